"""Run the engine from its Python sources although a compiled one is installed.

Both modes must play the same games, so the tests and `everdell bench --compare` run one
installation twice; EVERDELL_PURE=1 chooses the sources.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_COMPILED = (
    "everdell.engine",
    "everdell.boxes",
    "everdell.bots.thinking",
    "everdell.environments.encoding",
)


class _SourcesOnly:
    """A finder that looks past extension modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(_COMPILED):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def use_sources() -> None:
    sys.meta_path.insert(0, _SourcesOnly())
