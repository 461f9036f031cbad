"""Whole games, played to the score sheet by pressing what is ringed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.conftest import NewVisitor
from tests.page.long_games import A_WHILE, long_game
from tests.page.player import KeyboardPerson, Person
from tests.page.scenes import ALL_BOXES, expect_score_sheet, shared

pytestmark = pytest.mark.core


@long_game
def test_against_a_bot_at_a_desk(visitor: NewVisitor, whole: bool) -> None:
    ann = visitor(size=(1440, 900), language="en", theme="light")
    code = ann.table("person", "greedy", start=True)
    ann.open(f"/table/{code}")
    person = Person(ann, seed=1, fits=True)
    person.play(until=lambda _: not whole and person.presses > A_WHILE)
    if whole:
        expect_score_sheet(ann, code)
    person.expect_no_faults()


@long_game
def test_four_people_share_a_screen(visitor: NewVisitor, whole: bool) -> None:
    """With everything there is on the shelf."""
    ann = visitor(size=(1280, 720), language="fr", theme="dark")
    code = shared(ann, 4, boxes=ALL_BOXES)
    ann.open(f"/table/{code}")
    person = Person(ann, seed=2, fits=True)
    curtains = _Curtains(person)
    person.before_lifting = curtains.look_through
    person.play(until=lambda _: not whole and curtains.count > 12)
    if whole:
        expect_score_sheet(ann, code)
        assert curtains.count > 40  # one for each turn
    person.expect_no_faults()


class _Curtains:
    """Whether anything can be seen through the curtains: by eye, by ear, or in the document."""

    def __init__(self, person: Person) -> None:
        self.count = 0
        self._page = person.page

    def look_through(self) -> None:
        self.count += 1
        seen = self._page.evaluate("eyes.curtain()")
        assert seen["holes"] == []
        assert seen["next"] not in seen["hands"], "the next hand is in the document already"
        if self.count < 4:  # that takes its time, and every curtain is like the others
            assert self._audible() == seen["buttons"]

    def _audible(self) -> list[str]:
        """The buttons that a screen reader finds."""
        # As long as it is listened to, the browser keeps its tree up to date, which is dear.
        inspector = self._page.context.new_cdp_session(self._page)
        nodes: list[dict[str, Any]] = inspector.send("Accessibility.getFullAXTree")["nodes"]
        inspector.detach()
        return [
            node["name"]["value"]
            for node in nodes
            if not node["ignored"] and node["role"]["value"] == "button"
        ]


@long_game
def test_alone_against_rugwort_on_a_phone(visitor: NewVisitor, whole: bool) -> None:
    ann = visitor(size=(390, 844), language="fr", touch=True)
    code = ann.table("person", boxes=ALL_BOXES, start=True)
    ann.open(f"/table/{code}")
    person = Person(ann, seed=3)
    person.play(until=lambda _: not whole and person.presses > A_WHILE)
    if whole:
        expect_score_sheet(ann, code)
    person.expect_no_faults()


@long_game
def test_by_keyboard_alone(visitor: NewVisitor, whole: bool) -> None:
    ann = visitor(size=(1440, 900), language="en", theme="dark")
    code = ann.table("person", "random", boxes=["base", "legends"], start=True)
    ann.open(f"/table/{code}")
    person = KeyboardPerson(ann, seed=5, fits=True)
    person.play(until=lambda _: not whole and person.presses > A_WHILE)
    if whole:
        expect_score_sheet(ann, code)
    person.expect_no_faults()
