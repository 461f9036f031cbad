"""Wonders (Pearlbrook rulebook: wonders)."""

from __future__ import annotations

import pytest

from everdell.engine.reasons import why_not
from everdell.testing import Table
from everdell.texts import catalog
from tests.rulebook.pearlbrook.sitting import pearlbrook

# Twigs, resin and pebbles each, pearls, cards, points.
WONDERS = {
    "hopewatch_gate": (1, 2, 2, 10),
    "mistrise_fountain": (2, 2, 2, 15),
    "sunblaze_bridge": (2, 3, 3, 20),
    "starfalls_flame": (3, 3, 3, 25),
}


def builder(wonder: str = "hopewatch_gate", seat: int = 0, t: Table | None = None) -> Table:
    """A seat that can just pay for a wonder."""
    each, pearls, cards, _ = WONDERS[wonder]
    t = t if t is not None else pearlbrook()
    t.set_resources(seat, twig=each, resin=each, pebble=each).set_tokens(seat, pearl=pearls)
    return t.set_hand(seat, *["farm"] * cards)


@pytest.mark.parametrize("wonder", WONDERS)
def test_a_worker_builds_it_for_its_cost(wonder: str) -> None:
    t = builder(wonder).choose(f"wonder:{wonder}")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}
    assert t.tokens(0)["pearl"] == 0
    assert t.hand(0) == ()
    assert t.workers(0) == 1
    assert t.aside(0, "wonders") == (wonder,)
    assert t.score(0).parts["wonders"] == WONDERS[wonder][3]


@pytest.mark.parametrize("wonder", WONDERS)
def test_no_part_of_the_cost_may_be_missing(wonder: str) -> None:
    each, pearls, cards, _ = WONDERS[wonder]
    option = f"wonder:{wonder}"
    assert option not in builder(wonder).set_tokens(0, pearl=pearls - 1).offers()
    assert option not in builder(wonder).set_hand(0, *["farm"] * (cards - 1)).offers()
    for kind in ("twig", "resin", "pebble"):
        owned = {"twig": each, "resin": each, "pebble": each, kind: each - 1}
        assert option not in builder(wonder).set_resources(0, **owned).offers()


def test_which_cards_are_discarded_is_chosen() -> None:
    t = builder().set_hand(0, "farm", "inn", "king").choose("wonder:hopewatch_gate")
    t.choose("discard:king").choose("discard:farm")
    assert t.hand(0) == ("inn",)


def test_each_is_built_once_and_the_worker_comes_back() -> None:
    t = builder().choose("wonder:hopewatch_gate")
    assert "wonder:hopewatch_gate" not in builder(seat=1, t=t).offers()
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.workers(0) == 2  # the one from there and that of the spring
    assert t.aside(0, "wonders") == ("hopewatch_gate",)
    assert "wonder:hopewatch_gate" not in t.offers()
    assert t.row("wonders")[0] == ""


def refused(t: Table, wonder: str = "hopewatch_gate") -> list[str]:
    """Why it cannot be built by the one who is to act, in words."""
    seat = t.seat()
    return [
        catalog("en").reason(reason, ("Ann", "Bob"))
        for refusal in why_not(t.game, seat)
        if refusal.target.get("place") == wonder
        for reason in refusal.reasons
    ]


def test_what_is_missing_is_told() -> None:
    t = pearlbrook().set_hand(0, "farm").set_resources(0, twig=1, resin=2).set_tokens(0, pearl=1)
    assert refused(t) == [
        "1 card missing in your hand",
        "1 pebble missing",
        "Still missing for it: 1 pearl",
    ]
    t.set_hand(0, "farm", "farm").set_resources(0, twig=1, resin=1, pebble=1)
    assert refused(t) == ["Still missing for it: 1 pearl"]
    assert refused(t.set_workers(0, 0)) == [
        "You have no worker left",
        "Still missing for it: 1 pearl",
    ]


def test_who_has_built_it_is_told_alone() -> None:
    t = builder().choose("wonder:hopewatch_gate")
    assert refused(t) == ["Built by Ann"]
    t.set_turn(0)
    assert refused(t) == ["You have already built it"]
    t.set_workers(0, 0).choose("prepare").set_turn(1)
    assert refused(t) == ["Built by Ann"]


def test_one_player_may_build_several() -> None:
    t = builder().choose("wonder:hopewatch_gate").set_turn(0)
    builder("starfalls_flame", t=t).choose("wonder:starfalls_flame")
    assert sorted(t.aside(0, "wonders")) == ["hopewatch_gate", "starfalls_flame"]
    assert t.score(0).parts["wonders"] == 35


def test_a_wonder_is_no_event() -> None:
    t = builder().set_city(0, "king").choose("wonder:hopewatch_gate")
    assert t.score(0).parts["events"] == 0
    assert t.score(0).parts["prosperity"] == 0  # the King counts events


def test_a_wonder_breaks_no_tie() -> None:
    t = builder().choose("wonder:hopewatch_gate").set_points(1, 10)
    t.set_season(0, "autumn").set_season(1, "autumn").choose("pass").choose("pass")
    assert t.game.winners() == (0, 1)


def test_no_worker_no_wonder() -> None:
    assert "wonder:hopewatch_gate" not in builder().set_workers(0, 0).offers()


def test_a_ranger_may_move_a_worker_there() -> None:
    t = builder().choose("visit:basic_berry").set_turn(0)
    t.set_hand(0, "ranger", "farm", "farm").set_resources(0, twig=1, resin=1, pebble=1, berry=2)
    t.choose("play:ranger:hand").choose("wonder:hopewatch_gate")
    assert t.aside(0, "wonders") == ("hopewatch_gate",)


def test_amilla_glistendew_does_not_build_one() -> None:
    t = builder(t=pearlbrook(2, "legends")).set_city(0, "amilla_glistendew").set_events()
    assert "visit:city:0:amilla_glistendew" not in t.offers()


def test_nothing_copies_a_wonder() -> None:
    t = builder().set_city(0, "lookout").choose("visit:city:0:lookout")
    assert not any("hopewatch_gate" in id for id in t.offers())
