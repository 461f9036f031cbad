"""What an option has brought to a seat, apart from what was paid for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from everdell.engine.journal import Entry
from everdell.engine.option import PLAY, Option
from everdell.engine.resources import KINDS
from everdell.engine.rules import HAND
from everdell.engine.scoring import score
from everdell.engine.state import Game

POINTS: Final = "points"
RESOURCES: Final = "resources"  # of all kinds together
CARDS: Final = "cards"
WORKERS: Final = "workers"

_VISIT: Final = "visit"  # the verb of options that send a worker

_DRAWN: Final = frozenset({"drew", "took", "took_from_meadow", "took_revealed"})  # in the journal

Amounts = dict[str, int]  # of points, cards, workers, resources and each kind of them


def holdings(game: Game, seat: int) -> Amounts:
    p = game.players[seat]
    return {
        POINTS: score(game, seat).total,
        **_counted(dict(zip(KINDS, p.resources, strict=True))),
        CARDS: len(p.hand),
        WORKERS: p.home,
    }


def gains(
    before: Game, after: Game, seat: int, option: Option, entries: Sequence[Entry], looked: bool
) -> Amounts:
    """What has come between two moments, as the journal tells it.

    The journal does not tell which of the cards that a seat `looked` at came into its hand: then
    it is counted by how much the hand has grown.
    """
    had, has = holdings(before, seat), holdings(after, seat)
    worker, card = _price(before, option)
    return {
        POINTS: has[POINTS] - had[POINTS],
        **_counted(_resources(entries, seat)),
        CARDS: has[CARDS] - had[CARDS] + card if looked else _cards(entries, seat),
        WORKERS: has[WORKERS] - had[WORKERS] + worker,
    }


def _price(game: Game, option: Option) -> tuple[int, int]:
    """The worker that goes on a visit, the card that is played from hand."""
    if len(game.stack) > 1:
        return 0, 0
    return int(option.verb == _VISIT), int(option.verb == PLAY and option.origin == HAND)


def _counted(by_kind: Amounts) -> Amounts:
    return {**by_kind, RESOURCES: sum(by_kind.values())}


def _resources(entries: Sequence[Entry], seat: int) -> Amounts:
    gained: Counter[str] = Counter()
    for entry in entries:
        if entry.kind == "gained" and entry.seat == seat:
            gained.update(entry.resources)
    return {kind: gained[kind] for kind in KINDS}


def _cards(entries: Sequence[Entry], seat: int) -> int:
    """Cards that came into hand, unless they were drawn to be given away."""
    gained = 0
    for entry in entries:
        cards = 1 if entry.n is None else entry.n
        given = entry.kind == "gave_cards"
        if (given and entry.to == seat) or (entry.seat == seat and entry.kind in _DRAWN):
            gained += cards
        elif given and entry.seat == seat:
            gained -= cards
    return gained
