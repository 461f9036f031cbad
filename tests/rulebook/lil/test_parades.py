"""Parades (My Lil' Everdell rulebook, parades)."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.lil.sitting import lil, play, rest, rest_round, rich

# What a player has, the card that wins, and the parade.
CREATURES = ("lil_farmer", "lil_peddler", "lil_storyteller", "lil_farmer")
PLACES = ("lil_farm", "lil_woodpile", "lil_sap_bucket", "lil_farm")
CREATURES_WIN, PLACES_WIN = "lil_parade_creatures", "lil_parade_places"
WINS = [
    (CREATURES, "lil_storyteller", CREATURES_WIN),
    (PLACES, "lil_woodpile", PLACES_WIN),
    (("lil_farm", "lil_pond", "lil_bakery", "lil_builder"), "lil_king", "lil_parade_rainbow"),
    (("lil_pond", "lil_juggler"), "lil_wanderer", "lil_parade_one_color"),
    (("lil_king", "lil_castle"), "lil_ever_tree", "lil_parade_one_color"),
    (("lil_queen", "lil_bakery"), "lil_treehouse", "lil_parade_one_color"),
    (("lil_builder", "lil_workshop"), "lil_drummer", "lil_parade_one_color"),
    # Of any colors.
    (("lil_king", "lil_juggler", "lil_queen", "lil_farmer"), "lil_wanderer", CREATURES_WIN),
    (("lil_castle", "lil_pond", "lil_bakery", "lil_farm"), "lil_picnic", PLACES_WIN),
]


def about_to_win(city: tuple[str, ...], card: str, players: int = 2) -> Table:
    return rich(lil(players)).set_city(0, *city).set_row("cards", card)


@pytest.mark.parametrize(("city", "card", "parade"), WINS)
def test_a_parade_is_won_with_the_card_that_completes_it(
    city: tuple[str, ...], card: str, parade: str
) -> None:
    t = play(about_to_win(city, card), card)
    assert t.aside(0, "parades") == (f"{parade}_6",)
    assert f"{parade}_5" in t.row("parades")
    assert t.score(0).parts["parades"] == 6


@pytest.mark.parametrize(("city", "card", "parade"), WINS)
def test_one_card_less_is_not_enough(city: tuple[str, ...], card: str, parade: str) -> None:
    t = play(about_to_win(city[1:], card), card)
    assert t.aside(0, "parades") == ()


def test_green_cards_do_not_count_for_the_parade_of_one_color() -> None:
    t = about_to_win(("lil_farm", "lil_woodpile"), "lil_sap_bucket")
    assert play(t, "lil_sap_bucket").aside(0, "parades") == ()


def test_four_colors_are_no_rainbow_however_many_cards() -> None:
    city = ("lil_pond", "lil_bakery", "lil_builder", "lil_builder")
    assert play(about_to_win(city, "lil_king"), "lil_king").aside(0, "parades") == ()


def test_the_tiles_go_down_from_six_to_three() -> None:
    t = lil(4)
    purple, tan = ("lil_king", "lil_castle"), ("lil_juggler", "lil_picnic")
    for seat, city in enumerate((purple, purple, tan, tan)):
        rich(t, seat).set_city(seat, *city)
    for card in ("lil_ever_tree", "lil_ever_tree", "lil_wanderer", "lil_wanderer"):
        t.set_row("cards", card)
        play(t, card)
    assert [t.score(seat).parts["parades"] for seat in range(4)] == [6, 5, 4, 3]
    assert t.row("parades")[3] == "", "no tile is left"


def test_several_parades_may_be_won_at_once() -> None:
    city = ("lil_bakery", "lil_shopkeeper", "lil_pond", "lil_farm", "lil_woodpile")
    t = play(about_to_win(city, "lil_ever_tree"), "lil_ever_tree")
    assert t.aside(0, "parades") == ("lil_parade_places_6", "lil_parade_rainbow_6")


def test_only_one_tile_of_each_parade() -> None:
    t = play(about_to_win(CREATURES, "lil_storyteller"), "lil_storyteller")
    t.set_row("cards", "lil_peddler")
    rest(t)
    play(t, "lil_peddler").choose("done")
    assert t.aside(0, "parades") == ("lil_parade_creatures_6",)


def test_no_tile_without_a_card_played() -> None:
    t = lil().set_city(0, *CREATURES, "lil_storyteller")
    rest(t)
    assert t.aside(0, "parades") == ()


def test_a_tile_is_kept_for_good() -> None:
    t = play(about_to_win(("lil_pond", "lil_juggler"), "lil_wanderer"), "lil_wanderer")
    t.set_row("cards")
    rest_round(t)
    assert t.aside(0, "parades") == ("lil_parade_one_color_6",)
    assert t.score(0).parts["parades"] == 6
