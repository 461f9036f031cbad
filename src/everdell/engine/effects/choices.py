"""Texts that branch: by what the table shows, or as their reader chooses."""

from __future__ import annotations

from typing import final

from everdell.engine.content import COLORS
from everdell.engine.effects.counting import Counting
from everdell.engine.journal import Entry
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
    """Do one of several things, each called by a word; with a least of none, none will do, too.

    What cannot be carried out is not offered.
    """

    prompt: str = "choose-one"

    def __init__(self, ways: dict[str, list[Step]], least: int = 1) -> None:
        self.words = list(ways)
        self.programs = [Program(steps) for steps in ways.values()]
        self.least = least
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
        if self.least == 0 and offered:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            g.push(self.programs[option.n], f.me, f.owner, f.slot, f.source)


@final
class NameColor(Ask):
    """Name a colour of cards, but not one of some."""

    prompt: str = "name-color"

    def __init__(self, but_not: tuple[int, ...] = ()) -> None:
        self.but_not = but_not
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [
            Option(f"name:{COLORS[color]}", n=color)
            for color in range(len(COLORS))
            if color not in self.but_not
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.row[:]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.color = option.n
        if g.journal is not None:
            g.journal.tell(Entry("named_color", f.me, color=COLORS[option.n]))
