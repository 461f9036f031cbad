"""Scurrble: the guess at the Stadium."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import add_to_hand, gain_points, told_reveal
from everdell.engine.content import COLORS, GREEN
from everdell.engine.effects.cards import pickable
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game


@final
class NameColor(Ask):
    """Name a colour of cards other than green, before anything is drawn."""

    prompt: str = "name-color"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [
            Option(f"name:{COLORS[color]}", n=color)
            for color in range(len(COLORS))
            if color != GREEN
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.row[:]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.color = option.n
        if g.journal is not None:
            g.journal.tell("named_color", f.me, {"color": COLORS[option.n]})


@final
class ShowThatColor(Ask):
    """Show one of the drawn cards that has the named colour, for points."""

    prompt: str = "show-card"

    def __init__(self, points: int) -> None:
        self.points = points
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("show")

    def options(self, g: Game, f: Frame) -> list[Option]:
        matching = [card for card in f.cards if g.rules.cards[card].color == f.color]
        return [self.row[card] for card in pickable(matching, 0, 0)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        told_reveal(g, f.me, [option.card], f.source)
        gain_points(g, f.me, self.points, f.source)


@final
class TakeWhatWasDrawn(Step):
    """The cards that were looked at stay in hand."""

    def run(self, g: Game, f: Frame) -> None:
        for card in f.cards:
            add_to_hand(g.players[f.me], card)
        f.cards = ()
        f.secret = False
