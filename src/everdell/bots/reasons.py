"""Why an option is a good one: what the search saw behind it, as far as it was not made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from everdell.bots.protocol import World
from everdell.bots.thinking.judgement import Judgement, finish
from everdell.bots.thinking.tree import Node
from everdell.engine.resources import KINDS
from everdell.engine.scoring import score

# Where a card comes from, as option ids say it.
_HAND: Final = "hand"
_MEADOW: Final = "meadow"

_TOLD: Final = 3  # reasons for an option, the most telling first
_CLEAR: Final = 0.2  # of the visits: what a search came back to that often, it meant
_SEEN: Final = 8  # visits below which a branch says nothing
_DEALS: Final = 8  # of the hidden cards: what comes of an option in all of them hangs on none


@dataclass(frozen=True)
class Reason:
    """Something the search saw; `details` by kind:

    points     n: points that it scores at once
    gains      resources (by kind), cards, workers: what it brings (a rival may yet see to it)
    next       option: what you would go on with at your next turn
    denies     seat, option: what a rival would otherwise do, and then cannot
    """

    kind: str
    details: dict[str, Any] = field(default_factory=dict)


def reasons(
    world: World, seat: int, judgement: Judgement, node: Node, options: Sequence[Node]
) -> tuple[Reason, ...]:
    """What speaks for one of the options, the most telling first."""
    found = [
        *_denied(node, [other for other in options if other is not node], seat),
        *_at_once(world, seat, judgement, node.option.id),
        *_going_on(node, seat),
    ]
    told = [reason for reason in found if _in_sight(world, seat, reason, node.option.id)]
    return tuple(told[:_TOLD])


# What was only imagined ----------------------------------------------------------------------


def _in_sight(world: World, seat: int, reason: Reason, chosen: str) -> bool:
    """Cards that a rival holds or plays, or that are still to be drawn, were only imagined."""
    match str(reason.details.get("option", "")).split(":"):
        case ["visit", "city", owner, card, *_]:
            built = [placed.card for placed in world.players[int(owner)].city]
            just_played = int(owner) == seat and card in chosen.split(":")
            return just_played or card in _ids(world, built)
        case [_, card, *about]:
            p = world.players[seat]
            for place, numbers in ((_HAND, p.hand), *zip(world.rules.zones, p.zones, strict=True)):
                if place in about:
                    own = reason.details.get("seat", seat) == seat
                    return own and card in _ids(world, numbers)
            return _MEADOW not in about or card in _ids(world, world.meadow)
    return True


def _ids(world: World, numbers: Sequence[int]) -> set[str]:
    return {world.rules.cards[number].id for number in numbers}


# What comes of it ----------------------------------------------------------------------------


def _at_once(world: World, seat: int, judgement: Judgement, option: str) -> Iterator[Reason]:
    """What has come of it by the end of the action, whatever the hidden cards are."""
    # The same deals for everybody who asks: what is told does not hang on chance, either.
    deals = [World(world.determinize(seat, deal)) for deal in range(_DEALS)]
    changes = [_changes(deal, seat, judgement, option) for deal in deals]
    points, cards, workers, *resources = [_common(each) for each in zip(*changes, strict=True)]
    if points:
        yield Reason("points", {"n": points})
    if cards or workers or any(resources):
        named = {kind: n for kind, n in zip(KINDS, resources, strict=True) if n}
        yield Reason("gains", {"resources": named, "cards": cards, "workers": workers})


def _changes(world: World, seat: int, judgement: Judgement, option: str) -> list[int]:
    """Points, cards, workers and each kind of resource: how many more there are in this world."""
    after = world.clone()
    after.choose(option)
    after = finish(judgement, after, seat)
    then, now = after.players[seat], world.players[seat]
    return [
        score(after, seat).total - score(world, seat).total,
        len(then.hand) - len(now.hand),
        then.home - now.home,
        *[b - a for a, b in zip(now.resources, then.resources, strict=True)],
    ]


def _common(changes: Sequence[int]) -> int:
    """What was gained, if that was as much every time."""
    return max(0, changes[0]) if len(set(changes)) == 1 else 0


# What comes after it -------------------------------------------------------------------------


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
