"""The forest cards of Pearlbrook."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table


def forest(place: str, players: int = 2) -> Table:
    return pearlbrook(players).set_forest(place)


def test_two_pebbles_and_a_card() -> None:
    t = forest("forest_two_pebbles_card").choose("visit:forest_two_pebbles_card")
    assert t.resources(0)["pebble"] == 2
    assert len(t.hand(0)) == 1


def test_a_berry_a_pebble_and_a_card() -> None:
    t = forest("forest_berry_pebble_card").choose("visit:forest_berry_pebble_card")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}
    assert len(t.hand(0)) == 1


def test_resin_and_pebble_or_four_cards() -> None:
    place = "forest_resin_pebble_or_four_cards"
    t = forest(place).choose(f"visit:{place}").choose("choose:resin_and_pebble")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 0}
    t = forest(place).choose(f"visit:{place}").choose("choose:four_cards")
    assert len(t.hand(0)) == 4


def test_cards_are_drawn_up_to_the_hand_limit() -> None:
    place = "forest_resin_pebble_or_four_cards"
    t = forest(place).set_hand(0, *["farm"] * 6).choose(f"visit:{place}")
    assert len(t.choose("choose:four_cards").hand(0)) == 8


def test_two_of_the_meadow_go_two_come_into_hand_and_a_resource() -> None:
    place = "forest_refresh_meadow_draw_two"
    t = (
        forest(place)
        .set_meadow("farm", "farm", *["wife"] * 4, *["mine"] * 2)
        .set_deck("inn", "inn")
    )
    t.choose(f"visit:{place}").choose("discard:farm").choose("discard:farm")
    assert "take:inn" in t.offers()  # the places are filled before any is taken
    t.choose("take:inn").choose("take:inn").choose("gain:berry")
    assert t.hand(0) == ("inn", "inn")
    assert sorted(t.discard()) == ["farm", "farm"]
    assert t.resources(0)["berry"] == 1
    assert "" not in t.meadow()


def test_with_too_little_room_only_what_fits_is_taken() -> None:
    place = "forest_refresh_meadow_draw_two"
    t = forest(place).set_hand(0, *["farm"] * 7)
    t.set_meadow("inn", *["wife"] * 4, *["mine"] * 3)
    t.choose(f"visit:{place}").choose("discard:wife").choose("discard:wife")
    t.choose("take:inn").choose("gain:berry")
    assert len(t.hand(0)) == 8


def test_a_second_worker_only_with_four_players() -> None:
    place = "forest_two_pebbles_card"
    assert f"visit:{place}" not in forest(place, 3).choose(f"visit:{place}").offers()
    t = forest(place, 4).choose(f"visit:{place}")
    assert f"visit:{place}" in t.offers()
    assert f"visit:{place}" not in t.set_turn(0).offers()
