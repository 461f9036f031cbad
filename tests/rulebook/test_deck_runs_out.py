"""An empty deck is replaced by the shuffled discard pile when a card is needed."""

from __future__ import annotations

from everdell.testing import table
from tests.rulebook.journal_lines import story
from tests.rulebook.piles import deck_size, leave


def test_a_draw_goes_on_from_the_new_deck() -> None:
    t = leave(table(), deck=("farm",), discard=("mine", "mine", "mine"))
    t.choose("visit", "basic_two_cards_point")
    assert sorted(t.hand(0)) == ["farm", "mine"]
    assert deck_size(t) == 2
    assert t.discard() == ()
    assert len(t.told("reshuffled")) == 1


def test_the_new_deck_is_shuffled() -> None:
    pile = ("farm", "mine", "inn", "wife", "peddler", "wanderer")
    drawn = set()
    for seed in range(12):
        t = leave(table(seed=seed), discard=pile).choose("visit", "basic_berry_card")
        drawn.add(t.hand(0))
    assert len(drawn) > 2


def test_the_discard_pile_stays_until_a_card_is_needed() -> None:
    t = leave(table(), deck=("farm",), discard=("mine", "mine"))
    t.choose("visit", "basic_berry_card")
    assert deck_size(t) == 0
    assert t.discard() == ("mine", "mine")
    t.choose("visit", "basic_resin_card")
    assert t.hand(1) == ("mine",)
    assert deck_size(t) == 1


def test_the_meadow_is_refilled_from_the_new_deck() -> None:
    t = table().set_meadow("farm").set_resources(0, twig=2, resin=1)
    leave(t, discard=("mine",)).choose("play", "farm", "meadow")
    assert t.meadow()[0] == "mine"
    assert story(t)[:4] == ["paid farm", "reshuffled", "meadow mine", "played farm"]


def test_revealing_needs_the_new_deck_too() -> None:
    t = table().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    leave(t, deck=("farm",), discard=("inn",)).choose("play", "postal_pigeon", "hand")
    assert t.offers() == ["play:farm:revealed", "play:inn:revealed", "done"]


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    t = leave(table()).choose("visit", "basic_two_cards_point")
    assert t.hand(0) == ()
    assert t.points(0) == 1


def test_with_both_piles_empty_the_meadow_place_stays_empty() -> None:
    t = leave(table().set_meadow("crane").set_resources(0, pebble=2))
    kept = t.meadow()[1:]
    t.choose("play", "crane", "meadow")
    assert t.meadow() == ("", *kept)
    assert not [offer for offer in t.set_turn(0).offers() if "::" in offer]


def test_in_summer_the_cards_that_are_left_may_be_taken() -> None:
    t = leave(table().set_meadow("judge", "crane").set_season(0, "spring")).set_workers(0, 0)
    t.choose("prepare").choose("take", "judge").choose("take", "crane")
    assert t.meadow()[:2] == ("", "")
    assert sorted(t.hand(0)) == ["crane", "judge"]


def test_drawing_up_to_the_limit_ends_with_the_last_card() -> None:
    t = leave(table().set_city(0, "post_office").set_hand(0, "wife", "wife"), deck=("farm",))
    t.choose("visit", "city", "post_office")
    assert t.hand(0) == ("farm",)
    assert t.hand(1) == ("wife", "wife")
