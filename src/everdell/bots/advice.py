"""What a search thinks of a decision, for people: the best options, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final, NamedTuple

from everdell.bots.advice_reasons import AdviceReason, reasons
from everdell.bots.chances import normal, win_chance
from everdell.bots.experience import Taught
from everdell.bots.fallback_reasons import fallback_reason, shortfall
from everdell.bots.findings import Finding, finding, spread_of
from everdell.bots.lines import lines_of
from everdell.bots.protocol import imagine
from everdell.bots.search import grow
from everdell.bots.specs import USUAL, Budget
from everdell.bots.thinking.judgement import best_rival
from everdell.bots.thinking.tree import Tree
from everdell.bots.trials import Trials
from everdell.engine.errors import EverdellError
from everdell.engine.offers import choice_view
from everdell.engine.rng import seeded
from everdell.engine.sets import Selection
from everdell.engine.shapes import PhraseView
from everdell.engine.state import Game

# Points of lead. Visits of one tree hang together: another search of the same decision comes to
# another difference, by so much more than the spread of the visits explains (measured).
_ANOTHER_SEARCH: Final = 0.3


@dataclass(frozen=True)
class Advice:
    """What the search thinks of one answer.

    option      what to choose now
    difference  in points of lead: by how many the first answer is ahead of the best other one (0 or
                more), or by how many any other one is behind the first (0 or less)
    win_chance  0 to 1, never greater than that of an answer before it
    confidence  0.5 to 1: how sure it is that the first answer is the better one of the two
    share       of all thoughts, how many went this way
    picks       where several things are picked: all that it picks, `option` among it
    phrases     what it means to the seat
    """

    option: str
    difference: float
    win_chance: float
    confidence: float
    share: float
    reasons: tuple[AdviceReason, ...] = ()
    picks: tuple[str, ...] | None = None
    phrases: tuple[PhraseView, ...] = field(default=(), compare=False, repr=False)


def advise(
    game: Game, seat: int, budget: Budget = USUAL, seed: int = 0, style: str = "", most: int = 3
) -> list[Advice]:
    """The best answers to the decision that a seat has to make, from what that seat may know.

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
    if len(world.options) == 1:
        chance = _win_chance(taught, world, seat, judgement.all_points(world))
        only = world.options[0].id
        return [Advice(only, 0.0, chance, 1.0, 1.0, phrases=_meaning(world, only))]
    tree = Tree(world, seat, random, judgement)
    grow(tree, budget)
    lines = lines_of(world, tree.root.children)
    first = max(lines, key=lambda line: line.visits)
    standings = compared([finding(line.end) for line in lines], lines.index(first))
    best, next_best = standings[0].finding, standings[1].finding
    thoughts = sum([node.visits for node in tree.root.children])
    trials = Trials(world, seat, judgement)
    after = trials.of(first)[0].after
    expected = _expected(best, seat, trials.expected(first))
    advice: list[Advice] = []
    for standing in standings[:most]:
        line = lines[standing.place]
        behind = min(0.0, standing.difference)
        points = [each + behind if n == seat else each for n, each in enumerate(expected)]
        why = reasons(world, seat, trials, line, lines)
        if not why and line is first:
            why = (fallback_reason(world, seat, first, trials.of(first), best, next_best),)
        elif not why:
            why = (shortfall(world, seat, line, best, standing.finding),)
        advice.append(
            Advice(
                line.option,
                round(standing.difference, 2) + 0.0,  # without the sign that a rounded 0 may have
                _win_chance(taught, after, seat, points),
                round(standing.confidence, 3),
                round(standing.finding.visits / thoughts, 3),
                why,
                line.picks,
                _meaning(world, line.option if line.picks is None else line.picks),
            )
        )
    return advice


def _meaning(world: Game, selection: Selection) -> tuple[PhraseView, ...]:
    return tuple(choice_view(world, selection)["phrases"])


def _expected(first: Finding, seat: int, deals: Sequence[list[float]]) -> list[float]:
    """The points that all players may expect after the best answer.

    The search knows those of the seat and of its best rival. How far the other rivals are behind
    that one is seen in the deals, right after the answer.
    """
    best = sum([best_rival(points, seat) for points in deals]) / len(deals)
    means = [sum(each) / len(deals) for each in zip(*deals, strict=True)]
    expected = [mean + first.rival_points - best for mean in means]
    expected[seat] = first.points
    return expected


def _win_chance(taught: Taught, game: Game, seat: int, points: Sequence[float]) -> float:
    errors = [taught.error(game, p.seat) for p in game.players]
    return round(win_chance(points, errors, seat), 3)


class ComparedAnswer(NamedTuple):
    """An answer among the others; difference and confidence as in `Advice`.

    place  its index among the answers as they were found
    """

    place: int
    finding: Finding
    difference: float
    confidence: float


def compared(found: Sequence[Finding], first: int) -> list[ComparedAnswer]:
    """All answers against the one that would be given, which comes first.

    Another one may have the better mean, and a search that goes on would look at it more often. As
    long as it has not, the two are told as level.
    """
    spread = spread_of(found)
    best = found[first]
    behind = [
        _behind(best, place, other, spread) for place, other in enumerate(found) if place != first
    ]
    behind.sort(key=lambda answer: -answer.finding.lead)
    nearest = behind[0]
    return [ComparedAnswer(first, best, -nearest.difference, nearest.confidence), *behind]


def _behind(first: Finding, place: int, other: Finding, spread: float) -> ComparedAnswer:
    by = max(0.0, first.lead - other.lead)
    doubt = hypot(first.doubt(spread), other.doubt(spread))
    return ComparedAnswer(place, other, -by, _confidence(by, doubt))


def _confidence(by: float, doubt: float) -> float:
    if by == 0.0:
        return 0.5
    return normal(by / hypot(doubt, _ANOTHER_SEARCH)) if doubt else 1.0
