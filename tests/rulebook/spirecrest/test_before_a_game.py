"""What is said of Spirecrest before a game: preset, remarks, and how sure its figures are."""

from __future__ import annotations

from everdell.boxes.spirecrest import SpirecrestBox
from everdell.boxes.spirecrest.figures import MAP_TILES
from everdell.engine.content import CRITTER, DECK
from everdell.games import checked_setup, shelf


def test_the_box_has_twelve_weather_cards_forty_two_discoveries_and_all_maps() -> None:
    tiles = SpirecrestBox().printed().tiles
    kinds = [tile.begins for tile in tiles]
    assert len([begins for begins in kinds if begins.endswith("_weather")]) == 12
    assert len([begins for begins in kinds if begins == "map_tiles"]) == len(MAP_TILES) == 24
    for section in ("hills", "peaks", "ridge"):
        assert kinds.count(f"{section}_discoveries") == 14
    assert len([tile for tile in tiles if tile.character is not None]) == 8


def test_what_no_printed_component_confirms_is_told() -> None:
    unsure = SpirecrestBox().uncertain()
    assert unsure["littledell"] == "low"
    assert unsure["freezing_rain"] == unsure["honeypaw"] == "medium"
    assert not {"heat_wave", "sunblaze_trail", "serpents_pass"} & set(unsure)


def test_a_preset_and_remarks() -> None:
    box = shelf()["spirecrest"]
    assert [preset.id for preset in box.presets()] == ["mountain"]
    alone = checked_setup(1, ("base", "spirecrest"))
    beside = checked_setup(2, ("base", "spirecrest", "newleaf"))
    assert [r.id for r in box.remarks() if r.holds(alone)] == ["spirecrest_solo"]
    assert [r.id for r in box.remarks() if r.holds(beside)] == ["spirecrest_beside_boxes"]


def test_critters_of_the_deck_cost_berries_alone() -> None:
    """So what the Trail Guide takes off a price is berries."""
    for box in shelf().values():
        for card in box.printed().cards:
            if card.kind == CRITTER and card.begins == DECK:
                assert not any(card.cost[:3]), card.id
