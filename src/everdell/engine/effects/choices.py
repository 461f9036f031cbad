"""Texts that branch: by what the table shows, or as their reader chooses."""

from __future__ import annotations

from typing import final

from everdell.engine.effects.counting import Counting
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Program, Step
from everdell.engine.state import Game


@final
class If(Step):
    """Go on with a program only when a condition holds."""

    def __init__(self, condition: Counting, then: list[Step]) -> None:
        self.condition = condition
        self.then = Program(then)
        self.plain = self.then.plain

    def bind(self, rules: Rules) -> None:
        self.condition.bind(rules)

    def nested(self) -> list[Program]:
        return [self.then]

    def run(self, g: Game, f: Frame) -> None:
        if self.condition.now(g, f):
            inner = g.push(self.then, f.me, f.owner, f.slot, f.source)
            inner.n = f.n
            inner.trail = f.trail


@final
class ChooseOne(Ask):
    """Do one of several things, each called by a word; with `may`, none is a choice, too.

    What cannot be carried out is not offered.
    """

    prompt: str = "choose-one"

    def __init__(self, ways: dict[str, list[Step]], may: bool = False) -> None:
        self.words = list(ways)
        self.programs = [Program(steps) for steps in ways.values()]
        self.may = may
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = [Option(f"choose:{word}", n=i) for i, word in enumerate(self.words)]
        self.done = rules.word("done")

    def nested(self) -> list[Program]:
        return self.programs

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered = [
            option
            for option in self.row
            if self.programs[option.n].possible(g, f.me, f.owner, f.slot)
        ]
        if self.may and offered:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            g.push(self.programs[option.n], f.me, f.owner, f.slot, f.source)
