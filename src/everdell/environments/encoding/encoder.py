"""What the seats know, as numbers. Only what `Game.view` shows a seat is read for it."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.by_place import dearer_in_meadow
from everdell.engine.queries import private_places
from everdell.engine.stack import Step
from everdell.engine.state import WORKER_BITS, WORKER_MASK, Game
from everdell.environments.encoding.fields import (
    NOWHERE,
    CardCounts,
    MeadowCounts,
    Number,
    Numbers,
    OneHot,
)
from everdell.environments.encoding.layout import Layout
from everdell.environments.encoding.seat import SeatBlock, filled, lodged
from everdell.environments.encoding.shared_vector import SharedVector

_NO_CARDS: Final[list[int]] = []


@final
class Encoder:
    """Writes observations of any seat, of game after game: only what differs is written anew.

    What all seats see is written once. An observation is pieced together from parts of the shared
    vector, in a row of a buffer of bytes that belongs to the caller.
    """

    def __init__(self, layout: Layout, row: int = 0) -> None:
        self._layout = layout
        seats = range(layout.seats)
        vector = SharedVector(layout.shared_places)
        self._vector = vector
        self._seats = [SeatBlock(layout, vector, layout.shared_block(seat)) for seat in seats]
        self._workers = [layout.shared_block(seat) + layout.workers for seat in seats]
        self._meadow = MeadowCounts(vector, layout.meadow_places, layout.meadow, layout.blocked)
        self._dearer = CardCounts(vector, layout.dearer)
        self._deck = Number(vector, layout.piles)
        self._discard = Number(vector, layout.piles + 1)
        self._counters = Numbers(vector, layout.counters)
        self._picked = Number(vector, layout.picks)
        self._least = Number(vector, layout.picks + 1)
        self._most = Number(vector, layout.picks + 2)
        self._turn = OneHot(vector)
        self._decider = OneHot(vector)
        self._prompt = OneHot(vector)
        self._source = OneHot(vector)
        owns = [seat * layout.own_size for seat in seats]
        self._hands = [CardCounts(vector, layout.hand + own) for own in owns]
        self._asides = [CardCounts(vector, layout.own_aside + own) for own in owns]
        self._shown = [CardCounts(vector, layout.shown + own) for own in owns]
        self._in_zones = [CardCounts(vector, start) for start in layout.in_zones]
        self._zones: list[tuple[int, ...]] = []
        self._places_in_play: list[int] = []
        self._at: list[int] = []
        self._step: Step | None = None  # the one whose prompt is seen
        self._place = slice(4 * layout.size * row, 4 * layout.size * (row + 1))
        self._parts: list[list[memoryview]] = []
        for seat in seats:
            vector.put(layout.shared_own(seat) + seat, 1)
            self._parts.append(self._seen_by(seat))

    def _seen_by(self, seat: int) -> list[memoryview]:
        """The parts of the vector that a seat sees, in their order."""
        layout = self._layout
        own = layout.shared_own(seat)
        block = layout.shared_block(seat)
        runs = [
            (0, layout.own),
            (own, own + layout.own_size),
            (block, layout.shared_size),
            (layout.shared_block(0), block),
        ]
        if seat == 0:  # for whom everything stands in the right order
            runs = [(0, own + layout.own_size), (block, layout.shared_size)]
        return [self._vector.bytes[4 * start : 4 * end] for start, end in runs]

    def write(self, g: Game, seat: int, out: memoryview) -> None:
        """Write the game as a seat knows it, in 32-bit floats."""
        self._see_table(g, seat)
        self._see_places(g)
        self._see_decision(g, seat)
        self._see_own_cards(g, seat)
        for other in range(len(g.players)):
            self._seats[other].update(g, g.players[other])
        # One write costs more than what joins the parts before it.
        out[self._place] = b"".join(self._parts[seat])

    def _see_table(self, g: Game, seat: int) -> None:
        layout = self._layout
        self._deck.set(g.top)
        self._discard.set(len(g.discard))
        self._meadow.set(g.meadow, g.blocked)
        if layout.has_dearer:
            self._dearer.set(dearer_in_meadow(g, g.players[seat]))
        self._counters.set(g.counters)
        if g.zones != self._zones:
            self._see_zones(g.zones)
        self._turn.set(layout.turn + (g.turn - seat) % layout.seats)

    def _see_zones(self, zones: list[tuple[int, ...]]) -> None:
        layout = self._layout
        for i in range(len(layout.counted_zones)):
            here = zones[layout.counted_zones[i].index]
            self._vector.put(layout.piles + 2 + i, filled(here))
        for i in range(len(self._in_zones)):
            self._in_zones[i].set(lodged(zones[layout.open_zones[i].index]))
        self._zones = zones[:]

    def _see_places(self, g: Game) -> None:
        places = g.board.places
        if g.rules.private_zones:
            places = places + [place for p in g.players for place in private_places(g, p)]
            if places == self._places_in_play:
                places = self._places_in_play
        if places is not self._places_in_play:
            self._change_places(places)
            self._at = [0] * len(g.at)
        at = g.at
        if at == self._at:
            return
        seen = self._at
        for place in self._places_in_play:
            here = at[place]
            if here != seen[place]:
                seen[place] = here
                for start in self._workers:
                    self._vector.put(start + place, here & WORKER_MASK)
                    here >>= WORKER_BITS

    def _change_places(self, places: list[int]) -> None:
        now = set(places)
        for place in self._places_in_play:
            if place not in now:
                self._vector.put(self._layout.places + place, 0)
            for start in self._workers:
                self._vector.put(start + place, 0)
        for place in places:
            self._vector.put(self._layout.places + place, 1)
        self._places_in_play = places

    def _see_decision(self, g: Game, seat: int) -> None:
        if g.over:
            self._decider.set(NOWHERE)
            self._prompt.set(NOWHERE)
            self._step = None
            self._source.set(NOWHERE)
            self._put_picks(0, 0, 0)
            return
        layout = self._layout
        f = g.stack[-1]
        self._decider.set(layout.decider + (f.me - seat) % layout.seats)
        step = f.program.steps[f.pc]
        if step is not self._step:
            self._step = step
            self._prompt.set(layout.prompt + layout.prompt_numbers[step.prompt])
        if f.source == 0:
            self._source.set(NOWHERE)
        else:
            source = f.source if f.source > 0 else layout.things - f.source
            self._source.set(layout.source + source)
        picks = g.picks if f.me == seat else None
        if picks is None:
            self._put_picks(0, 0, 0)
        else:
            self._put_picks(picks.picked, picks.least, picks.most)

    def _put_picks(self, picked: int, least: int, most: int) -> None:
        self._picked.set(picked)
        self._least.set(least)
        self._most.set(most)

    def _see_own_cards(self, g: Game, seat: int) -> None:
        p = g.players[seat]
        if self._layout.has_hands:
            self._hands[seat].set(p.hand)
        if self._layout.own_zones:
            aside: list[int] = []
            for zone in self._layout.own_zones:
                aside += lodged(p.zones[zone.index])
            self._asides[seat].set(aside)
        shown = _NO_CARDS
        for f in g.stack:
            if f.cards and (not f.secret or f.me == seat):
                shown = [*shown, *f.cards]
        self._shown[seat].set(shown)
