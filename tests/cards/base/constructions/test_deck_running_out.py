"""Cemetery and Post Office when the deck runs out."""

from __future__ import annotations

from everdell.testing import Table, table


def in_deck(t: Table) -> list[str]:
    return [t.game.rules.cards[card].id for card in t.game.deck[: t.game.top]]


def empty_deck(t: Table) -> Table:
    """The whole deck becomes the discard pile."""
    return t.set_discard(*in_deck(t))


def no_cards_left(t: Table) -> Table:
    """The deck and the discard pile lie in Rugwort's city, which has no limit."""
    return t.set_city(1, *in_deck(t))


def test_cards_just_discarded_at_a_post_office_may_come_back() -> None:
    t = table(players=1).set_city(0, "post_office").set_hand(0, "bard", "king", "queen")
    no_cards_left(t).choose("visit:city:0:post_office").choose("give:king")
    assert t.discard() == ("king", "queen")
    t.choose("discard:bard")
    assert t.hand(0) == ("bard", "king", "queen")
    assert t.discard() == ()


def test_a_cemetery_reveals_on_from_the_shuffled_discard_pile() -> None:
    t = empty_deck(table().set_city(0, "cemetery")).set_deck("king", "queen")
    t.choose("visit:city:0:cemetery").choose("reveal:deck")
    (shown,) = t.told("revealed")
    cards = shown.cards
    assert isinstance(cards, list)
    assert cards[:2] == ["king", "queen"]
    assert len(cards) == 4


def test_an_empty_deck_may_still_be_chosen_at_the_cemetery() -> None:
    t = empty_deck(table().set_city(0, "cemetery")).choose("visit:city:0:cemetery")
    assert t.offers() == ["reveal:deck", "reveal:discard"]


def test_with_no_card_left_anywhere_a_cemetery_takes_no_worker() -> None:
    t = no_cards_left(table(players=1).set_city(0, "cemetery"))
    assert "visit:city:0:cemetery" not in t.offers()
