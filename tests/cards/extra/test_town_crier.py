"""Town Crier: two cards given away for three points."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

SEVEN = ("inn",) * 3 + ("farm",) * 4


def with_a_crier(players: int, *hand: str) -> Table:
    t = table(players, boxes=("base", "extra")).set_hand(0, "town_crier", *hand)
    return t.set_resources(0, berry=2)


def test_two_cards_may_be_given_to_an_opponent_for_three_points() -> None:
    t = with_a_crier(2, "king", "queen", "mine").choose("play:town_crier:hand")
    assert t.prompt() == "choose-one"
    assert t.offers() == ["choose:give", "done"]
    t.choose("choose:give").choose("give:king").choose("give:mine")
    assert t.points(0) == 3
    assert t.hand(0) == ("queen",)
    assert t.hand(1) == ("king", "mine")


def test_giving_is_optional() -> None:
    t = with_a_crier(2, "king", "queen").choose("play:town_crier:hand").choose("done")
    assert t.points(0) == 0
    assert len(t.hand(0)) == 2
    assert t.seat() == 1


def test_a_gift_once_begun_is_two_cards() -> None:
    t = with_a_crier(2, "king", "queen", "mine").choose("play:town_crier:hand")
    t.choose("choose:give")
    assert "done" not in t.offers()
    t.choose("give:king")
    assert t.offers() == ["give:queen", "give:mine"]


def test_one_card_is_too_few() -> None:
    t = with_a_crier(2, "king").choose("play:town_crier:hand")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.hand(0) == ("king",)


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_cries_again_in_production(season: str) -> None:
    t = table(boxes=("base", "extra")).set_city(0, "town_crier").set_hand(0, "king", "queen")
    t.set_season(0, season).set_workers(0, 0).choose("prepare").choose("choose:give")
    assert t.points(0) == 3
    assert sorted(t.hand(1)) == ["king", "queen"]


def test_both_cards_go_to_one_opponent_of_choice() -> None:
    t = with_a_crier(4, "king", "queen").choose("play:town_crier:hand").choose("choose:give")
    assert t.prompt() == "give-to"
    assert t.offers() == ["give:1", "give:2", "give:3"]
    t.choose("give:2")
    assert [len(t.hand(seat)) for seat in range(4)] == [0, 0, 2, 0]


def test_a_player_with_room_for_both_comes_first() -> None:
    t = with_a_crier(4, "king", "queen").set_hand(1, *SEVEN).set_passed(3)
    t.choose("play:town_crier:hand").choose("choose:give")
    assert sorted(t.hand(2)) == ["king", "queen"]
    assert len(t.hand(1)) == 7
    assert t.hand(3) == ()


def test_with_room_for_one_card_only_the_other_is_discarded() -> None:
    t = with_a_crier(2, "king", "queen").set_hand(1, *SEVEN)
    t.choose("play:town_crier:hand").choose("choose:give").choose("give:queen")
    assert t.points(0) == 3
    assert sorted(t.hand(1)) == sorted([*SEVEN, "queen"])
    assert t.discard() == ("king",)


def test_when_no_player_can_take_them_they_are_discarded_and_still_earn() -> None:
    t = with_a_crier(3, "king", "queen").set_hand(1, *SEVEN, "mine").set_passed(2)
    t.choose("play:town_crier:hand").choose("choose:give")
    assert t.points(0) == 3
    assert sorted(t.discard()) == ["king", "queen"]
    assert (t.hand(0), t.hand(2)) == ((), ())


def test_a_third_player_does_not_see_the_gift() -> None:
    t = with_a_crier(3, "king", "queen").choose("play:town_crier:hand").choose("choose:give")
    t.choose("give:1")
    (gift,) = t.told("gave_cards")
    assert "cards" not in gift.seen_by(2)
    assert gift.seen_by(1)["cards"] == ["king", "queen"]


def test_copied_by_a_miner_mole_it_gives_the_moles_cards() -> None:
    t = table(boxes=("base", "extra")).set_city(1, "town_crier").set_resources(0, berry=3)
    t.set_hand(0, "miner_mole", "king", "queen").choose("play:miner_mole:hand")
    t.choose("copy:1:town_crier").choose("choose:give")
    assert (t.points(0), t.points(1)) == (3, 0)
    assert sorted(t.hand(1)) == ["king", "queen"]
