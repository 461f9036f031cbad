"""Which games are played to their end: all kinds of them in `make soak`, none in every run."""

from __future__ import annotations

from typing import Final

import pytest

# Most of what can go wrong goes wrong early; whole games take a minute or two each.
A_WHILE: Final = 15  # presses

# Give a test `whole`: whether it plays a game to its end, or only for a while.
long_game: Final = pytest.mark.parametrize(
    "whole",
    [
        pytest.param(False, id="a-while"),
        pytest.param(True, id="to-the-end", marks=pytest.mark.soak),
    ],
)
