"""Bots as people choose them and meet them: who there is, how long they think, who is who."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_FR: Final = catalog("fr")


def _title(bot: str) -> str:
    return _EN.text(f"bot-{bot}.title")


# Who there is ---------------------------------------------------------------------------------


# Where bots are chosen: the address, unless it is a table's, and the part of the page.
_PLACES: Final = {
    "home": ("/", "section:has(#play-heading)"),
    "new table": ("/new", "form"),
    "waiting room": ("", "section:has(#seats-heading)"),
}


def _wait_for(page: Page, held: list[Route]) -> None:
    """What the page has asked for is heard of here a moment later."""
    for _ in range(500):
        if held:
            return
        page.wait_for_timeout(20)


@pytest.mark.parametrize("where", _PLACES)
def test_bots_that_could_not_be_had_are_asked_for_again(visitor: NewVisitor, where: str) -> None:
    ann = visitor()
    ann.forgive("503")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.stop_at("**/api/bots", hold)
    path, part = _PLACES[where]
    page = ann.open(path or f"/table/{ann.table('person', 'person')}")
    room = page.locator(part)
    expect(room.get_by_text(_EN.text("page-loading"))).to_be_visible()

    held.pop().fulfill(status=503, json={"code": "x", "sentence": "No bots today.", "details": {}})
    expect(room.get_by_text("No bots today.")).to_be_visible()
    expect(room.get_by_text(_EN.text("page-loading"))).to_be_hidden()
    ann.expect_no_faults()
    again = room.get_by_role("button", name=_EN.text("page-again"))
    again.click()
    assert page.evaluate("eyes.until(() => eyes.heard.asked > 0)")
    _wait_for(page, held)
    held.pop().continue_()
    expect(again).to_be_hidden()
    if where == "waiting room":
        choice = page.get_by_label(_EN.text("lobby-arrange", n=2))
        choice.select_option("sage")
        expect(page.get_by_text(_title("sage"))).to_be_visible()
    else:
        expect(page.get_by_role("radio", name=_title("sage"))).to_be_attached()


def test_the_waiting_room_tells_who_is_how_strong(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'person', 'person')}")
    strongest = _EN.text("lobby-level", n=5, of=5)
    choice = page.get_by_label(_EN.text("lobby-arrange", n=3))
    styled = choice.locator('option[value="sage:racer"]')
    named = _EN.text("lobby-for-bot", bot=_EN.bot("sage:racer"))
    expect(styled).to_have_text(f"{named} · {strongest}")
    choice.select_option("sage:racer")
    expect(page.locator("li .facts").nth(2)).to_contain_text(f"{_title('sage')} · {strongest}")
    ann.expect_no_faults()

    gentle = _EN.bot("forager")
    page.get_by_role("button", name=_EN.text("lobby-start-bots", n=1, bot=gentle)).click()
    expect(page.locator("header.bar")).to_be_visible()
    assert _bots_of(ann) == ["forager", "sage:racer"]


# How long they think --------------------------------------------------------------------------


def _pace(page: Page, pace: str) -> str:
    """What a choice of the time to think is called, by what the server says about it."""
    sage = next(bot for bot in page.evaluate(_BOTS) if bot["name"] == "sage")
    seconds = {"quick": 0.4, "usual": sage["seconds"], "long": min(4, sage["longest"])}[pace]
    return _EN.text(f"lobby-pace-{pace}", seconds=seconds)


_BOTS: Final = "() => fetch('/api/bots').then((answer) => answer.json())"


def _bots_of(visitor: Visitor) -> list[str]:
    (line,) = visitor.get("/api/tables/mine")["tables"]
    return [seat["by"] for seat in line["seats"] if seat["by"] != "person"]


@pytest.mark.parametrize("size", [(390, 844), pytest.param((1280, 720), marks=pytest.mark.soak)])
def test_the_time_to_think_is_chosen_by_keys(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ann = visitor(size=size)
    page = ann.open("/")
    times = page.get_by_role("group", name=_EN.text("lobby-pace"))
    page.get_by_role("radio", name=_title("steward")).focus()
    page.keyboard.press("Space")
    expect(times).to_be_hidden()  # it answers at once
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=_title("sage"))).to_be_checked()
    usual = times.get_by_role("radio", name=_pace(page, "usual"))
    expect(usual).to_be_checked()
    usual.focus()
    page.keyboard.press("ArrowLeft")
    expect(times.get_by_role("radio", name=_pace(page, "quick"))).to_be_checked()
    ann.expect_no_faults()

    page.reload()  # it is kept
    expect(times.get_by_role("radio", name=_pace(page, "quick"))).to_be_checked()
    page.get_by_role("button", name=_EN.text("home-play-now")).click()
    expect(page.locator("header.bar")).to_be_visible()
    assert _bots_of(ann) == ["sage@0.4s"]


def test_the_time_to_think_in_the_waiting_room(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'person', 'sage:racer@2s')}")
    time = page.get_by_label(_EN.text("lobby-pace-of", n=3))
    asked_for = _EN.text("lobby-pace-other", seconds=2)  # by a program, in a way not offered here
    chosen = time.locator("option:checked")
    expect(chosen).to_have_text(_EN.text("lobby-pace-seat", pace=asked_for))
    quick = _EN.text("lobby-pace-seat", pace=_pace(page, "quick"))
    time.select_option(label=quick)
    expect(time.locator("option")).to_have_count(3)
    expect(chosen).to_have_text(quick)
    assert _bots_of(ann) == ["sage:racer@0.4s"]
    seat = page.get_by_label(_EN.text("lobby-arrange", n=3))
    seat.select_option("sage:builder")
    expect(page.locator("li .title").nth(2)).to_contain_text(_EN.bot("sage:builder"))
    expect(chosen).to_have_text(quick)
    assert _bots_of(ann) == ["sage:builder@0.4s"]
    expect(page.get_by_label(_EN.text("lobby-pace-of", n=2))).to_have_count(0)
    seat.select_option("person")
    expect(time).to_be_hidden()
    assert _bots_of(ann) == []


# Who is who -----------------------------------------------------------------------------------

# What is left of each name before it is cut off.
_SEEN: Final = """() => [...document.querySelectorAll('[data-player] .name')].map((name) => {
    const edge = name.getBoundingClientRect().right;
    const [text] = name.childNodes;
    const range = document.createRange();
    return [...text.data].filter((_, n) => {
        range.setStart(text, n);
        range.setEnd(text, n + 1);
        return range.getBoundingClientRect().right <= edge;
    }).join('');
})"""


def test_equal_bots_are_told_apart_on_a_phone(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), touch=True, language="fr")
    code = ann.table("person", *["sage:racer@0.4s"] * 3, start=True)
    page = ann.open(f"/table/{code}")
    page.get_by_role("button", name=_FR.text("board-tab-others")).tap()
    expect(page.locator("[data-player] .name")).to_have_count(3)
    seen = page.evaluate(_SEEN)
    for n, name in enumerate(seen, start=1):
        assert name.startswith(f"{_FR.bot('sage')} {n}"), seen
