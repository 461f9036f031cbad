"""Hints: asked for by key, button and finger; chosen, put away, counted, and gone with the move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from everdell.bots import Advice
from everdell.bots.advice_reasons import AdviceReason
from everdell.engine.phrases import Phrase, Seat, phrase_of
from everdell.texts import catalog
from everdell.web.hint_views import advice_view
from tests.page.conftest import NewVisitor
from tests.page.scenes import ALL_BOXES, State, advance, doctor, full, options_of, shared
from tests.page.visitor import Visitor
from tests.texts.options import meanings, words_of

_EN: Final = catalog("en")
_FR: Final = catalog("fr")
_PANEL: Final = '[data-region="hint"]'
_BEST: Final = '.thing.hinted:has(.ranks:text-is("1"))'
_LIFT: Final = "dialog.curtain .button.main"


def _table(visitor: Visitor, code: str) -> State:
    found: State = visitor.get(f"/api/tables/{code}")["table"]
    return found


def _advised(panel: Locator) -> list[str]:
    """The options that are advised, once they are."""
    rows = panel.locator("[data-option]")
    expect(rows.first).to_be_visible()
    return [str(row.get_attribute("data-option")) for row in rows.all()]


def _advice(one: str | list[str], n: int) -> Advice:
    picks = [one] if isinstance(one, str) else one
    return Advice(
        option=picks[0],
        picks=None if isinstance(one, str) else tuple(one),
        difference=-n or 1.5,
        win_chance=0.5,
        confidence=1.0,
        share=0.3,
        reasons=(AdviceReason("points", {"n": 12 + n}),) * 3,
        phrases=meanings(picks, me=0),
    )


def _advise(visitor: Visitor, wanted: Callable[[list[str]], Sequence[str | list[str]]]) -> None:
    """Let a test say what is advised, of what can be chosen: single options, or sets of picks."""

    def answer(route: Route) -> None:
        table = _table(visitor, route.request.url.split("/")[-2])
        advice = [
            advice_view(_advice(one, n)) for n, one in enumerate(wanted(options_of(table))[:3])
        ]
        told = {"seq": table["seq"], "version": table["version"], "advice": advice}
        route.fulfill(json=told)

    visitor.stop_at("**/hint", answer)


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
    told = f"{_EN.text('board-choosable')}, {_EN.text('board-hint', n=1)}"
    expect(page.locator(_BEST)).to_have_attribute("aria-description", told)
    for option in options:
        expect(panel.get_by_role("button", name=words_of("en", option, me=0))).to_be_visible()
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
    expect(sheet).to_contain_text(_FR.text("advice-told"))
    ann.expect_no_faults()

    # Put away, it leads to what is advised first.
    sheet.get_by_role("button", name=_FR.text("page-close")).tap()
    expect(page.locator(_BEST).first).to_be_in_viewport()
    tool.tap()
    before = _table(ann, code)["choices"]
    sheet.locator(f'[data-option="{options[0]}"]').tap()
    expect(sheet).to_have_count(0)
    assert page.evaluate("n => eyes.until(() => eyes.heard.told.choices > n)", before)
    table = _table(ann, code)
    assert table["hints"] == [1, 0]
    names = ["Ann", _FR.bot("greedy")]
    told = _FR.say(Phrase("event-hinted", {"player": Seat(0)}), names)
    page.get_by_role("button", name=_FR.text("board-tab-story")).tap()
    expect(page.get_by_text(told)).to_be_visible()


def test_all_see_how_many_and_so_does_the_score_sheet(visitor: NewVisitor) -> None:
    ann = visitor()
    code = shared(ann, 2)
    page = ann.open(f"/table/{code}")
    tool = _tool(page, _EN.text("decision-hint"))
    expect(page.locator(_LIFT)).to_be_visible()
    page.keyboard.press("h")  # no player has taken the screen yet
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
    expect(panel).to_contain_text(_EN.text("advice-thinking"))
    twigs.click()
    expect(panel).to_have_count(0)
    held[0].continue_()
    assert page.evaluate("eyes.until(() => eyes.heard.told.decider === 0)")
    expect(panel).to_have_count(0)
    assert page.get_by_role("alert").count() == 0
    assert _table(ann, code)["hints"] == [0, 0]


# Several picks --------------------------------------------------------------------------------


def _discarding(ann: Visitor) -> tuple[str, Page]:
    """A player at the Haven, who may discard any cards."""
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    page.locator('[data-thing="place:haven"].target').click()
    expect(page.locator('[data-thing="done"]')).to_have_text(_EN.text("decision-none"))
    return code, page


def _hand(visitor: Visitor, code: str) -> list[str]:
    return sorted(_table(visitor, code)["game"]["players"][0]["hand"])


def test_a_set_is_marked_and_done_as_a_whole(visitor: NewVisitor) -> None:
    """Whatever had been marked before."""
    ann = visitor(size=(1280, 720))
    _advise(ann, lambda options: [[options[0], options[2]], [options[1]]])
    code, page = _discarding(ann)
    first, other, last = options_of(_table(ann, code))[:3]
    page.locator(f'[data-thing="hand:{other.split(":")[1]}"].target').first.click()
    page.keyboard.press("h")
    rows = page.locator(f"{_PANEL} [data-option]")
    (both,) = [_EN.say(phrase_of(phrase)) for phrase in meanings([first, last])]
    expect(rows).to_have_text([f"1 {both}", f"2 {words_of('en', other)}"])
    marked = page.locator(".thing.hinted .rank")
    expect(marked).to_have_text(["1", "1"])
    before = _hand(ann, code)
    rows.first.click()
    expect(page.locator(_PANEL)).to_have_count(0)
    assert page.evaluate("eyes.until(() => eyes.heard.told.game.decision?.prompt !== 'discard')")
    gone = [option.split(":")[1] for option in (first, last)]
    assert sorted([*_hand(ann, code), *gone]) == before


def test_a_real_hint_compares_whole_sets(visitor: NewVisitor) -> None:
    ann = visitor(size=(1280, 720))
    code, page = _discarding(ann)
    with page.expect_response("**/hint") as answer:
        page.keyboard.press("h")
    best = answer.value.json()["advice"][0]["picks"]
    _advised(page.locator(_PANEL))
    ann.expect_no_faults(fits=True)
    before = _hand(ann, code)
    page.locator(f"{_PANEL} [data-option]").first.click()
    assert page.evaluate("eyes.until(() => eyes.heard.told.game.decision?.prompt !== 'discard')")
    assert sorted([*_hand(ann, code), *[pick.split(":")[1] for pick in best]]) == before


# What it says, and where ----------------------------------------------------------------------


def test_following_a_hint_gives_no_warning(visitor: NewVisitor) -> None:
    ann = visitor()
    _advise(ann, lambda options: ["pass", *options])
    code = shared(ann, 2)

    def tempting(table: State) -> bool:
        options = options_of(table)
        return "pass" in options and any(one.startswith("play:") for one in options)

    table = advance(ann, code, tempting)
    page = ann.open(f"/table/{code}")
    page.locator(_LIFT).click()
    page.keyboard.press("h")
    page.locator(f'{_PANEL} [data-option="pass"]').click()
    expect(page.locator("dialog.curtain")).to_be_visible()
    after = ann.get(f"/api/tables/{code}?seat={table['seat']}")["table"]
    assert after["game"]["players"][table["seat"]]["passed"]


def test_that_others_see_it_is_said_where_there_are_others(visitor: NewVisitor) -> None:
    seen = _FR.text("decision-hint-taken.seen")
    ann = visitor(language="fr")
    page = ann.open(f"/table/{ann.table('person', start=True)}")
    panel = page.locator(_PANEL)
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("h")
    expect(panel).to_contain_text(_FR.text("decision-hint-taken", n=1))
    expect(panel).not_to_contain_text(seen)

    ann.open(f"/table/{shared(ann, 2)}")
    page.locator(_LIFT).click()
    page.keyboard.press("h")
    expect(panel).to_contain_text(seen)


# The number of a hint on the board: what lies over it, and whether it lies over a name.
_MARKS: Final = """() => [...document.querySelectorAll('.thing.hinted')].map((thing) => {
    const rank = thing.querySelector('.rank').getBoundingClientRect();
    const x = rank.left + rank.width / 2;
    const top = document.elementFromPoint(x, rank.top + rank.height / 2);
    const name = thing.querySelector('.name');
    const edge = name.getBoundingClientRect().right;
    const range = document.createRange();
    range.selectNodeContents(name);
    const hidden = [...range.getClientRects()].some((line) =>
        line.left < rank.right && Math.min(line.right, edge) > rank.left &&
        line.top + 3 < rank.bottom && line.bottom - 3 > rank.top);
    return { thing: thing.dataset.thing, over: !top?.closest('[data-region="hint"]'), hidden };
})"""


def _of_a_seat(option: str) -> bool:
    return option.split(":")[-1].isdigit()


@pytest.mark.parametrize(
    "size",
    [
        (1024, 768),
        pytest.param((1280, 720), marks=pytest.mark.soak),
        pytest.param((820, 1180), marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("liked", ["play:", "visit:"], ids=["a-player", "a-card-of-theirs"])
def test_marks_on_the_others_are_seen(
    visitor: NewVisitor, size: tuple[int, int], liked: str
) -> None:
    ann = visitor(size=size, language="fr")
    _advise(ann, lambda options: [one for one in options if _of_a_seat(one)])
    code = shared(ann, 4, boxes=ALL_BOXES)

    def about_others(table: State) -> bool:
        options = options_of(table)
        if liked == "visit:":
            return any(one.startswith(liked) and _of_a_seat(one) for one in options)
        return len(options) == 3 and all(map(_of_a_seat, options))

    advance(ann, code, about_others, liked=liked)
    page = ann.open(f"/table/{code}")
    page.locator(_LIFT).click()
    page.keyboard.press("h")
    _advised(page.locator(_PANEL))
    marks = page.evaluate(_MARKS)
    assert marks
    assert all(mark["over"] and not mark["hidden"] for mark in marks), marks
    ann.expect_no_faults(fits=True)


# Numbers of hints that something lies over; a pointer does not meet them by itself.
_UNDERNEATH: Final = """() => {
    const ranks = [...document.querySelectorAll('.thing .rank')];
    for (const rank of ranks) rank.style.pointerEvents = 'auto';
    const seen = (rank) => {
        const { left, top, width, height } = rank.getBoundingClientRect();
        return [0.25, 0.5, 0.75].every((x) => [0.25, 0.75].every((y) =>
            rank.contains(document.elementFromPoint(left + width * x, top + height * y))));
    };
    return {
        marks: ranks.length,
        covered: ranks.filter((rank) => !seen(rank)).map((rank) => rank.parentElement.ariaLabel),
    };
}"""


def test_marks_lie_above_the_neighbours_of_what_they_mark(visitor: NewVisitor) -> None:
    """In a city whose cards stand close together."""
    ann = visitor(size=(1366, 768))
    _advise(ann, lambda options: options)

    def about_the_city(game: State) -> None:
        full(game)
        options = (game["decision"] or {}).get("options") or []
        for option, card in zip(options, game["players"][0]["city"][3:], strict=False):
            option["targets"] = [{"city": 0, "card": card["card"], "slot": card["slot"]}]

    doctor(ann, about_the_city)
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    expect(page.locator("[data-region='4'] .thing.target").first).to_be_visible()
    page.keyboard.press("h")
    _advised(page.locator(_PANEL))
    expect(page.locator("[data-region='4'] .thing.hinted")).to_have_count(3)
    assert page.evaluate(_UNDERNEATH) == {"marks": 3, "covered": []}


# Words of the board that lie under the number of a hint.
_COVERED: Final = """() => {
    const ranks = [...document.querySelectorAll('.thing .rank')];
    const boxes = ranks.map((rank) => rank.getBoundingClientRect());
    const texts = document.createTreeWalker(
        document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const covered = [];
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || text.parentElement.closest('.rank, .unseen, [data-region=hint]')) {
            continue;
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()];
        // Letters do not fill their line.
        const under = (line) => boxes.some((rank) =>
            line.left + 1 < rank.right && line.right - 1 > rank.left &&
            line.top + 3 < rank.bottom && line.bottom - 3 > rank.top);
        if (lines.some(under)) covered.push(text.data.trim());
    }
    return { marks: ranks.length, covered };
}"""


@pytest.mark.parametrize(
    "size",
    [
        (1024, 768),
        pytest.param((1280, 720), marks=pytest.mark.soak),
        pytest.param((1440, 900), marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("kind", ["basic", "forest", "haven", "prepare"])
def test_marks_on_places_cover_no_words(
    visitor: NewVisitor, size: tuple[int, int], kind: str
) -> None:
    ann = visitor(size=size, language="fr")
    _advise(ann, lambda options: [one for one in options if kind in one])
    code = ann.table("person", start=True, seed=11)
    advance(ann, code, lambda table: any(kind in one for one in options_of(table)))
    page = ann.open(f"/table/{code}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".thing.hinted").first).to_be_attached()
    found = page.evaluate(_COVERED)
    assert found["marks"] > 0
    assert found["covered"] == []


# Figures that begin a line: whether the dot before them lies within the paper.
_DANGLING: Final = """() => [...document.querySelectorAll('.why .figures')].flatMap((line) => {
    const edge = line.getBoundingClientRect().left;
    const starts = [...line.children].filter((one, n) => {
        const before = line.children[n - 1];
        return n === 0 || one.offsetTop > before.offsetTop;
    });
    const dots = starts.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return Math.abs(range.getBoundingClientRect().left - edge) > 1;
    });
    const ends = [...line.children].some((one) =>
        getComputedStyle(one, '::after').content.includes('·'));
    return [...dots, ends];
})"""


def test_a_long_hint_shows_that_more_follows(visitor: NewVisitor) -> None:
    ann = visitor(size=(1024, 768), language="fr")
    _advise(ann, lambda options: options)
    page = ann.open(f"/table/{ann.table('person', 'sage', 'sage', 'sage', start=True)}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("h")
    panel = page.locator(_PANEL)
    _advised(panel)
    expect(panel.locator(".figures")).to_have_count(3)
    assert True not in page.evaluate(_DANGLING)
    sign = panel.locator(".more")
    expect(sign).to_be_visible()
    panel.locator(".scroll").evaluate("room => room.scrollTo(0, room.scrollHeight)")
    expect(sign).to_be_hidden()
    expect(panel.locator(".note")).to_be_in_viewport(ratio=1)
