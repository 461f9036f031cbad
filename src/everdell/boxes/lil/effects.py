"""What only cards of this game do."""

from __future__ import annotations

from typing import final

from everdell.boxes.lil.names import DICE
from everdell.engine.changes import gain
from everdell.engine.option import Option
from everdell.engine.resources import amount
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game


def use_die(g: Game, me: int, source: int, face: int) -> None:
    """Gain what a die shows. Nothing may be pushed after it."""
    do = g.rules.tile(face).do
    if do is not None:
        g.start(do, me, me, NO_SLOT, source)


@final
class CopyDie(Ask):
    """Gain what a die on the board shows, even if a friend stands there."""

    prompt: str = "copy-die"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.dice = 0

    def bind(self, rules: Rules) -> None:
        dice = rules.zone(DICE)
        self.dice = dice.index
        self.row = rules.zone_row("copy", [dice])

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[face] for face in sorted(set(g.zones[self.dice]))]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        use_die(g, f.me, f.source, option.card)


@final
class GainOtherKinds(Ask):
    """As many resources as were paid, of kinds that were not: `PayAny(0, 2, keep=True)`."""

    prompt: str = "gain-any"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        row = rules.kind_row("gain")
        self.row = [row[kind] for kind in rules.figures.kinds]

    def options(self, g: Game, f: Frame) -> list[Option]:
        if f.picked >= f.n:
            return []
        return [
            option
            for option in self.row
            if option.kind >= f.last and amount(f.bundle, option.kind) == 0
        ]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        gain(g, f.me, option.kind, 1, f.source)
        f.picked += 1
        if f.picked < f.n:
            f.last = option.kind
            f.ask_again()
        else:
            f.picked = 0
            f.last = 0
            f.bundle = 0


@final
class CheaperThisTurn(Step):
    """The card that is played in this turn costs so many resources of choice less."""

    def __init__(self, off: int) -> None:
        self.off = off

    def run(self, g: Game, f: Frame) -> None:
        g.stack[1].off = self.off  # the frame of the turn lies upon that of the rounds
