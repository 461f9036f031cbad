"""What is compiled, in one place.

`setup.py` and `tools/compile.py` run this file by itself, before anything is installed: it may
import the standard library and nothing else.
"""

from __future__ import annotations

import sysconfig
from hashlib import blake2b
from pathlib import Path
from typing import Final

# Folders of the package. What they import must be compiled with them, or come from the standard
# library or the requirements of the build.
PARTS: Final = ("engine", "boxes", "bots/thinking", "environments/encoding")
_INTERPRETED: Final = ("__init__.py", "engine/shapes.py")  # the latter says why

# Beside its sources an engine depends on how it is built.
_RECIPE: Final = ("setup.py", "pyproject.toml")
NOTE: Final = "why-interpreted.txt"  # in an installed package without a compiled engine
LIBRARY_SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))


def sources(package: Path) -> list[Path]:
    """All sources of the parts, also those that stay interpreted."""
    return [path for part in PARTS for path in sorted((package / part).rglob("*.py"))]


def compiled_sources(package: Path) -> list[Path]:
    return [path for path in sources(package) if not path.as_posix().endswith(_INTERPRETED)]


def place(root: Path) -> Path:
    """Where the engine that is compiled from the sources of a checkout belongs.

    Another state of the sources has another place, so an engine is never older than its sources;
    and it is moved there as a whole, so what is there is complete.
    """
    package = root / "src" / "everdell"
    state = blake2b(LIBRARY_SUFFIX.encode(), digest_size=8)
    for path in (*sources(package), *(root / name for name in _RECIPE)):
        text = path.read_bytes()
        state.update(f"{path.relative_to(root).as_posix()} {len(text)}\n".encode())
        state.update(text)
    return root / "build" / "engine" / state.hexdigest()


def failure(place: Path) -> Path:
    """The note that says why there is no engine at a place."""
    return place.with_suffix(".failure")
