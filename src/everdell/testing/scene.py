"""A game whose components can be moved about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from everdell.engine.journal import Journal
from everdell.engine.state import Game, Player
from everdell.engine.zones import PILE, ROW, SEAT, Zone, lay, lying_in, put_under


class Scene:
    """A game, and where its components are fetched from and put back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules = game.rules
        self._laid: dict[str, int] = {}  # how many places of a row were set
        game.journal = Journal()
        for p in game.players:
            self._put_back(p.hand)
            p.hand = []
            self._clear(p)
        self._relist()

    def _clear(self, p: Player) -> None:
        """Put back all that lies before a player, and what tiles among it have done or ask."""
        game, rules = self.game, self._rules
        tiles: list[int] = []
        for zone in rules.seat_zones:
            things = [thing for thing in p.zones[zone.index] if thing]
            tiles += [thing for thing in things if thing >= len(rules.cards)]
            self._put_back(things)
            lay(game, zone, p.seat, zone.empty)
        if tiles and not p.automaton:
            p.counters = tuple(counter.start for counter in rules.seat_counters)
            game.stack = [f for f in game.stack if f.me != p.seat or f.source not in tiles]

    def _relist(self) -> Self:
        self.game.advance()
        return self

    def _ids(self, things: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._rules.ids[thing] for thing in things)

    def _player(self, seat: int) -> Player:
        if not 0 <= seat < len(self.game.players):
            raise ValueError(f"There is no seat {seat} at this table.")
        return self.game.players[seat]

    # Where components are ---------------------------------------------------------------------

    def _put_back(self, things: Sequence[int]) -> None:
        """Put components beneath the piles they come from, the first one lowest."""
        for home in {self._home(thing): None for thing in things}:
            put_under(
                self.game, home, tuple(thing for thing in things if self._home(thing) is home)
            )

    def _home(self, thing: int) -> Zone:
        return self._rules.zone(self._rules.begins_in(thing))

    def _fetch(self, id: str) -> int:
        """A copy of a component from its pile, from another one, or from a dealt row."""
        g = self.game
        thing = self._rules.thing(id)
        home = self._home(thing)
        piles = [home, *([self._rules.zone(home.discard)] if home.discard else [])]
        piles += [zone for zone in self._rules.table_zones if zone.shape == PILE]
        for pile in piles:
            lying = lying_in(g, pile)
            if thing in lying:
                place = lying.index(thing)
                lay(g, pile, -1, (*lying[:place], *lying[place + 1 :]))
                return thing
        for row in self._rules.zones:
            if row.shape == ROW and row.of != SEAT and self._take_dealt(row, thing):
                return thing
        raise ValueError(
            f"All {self._copies(thing)} copies of {id!r} are in hands, cities, kept aside, or on "
            "places of a row that were set."
        )

    def _take_dealt(self, row: Zone, thing: int) -> bool:
        """Take a component off a place that was not set.

        The lowest of the pile that fills it takes its place, so that a pile that was set keeps its
        top.
        """
        lying = list(lying_in(self.game, row))
        set_before = self._laid.get(row.id, 0)
        if thing not in lying[set_before:] or not row.refill:
            return False
        place = lying.index(thing, set_before)
        pile = self._rules.zone(row.refill[place if len(row.refill) > 1 else 0])
        beneath = lying_in(self.game, pile)
        lying[place] = beneath[0] if beneath else 0
        lay(self.game, pile, -1, beneath[1:])
        lay(self.game, row, -1, tuple(lying))
        return True

    def _copies(self, thing: int) -> int:
        rules = self._rules
        return (rules.cards[thing] if thing < len(rules.cards) else rules.tile(thing)).copies
