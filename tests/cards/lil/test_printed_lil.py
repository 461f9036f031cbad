"""The printed figures of My Lil' Everdell: correct them here when a card of the box differs."""

from __future__ import annotations

import pytest

from everdell.games import shelf

# Card, kind, colour, price, points, copies.
CARDS = [
    ("lil_farm", "place", "green", {"twig": 1, "resin": 1}, 1, 2),
    ("lil_woodpile", "place", "green", {"resin": 1}, 1, 2),
    ("lil_sap_bucket", "place", "green", {"twig": 1}, 1, 2),
    ("lil_general_store", "place", "green", {"twig": 2, "resin": 1}, 2, 2),
    ("lil_farmer", "creature", "green", {"berry": 2}, 2, 2),
    ("lil_peddler", "creature", "green", {"berry": 1}, 1, 2),
    ("lil_storyteller", "creature", "green", {"berry": 3}, 2, 2),
    ("lil_juggler", "creature", "tan", {"berry": 2}, 1, 2),
    ("lil_explorer", "creature", "tan", {"berry": 1}, 1, 2),
    ("lil_wanderer", "creature", "tan", {"berry": 3}, 3, 2),
    ("lil_picnic", "place", "tan", {"twig": 1, "resin": 1}, 1, 2),
    ("lil_pond", "place", "tan", {"twig": 1, "resin": 2}, 3, 2),
    ("lil_lookout", "place", "red", {"twig": 2, "resin": 1}, 3, 2),
    ("lil_gardener", "creature", "red", {"berry": 2}, 2, 2),
    ("lil_treehouse", "place", "red", {"twig": 2}, 2, 2),
    ("lil_bakery", "place", "red", {"resin": 2}, 2, 2),
    ("lil_queen", "creature", "red", {"berry": 3}, 3, 2),
    ("lil_shopkeeper", "creature", "blue", {"berry": 2}, 2, 2),
    ("lil_workshop", "place", "blue", {"twig": 1, "resin": 1}, 2, 2),
    ("lil_drummer", "creature", "blue", {"berry": 1}, 1, 2),
    ("lil_clubhouse", "place", "blue", {"twig": 2, "resin": 1}, 2, 2),
    ("lil_builder", "creature", "blue", {"berry": 2}, 2, 2),
    ("lil_castle", "place", "purple", {"twig": 1, "resin": 2}, 3, 2),
    ("lil_king", "creature", "purple", {"berry": 3}, 5, 2),
    ("lil_ever_tree", "place", "purple", {"twig": 2, "resin": 1}, 5, 2),
    ("lil_musician", "creature", "purple", {"berry": 2}, 2, 2),
    ("lil_painter", "creature", "purple", {"berry": 2}, 2, 2),
    ("lil_captain", "creature", "green", {}, 1, 4),
    ("lil_fort", "place", "green", {}, 1, 4),
]


@pytest.mark.parametrize("row", CARDS, ids=lambda row: row[0])
def test_printed_figures(row: tuple[str, str, str, dict[str, int], int, int]) -> None:
    from everdell.gallery import components
    from everdell.texts import catalog

    id, kind, color, cost, points, copies = row
    shown = {each["id"]: each for each in components(catalog("en"), shelf()["lil"])}[id]
    assert shown["component"] == "card"
    assert shown["kind"] == kind
    assert shown["color"] == color
    assert shown["cost"] == cost
    assert shown["points"] == points
    assert shown["copies"] == copies


def test_there_are_54_cards_and_eight_helpers() -> None:
    printed = shelf()["lil"].printed().cards
    assert {card.id for card in printed} == {row[0] for row in CARDS}
    assert sum(card.copies for card in printed if card.begins == "deck") == 54
    assert sum(card.copies for card in printed if card.begins == "helpers") == 8


def test_creatures_cost_berries_and_places_twigs_and_resin_one_to_three() -> None:
    for _, kind, _, cost, _, copies in CARDS:
        if copies == 2:
            assert 1 <= sum(cost.values()) <= 3
            assert set(cost) <= ({"berry"} if kind == "creature" else {"twig", "resin"})


def test_there_are_sixteen_parade_tiles_and_four_dice() -> None:
    tiles = shelf()["lil"].printed().tiles
    parades = [tile for tile in tiles if tile.kind == "lil_parade"]
    assert sorted(tile.points for tile in parades) == [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4
    assert [tile.copies for tile in tiles if tile.kind == "lil_die_face"] == [4] * 6
