"""Romantic Cruise: a Wife out of the deck for free, or 5 points."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table

FULL = (*["mine"] * 3, *["twig_barge"] * 3, *["general_store"] * 3, *["storehouse"] * 3)


def cruise(*city: str) -> Table:
    t = pearlbrook().set_city(0, "ferry", "husband", *city).set_events("romantic_cruise")
    return t.choose("event:romantic_cruise")


def without_wives() -> Table:
    """All four are in other cities and hands."""
    t = pearlbrook().set_city(0, "ferry", "husband").set_events("romantic_cruise")
    return t.set_city(1, *["wife"] * 4).choose("event:romantic_cruise")


def test_a_wife_of_the_deck_is_played_for_free_and_pairs_up() -> None:
    t = cruise()
    left = t.game.top
    t.choose("choose:wife")
    assert t.city(0) == ("ferry", "husband", "wife")
    assert t.game.top == left - 1
    assert t.game.view(0)["players"][0]["spaces_used"] == 2


def test_or_five_points() -> None:
    t = cruise().choose("choose:five_points")
    assert t.points(0) == 5
    assert t.city(0) == ("ferry", "husband")


def test_she_sets_off_what_answers_to_cards() -> None:
    t = cruise("historian").choose("choose:wife")
    assert len(t.hand(0)) == 1


def test_without_a_wife_in_the_deck_the_search_gives_nothing() -> None:
    t = without_wives().choose("choose:wife")
    assert t.points(0) == 0
    assert t.city(0) == ("ferry", "husband")
    assert t.seat() == 1


def test_without_room_she_goes_back_into_the_deck() -> None:
    t = cruise("wife", *FULL, "king")
    left = t.game.top
    t.choose("choose:wife")
    assert t.game.top == left
    assert t.city(0).count("wife") == 1


def test_the_deck_is_shuffled() -> None:
    t = cruise().set_deck(*["farm"] * 4).choose("choose:wife")
    top = [t.game.rules.ids[card] for card in t.game.deck[t.game.top - 4 : t.game.top]]
    assert top != ["farm"] * 4
