"""Two cards that may share a space, as their player likes: the Greenhouse and the Farm."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import enter_city
from everdell.engine.content import Arrival
from everdell.engine.effects.playing import host_of, tell_played
from everdell.engine.facts import facts_of, goes_with, takes_partner
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, is_barred, may_stand
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game, Player


@final
class ShareByChoice(Arrival):
    """Placed on the space of a partner, or on one of its own.

    It is decided when the second card is played, and holds for good (index: Greenhouse).
    """

    def __init__(self) -> None:
        self.shared: CityRow = NO_ROW
        self.alone = Option("")

    def bind(self, rules: Rules) -> None:
        self.shared = rules.city_row("share")
        self.alone = rules.word("share:nothing")

    def possible(self, g: Game, me: int, card: int, gone: int) -> bool:
        return may_stand(g, g.players[me], card, gone)

    def possible_upon(self, g: Game, me: int, card: int) -> bool:
        return not is_barred(g, g.players[me], card)

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        play = g.stack[-2]
        if host_of(g, play) < 0:
            city_options(g, p, _partners(g, p, f.card), self.shared, False, offered)
        if facts_of(g, p).free > 0 or not offered:
            offered.append(self.alone)
        return offered

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        play.cards = ()
        if option is self.alone:
            play.slot = enter_city(g, f.me, f.card, host_of(g, play), alone=True)
        else:
            play.slot = enter_city(g, f.me, f.card, chosen_slot(g, option))
        tell_played(g, play, f.me)


def _partners(g: Game, p: Player, card: int) -> list[int]:
    """Where a card stands alone whose space this one may share."""
    return [
        slot
        for slot in range(len(p.city))
        if goes_with(g.rules, p.city[slot].card, card) and takes_partner(g.rules, p.city, slot)
    ]
