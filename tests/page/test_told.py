"""Told on the spot: what is pointed at or held says what it is, and can be read at full size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypedDict

import pytest
from playwright.sync_api import Locator, Page, expect

from everdell.engine.phrases import message_id
from everdell.texts import Catalog, catalog
from tests.page import axe
from tests.page.conftest import NewVisitor
from tests.page.scenes import ALL_BOXES, State, advance, doctor, full, keeps_legends, shared
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_FR: Final = catalog("fr")
_LIFT: Final = "dialog.curtain .button.main"
_TIP: Final = "[role=tooltip]:popover-open"
_SIGN: Final = "[data-thing] [data-read-sign]"


class Spot(TypedDict):
    """Where on the screen an icon or a number is."""

    what: str
    x: float
    y: float


# Icons and numbers in sight. Those that have their word beside them, in a button or a heading, need
# no other; on things of the board everything has to say what it is.
_SPOTS: Final = r"""() => {
  const spots = [];
  const worded = (at) => {
    const labelled = 'button:not(.thing), a, h1, h2, h3, label, [role=tooltip], .line, .barrier';
    const holder = at.closest(labelled);
    return /\p{L}{2}/u.test(holder?.innerText ?? '');
  };
  const add = (at, range, what) => {
    const { left, top, width, height } = range.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (width > 0 && hit && (at.contains(hit) || hit.contains(at)) && !worded(at))
      spots.push({ what: `${what} in ${at.parentElement.className}`, x, y });
  };
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const svg of document.querySelectorAll('svg')) if (seen(svg)) add(svg, svg, 'icon');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (!/^\s*[+×·]?\s*\d+([/–]\d+)?\s*$/.test(text.data) || !seen(holder)) continue;
    if (holder.closest('.unseen, select, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    add(holder, range, `number ${text.data.trim()}`);
  }
  return spots;
}"""


def _late(visitor: Visitor) -> str:
    """Full cities with everything on their cards, workers on the board; its code."""
    code = shared(visitor, 4, boxes=ALL_BOXES)
    advance(visitor, code, lambda table: table["choices"] > 60 and keeps_legends(table))
    doctor(visitor, full)
    return code


def _open(visitor: Visitor, code: str) -> Page:
    page = visitor.open(f"/table/{code}")
    page.locator(_LIFT).click()
    expect(page.locator("[data-region]").first).to_be_visible()
    # The slip about the others' moves lies over the steps of the turn until it is read.
    read = page.locator(".recap header .button")
    if read.is_visible():
        read.click()
    return page


# A pointer comes to one after the other; events without a mouse, which would take minutes.
_WALK: Final = r"""async ([spots, tip]) => {
  const silent = [];
  for (const { what, x, y } of spots) {
    const over = { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y };
    document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('pointerover', over));
    const told = () => /\p{L}/u.test(document.querySelector(tip)?.innerText ?? '');
    if (!(await eyes.until(told, 1.5))) silent.push(`${what} at ${x | 0}, ${y | 0}`);
  }
  return silent;
}"""


def _silent(page: Page) -> list[str]:
    """The icons and numbers in sight that say nothing to a pointer."""
    spots: list[Spot] = page.evaluate(_SPOTS)
    assert len(spots) > 20
    silent: list[str] = page.evaluate(_WALK, [spots, _TIP])
    return silent


@contextmanager
def _held(page: Page, at: Locator) -> Iterator[None]:
    """A finger on the middle of something."""
    at.scroll_into_view_if_needed()
    box = at.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("size", "language", "tabs"),
    [
        ((1366, 768), "fr", ()),
        ((1920, 1080), "en", ()),
        ((390, 844), "en", ("board", "city", "others")),
    ],
    ids=str,
)
def test_every_icon_and_number_says_what_it_is(
    visitor: NewVisitor, size: tuple[int, int], language: str, tabs: tuple[str, ...]
) -> None:
    ann = visitor(size=size, language=language)
    page = _open(ann, _late(ann))
    silent = _silent(page)
    expect(page.locator(_TIP)).to_be_visible()
    assert not axe.faults(page, without=".chips, [role=tooltip]")
    for tab in tabs:
        word = catalog(language).text(f"board-tab-{tab}")
        page.locator("nav.tabs").get_by_role("button", name=word).click()
        silent += [f"{tab}: {spot}" for spot in _silent(page)]
    assert not silent, "\n".join(silent)


def test_a_pointer_is_told(visitor: NewVisitor) -> None:
    """In words of the reader's language, beside the thing, until something else happens."""
    ann = visitor(size=(1366, 768), language="fr")
    page = _open(ann, _late(ann))
    tip = page.locator(_TIP)
    inn = page.locator("[data-region='3'] .thing[data-id='inn']").first
    inn.locator(".pill").first.hover()
    twigs = _FR.text("resource-twig.amount", n=2)
    expect(tip).to_have_text(_FR.text("told-cost", amount=twigs))
    _expect_beside(page, inn.locator(".pill").first)
    inn.locator(".band .name").hover()
    kind, what = _FR.text("kind-construction"), _FR.text("told-color-red")
    expect(tip).to_have_text(_FR.text("told-face", kind=kind, type=what))

    # A place: its name, what it does, who is there.
    place = page.locator("[data-region='1'] .thing:has(.workers)").first
    place.hover(position={"x": 4, "y": 4})
    identity = str(place.get_attribute("data-id"))
    expect(tip.locator("b")).to_have_text(_FR.name(identity))
    expect(tip).to_contain_text(_FR.text(f"{message_id(identity)}.text"))

    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert page.locator("[title]").count() == 0


def _expect_beside(page: Page, thing: Locator) -> None:
    """The words lie beside the thing, and a pointer does not meet them."""
    over, under = page.locator(_TIP).bounding_box(), thing.bounding_box()
    assert over is not None
    assert under is not None
    assert over["y"] + over["height"] <= under["y"] or under["y"] + under["height"] <= over["y"]
    assert page.locator(_TIP).evaluate("tip => getComputedStyle(tip).pointerEvents") == "none"


def test_the_focus_is_told(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768))
    page = _open(ann, _late(ann))
    tip = page.locator(_TIP)
    score = page.locator("[data-region='5'] button.score")
    page.keyboard.press("5")
    while not score.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    expect(tip).to_be_visible()
    expect(score).to_have_attribute("aria-describedby", str(tip.get_attribute("id")))
    page.keyboard.press("Tab")
    expect(score).not_to_have_attribute("aria-describedby", "tooltip")


def test_a_decision_ends_it(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768))
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    target = page.locator("[data-region='1'] .thing.target").first
    target.hover()
    tip = page.locator(_TIP)
    expect(tip).to_be_visible()
    told: State = ann.get(f"/api/tables/{code}")["table"]
    option = next(one["id"] for one in told["game"]["decision"]["options"])
    ann.post(f"/api/tables/{code}/choose", option=option, version=told["version"])
    expect(tip).to_have_count(0)


def test_a_finger_is_told(visitor: NewVisitor) -> None:
    """Held on a part, it is told what that is; on a card, it reads it; and no more is done."""
    ann = visitor(size=(390, 844), touch=True)
    page = _open(ann, _late(ann))
    tip = page.locator(_TIP)
    inn = page.locator("[data-region='3'] .thing[data-id='inn']").first
    with _held(page, inn.locator(".pill").first):
        twigs = _EN.text("resource-twig.amount", n=2)
        expect(tip).to_have_text(_EN.text("told-cost", amount=twigs))
    expect(tip).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)

    supply = page.locator("[data-region='5'] .good").first
    with _held(page, supply):
        expect(tip).to_contain_text(_you_have(_EN, "twig", page))
    with _held(page, inn.locator(".rules")):
        expect(page.locator("dialog[open]")).to_contain_text(_EN.name("inn"))


def _you_have(words: Catalog, kind: str, page: Page) -> str:
    n = page.evaluate(
        "kind => eyes.heard.told.game.players[eyes.heard.told.seat].resources[kind]", kind
    )
    return words.text("told-good.mine", amount=words.text(f"resource-{kind}.amount", n=n))


def test_a_quiet_sign_shows_a_card_at_full_size(visitor: NewVisitor) -> None:
    """Also one that a click would play; and it is large enough."""
    ann = visitor(size=(1366, 768))
    page = _open(ann, _late(ann))
    before = ann.get("/api/tables")
    card = page.locator(".thing.target[data-id]").first
    expect(page.locator(_SIGN)).to_have_count(0)
    card.hover()
    sign = card.locator("[data-read-sign]")
    expect(sign).to_be_visible()
    box = sign.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    sign.click()
    panel = page.locator("[data-region='panel']")
    expect(panel).to_contain_text(_EN.name(str(card.get_attribute("data-id"))))
    assert ann.get("/api/tables") == before
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    expect(page.locator(_SIGN)).to_have_count(0)

    # A right click does the same.
    card.click(button="right")
    expect(panel).to_be_visible()


def test_how_to_look_closer_is_said_once(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768), settings={"toldHow": False})
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    page.locator("[data-region='3'] .thing").first.hover()
    slip = page.get_by_role("region", name=_EN.text("told-first"))
    expect(slip).to_contain_text(_EN.text("told-first.pointer"))
    assert not axe.faults(page, without=".chips")
    slip.get_by_role("button", name=_EN.text("told-first.done")).click()
    expect(slip).to_have_count(0)
    page.reload()
    page.locator("[data-region='3'] .thing").nth(1).hover()
    expect(page.locator(_SIGN)).to_be_visible()
    expect(slip).to_have_count(0)


def test_fingers_are_told_how_in_the_first_sheet(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), touch=True, language="fr", settings={"toldHow": False})
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    page.locator("[data-region='3'] .thing").first.tap()
    slip = page.get_by_role("region", name=_FR.text("told-first"))
    expect(slip).to_contain_text(_FR.text("told-first.fingers"))
    slip.get_by_role("button", name=_FR.text("told-first.done")).tap()
    expect(slip).to_have_count(0)
