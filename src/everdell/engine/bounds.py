"""What a state from outside may hold. No game gets beyond these numbers.

A fingerprint says that a save is whole, and not that it was played: whoever changes a number can
make a new one. With an absurd number a game would never come to its next decision, so each one is
held against what play can reach, and generously, before anything is done with it.
"""

from __future__ import annotations

from typing import Final

from everdell.engine.content import COLORS
from everdell.engine.resources import GUARD
from everdell.engine.stack import Frame
from everdell.engine.state import WORKER_BITS, WORKER_MASK, Claim, Game, Placed, Player

_TOKENS: Final = 2047  # of one kind in one place, as many as a bundle holds
_SLOTS: Final = 500  # of a city, the holes included
_FRAMES: Final = 100  # a card that plays a card that plays a card is eight deep
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
    _check_real("deck", g.deck)
    _check_real("discard", g.discard)
    for pile in g.piles:
        _check_real("piles", pile)
    for p in g.players:
        _check_player(g, p)
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


def _check_real(name: str, cards: list[int] | tuple[int, ...]) -> None:
    """Only in the meadow may a card be missing where one belongs."""
    if 0 in cards:
        raise ValueError(name)


def _check_places(g: Game) -> None:
    board = g.board
    if g.rules.figures.forest_cards and not board.forest:
        raise ValueError("forest")
    for places in (board.forest, board.places, board.events):
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
    _within("adrift", p.adrift, 0, WORKER_MASK)
    _check_real("hand", p.hand)
    for zone in p.zones:
        _check_real("zones", zone)
    _within("city", len(p.city), 0, _SLOTS)
    for placed in p.city:
        _check_placed(p, placed)
    _within("claims", len(p.claims), 0, len(g.rules.places))
    for claim in p.claims:
        _check_claim(claim)


def _check_placed(p: Player, placed: Placed) -> None:
    _within("host", placed.host, -1, len(p.city) - 1)
    _within("points", placed.points, -_TOKENS, _TOKENS)
    _check_bundle("stored", placed.stored)
    _within("workers", len(placed.workers), 0, WORKER_MASK)
    _within("settled", len(placed.settled), 0, WORKER_MASK)
    _check_real("held", placed.held)


def _check_claim(claim: Claim) -> None:
    _within("points", claim.points, -_TOKENS, _TOKENS)
    _check_bundle("stored", claim.stored)
    _check_real("held", claim.held)


def _check_frame(g: Game, f: Frame) -> None:
    rules = g.rules
    _within("slot", f.slot, -1, _SLOTS - 1)
    _within("n", f.n, 0, _TOKENS)
    _within("picked", f.picked, 0, _TOKENS)
    _within("last", f.last, 0, _MARK)
    _within("seat", f.seat, -1, rules.seats - 1)
    _within("origin", f.origin, 0, len(rules.origins) - 1)
    _within("way", f.way, 0, len(rules.way_cards) - 1)
    _within("off", f.off, 0, _TOKENS)
    _check_bundle("bundle", f.bundle)
    _check_real("cards", f.cards)
    _within("color", f.color, -1, len(COLORS) - 1)
    _within("slots_before", f.slots_before, 0, _SLOTS)
    _within("taken", len(f.taken), 0, _MEMORY)
    _check_real("taken", f.taken)
    _within("vacated", len(f.vacated), 0, _MEMORY)
    for _, place in f.vacated:
        _within("vacated", place, 0, len(g.meadow) - 1)
    if f.lifted is not None:
        _within("lifted", f.lifted.seat, -1, rules.seats - 1)
        _within("lifted", f.lifted.slot, -1, _SLOTS - 1)
    _within("waiting", len(f.waiting), 0, _MEMORY)
    for slot in f.waiting:
        _within("waiting", slot, 0, _SLOTS - 1)
    _within("trail", len(f.trail), 0, _MEMORY)
    for mark in f.trail:
        _within("trail", mark, 0, _MARK)
