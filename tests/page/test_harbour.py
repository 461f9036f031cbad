"""A box of another package, for which the page has no folder: it plays through general parts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests import day
from tests.page.conftest import NewVisitor
from tests.page.harbour import BOXES
from tests.page.long_games import A_WHILE, long_game
from tests.page.player import Person
from tests.page.scenes import expect_score_sheet
from tests.web.process import ServerProcess


@long_game
@pytest.mark.parametrize(
    ("size", "touch"),
    day.some([((1440, 900), False), ((390, 844), True)], 1, "a foreign box"),
    ids=["desk", "phone"],
)
def test_it_is_played(
    harbour: ServerProcess, visitor: NewVisitor, size: tuple[int, int], touch: bool, whole: bool
) -> None:
    ann = visitor(harbour, size=size, touch=touch)
    code = ann.table("person", "random", boxes=BOXES, start=True)
    ann.open(f"/table/{code}")
    person = Person(ann, seed=4)
    person.play(until=lambda _: not whole and person.presses > A_WHILE)
    if whole:
        expect_score_sheet(ann, code)


def test_a_piece_is_taken_in_hand_and_put_back(harbour: ServerProcess, visitor: NewVisitor) -> None:
    ann = visitor(harbour)
    code = ann.table("person", "random", boxes=BOXES, start=True)
    page = ann.open(f"/table/{code}")
    page.locator("[data-thing^='roles:'].target").first.click()
    boat = page.locator("[data-thing='piece:boat'].target")
    worker = page.locator("[data-thing='place:basic_berry'].target")
    expect(worker).to_be_visible()
    boat.click()
    expect(boat).to_have_attribute("aria-pressed", "true")
    expect(worker).to_have_count(0)
    expect(page.locator("[data-thing='place:buoy'].target")).to_be_visible()
    page.keyboard.press("Escape")
    expect(worker).to_be_visible()
    boat.click()
    page.locator("[data-thing='place:buoy'].target").click()
    assert page.evaluate("eyes.until(() => eyes.heard.told.choices >= 2)")


def test_what_holds_for_everyone_lies_over_the_tree(
    harbour: ServerProcess, visitor: NewVisitor
) -> None:
    ann = visitor(harbour)
    code = ann.table("person", "random", boxes=BOXES, start=True)
    page = ann.open(f"/table/{code}")
    sky = page.locator("section.sky")
    expect(sky.locator("[data-thing='sky:storm']")).to_be_visible()
    expect(page.locator(".wing [data-thing^='sky:']")).to_have_count(0)
    strip, tree = sky.bounding_box(), page.locator(".desk > .tree").bounding_box()
    assert strip
    assert tree
    assert strip["y"] + strip["height"] <= tree["y"]
    ann.expect_no_faults(fits=True)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-thing='sky:storm']")).to_be_visible()
    ann.expect_no_faults()
