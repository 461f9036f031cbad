"""Fifteen spaces, unique and common cards (base rulebook, playing a card and the city)."""

from __future__ import annotations

from everdell.testing import table

FULL = ("farm",) * 7 + ("mine",) * 3 + ("inn",) * 3 + ("husband", "queen")
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def test_a_full_city_takes_no_further_card() -> None:
    t = table().set_city(0, *FULL[:14]).set_hand(0, "farm", "crane").set_resources(0, **RICH)
    t.choose("play", "farm", "hand").set_turn(0)
    assert len(t.city(0)) == 15
    assert "play:crane:hand" not in t.offers()


def test_cards_that_need_no_space_of_their_own_still_enter() -> None:
    t = table().set_city(0, *FULL).set_hand(0, "wanderer", "wife", "ruins", "fool", "farm")
    t.set_resources(0, **RICH)
    hand = {offer.split(":")[1] for offer in t.offers() if ":hand" in offer}
    assert hand == {"wanderer", "wife", "ruins", "fool"}


def test_a_wanderer_leaves_all_fifteen_spaces_free() -> None:
    t = table().set_city(0, *FULL[:14], "wanderer", "wanderer").set_hand(0, "crane")
    t.set_resources(0, **RICH)
    assert "play:crane:hand" in t.offers()


def test_all_are_told_how_full_a_city_is() -> None:
    t = table().set_city(0, *FULL[:14], "wife", "wanderer")  # the wife shares with the husband
    shown = t.game.view(1)["players"][0]
    assert (shown["spaces_used"], shown["spaces"]) == (14, 15)


def test_a_unique_card_stands_once_in_a_city() -> None:
    t = table().set_city(0, "lookout").set_hand(0, "lookout").set_resources(0, **RICH)
    assert not [offer for offer in t.offers() if offer.startswith("play:lookout")]


def test_no_way_of_playing_brings_a_second_unique_card() -> None:
    t = table().set_city(0, "lookout", "queen").set_hand(0, "lookout", "farm")
    t.choose("visit", "city", "queen")
    assert "play:farm:hand" in t.offers()
    assert not [offer for offer in t.offers() if offer.startswith("play:lookout")]


def test_a_unique_card_in_another_city_is_no_obstacle() -> None:
    t = table().set_city(1, "crane").set_hand(0, "crane").set_resources(0, pebble=1)
    assert "play:crane:hand" in t.offers()


def test_common_cards_stand_any_number_of_times() -> None:
    t = table().set_city(0, *["farm"] * 7).set_hand(0, "farm").set_resources(0, **RICH)
    t.choose("play", "farm", "hand")
    assert t.city(0).count("farm") == 8


def test_a_card_one_cannot_pay_for_is_not_offered() -> None:
    t = table().set_hand(0, "farm").set_resources(0, twig=2)
    assert "play:farm:hand" not in t.offers()
    t.set_resources(0, twig=2, resin=1)
    assert "play:farm:hand" in t.offers()
