"""A few tables that stand for all: with many boxes there are far too many sets of them to play.

Every two things that can be chosen (a box that is there, one that is not, a value of a setting) are
chosen together at least once for every number of players. Which third things they meet is chance.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from everdell.engine.box import Box, Setting, Setup
from everdell.engine.presets import IMPOSSIBLE, Remark

IN: Final = "in"
OUT: Final = "out"
UNSET: Final = "unset"  # a setting of a box that is not there

# What was chosen, by the names of boxes and settings.
Choice = tuple[str, str]
Choices = dict[str, str]
Pair = tuple[Choice, Choice]


class Sitting(NamedTuple):
    players: int
    options: Mapping[str, object] = MappingProxyType({})
    boxes: tuple[str, ...] = ("base",)

    def __str__(self) -> str:
        return " ".join([str(self.players), *self.boxes, *map(str, self.options.values())])


class Shelf:
    """What can be chosen for a number of players, and what fits together.

    prefer  whether a box is rather `IN` or `OUT` where nothing else was said
    """

    def __init__(self, boxes: Iterable[Box], players: int, prefer: str = IN) -> None:
        self.boxes = {box.id: box for box in boxes}
        self.players = players
        self.owners: dict[str, list[str]] = {}  # of each setting, the boxes that bring it
        self.values: dict[str, tuple[str, ...]] = dict.fromkeys(
            self.boxes, (IN, OUT) if prefer == IN else (OUT, IN)
        )
        for box in self.boxes.values():
            for setting in box.settings():
                if players in (setting.players or (players,)):
                    self.owners.setdefault(setting.id, []).append(box.id)
                    self.values[setting.id] = (*values_of(box, setting, players), UNSET)
        self._remarks = {
            box.id: [remark for remark in box.remarks() if self._forbids(remark)]
            for box in self.boxes.values()
        }
        self._mixes = [mix for mix in _subsets(self.boxes) if mix and self._goes_together(mix)]
        self._known: dict[frozenset[tuple[str, str | bool]], bool] = {}

    def complete(self, chosen: Choices, order: list[str]) -> Choices | None:
        """Choose the rest, whatever fits; nothing if what was chosen does not fit together.

        Once the boxes are chosen, every setting has a value that fits.
        """
        mixes = [mix for mix in self._mixes if self._has(mix, chosen)]
        if not mixes:
            return None
        for box in [thing for thing in order if thing in self.boxes and thing not in chosen]:
            preferred = self.values[box][0] == IN
            mixes = [mix for mix in mixes if (box in mix) == preferred] or mixes
        [mix] = mixes
        there = {id: IN if id in mix else OUT for id in self.boxes}
        return {**self._set(there), **there, **chosen}

    def is_possible(self, chosen: Choices) -> bool:
        """Whether some table has all of this: which value of a setting makes no difference."""
        key = frozenset(
            (thing, value if thing in self.boxes else value == UNSET)
            for thing, value in chosen.items()
        )
        if key not in self._known:
            self._known[key] = any(self._has(mix, chosen) for mix in self._mixes)
        return self._known[key]

    def sitting(self, chosen: Choices) -> Sitting:
        options = {thing: chosen[thing] for thing in self.owners if chosen[thing] != UNSET}
        boxes = tuple(id for id in self.boxes if chosen[id] == IN)
        return Sitting(self.players, MappingProxyType(options), boxes)

    def _set(self, chosen: Choices) -> Choices:
        """The first value of each setting that a box brings which is in."""
        return {
            thing: self.values[thing][0] if any(chosen[id] == IN for id in owners) else UNSET
            for thing, owners in self.owners.items()
        }

    def _goes_together(self, mix: frozenset[str]) -> bool:
        boxes = [self.boxes[id] for id in mix]
        return (
            all(mix.issuperset(box.requires) and mix.isdisjoint(box.excludes) for box in boxes)
            and max(box.fewest for box in boxes) <= self.players <= max(box.most for box in boxes)
            and not any(self._is_impossible(box, mix) for box in boxes)
        )

    def _has(self, mix: frozenset[str], chosen: Choices) -> bool:
        """Whether a table of these boxes can have all that was chosen."""
        return all(
            (thing in mix) == (value == IN)
            if thing in self.boxes
            else mix.isdisjoint(self.owners[thing]) == (value == UNSET)
            for thing, value in chosen.items()
        )

    def _forbids(self, remark: Remark) -> bool:
        return (
            remark.weight == IMPOSSIBLE
            and not remark.setting
            and self.players in (remark.players or (self.players,))
        )

    def _is_impossible(self, box: Box, mix: frozenset[str]) -> bool:
        """Whether its own remarks rule a box out, beside those that are in."""
        return any(
            (not remark.beside or not mix.isdisjoint(remark.beside))
            and mix.isdisjoint(remark.unless)
            for remark in self._remarks[box.id]
        )


def _subsets(things: Iterable[str]) -> Iterator[frozenset[str]]:
    things = list(things)
    for size in range(len(things) + 1):
        yield from map(frozenset, combinations(things, size))


def values_of(box: Box, setting: Setting, players: int) -> tuple[str, ...]:
    """What a setting may be at a table of so many; of sets of seats none and all.

    Of values that may be joined it is all of them at once.
    """
    values = setting.values_for(players)
    if setting.joined:
        single = [value for value in values if value not in setting.joined]
        values = (*single, ",".join(setting.joined))
    if setting.seats:
        values = (values[0], values[-1])
    return tuple(
        value
        for value in values
        if not any(
            remark.weight == IMPOSSIBLE
            and remark.setting == setting.id
            and remark.holds(Setup(players, (box.id,), {setting.id: value}))
            for remark in box.remarks()
        )
    )


def covering(boxes: Iterable[Box], seed: object) -> list[Sitting]:
    """The tables for every number of players, in the order of chance."""
    boxes = list(boxes)
    chance = random.Random(str(seed))
    tables = [
        table for players in counts(boxes) for table in _covering(Shelf(boxes, players), chance)
    ]
    chance.shuffle(tables)
    return tables


def counts(boxes: Iterable[Box]) -> range:
    boxes = list(boxes)
    return range(min(box.fewest for box in boxes), max(box.most for box in boxes) + 1)


def pairs(chosen: Choices) -> Iterator[Pair]:
    return combinations(sorted(chosen.items()), 2)


def possible_pairs(shelf: Shelf) -> set[Pair]:
    """All that some table has."""
    every = [(thing, value) for thing, values in shelf.values.items() for value in values]
    return {
        pair
        for pair in combinations(sorted(every), 2)
        if pair[0][0] != pair[1][0] and shelf.is_possible(dict(pair))
    }


def _covering(shelf: Shelf, chance: random.Random) -> Iterator[Sitting]:
    """One table after the other, each with as many new pairs as a quick look finds."""
    missing = possible_pairs(shelf)
    if not missing and (only := shelf.complete({}, list(shelf.values))):
        yield shelf.sitting(only)
    while missing:
        chosen = dict(chance.choice(sorted(missing)))
        for thing in chance.sample(sorted(shelf.values), len(shelf.values)):
            if thing not in chosen:
                chosen = _choose(shelf, chosen, thing, missing, chance)
        missing.difference_update(pairs(chosen))
        yield shelf.sitting(chosen)


def _choose(
    shelf: Shelf, chosen: Choices, thing: str, missing: set[Pair], chance: random.Random
) -> Choices:
    values = list(shelf.values[thing])
    chance.shuffle(values)
    values.sort(
        key=lambda value: -sum(_pair((thing, value), one) in missing for one in chosen.items())
    )
    ways = ({**chosen, thing: value} for value in values)
    return next(way for way in ways if shelf.is_possible(way))


def _pair(one: Choice, other: Choice) -> Pair:
    return (one, other) if one < other else (other, one)


def everything(boxes: Iterable[Box]) -> list[Sitting]:
    """As many boxes at once as go together, for every number of players, with all settings."""
    boxes = list(boxes)
    tables: dict[str, Sitting] = {}
    for players in counts(boxes):
        shelf = Shelf(boxes, players)
        for first in shelf.boxes:
            order = [first, *shelf.boxes]
            if found := shelf.complete({}, order):
                for table in with_settings(shelf.sitting(found), boxes):
                    tables.setdefault(str(table), table)
    return list(tables.values())


def as_few_as_possible(boxes: Iterable[Box], id: str) -> list[Sitting]:
    """One box and what it needs, for every number of players, with all settings."""
    boxes = list(boxes)
    shelves = [Shelf(boxes, players, prefer=OUT) for players in counts(boxes)]
    found = [(shelf, shelf.complete({id: IN}, list(shelf.values))) for shelf in shelves]
    return [
        table
        for shelf, chosen in found
        if chosen
        for table in with_settings(shelf.sitting(chosen), boxes)
    ]


def with_settings(table: Sitting, boxes: Iterable[Box]) -> list[Sitting]:
    """The table as often as it takes until every setting had each of its values."""
    values = {
        setting.id: values_of(box, setting, table.players)
        for box in boxes
        if box.id in table.boxes
        for setting in box.settings()
        if table.players in (setting.players or (table.players,))
    }
    rounds = max((len(each) for each in values.values()), default=1)
    return [
        table._replace(
            options=MappingProxyType({id: each[n % len(each)] for id, each in values.items()})
        )
        for n in range(rounds)
    ]
