"""What a search thinks of a decision, for people: the best options, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, hypot, sqrt
from typing import Final, NamedTuple

from everdell.bots.experience import Taught
from everdell.bots.findings import Finding, findings, spread_of
from everdell.bots.protocol import imagine
from everdell.bots.reasons import Reason, reasons
from everdell.bots.search import grow
from everdell.bots.specs import USUAL, Budget
from everdell.bots.thinking.judgement import best_rival
from everdell.bots.thinking.tree import Tree
from everdell.engine.errors import EverdellError
from everdell.engine.rng import seeded
from everdell.engine.state import Game

ADVISER: Final = "sage"  # the bot that thinks in this way

# Points of lead. Visits of one tree hang together: another search of the same decision comes to
# another difference, by so much more than the spread of the visits explains (measured).
_ANOTHER_SEARCH: Final = 0.3


@dataclass(frozen=True)
class Advice:
    """What the search thinks of one option.

    difference  in points of lead: by how many the first option is ahead of the best other one (0 or
                more), or by how many any other one is behind the first (0 or less)
    win_chance  0 to 1
    confidence  0.5 to 1: how sure it is that the first option is the better one of the two
    share       of all thoughts, how many went this way
    """

    option: str
    difference: float
    win_chance: float
    confidence: float
    share: float
    reasons: tuple[Reason, ...] = ()


def advise(
    game: Game, seat: int, budget: Budget = USUAL, seed: int = 0, style: str = "", most: int = 3
) -> list[Advice]:
    """The best options of the decision that a seat has to make, from what that seat may know.

    The first one is what a bot would choose that thinks so, the others follow by what they promise.
    """
    if game.over or game.stack[-1].me != seat:
        raise EverdellError(
            "nothing-to-decide",
            "It is not this seat's turn to decide: ask again when it is.",
            {"seat": str(seat)},
        )
    random = seeded(seed)
    world = imagine(game, seat, random)
    taught = Taught(style)
    judgement = taught.judgement(world)
    tree = Tree(world, seat, random, judgement)
    error = taught.error(world, seat) * sqrt(2.0)  # one's own forecast misses, and the rival's
    if len(world.options) == 1:
        points = judgement.all_points(world)
        chance = _win_chance(points[seat] - best_rival(points, seat), error)
        return [Advice(world.options[0].id, 0.0, chance, 1.0, 1.0)]
    grow(tree, budget)
    found = findings(tree)
    thoughts = sum([finding.visits for finding in found])
    nodes = {node.option.id: node for node in tree.root.children}
    return [
        Advice(
            standing.finding.option,
            round(standing.difference, 2) + 0.0,  # without the sign that a rounded 0 may have
            _win_chance(standing.finding.points - standing.finding.rival_points, error),
            round(standing.confidence, 3),
            round(standing.finding.visits / thoughts, 3),
            reasons(world, seat, judgement, nodes[standing.finding.option], tree.root.children),
        )
        for standing in compared(found)[:most]
    ]


class Standing(NamedTuple):
    """An option among the others; difference and confidence as in `Advice`."""

    finding: Finding
    difference: float
    confidence: float


def compared(found: Sequence[Finding]) -> list[Standing]:
    """All options against the one that was visited most, which comes first.

    Another one may have the better mean, and a search that goes on would look at it more often. As
    long as it has not, the two are told as level.
    """
    first = max(found, key=lambda finding: finding.visits)
    others = sorted([one for one in found if one is not first], key=lambda one: -one.lead)
    spread = spread_of(found)
    behind = [_behind(first, one, spread) for one in others]
    nearest = behind[0]
    return [Standing(first, -nearest.difference, nearest.confidence), *behind]


def _behind(first: Finding, other: Finding, spread: float) -> Standing:
    by = max(0.0, first.lead - other.lead)
    doubt = hypot(first.doubt(spread), other.doubt(spread))
    return Standing(other, -by, _confidence(by, doubt))


def _confidence(by: float, doubt: float) -> float:
    if by == 0.0:
        return 0.5
    return _normal(by / hypot(doubt, _ANOTHER_SEARCH)) if doubt else 1.0


def _win_chance(ahead: float, error: float) -> float:
    return round(_normal(ahead / max(error, 1.0)), 3)


def _normal(deviations: float) -> float:
    """How often a normal variable stays below so many standard deviations."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))
