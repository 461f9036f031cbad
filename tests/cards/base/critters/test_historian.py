"""Historian: a card for every card played."""

from __future__ import annotations

from everdell.testing import table


def test_it_draws_a_card_for_a_critter_played() -> None:
    t = table().set_city(0, "historian").set_hand(0, "wife").set_resources(0, berry=2)
    t.set_deck("king", "queen").choose("play:wife:hand")
    assert t.hand(0) == ("king",)


def test_it_draws_a_card_for_a_construction_played() -> None:
    t = table().set_city(0, "historian").set_hand(0, "crane").set_resources(0, pebble=1)
    t.set_deck("king", "queen").choose("play:crane:hand")
    assert t.hand(0) == ("king",)


def test_its_draw_is_no_choice() -> None:
    t = table().set_city(0, "historian").set_hand(0, "wife").set_resources(0, berry=2)
    assert t.choose("play:wife:hand").seat() == 1


def test_it_does_not_answer_to_itself() -> None:
    t = table().set_hand(0, "historian").set_resources(0, berry=2)
    t.choose("play:historian:hand")
    assert t.hand(0) == ()


def test_it_does_not_answer_to_cards_of_opponents() -> None:
    t = table(players=3).set_city(0, "historian").set_hand(1, "wife").set_resources(1, berry=2)
    t.set_turn(1).choose("play:wife:hand")
    assert t.hand(0) == t.hand(1) == ()


def test_with_a_full_hand_nothing_is_drawn(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, "historian").set_hand(0, *crowd[:8]).set_meadow("wife")
    t.set_resources(0, berry=2).set_deck("king", "queen").choose("play:wife:meadow")
    assert len(t.hand(0)) == 8
    assert "queen" not in t.hand(0)


def test_it_draws_after_the_cards_own_effect(crowd: tuple[str, ...]) -> None:
    # Room for one card: the Wanderer takes it.
    t = table().set_city(0, "historian").set_hand(0, "wanderer", *crowd[:5])
    t.set_resources(0, berry=2).set_deck("king", "queen", "judge", "fool")
    t.choose("play:wanderer:hand")
    assert set(t.hand(0)) >= {"king", "queen", "judge"}
    assert "fool" not in t.hand(0)


def test_it_answers_to_both_cards_of_a_postal_pigeon() -> None:
    t = table().set_city(0, "historian").set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("wife", "farm", "king", "queen", "judge")
    t.choose("play:postal_pigeon:hand").choose("play:wife:revealed")
    assert t.hand(0) == ("king", "queen")


def test_it_answers_to_the_pigeon_alone_when_nothing_else_is_played() -> None:
    t = table().set_city(0, "historian").set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("wife", "farm", "king", "queen").choose("play:postal_pigeon:hand").choose("done")
    assert t.hand(0) == ("king",)


def test_coming_with_a_pigeon_it_does_not_answer_to_that_pigeon() -> None:
    t = table().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("historian", "farm", "king")
    t.choose("play:postal_pigeon:hand").choose("play:historian:revealed")
    assert t.city(0) == ("postal_pigeon", "historian")
    assert t.hand(0) == ()


def test_it_answers_to_a_card_played_by_the_queen() -> None:
    t = table().set_city(0, "historian", "queen").set_hand(0, "farm").set_deck("king")
    t.choose("visit:city:0:queen").choose("play:farm:hand")
    assert t.hand(0) == ("king",)


def test_it_answers_to_a_card_played_by_the_cemetery() -> None:
    t = table().set_city(0, "historian", "cemetery")
    t.set_deck("farm", "farm", "farm", "farm", "king")
    t.choose("visit:city:0:cemetery")
    assert t.city(0) == ("historian", "cemetery", "farm")
    assert t.hand(0) == ("king",)


def test_it_answers_to_a_card_played_at_an_opponents_inn() -> None:
    t = table(players=3).set_city(0, "historian").set_city(2, "inn").set_meadow("farm")
    t.set_deck("king", "queen").choose("visit:city:2:inn").choose("play:farm:meadow")
    assert t.hand(0) == ("queen",)  # the king went into the meadow


def test_visiting_the_queen_without_playing_draws_nothing() -> None:
    t = table().set_city(0, "historian", "queen")
    t.choose("visit:city:0:queen").choose("done")
    assert t.hand(0) == ()


def test_it_does_not_answer_from_the_dungeon() -> None:
    t = table().set_city(0, "historian", "dungeon").set_hand(0, "farm")
    t.choose("play:farm:hand:dungeon")
    assert t.hand(0) == ()


def test_its_owner_orders_it_among_other_answers_with_choices() -> None:
    t = table().set_city(0, "historian", "courthouse").set_hand(0, "crane").set_deck("king")
    t.set_resources(0, pebble=1).choose("play:crane:hand")
    assert t.offers() == ["trigger:historian", "trigger:courthouse"]
    t.choose("trigger:historian")
    assert t.hand(0) == ("king",)
    t.choose("gain:resin")
    assert t.resources(0)["resin"] == 1


def test_two_historians_never_stand_in_one_city() -> None:
    t = table().set_city(0, "historian").set_hand(0, "historian").set_resources(0, berry=2)
    assert not [id for id in t.offers() if id.startswith("play:historian:hand")]
