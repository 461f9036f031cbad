"""Powers that add something to what a worker brings: Hedgehogs, Mice, Moles, Squirrels."""

from __future__ import annotations

from typing import final

from everdell.boxes.base.groups import BASIC, FOREST
from everdell.engine.changes import gain, pay
from everdell.engine.effects.counting import Counting
from everdell.engine.moments import VISITED
from everdell.engine.option import Option
from everdell.engine.resources import BERRY, PEBBLE, TWIG, amount
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game


def at_a_location(g: Game, f: Frame) -> bool:
    """Whether the piece was placed on a basic or forest location."""
    at = f.lifted
    return at is not None and g.rules.places[at.place].group in (BASIC, FOREST)


def by_a_worker(g: Game, f: Frame) -> bool:
    """Whether it was a worker that was placed, and no other piece."""
    at = f.lifted
    if at is None:
        return False
    if at.place:
        return g.rules.places[at.place].piece_number == 0
    spots = g.rules.cards[g.players[at.seat].city[at.slot].card].spots
    return spots is None or spots.piece_number == 0


@final
class AtALocation(Counting):
    """Whether a piece was placed on a basic or forest location."""

    def now(self, g: Game, f: Frame) -> int:
        return 1 if at_a_location(g, f) else 0


@final
class PlacedAWorker(Counting):
    def now(self, g: Game, f: Frame) -> int:
        return 1 if by_a_worker(g, f) else 0


@final
class NoteGains(Step):
    """Add what is gained to what the visit has given so far.

    What a card gives that is played because of the visit is not from the place.
    """

    def run(self, g: Game, f: Frame) -> None:
        visited = g.rules.answer_of(f.source, VISITED)
        for i in range(len(g.stack) - 2, 0, -1):
            below = g.stack[i]
            if below.program is g.rules.playing:
                return
            if below.program is visited and below.me == f.me and below.pc == 0:
                below.bundle += f.bundle
                return


@final
class BerryAfterAll(Step):
    """A basic or forest location that gave no berry gives one after all."""

    def run(self, g: Game, f: Frame) -> None:
        if at_a_location(g, f) and amount(f.bundle, BERRY) == 0:
            gain(g, f.me, BERRY, 1, f.source)


@final
class OneMoreTwig(Step):
    """A worker who brought twigs brings one more."""

    def run(self, g: Game, f: Frame) -> None:
        if by_a_worker(g, f) and amount(f.bundle, TWIG):
            gain(g, f.me, TWIG, 1, f.source)


@final
class SwapForPebble(Ask):
    """Pay one of the resources that the visit has just given for a pebble."""

    prompt: str = "swap-for-pebble"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row("moles")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        at = f.lifted
        if at is None or g.rules.places[at.place].is_event or not by_a_worker(g, f):
            return []
        owned = g.players[f.me].resources
        offered = [
            self.row[kind]
            for kind in g.rules.figures.kinds
            if kind != PEBBLE and amount(f.bundle, kind) and owned[kind]
        ]
        if offered:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            pay(g, f.me, option.bundle, f.source)
            gain(g, f.me, PEBBLE, 1, f.source)
