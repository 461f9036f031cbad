"""Rugwort the Robber: swaps whole hands."""

from __future__ import annotations

from everdell.testing import Table, table

ROBBER = "rugwort_the_robber"
PLAY = f"play:{ROBBER}:hand"


def with_robber(players: int, *hand: str) -> Table:
    t = table(players, boxes=("base", "rugwort", "legends")).set_hand(0, ROBBER, *hand)
    return t.set_resources(0, berry=2)


def test_the_hand_is_swapped_with_an_opponent_of_choice() -> None:
    t = with_robber(3, "king", "farm").set_hand(1, "wife").set_hand(2, "inn", "mine", "judge")
    t.choose(PLAY)
    assert t.prompt() == "swap-hands"
    assert t.offers() == ["swap:1", "swap:2"]
    t.choose("swap:2")
    assert sorted(t.hand(0)) == ["inn", "judge", "mine"]
    assert t.hand(1) == ("wife",)
    assert sorted(t.hand(2)) == ["farm", "king"]


def test_it_is_an_order() -> None:
    t = with_robber(2, "king", "farm").set_hand(1).choose(PLAY)
    assert t.seat() == 1
    assert (t.hand(0), t.hand(1)) == ((), ("king", "farm"))


def test_an_empty_hand_is_a_hand_too() -> None:
    t = with_robber(2).set_hand(1, "king", "farm").choose(PLAY)
    assert (t.hand(0), t.hand(1)) == (("king", "farm"), ())


def test_a_player_who_has_passed_is_left_alone() -> None:
    t = with_robber(4, "king").set_hand(1, "wife").set_passed(1).choose(PLAY)
    assert t.offers() == ["swap:2", "swap:3"]


def test_when_all_others_have_passed_nothing_happens() -> None:
    t = with_robber(2, "king").set_hand(1, "wife").set_passed(1).choose(PLAY)
    assert (t.hand(0), t.hand(1)) == (("king",), ("wife",))
    assert t.city(0) == (ROBBER,)


def test_legends_are_not_swapped() -> None:
    t = with_robber(2, "king").set_hand(1, "wife")
    t.set_aside(0, "legends", "poe").set_aside(1, "legends", "foresight").choose(PLAY)
    assert (t.aside(0, "legends"), t.aside(1, "legends")) == (("poe",), ("foresight",))


def test_he_is_not_part_of_the_swapped_hand() -> None:
    t = with_robber(2, "king").set_hand(1, "wife").choose(PLAY)
    assert t.city(0) == (ROBBER,)
    assert t.hand(1) == ("king",)


def test_others_learn_how_many_cards_went_each_way_and_not_which() -> None:
    t = with_robber(3, "king", "farm").set_hand(2, "wife").choose(PLAY).choose("swap:2")
    (swap,) = t.told("swapped_hands")
    seen = swap.seen_by(1)
    assert (seen["to"], seen["n"], seen["got"]) == (2, 2, 1)
    assert "cards" not in seen


def test_what_he_triggers_comes_after_the_swap() -> None:
    t = with_robber(2, "king").set_city(0, "historian").set_hand(1, "wife").set_deck("farm")
    t.choose(PLAY)
    assert sorted(t.hand(0)) == ["farm", "wife"]
    assert t.hand(1) == ("king",)
