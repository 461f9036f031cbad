"""How a game against Nightweave is set up."""

from __future__ import annotations

import pytest

from everdell import games
from everdell.boxes.mistwood.lair import shows_spider
from everdell.engine.errors import SetupError
from everdell.engine.queries import in_play
from everdell.engine.state import Game
from everdell.engine.zones import lying_in


def begun(players: int = 1, level: str = "0", seed: int = 1, *boxes: str, **more: str) -> Game:
    options = {"nightweave": level, **more}
    return games.new_game(players, ("base", "mistwood", *boxes), seed, options)


def lying(g: Game, zone: str) -> list[str]:
    return [g.rules.ids[thing] for thing in lying_in(g, g.rules.zone(zone)) if thing]


@pytest.mark.parametrize(("players", "forest"), [(1, 3), (2, 4)])
def test_forest_cards_and_events(players: int, forest: int) -> None:
    g = begun(players)
    assert len(in_play(g, "forest")) == forest
    assert len(in_play(g, "special_event")) == 4
    assert "the_everdell_games" not in g.rules.place_numbers


@pytest.mark.parametrize(("players", "hers"), [(1, 1), (2, 2)])
def test_hands(players: int, hers: int) -> None:
    g = begun(players, seed=4)
    assert [len(p.hand) for p in g.players[:players]] == [5] * players
    # Her first turn has come: a card that shows a spider touches no hand.
    assert [len(p.hand) for p in g.players[players:]] == [hers]


def test_rugwort_is_not_there() -> None:
    g = begun()
    assert [rival.title for rival in g.rules.rivals] == ["mistwood"]
    assert games.new_game(1, ("base", "mistwood")).rules.rivals[0].title == "base"


def test_she_takes_no_part_with_three_players() -> None:
    assert games.new_game(3, ("base", "mistwood"), options={"nightweave": "2"}).rules.rivals == []


@pytest.mark.parametrize("seed", range(8))
def test_her_deck_has_eight_winter_cards_and_begins_with_a_spider(seed: int) -> None:
    g = begun(seed=seed)
    (first,) = lying_in(g, g.rules.zone("activity"))
    assert shows_spider(g, first)
    deck = lying(g, "activity_deck")
    assert len(deck) == 7
    assert [id for id in deck if int(id[-2:]) > 9] == []


def test_the_other_seasons_wait_open() -> None:
    g = begun()
    stacks = [len(lying(g, f"activity_{season}")) for season in ("spring", "summer", "autumn")]
    assert stacks == [3, 3, 3]


def test_she_has_two_workers() -> None:
    g = begun()
    her = g.players[1]
    standing = sum(1 for here in g.at if here >> 4 & 15)
    assert her.home + standing == 2


def test_she_begins() -> None:
    g = begun(2)
    assert g.order == (2, 0, 1)
    assert g.decision is not None
    assert g.decision.seat == 0


def test_with_butterflies_she_still_begins() -> None:
    options = {"nightweave": "0", "powers": "dealt"}
    for seed in range(200):
        g = games.new_game(2, ("base", "mistwood"), seed, options)
        if "butterflies" in [g.rules.ids[n] for n in lying_in(g, g.rules.zone("power"), 1)]:
            assert g.order == (2, 1, 0)
            return
    raise AssertionError("The Butterflies were never dealt.")


@pytest.mark.parametrize(
    ("level", "plots", "personalities"),
    [("0", 0, 0), ("1", 0, 0), ("2", 1, 0), ("3", 1, 1), ("4", 2, 1)],
)
def test_her_level_says_how_many_cards_change_her(
    level: str, plots: int, personalities: int
) -> None:
    g = begun(level=level)
    assert lying(g, "nightweave_level") == [f"nightweave_level_{level}"]
    assert len(lying(g, "plots")) == plots
    assert len(lying(g, "personality")) == personalities


def test_they_can_be_chosen() -> None:
    g = begun(
        nightweave_plots="plot_early_journey,plot_web_of_roads",
        nightweave_personality="personality_hostess",
    )
    assert sorted(lying(g, "plots")) == ["plot_early_journey", "plot_web_of_roads"]
    assert lying(g, "personality") == ["personality_hostess"]


def test_what_is_no_plot_is_refused() -> None:
    with pytest.raises(SetupError):
        begun(nightweave_plots="plot_early_journey,none")


@pytest.mark.parametrize("seed", range(6))
def test_two_players_draw_those_for_two_only(seed: int) -> None:
    g = begun(2, "4", seed)
    assert set(lying(g, "plots")) == {"plot_early_journey", "plot_tangled_events"}
    assert lying(g, "personality") == ["personality_collector"]


def test_the_river_brings_two_more_cards() -> None:
    g = begun(1, "0", 1, "pearlbrook")
    assert "nightweave_activity_pearlbrook_1" in lying(g, "activity_spring")
    assert "nightweave_activity_pearlbrook_2" in lying(g, "activity_autumn")


@pytest.mark.parametrize(("players", "tiles"), [(1, 3), (2, 4)])
def test_one_more_map_tile_and_no_stormvale(players: int, tiles: int) -> None:
    g = begun(players, "0", 1, "spirecrest")
    assert len(lying(g, "hills")) == tiles
    assert "stormvale" not in g.rules.numbers


def test_imagined_worlds_begin_with_a_spider_too() -> None:
    options = {"nightweave": "0", "powers": "choose"}
    g = games.new_game(1, ("base", "mistwood", "bellfaire"), 3, options)
    for seed in range(6):
        world = g.determinize(0, seed)
        assert shows_spider(world, lying_in(world, world.rules.zone("activity_deck"))[-1])
