"""What people do at a table beside playing: leave, come back, give time, ask each other."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_TWIGS: Final = '[data-thing="place:basic_three_twigs"]'
_RINGED: Final = ".thing.target"


def _two(visitor: NewVisitor, **wishes: Any) -> tuple[str, Visitor, Visitor]:
    """Two browsers at a game that has begun; Ann begins."""
    ann, ben = visitor(), visitor()
    code = ann.table("person", "person", mine=[0], **wishes)
    ben.post(f"/api/tables/{code}/join", name="Ben")
    ann.post(f"/api/tables/{code}/start")
    for one in (ann, ben):
        one.open(f"/table/{code}")
    expect(ann.page.locator(_RINGED).first).to_be_visible()
    return code, ann, ben


def _button(page: Page, key: str, **names: str) -> Locator:
    return page.get_by_role("button", name=_EN.text(key, **names), exact=True)


def _from_menu(page: Page, key: str, **names: str) -> None:
    _button(page, "decision-menu").click()
    _button(page, key, **names).click()


def _expect_answered(page: Page) -> None:
    """A bot has made the second move, and the third is asked for."""
    answered = "({ choices, decider }) => choices > 1 && decider === 0"
    assert page.evaluate(f"eyes.until(() => ({answered})(eyes.heard.told))")
    expect(page.locator(_RINGED).first).to_be_visible()


def _told(visitor: Visitor, code: str) -> Any:
    return visitor.get(f"/api/tables/{code}")["table"]


# Leaving and coming back ----------------------------------------------------------------------


def test_a_bot_stands_in_until_the_person_is_back(visitor: NewVisitor) -> None:
    code, ann, ben = _two(visitor, stand_in="greedy")
    _from_menu(ben.page, "decision-leave")
    _button(ben.page, "decision-leave").click()
    away = _EN.text("decision-away-bot", bot=_EN.bot("greedy"))
    expect(ben.page.locator(".demand")).to_contain_text(away)
    ben.expect_no_faults(fits=True)
    ann.page.locator(_TWIGS).click()
    _expect_answered(ann.page)
    expect(ben.page.locator(_RINGED)).to_have_count(0)

    _button(ben.page, "decision-return").click()
    expect(ben.page.locator(".demand")).not_to_contain_text(away)
    ann.page.locator(f"{_RINGED}:has(.place)").first.click()
    expect(ben.page.locator(_RINGED).first).to_be_visible()
    assert _told(ben, code)["decider"] == 1


def test_a_seat_waits_where_no_bot_stands_in(visitor: NewVisitor) -> None:
    code, ann, ben = _two(visitor, stand_in="")
    _from_menu(ann.page, "decision-leave")
    _button(ann.page, "decision-leave").click()
    expect(ann.page.locator(".demand")).to_contain_text(_EN.text("decision-away-waits"))
    expect(ann.page.locator(_RINGED)).to_have_count(0)
    ann.page.reload()
    _button(ann.page, "decision-return").click()
    ann.page.locator(f"{_TWIGS}.target").click()
    expect(ben.page.locator(_RINGED).first).to_be_visible()
    assert _told(ben, code)["choices"] == 1


# Clocks ---------------------------------------------------------------------------------------


def test_others_give_time(visitor: NewVisitor) -> None:
    code, ann, ben = _two(visitor, clock=600)
    expect(ann.page.locator(".clock")).to_be_visible()
    before = _told(ann, code)["deadline"]
    _from_menu(ben.page, "decision-give-time", player="Ann")
    left = ann.page.locator(".clock .time")
    expect(left).to_contain_text("19")  # minutes, of twenty
    assert _told(ann, code)["deadline"] == before + 600
    for one in (ann, ben):
        one.expect_no_faults(fits=True)


# Taking back, with the others' consent --------------------------------------------------------


def test_an_undo_that_the_others_grant_or_refuse(visitor: NewVisitor) -> None:
    code, ann, ben = _two(visitor, undo="consent")
    ann.page.locator(_TWIGS).click()
    for yes in (False, True):
        _button(ann.page, "decision-undo-ask").click()
        request = ben.page.get_by_role("region", name=_EN.text("decision-proposal-title"))
        expect(request).to_contain_text("Ann")
        mine = ann.page.get_by_role("region", name=_EN.text("decision-proposal-title"))
        expect(mine).to_contain_text(_EN.text("decision-proposal-mine", kind="undo"))
        expect(_button(ann.page, "decision-undo-free")).to_be_disabled()  # it is being asked
        ben.expect_no_faults(fits=True)
        _button(ben.page, "decision-agree" if yes else "decision-refuse").click()
        expect(request).to_have_count(0)
        expect(mine).to_have_count(0)
        assert _told(ann, code)["choices"] == (0 if yes else 1)
    expect(ann.page.locator(f"{_TWIGS}.target")).to_be_visible()
    expect(ben.page.locator(_RINGED)).to_have_count(0)


def test_steps_stay_after_a_bot_has_answered(visitor: NewVisitor) -> None:
    """Locked, since others have moved; they lead back all the same, as bots agree to anything."""
    ann = visitor()
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    page.locator(_TWIGS).click()
    chip = page.locator(".chip")
    _expect_answered(page)
    expect(chip).to_have_count(1)
    expect(chip).to_contain_class("locked")
    chip.click()
    expect(page.locator(f"{_TWIGS}.target")).to_be_visible()
    expect(chip).to_have_count(0)
    assert _told(ann, code)["choices"] == 0


def test_a_lock_where_something_was_revealed(visitor: NewVisitor) -> None:
    """Beside another who has to agree, a player who draws cards cannot simply go back."""
    code, ann, ben = _two(visitor)
    ann.page.locator('[data-thing="place:basic_two_cards_point"]').click()
    chip = ann.page.locator(".chip")
    expect(chip).to_contain_class("locked")
    expect(chip.locator("svg")).to_have_count(2)  # what it was, and the lock
    chip.click()
    _button(ben.page, "decision-agree").click()
    expect(chip).to_have_count(0)
    assert _told(ann, code)["choices"] == 0
