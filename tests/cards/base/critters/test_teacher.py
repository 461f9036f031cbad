"""Teacher: draw two cards, keep one, give the other away."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def with_a_teacher(players: int, *hand: str) -> Table:
    t = table(players).set_hand(0, "teacher", *hand).set_resources(0, berry=2)
    return t.set_deck("king", "queen")


def test_of_two_cards_drawn_one_is_kept_and_the_other_given() -> None:
    t = with_a_teacher(2).choose("play:teacher:hand")
    assert t.offers() == ["keep:king", "keep:queen"]
    t.choose("keep:queen")
    assert (t.hand(0), t.hand(1)) == (("queen",), ("king",))


def test_the_receiver_is_any_opponent_with_room() -> None:
    t = with_a_teacher(4).choose("play:teacher:hand").choose("keep:king")
    assert t.offers() == ["give:1", "give:2", "give:3"]
    t.choose("give:3")
    assert [t.hand(seat) for seat in range(4)] == [("king",), (), (), ("queen",)]


def test_two_equal_cards_leave_nothing_to_choose() -> None:
    t = with_a_teacher(2).set_deck("farm", "farm").choose("play:teacher:hand")
    assert t.hand(0) == t.hand(1) == ("farm",)


def test_an_opponent_with_a_full_hand_is_no_receiver(crowd: tuple[str, ...]) -> None:
    t = with_a_teacher(3).set_hand(1, *crowd[:8]).set_deck("king", "queen")
    t.choose("play:teacher:hand").choose("keep:king")
    assert t.hand(1) == tuple(sorted(crowd[:8]))
    assert t.hand(2) == ("queen",)


def test_a_player_who_has_passed_is_no_receiver() -> None:
    t = with_a_teacher(4).set_passed(2).choose("play:teacher:hand").choose("keep:king")
    assert t.offers() == ["give:1", "give:3"]


def test_the_last_opponent_with_room_receives_without_asking(crowd: tuple[str, ...]) -> None:
    t = with_a_teacher(4).set_hand(1, *crowd[:8]).set_passed(3).set_deck("king", "queen")
    t.choose("play:teacher:hand").choose("keep:king")
    assert t.hand(2) == ("queen",)


def test_when_no_player_has_room_the_card_is_discarded(crowd: tuple[str, ...]) -> None:
    t = with_a_teacher(3).set_hand(1, *crowd[:8]).set_hand(2, *["farm"] * 8)
    t.set_deck("king", "queen").choose("play:teacher:hand").choose("keep:king")
    assert t.hand(0) == ("king",)
    assert t.discard() == ("queen",)


def test_when_all_others_have_passed_the_card_is_discarded() -> None:
    t = with_a_teacher(3).set_passed(1).set_passed(2)
    t.choose("play:teacher:hand").choose("keep:queen")
    assert t.hand(0) == ("queen",)
    assert t.discard() == ("king",)


def test_alone_the_card_is_discarded() -> None:
    t = with_a_teacher(1).choose("play:teacher:hand").choose("keep:queen")
    assert t.hand(0) == ("queen",)
    assert t.discard() == ("king",)
    assert t.hand(1) == ()


def test_with_room_for_one_card_one_is_drawn_and_kept(crowd: tuple[str, ...]) -> None:
    t = with_a_teacher(3, *crowd[:7]).set_deck("king", "queen").choose("play:teacher:hand")
    assert t.seat() == 1
    assert t.hand(0) == ("king", *sorted(crowd[:7]))
    assert t.hand(1) == t.hand(2) == ()


def test_with_a_full_hand_nothing_is_drawn(crowd: tuple[str, ...]) -> None:
    t = table(players=3).set_hand(0, *crowd[:8]).set_meadow("teacher").set_resources(0, berry=2)
    t.set_deck("farm", "king", "queen").choose("play:teacher:meadow")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8
    assert t.hand(1) == t.hand(2) == t.discard() == ()


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_teaches_again_in_production(season: str) -> None:
    t = table(players=3).set_city(0, "teacher").set_season(0, season).set_workers(0, 0)
    t.set_deck("king", "queen").choose("prepare").choose("keep:king").choose("give:2")
    assert (t.hand(0), t.hand(2)) == (("king",), ("queen",))


def test_two_teachers_teach_twice_in_production() -> None:
    t = table().set_city(0, "teacher", "teacher").set_workers(0, 0)
    t.set_deck("king", "queen", "farm", "mine").choose("prepare")
    t.choose("keep:king").choose("keep:mine")
    assert (t.hand(0), t.hand(1)) == (("king", "mine"), ("queen", "farm"))


def test_only_its_player_sees_the_cards_before_they_are_given() -> None:
    t = with_a_teacher(3).choose("play:teacher:hand")
    assert t.told("drew")[0].seen_by(0)["cards"] == ["king", "queen"]
    assert "cards" not in t.told("drew")[0].seen_by(1)
    t.choose("keep:king").choose("give:1")
    assert "cards" not in t.told("gave_cards")[0].seen_by(2)
    assert t.told("gave_cards")[0].seen_by(1)["cards"] == ["queen"]
