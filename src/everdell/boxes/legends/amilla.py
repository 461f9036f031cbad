"""Amilla Glistendew achieves what her city is not ready for."""

from __future__ import annotations

from typing import final

from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game
from everdell.engine.visits import achieve


@final
class AchieveAnyEvent(Ask):
    """Achieve an event that is still there, whatever it asks of the city; its costs are paid."""

    conditional: bool = True
    prompt: str = "achieve-any"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.place_row("event")

    def _within_means(self, g: Game, me: int) -> list[int]:
        return [
            event for event in g.board.events if g.rules.places[event].do.possible(g, me, me, -1)
        ]

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return bool(self._within_means(g, me))

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[event] for event in self._within_means(g, f.me)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        achieve(g, f.me, option.place)
