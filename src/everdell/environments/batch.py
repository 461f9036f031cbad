"""Many games moved on by one call, for learners that need many steps.

Each row is a game of its own. A row shows its game as the seat sees it that has to decide, and the
action for that row is that seat's. A game that ends makes room for the next one in the same step:
rewards and scores are those of the game that ended, the rest belongs to the new one. So there is a
decision in every row at all times, and no mask is ever empty.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, SupportsIndex

from everdell import defaults
from everdell.engine.assembly import new_game as deal
from everdell.engine.errors import EverdellError, IllegalMove
from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.environments.actions import actions_of
from everdell.environments.encoding.games import EncodedGames
from everdell.environments.encoding.numbering import NOT_OFFERED
from everdell.environments.game_series import SEEDS
from everdell.environments.observation import observer_of
from everdell.environments.rewards import Reward, reward_of
from everdell.extras import missing
from everdell.games import new_game, rules_for

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault


Actions = NDArray[np.int64]


class Rows(NamedTuple):
    """What a step fills, a row for each game.

    observations  what the seat knows that has to decide       float32, a row of numbers
    masks         1 for each action it may take                int8, a row of actions
    seats         which seat that is                           int8
    ended         whether a game has ended in this step        bool
    rewards       of that game, 0 where none has ended         float32, a row of players
    scores        of that game, 0 where none has ended         int16, a row of players
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int16]


class Batch:
    """Games side by side; they are dealt at once, and `step` takes an action in each.

    seed  row r of n plays the games of the seeds seed + r, seed + r + n, seed + r + 2n, ...: those
          that `everdell.new_game` deals. Without one, a seed is drawn.
    rows  the arrays of the batch, filled anew by every call that is given no others to fill

    An illegal action raises IllegalMove, and no game moves on.
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        boxes: Sequence[str] = defaults.BOXES,
        options: Mapping[str, object] | None = None,
        *,
        seed: SupportsIndex | None = None,
        reward: str | Reward = "win",
    ) -> None:
        if games < 1:
            raise EverdellError(
                "no-games", f"A batch needs at least one game, not {games}.", {"games": str(games)}
            )
        self._wish = (players, boxes, options)
        self.rules = rules_for(players, boxes, options)
        self.actions = actions_of(self.rules)
        self.observer = observer_of(self.rules)
        self._reward = reward_of(reward)
        self._encoded = EncodedGames(
            self.observer.layout, self.actions.numbering, [self._set_up(0)] * games
        )
        self.rows = self.empty_rows()
        self._shown: Rows | None = None  # the arrays that were filled last, and their bytes
        self._views: tuple[memoryview, ...] = ()
        self._seeds: list[int] = []  # of the games that are being played
        self.reset(secrets.randbelow(SEEDS) if seed is None else seed)

    def __len__(self) -> int:
        return len(self._encoded.games)

    @property
    def games(self) -> list[Game]:
        """The games that are being played."""
        return self._encoded.games[:]

    def empty_rows(self) -> Rows:
        """Further arrays that calls can fill, all 0."""
        games, players = len(self), self.rules.players
        return Rows(
            np.zeros((games, self.observer.size), np.float32),
            np.zeros((games, len(self.actions)), np.int8),
            np.zeros(games, np.int8),
            np.zeros(games, np.bool_),
            np.zeros((games, players), np.float32),
            np.zeros((games, players), np.int16),
        )

    def reset(self, seed: SupportsIndex | None = None, *, into: Rows | None = None) -> Rows:
        """Deal all games anew: those of a seed, or without one those that come next."""
        rows = self._fitting(into)
        if seed is None:
            seeds = [last + len(self) for last in self._seeds]
        else:
            first = operator.index(seed)
            seeds = list(range(first, first + len(self)))
            self._luck = seeded(first)
        self._encoded.games = [self._set_up(seed) for seed in seeds]
        self._seeds = seeds
        self._fill(rows, [])
        return rows

    def step(self, actions: Sequence[int] | Actions, *, into: Rows | None = None) -> Rows:
        """Take an action in each game; what is filled holds until it is filled again."""
        rows = self._fitting(into)
        numbers = self._checked(actions)
        indices = self._encoded.indices(numbers)
        if NOT_OFFERED in indices:
            self._explain(indices.index(NOT_OFFERED), numbers)
        self._fill(rows, self._encoded.take(indices))
        return rows

    def sample(self) -> Actions:
        """A legal action for each game, each as likely as the others; it follows from the seed."""
        return np.array(self._encoded.sample(self._luck), np.int64)

    def _set_up(self, seed: int) -> Game:
        players, boxes, options = self._wish
        return new_game(players, boxes, seed, options)

    def _checked(self, actions: Sequence[int] | Actions) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise EverdellError(
                "bad-actions",
                f"Give {len(self)} actions as whole numbers, one for each game.",
                {"games": str(len(self))},
            )
        numbers: list[int] = given.tolist()
        return numbers

    def _explain(self, row: int, numbers: list[int]) -> NoReturn:
        id = self.actions.id(numbers[row])
        raise IllegalMove(
            "not-offered-in-game",
            f"Game {row} does not offer {id!r} now; its mask says which actions are legal.",
            {"game": str(row), "option": id},
        )

    def _fitting(self, into: Rows | None) -> Rows:
        if into is None:
            return self.rows
        for name in Rows._fields:
            given: NDArray[Any] = getattr(into, name)
            like: NDArray[Any] = getattr(self.rows, name)
            fits = given.shape == like.shape and given.dtype == like.dtype
            if not (fits and given.flags.c_contiguous and given.flags.writeable):
                raise EverdellError(
                    "bad-array",
                    f"The array {name!r} must be writable, contiguous, of {like.dtype} and shaped "
                    f"{like.shape}: empty_rows() makes those that fit.",
                    {"array": name, "dtype": str(like.dtype), "shape": str(like.shape)},
                )
        return into

    def _fill(self, rows: Rows, over: list[int]) -> None:
        """Pay for the games that are over and deal the next, then show all games."""
        rows.ended.fill(False)
        rows.rewards.fill(0)
        rows.scores.fill(0)
        for row in over:
            game = self._encoded.games[row]
            rows.ended[row] = True
            scores = game.scores()
            for seat in range(self.rules.players):
                rows.rewards[row, seat] = self._reward(game, seat)
                rows.scores[row, seat] = scores[seat].total
            self._seeds[row] += len(self)
            self._encoded.games[row] = deal(self.rules, self._seeds[row])
        if rows is not self._shown:
            self._shown = rows
            self._views = (
                _bytes_of(rows.observations),
                _bytes_of(rows.masks),
                _bytes_of(rows.seats),
            )
        self._encoded.write(*self._views)


def _bytes_of(array: NDArray[Any]) -> memoryview:
    return array.data.cast("B")
