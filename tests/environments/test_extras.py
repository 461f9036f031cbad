"""Without the packages of an extra the rest works, and the environments say what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run(script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("aec", "numpy", "rl"),
        ("aec", "pettingzoo", "rl"),
        ("single", "gymnasium", "rl"),
        ("spiel", "pyspiel", "spiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(module: str, package: str, extra: str) -> None:
    said = run(
        "import sys\n"
        f"sys.modules[{package!r}] = None\n"
        "from everdell import EverdellError\n"
        "try:\n"
        f"    import everdell.environments.{module}\n"
        "except EverdellError as fault:\n"
        "    print(fault.code, fault)\n"
    )
    assert said == (
        f"missing-extra This needs the package '{package}': pip install 'everdell[{extra}]'"
    )


def test_the_rest_of_the_package_does_without() -> None:
    said = run(
        "import sys\n"
        "import everdell, everdell.bots, everdell.testing, everdell.cli.app\n"
        "print([name for name in ('gymnasium', 'pettingzoo', 'pyspiel', 'everdell.environments')\n"
        "       if name in sys.modules])\n"
    )
    assert said == "[]"
