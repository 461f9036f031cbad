"""The Silver Scale Spring beneath another construction."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import draw, gain_bundle
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, is_construction
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game


@final
class SlideUnder(Ask):
    """Lie beneath a construction of the city, gain its printed cost, and draw.

    The construction stays and goes on working; where there is none, nothing happens.
    """

    prompt: str = "slide-under"

    def __init__(self, draw: int) -> None:
        self.draw = draw
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("under")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        slots = [
            slot
            for slot in range(len(p.city))
            if slot != f.slot and p.city[slot].card and is_construction(g, p.city[slot].card)
        ]
        offered: list[Option] = []
        city_options(g, p, slots, self.row, True, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        above = chosen_slot(g, option)
        # Cards that share a space all point at the same one of them.
        host = p.city[above].host
        p.city[f.slot] = p.city[f.slot].with_host(host if host >= 0 else above)
        p.facts = None
        gain_bundle(g, f.me, g.rules.cards[option.card].price, f.source)
        draw(g, f.me, self.draw, f.source)
