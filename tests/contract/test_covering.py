"""The tables that stand for all: which pairs meet at them."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from everdell.engine.box import Box, Setting
from everdell.games import rules_for, shelf
from tests.contract.covering import IN, OUT, UNSET, Shelf, Sitting, covering, everything, pairs
from tests.contract.games import TABLES_OF_THE_DAY


class Plain(Box):
    """A box with settings, if any, and nothing in it."""

    def __init__(
        self,
        id: str,
        *settings: Setting,
        requires: tuple[str, ...] = ("base",),
        excludes: tuple[str, ...] = (),
        fewest: int = 1,
        most: int = 4,
    ) -> None:
        super().__init__(id, requires=requires, excludes=excludes, fewest=fewest, most=most)
        self._settings = list(settings)

    def settings(self) -> list[Setting]:
        return self._settings


# As many as there may be some day: some need others, some cannot stand beside others.
MANY = [
    Plain("base", Setting("year", ("1", "2", "3"), "1", players=(1,)), requires=()),
    *[Plain(f"pack{n}") for n in range(4)],
    Plain("river", Setting("weather", ("sun", "rain"), "sun")),
    Plain("crowd", fewest=2, most=6),
    Plain("bridge", requires=("base", "river")),
    Plain("hills", excludes=("river",)),
    Plain("alone", requires=(), excludes=("base",), most=2),
]


def chosen_at(shelf: Shelf, table: Sitting) -> dict[str, str]:
    chosen = {id: IN if id in table.boxes else OUT for id in shelf.boxes}
    return chosen | {id: str(table.options.get(id, UNSET)) for id in shelf.owners}


def all_pairs(tables: list[Sitting], players: int) -> set[object]:
    shelf = Shelf(MANY, players)
    return {
        pair
        for table in tables
        if table.players == players
        for pair in pairs(chosen_at(shelf, table))
    }


@cache
def every_table(players: int) -> list[Sitting]:
    """All that there are, found the long way."""
    shelf = Shelf(MANY, players)
    found: list[dict[str, str]] = [{}]
    for thing, values in shelf.values.items():
        found = [{**chosen, thing: value} for chosen in found for value in values]
    return [shelf.sitting(one) for one in found if shelf.complete(one, list(shelf.values))]


@cache
def _covering(seed: int) -> list[Sitting]:
    return covering(MANY, seed)


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("seed", range(2))
def test_whatever_can_meet_meets(players: int, seed: int) -> None:
    tables = _covering(seed)
    assert all_pairs(tables, players) == all_pairs(every_table(players), players)


def test_there_are_few_of_them() -> None:
    assert max(len(_covering(seed)) for seed in range(2)) < 80
    assert sum(len(every_table(players)) for players in range(1, 7)) > 1000


def test_boxes_that_need_or_exclude_each_other_are_heeded() -> None:
    for table in _covering(0) + everything(MANY):
        there = [box for box in MANY if box.id in table.boxes]
        assert all(set(box.requires) <= set(table.boxes) for box in there)
        assert not any(set(box.excludes) & set(table.boxes) for box in there)
        assert max(box.fewest for box in there) <= table.players <= max(box.most for box in there)


def test_all_that_goes_together_is_there_at_once() -> None:
    packs = [f"pack{n}" for n in range(4)]
    at_two = {table.boxes for table in everything(MANY) if table.players == 2}
    assert at_two == {
        ("base", *packs, "river", "crowd", "bridge"),
        ("base", *packs, "crowd", "hills"),
        ("alone",),
    }
    years = [table.options["year"] for table in everything(MANY) if "year" in table.options]
    assert set(years) == {"1", "2", "3"}


def test_a_seed_makes_the_same_tables_and_another_makes_others() -> None:
    assert covering(MANY, "2026-12-24") == covering(MANY, "2026-12-24")
    assert covering(MANY, "2026-12-24") != _covering(0)


def test_the_tables_of_the_day_are_made_of_what_is_on_the_shelf() -> None:
    assert {id for table in TABLES_OF_THE_DAY for id in table.boxes} == set(shelf())
    for table in TABLES_OF_THE_DAY:
        rules_for(table.players, table.boxes, table.options)


def tables_of(day: str) -> str:
    told = "from tests.contract.games import *; print(*map(str, TABLES_OF_THE_DAY), sep='\\n')"
    return subprocess.run(
        [sys.executable, "-c", told],
        env={**os.environ, "EVERDELL_DAY": day},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_a_day_can_be_played_again() -> None:
    assert tables_of("2026-12-24") == tables_of("2026-12-24") != tables_of("2026-12-25")
