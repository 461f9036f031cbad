"""What boxes bring, set as one likes: rows, piles, zones, tokens, pieces, powers, dice."""

from __future__ import annotations

from typing import Final, Self

from everdell.engine.effects.zone_doings import use_tile
from everdell.engine.stack import Frame
from everdell.engine.zones import (
    PILE,
    ROW,
    SEAT,
    TABLE,
    Counter,
    Zone,
    add,
    count_of,
    lay,
    lying_in,
    set_count,
)
from everdell.testing.scene import Scene

POWER: Final = "power"  # the zone of a seat where its power lies, and what is asked to choose one
DICE: Final = "dice"  # the row of the faces that dice show


class BoxScene(Scene):
    """Goes by the zones, counters and pieces of the boxes in play, and so knows every box."""

    # Zones ------------------------------------------------------------------------------------

    def set_row(self, row: str, *things: str) -> Self:
        """These on the first places of an open row of the table; the rest stays as dealt."""
        g = self.game
        where = self._row(row)
        n = len(things)
        if n > where.places:
            raise ValueError(f"The row {row!r} has {where.places} places, not {n}.")
        lying = lying_in(g, where)
        lay(g, where, -1, (*([0] * n), *lying[n:]))
        for thing in lying[:n]:
            self._put_back([thing] if thing else [])
        self._laid[row] = max(self._laid.get(row, 0), n)
        laid = [self._fetch(id) for id in things]
        lay(g, where, -1, (*laid, *lying_in(g, where)[n:]))
        return self._relist()

    def row(self, row: str) -> tuple[str, ...]:
        """The ids by place, an empty text where a place is empty."""
        return self._ids(lying_in(self.game, self._row(row)))

    def set_pile(self, pile: str, *things: str) -> Self:
        """The top of a pile of the table, first taken first."""
        where = self._pile(pile)
        top = [self._fetch(id) for id in things]
        lay(self.game, where, -1, (*lying_in(self.game, where), *reversed(top)))
        return self._relist()

    def set_aside(self, seat: int, zone: str, *things: str) -> Self:
        """Exactly these cards or tiles in a zone beside the hand."""
        self._player(seat)
        where = self._aside(zone)
        self._put_back([thing for thing in lying_in(self.game, where, seat) if thing])
        lay(self.game, where, seat, where.empty)
        for id in things:
            add(self.game, where, seat, self._fetch(id))
        return self._relist()

    def aside(self, seat: int, zone: str) -> tuple[str, ...]:
        lying = lying_in(self.game, self._aside(zone), seat)
        return self._ids([thing for thing in lying if thing])

    # Counters and pieces ----------------------------------------------------------------------

    def set_tokens(self, seat: int, **tokens: int) -> Self:
        """Exactly so many countable things of a box; those that are not named stay."""
        self._player(seat)
        for id, n in tokens.items():
            set_count(self.game, self._counter(id, SEAT), seat, n)
        return self._relist()

    def tokens(self, seat: int) -> dict[str, int]:
        """A seat's countable things of the boxes in play."""
        p = self._player(seat)
        return {counter.id: p.counters[counter.index] for counter in self._rules.seat_counters}

    def set_counters(self, **counts: int) -> Self:
        """What counters of the table stand at; those that are not named stay."""
        for id, n in counts.items():
            set_count(self.game, self._counter(id, TABLE), -1, n)
        return self._relist()

    def counters(self) -> dict[str, int]:
        return {counter.id: count_of(self.game, counter) for counter in self._rules.table_counters}

    def set_pieces(self, seat: int, **pieces: int) -> Self:
        """So many other pieces than workers at home; those beyond come with the next season."""
        p = self._player(seat)
        owned = list(p.pieces)
        for id, n in pieces.items():
            owned[self._rules.piece(id) - 1] = n
        p.pieces = tuple(owned)
        return self._relist()

    def pieces(self, seat: int) -> dict[str, int]:
        """Other pieces than workers at home, ready to be placed."""
        return {
            piece.id: n
            for piece, n in zip(self._rules.pieces[1:], self._player(seat).pieces, strict=True)
        }

    # Powers and dice --------------------------------------------------------------------------

    def set_power(self, seat: int, power: str) -> Self:
        """A seat's power, in place of any it had. It does what it does when it is gained.

        A seat that is to choose one is not asked any more.
        """
        self.set_aside(seat, POWER, power)
        g = self.game
        g.stack = [f for f in g.stack if not (f.me == seat and self._asks_before(f))]
        use_tile(g, seat, self._rules.thing(power), POWER)
        return self._relist()

    def set_dice(self, *faces: str) -> Self:
        """The faces that dice show, from the left."""
        return self.set_row(DICE, *faces)

    # Inside -----------------------------------------------------------------------------------

    def _asks_before(self, f: Frame) -> bool:
        """Whether a text asks for a power before the first turn."""
        return f.program in self._rules.openings and any(
            step.prompt == POWER for step in f.program.steps
        )

    def _aside(self, id: str) -> Zone:
        return _known(id, "zone", {z.id: z for z in self._rules.seat_zones})

    def _row(self, id: str) -> Zone:
        return _known(id, "row", {z.id: z for z in self._rules.zones if z.shape == ROW})

    def _pile(self, id: str) -> Zone:
        return _known(
            id,
            "pile",
            {z.id: z for z in self._rules.zones if z.shape == PILE and z.of == TABLE},
        )

    def _counter(self, id: str, of: str) -> Counter:
        counters = {c.id: c for c in self._rules.counters if c.of == of}
        if id not in counters:
            raise ValueError(f"These boxes have no token {id!r}; there are: {', '.join(counters)}.")
        return counters[id]


def _known(id: str, sort: str, known: dict[str, Zone]) -> Zone:
    if id not in known:
        raise ValueError(f"These boxes have no {sort} {id!r}; there are: {', '.join(known)}.")
    return known[id]
