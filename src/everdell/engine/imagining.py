"""Worlds that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from everdell.engine.content import DECK
from everdell.engine.rng import Random, seeded
from everdell.engine.state import Game
from everdell.engine.views import check_seat
from everdell.engine.zones import lay, lying_in, owners


def determinize(g: Game, seat: int, seed: int) -> Game:
    """A clone in which everything that the seat cannot know is dealt anew.

    Hidden are the deck, the discard pile (it lies face down), the other hands, all that lies in
    zones which the seat cannot see, and cards that another seat looks at. What a player could
    remember from earlier turns is not used.
    """
    check_seat(g, seat)
    world = g.clone()
    random = seeded(seed)
    _deal_cards(world, seat, random)
    for family in world.rules.families:
        _deal_family(world, seat, family, random)
    for box in world.rules.boxes:
        box.deal_hidden(world, random)
    for f in world.stack:
        if f.me != seat:
            f.last = 0  # a canonical order of picks that began with other cards means nothing now
    world.random = random
    world.seed = seed  # the true one would tell the deck
    if not world.over:
        world.advance()
    return world


def _deal_cards(world: Game, seat: int, random: Random) -> None:
    """Mix the cards of the deck that the seat cannot see, and deal them out again."""
    pool = world.deck[: world.top] + world.discard
    for p in world.players:
        if p.seat != seat:
            pool += p.hand
    for f in world.stack:
        if f.secret and f.me != seat:
            pool += list(f.cards)
    pool += _hidden(world, seat, DECK)
    pool.sort()  # or the seed would be enough to turn the shuffle back
    random.shuffle(pool)
    at = world.top
    world.deck = pool[:at]
    end = at + len(world.discard)
    world.discard = pool[at:end]
    at = end
    for p in world.players:
        if p.seat != seat:
            n = len(p.hand)
            p.hand = sorted(pool[at : at + n])
            at += n
    for f in world.stack:
        if f.secret and f.me != seat:
            n = len(f.cards)
            f.cards = tuple(sorted(pool[at : at + n]))
            at += n
    _deal_out(world, seat, DECK, pool[at:])


def _deal_family(world: Game, seat: int, family: str, random: Random) -> None:
    pool = _hidden(world, seat, family)
    pool.sort()
    random.shuffle(pool)
    _deal_out(world, seat, family, pool)


def _hidden(world: Game, seat: int, family: str) -> list[int]:
    """What of a family lies in zones of boxes where the seat cannot see it."""
    found: list[int] = []
    for zone in world.rules.box_zones:
        for owner in owners(world, zone):
            if zone.hides_from(seat, owner):
                lying = lying_in(world, zone, owner)
                found += [
                    thing for thing in lying if thing and world.rules.begins_in(thing) == family
                ]
    return found


def _deal_out(world: Game, seat: int, family: str, pool: list[int]) -> None:
    """Put these in the places of the hidden things of their family; the pool is used up."""
    for zone in reversed(world.rules.box_zones):
        for owner in reversed(owners(world, zone)):
            if zone.hides_from(seat, owner):
                lying = lying_in(world, zone, owner)
                dealt = [
                    pool.pop() if thing and world.rules.begins_in(thing) == family else thing
                    for thing in lying
                ]
                lay(world, zone, owner, tuple(dealt))
