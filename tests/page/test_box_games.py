"""Whole games with all that a box brings, in French, at a desk and on a phone: to their end."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.page.conftest import NewVisitor
from tests.page.player import Person
from tests.page.scenes import expect_score_sheet

_BOXES: Final[dict[str, dict[str, Any]]] = {
    "newleaf": {"options": {"powers": "dealt"}},
    "pearlbrook": {},
    "spirecrest": {},
}


@pytest.mark.soak
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("box", _BOXES)
def test_a_whole_game_with_a_box(visitor: NewVisitor, box: str, size: tuple[int, int]) -> None:
    desk = size[0] >= 1024
    ann = visitor(size=size, language="fr", touch=not desk)
    code = ann.table("person", "greedy", boxes=["base", box], start=True, **_BOXES[box])
    ann.open(f"/table/{code}")
    person = Person(ann, seed=4, fits=desk)
    person.play()
    expect_score_sheet(ann, code)
    person.expect_no_faults()
