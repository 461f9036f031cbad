"""A player at the keyboard is led from one question to the next, and hears what is asked."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor

_EN: Final = catalog("en")
_HAND: Final = '[data-thing^="hand:"]'
_CONFIRM: Final = '[data-thing="done"]'


def test_keys_lead_from_question_to_question(visitor: NewVisitor) -> None:
    """The Haven: discard cards, as many as one likes, for resources, one for every two."""
    ann = visitor()
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    page.locator('[data-thing="place:haven"].target').focus()
    page.keyboard.press("Enter")

    first = page.locator(f"{_HAND}:focus")
    expect(first).to_contain_class("target")
    urgent = page.locator("[aria-live=assertive]")
    expect(urgent).to_contain_text("discard")
    for count in range(1, 5):
        page.keyboard.press("Enter")
        expect(page.locator(f"{_HAND}[aria-pressed=true]")).to_have_count(count)
        told = _EN.text("decision-count", n=count, most=5)
        expect(page.locator("[aria-live=polite]")).to_have_text(told)
        page.keyboard.press("ArrowRight")
    page.keyboard.press("0")
    confirm = page.locator(_CONFIRM)
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")

    counters = page.locator(".tray .counter")
    expect(counters).to_have_count(4)
    more = counters.first.locator("button").last
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")  # all that there is to gain
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(counters).to_have_count(0)
    me = ann.get(f"/api/tables/{code}")["table"]["game"]["players"][0]
    assert (me["resources"]["twig"], len(me["hand"])) == (2, 1)


def test_the_demand_is_a_region(visitor: NewVisitor) -> None:
    """Its number leads to the words, if there is nothing but the board to answer by."""
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("0")
    demand = page.locator('[data-region="0"]')
    expect(demand).to_be_focused()
    expect(demand).to_have_accessible_name(demand.locator(".text").inner_text())
    page.keyboard.press("F6")
    expect(page.locator('[data-region="1"] :focus')).to_have_count(1)


def test_a_player_who_points_is_left_alone(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    page.locator('[data-thing="place:haven"].target').click()
    cards = page.locator(f"{_HAND}.target")
    expect(cards.first).to_be_visible()
    expect(page.locator(":focus[data-thing^='hand:']")).to_have_count(0)
