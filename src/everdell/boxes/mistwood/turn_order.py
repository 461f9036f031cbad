"""Powers that say when their players take their turns: before all others, or after them."""

from __future__ import annotations

from typing import final

from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.turn_order import begin_with
from everdell.engine.zones import lying_in


def _people(g: Game) -> list[int]:
    return [seat for seat in g.order if not g.players[seat].automaton]


def _has(g: Game, seat: int, power: str) -> bool:
    return g.rules.thing(power) in lying_in(g, g.rules.zone("power"), seat)


@final
class BeFirst(Step):
    """The player begins, and the order goes on clockwise."""

    def run(self, g: Game, f: Frame) -> None:
        begin_with(g, f.me)


@final
class BeLast(Step):
    """The player comes last, as far as the one who must be first allows it."""

    def run(self, g: Game, f: Frame) -> None:
        people = _people(g)
        if not any(_has(g, seat, "butterflies") for seat in people):
            begin_with(g, people[(people.index(f.me) + 1) % len(people)])
