"""Games that are ready to be chosen: each box brings its own."""

from __future__ import annotations

import pytest
from tests.cli.commands import Shell

from everdell import games, texts
from everdell.engine.box import Box
from everdell.gallery import components, describe_box, presets
from everdell.games import shelf

boxes = pytest.mark.parametrize("box", shelf().values(), ids=lambda box: box.id)


def test_the_first_game_comes_first_and_has_the_least_to_learn() -> None:
    first, *others = [preset for id in games.all_beside("base") for preset in presets(shelf()[id])]
    assert (first.id, first.boxes, first.learn) == ("first_game", ("base",), 1)
    assert others
    assert all(preset.learn > first.learn for preset in others)


@boxes
def test_every_preset_can_be_played_by_as_many_as_it_says(box: Box) -> None:
    for preset in presets(box):
        for players in range(preset.fewest, preset.most + 1):
            setup = games.checked_setup(players, preset.boxes, preset.settings)
            assert setup.settings.items() >= preset.settings.items()
        assert preset.fewest <= preset.most
        assert 1 <= preset.learn <= 4


@boxes
def test_a_preset_is_brought_by_one_of_its_boxes_and_shows_a_component_of_it(box: Box) -> None:
    drawn = {component["id"] for component in components(texts.catalog("en"), box)}
    for preset in presets(box):
        assert box.id in preset.boxes
        assert preset.picture in drawn


def test_the_ids_are_all_different() -> None:
    ids = [preset.id for box in shelf().values() for preset in presets(box)]
    assert len(set(ids)) == len(ids)


@pytest.mark.usefixtures("harbour_on_the_shelf")
def test_a_box_from_outside_brings_one_of_its_own() -> None:
    described = describe_box(texts.catalog("fr"), shelf()["harbour"])
    assert described["presets"] == [
        {
            "id": "ebb_tide",
            "name": "Marée basse",
            "description": "Une partie pour les tests.",
            "boxes": ["base", "harbour"],
            "options": {"heron": "on"},
            "players": {"fewest": 2, "most": 3},
            "learn": 4,
            "picture": "lighthouse",
        }
    ], "the one with a box that is not installed is not offered"


@pytest.mark.usefixtures("harbour_on_the_shelf")
def test_the_command_lists_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    shell = Shell(capsys)
    printed = " ".join(shell("boxes", "--lang", "en").out.split())
    assert "First game" in printed
    assert "Ebb tide" in printed
    listed = {box["id"]: box["presets"] for box in shell("boxes", "--json").json}
    assert [preset["id"] for preset in listed["harbour"]] == ["ebb_tide"]
    assert listed["rugwort"] == []
