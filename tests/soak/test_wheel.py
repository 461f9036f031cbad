"""The wheel of `make wheel`, as it is given away."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.version import VERSION
from tests.compilation.checkout import Checkout
from tests.compilation.isolation import Outside

pytestmark = pytest.mark.soak


def test_the_wheel_holds_the_compiled_engine(tmp_path: Path) -> None:
    outside = Outside(tmp_path)
    (wheel,) = outside.build(Checkout(tmp_path / "everdell")).glob("*.whl")
    assert "py3-none-any" not in wheel.name
    assert outside.installed_version(wheel) == f"everdell {VERSION} (compiled engine)"


def test_a_folder_of_sources_is_installed_compiled(tmp_path: Path) -> None:
    """`pip install .`"""
    checkout = Checkout(tmp_path / "everdell")
    said = Outside(tmp_path).installed_version(checkout.root)
    assert said == f"everdell {VERSION} (compiled engine)"
