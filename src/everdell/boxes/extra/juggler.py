"""The Juggler's cards, turned up one by one."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import gain_points, pay, reveal
from everdell.engine.option import Option
from everdell.engine.queries import cards_left
from everdell.engine.resources import TWIG, of_kind
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game


def reveal_another(g: Game, f: Frame) -> None:
    f.cards = (*f.cards, *reveal(g, f.me, 1, f.source))


@final
class RevealAnother(Step):
    """Turn up the top card of the deck, beside those that lie there already."""

    conditional: bool = True

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return cards_left(g) > 0

    def run(self, g: Game, f: Frame) -> None:
        reveal_another(g, f)


@final
class KeepRevealing(Ask):
    """Pay for one more card, as often as one likes and can."""

    prompt: str = "keep-revealing"

    def __init__(self, twigs: int) -> None:
        self.twigs = twigs
        self.more = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.more = rules.word("choose:reveal")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if g.players[f.me].resources[TWIG] < self.twigs or not cards_left(g):
            return []
        return [self.more, self.done]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.more:
            pay(g, f.me, of_kind(TWIG, self.twigs), f.source)
            reveal_another(g, f)
            f.ask_again()


@final
class EnoughValue(Step):
    """Points, once, if the base values of the revealed cards add up to enough."""

    def __init__(self, least: int, points: int) -> None:
        self.least = least
        self.points = points

    def run(self, g: Game, f: Frame) -> None:
        if sum([g.rules.cards[card].points for card in f.cards]) >= self.least:
            gain_points(g, f.me, self.points, f.source)
