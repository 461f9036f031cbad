"""Giving cards and resources (base rulebook, drawing cards and end of the game)."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

SEVEN = ("wanderer",) * 3 + ("peddler",) * 3 + ("crane",)
OTHER_SEVEN = ("innkeeper",) * 3 + ("mine",) * 3 + ("historian",)


def posting(*hand: str) -> Table:
    """Seat 0 of three is about to give two cards at its Post Office."""
    t = table(players=3).set_city(0, "post_office").set_hand(0, "wife", "wife", *hand)
    return t.set_deck(*["farm"] * 8)


def gift(t: Table) -> tuple[int, int | None]:
    """What all saw of the only gift so far: who got it, and how many cards."""
    (entry,) = t.told("gave_cards")
    assert "cards" not in entry.seen_by(None)
    return entry.to, entry.n


def test_the_giver_chooses_among_those_with_room() -> None:
    t = posting().choose("visit", "post_office")
    assert t.offers() == ["give:1", "give:2"]
    t.choose("give", 2)
    assert t.hand(2) == ("wife", "wife")
    assert t.hand(1) == ()


def test_one_with_room_for_all_goes_before_one_with_less_room() -> None:
    t = posting().set_hand(1, *SEVEN).choose("visit", "post_office")
    assert gift(t) == (2, 2)
    assert len(t.hand(1)) == 7


def test_with_room_for_all_nowhere_most_room_goes_first_and_the_rest_is_discarded() -> None:
    t = posting().set_hand(1, *SEVEN, "king").set_hand(2, *OTHER_SEVEN)
    t.choose("visit", "post_office")
    assert gift(t) == (2, 1)
    assert t.hand(2).count("wife") == 1
    assert t.discard() == ("wife",)
    assert len(t.hand(1)) == 8


def test_equal_room_leaves_the_choice_to_the_giver() -> None:
    t = posting().set_hand(1, *SEVEN).set_hand(2, *OTHER_SEVEN).choose("visit", "post_office")
    assert t.offers() == ["give:1", "give:2"]
    t.choose("give", 1)
    assert gift(t) == (1, 1)


def test_when_no_player_has_room_the_gift_is_discarded() -> None:
    t = posting().set_hand(1, *SEVEN, "king").set_hand(2, *OTHER_SEVEN, "king")
    t.choose("visit", "post_office")
    assert t.told("gave_cards") == []
    assert t.discard() == ("wife", "wife")
    assert len(t.hand(1)) == len(t.hand(2)) == 8


def test_one_gift_goes_to_one_player() -> None:
    t = posting("mine").choose("visit", "post_office")
    t.choose("give", "mine").choose("give", 1)
    assert t.hand(1) == ("wife", "mine")
    assert t.hand(2) == ()


def test_one_who_has_passed_gets_no_cards() -> None:
    t = posting().set_passed(1).choose("visit", "post_office")
    assert gift(t)[0] == 2


def test_when_all_others_have_passed_cards_are_discarded() -> None:
    t = posting().set_passed(1).set_passed(2).choose("visit", "post_office")
    assert t.hand(1) == t.hand(2) == ()
    assert t.discard() == ("wife", "wife")
    assert t.hand(0) == ("farm",) * 8


def test_a_teachers_second_card_goes_to_a_player_with_room() -> None:
    t = table(players=3).set_hand(0, "teacher").set_resources(0, berry=2).set_deck("king", "farm")
    t.set_hand(1, *SEVEN, "queen").choose("play", "teacher", "hand").choose("keep", "king")
    assert t.hand(2) == ("farm",)
    assert t.hand(0) == ("king",)


def test_the_giver_chooses_who_gets_resources() -> None:
    t = table(players=3).set_hand(0, "monk").set_resources(0, berry=3)
    t.choose("play", "monk", "hand").choose("give:berry=2")
    assert t.offers() == ["give:1", "give:2"]
    t.choose("give", 2)
    assert t.resources(2)["berry"] == 2
    assert t.points(0) == 4


def test_one_who_has_passed_gets_no_resources() -> None:
    t = table(players=3).set_hand(0, "monk").set_resources(0, berry=3).set_passed(2)
    t.choose("play", "monk", "hand").choose("give:berry=2")
    assert t.resources(1)["berry"] == 2
    assert t.resources(2)["berry"] == 0


@pytest.mark.parametrize("players", [2, 3])
def test_when_all_others_have_passed_resources_are_lost_and_still_earn(players: int) -> None:
    t = table(players=players).set_city(0, "monastery").set_resources(0, twig=2)
    for seat in range(1, players):
        t.set_passed(seat)
    t.choose("visit", "city", "monastery")
    assert t.points(0) == 4
    assert sum(sum(t.resources(seat).values()) for seat in range(players)) == 0
