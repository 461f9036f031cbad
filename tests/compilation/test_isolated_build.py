"""What people install from the sources is compiled, although nothing was there before.

It takes a while, so it is only done when what it depends on has changed since it went well. What
the compiled sources import is looked at every time, by tests/test_arrow.py.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest

import everdell
from everdell.compilation.parts import compiled_sources
from everdell.version import VERSION

from .checkout import ROOT, Checkout
from .isolation import Outside, files_of

# Kept with what was built: a fresh clone has none.
STAMP: Final = ROOT / "build" / "isolated-build"
RECIPE: Final = ("setup.py", "pyproject.toml", "src/everdell/compilation/parts.py")


def state() -> str:
    package = Path(everdell.__file__).parent
    names = [path.relative_to(package).as_posix() for path in compiled_sources(package)]
    texts = [(ROOT / name).read_bytes() for name in RECIPE]
    return blake2b(b"\0".join([*texts, *map(str.encode, names)])).hexdigest()


@pytest.mark.skipif(
    STAMP.is_file() and STAMP.read_text() == state(), reason="the build has not changed"
)
def test_pip_installs_the_compiled_engine_from_the_archive_of_the_sources(tmp_path: Path) -> None:
    outside = Outside(tmp_path, EVERDELL_OPT_LEVEL="0")  # the fastest to build
    (archive,) = outside.build(Checkout(tmp_path / "everdell"), "--sdist").glob("*.tar.gz")
    assert files_of(archive) >= {
        "setup.py",
        "LICENSE",
        "src/everdell/bots/experience.json",
        "src/everdell/compilation/parts.py",
        "src/everdell/engine/state.py",
        "src/everdell/py.typed",
        "src/everdell/texts/fr/core.ftl",
        "src/everdell/web/page/index.html",
    }
    assert outside.installed_version(archive) == f"everdell {VERSION} (compiled engine)"
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(state())
