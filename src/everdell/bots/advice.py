"""What a search thinks of a decision, for people: the best options, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import erf, inf, sqrt
from typing import Any, Final

from everdell.bots.experience import Taught
from everdell.bots.findings import Finding, findings
from everdell.bots.protocol import World, imagine
from everdell.bots.search import grow
from everdell.bots.specs import USUAL, Budget
from everdell.bots.thinking.judgement import Judgement, best_rival, finish
from everdell.bots.thinking.tree import Node, Tree
from everdell.engine.errors import EverdellError
from everdell.engine.rng import seeded
from everdell.engine.scoring import score
from everdell.engine.state import Game

# Where a card comes from, as option ids say it.
_HAND: Final = "hand"
_MEADOW: Final = "meadow"

_TOLD: Final = 3  # reasons for an option, the most telling first
_CLEAR: Final = 0.2  # of the visits: what a search came back to that often, it meant
_SEEN: Final = 8  # visits below which a branch says nothing


@dataclass(frozen=True)
class Reason:
    """Something the search saw; `details` by kind:

    points     n: points that it scores at once
    gains      resources, cards, workers: what it brings (a rival may yet see to it)
    next       option: what you would go on with at your next turn
    denies     seat, option: what a rival would otherwise do, and then cannot
    """

    kind: str
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """What the search thinks of one option.

    difference  points of lead by which it is better (or worse, below 0) than the best other option
    win_chance  0 to 1
    confidence  0.5 to 1: how sure it is that the difference is on that side of 0
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
    """The best options of the decision that a seat has to make, from what that seat may know."""
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
    found = sorted(findings(tree), key=lambda finding: -finding.visits)
    thoughts = sum([finding.visits for finding in found])
    nodes = {node.option.id: node for node in tree.root.children}
    return [
        _advice(
            finding,
            _best_other(finding, found),
            error,
            thoughts,
            _reasons(world, seat, judgement, nodes[finding.option], tree.root.children),
        )
        for finding in found[:most]
    ]


def _best_other(one: Finding, found: Sequence[Finding]) -> Finding:
    """The option to compare with: of those that were looked at, the one thought of most."""
    return next(other for other in found if other is not one)


def _advice(
    one: Finding, other: Finding, error: float, thoughts: int, reasons: tuple[Reason, ...]
) -> Advice:
    difference = one.lead - other.lead
    doubt = sqrt(one.doubt**2 + other.doubt**2)
    return Advice(
        one.option,
        round(difference, 2),
        _win_chance(one.points - one.rival_points, error),
        round(_normal(abs(difference) / doubt if 0.0 < doubt < inf else 0.0), 3),
        round(one.visits / thoughts, 3),
        reasons,
    )


def _win_chance(ahead: float, error: float) -> float:
    return round(_normal(ahead / max(error, 1.0)), 3)


def _normal(deviations: float) -> float:
    """How often a normal variable stays below so many standard deviations."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))


# Reasons -------------------------------------------------------------------------------------


def _reasons(
    world: World, seat: int, judgement: Judgement, node: Node, others: Sequence[Node]
) -> tuple[Reason, ...]:
    found = [
        *_denied(node, [other for other in others if other is not node], seat),
        *_at_once(world, seat, judgement, node),
        *_going_on(node, seat),
    ]
    return tuple([reason for reason in found if _in_sight(world, seat, reason)][:_TOLD])


def _in_sight(world: World, seat: int, reason: Reason) -> bool:
    """Cards that a rival holds, or that are still to be drawn, were only imagined."""
    _, *about = str(reason.details.get("option", "")).split(":")
    cards = world.rules.cards
    p = world.players[seat]
    kept = [(_HAND, p.hand), *[(name, p.zones[i]) for i, name in enumerate(world.rules.zones)]]
    for place, numbers in kept:
        if place in about:
            own = reason.details.get("seat", seat) == seat
            return own and about[0] in {cards[number].id for number in numbers}
    if _MEADOW in about:
        return about[0] in {cards[number].id for number in world.meadow}
    return True


def _at_once(world: World, seat: int, judgement: Judgement, node: Node) -> Iterator[Reason]:
    """What has come of it by the end of the action."""
    after = world.clone()
    after.choose(node.option.id)
    after = finish(judgement, after, seat)
    points = score(after, seat).total - score(world, seat).total
    if points > 0:
        yield Reason("points", {"n": points})
    then, now = after.players[seat], world.players[seat]
    resources = [max(0, b - a) for a, b in zip(now.resources, then.resources, strict=True)]
    cards = max(0, len(then.hand) - len(now.hand))
    workers = max(0, then.home - now.home)
    if any(resources) or cards or workers:
        yield Reason("gains", {"resources": resources, "cards": cards, "workers": workers})


def _going_on(node: Node, seat: int) -> Iterator[Reason]:
    """What the search would do next, if it was of one mind."""
    below = node
    while below.children:
        favourite = max(below.children, key=lambda child: child.visits)
        if favourite.visits < _SEEN or favourite.visits < _CLEAR * below.visits:
            return
        if favourite.opening and favourite.seat == seat:
            yield Reason("next", {"option": favourite.option.id})
            return
        below = favourite


def _denied(node: Node, others: Sequence[Node], seat: int) -> Iterator[Reason]:
    """What a rival likes best after the other options, and never has after this one."""
    liked: Counter[tuple[int, str]] = Counter()
    for other in others:
        liked.update(_replies(other, seat))
    here = _replies(node, seat)
    if sum(here.values()) < _SEEN or not liked:
        return
    (rival, option), visits = liked.most_common(1)[0]
    if visits > _CLEAR * sum(liked.values()) and not here[rival, option]:
        yield Reason("denies", {"seat": rival, "option": option})


def _replies(node: Node, seat: int) -> Counter[tuple[int, str]]:
    """How often the search saw which action of a rival right after this choice."""
    found: Counter[tuple[int, str]] = Counter()
    for child in node.children:
        if not child.opening:
            found.update(_replies(child, seat))
        elif child.seat != seat:
            found[child.seat, child.option.id] += child.visits
    return found
