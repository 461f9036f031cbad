"""The road: what is turned up of it, by whom, and from where."""

from __future__ import annotations

from everdell import new_game
from everdell.boxes.spirecrest.figures import WEATHER
from everdell.engine.state import Game
from everdell.engine.zones import lying_in
from everdell.testing import table
from tests.rulebook.spirecrest.sitting import spirecrest

SEASONS = ("winter", "spring", "summer", "autumn")


def sky(g: Game) -> list[str]:
    return [g.rules.ids[tile] if tile else "" for tile in lying_in(g, g.rules.zone("weather"))]


def test_each_season_has_a_weather_of_its_own_and_autumn_opens_the_last() -> None:
    t = table(2, boxes=("base", "spirecrest"))
    for season in range(1, 4):
        t.set_named(0).set_season(0, SEASONS[season - 1]).set_workers(0, 0).set_turn(0)
        assert sky(t.game)[season:] == [""] * (4 - season)
        t.choose("prepare")
        while t.seat() == 0:
            t.choose(t.offers()[0])
    assert [id in WEATHER[season] for id, season in zip(sky(t.game), SEASONS, strict=True)] == [
        True
    ] * 4


def test_discoveries_come_from_the_pile_of_the_section() -> None:
    for season, pile in (("winter", "hills"), ("spring", "peaks"), ("summer", "ridge")):
        t = spirecrest().set_season(0, season).set_workers(0, 0).set_turn(0)
        zone = t.game.rules.zone(f"{pile}_discoveries")
        top = [t.game.rules.ids[tile] for tile in lying_in(t.game, zone)[-3:]]
        t.choose("prepare")
        while not t.told("revealed"):
            t.choose(t.offers()[0])
        (told,) = t.told("revealed")
        assert list(told.cards) == top[::-1]


def test_unrevealed_tiles_weather_and_discoveries_are_hidden() -> None:
    view = new_game(2, ("base", "spirecrest"), seed=4).view(0)
    shown = str(view)
    g = new_game(2, ("base", "spirecrest"), seed=4)
    for zone in ("spring_weather", "map_tiles", "ridge_discoveries"):
        for tile in lying_in(g, g.rules.zone(zone)):
            assert f"'{g.rules.ids[tile]}'" not in shown


def test_the_traveller_is_no_worker() -> None:
    """Who explores has as many workers as without the mountain."""
    for boxes in (("base",), ("base", "spirecrest")):
        t = table(2, boxes=boxes).set_workers(0, 0).choose("prepare")
        while t.seat() == 0:
            t.choose(t.offers()[0])
        assert t.workers(0) == 1


def test_rugwort_makes_no_discovery_and_is_bound_by_no_weather() -> None:
    """In freezing rain the rival's worker goes on through the forest."""
    t = spirecrest(1).set_row("weather", "freezing_rain").set_workers(0, 0).set_turn(0)
    before = [place for place, here in enumerate(t.game.at) if here >> 4 & 15]
    t.choose("prepare")
    while t.prompt() != "turn":
        t.choose(t.offers()[0])
    after = [place for place, here in enumerate(t.game.at) if here >> 4 & 15]
    assert len(before) == len(after) == 2
    assert before != after
    assert t.aside(1, "discoveries") == ()
    assert len(t.aside(1, "expedition")) == 1


def test_alone_you_choose_between_two_tiles() -> None:
    t = spirecrest(1).set_row("hills", "lily_ponds", "littledell").set_workers(0, 0).set_turn(0)
    t.choose("prepare")
    assert t.offers() == ["chart:lily_ponds", "chart:littledell"]
