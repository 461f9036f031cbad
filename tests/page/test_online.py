"""A game of two browsers, with everything that happens to people on the way."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.long_games import long_game
from tests.page.player import Person
from tests.page.scenes import expect_score_sheet
from tests.page.visitor import GONE, Visitor
from tests.web.process import ServerProcess

pytestmark = pytest.mark.core

_EN: Final = catalog("en")
_FR: Final = catalog("fr")

_TOLD: Final = """eyes.calm().then(() => {
  const { version, status, decider } = eyes.heard.told;
  return [version, status, decider];
})"""


class _Round:
    """People at one table, each at a screen of their own, in the order of their seats."""

    def __init__(self, *people: Person) -> None:
        self.people = people
        self._last = people[0]

    def play(self, presses: int | None = None) -> None:
        """So many presses, or to the end."""
        made = 0
        while made != presses:
            version, seat = self._state()
            if seat is None:
                return
            self._last = self.people[seat]
            self._last.answer(self._last.look(version))
            made += 1

    def decider(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        return self._state()[1]

    def _state(self) -> tuple[int, int | None]:
        """The version and whose turn it is, as the last one to press knows."""
        version, status, decider = self._last.page.evaluate(_TOLD)
        return version, decider if status == "playing" else None


def _ringed(page: Page) -> set[str]:
    found = page.evaluate(
        "eyes.calm(30).then("
        "() => [...document.querySelectorAll('.thing.target')].map((one) => one.dataset.thing))"
    )
    return set(found)


def _version(page: Page) -> int:
    return int(page.evaluate("eyes.calm(30).then(() => eyes.heard.told.version)"))


def _expect_version(page: Page, version: int) -> None:
    assert page.evaluate("n => eyes.until(() => eyes.heard.told?.version >= n)", version)


@long_game
def test_two_browsers(mortal: ServerProcess, visitor: NewVisitor, whole: bool) -> None:
    ann = visitor(mortal, size=(1440, 900), language="en")
    ben = visitor(mortal, size=(390, 844), language="fr", touch=True)
    code = _meet(ann, ben)
    table = _Round(Person(ann, seed=1), Person(ben, seed=2))
    watcher = visitor(mortal, size=(1280, 720), theme="dark")
    watcher.open(f"/table/{code}")
    second = ann.new_tab()
    second.goto(f"/table/{code}")

    table.play(12)
    _expect_two_tabs_to_agree(table, ann, second)
    second.close()
    _expect_no_secrets(watcher.page)

    before = _version(ben.page)
    ben.page.reload()
    _expect_version(ben.page, before)
    table.play(12)

    _survive_a_power_cut(mortal, ann, ben, watcher)
    table.play(None if whole else 12)
    for one in (ann, ben, watcher):
        if whole:
            expect_score_sheet(one, code)
        one.expect_no_faults()
    for person in table.people:
        person.expect_no_faults()


def _meet(ann: Visitor, ben: Visitor) -> str:
    """Ann opens a table, Ben joins by its link, and Ann starts the game."""
    code = ann.table("person", "person")
    ann.open(f"/table/{code}")
    start = ann.page.get_by_role("button", name=_EN.text("lobby-start"), exact=True)
    expect(start).to_be_disabled()
    ben.open(f"/join/{code}")
    ben.page.get_by_role("button", name=_FR.text("lobby-sit"), exact=True).tap()
    start.click()
    expect(ann.page.locator(".thing.target").first).to_be_visible()
    return code


def _expect_two_tabs_to_agree(table: _Round, ann: Visitor, second: Page) -> None:
    while table.decider() != 0:
        table.play(1)
    _expect_version(second, _version(ann.page))
    assert _ringed(second) == _ringed(ann.page) != set()


def _expect_no_secrets(page: Page) -> None:
    expect(page.get_by_text(_EN.text("decision-watching"))).to_be_visible()
    assert _ringed(page) == set()
    expect(page.locator('[data-thing^="hand:"]')).to_have_count(0)


def _survive_a_power_cut(server: ServerProcess, *visitors: Visitor) -> None:
    version = max(_version(one.page) for one in visitors)
    for one in visitors:
        _expect_version(one.page, version)
        one.forgive(GONE)
    server.kill()
    for one, words in zip(visitors, (_EN, _FR, _EN), strict=True):
        expect(one.page.get_by_text(words.text("decision-link-lost"))).to_be_visible()
    server.start()
    for one, words in zip(visitors, (_EN, _FR, _EN), strict=True):
        expect(one.page.get_by_text(words.text("decision-link-lost"))).to_be_hidden()
    assert {_version(one.page) for one in visitors} == {version}
