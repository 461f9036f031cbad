"""The fair on the screen: powers to choose from, the Market, the garland, and six at one table."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.long_games import long_game
from tests.page.player import Person
from tests.page.scenes import State, advance, doctor, expect_score_sheet, options_of, shared

_FR: Final = catalog("fr")
_BOXES: Final = ["base", "bellfaire"]
_TOKENS: Final = "[data-thing^='market:']"
_CURTAINS: Final = 14  # a little more than two rounds


def _lift(page: Page) -> None:
    page.locator("dialog.curtain .button.main").click()


def _outline(page: Page, seat: int) -> str | None:
    """What the workers of another player look like."""
    return page.locator(f"[data-player='{seat}'] header svg path.body").get_attribute("d")


def test_a_power_is_chosen_from_two_and_changes_the_workers(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    code = shared(ann, 2, boxes=_BOXES, options={"powers": "choose"})
    page = ann.open(f"/table/{code}")
    _lift(page)
    dealt = page.locator("[data-thing^='powers_dealt:'].target")
    expect(dealt).to_have_count(2)
    expect(dealt.locator(".vignette")).to_have_count(2)
    ann.expect_no_faults(fits=True)
    power = dealt.last.get_attribute("data-id") or ""
    dealt.last.click()

    _lift(page)
    mine = _outline(page, 1)
    other = page.locator("[data-player='0']")
    expect(other.locator("[data-kept='0']")).to_have_text(_FR.text(power))
    assert _outline(page, 0) not in (None, mine)
    ann.expect_no_faults(fits=True)


def test_a_token_is_taken_and_turned_over(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768), language="fr")
    code = shared(ann, 6, boxes=_BOXES)
    page = ann.open(f"/table/{code}")
    _lift(page)
    expect(page.locator(_TOKENS)).to_have_count(4)
    expect(page.locator(f"{_TOKENS}.target")).to_have_count(0)
    page.locator("[data-thing='place:market'].target").click()
    expect(page.locator(f"{_TOKENS}.target")).to_have_count(4)
    page.locator("[data-thing='market:market_pebble_three_cards']").click()

    _lift(page)  # the next player sees the other side, and who is there
    turned = page.locator("[data-thing='market:market_pebble_three_cards:trade']")
    expect(turned).to_be_visible()
    expect(turned.locator(".traded")).to_have_count(1)
    expect(page.locator("[data-thing='place:market'] .workers svg")).to_have_count(1)
    ann.expect_no_faults(fits=True)


def test_the_garland_shows_how_all_players_stand(visitor: NewVisitor) -> None:
    """Most first; those who are level win the same; and it stands behind the names, too."""
    ann = visitor(size=(1440, 900))
    code = shared(ann, 6, boxes=_BOXES)

    def stand(game: State) -> None:
        """So many critters each, and a garland for them."""
        game["rows"]["garland"] = ["garland_community"]
        for player, n in zip(game["players"], (2, 5, 0, 5, 3, 3), strict=True):
            critter = {"card": "husband", "kind": "critter", "color": "green", "occupied": False}
            lying = {"points": 0, "stored": {}, "workers": [], "settled": [], "held": []}
            player["city"] = [
                {"slot": slot, "shares_with": None} | critter | lying for slot in range(n)
            ]

    doctor(ann, stand)
    page = ann.open(f"/table/{code}")
    _lift(page)
    stands = page.locator("[data-thing^='garland:'] .stand")
    expect(stands).to_have_text(["5", "5", "3", "3", "2", "0"])
    expect(page.locator("[data-thing^='garland:'] .first")).to_have_count(2)
    expect(page.locator("[data-thing^='garland:'] .second")).to_have_count(2)
    expect(page.locator("[data-player='3'] header .standing")).to_have_text("1")
    expect(page.locator("[data-player='4'] header .standing")).to_have_text("2")
    expect(page.locator("[data-player='2'] header .standing")).to_have_count(0)


def test_on_a_phone_everything_is_within_reach_of_a_thumb(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), language="fr", touch=True)
    code = shared(ann, 6, boxes=_BOXES, options={"powers": "choose"})

    def trades(table: State) -> bool:
        return any(option.startswith("trade:") for option in options_of(table))

    advance(ann, code, trades, liked="market")
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain .button.main").tap()
    expect(page.locator(f"{_TOKENS}.target .traded").first).to_be_visible()
    ann.expect_no_faults()


@long_game
def test_six_people_share_a_screen(visitor: NewVisitor, whole: bool) -> None:
    """While many cards of others can be chosen, the column of the others is scrolled."""
    ann = visitor(size=(1440, 900), language="fr")
    code = shared(ann, 6, boxes=_BOXES, options={"powers": "choose"})
    ann.open(f"/table/{code}")
    person = Person(ann, seed=6)
    lifted = 0

    def count() -> None:
        nonlocal lifted
        lifted += 1

    person.before_lifting = count
    person.play(until=lambda _: not whole and lifted > _CURTAINS)
    if whole:
        expect_score_sheet(ann, code)
    person.expect_no_faults()
