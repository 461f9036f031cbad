"""The powers of Mistwood with other boxes, rivals, and what else may be combined with them."""

from __future__ import annotations

import pytest
from tests.rulebook.mistwood.sitting import against_her, at_home, plays
from tests.rulebook.spirecrest.sitting import CALM

from everdell.engine.facts import facts_of
from everdell.testing import Table, table

PLAIN = {"mistwood_corrin": "off", "mistwood_legends": "off", "mistwood_farms": "off"}
FULL = (*["inn"] * 3, *["mine"] * 3, *["twig_barge"] * 3, *["resin_refinery"] * 3,
        *["storehouse"] * 3)  # fmt: skip


def with_power(power: str, *boxes: str, **options: str) -> Table:
    t = table(
        2, boxes=("base", *boxes, "mistwood"), options={**PLAIN, "powers": "dealt", **options}
    )
    return t.set_power(0, power)


def settled_down(t: Table) -> Table:
    """What other powers ask before the first turn is answered as it comes."""
    while t.prompt() != "turn":
        t.choose(t.offers()[-1])
    for seat in (0, 1):
        t.set_hand(seat).set_resources(seat)
    return t


# Every power ---------------------------------------------------------------------------------


def test_with_powers_no_player_gains_the_worker_of_spring() -> None:
    t = settled_down(with_power("stoats")).set_turn(0).set_workers(0, 0)
    assert t.choose("prepare").workers(0) == 0


# Spiders -------------------------------------------------------------------------------------


def watching(place: str, *boxes: str) -> Table:
    """The spider of seat 0 stands there."""
    return settled_down(with_power("spiders", *boxes).choose(f"spiders:{place}"))


def test_they_are_not_served_by_a_big_critter_of_their_own() -> None:
    """A power and a big critter's ability never go together."""
    t = watching("basic_pebble", "spirecrest").set_row("weather", *CALM)
    t.set_named(0, "whisper").set_turn(0).choose("whisper:basic_pebble")
    assert (t.seat(), t.hand(0)) == (1, ())
    assert t.aside(0, "watched_place") == ("basic_pebble",)


def test_they_are_served_by_a_big_critter_of_another_player() -> None:
    t = watching("basic_pebble", "spirecrest").set_row("weather", *CALM)
    t.set_named(1, "whisper").set_turn(1).choose("whisper:basic_pebble")
    assert (t.seat(), t.prompt()) == (0, "gain-missing")


def test_they_are_served_by_a_worker_that_is_moved_there() -> None:
    t = watching("basic_pebble").set_turn(1).choose("visit:basic_berry").set_turn(1)
    t.set_hand(1, "ranger").set_resources(1, berry=2).choose("play:ranger:hand")
    t.choose("visit:basic_pebble")
    assert (t.seat(), t.prompt()) == (0, "gain-missing")


def test_they_are_served_by_nightweave_herself() -> None:
    """She places workers as any player does."""
    t = against_her(1, "1", powers="dealt").set_power(0, "spiders")
    t.choose("spiders:basic_berry_card")
    settled_down(t)
    at_home(t)
    for place in ("basic_three_twigs", "basic_two_resin", "basic_pebble"):
        t.game.at[t.game.rules.place(place)] = 1
    t.game.at[t.game.rules.place("basic_berry_card")] = 0
    plays(t, 1)
    assert t.at("basic_berry_card") == (1,)
    assert t.prompt() == "gain-missing"
    t.choose("gain:twig")
    assert len(t.hand(0)) == 1


def test_with_one_of_every_kind_they_still_draw_and_move() -> None:
    t = watching("basic_pebble").set_resources(0, twig=1, resin=1, pebble=1, berry=1)
    t.set_turn(1).choose("visit:basic_pebble")
    assert (t.prompt(), len(t.hand(0))) == ("spiders", 1)


# Stoats --------------------------------------------------------------------------------------


def test_a_trade_of_the_stoats_goes_with_an_ability() -> None:
    """It is none itself."""
    t = settled_down(with_power("stoats")).set_city(0, "crane").set_turn(0)
    t.set_hand(0, "mine", "wife", "wife").choose("play:mine:hand:crane")
    assert t.prompt() == "stoats"
    assert t.city(0) == ("mine",)


def test_the_card_is_resolved_before_the_stoats_trade() -> None:
    """What a Wanderer draws may be discarded for it."""
    t = settled_down(with_power("stoats")).set_turn(0).set_hand(0, "wanderer")
    t.set_resources(0, berry=2).choose("play:wanderer:hand")
    assert len(t.hand(0)) == 3
    assert t.offers() == ["stoats:twig", "stoats:resin", "stoats:pebble", "stoats:berry", "done"]


def test_the_stoats_trade_for_a_card_in_another_city_and_for_one_within_a_card() -> None:
    t = settled_down(with_power("stoats")).set_turn(0).set_hand(0, "fool", "wife", "wife")
    t.set_resources(0, berry=3).choose("play:fool:hand")
    assert t.prompt() == "stoats"


def test_the_stoats_need_not_trade() -> None:
    t = settled_down(with_power("stoats")).set_turn(0).set_hand(0, "wife", "inn", "inn")
    t.set_resources(0, berry=2).choose("play:wife:hand").choose("done")
    assert (t.seat(), t.hand(0)) == (1, ("inn", "inn"))


# Pigs ----------------------------------------------------------------------------------------


def test_farms_of_the_hand_take_no_space_either() -> None:
    t = settled_down(with_power("pigs")).set_turn(0).set_city(0, *FULL).set_hand(0, "farm")
    t.set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    assert facts_of(t.game, t.game.players[0]).used == 15
    assert t.city(0)[-1] == "farm"


def test_for_others_a_farm_takes_its_space() -> None:
    t = settled_down(with_power("pigs")).set_city(1, *FULL).set_resources(1, twig=2, resin=1)
    assert "play:farm:top_farm" not in t.set_turn(1).offers()


def test_their_player_gains_no_points_for_a_farm_of_the_stack() -> None:
    t = settled_down(with_power("pigs")).set_turn(0).set_resources(0, twig=2, resin=1)
    t.choose("play:farm:top_farm")
    assert (t.points(0), t.city(0)) == (0, ("farm",))


def test_the_free_farm_is_no_turn() -> None:
    t = with_power("pigs").choose("play:farm:top_farm")
    assert (t.seat(), t.prompt()) == (t.game.order[0], "turn")
    t.set_turn(0).set_workers(0, 0).choose("prepare").choose("play:farm:top_farm")
    assert t.seat() == 1
    assert t.city(0) == ("farm", "farm")


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_a_farm_for_free_in_each_season(season: str) -> None:
    t = settled_down(with_power("pigs")).set_season(0, season).set_workers(0, 0).set_turn(0)
    t.choose("prepare")
    while t.prompt() == "take-meadow":
        t.choose("done")
    assert "play:farm:top_farm" in t.offers()


def test_no_farm_for_free_for_others() -> None:
    t = settled_down(with_power("pigs")).set_workers(1, 0).set_turn(1).choose("prepare")
    assert t.seat() == 0


def test_fog_does_not_hide_the_stack_of_farms() -> None:
    """It is no part of the Meadow."""
    t = settled_down(with_power("pigs", "spirecrest")).set_season(0, "spring")
    t.set_row("weather", "deep_snow", "fog").set_resources(0, twig=2, resin=1).set_turn(0)
    assert "play:farm:top_farm" in t.offers()
