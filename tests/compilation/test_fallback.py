"""What an installation without a compiled engine says about itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .changes import must_be_tried
from .checkout import Checkout

pytestmark = pytest.mark.skipif(not must_be_tried(), reason="the build has not changed")

# A compiler for one file only: the one by which the build finds out whether there is a compiler.
SHORT_OF_BREATH = """#!/bin/sh
case "$*" in *trial.c*) exec cc "$@";; esac
echo "virtual memory exhausted" >&2
exit 1
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "everdell")


def pip_wheel(checkout: Checkout, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", "--wheel-dir", "wheels", ".",
    ]  # fmt: skip
    return subprocess.run(
        command,
        cwd=checkout.root,
        env={**checkout.environment, **environment},
        capture_output=True,
        text=True,
    )


def installed_version(checkout: Checkout) -> str:
    """What the wheel says once it is installed."""
    (wheel,) = (checkout.root / "wheels").iterdir()
    place = checkout.root / "installed"
    checkout.run("-m", "pip", "install", "--quiet", "--no-deps", "--target", str(place), str(wheel))
    return checkout.run("-m", "everdell", "--version", PYTHONPATH=str(place))


def test_without_a_compiler_pip_shows_it_and_the_version_says_what_to_do(
    checkout: Checkout,
) -> None:
    done = pip_wheel(checkout, CC="false")
    assert done.returncode == 0, done.stderr
    assert "interpreted_because_no_C_compiler_was_found-py3-none-any.whl" in done.stdout
    said = installed_version(checkout)
    assert "pure Python engine" in said
    assert "no C compiler was found" in said
    assert "apt-get install gcc" in said


def test_a_compiler_that_is_a_must(checkout: Checkout) -> None:
    done = pip_wheel(checkout, CC="false", EVERDELL_COMPILE="1")
    assert done.returncode != 0
    assert "no C compiler was found" in done.stderr + done.stdout


def test_who_wants_no_compiled_engine_gets_none_and_is_reminded(checkout: Checkout) -> None:
    done = pip_wheel(checkout, EVERDELL_COMPILE="0")
    assert done.returncode == 0, done.stderr
    assert "interpreted" not in done.stdout
    assert "EVERDELL_COMPILE=0 said so" in installed_version(checkout)


def test_a_compiler_that_fails_is_an_error_with_the_way_around_it(checkout: Checkout) -> None:
    """pip shows nothing of a build that succeeds: to fall back would be to keep it a secret."""
    compiler = checkout.root / "cc"
    compiler.write_text(SHORT_OF_BREATH)
    compiler.chmod(0o755)
    done = pip_wheel(checkout, CC=str(compiler))
    assert done.returncode != 0
    said = done.stderr + done.stdout
    assert "everdell: the engine cannot be compiled" in said
    assert "EVERDELL_COMPILE=0" in said
