"""For every card you play he plays one that the die picks (base rulebook, solo rules)."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rugwort.solo import DIE, RUGWORT, rolled, solo
from tests.rulebook.piles import leave

MEADOW = ("king", "queen", "farm", "mine", "inn", "crane", "judge", "school")


def with_farm_in_hand(t: Table) -> Table:
    return t.set_hand(0, "farm").set_resources(0, twig=2, resin=1)


@pytest.mark.parametrize("roll", range(1, 9))
def test_the_die_picks_the_place_and_the_meadow_is_refilled(roll: int) -> None:
    t = with_farm_in_hand(solo(rolls=(roll,))).set_meadow(*MEADOW).set_deck("castle")
    t.choose("play", "farm", "hand")
    assert rolled(t) == [roll]
    assert t.city(RUGWORT) == (MEADOW[roll - 1],)
    assert t.meadow() == (*MEADOW[: roll - 1], "castle", *MEADOW[roll:])
    assert t.seat() == 0


def test_after_a_meadow_card_of_yours_the_meadow_is_refilled_first() -> None:
    t = solo(rolls=(3,)).set_meadow(*MEADOW).set_deck("castle", "palace")
    t.set_resources(0, twig=2, resin=1).choose("play", "farm", "meadow")
    assert t.city(RUGWORT) == ("castle",)
    assert t.meadow() == (*MEADOW[:2], "palace", *MEADOW[3:])


def test_placing_a_worker_lets_him_play_nothing() -> None:
    t = solo().choose("visit", "basic_berry")
    assert rolled(t) == []
    assert t.city(RUGWORT) == ()


def test_a_card_played_by_a_visit_counts() -> None:
    t = solo(rolls=(2,)).set_city(0, "queen").set_hand(0, "farm").set_meadow(*MEADOW)
    t.choose("visit", "city", "queen").choose("play:farm:hand")
    assert t.city(RUGWORT) == ("queen",)


def test_a_pigeons_second_card_lets_him_play_two() -> None:
    t = solo(rolls=(1, 8)).set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_meadow(*MEADOW).set_deck("farm", "palace").choose("play", "postal_pigeon", "hand")
    assert t.city(RUGWORT) == ()  # he waits until your turn is over
    t.choose("play:farm:revealed")
    assert rolled(t) == [1, 8]
    assert t.city(RUGWORT) == ("king", "school")


def test_the_meadow_is_refilled_between_his_two_cards() -> None:
    t = solo(rolls=(1, 1)).set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_meadow(*MEADOW).set_deck("farm", "palace", "castle", "mine")
    t.choose("play", "postal_pigeon", "hand").choose("play:farm:revealed")
    assert t.city(RUGWORT) == ("king", "castle")
    assert t.meadow()[0] == "mine"


def test_a_pigeon_without_a_second_card_lets_him_play_one() -> None:
    t = solo().set_hand(0, "postal_pigeon").set_resources(0, berry=2).set_deck("farm", "palace")
    t.choose("play", "postal_pigeon", "hand").choose("done")
    assert len(rolled(t)) == 1


@pytest.mark.parametrize("card", ["farm", "wanderer", "clock_tower", "teacher", "shepherd"])
def test_texts_mean_nothing_in_his_city(card: str) -> None:
    t = with_farm_in_hand(solo(rolls=(1,))).set_meadow(card).choose("play", "farm", "hand")
    assert t.city(RUGWORT) == (card,)
    assert sum(t.resources(RUGWORT).values()) == 0
    assert t.hand(RUGWORT) == ()
    assert t.on(RUGWORT, card) == {}


def test_your_own_cards_do_not_answer_to_his() -> None:
    t = with_farm_in_hand(solo(rolls=(1,))).set_city(0, "historian").set_meadow("wife")
    t.set_deck("king", "queen", "mine").choose("play", "farm", "hand")
    assert t.hand(0) == ("king",)
    assert t.city(RUGWORT) == ("wife",)


def test_unique_cards_may_stand_in_his_city_twice() -> None:
    t = with_farm_in_hand(solo(rolls=(1,))).set_city(RUGWORT, "king").set_meadow("king")
    t.choose("play", "farm", "hand")
    assert t.city(RUGWORT) == ("king", "king")


def test_his_city_has_no_limit() -> None:
    crowd = ("farm",) * 7 + ("mine",) * 3 + ("inn",) * 3 + ("wife",) * 4
    t = with_farm_in_hand(solo(rolls=(1,))).set_city(RUGWORT, *crowd).set_meadow("king")
    t.choose("play", "farm", "hand")
    assert t.city(RUGWORT) == (*crowd, "king")


def test_an_empty_place_gives_him_nothing() -> None:
    t = with_farm_in_hand(solo(rolls=(1,))).set_city(0, "dungeon").set_meadow("king")
    cards = t.game.rules.cards
    spare = tuple(cards[card].id for card in t.game.deck[: t.game.top])
    t.set_on(0, "dungeon", cards=spare)  # nothing left to refill the meadow with
    t.choose("play", "farm", "hand")
    assert t.city(RUGWORT) == ("king",)
    assert t.meadow()[0] == ""


def test_the_meadow_is_refilled_before_he_rolls() -> None:
    """Nothing was left to draw until your Bard discarded two cards."""
    t = solo().set_hand(0, "bard", "farm", "mine").set_resources(0, berry=3)
    t.game.discard += t.game.meadow
    t.game.meadow = [0] * DIE
    leave(t).choose("play", "bard").choose("discard", "farm").choose("discard", "mine")
    journal = t.game.journal
    assert journal is not None
    kinds = [entry.kind for entry in journal.entries if entry.kind in ("meadow", "rolled")]
    assert kinds[:3] == ["meadow", "meadow", "rolled"]
