"""What the seats know, as numbers. Only what `Game.view` shows a seat is read for it."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.queries import workers_at
from everdell.engine.state import Board, Game
from everdell.environments.encoding.canvas import Canvas
from everdell.environments.encoding.layout import Layout
from everdell.environments.encoding.marks import NOWHERE, Mark, Meadow, Pile
from everdell.environments.encoding.seat import SeatBlock, filled, lodged

_NO_CARDS: Final[list[int]] = []


@final
class Sight:
    """The eyes of all seats. They may look at game after game: only what differs is written anew.

    What all seats see is painted once. An observation is pieced together from parts of the canvas,
    in a row of a buffer of bytes that belongs to the caller.
    """

    def __init__(self, layout: Layout, row: int = 0) -> None:
        self._layout = layout
        seats = range(layout.seats)
        canvas = Canvas(layout.places_on_canvas)
        self._canvas = canvas
        self._seats = [SeatBlock(layout, canvas, layout.block_on_canvas(seat)) for seat in seats]
        self._workers = [layout.block_on_canvas(seat) + layout.workers for seat in seats]
        self._meadow = Meadow(canvas, layout.meadow_places, layout.meadow, layout.blocked)
        self._turn = Mark(canvas)
        self._decider = Mark(canvas)
        self._prompt = Mark(canvas)
        self._source = Mark(canvas)
        owns = [seat * layout.own_size for seat in seats]
        self._hands = [Pile(canvas, layout.hand + own) for own in owns]
        self._asides = [Pile(canvas, layout.own_aside + own) for own in owns]
        self._shown = [Pile(canvas, layout.shown + own) for own in owns]
        self._zones = [Pile(canvas, start) for start in layout.in_zones]
        self._board: Board | None = None
        self._at: list[int] = []
        self._parts: list[list[memoryview]] = []
        self._places: list[list[slice]] = []
        for seat in seats:
            canvas.put(layout.own_on_canvas(seat) + seat, 1)
            self._piece_together(seat, 4 * layout.size * row)

    def _piece_together(self, seat: int, at: int) -> None:
        """Settle which parts of the canvas a seat sees, one behind the other from a byte on."""
        layout = self._layout
        own = layout.own_on_canvas(seat)
        block = layout.block_on_canvas(seat)
        runs = [
            (0, layout.own),
            (own, own + layout.own_size),
            (block, layout.canvas_size),
            (layout.block_on_canvas(0), block),
        ]
        if seat == 0:  # for whom everything stands in the right order
            runs = [(0, own + layout.own_size), (block, layout.canvas_size)]
        parts: list[memoryview] = []
        places: list[slice] = []
        for start, end in runs:
            part = self._canvas.bytes[4 * start : 4 * end]
            parts.append(part)
            places.append(slice(at, at + len(part)))
            at += len(part)
        self._parts.append(parts)
        self._places.append(places)

    def look(self, g: Game, seat: int, out: memoryview) -> None:
        """Write the game as a seat knows it, in 32-bit floats."""
        self._see_table(g, seat)
        self._see_places(g)
        self._see_decision(g, seat)
        self._see_own_cards(g, seat)
        for other in range(len(g.players)):
            self._seats[other].update(g, g.players[other])
        parts = self._parts[seat]
        places = self._places[seat]
        for i in range(len(parts)):
            out[places[i]] = parts[i]

    def _see_table(self, g: Game, seat: int) -> None:
        layout = self._layout
        self._canvas.put(layout.piles, g.top)
        self._canvas.put(layout.piles + 1, len(g.discard))
        self._meadow.set(g.meadow, g.blocked)
        for i in range(len(g.counters)):
            self._canvas.put(layout.counters + i, g.counters[i])
        for i in range(len(g.zones)):
            self._canvas.put(layout.piles + 2 + i, filled(g.zones[i]))
        for i in range(len(self._zones)):
            self._zones[i].set(lodged(g.zones[layout.open_zones[i].index]))
        self._turn.set(layout.turn + (g.turn - seat) % layout.seats)

    def _see_places(self, g: Game) -> None:
        if g.board is not self._board:
            self._change_board(g.board)
            self._at = [0] * len(g.at)
        elif g.at == self._at:
            return
        seen = self._at
        at = g.at
        for place in g.board.places:
            if at[place] != seen[place]:
                seen[place] = at[place]
                for seat in range(len(self._workers)):
                    self._canvas.put(self._workers[seat] + place, workers_at(g, place, seat))

    def _change_board(self, board: Board) -> None:
        if self._board is not None:
            for place in self._board.places:
                self._canvas.put(self._layout.places + place, 0)
                for start in self._workers:
                    self._canvas.put(start + place, 0)
        for place in board.places:
            self._canvas.put(self._layout.places + place, 1)
        self._board = board

    def _see_decision(self, g: Game, seat: int) -> None:
        if g.over:
            self._decider.set(NOWHERE)
            self._prompt.set(NOWHERE)
            self._source.set(NOWHERE)
            self._put_picks(0, 0, 0)
            return
        layout = self._layout
        f = g.stack[-1]
        self._decider.set(layout.decider + (f.me - seat) % layout.seats)
        self._prompt.set(layout.prompt + layout.prompt_numbers[f.program.steps[f.pc].prompt])
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
        start = self._layout.picks
        self._canvas.put(start, picked)
        self._canvas.put(start + 1, least)
        self._canvas.put(start + 2, most)

    def _see_own_cards(self, g: Game, seat: int) -> None:
        p = g.players[seat]
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
