"""Gymnasium: one learner in one seat, bots in the others.

Importing this module makes `everdell/Base-v0` (two players) and `everdell/Solo-v0` (against the
box's automatic opponent) known to `gymnasium.make`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from everdell import defaults
from everdell.bots.protocol import Bot, ask
from everdell.bots.registry import checked_spec, make_bot
from everdell.engine.errors import EverdellError, IllegalMove
from everdell.environments.actions import Mask
from everdell.environments.game_series import SEEDS, GameSeries
from everdell.environments.observation import Vector
from everdell.environments.rewards import ILLEGAL, Reward, reward_of
from everdell.environments.spaces import action_space, vector_space
from everdell.environments.text_rendering import RENDER_MODES, checked_mode, rendered
from everdell.extras import missing

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault


class EverdellEnv(gymnasium.Env[Vector, np.int64]):
    """A game against bots.

    seat       the learner's; None draws one for each game
    opponents  bots, by name, in turn order after the learner; fewer than seats take turns
    reward     `win`, `margin`, `points`, or a function of the finished game and the seat

    An illegal action ends the game with `illegal_reward`. `info["action_mask"]` says which actions
    are legal, and so does `action_masks()`. After the end that is the first action alone: vector
    environments want one more before they reset, and ignore it.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        boxes: Sequence[str] = defaults.BOXES,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = ("greedy",),
        reward: str | Reward = "win",
        illegal_reward: float = ILLEGAL,
        render_mode: str | None = None,
    ) -> None:
        self.series = GameSeries(players, boxes, options)
        self.render_mode = checked_mode(render_mode)
        self.action_space = action_space(self.series.actions)
        self.observation_space = vector_space(self.series.observer)
        self.seat = 0 if seat is None else _checked(seat, players)
        self._wanted_seat = seat
        self._opponents = _named(opponents, players)
        self._reward = reward_of(reward)
        self._illegal_reward = illegal_reward
        self._names: dict[int, str] = {}  # of the bots, by seat
        self._bots: dict[int, Bot] = {}
        self._forfeited = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self.series.deal(seed)
        self._forfeited = False
        luck = self.series.luck
        players = self.series.rules.players
        self.seat = luck.below(players) if self._wanted_seat is None else self._wanted_seat
        others = [(self.seat + n) % players for n in range(1, players)]
        self._names = {
            other: self._opponents[n % len(self._opponents)] for n, other in enumerate(others)
        }
        self._bots = {
            other: _made(name, other, luck.below(SEEDS)) for other, name in self._names.items()
        }
        self._let_bots_play()
        return self.series.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        reward = 0.0
        over = False
        if self._forfeited:
            raise EverdellError(
                "forfeited", "An illegal action has ended this game: reset the environment first."
            )
        try:
            self.series.take(action)
        except IllegalMove:
            if self.series.game.over:
                raise
            reward, over = self._illegal_reward, True
            self._forfeited = True
        else:
            self._let_bots_play()
            if self.series.game.over:
                reward, over = self._reward(self.series.game, self.seat), True
        return self.series.observe(self.seat), reward, over, False, self._info()

    def _let_bots_play(self) -> None:
        """Until the learner has to decide, or the game is over."""
        game = self.series.game
        while not game.over and self.series.seat != self.seat:
            self._ask(self.series.seat)

    def _ask(self, seat: int) -> None:
        game = self.series.game
        try:
            game.choose(ask(self._bots[seat], game, self.series.luck))
        except Exception as fault:
            raise _failed(self._names[seat], seat, fault) from fault

    def _info(self) -> dict[str, Any]:
        game = self.series.game
        info: dict[str, Any] = {"action_mask": self._mask()}
        if game.over:
            info["score"] = game.scores()[self.seat].total
            info["won"] = self.seat in game.winners()
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as learners with masks ask for it."""
        return self._mask().view(np.bool_)

    def _mask(self) -> Mask:
        if self._forfeited or self.series.game.over:
            return self.series.actions.mask([0])
        return self.series.mask(self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        if self.render_mode is None:
            return None
        return rendered(self.series.game, self.seat)


def _checked(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise EverdellError(
            "unknown-seat",
            f"There is no seat {seat}; the seats are 0 to {players - 1}.",
            {"seat": str(seat), "last": str(players - 1)},
        )
    return seat


def _named(opponents: str | Sequence[str], players: int) -> tuple[str, ...]:
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if not names and players > 1:
        raise EverdellError(
            "no-opponents", "Name at least one bot for the other seats, such as 'greedy'."
        )
    if len(names) >= players > 1:
        raise EverdellError(
            "too-many-opponents",
            f"There are seats for {players - 1} opponents, not for {len(names)}.",
            {"seats": str(players - 1), "named": str(len(names))},
        )
    for name in names:
        checked_spec(name)
    return names


def _made(name: str, seat: int, seed: int) -> Bot:
    try:
        return make_bot(name, seed)
    except Exception as fault:
        raise _failed(name, seat, fault) from fault


def _failed(name: str, seat: int, fault: Exception) -> EverdellError:
    why = f"{type(fault).__name__}: {fault}"
    return EverdellError(
        "opponent-failed",
        f"The bot {name!r} at seat {seat} has failed ({why}): mend it, or name another opponent.",
        {"bot": name, "seat": str(seat), "why": why},
    )


def register() -> None:
    """Make the environments known to `gymnasium.make`; once is enough."""
    for id, players in (("everdell/Base-v0", 2), ("everdell/Solo-v0", 1)):
        if id not in gymnasium.registry:
            gymnasium.register(
                id=id,
                entry_point="everdell.environments.single:EverdellEnv",
                kwargs={"players": players},
            )


register()
