"""Hints: asked for by key, button and finger; chosen, put away, counted, and gone with the move."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, Route, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, options_of, shared
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_FR: Final = catalog("fr")
_PANEL: Final = '[data-region="hint"]'
_LIFT: Final = "dialog.curtain .button.main"


def _table(visitor: Visitor, code: str) -> State:
    found: State = visitor.get(f"/api/tables/{code}")["table"]
    return found


def _advised(panel: Locator) -> list[str]:
    """The options that are advised, once they are."""
    rows = panel.locator("[data-option]")
    expect(rows.first).to_be_visible()
    return [str(row.get_attribute("data-option")) for row in rows.all()]


def _tool(page: Page, name: str) -> Locator:
    return page.locator("header.bar").get_by_role("button", name=name)


def test_by_a_key_to_the_move(visitor: NewVisitor) -> None:
    ann = visitor(size=(1280, 720))
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("h")
    panel = page.locator(_PANEL)
    options = _advised(panel)
    assert 1 <= len(options) <= 3
    assert set(options) <= set(options_of(_table(ann, code)))
    expect(panel.locator("h2")).to_be_focused()

    # Numbers on the board stand for the rows, for eyes and ears alike.
    marked = page.locator(".thing.hinted")
    expect(marked).to_have_count(len(options))
    best = marked.filter(has_text="1").first
    told = f"{_EN.text('board-choosable')}, {_EN.text('board-hint', n=1)}"
    expect(best).to_have_attribute("aria-description", told)
    for option in options:
        expect(panel.get_by_role("button", name=_EN.option(option, None, 0))).to_be_visible()
    ann.expect_no_faults(fits=True)

    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(marked).to_have_count(len(options))
    page.keyboard.press("h")
    assert _advised(panel) == options
    assert _table(ann, code)["hints"] == [1, 0]

    page.keyboard.press("Tab")  # from the heading: to the way out, and to the first piece of advice
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(panel).to_be_hidden()
    expect(page.locator(".thing.hinted")).to_have_count(0)
    assert _table(ann, code)["choices"] > 0


def test_by_a_finger_and_in_french(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), touch=True, language="fr", theme="dark")
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    tool = _tool(page, _FR.text("decision-hint"))
    box = tool.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    tool.tap()
    sheet = page.locator("dialog[open]")
    options = _advised(sheet)
    expect(sheet).to_contain_text(_FR.text("advice-told", bot=_FR.bot("sage")))
    ann.expect_no_faults()

    # Put away, it leads to what is advised first.
    sheet.get_by_role("button", name=_FR.text("page-close")).tap()
    expect(page.locator(".thing.hinted", has_text="1").first).to_be_in_viewport()
    tool.tap()
    before = _table(ann, code)["choices"]
    sheet.locator(f'[data-option="{options[0]}"]').tap()
    expect(sheet).to_have_count(0)
    assert page.evaluate("n => eyes.until(() => eyes.heard.told.choices > n)", before)
    table = _table(ann, code)
    assert table["hints"] == [1, 0]
    names = ["Ann", _FR.bot("greedy")]
    told = _FR.event({"type": "hinted", "seq": 0, "at": 0, "seat": 0}, names)
    page.get_by_role("button", name=_FR.text("board-tab-story")).tap()
    expect(page.get_by_text(str(told))).to_be_visible()


def test_everybody_sees_how_many_and_so_does_the_score_sheet(visitor: NewVisitor) -> None:
    ann = visitor()
    code = shared(ann, 2)
    page = ann.open(f"/table/{code}")
    tool = _tool(page, _EN.text("decision-hint"))
    expect(page.locator(_LIFT)).to_be_visible()
    page.keyboard.press("h")  # nobody sits before the screen yet
    page.locator(_LIFT).click()
    panel = page.locator(_PANEL)
    expect(panel).to_have_count(0)
    tool.click()
    _advised(panel)
    expect(page.locator('[data-player="0"]').get_by_label("1 hint taken")).to_be_visible()
    page.locator('[data-thing="place:basic_three_twigs"]').click()
    page.locator(_LIFT).click()
    expect(panel).to_have_count(0)
    expect(page.locator('[data-player="0"]').get_by_label("1 hint taken")).to_be_visible()

    advance(ann, code, lambda table: table["status"] == "over")
    ann.open(f"/table/{code}")
    row = page.locator("dialog[open] tfoot tr").filter(has_text=_EN.text("ending-hints"))
    expect(row).to_be_visible()
    assert sorted(row.locator("td").all_inner_texts()) == ["0", "1"]


def test_a_hint_that_fails_can_be_asked_for_again(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.forgive("503")
    asked = 0

    def fail_at_first(route: Route) -> None:
        nonlocal asked
        asked += 1
        if asked > 1:
            route.fallback()
        else:
            fault = {"code": "no-hint", "sentence": "", "details": {"why": "slow"}}
            route.fulfill(status=503, json=fault)

    ann.stop_at("**/hint", fail_at_first)
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("h")
    panel = page.locator(_PANEL)
    expect(panel).to_contain_text("too long")
    expect(page.locator(".thing.hinted")).to_have_count(0)
    panel.get_by_role("button", name=_EN.text("page-again")).click()
    _advised(panel)


def test_a_hint_is_no_longer_waited_for_when_the_game_moves_on(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.forgive("409")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.stop_at("**/hint", hold)
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    twigs = page.locator('[data-thing="place:basic_three_twigs"].target')
    expect(twigs).to_be_visible()
    page.keyboard.press("h")
    panel = page.locator(_PANEL)
    expect(panel).to_contain_text(_EN.text("advice-thinking", bot=_EN.bot("sage")))
    twigs.click()
    expect(panel).to_have_count(0)
    held[0].continue_()
    assert page.evaluate("eyes.until(() => eyes.heard.told.decider === 0)")
    expect(panel).to_have_count(0)
    assert page.get_by_role("alert").count() == 0
    assert _table(ann, code)["hints"] == [0, 0]
