"""Cards on which much lies, and many cards at once: names and figures stay readable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.page.conftest import NewVisitor
from tests.page.player import Person
from tests.page.scenes import advance, city, doctor, shared
from tests.page.visitor import Visitor

_CARDS: Final = 12  # a city that begins to be full

# Each can lie on one card of some box: a visited chapel, a visited storehouse, a full dungeon.
_LOADS: Final[tuple[dict[str, Any], ...]] = (
    {"points": 3, "workers": [0], "occupied": True},
    {"stored": {"twig": 6, "resin": 4, "pebble": 2, "berry": 4}, "workers": [1]},
    {"held": ["fool", "husband"], "occupied": True},
    {"workers": [0, 1], "occupied": True},
)


# Two that open a space each, cards that share one, and as many others as fill a city.
_GROWN: Final = (
    ("foresight", "critter", "blue", None),
    ("bridge_of_the_sky", "construction", "blue", None),
    ("scurrble_champion", "critter", "purple", None),
    *[("scurrble_champion", "critter", "purple", 2)] * 2,
    ("storehouse", "construction", "green", 1),
    *[("shopkeeper", "critter", "blue", None), ("storehouse", "construction", "green", None)] * 7,
)


# Cards that share a space, and one that takes none.
_MIXED: Final = (
    ("husband", "critter", "green", None),
    ("wife", "critter", "purple", 0),
    ("wanderer", "critter", "tan", None),
    ("scurrble_champion", "critter", "purple", None),
    *[("scurrble_champion", "critter", "purple", 3)] * 2,
)


def _load(game: dict[str, Any]) -> None:
    """Much lies on each card; two cities have seventeen spaces, all of them taken."""
    for player in game["players"]:
        if player["seat"] == 1:
            player |= {"city": city(_GROWN), "spaces": 17, "spaces_used": 17}
        if player["seat"] == 2:
            player |= {"city": city(_MIXED), "spaces_used": 2}
        if player["seat"] == 3:
            player |= {"city": city((*_GROWN, _MIXED[2])), "spaces": 17, "spaces_used": 17}
        for at, card in enumerate(player["city"]):
            if card["card"] == "scurrble_champion":
                continue  # nothing ever lies on one
            card.update(_LOADS[at % len(_LOADS)])


@pytest.mark.parametrize("size", [(1024, 768), pytest.param((1280, 720), marks=pytest.mark.soak)])
def test_much_lies_on_the_cards(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="fr", theme="dark")
    code = shared(ann, 4)
    advance(
        ann,
        code,
        lambda table: any(len(player["city"]) >= _CARDS for player in table["game"]["players"]),
    )
    doctor(ann, _load)
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain button").first.click()
    page.locator(".tile.loaded").nth(_CARDS).wait_for()
    ann.expect_no_faults(fits=True)


_REVEALED: Final = (
    *("architect", "cemetery", "chip_sweep", "courthouse"),
    *("cemetery", "post_office", "undertaker", "ranger"),
)


# As many as the scrolls show, and as many as a juggler shows to a player with twigs to spare.
def option(id: str, target: dict[str, Any]) -> dict[str, Any]:
    """An option as the server shows it, said by any words."""
    verb = id.split(":")[0]
    phrase = {"message": "option-done", "gaps": {}}
    return {"id": id, "verb": verb, "phrase": phrase, "targets": [target]}


@pytest.mark.parametrize("number", [5, 8])
@pytest.mark.parametrize("size", [(1024, 768), pytest.param((1280, 720), marks=pytest.mark.soak)])
def test_many_cards_are_revealed(visitor: NewVisitor, size: tuple[int, int], number: int) -> None:
    ann = visitor(size=size, language="fr", theme="dark")
    cards = _REVEALED[:number]
    takes = [
        option(f"take:{card}", {"zone": "shown", "card": card}) for card in dict.fromkeys(cards)
    ]

    def reveal(game: dict[str, Any]) -> None:
        seat = game["decision"]["seat"]
        source = "ancient_scrolls_discovered"
        game["shown"] = [{"seat": seat, "source": source, "cards": cards}]
        game["decision"] |= {
            "prompt": "take-revealed",
            "source": source,
            "options": [option("done", {"button": "done"}), *takes],
            "picks": {
                "picked": 0,
                "least": 0,
                "most": number,
                "pool": {f"take:{card}": cards.count(card) for card in cards},
                "others": [],
            },
        }

    _expect_in_reach(ann, reveal, number)


@pytest.mark.parametrize("size", [(1024, 768), pytest.param((1280, 720), marks=pytest.mark.soak)])
def test_players_are_chosen_beside_the_answers(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="fr", theme="dark")

    def swap(game: dict[str, Any]) -> None:
        others = [player["seat"] for player in game["players"]]
        others.remove(game["decision"]["seat"])
        options = [option(f"swap:{seat}", {"seat": seat}) for seat in others]
        game["decision"] |= {
            "prompt": "swap-hands",
            "source": "rugwort_the_robber",
            "options": options,
        }

    _expect_in_reach(ann, swap, 3)


def _expect_in_reach(
    visitor: Visitor, change: Callable[[dict[str, Any]], None], number: int
) -> None:
    """As many things are ringed, and a pointer meets each of them."""
    code = shared(visitor, 4)
    doctor(visitor, change)
    page = visitor.open(f"/table/{code}")
    page.locator("dialog.curtain button").first.click()
    ringed = Person(visitor, seed=1).look().of("thing")
    assert len(ringed) == number
    assert all(one.spot for one in ringed)
    visitor.expect_no_faults(fits=True)
