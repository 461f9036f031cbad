"""Scurrble Stadium: guess a colour that will be among four drawn cards."""

from __future__ import annotations

from everdell.testing import Table, table

STADIUM = "scurrble_stadium"
SIX = ("inn",) * 3 + ("farm",) * 3


def stadium_and_deck(*deck: str, hand: tuple[str, ...] = (), owner: int = 0) -> Table:
    t = table(boxes=("base", "extra")).set_city(owner, STADIUM).set_hand(0, *hand)
    return t.set_deck(*deck)


def guess(color: str, *deck: str, hand: tuple[str, ...] = ()) -> Table:
    t = stadium_and_deck(*deck, hand=hand).choose(f"visit:city:0:{STADIUM}")
    return t.choose(f"name:{color}")


def test_a_colour_other_than_green_is_named_before_anything_is_drawn() -> None:
    t = stadium_and_deck("king", "farm", "inn", "judge").choose(f"visit:city:0:{STADIUM}")
    assert t.prompt() == "name-color"
    assert t.offers() == ["name:tan", "name:red", "name:blue", "name:purple"]
    assert t.hand(0) == ()
    assert not t.told("drew")


def test_all_hear_the_colour() -> None:
    t = guess("blue", "farm", "farm", "mine", "inn")
    assert [entry.seen_by(1)["color"] for entry in t.told("named_color")] == ["blue"]


def test_a_drawn_card_of_that_colour_brings_three_points() -> None:
    t = guess("purple", "king", "farm", "inn", "judge")
    assert t.points(0) == 3
    assert sorted(t.hand(0)) == ["farm", "inn", "judge", "king"]
    assert t.seat() == 1


def test_without_a_match_the_cards_are_all_one_gets() -> None:
    t = guess("tan", "king", "farm", "inn", "judge")
    assert t.points(0) == 0
    assert sorted(t.hand(0)) == ["farm", "inn", "judge", "king"]
    assert not t.told("revealed")


def test_one_of_several_matching_cards_is_shown() -> None:
    t = guess("red", "inn", "queen", "inn", "farm")
    assert t.prompt() == "show-card"
    assert sorted(t.offers()) == ["show:inn", "show:queen"]
    t.choose("show:queen")
    assert [entry.seen_by(1)["cards"] for entry in t.told("revealed")] == [["queen"]]
    assert "cards" not in t.told("drew")[0].seen_by(1)


def test_several_matching_cards_bring_the_points_once() -> None:
    t = guess("red", "inn", "inn", "inn", "queen").choose("show:inn")
    assert t.points(0) == 3
    assert len(t.hand(0)) == 4


def test_draws_stop_at_the_hand_limit_and_only_cards_drawn_can_match() -> None:
    t = guess("purple", "judge", "mine", "king", "king", hand=SIX)
    assert t.points(0) == 0
    assert sorted(t.hand(0)) == sorted([*SIX, "judge", "mine"])


def test_cards_that_were_in_hand_before_do_not_match() -> None:
    t = guess("red", "judge", "mine", "farm", "king", hand=("inn", "queen"))
    assert t.points(0) == 0


def test_it_may_be_visited_with_a_full_hand() -> None:
    t = guess("red", "queen", "lookout", hand=(*SIX, "mine", "mine"))
    assert t.points(0) == 0
    assert len(t.hand(0)) == 8
    assert t.standing(0, STADIUM) == (0,)


def test_its_owner_gains_a_point_when_an_opponent_visits() -> None:
    t = stadium_and_deck("king", "farm", "inn", "judge", owner=1)
    t.choose(f"visit:city:1:{STADIUM}").choose("name:blue")
    assert (t.points(0), t.points(1)) == (3, 1)
    assert len(t.hand(0)) == 4
    assert t.hand(1) == ()


def test_its_owner_gains_no_point_for_their_own_visit() -> None:
    assert guess("tan", "king", "farm", "inn", "judge").points(0) == 0


def test_it_takes_one_worker_whosever_it_is() -> None:
    t = stadium_and_deck("king", "farm", "inn", "judge", owner=1)
    t.choose(f"visit:city:1:{STADIUM}").choose("name:tan")
    assert t.seat() == 1
    assert f"visit:city:1:{STADIUM}" not in t.offers()
    assert f"visit:city:1:{STADIUM}" not in t.set_turn(0).offers()


def test_two_of_them_are_two_places() -> None:
    t = table(boxes=("base", "extra")).set_city(0, STADIUM, STADIUM)
    t.choose(f"visit:city:0:{STADIUM}").choose("name:red")
    t.set_turn(0).set_hand(0).choose(f"visit:city:0:{STADIUM}:2")
    assert t.standing(0, STADIUM) == t.standing(0, STADIUM, copy=2) == (0,)
