"""What is said of Bellfaire before a game: modules, preset, remarks."""

from __future__ import annotations

import pytest

from everdell.engine.queries import in_play
from everdell.gallery import components, contents
from everdell.gallery.setups import describe_setup
from everdell.games import rules_for, shelf
from everdell.texts import catalog
from tests.rulebook.bellfaire.sitting import bellfaire

BOXES = ("base", "bellfaire")


def remarks(*more: str, players: int = 2) -> dict[str, str]:
    told = describe_setup(catalog("en"), players, (*BOXES, *more), {})["remarks"]
    return {
        remark["phrase"]["message"]: remark["weight"]
        for remark in told
        if remark["box"] == "bellfaire" and remark["option"] != "powers"
    }


def test_alone_it_is_played_by_defaults_of_ours() -> None:
    assert remarks(players=1)["remark-bellfaire-solo"] == "unadvised"
    assert "remark-bellfaire-solo" not in remarks()


def test_with_pearlbrook_the_flower_festival_is_left_out() -> None:
    assert remarks("pearlbrook")["remark-bellfaire-festival-covered"] == "no_effect"
    assert in_play(bellfaire(2, "pearlbrook").game, "basic_event") == []


def test_a_preset_for_large_tables() -> None:
    (preset,) = [one for one in shelf()["bellfaire"].presets() if one.id == "fair"]
    assert (preset.boxes, preset.most) == (BOXES, 6)


@pytest.mark.parametrize("players", [5, 6])
def test_more_players_than_the_base_box_allows_need_it(players: int) -> None:
    numbers = describe_setup(catalog("en"), players, ("base",), {})["numbers"]
    (told,) = [number for number in numbers if number["players"] == players]
    assert not told["possible"]
    assert told["adding"] == ["bellfaire"]


@pytest.mark.parametrize(
    ("setting", "ids"),
    [
        ("bellfaire_market", {"market"}),
        ("bellfaire_festival", {"flower_festival"}),
        ("bellfaire_events", {"royal_wedding", "city_holiday"}),
        ("bellfaire_forest", {"forest_three_resin"}),
    ],
)
def test_every_part_is_a_module_of_its_own(setting: str, ids: set[str]) -> None:
    everything = {place.id for place in rules_for(2, BOXES).places}
    without = {place.id for place in rules_for(2, BOXES, {setting: "off"}).places}
    assert ids <= everything - without
    others = {"market", "flower_festival", "royal_wedding", "forest_three_resin"} - ids
    assert others <= without


def test_a_token_with_two_sides_is_counted_once() -> None:
    listed = {
        one["id"]: one["copies"]
        for one in components(catalog("en"), shelf()["bellfaire"])
        if one["component"] == "tile"
    }
    assert listed["market_three_twigs_card"] == 1
    assert listed["market_three_twigs_card:trade"] == 0
    found = contents(shelf()["bellfaire"])
    assert (found["locations"], found["events"]) == (5, 10)


def test_six_players_cannot_play_with_five_legends_of_each_kind() -> None:
    told = describe_setup(catalog("en"), 6, (*BOXES, "legends"), {})
    assert told["fault"] is not None
    (said,) = [one for one in told["remarks"] if one["box"] == "legends"]
    assert said["weight"] == "impossible"
