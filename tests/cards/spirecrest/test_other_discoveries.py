"""Discoveries that last, that keep cards, and that act once."""

from __future__ import annotations

from tests.rulebook.spirecrest.sitting import explore, explorer, spirecrest

from everdell.testing import Table


def holding(discovery: str, seat: int = 0) -> Table:
    t = spirecrest().set_season(0, "summer").set_row("weather", "blizzard", "fog", "heat_wave")
    return t.set_aside(seat, "discoveries", discovery).set_turn(0)


def test_the_forager_draws_for_berries_on_ones_own_turn() -> None:
    t = holding("forager").set_forest("forest_three_berries").choose("visit:forest_three_berries")
    assert len(t.hand(0)) == 3


def test_the_forager_keeps_to_the_hand_limit() -> None:
    t = holding("forager").set_hand(0, *["farm"] * 7).set_forest("forest_three_berries")
    t.choose("visit:forest_three_berries")
    assert len(t.hand(0)) == 8


def test_the_prospector_discards_and_draws_for_points() -> None:
    t = holding("prospector").set_hand(0, "farm").choose("visit:basic_two_cards_point")
    t.choose("discard:farm")
    assert t.offers() == ["draw:deck", "done"]
    t.choose("draw:deck")
    assert len(t.hand(0)) == 3
    assert t.discard() == ("farm",)


def test_either_half_of_the_prospector_may_be_left_out() -> None:
    t = holding("prospector").choose("visit:basic_two_cards_point").choose("done").choose("done")
    assert len(t.hand(0)) == 2
    assert t.seat() == 1


def test_stormvale_lays_out_three_cards_that_all_may_play() -> None:
    t = explore(explorer("spring", "stormvale").set_deck("farm", "farm", "farm"), "stormvale")
    t = t.set_row("stormvale", "farm", "mine", "inn").set_resources(1, twig=3, resin=2)
    assert t.seat() == 1
    t.choose("play:farm:stormvale")
    if t.prompt() == "pay-card":
        t.choose(t.offers()[0])
    assert "farm" in t.city(1)
    assert t.points(0) == 1
    assert "" not in t.row("stormvale")


def test_its_owner_gains_no_point() -> None:
    t = holding("stormvale").set_row("stormvale", "farm", "mine", "inn")
    t.set_resources(0, twig=2, resin=1).choose("play:farm:stormvale")
    assert t.points(0) == 0


def test_the_archeologist_keeps_constructions_and_makes_them_cheaper() -> None:
    t = explorer("winter", "archeologist").set_hand(0, "farm", "wife").set_meadow("mine")
    t.choose("prepare").choose(t.offers()[0])
    if t.prompt() == "discover":
        t.choose("discover:archeologist")
    assert "store:wife:hand" not in t.offers()
    t.choose("store:farm:hand").choose("store:mine:meadow").choose("done")
    assert set(t.aside(0, "archeologist")) == {"farm", "mine"}
    assert t.hand(0) == ("wife",)
    t.set_turn(0).set_season(0, "autumn").set_resources(0, twig=1, resin=1)
    t.choose("play:farm:archeologist")
    assert t.city(0) == ("farm",)


def test_the_trail_guide_takes_two_berries_off_its_critters() -> None:
    t = holding("trail_guide").set_aside(0, "trail_guide", "husband", "wife")
    t.set_row("weather", "blizzard", "fog", "drought").set_resources(0, berry=0)
    t.choose("play:wife:trail_guide")
    assert t.city(0) == ("wife",)


def test_the_bounty_hunter_searches_the_deck_for_a_critter() -> None:
    t = explorer("summer", "bounty_hunter").set_hand(0, *["farm"] * 8)
    t.choose("prepare")
    while t.prompt() != "search-deck":
        t.choose(t.offers()[0])
    assert "name:farm" not in t.offers()
    t.choose("name:king")
    assert t.prompt() == "discard"  # past the hand limit
    t.choose("discard:farm")
    assert "king" in t.hand(0)
    assert len(t.hand(0)) == 8


def test_cloudsong_searches_for_a_construction_in_vain_if_it_is_gone() -> None:
    t = explorer("summer", "cloudsong").set_city(1, "palace", "palace").set_hand(1)
    t.choose("prepare")
    while t.prompt() != "search-deck":
        t.choose(t.offers()[0])
    t.choose("name:palace")
    assert "palace" not in t.hand(0)
    assert len(t.told("searched")) == 1


def test_the_cave_gives_by_colour_and_then_its_cards() -> None:
    t = explorer("summer", "cave_of_dancing_lights")
    t.set_deck("farm", "inn", "courthouse", "castle").choose("prepare")
    while t.prompt() != "gain-any":
        t.choose(t.offers()[0])
    t.choose("gain:berry")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 2}
    t.choose("take:castle").choose("done")
    assert t.hand(0) == ("castle",)
    assert set(t.discard()) >= {"farm", "inn", "courthouse"}


def test_star_weavers_draw_a_new_hand() -> None:
    t = explorer("summer", "star_weavers").set_hand(0, "farm", "mine").choose("prepare")
    while not any(id.startswith("discard:farm") for id in t.offers()):
        t.choose(t.offers()[0])
    t.choose("discard:farm").choose("done")
    assert len(t.hand(0)) == 8
    assert "mine" in t.hand(0)
