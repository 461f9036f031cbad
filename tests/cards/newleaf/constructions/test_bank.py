"""Bank: point tokens that are worth a point each and let the hand hold more."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

TEN = ("inn",) * 3 + ("wife",) * 4 + ("husband",) * 3


def bank(*hand: str, points: int = 0, city: tuple[str, ...] = ()) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, "bank", *city).set_on(0, "bank", point=points)
    return t.set_hand(0, *hand)


def test_a_point_token_lies_on_it_when_it_is_played() -> None:
    t = table(boxes=("base", "newleaf")).set_hand(0, "bank").set_resources(0, resin=2, pebble=2)
    t.choose("play:bank:hand")
    assert t.on(0, "bank") == {"point": 1}
    assert t.points(0) == 0


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_another_one_comes_in_production(season: str) -> None:
    t = bank(points=1).set_season(0, season).set_workers(0, 0).choose("prepare")
    assert t.on(0, "bank") == {"point": 2}


def test_its_tokens_count_at_the_end() -> None:
    assert bank(points=3).score(0).parts["tokens"] == 3
    assert bank(points=3).score(0).total == 2 + 3


# The hand limit --------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "limit"), [(0, 8), (1, 9), (2, 10)])
def test_the_limit_rises_by_one_for_each_token(points: int, limit: int) -> None:
    t = bank(*TEN[:7], points=points).choose("visit:basic_two_cards_point").set_turn(0)
    t.set_workers(0, 1).choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == limit


def test_a_bank_of_an_opponent_does_not_help() -> None:
    t = bank(points=3).set_hand(1, *TEN[:8]).set_turn(1).choose("visit:basic_two_cards_point")
    assert len(t.hand(1)) == 8


def test_other_point_tokens_do_not_help() -> None:
    t = bank(*TEN[:8], city=("clock_tower",)).set_on(0, "clock_tower", point=3).set_points(0, 5)
    assert len(t.choose("visit:basic_two_cards_point").hand(0)) == 8


def test_gifts_find_room_too() -> None:
    t = bank(*TEN[:8], points=1).set_city(1, "diplomat").set_hand(1, "shepherd", "farm")
    t.set_resources(1, berry=3).set_turn(1).choose("play:shepherd:hand").choose("give:farm")
    assert len(t.hand(0)) == 9


def test_when_it_leaves_its_tokens_are_lost_and_the_hand_is_discarded_down_at_once() -> None:
    t = bank(*TEN, points=2, city=("university",)).choose("visit:city:0:university")
    assert t.prompt() == "discard"
    assert t.offers() == ["discard:husband", "discard:wife", "discard:inn"]
    t.choose("discard:wife").choose("discard:inn")
    assert len(t.hand(0)) == 8
    assert t.prompt() == "gain-any"  # only now the University goes on
    t.choose("gain:twig")
    assert t.score(0).parts["tokens"] == 1  # the University's
    assert len(t.hand(0)) == 8


def test_a_hand_within_the_usual_limit_stays_whole() -> None:
    t = bank(*TEN[:8], points=2, city=("university",)).choose("visit:city:0:university")
    assert t.prompt() == "gain-any"
    assert len(t.hand(0)) == 8


def test_ruins_in_its_place_draw_only_after_the_hand_was_brought_down() -> None:
    t = bank("ruins", *TEN[:9], points=2).choose("play:ruins:hand").choose("discard:wife")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8
    assert t.city(0) == ("ruins",)


def test_a_magician_who_discards_it_makes_the_limit_fall() -> None:
    t = bank("magician", *TEN[:9], points=1).set_resources(0, berry=3)
    t.choose("play:magician:hand").choose("discard:city:bank").choose("discard:inn")
    assert len(t.hand(0)) == 8
    t.choose("gain:twig")
    assert t.points(0) == 1


def test_a_hand_that_is_swapped_away_is_brought_down_to_the_limit_of_its_new_owner() -> None:
    t = table(boxes=("base", "rugwort", "newleaf")).set_city(0, "bank").set_on(0, "bank", point=2)
    t.set_hand(0, "rugwort_the_robber", *TEN).set_hand(1, "king").set_resources(0, berry=2)
    t.choose("play:rugwort_the_robber:hand")
    assert t.seat() == 1
    assert t.prompt() == "discard"
    t.choose("discard:wife").choose("discard:inn")
    assert len(t.hand(1)) == 8
    assert t.hand(0) == ("king",)
    assert t.prompt() == "turn"


# Copied and activated --------------------------------------------------------------------------


def test_a_miner_mole_does_not_copy_it() -> None:
    t = bank().set_hand(1, "miner_mole").set_resources(1, berry=3).set_turn(1)
    assert t.choose("play:miner_mole:hand").seat() == 0
    assert t.on(0, "bank") == {}


def test_through_another_miner_mole_ones_own_gets_a_token() -> None:
    t = bank("miner_mole").set_resources(0, berry=3).set_city(1, "miner_mole", "bank")
    t.choose("play:miner_mole:hand").choose("copy:1:miner_mole").choose("copy:0:bank")
    assert t.on(0, "bank") == {"point": 1}
    assert t.on(1, "bank") == {}


def test_a_chip_sweep_adds_a_token() -> None:
    t = bank("chip_sweep").set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.on(0, "bank") == {"point": 1}
