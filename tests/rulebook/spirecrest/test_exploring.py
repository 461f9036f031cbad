"""Exploring: chart a map tile, discover, travel."""

from __future__ import annotations

import pytest

from everdell import new_game
from everdell.engine.zones import lying_in
from tests.rulebook.spirecrest.sitting import explore, explorer, spirecrest

HILLS = ("forager", "mountaineer", "prospector")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_section_has_one_tile_more_than_players(players: int) -> None:
    game = new_game(players, ("base", "spirecrest"), seed=3)
    rows = game.view(0)["rows"]
    assert len([tile for tile in rows["hills"] if tile]) == players + 1
    assert not any(rows["peaks"] + rows["ridge"])


def test_only_the_weather_of_winter_lies_open_at_first() -> None:
    rows = new_game(2, ("base", "spirecrest"), seed=3).view(0)["rows"]
    assert [sky is not None for sky in rows["weather"]] == [True, False, False, False]


def test_preparing_for_spring_charts_a_tile_of_the_hills_and_makes_a_discovery() -> None:
    t = explorer("winter", *HILLS)
    t.set_row("hills", "lily_ponds", "the_bog", "fort_faraway").choose("prepare")
    assert t.offers() == ["chart:lily_ponds", "chart:the_bog", "chart:fort_faraway"]
    t.choose("chart:the_bog")
    assert t.aside(0, "expedition") == ("the_bog",)
    assert t.row("hills") == ("lily_ponds", "", "fort_faraway")
    # Nothing to pay the others with: the first is taken without a question.
    assert t.aside(0, "discoveries") == ("forager",)


def test_the_second_costs_one_and_the_third_two_in_resources_or_cards() -> None:
    t = explorer("winter", *HILLS).set_resources(0, twig=1).set_hand(0, "farm")
    t.choose("prepare").choose(t.offers()[0])
    assert t.offers() == [f"discover:{id}" for id in sorted(HILLS, key=HILLS.index)]
    t.choose("discover:prospector")
    assert t.resources(0)["twig"] == 0
    assert t.hand(0) == ()
    assert t.aside(0, "discoveries") == ("prospector",)


def test_one_may_choose_between_resources_and_cards() -> None:
    t = explorer("winter", *HILLS).set_resources(0, twig=1, berry=1).set_hand(0, "farm", "mine")
    t.choose("prepare").choose(t.offers()[0]).choose("discover:mountaineer")
    assert t.offers() == ["pay:twig", "pay:berry", "discard:farm", "discard:mine"]
    t.choose("discard:mine")
    assert t.hand(0) == ("farm",)


def test_what_is_not_played_goes_beneath_its_pile() -> None:
    t = explorer("winter", *HILLS)
    pile = t.game.rules.zone("hills_discoveries")
    before = len(lying_in(t.game, pile))
    explore(t, "forager")
    names = [t.game.rules.ids[tile] for tile in lying_in(t.game, pile)]
    assert set(names[:2]) == {"mountaineer", "prospector"}
    assert len(names) == before + 2
    assert t.row("discoveries") == ("", "", "")


def test_the_first_to_arrive_opens_the_next_section_and_its_weather() -> None:
    game = new_game(2, ("base", "spirecrest"), seed=5)
    while game.players[0].season == 0 and game.players[1].season == 0:
        game.take(len(game.options) - 1)
    while game.decision is not None and game.decision.prompt != "turn":
        game.take(0)
    rows = game.view(0)["rows"]
    assert all(rows["peaks"])
    assert rows["weather"][1] is not None
    assert rows["weather"][2] is None


def test_the_second_to_arrive_finds_it_as_it_is() -> None:
    t = explorer("winter", *HILLS)
    t.set_row("peaks", "lily_ponds", "the_bog", "fort_faraway")
    explore(t, "forager")
    assert t.row("peaks") == ("lily_ponds", "the_bog", "fort_faraway")
    assert t.row("weather")[1] == "flood"


def test_each_season_has_its_section() -> None:
    t = explorer("spring", "stormvale").set_row("peaks", "lily_ponds", "the_bog", "littledell")
    t.choose("prepare")
    t.choose("done")  # no card of the meadow
    assert t.offers() == ["chart:lily_ponds", "chart:the_bog", "chart:littledell"]


def test_a_discovery_is_neither_card_of_the_city_nor_of_a_colour() -> None:
    t = explore(explorer("winter", "forager"), "forager")
    assert t.city(0) == ()


def test_with_the_mountaineer_two_discoveries_of_the_peaks_each_at_its_cost() -> None:
    t = explorer("spring", "ancient_orchard", "bellsong_trail", "stormvale")
    t.set_aside(0, "discoveries", "mountaineer").set_row("peaks", "lily_ponds", "the_bog")
    t.set_resources(0, twig=1)
    t.choose("prepare").choose("done").choose("chart:lily_ponds").choose("ancient_orchard")
    assert t.offers() == ["discover:bellsong_trail", "done"]
    t.choose("discover:bellsong_trail")
    assert set(t.aside(0, "discoveries")) == {"mountaineer", "ancient_orchard", "bellsong_trail"}
    assert t.resources(0)["twig"] == 0


def test_the_mountaineer_may_be_content_with_one() -> None:
    t = explorer("spring", "ancient_orchard", "bellsong_trail", "stormvale")
    t.set_aside(0, "discoveries", "mountaineer").set_row("peaks", "lily_ponds", "the_bog")
    t.set_resources(0, twig=1).choose("prepare").choose("done").choose("chart:lily_ponds")
    t.choose("ancient_orchard").choose("done")
    assert t.seat() == 1


def test_alone_rugwort_charts_the_tile_that_is_left_and_scores_it_unpaid() -> None:
    t = spirecrest(1).set_season(0, "winter").set_workers(0, 0)
    t.set_row("hills", "lily_ponds", "littledell").set_row("discoveries", "forager")
    explore(t, "forager", "chart:lily_ponds")
    assert t.aside(1, "expedition") == ("littledell",)
    assert t.score(1).parts["expedition"] == 3
    assert t.score(0).parts["expedition"] == 0


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_and_six_players_too(players: int) -> None:
    game = new_game(players, ("base", "spirecrest", "bellfaire"), seed=3)
    assert len([tile for tile in game.view(0)["rows"]["hills"] if tile]) == players + 1


def test_preparing_for_autumn_explores_the_ridge() -> None:
    t = explorer("summer", "star_weavers").set_row("ridge", "lily_ponds", "the_bog", "littledell")
    t.choose("prepare")
    assert t.offers() == ["chart:lily_ponds", "chart:the_bog", "chart:littledell"]


def test_the_bonus_of_the_season_is_gained_before() -> None:
    """So what a Farm produces in spring may pay for the second discovery."""
    t = explorer("winter", *HILLS).set_city(0, "farm").choose("prepare")
    assert t.resources(0)["berry"] == 1
    t.choose(t.offers()[0])
    assert t.offers() == ["discover:forager", "discover:mountaineer"]


def test_one_discovery_is_made_even_if_none_is_wanted() -> None:
    t = explorer("winter", *HILLS).set_resources(0, twig=2).choose("prepare")
    t.choose(t.offers()[0])
    assert "done" not in t.offers()


def test_a_discovery_takes_no_space_of_the_city() -> None:
    t = explorer("winter", "forager")
    before = t.game.view(0)["players"][0]["spaces_used"]
    explore(t, "forager")
    assert t.game.view(0)["players"][0]["spaces_used"] == before


def test_others_explore_the_section_with_what_was_left() -> None:
    """The tile is gone, and the two that were not played lie beneath the pile."""
    t = explorer("winter", *HILLS).set_row("hills", "lily_ponds", "the_bog", "fort_faraway")
    explore(t, "forager", "chart:the_bog")
    t.set_workers(1, 0).choose("prepare")
    assert t.offers() == ["chart:lily_ponds", "chart:fort_faraway"]
    t.choose("chart:lily_ponds")
    assert not {"mountaineer", "prospector"} & set(t.row("discoveries"))
