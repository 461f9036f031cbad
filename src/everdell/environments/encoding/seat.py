"""The part of an observation that is about one seat, the same for every viewer."""

from __future__ import annotations

from typing import final

from everdell.engine.facts import facts_of
from everdell.engine.resources import BITS, FIELD, total
from everdell.engine.scoring import points_of
from everdell.engine.state import Claim, Game, Placed, Player
from everdell.environments.encoding.fields import CardCounts, Number, Numbers, OneHot
from everdell.environments.encoding.layout import Layout
from everdell.environments.encoding.shared_vector import SharedVector


def lodged(zone: tuple[int, ...]) -> list[int]:
    """What lies in a zone; empty places of a row are none of it."""
    return [thing for thing in zone if thing]


def filled(zone: tuple[int, ...]) -> int:
    return len(zone) - zone.count(0)


@final
class SeatBlock:
    """Cards of a city and achieved events never change: those that are still there are skipped."""

    def __init__(self, layout: Layout, vector: SharedVector, start: int) -> None:
        self._layout = layout
        self._vector = vector
        self._start = start
        self._passed = Number(vector, start + layout.status)
        self._automaton = Number(vector, start + layout.status + 1)
        self._home = Number(vector, start + layout.status + 2)
        self._adrift = Number(vector, start + layout.status + 3)
        self._points = Number(vector, start + layout.status + 4)
        self._hand = Number(vector, start + layout.hand_size)
        self._free = Number(vector, start + layout.free_spaces)
        self._score = Number(vector, start + layout.score)
        self._season = OneHot(vector)
        self._resources = [0, 0, 0, 0]
        self._zones: list[tuple[int, ...]] = []
        self._asides = [CardCounts(vector, start + at) for at in layout.in_asides]
        self._counters = Numbers(vector, start + layout.seat_counters)
        self._pieces = Numbers(vector, start + layout.pieces)
        self._claims: tuple[Claim, ...] = ()
        self._city: list[Placed] = []

    def update(self, g: Game, p: Player) -> None:
        self._passed.set(1 if p.passed else 0)
        self._automaton.set(1 if p.automaton else 0)
        self._home.set(p.home)
        self._adrift.set(p.adrift)
        self._points.set(p.points)
        layout = self._layout
        if layout.has_hands:
            self._hand.set(len(p.hand))
        if layout.has_spaces:
            self._free.set(facts_of(g, p).free)
        self._score.set(points_of(g, p.seat))
        if layout.has_seasons:
            self._season.set(self._start + layout.season + p.season)
        self._update_resources(p.resources)
        if p.zones != self._zones:
            self._update_zones(p.zones)
        self._counters.set(p.counters)
        self._pieces.set(p.pieces)
        if p.claims is not self._claims:
            self._update_claims(p.claims)
        if p.city != self._city:
            self._update_city(p.city)

    def _update_resources(self, resources: list[int]) -> None:
        at = self._start + self._layout.resources
        seen = self._resources
        for kind in self._layout.kinds:
            here = resources[kind]
            if here != seen[kind]:
                seen[kind] = here
                self._vector.put(at, here)
            at += 1

    def _update_zones(self, zones: list[tuple[int, ...]]) -> None:
        layout = self._layout
        for zone in range(len(zones)):
            self._vector.put(self._start + layout.aside + zone, filled(zones[zone]))
        for i in range(len(self._asides)):
            self._asides[i].set(lodged(zones[layout.open_asides[i].index]))
        self._zones = zones[:]

    def _update_claims(self, claims: tuple[Claim, ...]) -> None:
        for claim in self._claims:
            self._put_claim(claim.event, 0, 0)
        for claim in claims:
            load = claim.points + total(claim.stored) + len(claim.held)
            self._put_claim(claim.event, 1, load)
        self._claims = claims

    def _put_claim(self, event: int, achieved: int, load: int) -> None:
        at = self._start + self._layout.event_numbers[event]
        self._vector.put(at + self._layout.events, achieved)
        self._vector.put(at + self._layout.event_load, load)

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
        vector = self._vector
        card = self._start + placed.card
        vector.add(card + at.city, sign)
        if placed.occupied:
            vector.add(card + at.occupied, sign)
        if placed.points:
            vector.add(card + at.tokens, sign * placed.points)
        if placed.workers:
            vector.add(card + at.visitors, sign * len(placed.workers))
        if placed.settled:
            vector.add(card + at.settled, sign * len(placed.settled))
        if placed.held:
            vector.add(card + at.held, sign * len(placed.held))
        if placed.stored:
            for i in range(len(at.kinds)):
                amount = placed.stored >> (BITS * at.kinds[i]) & FIELD
                if amount:
                    vector.add(self._start + at.stored + i, sign * amount)
