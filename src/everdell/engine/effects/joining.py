"""Cards that share the space of another card of choice."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import enter_city
from everdell.engine.content import Arrival
from everdell.engine.effects.playing import tell_played
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, is_barred, joinable
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game


@final
class JoinOne(Arrival):
    """Placed on the space of a card that it may join; without one it cannot be played."""

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("share")

    def possible(self, g: Game, me: int, card: int, gone: int) -> bool:
        p = g.players[me]
        if is_barred(g, p, card, gone):
            return False
        return any(slot != gone for slot in joinable(g, p, card))

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        city_options(g, p, joinable(g, p, f.card), self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        play.cards = ()
        play.slot = enter_city(g, f.me, f.card, chosen_slot(g, option))
        tell_played(g, play, f.me)


@final
class Rejoin(Ask):
    """The card that this one had joined is gone: which one does it join now?

    If there is none it stays on a space of its own.
    """

    prompt: str = "rejoin"

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("share")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        if p.city[f.slot].card:  # else it has left as well
            slots = joinable(g, p, p.city[f.slot].card, f.slot)
            city_options(g, p, slots, self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        p.city[f.slot] = p.city[f.slot].with_host(chosen_slot(g, option))
        p.facts = None
