"""A Legend in a city: it never leaves, acts for itself alone, and stands for its banner card."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def legends(players: int = 2) -> Table:
    return table(players, boxes=("base", "legends"))


def test_a_city_has_a_space_more_for_each() -> None:
    t = legends().set_city(0, "poe", "mcgregors_market", "farm")
    shown = t.game.view(1)["players"][0]
    assert (shown["spaces_used"], shown["spaces"]) == (3, 17)


# It never leaves -------------------------------------------------------------------------------


def test_a_university_does_not_discard_it() -> None:
    t = legends().set_city(0, "university", "poe", "mcgregors_market")
    assert "visit:city:0:university" not in t.offers()
    t.set_city(0, "university", "poe", "mcgregors_market", "farm", "king")
    t.choose("visit:city:0:university")
    assert t.offers() == ["discard:city:farm", "discard:city:king"]


def test_ruins_do_not_take_its_place() -> None:
    t = legends().set_city(0, "mcgregors_market", "the_green_acorn").set_hand(0, "ruins")
    assert "play:ruins:hand" not in t.offers()
    t.set_city(0, "mcgregors_market", "the_green_acorn", "farm", "mine").choose("play:ruins:hand")
    assert t.offers() == ["demolish:farm", "demolish:mine"]


def test_a_dungeon_does_not_lock_it_up() -> None:
    t = legends().set_city(0, "dungeon", "poe").set_hand(0, "inn")
    assert "play:inn:hand:dungeon" not in t.offers()
    t.set_city(0, "dungeon", "poe", "wanderer", "wife").choose("play:inn:hand:dungeon")
    assert t.offers() == ["pay:prisoner:wanderer", "pay:prisoner:wife"]


def test_the_croak_wart_cure_does_not_cost_it() -> None:
    t = legends().set_events("croak_wart_cure").set_resources(0, berry=2)
    t.set_city(0, "undertaker", "barge_toad", "farm", "poe", "the_green_acorn")
    t.choose("event:croak_wart_cure")
    assert t.offers() == ["discard:city:undertaker", "discard:city:barge_toad"]
    t.choose("discard:city:undertaker")
    assert t.city(0) == ("barge_toad", "poe", "the_green_acorn")  # the Farm followed by itself


def test_the_acorn_thieves_are_not_legends() -> None:
    t = legends().set_events("capture_of_the_acorn_thieves")
    t.set_city(0, "courthouse", "ranger", "poe").choose("event:capture_of_the_acorn_thieves")
    assert t.offers() == ["put:city:ranger", "done"]


# It is neither copied nor activated ------------------------------------------------------------


@pytest.mark.parametrize("legend", ["poe", "mcgregors_market"])
def test_a_chip_sweep_does_not_activate_it(legend: str) -> None:
    t = legends().set_city(0, legend).set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.choose("play:chip_sweep:hand")
    assert t.seat() == 1
    assert t.hand(0) == ()
    assert sum(t.resources(0).values()) == 0


@pytest.mark.parametrize("legend", ["poe", "mcgregors_market"])
def test_a_miner_mole_does_not_copy_it(legend: str) -> None:
    t = legends().set_city(1, legend, "mine").set_hand(0, "miner_mole").set_resources(0, berry=3)
    t.choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:mine", "done"]


@pytest.mark.parametrize("legend", ["poe", "mcgregors_market"])
def test_not_even_from_ones_own_city_by_way_of_another_mole(legend: str) -> None:
    t = legends().set_city(0, legend, "mine").set_city(1, "miner_mole").set_hand(0, "miner_mole")
    t.set_resources(0, berry=3).choose("play:miner_mole:hand").choose("copy:1:miner_mole")
    assert t.offers() == ["copy:0:mine", "done"]


def test_its_own_production_happens() -> None:
    t = legends().set_city(0, "mcgregors_market", "farm").set_workers(0, 0).choose("prepare")
    t.choose("gain:pebble").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 2, "berry": 1}


def test_its_own_production_happens_at_an_event_that_produces() -> None:
    t = legends().set_events("tax_relief").set_city(0, "judge", "queen", "mcgregors_market")
    t.choose("event:tax_relief").choose("gain:twig").choose("gain:pebble")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}


# Neither common nor unique ---------------------------------------------------------------------


@pytest.mark.parametrize("counter", ["school", "theater", "castle", "palace"])
def test_no_count_of_common_or_unique_cards_includes_it(counter: str) -> None:
    alone = legends().set_city(0, counter).score(0).parts["prosperity"]
    t = legends().set_city(0, counter, "poe", "cirrus_windfall", "mcgregors_market")
    assert t.score(0).parts["prosperity"] == alone


def test_its_colour_counts() -> None:
    t = legends().set_city(0, "ever_tree", "fynn_nobletail", "poe")
    assert t.score(0).parts["prosperity"] == 2  # the Ever Tree and Fynn are purple
    t.set_city(0, "amilla_glistendew", "the_green_acorn", "lookout")
    assert "event:grand_tour" in t.offers()


# It stands for the card of its banner ----------------------------------------------------------


@pytest.mark.parametrize(
    ("legend", "other", "event"),
    [
        ("amilla_glistendew", "judge", "tax_relief"),
        ("cirrus_windfall", "doctor", "flying_doctor_service"),
        ("foresight", "ruins", "ancient_scrolls_discovered"),
        ("poe", "university", "graduation_of_scholars"),
        ("silver_scale_spring", "historian", "ancient_scrolls_discovered"),
        ("the_green_acorn", "bard", "performer_in_residence"),
    ],
)
def test_it_meets_the_requirement_of_an_event(legend: str, other: str, event: str) -> None:
    t = legends().set_events(event).set_city(0, other)
    assert f"event:{event}" not in t.offers()
    t.set_city(0, other, legend).choose(f"event:{event}")
    assert t.events(0) == (event,)


def test_it_is_no_other_card_for_an_event() -> None:
    t = legends().set_events("tax_relief").set_city(0, "judge", "fynn_nobletail", "poe")
    assert "event:tax_relief" not in t.offers()


def test_in_another_city_it_meets_no_requirement() -> None:
    t = legends().set_events("tax_relief").set_city(0, "judge").set_city(1, "amilla_glistendew")
    assert "event:tax_relief" not in t.offers()


def test_a_legendary_construction_lets_in_the_critter_of_its_banner_card_once() -> None:
    t = legends().set_city(0, "the_green_acorn").set_hand(0, "innkeeper")
    t.choose("play:innkeeper:hand:occupy").set_turn(0)
    assert t.occupied(0, "the_green_acorn")
    t.set_city(0, "the_green_acorn").set_on(0, "the_green_acorn", occupied=True)
    t.set_hand(0, "innkeeper")
    assert "play:innkeeper:hand:occupy" not in t.offers()
