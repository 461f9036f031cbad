"""Which games are played to their end: one kind of them every day, all of them in `make soak`."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from tests import day

# Most of what can go wrong goes wrong early; whole games of every kind take several minutes.
A_WHILE: Final = 25  # presses

_KINDS: Final = ("desk", "one screen", "phone", "keyboard", "online", "foreign box", "six players")
_TODAY: Final = Random(f"{day.NUMBER} long games").choice(_KINDS)


def long_game(kind: str) -> pytest.MarkDecorator:
    """Give a test `whole`: whether it plays this kind of game to its end, or only for a while."""
    assert kind in _KINDS
    end = pytest.param(True, id="to-the-end", marks=[] if kind == _TODAY else [pytest.mark.soak])
    return pytest.mark.parametrize(
        "whole", [end] if kind == _TODAY else [pytest.param(False, id="a-while"), end]
    )
