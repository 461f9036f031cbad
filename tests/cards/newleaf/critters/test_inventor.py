"""Inventor: discarded from the city, any card costs up to three resources less."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

FULL = (*["farm"] * 8, *["mine"] * 3, *["inn"] * 3)


def inventor(*city: str, hand: tuple[str, ...] = ()) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, "inventor", *city)
    return t.set_hand(0, *hand)


def plays(t: Table, card: str) -> list[str]:
    return [o for o in t.offers() if o.startswith(f"play:{card}:")]


@pytest.mark.parametrize("card", ["wife", "mine"])
def test_it_is_discarded_and_a_card_costs_three_less(card: str) -> None:
    t = inventor(hand=(card,)).choose(f"play:{card}:hand:inventor")
    assert t.city(0) == (card,)
    assert t.discard() == ("inventor",)


def test_the_player_chooses_what_is_spared() -> None:
    t = inventor(hand=("theater",)).set_resources(0, twig=3, resin=1, pebble=1)
    t.choose("play:theater:hand:inventor")
    assert t.offers() == [
        "pay:twig=2",
        "pay:twig=1,resin=1",
        "pay:twig=1,pebble=1",
        "pay:resin=1,pebble=1",
    ]


def test_four_missing_resources_are_too_many() -> None:
    assert plays(inventor(hand=("king",)).set_resources(0, berry=2), "king") == []
    t = inventor(hand=("king",)).set_resources(0, berry=3)
    assert plays(t, "king") == ["play:king:hand:inventor"]


def test_the_resources_taken_off_are_not_gained() -> None:
    t = inventor(hand=("wife",)).set_resources(0, berry=1).choose("play:wife:hand:inventor")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_it_is_a_permission() -> None:
    t = inventor(hand=("wife",)).set_resources(0, berry=2).choose("play:wife:hand")
    assert t.city(0) == ("inventor", "wife")


@pytest.mark.parametrize("origin", ["meadow", "station"])
def test_it_works_for_meadow_and_station_cards(origin: str) -> None:
    t = inventor().set_row(origin, "wife").choose(f"play:wife:{origin}:inventor")
    assert t.city(0) == ("wife",)


def test_it_does_not_work_from_another_city() -> None:
    t = table(boxes=("base", "newleaf")).set_city(1, "inventor").set_hand(0, "wife")
    assert plays(t, "wife") == []


def test_it_is_used_up() -> None:
    t = inventor(hand=("wife", "mine")).choose("play:wife:hand:inventor").set_turn(0)
    assert plays(t, "mine") == []


# Its space -------------------------------------------------------------------------------------


def test_it_frees_its_space_in_a_full_city() -> None:
    t = inventor(*FULL, hand=("lookout",)).set_resources(0, twig=1, resin=1, pebble=1)
    assert plays(t, "lookout") == ["play:lookout:hand:inventor"]
    t.choose("play:lookout:hand:inventor")
    assert t.city(0) == (*FULL, "lookout")


def test_a_greenhouse_may_take_its_space_in_a_full_city() -> None:
    t = inventor(*FULL, hand=("greenhouse",)).choose("play:greenhouse:hand:inventor")
    assert t.offers() == ["share:farm", "share:nothing"]
    t.choose("share:nothing")
    assert t.city(0) == (*FULL, "greenhouse")


def test_another_inventor_may_take_its_place() -> None:
    t = inventor(hand=("inventor",)).choose("play:inventor:hand:inventor")
    assert t.city(0) == ("inventor",)
    assert t.discard() == ("inventor",)


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    assert plays(inventor("lookout", hand=("lookout",)), "lookout") == []


def test_a_golden_token_or_a_worker_has_nothing_to_do_with_it() -> None:
    t = inventor("clock_tower", hand=("diplomat",)).choose("play:diplomat:hand:inventor")
    assert not t.occupied(0, "clock_tower")
    assert t.tokens(0)["golden"] == 3


# Other abilities -------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["crane", "innkeeper", "judge"])
def test_no_other_ability_of_the_city_can_be_added(other: str) -> None:
    t = inventor(other, hand=("king", "castle")).set_resources(0, twig=4, berry=2)
    assert plays(t, "castle") == []  # eight, and five at most are spared or swapped
    assert [o for o in plays(t, "king") if o.endswith("inventor")] == []


def test_a_dungeon_cannot_be_added_but_may_take_the_inventor() -> None:
    t = inventor("dungeon", hand=("king",)).set_resources(0, berry=2)
    assert plays(t, "king") == []
    t = inventor("dungeon", hand=("king",)).set_resources(0, berry=3)
    assert plays(t, "king") == ["play:king:hand:inventor", "play:king:hand:dungeon"]


@pytest.mark.parametrize(
    ("place", "origin"), [("inn", "meadow"), ("hotel", "hand"), ("locomotive", "station")]
)
def test_it_joins_no_place_that_makes_cards_cheaper(place: str, origin: str) -> None:
    t = inventor(place, hand=("king",) if origin == "hand" else ())
    t.set_meadow("king" if origin == "meadow" else "mine", "wife")
    t.set_row("station", "king" if origin == "station" else "mine", "wife")
    t.set_resources(0, berry=2).choose(f"visit:city:0:{place}")
    assert f"play:king:{origin}" not in t.offers()
    assert not [o for o in t.offers() if o.endswith("inventor")]
    t = inventor(place, hand=("king",)).set_meadow("king", "wife").set_row("station", "queen")
    t.set_resources(0, berry=3).choose(f"visit:city:0:{place}")
    assert f"play:{'queen' if origin == 'station' else 'king'}:{origin}" in t.offers()


def test_it_does_not_join_the_queen() -> None:
    t = inventor("queen", hand=("mine", "wife")).choose("visit:city:0:queen")
    assert not [o for o in t.offers() if o.endswith("inventor")]
    t.choose("play:mine:hand")
    assert t.city(0) == ("inventor", "queen", "mine")


def test_a_reserved_card_costs_either_one_or_three_less() -> None:
    t = inventor().set_aside(0, "reserved", "king").set_resources(0, berry=2)
    assert plays(t, "king") == []
    t.set_resources(0, berry=3)
    assert plays(t, "king") == ["play:king:reserved:inventor"]
    t.set_resources(0, berry=5)
    assert plays(t, "king") == ["play:king:reserved", "play:king:reserved:inventor"]
    t.choose("play:king:reserved:inventor")
    assert t.resources(0)["berry"] == 2
    assert t.city(0) == ("king",)


def test_it_is_not_added_to_a_forest_card_that_plays_one() -> None:
    t = inventor().set_forest("forest_meadow_two_play_one").set_meadow("wife", "inn", "mine")
    t.set_resources(0, berry=1).choose("visit:forest_meadow_two_play_one")
    t.choose("take:wife").choose("take:inn")
    assert t.offers() == ["play:wife:hand", "done"]


def test_powers_are_no_such_abilities() -> None:
    t = table(boxes=("base", "newleaf"), options={"powers": "dealt"}).set_city(0, "inventor")
    t.set_aside(0, "archives", "wife").choose("play:wife:archives:inventor")
    assert t.city(0) == ("wife",)
