"""What is said of an answer where nothing comes of it at once and nothing is clear after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from everdell.bots.advice_reasons import AdviceReason, in_sight, said
from everdell.bots.findings import Finding
from everdell.bots.lines import Line
from everdell.bots.protocol import World
from everdell.bots.trials import Trial, answer_meant
from everdell.engine.journal import Journal
from everdell.engine.option import PLAY

_DONE: Final = "done"
_SHORT: Final = {"mine": "less", "theirs": "more", "level": "equal"}  # beside the best
_GIVEN_UP: Final = frozenset({"discarded", "left_city", "paid"})  # as the journal tells it


def fallback_reason(
    world: World, seat: int, line: Line, trials: Sequence[Trial], first: Finding, next_best: Finding
) -> AdviceReason:
    """The most telling thing that can be said for the best answer in any case."""
    for reason in _speaking(world, seat, line, trials):
        if in_sight(world, seat, reason, line.first):
            return said(world, seat, reason)
    return AdviceReason("outlook", {"side": _side(first, next_best)})


def shortfall(world: World, seat: int, line: Line, first: Finding, this: Finding) -> AdviceReason:
    """The same for another one: what it would go on with, or what it lacks beside the best."""
    for reason in _going_on(line):
        if in_sight(world, seat, reason, line.first):
            return said(world, seat, reason)
    return AdviceReason("outlook", {"side": _SHORT[_side(first, this)]})


def _speaking(
    world: World, seat: int, line: Line, trials: Sequence[Trial]
) -> Iterator[AdviceReason]:
    if line.option == _DONE or all(trial.after.players[seat].passed for trial in trials):
        yield AdviceReason("rest")
    if _only_gives_up(world, seat):
        yield AdviceReason("least", {"n": len(line.picks or line.nodes)})
    yield from _going_on(line)


def _going_on(line: Line) -> Iterator[AdviceReason]:
    """What the search would choose next in the same action, if it was of one mind."""
    answer = answer_meant(line.end)
    if answer is not None and not answer.opening:
        yield AdviceReason("next", {"option": answer.option.id}, answer.option)


def _only_gives_up(world: World, seat: int) -> bool:
    """Whether all that can be chosen within an action is what to part with."""
    choices = [n for n, option in enumerate(world.options) if option.id != _DONE]
    return len(world.stack) > 1 and all(_gives_up(world, seat, n) for n in choices)


def _gives_up(world: World, seat: int, index: int) -> bool:
    if world.options[index].verb == PLAY:  # which has a price as well
        return False
    trial = world.clone()
    journal = trial.journal = Journal()
    trial.take(index)
    mine = [entry.kind for entry in journal.entries if entry.seat == seat]
    fewer_cards = len(trial.players[seat].hand) < len(world.players[seat].hand)
    return fewer_cards or (bool(mine) and mine[0] in _GIVEN_UP)


def _side(first: Finding, other: Finding) -> str:
    """Whether it is mostly one's own points or the rivals' that make the difference."""
    ahead = first.lead - other.lead
    if ahead <= 0.0:
        return "level"
    return "mine" if first.points - other.points >= 0.5 * ahead else "theirs"
