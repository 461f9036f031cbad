"""Workers with a name: where each of them stands, and what it can do that others cannot.

They are counted among the workers of their player, at home and wherever they stand. What is kept
here is only which of these workers they are; where no box brings any, nothing is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from everdell.engine.stack import NO_SEAT, NO_SLOT, Program, Spot, Step
from everdell.engine.state import WORKER_BITS, Game, Named, Player

if TYPE_CHECKING:
    from everdell.engine.content import Place
    from everdell.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """What a worker with a name can do that others cannot; a subclass overrides that alone.

    then  what is done once the place or card where it was put has acted
    upon  what is done when it is put upon a card that takes no other worker
    """

    def __init__(self, then: list[Step] | None = None, upon: list[Step] | None = None) -> None:
        self.then = Program(then) if then is not None else None
        self.upon = Program(upon) if upon is not None else None

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def joins(self, g: Game, p: Player, place: int) -> bool:
        """Whether it may go to a place of the board that is taken."""
        return False

    def joins_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        """The same of a city card that its player may visit."""
        return False

    def achieves(self, g: Game, p: Player, event: Place) -> bool:
        """Whether it may achieve an event whose requirements are not met."""
        return False

    def goes_upon(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        """Whether it may be put upon a city card that takes no other worker."""
        return False


# Where they are ------------------------------------------------------------------------------


def plain_at_home(p: Player) -> int:
    """How many workers without a name are at home."""
    n = p.home
    for named in p.named:
        if named.spot is None:
            n -= 1
    return n


def spot_of(p: Player, thing: int) -> Spot | None:
    """Where a worker with a name stands; None at home."""
    for named in p.named:
        if named.thing == thing:
            return named.spot
    return None


def is_at_home(p: Player, thing: int) -> bool:
    for named in p.named:
        if named.thing == thing:
            return named.spot is None
    return False


def named_at(p: Player, place: int) -> list[int]:
    """Those of a player who stand on a place of the board."""
    return [
        named.thing for named in p.named if named.spot is not None and named.spot.place == place
    ]


def _named_on(g: Game, owner: int, slot: int) -> list[Named]:
    """Those of all players who stand on a city card."""
    return [
        named
        for p in g.players
        for named in p.named
        if named.spot is not None and named.spot.slot == slot and named.spot.seat == owner
    ]


def visiting_on(g: Game, owner: int, slot: int) -> list[Named]:
    """Those of all players who visit a city card."""
    return [named for named in _named_on(g, owner, slot) if not is_settled(g, named)]


def settled_on(g: Game, owner: int, slot: int) -> list[Named]:
    """Those of all players who stay on a city card for good."""
    return [named for named in _named_on(g, owner, slot) if is_settled(g, named)]


def is_settled(g: Game, named: Named) -> bool:
    """Whether a worker with a name stays on a city card for good, or has been lost with it."""
    spot = named.spot
    if spot is None or spot.seat == NO_SEAT:
        return False
    card = g.rules.cards[g.players[spot.seat].city[spot.slot].card]
    permanent = card.spots is not None and card.spots.permanent
    return named.settled or permanent or card.number == 0


def named_adrift(p: Player) -> list[int]:
    """Those of a player whose card has left its city."""
    return [
        named.thing
        for named in p.named
        if named.spot is not None and named.spot.place == 0 and named.spot.slot == NO_SLOT
    ]


# Changing ------------------------------------------------------------------------------------


def name_a_worker(p: Player, thing: int) -> None:
    """One of the workers at home has a name from now on."""
    p.named = (*p.named, Named(thing))


def put_named(
    p: Player, thing: int, spot: Spot | None, stays: bool = False, settled: bool = False
) -> None:
    """A worker with a name stands somewhere else now, or is at home."""
    put = Named(thing, spot, stays, settled)
    p.named = tuple([put if named.thing == thing else named for named in p.named])


def set_adrift(g: Game, owner: int, slot: int) -> None:
    """A card leaves its city: those who visited it stay deployed beside the cities.

    One who was to stay there for good is lost: it stands on no card any more.
    """
    workers = g.players[owner].city[slot].workers
    for p in g.players:
        if p.named and p.seat in workers:
            for named in visiting_on(g, owner, slot):
                if spot_of(p, named.thing) is not None:
                    put_named(p, named.thing, Spot())


def carry_over(
    g: Game, standing: list[Named], owner: int, slot: int, settled: bool = False
) -> None:
    """Those who stood on a card that has left stand on another one now.

    Who was to stay there for a season, or for good, still does.
    """
    for named in standing:
        for p in g.players:
            if spot_of(p, named.thing) is not None:
                put_named(p, named.thing, Spot(0, owner, slot), named.stays, settled)


def recall_named(g: Game, p: Player) -> None:
    """All workers of a player have come home: so have these, but those who stay where they are."""
    for named in p.named:
        spot = named.spot
        if spot is None:
            continue
        if named.stays:
            p.home -= 1
            put_named(p, named.thing, spot)
            if spot.place:
                g.at[spot.place] += 1 << (WORKER_BITS * p.seat)
            else:
                city = g.players[spot.seat].city
                here = city[spot.slot]
                city[spot.slot] = here.with_workers((*here.workers, p.seat), here.settled)
        elif not is_settled(g, named):
            put_named(p, named.thing, None)
