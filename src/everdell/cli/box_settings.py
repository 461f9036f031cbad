"""The boxes that add to the base box, and how to use all that one of them brings."""

from __future__ import annotations

from everdell import defaults
from everdell.engine.box import Box, Setup
from everdell.games import shelf


def additions(players: int) -> list[Box]:
    """The boxes that add to the base box alone, at a table of so many."""
    return [
        box
        for box in shelf().values()
        if box.requires == defaults.BOXES[:1] and box.fewest <= players <= box.most
    ]


def games_of_their_own(players: int) -> list[Box]:
    """The boxes that are played without the base box, at a table of so many."""
    return [
        box
        for box in shelf().values()
        if box.own_game and box.id not in defaults.BOXES and box.fewest <= players <= box.most
    ]


def everything_on(box: Box, players: int) -> dict[str, str]:
    """Of each setting of a box the value that brings most components, or its default."""
    chosen = {setting.id: setting.default_for(players) for setting in box.settings()}
    for setting in box.settings():
        sizes = {
            value: _size(
                box, Setup(players, (*box.requires, box.id), {**chosen, setting.id: value})
            )
            for value in (setting.default_for(players), *setting.values)
        }
        chosen[setting.id] = max(sizes, key=sizes.__getitem__)
    return chosen


def _size(box: Box, setup: Setup) -> int:
    brought = box.contents(setup)
    return sum(
        len(components)
        for components in (
            brought.cards,
            brought.tiles,
            brought.places,
            brought.zones,
            brought.counters,
            brought.actions,
        )
    )
