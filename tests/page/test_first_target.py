"""On a phone a decision begins with something ringed in sight, and what is hidden is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import advance, options_of
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_FR: Final = catalog("fr")
_PHONE: Final = (390, 844)
_ON_ITS_SIDE: Final = (844, 390)

# How many ringed things a finger would meet in their middle.
_IN_SIGHT: Final = """() => [...document.querySelectorAll('.thing.target')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""
_SCROLLED: Final = "document.querySelector('main.view').scrollTop"


def _begun(ann: Visitor, code: str) -> Page:
    page = ann.open(f"/table/{code}")
    page.evaluate("eyes.asked")
    return page


def _play(ann: Visitor, code: str, liked: Callable[[str], bool]) -> int:
    """Choose beside the page, as from another device; the version of the next turn."""
    table = ann.get(f"/api/tables/{code}")["table"]
    option = next(filter(liked, options_of(table)))
    ann.post(f"/api/tables/{code}/choose", option=option, version=table["version"])
    return int(table["version"]) + 2


def _goes_to_work(option: str) -> bool:
    return option.startswith("visit:basic")


def _tab(page: Page, name: str) -> Locator:
    return page.locator(".tabs").get_by_role("button", name=name)


def test_the_first_turn_begins_with_something_ringed_in_sight(visitor: NewVisitor) -> None:
    for size in (_PHONE, _ON_ITS_SIDE):
        ann = visitor(size=size, touch=True)
        page = _begun(ann, ann.table("person", "greedy", start=True))
        assert page.evaluate(_IN_SIGHT) > 0


def test_it_glides_there_where_things_move(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True, moving=True)
    page = _begun(ann, ann.table("person", "greedy", start=True))
    page.wait_for_function(_IN_SIGHT)


def test_a_turn_leads_away_from_the_log(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True)
    code = ann.table("person", "greedy", start=True)
    page = _begun(ann, code)
    _tab(page, _EN.text("board-tab-story")).tap()
    expect(page.locator(".thing.target")).to_have_count(0)
    page.evaluate("eyes.asked", _play(ann, code, _goes_to_work))
    assert page.evaluate(_IN_SIGHT) > 0


def test_what_is_in_sight_already_stays_where_it_is(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True)
    code = ann.table("person", "greedy", start=True)
    page = _begun(ann, code)
    page.evaluate("document.querySelector('main.view').scrollTop += 40")
    before = page.evaluate(_SCROLLED)
    assert page.evaluate(_IN_SIGHT) > 0
    page.evaluate("eyes.asked", _play(ann, code, _goes_to_work))
    assert page.evaluate(_SCROLLED) == before


def test_a_player_who_reads_a_sheet_is_led_on_afterwards(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True)
    code = ann.table("person", "greedy", start=True)
    page = _begun(ann, code)
    page.evaluate("document.querySelector('main.view').scrollTop = 0")
    page.locator(".strip .spread").tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    _play(ann, code, _goes_to_work)
    page.evaluate("eyes.calm()")
    assert page.evaluate("eyes.heard.told.choices") > 0
    assert page.evaluate(_SCROLLED) == 0
    page.keyboard.press("Escape")
    page.wait_for_function(_IN_SIGHT)


def test_a_player_who_writes_is_not_led_away(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True)
    code = ann.table("person", "greedy", start=True)
    page = _begun(ann, code)
    _tab(page, _EN.text("board-tab-story")).tap()
    field = page.locator(".talk .field")
    field.fill("Well")
    _play(ann, code, _goes_to_work)
    page.evaluate("n => eyes.until(() => eyes.heard.told.choices > n)", 1)
    page.evaluate("eyes.calm()")
    expect(field).to_have_value("Well")


def test_jumps_and_tabs_count_what_can_be_chosen(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True, language="fr")
    code = ann.table("person", "greedy", start=True)
    page = _begun(ann, code)
    places = page.locator(".thing.target").count()
    told = _FR.text("board-choosable-inside", n=places)
    jump = page.get_by_role("button", name=_FR.text("board-part-places"))
    expect(jump.locator(".dot")).to_have_text(str(places))
    expect(jump).to_have_attribute("aria-description", told)
    events = page.get_by_role("button", name=_FR.text("board-part-events"))
    expect(events.locator(".dot")).to_have_count(0)
    board = _tab(page, _FR.text("board-tab-board"))
    expect(board).to_have_attribute("aria-description", told)
    expect(board.locator(".dot")).to_have_count(0)
    _tab(page, _FR.text("board-tab-city")).tap()
    expect(board.locator(".dot")).to_have_text(str(places))
    ann.expect_no_faults()


def test_a_tab_counts_the_cards_of_a_city(visitor: NewVisitor) -> None:
    ann = visitor(size=_PHONE, touch=True)
    code = ann.table("person", start=True)

    def at_home(option: str) -> bool:
        return option.startswith("visit:city:0:")

    table = advance(ann, code, lambda table: any(map(at_home, options_of(table))))
    page = _begun(ann, code)
    n = len(list(filter(at_home, options_of(table))))
    tab = _tab(page, _EN.text("board-tab-city"))
    expect(tab).to_have_attribute("aria-description", _EN.text("board-choosable-inside", n=n))
    _tab(page, _EN.text("board-tab-others")).tap()
    expect(tab.locator(".dot")).to_have_text(str(n))
