"""Places and events to pick from."""

from __future__ import annotations

from typing import final

from everdell.engine.effects.picking import Doing, Source
from everdell.engine.option import Option
from everdell.engine.queries import places_for, workers_at
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@final
class Places(Source):
    """Places in play of some groups whose action can be taken.

    With `mine`, where one stands; with `other`, never the speaking place; with `taken`, where any
    player stands.
    """

    def __init__(
        self, *groups: str, mine: bool = False, other: bool = False, taken: bool = False
    ) -> None:
        self.groups = groups
        self.mine = mine
        self.other = other
        self.taken = taken
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        self.row = rules.place_row(do.word, action)

    def things(self, g: Game, f: Frame) -> list[int]:
        found: list[int] = []
        for number in places_for(g, f.me):
            place = g.rules.places[number]
            if (
                place.group.id in self.groups
                and (not self.mine or workers_at(g, number, f.me))
                and not (self.other and number == -f.source)
                and not (self.taken and g.at[number] == 0)
                and number > f.last  # of several picks none is made twice
                and place.do.possible(g, f.me, f.me, -1)
            ):
                found.append(number)
        return found

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[place] for place in things]

    def mark(self, option: Option) -> int:
        return option.place


@final
class EventsLeft(Source):
    """Events still to be achieved whose costs can be paid, whatever they ask for."""

    conditional: bool = True

    def __init__(self) -> None:
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        self.row = rules.place_row(do.word, action)

    def _within_means(self, g: Game, me: int) -> list[int]:
        places = g.rules.places
        return [event for event in g.board.events if places[event].do.possible(g, me, me, -1)]

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len(self._within_means(g, me))

    def things(self, g: Game, f: Frame) -> list[int]:
        return self._within_means(g, f.me)

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[event] for event in things]
