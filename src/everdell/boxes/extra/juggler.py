"""The Juggler's cards, turned up one by one."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import pay, reveal
from everdell.engine.option import Option
from everdell.engine.queries import cards_left
from everdell.engine.resources import TWIG, of_kind
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game


@final
class KeepRevealing(Ask):
    """Pay for one more card, as often as one likes and can; there must be one to begin with."""

    conditional: bool = True
    prompt: str = "keep-revealing"

    def __init__(self, twigs: int) -> None:
        self.twigs = twigs
        self.more = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.more = rules.word("choose:reveal")
        self.done = rules.word("done")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return cards_left(g) > 0

    def options(self, g: Game, f: Frame) -> list[Option]:
        if g.players[f.me].resources[TWIG] < self.twigs or not cards_left(g):
            return []
        return [self.more, self.done]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.more:
            pay(g, f.me, of_kind(TWIG, self.twigs), f.source)
            f.cards = (*f.cards, *reveal(g, f.me, 1, f.source))
            f.ask_again()
