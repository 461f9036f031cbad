"""Sticky Meadow: cards beside Nightweave's figure, above it and below cost one resource more."""

from __future__ import annotations

import pytest

from everdell.engine.phrases import Amount, Component
from everdell.engine.prices import prices
from everdell.engine.reasons import why_not
from everdell.engine.resources import as_dict, total
from everdell.engine.targets import card_in
from everdell.games import load_game
from everdell.testing import Table
from tests.rulebook.bellfaire.powers_sitting import ALONE
from tests.rulebook.mistwood.sitting import against_her, lurking, plays

MEADOW = (
    "farm", "mine", "twig_barge", "resin_refinery",
    "inn", "school", "castle", "general_store",
)  # fmt: skip
PLENTY = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def sticky(place: int = 0, players: int = 1, *boxes: str, **options: str) -> Table:
    """Her figure is on that place of the meadow, counted from 1; in the lair if none is named."""
    plot = {"nightweave_plots": "plot_sticky_meadow", **options}
    t = against_her(players, "1", *boxes, **plot)
    if place:
        lurking(t, place)
    return t.set_turn(0).set_meadow(*MEADOW).set_resources(0, **PLENTY)


def due(t: Table, option: str) -> list[dict[str, int]]:
    return [as_dict(price) for price in prices(t.game)[option].due]


def dearer(t: Table) -> list[str]:
    """Which cards of the meadow cost more than is printed on them, each 1 resource."""
    printed = {card.id: total(card.price) for card in t.game.rules.cards}
    found = {
        id.split(":")[1]: total(price.due[0])
        for id, price in prices(t.game).items()
        if id.endswith(":meadow")
    }
    assert {total - printed[card] for card, total in found.items()} <= {0, 1}
    return [card for card in MEADOW if card in found and found[card] > printed[card]]


def ways(t: Table, card: str) -> list[str]:
    return [id for id in t.offers() if id.startswith(f"play:{card}:meadow")]


# Where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "beside"),
    [
        (1, {2, 5}),
        (2, {1, 3, 6}),
        (3, {2, 4, 7}),
        (4, {3, 8}),  # the fifth place begins the second row
        (5, {1, 6}),
        (7, {3, 6, 8}),
        (8, {4, 7}),
    ],
)
def test_cards_beside_above_and_below_her_figure_cost_one_more(
    place: int, beside: set[int]
) -> None:
    assert dearer(sticky(place)) == [MEADOW[n - 1] for n in sorted(beside)]


def test_no_card_is_dearer_while_she_is_in_her_lair() -> None:
    assert dearer(sticky()) == []


def test_nor_without_the_plot() -> None:
    t = lurking(against_her(), 2).set_turn(0).set_meadow(*MEADOW).set_resources(0, **PLENTY)
    assert dearer(t) == []


def test_for_two_players_it_may_be_chosen_and_both_pay() -> None:
    t = sticky(2, 2).set_resources(1, **PLENTY)
    assert dearer(t) == ["farm", "twig_barge", "school"]
    assert dearer(t.set_turn(1)) == ["farm", "twig_barge", "school"]


def test_a_card_in_hand_costs_what_it_always_does() -> None:
    t = sticky(2).set_hand(0, "farm")
    assert due(t, "play:farm:hand") == [{"twig": 2, "resin": 1}]
    t.choose("play:farm:hand")
    assert t.resources(0) == {"twig": 7, "resin": 8, "pebble": 9, "berry": 10}


# What is paid --------------------------------------------------------------------------------


def test_the_resource_is_of_your_choice() -> None:
    t = sticky(2).set_resources(0, twig=3, resin=1, berry=1)
    assert due(t, "play:farm:meadow") == [
        {"twig": 3, "resin": 1},
        {"twig": 2, "resin": 1, "berry": 1},
    ]
    t.choose("play:farm:meadow")
    assert t.offers() == ["pay:twig=3,resin=1", "pay:twig=2,resin=1,berry=1"]
    t.choose("pay:twig=2,resin=1,berry=1")
    assert t.city(0) == ("farm",)


def test_a_card_is_not_offered_without_it() -> None:
    t = sticky(2).set_resources(0, twig=2, resin=1)
    assert ways(t, "farm") == []
    assert ways(t.set_resources(0, twig=2, resin=1, pebble=1), "farm") == ["play:farm:meadow"]
    t.choose("play:farm:meadow")  # there is one way to pay
    assert t.city(0) == ("farm",)
    assert sum(t.resources(0).values()) == 1  # of the Farm itself


def test_why_not_names_what_is_missing_and_the_plot() -> None:
    t = sticky(2).set_resources(0, twig=2, resin=1)
    told = {str(refusal.target): refusal.reasons for refusal in why_not(t.game, 0)}
    missing, dearer = told[str(card_in("meadow", "farm"))]
    short = missing.phrase.gaps["resources"]
    assert isinstance(short, Amount)
    assert sum(short.resources.values()) == 1
    by = dearer.phrase.gaps["by"]
    assert (dearer.code, isinstance(by, Component) and by.id) == ("dearer", "plot_sticky_meadow")
    assert [reason.code for reason in told[str(card_in("meadow", "general_store"))]] == ["missing"]


def test_a_save_before_it_is_paid_asks_the_same() -> None:
    t = sticky(2).set_resources(0, twig=3, resin=1, berry=1).choose("play:farm:meadow")
    again = load_game(t.game.to_json())
    assert [option.id for option in again.options] == t.offers()
    again.choose("pay:twig=3,resin=1")
    assert again.players[0].resources[3] == 2  # and the berry of the Farm


# Equal cards ---------------------------------------------------------------------------------


def two_farms(place: int, first: int, second: int) -> Table:
    cards = [*MEADOW[1:], "husband"]
    for n in (first, second):
        cards[n - 1] = "farm"
    t = sticky(place).set_meadow(*cards).set_deck("monk")
    return t.set_resources(0, twig=2, resin=2)


@pytest.mark.parametrize(("first", "second", "cheap"), [(1, 4, 4), (5, 1, 5), (1, 8, 8), (4, 3, 4)])
def test_of_equal_cards_you_play_one_that_is_not_dearer(
    first: int, second: int, cheap: int
) -> None:
    t = two_farms(2, first, second)
    assert due(t, "play:farm:meadow") == [{"twig": 2, "resin": 1}]
    t.choose("play:farm:meadow")
    assert t.city(0) == ("farm",)
    assert t.meadow().count("farm") == 1
    assert t.meadow()[cheap - 1] != "farm"


def test_if_all_are_dearer_so_is_the_one_you_play() -> None:
    t = two_farms(2, 1, 3)
    assert due(t, "play:farm:meadow") == [{"twig": 2, "resin": 2}]


def test_the_one_beneath_her_figure_is_none_of_them() -> None:
    t = two_farms(2, 1, 2)
    assert due(t, "play:farm:meadow") == [{"twig": 2, "resin": 2}]
    t.choose("play:farm:meadow")
    assert t.meadow()[1] == "farm"


def test_if_you_take_one_into_hand_you_say_which() -> None:
    t = two_farms(2, 1, 4).set_season(0, "spring").set_workers(0, 0).set_turn(0)
    t.choose("prepare").choose("take:farm").choose("done")
    assert (t.prompt(), t.offers()) == ("tell-place", ["spot:1", "spot:4"])
    t.choose("spot:1")
    assert t.meadow()[3] == "farm"
    assert t.meadow()[0] != "farm"


def test_if_both_cost_the_same_there_is_nothing_to_say() -> None:
    t = two_farms(2, 1, 3).set_season(0, "spring").set_workers(0, 0).set_turn(0)
    assert t.choose("prepare").choose("take:farm").choose("done").prompt() != "tell-place"


def test_if_you_play_one_for_free_you_say_which() -> None:
    t = sticky(2).set_meadow("wife", *MEADOW[1:3], "wife").set_city(0, "farm").set_resources(0)
    t.choose("play:wife:meadow:occupy")
    assert (t.prompt(), t.offers()) == ("tell-place", ["spot:1", "spot:4"])
    t.choose("spot:1")
    assert t.meadow()[3] == "wife"


def test_a_token_tells_apart_only_those_that_cost_the_same() -> None:
    """The Rats' token lies on one of two Farms that are not dearer; a third one is."""
    t = against_her(
        2, "1", "bellfaire", nightweave_plots="plot_sticky_meadow", powers="choose", **ALONE
    )
    lurking(t.set_power(0, "rats").choose("rats:4"), 2).set_turn(0)
    t.set_meadow("farm", "mine", "inn", "farm", "farm").set_resources(0, **PLENTY)
    assert due(t, "play:farm:meadow") == [{"twig": 2, "resin": 1}]
    t.choose("play:farm:meadow")
    assert (t.prompt(), t.offers()) == ("tell-place", ["spot:4", "spot:5"])
    t.choose("spot:5")
    assert t.meadow()[3] == "farm"


# For less, and for free ----------------------------------------------------------------------


def test_an_ability_lowers_the_price_and_not_the_surcharge() -> None:
    t = sticky(2).set_city(0, "crane").set_resources(0)
    assert ways(t, "farm") == []
    assert ways(t, "general_store") == ["play:general_store:meadow:crane"]  # it is not beside her
    t.set_resources(0, pebble=1, berry=1)
    assert ways(t, "farm") == ["play:farm:meadow:crane"]
    assert due(t, "play:farm:meadow:crane") == [{"pebble": 1}, {"berry": 1}]
    t.choose("play:farm:meadow:crane")
    assert (t.prompt(), t.offers()) == ("pay-card", ["pay:pebble=1", "pay:berry=1"])
    t.choose("pay:pebble=1")
    assert t.city(0) == ("farm",)


def test_so_does_the_innkeeper() -> None:
    t = sticky(2).set_meadow("wife").set_city(0, "innkeeper").set_resources(0)
    assert ways(t, "wife") == []
    t.set_resources(0, twig=1).choose("play:wife:meadow:innkeeper")
    assert t.city(0) == ("wife",)
    assert t.resources(0)["twig"] == 0


def test_a_judge_does_not_spare_it() -> None:
    t = sticky(2).set_city(0, "judge").set_resources(0, twig=3)
    assert ways(t, "farm") == []
    t.set_resources(0, twig=4).choose("play:farm:meadow:judge")
    assert t.resources(0)["twig"] == 0


def test_nor_does_a_dungeon() -> None:
    t = sticky(2).set_meadow("king").set_city(0, "dungeon", "wife").set_resources(0, berry=3)
    assert ways(t, "king") == []
    t.set_resources(0, berry=3, resin=1).choose("play:king:meadow:dungeon")
    assert t.city(0) == ("dungeon", "king")
    assert sum(t.resources(0).values()) == 0


def test_with_point_tokens_it_is_due_too() -> None:
    t = against_her(1, "1", nightweave_plots="plot_sticky_meadow", mistwood_legends="on")
    t = lurking(t, 2).set_turn(0).set_meadow(*MEADOW)
    t.set_city(0, "king_norths_treasury").set_on(0, "king_norths_treasury", point=1)
    t.set_resources(0, twig=1)
    assert ways(t, "farm") == []
    t.set_resources(0, twig=2).choose("play:farm:meadow:king_norths_treasury").choose("return:1")
    assert t.resources(0)["twig"] == 0


def test_to_move_in_stays_free() -> None:
    t = sticky(2).set_meadow("wife").set_city(0, "farm").set_resources(0)
    assert ways(t, "wife") == ["play:wife:meadow:occupy"]
    t.choose("play:wife:meadow:occupy")
    assert t.city(0) == ("farm", "wife")


def test_at_an_inn_it_is_one_more() -> None:
    t = sticky(2).set_city(0, "inn").set_resources(0).set_workers(0, 1)
    t.choose("visit:city:0:inn")
    assert ways(t, "general_store") == ["play:general_store:meadow"]
    assert ways(t, "farm") == []
    t = sticky(2).set_city(0, "inn").set_resources(0, berry=1).set_workers(0, 1)
    t.choose("visit:city:0:inn")
    assert due(t, "play:farm:meadow") == [{"berry": 1}]
    t.choose("play:farm:meadow")
    assert t.city(0) == ("inn", "farm")


def test_what_a_queen_brings_is_free() -> None:
    t = sticky(2).set_city(0, "queen").set_resources(0).set_workers(0, 1)
    t.choose("visit:city:0:queen")
    assert due(t, "play:farm:meadow") == [{}]
    t.choose("play:farm:meadow")
    assert t.city(0) == ("queen", "farm")


def test_she_pays_nothing_herself() -> None:
    t = plays(sticky(2), 6)
    assert t.city(1) == ("mine",)


# What is seen --------------------------------------------------------------------------------


def test_all_see_which_places_make_cards_dearer() -> None:
    t = sticky(2)
    for seat in (0, None):
        places = t.game.view(seat)["meadow"]
        assert [n for n, place in enumerate(places, 1) if "dearer" in place] == [1, 3, 6]
        assert places[0]["dearer"] == {"plot_sticky_meadow": 1}
