"""A process runs the compiled engine or the sources, never some of both."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from everdell.compilation import engine_report, parts
from everdell.compilation.engine_choice import PLACE

from .checkout import ROOT, Checkout

# What ends the files of the modules that are compiled, where they are.
LOADED = """
import sys, everdell.bots, everdell.cli.engine_speed
from everdell.compilation.parts import compiled_sources
from pathlib import Path
package = Path(everdell.__file__).parent
names = {
    "everdell." + ".".join(path.relative_to(package).with_suffix("").parts)
    for path in compiled_sources(package)
}
files = [str(sys.modules[name].__file__) for name in names & set(sys.modules)]
print(sorted({file.rsplit(".", 1)[-1] for file in files}))
"""
# A worker is asked which engine it has, before and after the compiled one is put in its place.
TAKEN_UP = """
import asyncio, shutil, sys
from everdell.compilation.engine_choice import PLACE
from everdell.compilation.engine_report import engine
from everdell.web.workers import Workers

async def main() -> None:
    workers = Workers("quick", 1, 30.0)
    print(engine(), await workers.answer(engine))
    shutil.copytree(sys.argv[1], PLACE.with_suffix(".part"))
    print(engine(), await workers.answer(engine))
    PLACE.with_suffix(".part").rename(PLACE)
    print(engine(), await workers.answer(engine))
    await workers.close()

if __name__ == "__main__":
    asyncio.run(main())
"""

on_compiled = pytest.mark.skipif(
    not engine_report.is_compiled(), reason="needs the compiled engine"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "everdell")


def build(checkout: Checkout) -> Path:
    """The engine that was compiled for the tests, put where the same sources expect it."""
    assert PLACE is not None
    place = parts.place(checkout.root)
    assert place.name == PLACE.name
    shutil.copytree(PLACE, place)
    return place


def test_a_checkout_without_a_compiled_engine_runs_its_sources(checkout: Checkout) -> None:
    assert checkout.run("-c", LOADED) == "['py']"
    assert "make build" in checkout.version()


def test_libraries_beside_the_sources_of_a_checkout_are_not_loaded(checkout: Checkout) -> None:
    """Their age is unknown."""
    library = checkout.root / "src" / "everdell" / "engine" / f"state{parts.LIBRARY_SUFFIX}"
    library.write_bytes(b"not even a library")
    assert checkout.run("-c", LOADED) == "['py']"


@on_compiled
def test_once_it_is_compiled_all_of_it_runs(checkout: Checkout) -> None:
    build(checkout)
    assert checkout.run("-c", LOADED) == "['so']"
    assert checkout.version().endswith("(compiled engine)")


@on_compiled
def test_asked_for_the_sources_one_gets_nothing_else(checkout: Checkout) -> None:
    build(checkout)
    assert checkout.run("-c", LOADED, EVERDELL_PURE="1") == "['py']"


@on_compiled
def test_a_changed_source_is_not_passed_over(checkout: Checkout) -> None:
    build(checkout)
    source = checkout.root / "src" / "everdell" / "engine" / "rng.py"
    source.write_text(source.read_text() + "\n")
    assert checkout.run("-c", LOADED) == "['py']"


@on_compiled
def test_a_server_takes_it_up_for_its_bots_while_it_runs(checkout: Checkout) -> None:
    """And not before it is there as a whole."""
    assert PLACE is not None
    script = checkout.root / "taken_up.py"
    script.write_text(TAKEN_UP)
    assert checkout.run(str(script), str(PLACE)).splitlines() == [
        "interpreted interpreted",
        "interpreted interpreted",
        "interpreted compiled",
    ]


def test_why_there_is_none_is_read_from_the_note_of_a_build(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = parts.place(checkout.root)
    place.parent.mkdir(parents=True)
    parts.failure(place).write_text("no-compiler\n")
    assert "no C compiler was found" in checkout.version()
    parts.failure(place).write_text("failed\n")
    assert "could not be compiled" in checkout.version()


def test_two_builds_do_not_collide(checkout: Checkout) -> None:
    """The second waits, and finds that there is nothing left to do."""
    place = parts.place(checkout.root)
    (checkout.root / "setup.py").write_text(SLOW_BUILD)
    place = parts.place(checkout.root)
    builds = [
        subprocess.Popen([sys.executable, "tools/compile.py"], cwd=checkout.root) for _ in range(2)
    ]
    assert [build.wait(60) for build in builds] == [0, 0]
    assert place.is_dir()
    assert (checkout.root / "builds").read_text() == "one\n"


# In place of setup.py: a build that takes a moment, and counts itself.
SLOW_BUILD = f"""
import pathlib, sys, time
out = pathlib.Path(sys.argv[sys.argv.index("--build-lib") + 1])
with open("builds", "a") as builds:
    builds.write("one\\n")
time.sleep(0.3)
out.mkdir(parents=True)
(out / "lib{parts.LIBRARY_SUFFIX}").touch()
"""


def test_an_edit_during_a_build_makes_it_begin_again(checkout: Checkout) -> None:
    """What was compiled from some of both is thrown away."""
    source = checkout.root / "src" / "everdell" / "engine" / "rng.py"
    edit = f"""
if not pathlib.Path("builds").read_text().count("one") > 1:
    pathlib.Path({str(source)!r}).open("a").write("\\n")
"""
    (checkout.root / "setup.py").write_text(SLOW_BUILD + edit)
    before = parts.place(checkout.root)
    checkout.run("tools/compile.py")
    assert not before.exists()
    assert parts.place(checkout.root).is_dir()


def test_a_build_that_fails_leaves_nothing_but_its_note(checkout: Checkout) -> None:
    (checkout.root / "setup.py").write_text("import sys; sys.exit(1)")
    with pytest.raises(subprocess.CalledProcessError):
        checkout.run("tools/compile.py")
    place = parts.place(checkout.root)
    assert not place.exists()
    assert parts.failure(place).read_text() == "failed\n"


def test_the_makefile_and_setup_name_no_part_by_themselves() -> None:
    """What is compiled is said in one place."""
    for name in ("Makefile", "setup.py", "pyproject.toml", "tools/compile.py"):
        text = (ROOT / name).read_text()
        assert "bots/thinking" not in text
        assert "bots.thinking" not in text
