"""The part of an observation that is about one seat, whoever looks at it."""

from __future__ import annotations

from typing import final

from everdell.engine.facts import facts_of
from everdell.engine.resources import BITS, FIELD, total
from everdell.engine.scoring import points_of
from everdell.engine.state import Claim, Game, Placed, Player
from everdell.environments.encoding.canvas import Canvas
from everdell.environments.encoding.layout import Layout
from everdell.environments.encoding.marks import Pile


def lodged(zone: tuple[int, ...]) -> list[int]:
    """What lies in a zone; empty places of a row are none of it."""
    return [thing for thing in zone if thing]


def filled(zone: tuple[int, ...]) -> int:
    return len(zone) - zone.count(0)


@final
class SeatBlock:
    """Cards of a city and achieved events never change: those that are still there are skipped."""

    def __init__(self, layout: Layout, canvas: Canvas, start: int) -> None:
        self._layout = layout
        self._canvas = canvas
        self._start = start
        self._season = 0
        self._claims: tuple[Claim, ...] = ()
        self._city: list[Placed] = []
        self._asides = [Pile(canvas, start + at) for at in layout.in_asides]
        canvas.put(start + layout.season, 1)

    def update(self, g: Game, p: Player) -> None:
        canvas = self._canvas
        status = self._start + self._layout.status
        canvas.put(status, 1 if p.passed else 0)
        canvas.put(status + 1, 1 if p.automaton else 0)
        canvas.put(status + 2, p.home)
        canvas.put(status + 3, p.adrift)
        canvas.put(status + 4, p.points)
        canvas.put(status + 5, len(p.hand))
        canvas.put(status + 6, facts_of(g, p).free)
        canvas.put(status + 7, points_of(g, p.seat))
        if p.season != self._season:
            season = self._start + self._layout.season
            canvas.put(season + self._season, 0)
            canvas.put(season + p.season, 1)
            self._season = p.season
        resources = self._start + self._layout.resources
        for kind in range(4):
            canvas.put(resources + kind, p.resources[kind])
        self._update_belongings(p)
        if p.claims is not self._claims:
            self._update_claims(p.claims)
        self._update_city(p.city)

    def _update_belongings(self, p: Player) -> None:
        """What boxes give to players."""
        canvas = self._canvas
        layout = self._layout
        for zone in range(len(p.zones)):
            canvas.put(self._start + layout.aside + zone, filled(p.zones[zone]))
        for i in range(len(p.counters)):
            canvas.put(self._start + layout.seat_counters + i, p.counters[i])
        for i in range(len(p.pieces)):
            canvas.put(self._start + layout.pieces + i, p.pieces[i])
        for i in range(len(self._asides)):
            self._asides[i].set(lodged(p.zones[layout.open_asides[i].index]))

    def _update_claims(self, claims: tuple[Claim, ...]) -> None:
        for claim in self._claims:
            self._put_claim(claim.event, 0, 0)
        for claim in claims:
            load = claim.points + total(claim.stored) + len(claim.held)
            self._put_claim(claim.event, 1, load)
        self._claims = claims

    def _put_claim(self, event: int, achieved: int, load: int) -> None:
        at = self._start + self._layout.event_numbers[event]
        self._canvas.put(at + self._layout.events, achieved)
        self._canvas.put(at + self._layout.event_load, load)

    def _update_city(self, city: list[Placed]) -> None:
        seen = self._city
        while len(seen) > len(city):
            self._count(seen.pop(), -1)
        for slot in range(len(seen)):
            placed = city[slot]
            if placed is not seen[slot]:
                self._count(seen[slot], -1)
                self._count(placed, 1)
                seen[slot] = placed
        for slot in range(len(seen), len(city)):
            self._count(city[slot], 1)
            seen.append(city[slot])

    def _count(self, placed: Placed, sign: int) -> None:
        """Add what a card of the city brings, or take it away again."""
        if placed.card == 0:
            return
        at = self._layout
        canvas = self._canvas
        card = self._start + placed.card
        canvas.add(card + at.city, sign)
        if placed.occupied:
            canvas.add(card + at.occupied, sign)
        if placed.points:
            canvas.add(card + at.tokens, sign * placed.points)
        if placed.workers:
            canvas.add(card + at.visitors, sign * len(placed.workers))
        if placed.settled:
            canvas.add(card + at.settled, sign * len(placed.settled))
        if placed.held:
            canvas.add(card + at.held, sign * len(placed.held))
        if placed.stored:
            for kind in range(4):
                amount = placed.stored >> (BITS * kind) & FIELD
                if amount:
                    canvas.add(self._start + at.stored + kind, sign * amount)
