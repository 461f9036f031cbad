"""Green cards: when played, and at the beginning of every round."""

from __future__ import annotations

import pytest
from tests.rulebook.lil.sitting import DEAR, lil, play, rest_round, rich

from everdell.testing import Table

PLAIN = [
    ("lil_farm", {"berry": 1}, 0),
    ("lil_woodpile", {"twig": 1}, 0),
    ("lil_sap_bucket", {"resin": 1}, 0),
    ("lil_storyteller", {}, 1),
]
CHOOSING = [
    ("lil_general_store", ["gain:twig", "gain:resin", "gain:berry"]),
    ("lil_farmer", ["gain:twig", "gain:resin"]),
]


def morning(*city: str, seat: int = 1) -> Table:
    """The second round begins; this seat has these cards and nothing else."""
    t = lil().set_city(seat, *city).set_row("cards", *DEAR)
    for _ in range(5):
        t.choose("friend", "lil_space_twig")
        if "done" in t.offers():
            t.choose("done")
    t.set_resources(seat)
    t.choose("friend", "lil_space_twig")
    if "done" in t.offers():
        t.choose("done")
    return t


def gained(t: Table, seat: int, before: dict[str, int]) -> dict[str, int]:
    return {kind: n - before[kind] for kind, n in t.resources(seat).items() if n != before[kind]}


@pytest.mark.parametrize(("card", "gain", "points"), PLAIN)
def test_what_it_brings_when_played(card: str, gain: dict[str, int], points: int) -> None:
    t = rich(lil()).set_row("cards", card)
    t.choose("friend", "lil_space_twig")
    price = t.game.rules.cards[t.game.rules.card(card)].cost
    due = dict(zip(("twig", "resin", "pebble", "berry"), price, strict=True))
    before = t.resources(0)
    t.choose("play", card)
    changes = {kind: gain.get(kind, 0) - n for kind, n in due.items()}
    assert gained(t, 0, before) == {kind: n for kind, n in changes.items() if n}
    assert t.points(0) == points


@pytest.mark.parametrize(("card", "gain", "points"), PLAIN)
def test_what_it_brings_in_the_morning(card: str, gain: dict[str, int], points: int) -> None:
    t = morning(card)
    assert {kind: n - (kind == "twig") for kind, n in t.resources(1).items()} == {
        "twig": 0, "resin": 0, "pebble": 0, "berry": 0, **gain,
    }  # fmt: skip
    assert t.points(1) == points


@pytest.mark.parametrize(("card", "choices"), CHOOSING)
def test_what_it_lets_choose_when_played_and_in_the_morning(card: str, choices: list[str]) -> None:
    t = play(rich(lil()).set_row("cards", card), card)
    assert t.offers() == choices
    t = morning(card)
    assert t.seat() == 1
    assert t.offers() == choices
    t.choose("gain", "resin")
    assert t.resources(1)["resin"] == 1


# The Peddler ---------------------------------------------------------------------------------


def peddling(**owned: int) -> Table:
    t = lil().set_row("cards", "lil_peddler").set_resources(0, **owned)
    return t.choose("friend", "lil_space_berry").choose("play", "lil_peddler")


def test_the_peddler_swaps_nothing_if_not_wanted() -> None:
    t = peddling(twig=2).choose("done")
    assert t.resources(0)["twig"] == 2
    assert t.seat() == 1


def test_the_peddler_swaps_one_or_two_for_other_kinds() -> None:
    t = peddling(twig=3)
    t.choose("pay", "twig").choose("done")
    assert t.offers() == ["gain:resin", "gain:berry"]
    t.choose("gain", "berry")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 1}
    t = peddling(twig=3)
    t.choose("pay", "twig").choose("pay", "twig").choose("gain", "resin").choose("gain", "berry")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 0, "berry": 1}
    assert t.seat() == 1


def test_two_kinds_swapped_leave_only_the_third() -> None:
    t = peddling(twig=1, resin=1)
    t.choose("pay", "twig").choose("pay", "resin")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 2}


def test_the_peddler_asks_every_morning() -> None:
    t = lil().set_city(1, "lil_peddler", "lil_farm").set_row("cards", *DEAR)
    rest_round(t)
    assert t.offers() == ["pay:twig", "pay:berry", "done"]


# Captain and Fort ----------------------------------------------------------------------------


def test_the_captain_brings_a_berry_every_morning() -> None:
    assert morning("lil_captain").resources(1)["berry"] == 1


def test_the_fort_brings_a_twig_or_a_resin_every_morning() -> None:
    assert morning("lil_fort").offers() == ["gain:twig", "gain:resin"]


@pytest.mark.parametrize("helper", ["lil_captain", "lil_fort"])
def test_helpers_are_given_only_at_the_start(helper: str) -> None:
    t = lil()
    assert helper not in [t.game.rules.ids[card] for card in t.game.deck[: t.game.top]]
    rest_round(t)
    assert helper not in t.row("cards")
