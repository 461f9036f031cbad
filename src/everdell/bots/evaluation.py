"""What a position is worth to a seat, in points, without knowing any card by name.

The weights were found by letting the greedy bot play against itself. Those that depend on the
season shrink, because everything but points is worth only what can still be made of it.
"""

from __future__ import annotations

from typing import Final

from everdell.engine.facts import facts_of
from everdell.engine.quotes import lack
from everdell.engine.scoring import score
from everdell.engine.state import Facts, Game, Player

# By season, from winter to autumn.
RESOURCE: Final = (0.9, 0.85, 0.75, 0.3)
CARD: Final = (0.3, 0.3, 0.3, 0.15)
WORKER: Final = (0.4, 0.4, 0.4, 0.0)
PRODUCER: Final = (2.0, 1.0, 1.0, 0.0)
HELPER: Final = (1.5, 1.2, 0.8, 0.2)  # a city card that answers to others or helps to pay
BED: Final = (1.0, 1.0, 1.0, 0.5)  # a construction that may still let a critter in

# Of one kind of resource the first are the dearest: a bit of everything pays for most cards.
HOARD: Final = (0.0, 1.2, 2.2, 3.0, 3.5, 3.8, 4.0)

REACH: Final = 0.5  # the best card that could be played next, or nearly
NEAR: Final = 3  # so many resources short, a card is out of reach
RIVAL: Final = 0.4


def worth(g: Game, seat: int) -> float:
    """The score so far and what is in store, less a part of what the best rival has scored.

    In a gentle game rivals do not count.
    """
    p = g.players[seat]
    scored = float(score(g, seat).total)
    if not g.rules.figures.gentle:
        rivals = [score(g, other.seat).total for other in g.players if other is not p]
        scored -= RIVAL * max(rivals, default=0)
    return scored if p.passed else scored + _prospects(g, p)


def _prospects(g: Game, p: Player) -> float:
    """Resources, cards, workers, and what the city will do in the seasons to come."""
    facts = facts_of(g, p)
    season = p.season
    hoard = sum([HOARD[n] if n < len(HOARD) else HOARD[-1] for n in p.resources])
    return (
        RESOURCE[season] * hoard
        + CARD[season] * len(p.hand)
        + WORKER[season] * p.home
        + PRODUCER[season] * len(facts.producers)
        + HELPER[season] * (len(facts.triggers) + len(facts.abilities))
        + BED[season] * _beds(g, p)
        + REACH * _reach(g, p, facts)
    )


def _beds(g: Game, p: Player) -> int:
    """Constructions that may still let a critter in for free."""
    homes = [g.rules.cards[placed.card] for placed in p.city if not placed.occupied]
    return len([home for home in homes if home.welcomes or home.welcomes_any_critter])


def _reach(g: Game, p: Player, facts: Facts) -> float:
    """How good the best card within reach is, counted down by what is missing for it."""
    best = 0.0
    if facts.free <= 0:
        return best
    for number in {*p.hand, *g.meadow}:
        card = g.rules.cards[number]
        if number == 0 or facts.barred[number]:
            continue
        missing = 0 if facts.beds[number] else lack(g, p, number)
        if missing < NEAR:
            best = max(best, (card.points + 1) * (1 - missing / NEAR))
    return best
