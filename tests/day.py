"""What changes from day to day, and can be asked for again: the ground on which games are played.

EVERDELL_DAY=2026-12-24 plays the games of that day. EVERDELL_BOX=legends leaves out all tables
without that box.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import pytest
from _pytest.mark import ParameterSet

# Kept in the environment: several processes test, and must agree when a day ends meanwhile.
DAY: Final = os.environ.setdefault("EVERDELL_DAY", datetime.now(UTC).date().isoformat())
NUMBER: Final = random.Random(DAY).getrandbits(63)
BOX: Final = os.environ.get("EVERDELL_BOX", "")


def some(
    cases: Sequence[tuple[object, ...]],
    n: int,
    what: str,
    others: pytest.MarkDecorator = pytest.mark.soak,
) -> list[ParameterSet]:
    """These as parameters of a test: `n` of the day, the others when everything is tested."""
    today = random.Random(f"{NUMBER} {what}").sample(range(len(cases)), min(n, len(cases)))
    return [
        pytest.param(*case, marks=[] if i in today else [others]) for i, case in enumerate(cases)
    ]


def each_of_some(cases: Sequence[object], n: int, what: str) -> list[ParameterSet]:
    """The same for a test with one parameter."""
    return some([(case,) for case in cases], n, what)
