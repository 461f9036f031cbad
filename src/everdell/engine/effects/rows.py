"""Cards and tiles that leave rows, piles and areas, and others that come after them."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.by_place import more_at, prices_vary
from everdell.engine.changes import discard_shown, left_in, refill_row
from everdell.engine.option import NO_SPOT, Option
from everdell.engine.quotes import is_free
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import (
    IN_MEADOW,
    PILE,
    ROW,
    SEAT,
    TABLE,
    Zone,
    count_in,
    count_of,
    lay,
    lying_in,
    remove,
    row_in_order,
    things_in_order,
)

UNSEEN: Final = 0  # the top of a pile that lies face down
_NEVER: Final = 4  # later than every season
_UNSEEN_PICKS: Final = 16  # more than any text takes from a pile at once


# Leaving -------------------------------------------------------------------------------------


def within_reach(g: Game) -> list[int]:
    """Meadow cards that may be touched, sorted: a list to look at, not to change."""
    found = g.reach
    if found is None:
        found = g.meadow[:]
        if g.blocked or 0 in found:
            found = [
                g.meadow[place]
                for place in range(len(g.meadow))
                if g.meadow[place] and not g.blocked >> place & 1
            ]
        found.sort()
        g.reach = found
    return found


def in_reach(g: Game, zone: Zone, seat: int) -> list[int]:
    """What a seat may touch in a zone, sorted: all that lies there, of a pile the top."""
    if zone.index == IN_MEADOW:
        return within_reach(g)
    if zone.shape == PILE:
        if zone.hides_from(seat, seat if zone.of == SEAT else -1):
            return [UNSEEN] * min(left_in(g, zone, seat), _UNSEEN_PICKS)
        return list(lying_in(g, zone, seat)[-1:])
    if zone.of == TABLE:
        return row_in_order(g, zone)
    return things_in_order(zone, lying_in(g, zone, seat))


def is_any_in_reach(g: Game, zone: Zone, seat: int) -> bool:
    """Whether there is anything that a seat may touch in a zone."""
    if zone.index == IN_MEADOW:
        return len(within_reach(g)) > 0
    if zone.shape == PILE:
        hidden = zone.hides_from(seat, seat if zone.of == SEAT else -1)
        return (left_in(g, zone, seat) if hidden else count_in(g, zone, seat)) > 0
    for thing in lying_in(g, zone, seat):
        if thing:
            return True
    return False


def leave(g: Game, zone: Zone, seat: int, thing: int) -> int:
    """Take a thing out of a zone; where it lay. A place of a row stays empty."""
    return leave_meadow(g, thing) if zone.index == IN_MEADOW else remove(g, zone, seat, thing)


def leave_meadow(g: Game, card: int) -> int:
    """Take a card off the first place within reach that holds it; the place."""
    for place in range(len(g.meadow)):
        if g.meadow[place] == card and not g.blocked >> place & 1:
            g.meadow[place] = 0
            if g.reach is not None:
                left = g.reach[:]
                left.remove(card)
                g.reach = left
            return place
    raise IndexError(card)


# Which of equal cards it was -----------------------------------------------------------------


def place_matters(g: Game, zone: Zone) -> bool:
    """Whether equal cards of a row differ by where they lie."""
    if prices_vary(g) and zone.shape == ROW and zone.of == TABLE:
        return True
    if zone.index != IN_MEADOW:
        return zone.distinct
    if g.rules.marks and any(count_of(g, counter) for counter in g.rules.marks):
        return True
    return len(g.rules.figures.held_places) > 0


def have_place_told(g: Game, me: int, card: int, place: int, zone: Zone) -> None:
    """A card has left a place: where it matters, have it told which of equal cards it was."""
    if place_matters(g, zone) and (zone.index == IN_MEADOW or card in lying_in(g, zone)):
        told = g.push(g.rules.telling_place, me, me, NO_SLOT, card)
        told.vacated = ((card, place, zone.number),)


def keep_place_in_mind(g: Game, f: Frame, card: int, place: int, zone: Zone) -> None:
    """The same, when more cards are to leave before the row is refilled."""
    if place_matters(g, zone):
        f.vacated = (*f.vacated, (card, place, zone.number))


def have_places_told(g: Game, f: Frame) -> None:
    """All cards have left that were to leave: have it told which ones they were."""
    left = f.vacated
    f.vacated = ()
    for card, place, number in reversed(left):
        have_place_told(g, f.me, card, place, g.rules.zones[number])


def _alternatives(g: Game, zone: Zone, card: int, left: int) -> list[int]:
    """The place a card has left, and those of equal cards that differ from it.

    One for each difference: the places are all alike otherwise.
    """
    known = [_difference(g, zone, left)]
    places = [left]
    lying = lying_in(g, zone)
    blocked = g.blocked if zone.index == IN_MEADOW else 0
    for place in range(len(lying)):
        if lying[place] == card and not blocked >> place & 1:
            difference = _difference(g, zone, place)
            if difference not in known:
                known.append(difference)
                places.append(place)
    return sorted(places)


def _difference(g: Game, zone: Zone, place: int) -> list[int]:
    """What is different about a place of a row: what cards cost that lie there, and more.

    In the meadow, when it is held by a rival, and how many tokens lie there.
    """
    dearer = [more_at(g, p, zone, place) for p in g.players]
    if zone.index != IN_MEADOW:
        return [place if zone.distinct else NO_SPOT, *dearer]
    tokens = [counter for counter in g.rules.marks if count_of(g, counter) == place + 1]
    return [_held_from(g, place), len(tokens), *dearer]


def _held_from(g: Game, place: int) -> int:
    """The season from which on a place is held by a rival."""
    held = g.rules.figures.held_places
    for season in range(len(held)):
        if place < held[season]:
            return season
    return _NEVER


@final
class TellPlace(Ask):
    """Say which of equal cards it is that has left a row.

    Equal cards can change places unnoticed, so the one that stayed simply moves.
    """

    alone: bool = True
    prompt: str = "tell-place"

    def __init__(self) -> None:
        self.rows: list[list[Option]] = []  # by the number of the zone

    def bind(self, rules: Rules) -> None:
        self.rows = [rules.spot_row(zone) for zone in rules.zones]

    def options(self, g: Game, f: Frame) -> list[Option]:
        card, left, number = f.vacated[0]
        zone = g.rules.zones[number]
        places = _alternatives(g, zone, card, left)
        playing = g.stack[-2]
        if playing.program is g.rules.playing and not is_free(g, playing.way, playing.off):
            p = g.players[f.me]
            places = [place for place in places if more_at(g, p, zone, place) == playing.more]
        row = self.rows[number]
        return [row[place] for place in places] if len(places) > 1 else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        card, left, number = f.vacated[0]
        zone = g.rules.zones[number]
        if option.spot == left:
            return
        lying = list(lying_in(g, zone))
        lying[left] = card
        lying[option.spot] = 0
        lay(g, zone, -1, tuple(lying))
        playing = g.stack[-2]
        if playing.vacated == f.vacated:
            playing.vacated = ((card, option.spot, number),)


# Refilling and clearing ----------------------------------------------------------------------


@final
class Refill(Step):
    """Fill the empty places of some rows."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids
        self.zones: list[Zone] = []

    def bind(self, rules: Rules) -> None:
        self.zones = [rules.zone(id) for id in self.ids]

    def run(self, g: Game, f: Frame) -> None:
        for zone in self.zones:
            refill_row(g, zone)


@final
class Clear(Step):
    """Discard everything that lies in a row."""

    def __init__(self, id: str) -> None:
        self.id = id

    def run(self, g: Game, f: Frame) -> None:
        zone = g.rules.zone(self.id)
        lying = lying_in(g, zone)
        lay(g, zone, -1, zone.empty)
        discard_shown(g, f.me, tuple([thing for thing in lying if thing]))
