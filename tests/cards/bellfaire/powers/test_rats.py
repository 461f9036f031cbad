"""Rats: a token in the meadow that pays when its card is played."""

from __future__ import annotations

import pytest
from tests.rulebook.bellfaire.powers_sitting import FULL, powers, with_power

from everdell.engine.errors import EverdellError
from everdell.testing import Table

MEADOW = ("farm", "inn", "king", "queen", "judge", "mine", "bard", "wife")


def rats(players: int = 2, *more: str) -> Table:
    """Their token lies on the Farm."""
    t = powers(players, *more).set_meadow(*MEADOW).set_power(0, "rats").choose("rats:1")
    return t.set_resources(1, **FULL)


def test_they_begin_by_laying_the_token_on_a_card() -> None:
    t = with_power("rats")
    assert t.offers() == [f"rats:{place}" for place in range(1, 9)]
    t.choose("rats:3")
    assert t.counters()["rat"] == 3
    assert t.game.view(1)["counters"]["rat"] == 3


def test_when_its_card_is_played_they_gain_a_missing_kind_and_move_it() -> None:
    t = rats().set_deck("castle").set_resources(0, twig=1).set_turn(1).choose("play:farm:meadow")
    assert t.seat() == 0
    assert t.offers() == ["gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.prompt() == "rats"
    t.choose("rats:4")
    assert t.counters()["rat"] == 4
    assert t.city(1) == ("farm",)
    assert t.seat() == 0
    assert t.prompt() == "turn"


def test_they_gain_once_the_card_is_paid_and_before_it_acts() -> None:
    t = rats().set_turn(1).choose("play:farm:meadow")
    assert t.city(1) == ()
    assert t.resources(1)["twig"] == 7


def test_it_also_works_for_their_own_cards() -> None:
    t = rats().set_resources(0, twig=2, resin=1).choose("play:farm:meadow").choose("gain:pebble")
    t.choose("rats:2")
    assert t.city(0) == ("farm",)


def test_the_new_card_of_the_same_place_may_have_it() -> None:
    t = rats().set_turn(1).choose("play:farm:meadow").choose("gain:twig")
    assert "rats:1" in t.offers()


def test_other_cards_do_not_pay() -> None:
    t = rats().set_turn(1).choose("play:wife:meadow")
    assert t.prompt() == "turn"
    assert t.counters()["rat"] == 1


def test_nor_does_the_same_card_from_a_hand() -> None:
    t = rats().set_hand(1, "farm").set_turn(1).choose("play:farm:hand")
    assert t.prompt() == "turn"


def test_if_the_card_is_taken_the_token_stays_on_its_place() -> None:
    t = rats().set_deck("castle").set_season(1, "spring").set_workers(1, 0).set_turn(1)
    t.choose("prepare").choose("take:farm").choose("done")
    assert t.counters()["rat"] == 1
    assert t.meadow()[0] == "castle"
    t.set_turn(1).choose("play:castle:meadow")
    assert t.seat() == 0
    assert t.prompt() == "gain-missing"


def test_if_it_is_reserved_the_token_stays() -> None:
    t = rats(2, "newleaf").set_turn(1).choose("reserve:farm:meadow")
    assert t.counters()["rat"] == 1
    t.set_turn(1).choose("play:farm:reserved").choose("pay:twig=2")
    assert t.prompt() == "turn"


def test_with_all_four_kinds_only_the_token_moves() -> None:
    t = rats().set_resources(0, twig=1, resin=1, pebble=1, berry=1).set_turn(1)
    t.choose("play:farm:meadow")
    assert t.prompt() == "rats"


def test_of_equal_cards_the_player_says_which() -> None:
    t = powers().set_meadow("farm", "farm", *MEADOW[2:]).set_power(0, "rats").choose("rats:2")
    t.set_resources(1, **FULL).set_turn(1).choose("play:farm:meadow")
    assert t.prompt() == "tell-place"
    assert t.offers() == ["spot:1", "spot:2"]
    unmarked = powers().set_meadow("farm", "farm", *MEADOW[2:]).set_power(0, "rats")
    unmarked.choose("rats:2").set_resources(1, **FULL).set_turn(1).choose("play:farm:meadow")
    unmarked.choose("spot:1")
    assert unmarked.prompt() == "turn"
    t.choose("spot:2")
    assert t.prompt() == "gain-missing"


def test_an_inn_plays_it_too() -> None:
    t = rats().set_city(1, "inn").set_turn(1).choose("visit:city:1:inn").choose("play:farm:meadow")
    assert t.seat() == 0
    assert t.prompt() == "gain-missing"


def test_once_they_have_passed_they_gain_nothing() -> None:
    t = rats().set_passed(0).set_turn(1).choose("play:farm:meadow")
    assert t.seat() == 1
    assert t.resources(0) == dict.fromkeys(FULL, 0)


def test_alone_they_are_not_used() -> None:
    with pytest.raises(EverdellError):
        with_power("rats", 1)
    assert "rats" not in powers(1).game.rules.numbers
