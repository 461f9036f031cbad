"""Axolotls: a token on each basic location, worth any one resource."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table

BASIC = {
    "basic_three_twigs",
    "basic_two_twigs_card",
    "basic_two_resin",
    "basic_resin_card",
    "basic_pebble",
    "basic_two_cards_point",
    "basic_berry",
    "basic_berry_card",
}


def axolotls(players: int = 2, *more: str) -> Table:
    return with_power("axolotls", players, *more)


def test_a_token_lies_on_each_basic_location_and_all_see_it() -> None:
    t = axolotls()
    assert set(t.aside(0, "wild_locations")) == BASIC
    assert t.tokens(0)["wild"] == 0
    assert len(t.game.view(1)["players"][0]["aside"]["wild_locations"]["cards"]) == 8


def test_a_visit_takes_the_token_beside_what_the_location_gives() -> None:
    t = axolotls().choose("visit:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.tokens(0)["wild"] == 1
    assert "basic_pebble" not in t.aside(0, "wild_locations")


def test_each_location_gives_its_token_once() -> None:
    t = axolotls().choose("visit:basic_berry").set_turn(0).choose("visit:basic_berry")
    assert t.tokens(0)["wild"] == 1
    assert t.resources(0)["berry"] == 2


def test_only_they_take_them() -> None:
    t = axolotls().set_turn(1).choose("visit:basic_berry")
    assert t.tokens(1)["wild"] == 0
    assert len(t.aside(0, "wild_locations")) == 8


def test_a_token_is_spent_once_as_any_resource_and_is_no_action() -> None:
    t = axolotls().set_tokens(0, wild=1).choose("axolotls:wild")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.tokens(0)["wild"] == 0
    assert t.seat() == 0
    assert t.prompt() == "turn"
    assert "axolotls:wild" not in t.offers()


def test_it_helps_to_pay_for_a_card() -> None:
    t = axolotls().set_hand(0, "farm").set_resources(0, twig=2).set_tokens(0, wild=1)
    assert "play:farm:hand" not in t.offers()
    t.choose("axolotls:wild").choose("gain:resin").choose("play:farm:hand")
    assert t.city(0) == ("farm",)


def test_it_is_offered_in_the_middle_of_a_text() -> None:
    t = axolotls().set_tokens(0, wild=1).set_city(0, "inn").set_meadow("farm", "mine", "king")
    t.choose("visit:city:0:inn")
    assert t.prompt() == "play-card"
    t.choose("axolotls:wild").choose("gain:berry")
    assert t.prompt() == "play-card"


def test_without_a_token_nothing_is_offered() -> None:
    assert "axolotls:wild" not in axolotls().offers()


def test_a_lookout_copies_and_takes_no_token() -> None:
    t = axolotls().set_city(0, "lookout").choose("visit:city:0:lookout").choose("copy:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.tokens(0)["wild"] == 0


def test_a_forest_card_that_copies_takes_no_token() -> None:
    t = axolotls().set_forest("forest_copy_basic_card").choose("visit:forest_copy_basic_card")
    t.choose("copy:basic_berry")
    assert t.tokens(0)["wild"] == 0


def test_neither_haven_nor_forest_have_tokens() -> None:
    t = axolotls().set_forest("forest_three_berries").choose("visit:forest_three_berries")
    assert t.tokens(0)["wild"] == 0


def test_a_worker_moved_by_a_ticket_takes_the_token_of_its_new_place() -> None:
    t = axolotls(2, "newleaf").choose("visit:basic_berry").set_turn(0).choose("ticket")
    t.choose("visit:basic_pebble")
    assert t.tokens(0)["wild"] == 2


def test_left_over_tokens_are_worth_nothing() -> None:
    assert axolotls().set_tokens(0, wild=3).score(0).total == 0
