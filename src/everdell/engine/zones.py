"""Zones, counters and pieces: what a game is laid out in, declared by the boxes that need it.

All readers of a state from outside (views, saves, imagined worlds, observations, scenarios) go by
these declarations, and so know a new box without a line written for it. The deck, the discard
pile, the meadow and the hands are zones, too; the engine keeps them in fields of their own, because
it asks for them all the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from everdell.engine.stack import Program, Step

if TYPE_CHECKING:
    from everdell.engine.state import Game

# Whose it is.
TABLE: Final = "table"
SEAT: Final = "seat"

# How its components lie.
ROW: Final = "row"  # in places that keep their order and may be empty
PILE: Final = "pile"  # one upon the other, the last one on top
AREA: Final = "area"  # in no order

# Who sees which components they are.
ALL: Final = "all"
OWNER: Final = "owner"
NONE: Final = "none"

MEADOW: Final = "meadow"  # the row of every game

_IN_DECK: Final = -1
_IN_DISCARD: Final = -2
IN_MEADOW: Final = -3
_IN_HAND: Final = -4

_FEW: Final = 8  # things are sorted faster one by one
_NOTHING: Final[list[int]] = []


@final
class Zone:
    """Where cards or tiles lie.

    of      TABLE, or SEAT when each player has one
    shape   ROW, PILE or AREA
    sight   who sees what lies there: ALL, its OWNER, or NONE; how many is known to all
    places  how many places a row has
    columns in how many columns they lie, line by line; 0 where they lie in a single line
    refill  the zones that fill its empty places: one for all of them, or one for each place
    discard the zone where that goes which began in this pile and is discarded; it is shuffled and
            becomes the pile when that has run out. Without one it goes back beneath the pile
    distinct  whether it matters which of several equal cards of a row is meant: it is asked then
    origin  whether cards are played from there in a turn
    anywhere  whether texts that let a card be played from a hand or a row let one from there, too
    off     by how many resources of choice they are cheaper then
    then    what is done after such a card is resolved: `Frame.card`, for a row with its place in
            `Frame.vacated`; that place stays empty until then
    at_once whether that place is refilled as soon as the card is paid, as the meadow's are
    speaks  whether what lies there has a say: for its owner, or for everyone at the table
    plain_only  whether it has no say where a worker with a name is placed
    by_season  of a row with a place for each season, only that of the player's season speaks
    opens   whether the places whose tiles lie there are open to the owner, and to no other player
    scores  whether tiles that lie there count for their owner at the end
    shared  whether tiles that lie there, at the table, count for every player
    out     whether what lies there is back in its box: no view shows it
    index   where the state keeps it; negative for those that have a field of their own
    number  its place in `Rules.zones`
    """

    def __init__(
        self,
        id: str,
        of: str,
        shape: str,
        sight: str,
        *,
        places: int = 0,
        columns: int = 0,
        refill: tuple[str, ...] = (),
        discard: str = "",
        distinct: bool = False,
        origin: bool = False,
        anywhere: bool = False,
        off: int = 0,
        then: list[Step] | None = None,
        at_once: bool = False,
        speaks: bool = False,
        plain_only: bool = False,
        by_season: bool = False,
        opens: bool = False,
        scores: bool = True,
        shared: bool = False,
        out: bool = False,
        index: int = 0,
    ) -> None:
        self.id = id
        self.of = of
        self.shape = shape
        self.sight = sight
        self.places = places
        self.columns = columns
        self.refill = refill
        self.discard = discard
        self.distinct = distinct
        self.origin = origin
        self.anywhere = anywhere
        self.off = off
        self.then = Program(then) if then is not None else None
        self.at_once = at_once
        self.speaks = speaks
        self.plain_only = plain_only
        self.by_season = by_season
        self.opens = opens
        self.scores = scores
        self.shared = shared
        self.out = out
        self.index = index
        # Known once the rules have numbered all.
        self.number = 0
        self.sources: list[Zone] = []  # those that `refill` names

    @property
    def empty(self) -> tuple[int, ...]:
        """What lies there before anything is laid out."""
        return (0,) * self.places if self.shape == ROW else ()

    def hides_from(self, seat: int | None, owner: int) -> bool:
        """Whether a seat (or a spectator) cannot tell what lies in the zone of `owner`."""
        return self.sight == NONE or (self.sight == OWNER and seat != owner)


def common_zones(meadow: int, columns: int) -> list[Zone]:
    """The zones of every game, with so many places in the meadow, and columns of them."""
    return [
        Zone("deck", TABLE, PILE, NONE, discard="discard", index=_IN_DECK),
        Zone("discard", TABLE, PILE, NONE, index=_IN_DISCARD),
        Zone(
            MEADOW,
            TABLE,
            ROW,
            ALL,
            places=meadow,
            columns=columns,
            refill=("deck",),
            index=IN_MEADOW,
        ),
        Zone("hand", SEAT, AREA, OWNER, index=_IN_HAND),
    ]


@final
class Counter:
    """Countable things of a seat or of the table, such as tokens.

    start   how many there are at the beginning
    points  what each is worth at the end, as the `part` of the score
    told    whether components may answer to some being gained
    marks   whether it says at which place of the meadow a token lies, counted from 1; 0 at none
    """

    def __init__(
        self,
        id: str,
        of: str,
        start: int = 0,
        points: int = 0,
        part: str = "",
        told: bool = False,
        marks: bool = False,
    ) -> None:
        self.marks = marks
        self.told = told
        self.id = id
        self.of = of
        self.start = start
        self.points = points
        self.part = part if part else id
        self.index = 0  # where the state keeps it, known once the rules have numbered all


WORKER: Final = "worker"


@final
class Piece:
    """A figure that a player places, beside the workers: it has places and a number of its own.

    by_season  how many a player gets in each season
    """

    def __init__(self, id: str, by_season: tuple[int, int, int, int] = (1, 0, 0, 0)) -> None:
        self.id = id
        self.by_season = by_season


# Looking -------------------------------------------------------------------------------------


def lying_in(g: Game, zone: Zone, seat: int = -1) -> tuple[int, ...]:
    """The numbers of what lies in a zone of the table, or in that of a seat."""
    if zone.index >= 0:
        return g.zones[zone.index] if zone.of == TABLE else g.players[seat].zones[zone.index]
    if zone.index == _IN_DECK:
        return tuple(g.deck[: g.top])
    if zone.index == _IN_DISCARD:
        return tuple(g.discard)
    if zone.index == IN_MEADOW:
        return tuple(g.meadow)
    return tuple(g.players[seat].hand)


def in_order(things: tuple[int, ...]) -> list[int]:
    """What lies in a zone, sorted, without the empty places of a row."""
    found: list[int] = []
    if len(things) > _FEW:
        found = sorted([thing for thing in things if thing])
    else:
        for thing in things:
            if thing:
                insert(found, thing)
    return found


def things_in_order(zone: Zone, things: tuple[int, ...]) -> list[int]:
    """What lies in a zone, sorted, to look at: in an area it is so already."""
    if not things or (len(things) == 1 and things[0] == 0):
        return _NOTHING
    return list(things) if zone.shape == AREA else in_order(things)


def row_in_order(g: Game, zone: Zone) -> list[int]:
    """What lies in a zone of the table, sorted: a list to look at, not to change."""
    found = g.in_order[zone.index]
    if found is None:
        found = things_in_order(zone, g.zones[zone.index])
        g.in_order[zone.index] = found
    return found


def _is_in_order(things: tuple[int, ...]) -> bool:
    """Whether they are sorted, and none is missing."""
    before = 1
    for thing in things:
        if thing < before:
            return False
        before = thing
    return True


def insert(sorted_things: list[int], thing: int) -> None:
    """Put a thing where it belongs among others that are sorted."""
    i = len(sorted_things)
    sorted_things.append(thing)
    while i > 0 and sorted_things[i - 1] > thing:
        sorted_things[i] = sorted_things[i - 1]
        i -= 1
    sorted_things[i] = thing


def is_full(row: tuple[int, ...]) -> bool:
    """Whether no place of a row is empty."""
    for thing in row:
        if thing == 0:
            return False
    return True


def are_next(row: Zone, place: int, other: int) -> bool:
    """Whether a place of a row lies beside, above or below another one."""
    columns = row.columns if row.columns else row.places
    lines = abs(place // columns - other // columns)
    return lines + abs(place % columns - other % columns) == 1


def count_in(g: Game, zone: Zone, seat: int = -1) -> int:
    """How much lies in a pile or an area."""
    if zone.index == _IN_DECK:
        return g.top
    if zone.index == _IN_DISCARD:
        return len(g.discard)
    return len(lying_in(g, zone, seat))


def owners(g: Game, zone: Zone) -> list[int]:
    """The seats that have this zone; -1 stands for the table."""
    return [-1] if zone.of == TABLE else [p.seat for p in g.players]


# Changing ------------------------------------------------------------------------------------


def lay(g: Game, zone: Zone, seat: int, things: tuple[int, ...]) -> None:
    """Exactly these things lie in a zone now."""
    if len(things) > 1 and zone.shape == AREA and not _is_in_order(things):
        things = tuple(in_order(things))
    if zone.index >= 0:
        if zone.of == TABLE:
            g.zones[zone.index] = things
            g.in_order[zone.index] = None
        else:
            g.players[seat].zones[zone.index] = things
        if zone.speaks:
            _let_speak(g, zone, seat)
    elif zone.index == _IN_DECK:
        g.deck = list(things)
        g.top = len(things)
    elif zone.index == _IN_DISCARD:
        g.discard = list(things)
    elif zone.index == IN_MEADOW:
        g.meadow = list(things)
        g.reach = None
    else:
        g.players[seat].hand = list(things)


def _let_speak(g: Game, zone: Zone, seat: int) -> None:
    """Something else speaks now, for a player or for all."""
    for p in g.players:
        if zone.of == TABLE or p.seat == seat:
            p.voices = None


def add(g: Game, zone: Zone, seat: int, thing: int) -> None:
    """Lay one thing upon a pile, into an area, or on the first empty place of a row."""
    lying = lying_in(g, zone, seat)
    if zone.shape == ROW:
        place = lying.index(0)
        lay(g, zone, seat, (*lying[:place], thing, *lying[place + 1 :]))
    elif not lying:
        lay(g, zone, seat, (thing,))
    elif zone.shape == AREA:
        things = list(lying)
        insert(things, thing)
        lay(g, zone, seat, tuple(things))
    else:
        lay(g, zone, seat, (*lying, thing))


def put_under(g: Game, pile: Zone, things: tuple[int, ...]) -> None:
    """Lay things beneath a pile of the table."""
    lay(g, pile, -1, (*things, *lying_in(g, pile)))


def remove(g: Game, zone: Zone, seat: int, thing: int) -> int:
    """Take one such thing out, the topmost of a pile; where it lay. A place stays empty."""
    lying = list(lying_in(g, zone, seat))
    place = lying.index(thing)
    if zone.shape == PILE:
        while thing in lying[place + 1 :]:
            place = lying.index(thing, place + 1)
    if zone.shape == ROW:
        lying[place] = 0
    else:
        del lying[place]
    lay(g, zone, seat, tuple(lying))
    return place


def take_at(g: Game, zone: Zone, seat: int, place: int) -> int:
    """Take out what lies at a place of a row, if anything does."""
    lying = lying_in(g, zone, seat)
    lay(g, zone, seat, (*lying[:place], 0, *lying[place + 1 :]))
    return lying[place]


# Counters ------------------------------------------------------------------------------------


def count_of(g: Game, counter: Counter, seat: int = -1) -> int:
    counts = g.counters if counter.of == TABLE else g.players[seat].counters
    return counts[counter.index]


def set_count(g: Game, counter: Counter, seat: int, n: int) -> None:
    counts = list(g.counters if counter.of == TABLE else g.players[seat].counters)
    counts[counter.index] = n
    if counter.of == TABLE:
        g.counters = tuple(counts)
    else:
        g.players[seat].counters = tuple(counts)
