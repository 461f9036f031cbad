"""Picks that are an action of a turn."""

from __future__ import annotations

from typing import final

from everdell.engine.actions import Action
from everdell.engine.effects.counting import Counting, counting
from everdell.engine.effects.picking import Doing, Source
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Frame, Program, Step
from everdell.engine.state import Game, Player


@final
class PickInTurn(Action):
    """Pick one thing as the action of a turn, if `needs` counts anything: `reserve:farm:meadow`.

    `then` is done afterwards.
    """

    def __init__(
        self,
        source: Source,
        do: Doing,
        needs: int | Counting = 1,
        then: list[Step] | None = None,
    ) -> None:
        self.source = source
        self.do = do
        self.needs = counting(needs)
        self.then = Program(then if then is not None else [])

    def bind(self, rules: Rules, index: int) -> None:
        self.needs.bind(rules)
        self.do.bind(rules)
        self.source.bind(rules)
        self.source.name_options(rules, self.do, index)
        rules.register(self.then, f"action/{self.do.word}")
        for i, program in enumerate(self.source.nested()):
            rules.register(program, f"action/{self.do.word}/{i}")

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        f = g.stack[-1]  # the turn itself, in which nothing is picked yet
        if self.needs.now(g, f) and self.do.room(g, f) > 0:
            self.source.offer_first(g, f, out)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        inner = g.push(self.then, f.me, f.me, NO_SLOT, 0)
        self.do.to(g, inner, self.source, option)
        inner.n = 1
        self.source.finish(g, inner)
        self.do.finish(g, inner)
