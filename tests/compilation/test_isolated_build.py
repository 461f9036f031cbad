"""What people install from the sources is compiled, although nothing was there before.

It takes minutes, so it is only done in `make soak`, and while the recipe of the build is not the
one that went well last. What the compiled sources import is looked at every time, by
tests/test_arrow.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.version import VERSION

from .changes import must_be_tried, note
from .checkout import Checkout
from .isolation import Outside, files_of


@pytest.mark.skipif(not must_be_tried(), reason="this recipe went well")
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
    note()
