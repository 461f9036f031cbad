"""Cards that leave the meadow, and others that come after them."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.changes import refill_meadow
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game

_NEVER: Final = 4  # later than every season


def within_reach(g: Game) -> list[int]:
    """Meadow cards that may be touched, sorted."""
    found = g.meadow[:]
    if g.blocked or 0 in found:
        found = [
            g.meadow[place]
            for place in range(len(g.meadow))
            if g.meadow[place] and not g.blocked >> place & 1
        ]
    found.sort()
    return found


def leave_meadow(g: Game, card: int) -> int:
    """Take a card off the first place within reach that holds it; the place."""
    for place in range(len(g.meadow)):
        if g.meadow[place] == card and not g.blocked >> place & 1:
            g.meadow[place] = 0
            return place
    raise IndexError(card)


def have_place_told(g: Game, me: int, card: int, place: int) -> None:
    """A card has left a place: where it matters, have it told which of equal cards it was."""
    if g.rules.figures.held_places:
        g.push(g.rules.telling_place, me, me, NO_SLOT, card).vacated = ((card, place),)


def keep_place_in_mind(g: Game, f: Frame, card: int, place: int) -> None:
    """The same, when more cards are to leave before the meadow is refilled."""
    if g.rules.figures.held_places:
        f.vacated = (*f.vacated, (card, place))


def refill_after_picks(g: Game, f: Frame) -> None:
    """Refill the meadow, once it is clear which cards have left it."""
    left = f.vacated
    if not left:
        refill_meadow(g)
        return
    f.vacated = ()
    g.push(g.rules.refilling, f.me, f.me, NO_SLOT, f.source)
    for card, place in reversed(left):
        have_place_told(g, f.me, card, place)


def _alternatives(g: Game, card: int, left: int) -> list[int]:
    """The place a card has left, and those of equal cards that are held by a rival at other times.

    One for each of these times: the places are all alike otherwise.
    """
    times = [_held_from(g, left)]
    places = [left]
    for place in range(len(g.meadow)):
        if g.meadow[place] == card and not g.blocked >> place & 1:
            time = _held_from(g, place)
            if time not in times:
                times.append(time)
                places.append(place)
    return sorted(places)


def _held_from(g: Game, place: int) -> int:
    """The season from which on a place is held by a rival."""
    held = g.rules.figures.held_places
    for season in range(len(held)):
        if place < held[season]:
            return season
    return _NEVER


@final
class TellPlace(Ask):
    """Say which of equal cards it is that has left the meadow.

    Equal cards can change places unnoticed, so the one that stayed simply moves.
    """

    prompt: str = "tell-place"
    zone: str = "meadow"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [
            Option(f"spot:{place + 1}", "spot-place", spot=place)
            for place in range(rules.figures.meadow)
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        card, left = f.vacated[0]
        places = _alternatives(g, card, left)
        return [self.row[place] for place in places] if len(places) > 1 else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        card, left = f.vacated[0]
        if option.spot != left:
            g.meadow[left] = card
            g.meadow[option.spot] = 0


@final
class RefillMeadow(Step):
    def run(self, g: Game, f: Frame) -> None:
        refill_meadow(g)
