"""What a state from outside may hold. No game gets beyond these numbers.

A fingerprint says that a save is whole, and not that it was played: a new one is easily made for a
changed number. With an absurd number a game would never come to its next decision, so each one is
held against what play can reach, and generously, before anything is done with it.
"""

from __future__ import annotations

from typing import Final

from everdell.engine.characters import named_adrift
from everdell.engine.content import COLORS
from everdell.engine.resources import GUARD
from everdell.engine.stack import NO_SLOT, Frame, Spot
from everdell.engine.state import (
    BESIDE,
    FIRST_TOKEN_OF_BOXES,
    NO_TOKEN,
    WORKER_BITS,
    WORKER_MASK,
    Claim,
    Game,
    Placed,
    Player,
)
from everdell.engine.zones import ROW, Zone

_TOKENS: Final = 2047  # of one kind in one place, as many as a bundle holds
_SLOTS: Final = 500  # of a city, the holes included
_FRAMES: Final = 100  # a card that plays a card that plays a card is eight deep
_MORE: Final = 20  # resources for a card because of where it lay
_MEMORY: Final = 100  # numbers that a text keeps in mind
_MARK: Final = 100_000  # the largest of those: cards, slots and seats in one number
_CHOICES: Final = 10_000  # in one turn
_BUNDLE: Final = 1 << 48


def check_bounds(g: Game) -> None:
    """Raise a ValueError that names what is out of all bounds."""
    rules = g.rules
    cards = sum([card.copies for card in rules.cards])
    _within("plays", g.plays, 0, cards)
    _within("answers", g.answers, 0, _CHOICES)
    _within("blocked", g.blocked, 0, (1 << len(g.meadow)) - 1)
    for count in g.counters:
        _within("counters", count, -_TOKENS, _TOKENS)
    for place in range(len(g.at)):
        _within("workers", g.at[place], 0, (1 << WORKER_BITS * len(g.players)) - 1)
    _check_cards(g, "deck", g.deck)
    _check_cards(g, "discard", g.discard)
    if max(g.meadow, default=0) >= len(rules.cards):
        raise ValueError("meadow")
    for zone in g.rules.table_zones:
        _check_zone(g, zone, g.zones[zone.index])
    for p in g.players:
        _check_player(g, p)
        _check_named(g, p)
    _check_places(g)
    _within("stack", len(g.stack), 1, _FRAMES)
    if not g.over:
        _within("step", g.stack[0].pc, 0, len(rules.rounds.steps) - 1)
    for depth, f in enumerate(g.stack):
        if (f.program is rules.rounds) != (depth == 0):
            raise ValueError("stack")
        _check_frame(g, f)


def _within(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ValueError(name)


def _check_real(name: str, things: list[int] | tuple[int, ...]) -> None:
    """Only in a row may a thing be missing where one belongs."""
    if 0 in things:
        raise ValueError(name)


def _check_cards(g: Game, name: str, cards: list[int] | tuple[int, ...]) -> None:
    """Nothing but cards, and none of them missing."""
    _check_real(name, cards)
    if cards and max(cards) >= len(g.rules.cards):
        raise ValueError(name)


def _check_zone(g: Game, zone: Zone, things: tuple[int, ...]) -> None:
    if zone.origin:  # what is played must be a card
        _check_cards(g, zone.id, [thing for thing in things if thing])
    if zone.shape != ROW:
        _check_real(zone.id, things)


def _check_places(g: Game) -> None:
    board = g.board
    dealt = [g.rules.places[number].group.id for number in board.places]
    for group in g.rules.groups:
        deal = g.rules.figures.deals.get(group.id)
        if deal is not None and deal.n and not group.event and group.id not in dealt:
            raise ValueError("in_play")
    for places in (board.places, board.events):
        if len(set(places)) < len(places):
            raise ValueError("places")


def _check_bundle(name: str, packed: int) -> None:
    _within(name, packed, 0, _BUNDLE - 1)
    if packed & GUARD:
        raise ValueError(name)


def _check_player(g: Game, p: Player) -> None:
    for amount in p.resources:
        _within("resources", amount, 0, _TOKENS)
    _within("points", p.points, -_TOKENS, _TOKENS)
    _within("home", p.home, 0, WORKER_MASK)
    for n in p.pieces:
        _within("pieces", n, 0, WORKER_MASK)
    _within("adrift", p.adrift, 0, WORKER_MASK)
    _within("let_go", p.let_go, 0, len(g.rules.deck))
    _check_cards(g, "hand", p.hand)
    for zone in g.rules.seat_zones:
        _check_zone(g, zone, p.zones[zone.index])
    for count in p.counters:
        _within("counters", count, -_TOKENS, _TOKENS)
    _within("city", len(p.city), 0, _SLOTS)
    for placed in p.city:
        _check_placed(g, p, placed)
    _within("claims", len(p.claims), 0, len(g.rules.places))
    for claim in p.claims:
        _check_claim(g, claim)


def _check_named(g: Game, p: Player) -> None:
    """Workers with a name are among those of their player, wherever they stand."""
    left: dict[tuple[int, int, int], int] = {}
    for named in p.named:
        at = named.spot
        where = (-1, -1, -1) if at is None else (at.place, at.seat, at.slot)
        if at is not None and at.slot != NO_SLOT:
            _within("named", at.seat, 0, len(g.players) - 1)
            _within("named", at.slot, 0, len(g.players[at.seat].city) - 1)
        if where not in left:
            left[where] = _workers_there(g, p, at)
        left[where] -= 1
    if min(left.values(), default=0) < 0 or len({named.thing for named in p.named}) < len(p.named):
        raise ValueError("named")


def _workers_there(g: Game, p: Player, at: Spot | None) -> int:
    if at is None:
        return p.home
    if at.place:
        return g.at[at.place] >> (WORKER_BITS * p.seat) & WORKER_MASK
    if at.slot == NO_SLOT:
        # One that is being moved counts as adrift meanwhile.
        adrift = named_adrift(p)
        lifted = [f for f in g.stack if f.lifted is not None and f.lifted.named in adrift]
        return p.adrift + len(lifted)
    placed = g.players[at.seat].city[at.slot]
    if placed.card == 0:
        return WORKER_MASK  # lost with its card
    return (placed.workers + placed.settled).count(p.seat)


def _check_placed(g: Game, p: Player, placed: Placed) -> None:
    _within("host", placed.host, BESIDE, len(p.city) - 1)
    last = FIRST_TOKEN_OF_BOXES + len(g.rules.seat_counters) - 1
    _within("occupied", placed.occupied, NO_TOKEN, last)
    _within("points", placed.points, -_TOKENS, _TOKENS)
    _check_bundle("stored", placed.stored)
    _within("workers", len(placed.workers), 0, WORKER_MASK)
    _within("settled", len(placed.settled), 0, WORKER_MASK)
    _check_cards(g, "held", placed.held)


def _check_claim(g: Game, claim: Claim) -> None:
    _within("points", claim.points, -_TOKENS, _TOKENS)
    _check_bundle("stored", claim.stored)
    _check_cards(g, "held", claim.held)


def _check_frame(g: Game, f: Frame) -> None:
    rules = g.rules
    _within("slot", f.slot, -1, _SLOTS - 1)
    _within("n", f.n, 0, _TOKENS)
    _within("picked", f.picked, 0, _TOKENS)
    _within("last", f.last, 0, _MARK)
    _within("seat", f.seat, -1, rules.seats - 1)
    _within("origin", f.origin, 0, len(rules.origins) - 1)
    _within("way", f.way, 0, len(rules.ways) - 1)
    _within("off", f.off, 0, _TOKENS)
    _within("more", f.more, 0, _MORE)
    _check_bundle("bundle", f.bundle)
    _check_cards(g, "cards", f.cards)
    _within("color", f.color, -1, len(COLORS) - 1)
    _within("slots_before", f.slots_before, 0, _SLOTS)
    _within("taken", len(f.taken), 0, _MEMORY)
    _check_cards(g, "taken", f.taken)
    _within("vacated", len(f.vacated), 0, _MEMORY)
    if f.lifted is not None:
        _within("lifted", f.lifted.seat, -1, rules.seats - 1)
        _within("lifted", f.lifted.slot, -1, _SLOTS - 1)
    _within("waiting", len(f.waiting), 0, _MEMORY)
    for slot in f.waiting:
        _within("waiting", slot, 0, _SLOTS - 1)
    for marks in (f.trail, f.acted):
        _within("trail", len(marks), 0, _MEMORY)
        for mark in marks:
            _within("trail", mark, 0, _MARK)
