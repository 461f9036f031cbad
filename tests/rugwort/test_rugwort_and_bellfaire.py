"""Rugwort and Bellfaire: our defaults, and the five variants of the digital edition."""

from __future__ import annotations

from everdell.engine.rng import seeded
from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, _seed_rolling, prepare, rolled
from tests.rulebook.bellfaire.sitting import bellfaire


def solo(*variants: str, rolls: tuple[int, ...] = ()) -> Table:
    t = bellfaire(1, **{f"rugwort_{variant}": "on" for variant in variants})
    t.set_meadow(*["twig_barge"] * 3, *["mine"] * 3, "resin_refinery", "resin_refinery")
    if rolls:
        t.game.random = seeded(_seed_rolling(rolls))
    return t


def play(t: Table) -> Table:
    """A card of yours, for which he rolls one of his."""
    t.set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    return t.choose("play:farm:hand")


def played(*variants: str, rolls: tuple[int, ...]) -> Table:
    t = solo(*variants)
    for roll in rolls:
        t.game.random = seeded(_seed_rolling((roll,)))
        play(t)
    assert rolled(t) == list(rolls)
    return t


def test_he_takes_the_flower_festival_for_three_points() -> None:
    t = solo().set_events().set_city(RUGWORT, "bard", "farm", "inn", "crane", "school")
    prepare(t)
    assert t.events(RUGWORT) == ("flower_festival",)
    assert t.score(RUGWORT).parts["events"] == 3


def test_he_competes_for_the_garland() -> None:
    t = solo().set_row("garland", "garland_tourism").set_city(0, "inn")
    t.set_city(RUGWORT, "lookout", "queen")
    assert t.score(RUGWORT).parts["garland"] == 6
    assert t.score(0).parts["garland"] == 3


def test_he_never_goes_to_the_market_and_is_not_in_your_way() -> None:
    t = solo()
    assert "visit:market" in t.offers()
    prepare(t, 3)
    assert t.at("market") == ()


def test_lucky_the_same_number_twice_in_a_row() -> None:
    assert played("lucky", rolls=(5, 5)).points(RUGWORT) == 1
    assert played("lucky", rolls=(5, 5, 5)).points(RUGWORT) == 2
    assert played("lucky", rolls=(5, 3, 5)).points(RUGWORT) == 0
    assert played(rolls=(5, 5)).points(RUGWORT) == 0


def test_hasty_he_takes_the_leftmost_special_event_each_season() -> None:
    t = solo("hasty").set_events("city_holiday", "royal_wedding", "tax_relief")
    missed = t.score(RUGWORT).parts["missed_events"]
    prepare(t)
    assert t.events(RUGWORT) == ("city_holiday",)
    assert prepare(t).events(RUGWORT) == ("city_holiday", "royal_wedding")
    assert t.score(RUGWORT).parts["missed_events"] == missed == 9
    assert t.score(RUGWORT).parts["events"] == 0


def test_otherwise_special_events_are_left_to_you() -> None:
    t = prepare(solo().set_events("city_holiday"))
    assert t.events(RUGWORT) == ()


def test_glitzy_purple_cards_are_worth_five() -> None:
    city = ("school", "theater", "farm")
    assert solo().set_city(RUGWORT, *city).score(RUGWORT).parts["cards"] == 8
    assert solo("glitzy").set_city(RUGWORT, *city).score(RUGWORT).parts["cards"] == 12


def test_squatty_two_points_for_each_empty_space_of_yours() -> None:
    t = solo("squatty").set_city(0, "farm", "inn", "husband", "wife")
    assert t.score(RUGWORT).parts["empty_spaces"] == 24
    assert "empty_spaces" not in solo().score(RUGWORT).parts


def test_cranky_an_eight_costs_you_a_card() -> None:
    t = solo("cranky", rolls=(8,)).set_hand(0, "wanderer", "inn").set_resources(0, berry=2)
    t.game.players[0].home = 1
    before = len(t.discard())
    t.choose("play:wanderer:hand")
    assert len(t.hand(0)) == 3  # the Inn and three more, one less
    assert len(t.discard()) == before + 1


def test_cranky_any_other_number_does_not() -> None:
    t = solo("cranky", rolls=(7,)).set_hand(0, "wanderer", "inn").set_resources(0, berry=2)
    t.choose("play:wanderer:hand")
    assert len(t.hand(0)) == 4


def test_all_five_together() -> None:
    variants = ("lucky", "hasty", "glitzy", "squatty", "cranky")
    game = solo(*variants).game
    die = seeded(3)
    while not game.over:
        game.take(die.below(len(game.options)))
    assert game.scores()[RUGWORT].parts["empty_spaces"] > 0


def test_with_others_at_the_table_the_variants_change_nothing() -> None:
    t = bellfaire(2, rugwort_squatty="on", rugwort_lucky="on")
    assert "empty_spaces" not in t.score(1).parts
    assert t.counters() == {}
