"""What happened, and who may know it.

The journal feeds the log, the animation and the undo barrier. Search runs without one. Entries use
ids, never texts: the reader's language is put on at the edge.

All kinds of entries share one set of named fields. So a box tells of something new without a line
elsewhere: its words stand under `log-KIND`, and readers that follow cards, places, seats or
resources find them by the same names.
"""

from __future__ import annotations

from typing import Final, final

from everdell.engine.option import NO_ONE, NO_SPOT, Option
from everdell.engine.shapes import EntryDetails

FORCED: Final = "forced"
TURN: Final = "turn"
# They steer pages and programs and need no line of their own.
SILENT: Final = (FORCED, TURN)


@final
class Entry:
    """One thing that happened.

    kind       what happened
    seat       who did it; NO_ONE for what happens by itself
    card       the card it is about
    zone       where that card lies now, if it is in no city
    spot       at which place of that zone, counted from 0
    origin     the zone that it came from
    city       in whose city that card stands; NO_ONE if it is that of `seat`
    cards      several cards, for the seats in `audience` alone if there is one
    place      a location or an event
    home       the card that was occupied
    source     the component that made it happen
    of         the seat that something was taken from
    to         the seat that something went to
    piece      what was placed, if it is no worker
    token      what kind of countable things
    n          how many cards or tokens, or what a die shows
    got        how many came back
    points     how many points
    resources  by kind
    season     the season that began
    color      the color that was named
    shape      the words it is told in, where the kind does not say it all
    option     what a forced choice was, for its seat alone
    barrier    a player learned something that was not in their own hand to show, so that no one may
               silently go back beyond it
    """

    __slots__ = (
        "audience",
        "barrier",
        "card",
        "cards",
        "city",
        "color",
        "got",
        "home",
        "kind",
        "n",
        "of",
        "option",
        "origin",
        "piece",
        "place",
        "points",
        "resources",
        "season",
        "seat",
        "shape",
        "source",
        "spot",
        "to",
        "token",
        "zone",
    )

    def __init__(
        self,
        kind: str,
        seat: int = NO_ONE,
        *,
        card: str = "",
        zone: str = "",
        spot: int = NO_SPOT,
        origin: str = "",
        city: int = NO_ONE,
        cards: list[str] | None = None,
        place: str = "",
        home: str = "",
        source: str = "",
        of: int = NO_ONE,
        to: int = NO_ONE,
        piece: str = "",
        token: str = "",
        n: int | None = None,
        got: int | None = None,
        points: int | None = None,
        resources: dict[str, int] | None = None,
        season: str = "",
        color: str = "",
        shape: str = "",
        option: Option | None = None,
        audience: tuple[int, ...] | None = None,
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.zone = zone
        self.spot = spot
        self.origin = origin
        self.city = city
        self.cards: list[str] = cards if cards is not None else []
        self.place = place
        self.home = home
        self.source = source
        self.of = of
        self.to = to
        self.piece = piece
        self.token = token
        self.n = n
        self.got = got
        self.points = points
        self.resources: dict[str, int] = resources if resources is not None else {}
        self.season = season
        self.color = color
        self.shape = shape
        self.option = option
        self.audience = audience
        self.barrier = barrier

    def concerns(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator) may know that this happened at all.

        That a choice was forced would tell the others what a hand does not hold.
        """
        return self.kind != FORCED or self._may_read(seat)

    def cards_for(self, seat: int | None) -> list[str]:
        """The cards that a seat (or a spectator) may know of."""
        return self.cards if self._may_read(seat) else []

    def _may_read(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def seen_by(self, seat: int | None) -> EntryDetails:
        """The entry as a seat (or a spectator) may read it, field by field."""
        shown: EntryDetails = {"kind": self.kind, "seat": self.seat}
        if self.card:
            shown["card"] = self.card
        if self.zone:
            shown["zone"] = self.zone
        if self.spot != NO_SPOT:
            shown["spot"] = self.spot
        if self.origin:
            shown["origin"] = self.origin
        if self.city != NO_ONE:
            shown["city"] = self.city
        if self.place:
            shown["place"] = self.place
        if self.home:
            shown["home"] = self.home
        if self.source:
            shown["source"] = self.source
        if self.of != NO_ONE:
            shown["of"] = self.of
        if self.to != NO_ONE:
            shown["to"] = self.to
        if self.piece:
            shown["piece"] = self.piece
        if self.token:
            shown["token"] = self.token
        if self.n is not None:
            shown["n"] = self.n
        if self.got is not None:
            shown["got"] = self.got
        if self.points is not None:
            shown["points"] = self.points
        if self.resources:
            shown["resources"] = self.resources
        if self.season:
            shown["season"] = self.season
        if self.color:
            shown["color"] = self.color
        cards = self.cards_for(seat)
        if cards:
            shown["cards"] = cards
        return shown


@final
class Journal:
    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def tell(self, entry: Entry) -> None:
        self.entries.append(entry)

    def forced(self, seat: int, option: Option) -> None:
        """A choice with a single answer, resolved by the engine. Only its seat may read it."""
        self.entries.append(Entry(FORCED, seat, option=option, audience=(seat,)))
