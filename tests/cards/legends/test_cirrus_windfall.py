"""Cirrus Windfall: a card of up to three points comes along for free."""

from __future__ import annotations

from everdell.testing import Table, table

CIRRUS = "cirrus_windfall"
PLAY = f"play:{CIRRUS}:legends"
FULL = ("mine",) * 3 + ("twig_barge",) * 3 + ("general_store",) * 3 + ("inn",) * 3 + ("wife",) * 3


def with_cirrus(*hand: str) -> Table:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", CIRRUS).set_hand(0, *hand)
    return t.set_meadow(*["king"] * 2, *["castle"] * 2, *["ever_tree"] * 2, *["queen"] * 2)


def played(*hand: str) -> Table:
    return with_cirrus(*hand).set_resources(0, berry=4).choose(PLAY)


def test_a_card_from_hand_may_be_played_for_free() -> None:
    t = played("fairgrounds")
    assert t.prompt() == "play-card"
    assert t.offers() == ["play:fairgrounds:hand", "done"]
    t.choose("play:fairgrounds:hand")
    assert t.city(0) == (CIRRUS, "fairgrounds")


def test_a_card_of_the_meadow_may_be_played_for_free() -> None:
    t = with_cirrus().set_meadow("mine").set_deck("farm").set_resources(0, berry=4).choose(PLAY)
    t.choose("play:mine:meadow")
    assert t.city(0) == (CIRRUS, "mine")
    assert t.meadow()[0] == "farm"


def test_playing_one_is_optional() -> None:
    t = played("farm").choose("done")
    assert t.city(0) == (CIRRUS,)
    assert t.hand(0) == ("farm",)


def test_three_points_are_the_most_and_only_the_base_value_matters() -> None:
    t = played("doctor", "university", "theater", "fool", "palace")
    assert set(t.offers()) == {
        "play:university:hand",
        "play:theater:hand",
        "play:fool:hand",
        "done",
    }


def test_the_card_needs_a_space() -> None:
    t = with_cirrus("farm", "wanderer").set_city(0, *FULL).set_resources(0, berry=4).choose(PLAY)
    assert t.offers() == ["play:wanderer:hand", "done"]


def test_the_space_he_gains_by_taking_a_pigeons_place_will_do() -> None:
    t = with_cirrus("farm").set_city(0, *FULL[:14], "postal_pigeon").choose(PLAY)
    t.choose("play:farm:hand")
    assert t.city(0) == (*FULL[:14], CIRRUS, "farm")


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    t = with_cirrus("judge", "farm").set_city(0, "judge").set_resources(0, berry=4).choose(PLAY)
    assert t.offers() == ["play:farm:hand", "done"]


def test_a_pigeon_is_not_played_after_him() -> None:
    t = played("postal_pigeon", "farm")
    assert "play:postal_pigeon:hand" not in t.offers()


def test_he_does_not_reach_the_other_legend() -> None:
    t = with_cirrus("farm").set_aside(0, "legends", CIRRUS, "silver_scale_spring")
    t.set_resources(0, berry=4).choose(PLAY)
    assert t.offers() == ["play:farm:hand", "done"]


def test_triggers_answer_to_both_cards() -> None:
    t = with_cirrus("farm").set_city(0, "historian").set_resources(0, berry=4)
    t.set_deck("judge", "wife").choose(PLAY).choose("play:farm:hand")
    assert sorted(t.hand(0)) == ["judge", "wife"]


def test_no_ability_is_added_and_no_token_is_used() -> None:
    t = with_cirrus("wife").set_city(0, "farm", "innkeeper").set_resources(0, berry=4).choose(PLAY)
    assert t.offers() == ["play:wife:hand", "done"]
    t.choose("play:wife:hand")
    assert not t.occupied(0, "farm")


def test_with_nothing_to_play_the_turn_ends() -> None:
    assert played().seat() == 1
