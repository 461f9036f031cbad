"""A player has to answer inside of another's turn: Rugwort the Rowdy robs a city and a hand."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, options_of, shared
from tests.page.visitor import Visitor

_EN: Final = catalog("en")
_BOXES: Final = ["base", "rugwort"]
_SEED: Final = 482  # of games in which the Rowdy comes early
_LOST: Final = 2  # cards that a robbed hand loses
# They work in their new city without a question.
_QUIET: Final = ("farm", "general_store", "mine", "resin_refinery", "twig_barge")


def _may_steal(table: State) -> bool:
    return any(option.startswith("steal:") for option in options_of(table))


def _victims(table: State) -> dict[int, str]:
    """Whom something can be stolen from, and the card of the city that it is, on the board."""
    things = [
        option["targets"][0]
        for option in table["game"]["decision"]["options"]
        if option["verb"] == "steal" and option["card"] in _QUIET
    ]
    return {
        thing["city"]: f"city:{thing['city']}:{thing['card']}:{thing['slot']}"
        for thing in things
        if table["game"]["players"][thing["city"]]["hand_size"] > _LOST
    }


def _lift(page: Page, player: str) -> None:
    page.get_by_role("button", name=_EN.text("decision-curtain-lift", player=player)).click()


def _expect_asked_within(page: Page, player: str) -> None:
    """The bar tells whose turn it is, and what is wanted all the same; the hand is ringed."""
    asked = _EN.text("decision-within", player=player, demand="").strip()
    expect(page.locator(".demand.mine")).to_contain_text(asked)
    expect(page.locator("[data-region='6'] .thing.target").first).to_be_visible()


def _discard(page: Page) -> None:
    hand: Locator = page.locator("[data-region='6'] .thing.target:not(.marked)")
    for _ in range(_LOST):
        hand.first.click()
    page.locator("[data-thing='done']").click()


def test_at_one_screen(visitor: NewVisitor) -> None:
    """The screen goes to the robbed player, and from there to the next one whose turn it is."""
    ann = visitor(size=(1280, 720))
    code = shared(ann, 3, boxes=_BOXES, seed=_SEED)
    table = advance(ann, code, _may_steal, liked="rowdy")
    names = [seat["name"] for seat in table["seats"]]
    robber = table["decider"]
    following = (robber + 1) % len(names)
    robbed, thing = next((seat, it) for seat, it in _victims(table).items() if seat != following)

    page = ann.open(f"/table/{code}")
    _lift(page, names[robber])
    page.locator(f"[data-thing='{thing}'].target").click()
    _lift(page, names[robbed])
    _expect_asked_within(page, names[robber])
    expect(page.locator(f"[data-player='{robbed}'].acting")).to_be_visible()
    ann.expect_no_faults(fits=True)
    _discard(page)
    _lift(page, names[following])
    expect(page.locator(".demand")).to_contain_text(_EN.text("decision-your-turn", ways="").strip())


def test_at_two_screens(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor(size=(390, 844), touch=True)
    code = ann.table("person", "person", mine=[0], boxes=_BOXES, seed=_SEED)
    ben.post(f"/api/tables/{code}/join", name="Ben")
    ann.post(f"/api/tables/{code}/start")
    table = advance(ann, code, _may_steal, liked="rowdy", others=(ben,))
    people: tuple[Visitor, Visitor] = (ann, ben) if table["decider"] == 0 else (ben, ann)
    names = [table["seats"][seat]["name"] for seat in (table["decider"], 1 - table["decider"])]
    robber, robbed = (one.open(f"/table/{code}") for one in people)
    (thing,) = _victims(table).values()

    _press(people[0], robber, f"[data-thing='{thing}'].target")
    expect(robber.locator(".demand.others")).to_have_text(
        _EN.text("decision-thinking", player=names[1])
    )
    expect(robber.locator(".thing.target")).to_have_count(0)
    _expect_asked_within(robbed, names[0])
    people[1].expect_no_faults()
    _discard(robbed)
    expect(robbed.locator(".demand.mine")).to_contain_text(
        _EN.text("decision-your-turn", ways="").strip()
    )


def _press(visitor: Visitor, page: Page, thing: str) -> None:
    """With a mouse at once; with a finger in the sheet that tells what it is."""
    page.locator(thing).click()
    if visitor.touch:
        page.locator("dialog[open] [data-option]").click()
