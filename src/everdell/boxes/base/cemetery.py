"""The Cemetery's choice between the deck and the discard pile."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import reveal, reveal_discarded
from everdell.engine.option import Option
from everdell.engine.queries import cards_left
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game


@final
class RevealFromPile(Ask):
    """Reveal cards from the top of a pile of choice.

    It is chosen before anything is revealed. The deck refills itself; a discard pile must hold at
    least one card (base index: Cemetery).
    """

    conditional: bool = True
    prompt: str = "choose-pile"

    def __init__(self, n: int) -> None:
        self.n = n
        self.deck = Option("")
        self.discard = Option("")

    def bind(self, rules: Rules) -> None:
        self.deck = rules.word("reveal:deck")
        self.discard = rules.word("reveal:discard")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return cards_left(g) > 0

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        if cards_left(g):
            offered.append(self.deck)
        if g.discard:
            offered.append(self.discard)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.deck:
            f.cards = reveal(g, f.me, self.n, f.source)
        else:
            f.cards = reveal_discarded(g, f.me, self.n, f.source)
