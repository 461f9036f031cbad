"""Whole games with all that a box brings, in French, at a desk and on a phone: to their end."""

from __future__ import annotations

from typing import Any, Final

import pytest

from everdell.games import shelf
from tests.page.conftest import NewVisitor
from tests.page.player import Person
from tests.page.scenes import expect_score_sheet, shared

_EVERYTHING: Final = ["base", *(id for id, box in shelf().items() if "base" in box.requires)]
_TABLES: Final[dict[str, dict[str, Any]]] = {
    "newleaf": {"boxes": ["base", "newleaf"], "options": {"powers": "dealt"}},
    "pearlbrook": {"boxes": ["base", "pearlbrook"]},
    "spirecrest": {"boxes": ["base", "spirecrest"]},
    "mistwood": {"boxes": ["base", "mistwood"]},
    "everything": {"boxes": _EVERYTHING},
}
_SIZES: Final = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])

pytestmark = pytest.mark.soak


@_SIZES
@pytest.mark.parametrize("table", _TABLES)
def test_a_whole_game_with_a_box(visitor: NewVisitor, table: str, size: tuple[int, int]) -> None:
    desk = size[0] >= 1024
    ann = visitor(size=size, language="fr", touch=not desk)
    code = ann.table("person", "greedy", start=True, **_TABLES[table])
    ann.open(f"/table/{code}")
    person = Person(ann, seed=4, fits=desk)
    person.play()
    expect_score_sheet(ann, code)
    person.expect_no_faults()


@_SIZES
def test_two_share_a_screen_with_everything(visitor: NewVisitor, size: tuple[int, int]) -> None:
    desk = size[0] >= 1024
    ann = visitor(size=size, language="fr", touch=not desk)
    code = shared(ann, 2, boxes=_EVERYTHING)
    ann.open(f"/table/{code}")
    person = Person(ann, seed=9, fits=desk)
    person.play()
    expect_score_sheet(ann, code)
    person.expect_no_faults()
