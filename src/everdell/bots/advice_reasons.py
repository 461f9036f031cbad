"""Why an option is a good one: what the search saw behind it, as far as it was not made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from everdell.bots.gains import CARDS, POINTS, RESOURCES, WORKERS
from everdell.bots.greedy import PASS, PREPARE
from everdell.bots.lines import Line
from everdell.bots.protocol import World
from everdell.bots.thinking.tree import Node
from everdell.bots.trials import SEEN, Trial, Trials, common_gains
from everdell.engine.option import PLAY, Option
from everdell.engine.phrases import phrase_view
from everdell.engine.resources import KINDS
from everdell.engine.rules import HAND, MEADOW, ORIGINS
from everdell.engine.shapes import PhraseView
from everdell.engine.wording import option_phrase
from everdell.engine.zones import SEAT, lying_in

_TOLD: Final = 3  # reasons for an option, the most telling first
_CLEAR: Final = 0.2  # of the visits: what a search came back to that often, it meant


@dataclass(frozen=True)
class AdviceReason:
    """Something the search saw; `details` by kind:

    points     n: points that it scores at once
    gains      resources (by kind), others (resources of other kinds: which, is still open), cards,
               workers: what it brings, whatever it costs (a rival may yet see to it)
    next       option: what you would go on with at your next turn (as a fallback, in this one)
    wants      seat, option: what a rival would otherwise do, which is the same
    denies     seat, option: what a rival would otherwise do, and then cannot

    Where there is nothing of that to say (see `everdell.bots.fallback_reasons`), of the best answer

    rest       nothing else that is offered pays any more
    least      n: of what may be given up, it is missed least, or these so many things are
    outlook    side: it promises more by the end of the game ("mine"), leaves less to the rivals
               ("theirs"), or another one is as good ("level")

    and of the others

    outlook    side: beside the best it promises less by the end of the game ("less"), leaves more
               to the rivals ("more"), or is as good ("equal")
    """

    kind: str
    details: dict[str, Any] = field(default_factory=dict)
    about: Option | None = field(default=None, compare=False, repr=False)  # the option of details
    phrase: PhraseView | None = field(default=None, compare=False, repr=False)  # what it means


def reasons(
    world: World, seat: int, trials: Trials, line: Line, lines: Sequence[Line]
) -> tuple[AdviceReason, ...]:
    """What speaks for one of the answers, the most telling first."""
    found = [
        *_denied(trials, line, [other for other in lines if other is not line], seat),
        *_at_once(trials.of(line)),
        *_going_on(line.end, seat),
    ]
    told = [reason for reason in found if in_sight(world, seat, reason, line.first)]
    return tuple([said(world, seat, reason) for reason in told[:_TOLD]])


def said(world: World, seat: int, reason: AdviceReason) -> AdviceReason:
    """A reason as it leaves this process: its option, which belongs to a game, is put in words."""
    option = reason.about
    if option is None:
        return reason
    phrase = phrase_view(option_phrase(world.rules, option, seat))
    return replace(reason, about=None, phrase=phrase)


# What was only imagined ----------------------------------------------------------------------


def in_sight(world: World, seat: int, reason: AdviceReason, chosen: Option) -> bool:
    """Cards that a rival holds or plays, or that are still to be drawn, were only imagined."""
    option = reason.about
    if option is None:
        return True
    if option.verb == PLAY:
        own = reason.details.get("seat", seat) == seat
        return _lies_there(world, seat, option, own)
    if option.copy:
        just_played = option.seat == seat and option.card == chosen.card
        built = [placed.card for placed in world.players[option.seat].city]
        return just_played or option.card in built
    return True


def _lies_there(world: World, seat: int, option: Option, own: bool) -> bool:
    """Whether a card that would be played is known to lie where it would come from."""
    if option.origin == HAND:
        return own and option.card in world.players[seat].hand
    if option.origin == MEADOW:
        return option.card in world.meadow
    if option.origin < len(ORIGINS):
        return True
    zone = world.rules.origin_zones[option.origin - len(ORIGINS)]
    return (own or zone.of != SEAT) and option.card in lying_in(world, zone, seat)


# What comes of it ----------------------------------------------------------------------------


def _at_once(trials: Sequence[Trial]) -> Iterator[AdviceReason]:
    """What has come of it by the end of the action, whatever the hidden cards are."""
    gains = common_gains(trials)
    if POINTS in gains:
        yield AdviceReason("points", {"n": gains[POINTS]})
    resources = {kind: gains[kind] for kind in KINDS if kind in gains}
    others = max(0, gains.get(RESOURCES, 0) - sum(resources.values()))
    cards, workers = gains.get(CARDS, 0), gains.get(WORKERS, 0)
    if resources or others or cards or workers:
        amounts = {"resources": resources, "others": others, "cards": cards, "workers": workers}
        yield AdviceReason("gains", amounts)


# What comes after it -------------------------------------------------------------------------


def _going_on(node: Node, seat: int) -> Iterator[AdviceReason]:
    """What the search would do next, if it was of one mind."""
    below = node
    while below.children:
        favourite = max(below.children, key=lambda child: child.visits)
        if favourite.visits < SEEN or favourite.visits < _CLEAR * below.visits:
            return
        if favourite.opening and favourite.seat == seat:
            yield AdviceReason("next", {"option": favourite.option.id}, favourite.option)
            return
        below = favourite


def _denied(
    trials: Trials, line: Line, others: Sequence[Line], seat: int
) -> Iterator[AdviceReason]:
    """What a rival likes best after other answers, and cannot do after this one."""
    here = _replies(line.end, seat)
    if sum(here.values()) < SEEN:
        return
    elsewhere = [(_replies(other.end, seat), other) for other in others]
    liked: Counter[tuple[int, str]] = Counter()
    for replies, _ in elsewhere:
        liked.update(replies)
    for (rival, option), visits in liked.most_common():
        if visits <= _CLEAR * sum(liked.values()):
            return
        if option in (PASS, PREPARE) or here[rival, option]:
            continue
        _, otherwise = max(elsewhere, key=lambda found: found[0][rival, option])
        if _offered(trials.of(otherwise), rival, option) == {True} and (
            _offered(trials.of(line), rival, option) == {False}
        ):
            wish = _reply(otherwise.end, rival, option)
            kind = "wants" if _same(wish, line.first) else "denies"
            yield AdviceReason(kind, {"seat": rival, "option": option}, wish)
            return


def _replies(node: Node, seat: int) -> Counter[tuple[int, str]]:
    """How often the search saw which action of a rival right after this choice."""
    found: Counter[tuple[int, str]] = Counter()
    for child in node.children:
        if not child.opening:
            found.update(_replies(child, seat))
        elif child.seat != seat:
            found[child.seat, child.option.id] += child.visits
    return found


def _reply(node: Node, rival: int, option: str) -> Option:
    """That action of a rival, which the search saw after this choice."""
    below = [node]
    while below:
        for child in below.pop().children:
            if not child.opening:
                below.append(child)
            elif child.seat == rival and child.option.id == option:
                return child.option
    raise LookupError(option)


def _offered(trials: Sequence[Trial], rival: int, option: str) -> set[bool | None]:
    """Whether a rival is offered something for its turn, in each deal; None if it is another's."""
    return {
        option in [offered.id for offered in trial.after.options] if its_turn else None
        for trial in trials
        for its_turn in [len(trial.after.stack) == 1 and trial.after.stack[-1].me == rival]
    }


def _same(one: Option, other: Option) -> bool:
    """Whether two options go for the same thing; for a card there are several ways to pay."""
    if one.verb == PLAY and other.verb == PLAY:
        return one.card == other.card and one.origin == other.origin
    return one.id == other.id
