"""The forest cards of Bellfaire."""

from __future__ import annotations

from tests.rulebook.bellfaire.sitting import bellfaire

from everdell.testing import Table


def forest(place: str, players: int = 2, *more: str) -> Table:
    return bellfaire(players, *more).set_forest(place)


def test_three_resin() -> None:
    t = forest("forest_three_resin").choose("visit:forest_three_resin")
    assert t.resources(0) == {"twig": 0, "resin": 3, "pebble": 0, "berry": 0}


def test_two_resin_or_two_berries_and_never_one_of_each() -> None:
    t = forest("forest_two_resin_or_two_berries").choose("visit:forest_two_resin_or_two_berries")
    assert t.offers() == ["choose:two_resin", "choose:two_berries"]
    assert t.choose("choose:two_berries").resources(0)["berry"] == 2
    t = forest("forest_two_resin_or_two_berries").choose("visit:forest_two_resin_or_two_berries")
    assert t.choose("choose:two_resin").resources(0)["resin"] == 2


def test_three_twigs_for_three_resources_of_choice() -> None:
    t = forest("forest_three_twigs_for_three_any").set_resources(0, twig=4)
    t.choose("visit:forest_three_twigs_for_three_any")
    t.choose("gain:resin").choose("gain:resin").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 2, "pebble": 0, "berry": 1}


def test_not_without_three_twigs() -> None:
    t = forest("forest_three_twigs_for_three_any").set_resources(0, twig=2, resin=5)
    assert "visit:forest_three_twigs_for_three_any" not in t.offers()


def test_two_green_cards_act() -> None:
    t = forest("forest_activate_two_green").set_city(0, "farm", "mine", "twig_barge")
    t.choose("visit:forest_activate_two_green")
    assert t.offers() == ["activate:farm", "activate:mine", "activate:twig_barge"]
    t.choose("activate:farm")
    assert t.offers() == ["activate:mine", "activate:twig_barge"]
    t.choose("activate:mine")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}


def test_two_copies_are_two_different_cards() -> None:
    t = forest("forest_activate_two_green").set_city(0, "farm", "farm")
    t.choose("visit:forest_activate_two_green")
    assert t.resources(0)["berry"] == 2


def test_a_single_green_card_acts_alone() -> None:
    t = forest("forest_activate_two_green").set_city(0, "farm", "inn")
    t.choose("visit:forest_activate_two_green")
    assert t.resources(0)["berry"] == 1
    assert t.seat() == 1


def test_not_without_a_green_card() -> None:
    t = forest("forest_activate_two_green").set_city(0, "inn")
    assert "visit:forest_activate_two_green" not in t.offers()


def test_a_legend_cannot_be_activated() -> None:
    t = forest("forest_activate_two_green", 2, "legends").set_city(0, "poe")
    assert "visit:forest_activate_two_green" not in t.offers()


def test_one_place_with_up_to_three_players_and_two_from_four_on() -> None:
    for players, free in ((3, False), (4, True), (6, True)):
        t = forest("forest_three_resin", players).choose("visit:forest_three_resin")
        assert ("visit:forest_three_resin" in t.set_turn(1).offers()) == free
        assert "visit:forest_three_resin" not in t.set_turn(0).offers()


def test_a_lookout_uses_them_if_they_can_be_used() -> None:
    t = bellfaire().set_forest("forest_three_twigs_for_three_any", "forest_three_resin")
    t.set_city(0, "lookout").set_resources(0, twig=2).choose("visit:city:0:lookout")
    assert any("forest_three_resin" in offer for offer in t.offers())
    assert not any("forest_three_twigs_for" in offer for offer in t.offers())
