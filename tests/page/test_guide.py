"""A guided first game: offered once, a note with each first, over nothing that can be chosen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from everdell.texts import Catalog, catalog
from tests.page import axe
from tests.page.conftest import NewVisitor
from tests.page.player import Person
from tests.page.scenes import advance, expect_workers, options_of, workers
from tests.page.visitor import Look

_NOTE: Final = '[data-region="note"]'
_WOOD: Final = '[data-thing="place:basic_three_twigs"]'
_SCREENS: Final[dict[str, Look]] = {
    "1366x768-fr": {"size": (1366, 768), "language": "fr"},
    "390x844-en": {"size": (390, 844), "language": "en", "touch": True},
}
_GUIDED: Final = {"guide": "on"}

# What lies under the note of the bar and of what can be chosen, as far as it is not scrolled away.
_COVERED: Final = """() => {
  const slip = document.querySelector('[data-region="note"]').getBoundingClientRect();
  return [...document.querySelectorAll('.thing.target, header.bar')].filter((one) => {
    const edges = [one, one.closest('main.view') ?? one].map((box) => box.getBoundingClientRect());
    const left = Math.max(...edges.map((box) => box.left), slip.left);
    const right = Math.min(...edges.map((box) => box.right), slip.right);
    const top = Math.max(...edges.map((box) => box.top), slip.top);
    const bottom = Math.min(...edges.map((box) => box.bottom), slip.bottom);
    return left < right && top < bottom;
  }).map((one) => one.dataset.thing ?? 'bar');
}"""


def _words(look: Look) -> Catalog:
    return catalog(look["language"])


def _says(page: Page, text: str) -> Locator:
    """The note says that, where it is in no one's way."""
    note = page.locator(_NOTE)
    expect(note.locator("p")).to_have_text(text)
    expect(note).to_be_visible()
    assert page.evaluate(_COVERED) == []
    return note


def _answer(page: Page, text: str) -> None:
    button = page.locator(_NOTE).get_by_role("button", name=text)
    (button.tap if page.evaluate("navigator.maxTouchPoints > 0") else button.click)()


@pytest.mark.parametrize("look", _SCREENS.values(), ids=_SCREENS)
def test_a_guided_beginning_by_mouse_or_finger(visitor: NewVisitor, look: Look) -> None:
    words = _words(look)
    ann = visitor(newcomer=True, **look)
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    _says(page, words.text("guide-offer"))
    assert axe.faults(page) == []
    _answer(page, words.text("guide-yes"))
    _says(page, words.text("guide-place"))
    assert axe.faults(page) == []
    ann.expect_no_faults()

    # Not put away, it is there again after a reload; put away, it is not.
    page.reload()
    _says(page, words.text("guide-place"))
    _answer(page, words.text("guide-got-it"))
    expect(page.locator(_NOTE)).to_have_count(0)
    page.reload()
    expect(page.locator(f"{_WOOD}.target")).to_be_visible()
    expect(page.locator(_NOTE)).to_have_count(0)

    # The next ones come with what they are about, and nothing stands in the way of a game.
    Person(ann, seed=1).play(
        until=lambda seen: seen.prompt == "turn" and page.locator(_NOTE).count() > 0
    )
    assert page.evaluate(_COVERED) == []
    text = page.locator(f"{_NOTE} p").inner_text()
    assert text != words.text("guide-place")
    _answer(page, words.text("guide-no-more"))
    expect(page.locator(_NOTE)).to_have_count(0)
    page.reload()
    expect(page.locator(".thing.target").first).to_be_visible()
    expect(page.locator(_NOTE)).to_have_count(0)


def test_on_a_phone_what_the_others_did_lies_above_the_note(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), touch=True, settings=_GUIDED)
    code = ann.table("person", "greedy", "greedy", start=True)
    table = ann.get(f"/api/tables/{code}")["table"]
    work = next(option for option in options_of(table) if option.startswith("visit:basic"))
    ann.post(f"/api/tables/{code}/choose", option=work, version=table["version"])
    page = ann.open(f"/table/{code}")
    slip = page.locator(".recap")
    expect(slip).to_be_visible()
    expect(page.locator(_NOTE)).to_be_visible()
    page.wait_for_function(
        f"""() => document.querySelector('.recap').getBoundingClientRect().bottom <=
            document.querySelector('{_NOTE}').getBoundingClientRect().top"""
    )
    expect(slip).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("look", _SCREENS.values(), ids=_SCREENS)
def test_a_guided_beginning_by_keyboard(visitor: NewVisitor, look: Look) -> None:
    words = _words(look)
    ann = visitor(newcomer=True, **look)
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    _says(page, words.text("guide-offer"))
    # It is said politely, and leaves the focus where it is.
    expect(page.locator("[aria-live=polite]").first).to_have_text(words.text("guide-offer"))
    assert page.evaluate("eyes.region()") is None
    for _ in range(12):
        page.keyboard.press("F6")
        if page.evaluate("eyes.region()") == "note":
            break
    yes = page.locator(_NOTE).get_by_role("button", name=words.text("guide-yes"))
    expect(yes).to_be_focused()
    page.keyboard.press("Enter")
    _says(page, words.text("guide-place"))
    got_it = page.locator(_NOTE).get_by_role("button", name=words.text("guide-got-it"))
    expect(got_it).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(_NOTE)).to_have_count(0)
    # On to what it was about.
    expect(page.locator(".thing.target:focus")).to_have_count(1)
    before = workers(page)
    page.keyboard.press("Enter")
    if look.get("touch"):  # on a phone it is read first, and done by a button below
        act = page.locator("dialog[open] [data-option]")
        act.wait_for()
        while not act.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect_workers(page, before - 1)


def test_escape_puts_a_note_away_after_what_is_read(visitor: NewVisitor) -> None:
    ann = visitor(newcomer=True, size=(1366, 768), settings=_GUIDED)
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    words = catalog("en")
    _says(page, words.text("guide-place"))
    page.locator(_WOOD).click(button="right")
    expect(page.locator('[data-region="panel"]')).to_be_visible()
    assert page.evaluate(_COVERED) == []
    page.keyboard.press("Escape")
    expect(page.locator('[data-region="panel"]')).to_have_count(0)
    expect(page.locator(_NOTE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(_NOTE)).to_have_count(0)


def test_a_declined_guide_is_not_offered_again(visitor: NewVisitor) -> None:
    ann = visitor(newcomer=True)
    words = catalog("en")
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    _says(page, words.text("guide-offer"))
    _answer(page, words.text("guide-no"))
    page.goto(f"/table/{ann.table('person', 'greedy', start=True)}")
    expect(page.locator(f"{_WOOD}.target")).to_be_visible()
    expect(page.locator(_NOTE)).to_have_count(0)
    # The settings have it on again, at once and from the beginning.
    page.goto("/settings")
    page.get_by_label(words.text("settings-guide")).check()
    page.go_back()
    _says(page, words.text("guide-place"))


def test_a_note_about_one_thing_of_many_points_at_it(visitor: NewVisitor) -> None:
    ann = visitor(newcomer=True, settings={"guide": "on", "told": ["place", "card", "hand"]})
    code = ann.table("person", start=True)

    def at_home(option: str) -> bool:
        return option.startswith("visit:city:0:")

    table = advance(ann, code, lambda table: any(map(at_home, options_of(table))))
    page = ann.open(f"/table/{code}")
    # Alone there is an opponent to tell of; here it is the guided game that comes first.
    _says(page, catalog("en").text("guide-home"))
    targets = [
        option["targets"][0]
        for option in table["game"]["decision"]["options"]
        if at_home(option["id"])
    ]
    pointed = {f"city:0:{one['card']}:{one['slot']}" for one in targets}
    glowing = page.locator("[data-noted=glow]")
    assert {one.get_attribute("data-thing") for one in glowing.all()} == pointed


def test_the_last_note_is_about_the_score_sheet(visitor: NewVisitor) -> None:
    ann = visitor(newcomer=True, size=(1366, 768), settings=_GUIDED)
    code = ann.table("person", start=True)
    advance(ann, code, lambda table: table["status"] == "over")
    page = ann.open(f"/table/{code}")
    note = page.locator(f"dialog[open] {_NOTE}")
    words = catalog("en")
    expect(note.locator("p")).to_have_text(words.text("guide-score"))
    assert axe.faults(page) == []
    _answer(page, words.text("guide-got-it"))
    expect(note).to_have_count(0)
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("look", _SCREENS.values(), ids=_SCREENS)
def test_a_box_says_once_what_it_brings(visitor: NewVisitor, look: Look) -> None:
    words = _words(look)
    settings = {"guide": "off", "boxNotes": True}
    ann = visitor(newcomer=True, settings=settings, **look)
    boxes = ["base", "legends"]
    page = ann.open(f"/table/{ann.table('person', 'greedy', boxes=boxes, start=True)}")
    _says(page, words.text("note-legends-kept"))
    expect(page.locator("[data-noted=glow]")).to_have_count(2)
    assert axe.faults(page) == []
    _answer(page, words.text("guide-got-it"))
    expect(page.locator("[data-noted]")).to_have_count(0)
    page.goto(f"/table/{ann.table('person', 'greedy', boxes=boxes, start=True)}")
    expect(page.locator(f"{_WOOD}.target")).to_be_visible()
    expect(page.locator(_NOTE)).to_have_count(0)


def test_alone_the_opponent_is_introduced(visitor: NewVisitor) -> None:
    ann = visitor(newcomer=True, settings={"guide": "off"})
    page = ann.open(f"/table/{ann.table('person', start=True)}")
    _says(page, catalog("en").text("note-base-rival"))
    expect(page.locator("[data-player][data-noted=glow]")).to_have_count(1)
