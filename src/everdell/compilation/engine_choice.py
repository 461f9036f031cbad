"""Which engine a process runs: decided once, before any of it is imported, so the two never mix.

- Installed, the compiled modules lie beside their sources, and Python prefers them by itself.
- In a checkout they lie apart, in a folder named after the state of the sources they were compiled
  from. If there is none for the present state, the sources run.
- EVERDELL_PURE=1 asks for the sources. Both engines must play the same games, so the tests and
  `everdell bench --compare` run one installation twice.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from everdell.compilation import parts

_PACKAGE: Final = Path(__file__).parents[1]
_MODULES: Final = tuple(f"everdell.{part.replace('/', '.')}." for part in parts.PARTS)
_SHARED: Final = "__mypyc"  # how the name of the library ends that all compiled modules share


def _checkout() -> Path | None:
    root = _PACKAGE.parents[1]
    here = _PACKAGE.parent == root / "src" and (root / "setup.py").is_file()
    return root if here else None


def _sources_wanted() -> bool:
    return os.environ.get("EVERDELL_PURE", "0") not in ("", "0")


SOURCES_WANTED: Final = _sources_wanted()
CHECKOUT: Final = _checkout()
# The folder of the engine compiled from the sources of the checkout, whether it is there or not.
PLACE: Final = parts.place(CHECKOUT) if CHECKOUT and not SOURCES_WANTED else None


class _SourcesOnly:
    """A finder that looks past extension modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(_MODULES):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


class _CompiledApart:
    """A finder that looks into the folder of a compiled engine first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(_MODULES) and not name.endswith(_SHARED):
            return None
        library = self._folder / f"{name.replace('.', '/')}{parts.LIBRARY_SUFFIX}"
        return spec_from_file_location(name, library) if library.is_file() else None


def choose() -> None:
    """To be called once, before anything of the engine is imported."""
    if PLACE is not None and PLACE.is_dir():
        sys.meta_path.insert(0, _CompiledApart(PLACE))
    elif PLACE is not None or SOURCES_WANTED:
        sys.meta_path.insert(0, _SourcesOnly())
