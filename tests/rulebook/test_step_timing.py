"""What the order of the six steps means for the player (base rulebook, timing box)."""

from __future__ import annotations

from everdell.testing import table

FULL = ("farm",) * 8 + ("mine",) * 3 + ("inn",) * 3  # fourteen spaces


def test_the_refill_comes_before_the_cards_own_draw() -> None:
    t = table().set_meadow("wanderer").set_deck("king", "farm", "mine", "inn")
    t.set_resources(0, berry=2).choose("play", "wanderer", "meadow")
    assert t.meadow()[0] == "king"
    assert sorted(t.hand(0)) == ["farm", "inn", "mine"]


def test_an_undertaker_from_the_meadow_sees_the_refilled_meadow() -> None:
    t = table().set_meadow("undertaker").set_deck("king").set_resources(0, berry=2)
    t.choose("play", "undertaker", "meadow")
    assert "discard:king" in t.offers()


def test_the_own_effect_comes_before_triggered_ones() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "doctor").set_resources(0, berry=4)
    t.choose("play", "doctor", "hand")
    assert t.points(0) == 0  # the Shopkeeper's berry came too late to be paid
    assert t.resources(0)["berry"] == 1


def test_a_bard_empties_the_hand_before_the_historian_draws() -> None:
    t = table().set_city(0, "historian").set_hand(0, "bard", "farm").set_deck("king")
    t.set_resources(0, berry=3).choose("play", "bard", "hand").choose("discard", "farm")
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1


def test_what_an_ability_costs_has_left_its_space_already() -> None:
    t = table().set_city(0, *FULL, "crane").set_hand(0, "lookout")
    assert t.offers().count("play:lookout:hand:crane") == 1
    assert "play:lookout:hand" not in t.offers()
    t.choose("play", "lookout", "hand", "crane")
    assert t.city(0) == (*FULL, "lookout")


def test_a_prisoner_makes_room_too() -> None:
    t = table().set_city(0, *FULL[:13], "dungeon", "judge").set_hand(0, "lookout")
    t.choose("play", "lookout", "hand", "dungeon")
    assert t.city(0) == (*FULL[:13], "dungeon", "lookout")


def test_a_prisoner_answers_to_nothing_any_more() -> None:
    t = table().set_city(0, "dungeon", "historian").set_hand(0, "lookout")
    t.choose("play", "lookout", "hand", "dungeon")
    assert t.told("drew") == []


def test_gains_of_the_card_itself_do_not_help_to_pay_for_it() -> None:
    t = table().set_hand(0, "shepherd").set_resources(0, berry=2)
    assert "play:shepherd:hand" not in t.offers()


def test_at_most_one_ability_is_used_for_a_card() -> None:
    t = table().set_city(0, "crane", "dungeon", "wanderer").set_hand(0, "palace")
    t.set_resources(0, twig=2)  # eight to pay: two abilities together would do
    assert not [offer for offer in t.offers() if offer.startswith("play:palace:hand")]
