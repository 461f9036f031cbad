"""The Rowdy's exchange: a green card of an opponent for himself."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import enter_city, leave_city
from everdell.engine.content import GREEN, Arrival
from everdell.engine.effects.playing import tell_played
from everdell.engine.facts import is_lone
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, may_leave, may_stand, opponents
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@final
class InExchangeForGreenCard(Arrival):
    """A green card of an opponent moves into one's own city and acts; this card goes there instead.

    Cards that share a space and those that never leave stay where they are. An automatic opponent
    has room for everything.
    """

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("steal", names_seat=True)

    def _loot(self, g: Game, me: int, seat: int, card: int, gone: int) -> list[int]:
        """Slots of a city whose card can be exchanged."""
        p = g.players[seat]
        return [
            slot
            for slot in range(len(p.city))
            if may_leave(g, p, slot)
            and g.rules.cards[p.city[slot].card].color == GREEN
            and is_lone(p.city, slot)
            and may_stand(g, g.players[me], p.city[slot].card, gone)
            and (p.automaton or may_stand(g, p, card, slot))
        ]

    def possible(self, g: Game, me: int, card: int, gone: int) -> bool:
        for seat in opponents(g, me):
            if self._loot(g, me, seat, card, gone):
                return True
        return False

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        for seat in opponents(g, f.me):
            loot = self._loot(g, f.me, seat, f.card, -1)
            city_options(g, g.players[seat], loot, self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        victim = option.seat
        stolen = leave_city(g, victim, chosen_slot(g, option))
        if g.journal is not None:
            g.journal.tell(Entry("stole", f.me, card=g.rules.cards[stolen.card].id, of=victim))
        mine = enter_city(g, f.me, stolen.card)
        play.cards = ()
        play.owner = victim
        play.slot = enter_city(g, victim, f.card)
        tell_played(g, play, victim)
        # The stolen card acts first, then this one arrives there.
        arriving = g.rules.cards[f.card].production
        if arriving is not None and not g.players[victim].automaton:
            g.push(arriving, victim, victim, play.slot, f.card)
        working = g.rules.cards[stolen.card].production
        if working is not None:
            g.push(working, f.me, f.me, mine, stolen.card)
