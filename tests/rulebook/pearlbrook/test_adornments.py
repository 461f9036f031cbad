"""Adornments (Pearlbrook rulebook: playing an adornment)."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned, pearlbrook


def test_playing_one_is_the_action_of_a_turn_and_costs_a_pearl() -> None:
    t = adorned("bell").choose("adorn:bell")
    assert t.seat() == 1
    assert t.tokens(0)["pearl"] == 0
    assert t.aside(0, "adornments") == ()
    assert t.aside(0, "adorned") == ("bell",)
    assert t.resources(0)["berry"] == 3


def test_without_a_pearl_none_is_played() -> None:
    t = adorned("bell").set_tokens(0, pearl=0)
    assert "adorn:bell" not in t.offers()


def test_one_plays_only_ones_own() -> None:
    t = adorned("bell").set_aside(1, "adornments", "tiara")
    assert [id for id in t.offers() if id.startswith("adorn")] == ["adorn:bell"]


def test_they_are_no_part_of_the_hand() -> None:
    t = adorned("scales").set_hand(0, *["farm"] * 8)
    assert len(t.hand(0)) == 8
    assert t.choose("adorn:scales").choose("done").score(0).parts["adornments"] == 5


def test_one_that_was_played_is_not_replaced() -> None:
    t = pearlbrook().set_aside(0, "adornments", "bell", "tiara").set_tokens(0, pearl=1)
    assert t.choose("adorn:bell").aside(0, "adornments") == ("tiara",)


def test_they_trigger_no_card_of_the_city() -> None:
    t = adorned("tiara", "historian", "shopkeeper", "courthouse").choose("adorn:tiara")
    assert t.seat() == 1
    assert t.hand(0) == ()
    assert sum(t.resources(0).values()) == 0


def test_they_take_no_space_and_are_no_card_of_the_city() -> None:
    t = adorned("tiara").choose("adorn:tiara")
    assert t.city(0) == ()
    assert t.game.view(0)["players"][0]["spaces_used"] == 0


def test_those_not_played_are_worth_nothing() -> None:
    assert adorned("seaglass_amulet").score(0).parts["adornments"] == 0


def test_all_see_those_that_were_played() -> None:
    t = adorned("tiara").choose("adorn:tiara")
    assert t.game.view(1)["players"][0]["aside"]["adorned"] == {"size": 1, "cards": ["tiara"]}
    assert "cards" not in t.game.view(1)["players"][0]["aside"]["adornments"]
