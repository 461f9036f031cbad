"""What comes of an answer by the end of the action, tried out in a few deals of the hidden cards.

What it asks for in turn is answered as the search would, as far as it has made up its mind. Beyond
that it is gone on with as looks best at once, and what hangs on these answers is not relied on.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from everdell.bots.gains import Amounts, gains, holdings
from everdell.bots.lines import Line
from everdell.bots.protocol import World
from everdell.bots.thinking.judgement import Judgement, finish
from everdell.bots.thinking.tree import Node
from everdell.engine.journal import Journal
from everdell.engine.stack import Step
from everdell.engine.state import Game

SEEN: Final = 8  # visits below which a branch says nothing

_DEALS: Final = 8  # what comes of an option in all of them hangs on none
_MEANT: Final = 0.75  # of the visits: an answer that has so many will be given (measured)


class Trial(NamedTuple):
    """An answer in one deal.

    after      the world when the action was over
    gains      what it has brought, whatever was paid for it
    undecided  the kinds of gains that hang on answers of which the search was not sure
    """

    after: Game
    gains: Amounts
    undecided: frozenset[str]


class Trials:
    """The answers to a decision, tried out by the seat that has to make it."""

    def __init__(self, world: World, seat: int, judgement: Judgement) -> None:
        # The same deals each time: what is told does not hang on chance, either.
        self._deals = [world.determinize(seat, deal) for deal in range(_DEALS)]
        self._seat = seat
        self._judgement = judgement
        self._done: dict[tuple[str, ...], list[Trial]] = {}

    def of(self, line: Line) -> list[Trial]:
        """An answer in each of the deals."""
        way = tuple([node.option.id for node in line.nodes])
        done = self._done.get(way)
        if done is None:
            done = [_tried(deal, self._seat, self._judgement, line) for deal in self._deals]
            self._done[way] = done
        return done

    def expected(self, line: Line) -> list[list[float]]:
        """The points that each seat may expect after an answer, in each of the deals."""
        return [self._judgement.all_points(trial.after) for trial in self.of(line)]


def common_gains(trials: Sequence[Trial]) -> Amounts:
    """What is gained in every deal alike, and whatever is answered where that is still open."""
    undecided = frozenset[str]().union(*[trial.undecided for trial in trials])
    return {
        kind: n
        for kind, n in trials[0].gains.items()
        if n > 0 and kind not in undecided and all(trial.gains[kind] == n for trial in trials)
    }


def answer_meant(node: Node) -> Node | None:
    """What the search would choose after a choice, if it was of one mind."""
    if not node.children:
        return None
    favourite = max(node.children, key=lambda child: child.visits)
    visits = sum([child.visits for child in node.children])
    return favourite if favourite.visits >= max(SEEN, _MEANT * visits) else None


# One deal ------------------------------------------------------------------------------------


def _tried(deal: Game, seat: int, judgement: Judgement, line: Line) -> Trial:
    after = deal.clone()
    journal = after.journal = Journal()
    for node in line.nodes:  # the picks of one set hang on nothing that is hidden
        after.choose(node.option.id)
    answers = _Answers(seat, judgement, line.end)
    looked = _looks_at_cards(deal, seat)
    while not after.over and len(after.stack) > 1 and after.stack[-1].me == seat:
        looked = looked or _looks_at_cards(after, seat)
        answers.give(after)
    brought = gains(deal, after, seat, line.first, journal.entries, looked)
    return Trial(after, brought, frozenset(answers.undecided))


def _looks_at_cards(game: Game, seat: int) -> bool:
    """Whether some cards lie apart that are drawn, but not in hand yet."""
    return any(frame.secret and frame.me == seat for frame in game.stack)


class _Answers:
    """What a seat answers until its action is over, and which gains hang on that."""

    def __init__(self, seat: int, judgement: Judgement, node: Node) -> None:
        self.undecided: set[str] = set()
        self._seat = seat
        self._judgement = judgement
        self._below: Node | None = node
        self._asked: Step | None = None
        self._promises: dict[str, float] = {}

    def give(self, game: Game) -> None:
        if len(game.options) == 1:
            game.take(0)
            return
        self._below = self._meant(game)
        game.choose(self._below.option if self._below is not None else self._best(game))

    def _meant(self, game: Game) -> Node | None:
        answer = answer_meant(self._below) if self._below is not None else None
        if answer is None or answer.opening or answer.option not in game.options:
            return None
        return answer

    def _best(self, game: Game) -> str:
        """What looks best at once. Several picks of one text are compared before the first."""
        frame = game.stack[-1]
        step = frame.program.steps[frame.pc]
        ids = [option.id for option in game.options]
        if step is not self._asked:
            self._asked = step
            ways = [self._finished(game, index) for index in range(len(ids))]
            self.undecided |= _differing([holdings(way, self._seat) for way in ways])
            promises = [self._judgement.points(way, self._seat) for way in ways]
            self._promises = dict(zip(ids, promises, strict=True))
        return max(ids, key=lambda id: self._promises.get(id, -inf))

    def _finished(self, game: Game, index: int) -> Game:
        way = game.clone()
        way.take(index)
        return finish(self._judgement, way, self._seat)


def _differing(ways: Sequence[Amounts]) -> set[str]:
    return {kind for kind, n in ways[0].items() if any(way[kind] != n for way in ways)}
