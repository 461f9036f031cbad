"""The Stoats turn cards into resources."""

from __future__ import annotations

from typing import final

from everdell.boxes.mistwood.figures import STOATS_CARDS
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain
from everdell.engine.effects.sources import Hand
from everdell.engine.option import Option
from everdell.engine.resources import KINDS, of_kind
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program
from everdell.engine.state import Game


@final
class TradeCards(Ask):
    """Discard cards of the hand for one resource, or not."""

    prompt: str = "stoats"

    def __init__(self) -> None:
        gains = [Gain(twig=1), Gain(resin=1), Gain(pebble=1), Gain(berry=1)]
        self.trades = [
            Program([Pick(Hand(), Discard(), STOATS_CARDS[kind]), gain])
            for kind, gain in zip(KINDS, gains, strict=True)
        ]
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = [
            Option(
                f"stoats:{kind}",
                "stoats-amount",
                kind=number,
                bundle=of_kind(number, 1),
                n=STOATS_CARDS[kind],
            )
            for number, kind in enumerate(KINDS)
        ]
        self.done = rules.word("done")

    def nested(self) -> list[Program]:
        return self.trades

    def options(self, g: Game, f: Frame) -> list[Option]:
        held = len(g.players[f.me].hand)
        offered = [option for option in self.row if held >= option.n]
        return [*offered, self.done] if offered else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            g.push(self.trades[option.kind], f.me, f.me, NO_SLOT, f.source)
