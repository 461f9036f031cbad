"""The forest card that copies a basic location and draws a card."""

from __future__ import annotations

from everdell.testing import Table, table

PLACE = "forest_copy_basic_card"


def visit(t: Table) -> Table:
    return t.set_forest(PLACE, "forest_three_berries").choose("visit", PLACE)


def test_the_eight_basic_locations_are_copied_and_nothing_else() -> None:
    t = visit(table().set_season(0, "autumn").set_hand(0, *["farm"] * 5))
    assert t.offers() == [
        "copy:basic_three_twigs",
        "copy:basic_two_twigs_card",
        "copy:basic_two_resin",
        "copy:basic_resin_card",
        "copy:basic_pebble",
        "copy:basic_two_cards_point",
        "copy:basic_berry",
        "copy:basic_berry_card",
    ]


def test_the_action_is_taken_and_a_card_drawn() -> None:
    t = visit(table().set_deck("bard", "king", "queen")).choose("copy:basic_berry_card")
    assert t.resources(0)["berry"] == 1
    assert t.hand(0) == ("bard", "king")


def test_the_card_is_seen_before_the_choice() -> None:
    assert visit(table().set_deck("bard")).hand(0) == ("bard",)


def test_an_occupied_location_may_be_copied() -> None:
    t = table().set_turn(1).choose("visit:basic_pebble")
    assert visit(t).choose("copy:basic_pebble").resources(0)["pebble"] == 1


def test_the_copied_location_stays_free() -> None:
    t = visit(table()).choose("copy:basic_pebble")
    assert t.at("basic_pebble") == ()
    assert t.seat() == 1
    assert "visit:basic_pebble" in t.offers()


def test_a_full_hand_forbids_nothing() -> None:
    t = visit(table().set_hand(0, *["farm"] * 8)).choose("copy:basic_two_cards_point")
    assert t.hand(0) == ("farm",) * 8
    assert t.points(0) == 1
