"""What a seat knows, as numbers. Only what `Game.view` shows that seat is read."""

from __future__ import annotations

from typing import final

from everdell.engine.queries import workers_at
from everdell.engine.state import Board, Game
from everdell.environments.encoding.canvas import Canvas
from everdell.environments.encoding.layout import Layout
from everdell.environments.encoding.marks import NOWHERE, Mark, Meadow, Pile
from everdell.environments.encoding.seat import SeatBlock


@final
class Sight:
    """The eyes of a seat. They may look at game after game: only what differs is written anew."""

    def __init__(self, layout: Layout, seat: int) -> None:
        self._seat = seat
        self._layout = layout
        canvas = Canvas(layout.places_of_numbers)
        starts = [layout.block((other - seat) % layout.seats) for other in range(layout.seats)]
        self._canvas = canvas
        self._seats = [SeatBlock(layout, canvas, start) for start in starts]
        self._workers = [start + layout.workers for start in starts]
        self._meadow = Meadow(canvas, layout.meadow, layout.blocked)
        self._turn = Mark(canvas)
        self._decider = Mark(canvas)
        self._prompt = Mark(canvas)
        self._source = Mark(canvas)
        self._hand = Pile(canvas, layout.hand)
        self._aside = Pile(canvas, layout.own_aside)
        self._shown = Pile(canvas, layout.shown)
        self._board: Board | None = None
        self._at: list[int] = []
        canvas.put(layout.own_seat + seat, 1)

    def look(self, g: Game) -> memoryview:
        """The game as the seat knows it, in 32-bit floats. The buffer holds until the next look."""
        self._see_table(g)
        self._see_places(g)
        self._see_decision(g)
        self._see_own_cards(g)
        for seat in range(len(g.players)):
            self._seats[seat].update(g, g.players[seat])
        return self._canvas.bytes

    def _see_table(self, g: Game) -> None:
        layout = self._layout
        self._canvas.put(layout.piles, g.top)
        self._canvas.put(layout.piles + 1, len(g.discard))
        self._meadow.set(g.meadow, g.blocked)
        for i in range(len(g.counters)):
            self._canvas.put(layout.counters + i, g.counters[i])
        self._turn.set(layout.turn + (g.turn - self._seat) % layout.seats)

    def _see_places(self, g: Game) -> None:
        if g.board is not self._board:
            self._change_board(g.board)
            self._at = [0] * len(g.at)
        elif g.at == self._at:
            return
        seen = self._at
        for place in g.board.places:
            if g.at[place] != seen[place]:
                seen[place] = g.at[place]
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

    def _see_decision(self, g: Game) -> None:
        if g.over:
            self._decider.set(NOWHERE)
            self._prompt.set(NOWHERE)
            self._source.set(NOWHERE)
            self._put_picks(0, 0, 0)
            return
        layout = self._layout
        f = g.stack[-1]
        self._decider.set(layout.decider + (f.me - self._seat) % layout.seats)
        self._prompt.set(layout.prompt + layout.prompt_numbers[f.program.steps[f.pc].prompt])
        if f.source == 0:
            self._source.set(NOWHERE)
        else:
            source = f.source if f.source > 0 else layout.cards - f.source
            self._source.set(layout.source + source)
        picks = g.picks if f.me == self._seat else None
        if picks is None:
            self._put_picks(0, 0, 0)
        else:
            self._put_picks(picks.picked, picks.least, picks.most)

    def _put_picks(self, picked: int, least: int, most: int) -> None:
        start = self._layout.picks
        self._canvas.put(start, picked)
        self._canvas.put(start + 1, least)
        self._canvas.put(start + 2, most)

    def _see_own_cards(self, g: Game) -> None:
        p = g.players[self._seat]
        self._hand.set(p.hand)
        aside: list[int] = []
        for zone in p.zones:
            aside += zone
        self._aside.set(aside)
        shown: list[int] = []
        for f in g.stack:
            if f.cards and (not f.secret or f.me == self._seat):
                shown += f.cards
        self._shown.set(shown)
