"""Lists and statistics go by what a box declares."""

from __future__ import annotations

import pytest
from tests.boxes.harbour_table import BOXES
from tests.cli.commands import Shell

from everdell import games, texts
from everdell.arena.jobs import Job, Result
from everdell.arena.playing import play
from everdell.arena.statistics import WATCHER, Statistics
from everdell.arena.statistics.game_records import TILE
from everdell.arena.statistics.report import Report
from everdell.bots.simulation import Lineup
from everdell.gallery import components, describe_box

pytestmark = pytest.mark.usefixtures("harbour_on_the_shelf")


# Lists ---------------------------------------------------------------------------------------


def test_tiles_are_listed_with_the_other_components() -> None:
    listed = {one["id"]: one for one in components(texts.catalog("en"), games.shelf()["harbour"])}
    assert listed["gift_3"] == {
        "component": "tile",
        "id": "gift_3",
        "box": "harbour",
        "name": "Gift 3",
        "type": "gift",
        "points": 3,
        "copies": 1,
        "text": "…",
        "confidence": "medium",
    }
    assert listed["warehouse"]["component"] == "card"
    assert listed["warehouse"]["confidence"] == "high"


def test_a_box_says_what_it_brings_beside_components() -> None:
    described = describe_box(texts.catalog("en"), games.shelf()["harbour"])
    printed = games.shelf()["harbour"].printed()
    assert described["components"]["tiles"] == sum(tile.copies for tile in printed.tiles)
    assert {"id": "crates", "of": "table", "shape": "row", "sight": "all"} in described["zones"]
    assert {"id": "shell", "of": "seat", "points": 1} in described["counters"]
    assert described["pieces"] == ["boat"]
    named = len(printed.cards) + len(printed.places) + len(printed.tiles)
    assert described["texts"] == {"en": named, "fr": named}


@pytest.mark.parametrize("command", [["cards", "--boxes", "harbour"], ["boxes"]])
def test_commands_show_it(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    shown = Shell(capsys)(*command, "--lang", "en")
    assert shown.code == 0
    assert ("Pearl charm" if command[0] == "cards" else "tiles") in shown.out


# Statistics ----------------------------------------------------------------------------------


def played(lineup: Lineup, seed: int) -> Result:
    return play(Job(lineup, seed, WATCHER))


def test_statistics_count_tiles_and_tokens() -> None:
    lineup = Lineup(2, BOXES, {}, ("random",))
    sums = Statistics.of(lineup.set_up(0).rules)
    for seed in range(12):
        sums.add(played(lineup, seed))
    assert sums.games == 12
    roles = [use for use in sums.used(TILE) if use.component in ("fisher", "hermit", "saver")]
    assert sum(use.users for use in roles) > 0
    assert all(use.chances == 24 for use in roles)  # two players each time: all could choose them
    assert all(use.users <= use.chances for use in sums.uses.values())
    assert sum(sums.left(0, "shell").values()) == 12
    told = Report(texts.catalog("en"), lambda n, digits: f"{n:.{digits}f}").write(
        lineup, 0, sums, {}
    )
    assert "## Tiles" in told
    assert "| Fisher |" in told
    assert "| shell |" in told
