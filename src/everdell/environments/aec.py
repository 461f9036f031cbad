"""PettingZoo: every seat is an agent, and the one that has to decide acts.

An automatic opponent of a box is no agent: it plays inside the engine, as at any table.

What PettingZoo's wrappers check is checked here: each of them would cost as much as the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, TypedDict

from everdell import defaults
from everdell.engine.errors import IllegalMove
from everdell.environments.actions import Mask
from everdell.environments.game_series import GameSeries
from everdell.environments.observation import Vector
from everdell.environments.rewards import ILLEGAL, Reward, reward_of
from everdell.environments.spaces import action_space, masked_space
from everdell.environments.text_rendering import RENDER_MODES, checked_mode, rendered
from everdell.extras import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault

_AFTER_RESET: Final = frozenset(
    ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
)


class Masked(TypedDict):
    """What an agent sees, and what it may do."""

    observation: Vector
    action_mask: Mask


def env(
    players: int = 2,
    boxes: Sequence[str] = defaults.BOXES,
    options: Mapping[str, object] | None = None,
    *,
    reward: str | Reward = "win",
    illegal_reward: float = ILLEGAL,
    render_mode: str | None = None,
) -> EverdellAEC:
    """An illegal action ends the game: its agent gets `illegal_reward`, the others 0."""
    return EverdellAEC(
        GameSeries(players, boxes, options), reward_of(reward), illegal_reward, render_mode
    )


def raw_env(
    players: int = 2,
    boxes: Sequence[str] = defaults.BOXES,
    options: Mapping[str, object] | None = None,
    *,
    reward: str | Reward = "win",
    render_mode: str | None = None,
) -> EverdellAEC:
    """An illegal action raises IllegalMove and changes nothing."""
    return EverdellAEC(GameSeries(players, boxes, options), reward_of(reward), None, render_mode)


class EverdellAEC(AECEnv):  # type: ignore[misc]  # pettingzoo comes without types
    """`reset(seed=n)` deals the game that `everdell.new_game(seed=n)` deals."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "everdell_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        series: GameSeries,
        reward: Reward,
        illegal_reward: float | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.series = series
        self.render_mode = checked_mode(render_mode)
        self._reward = reward
        self._illegal_reward = illegal_reward
        self.possible_agents = [f"player_{seat}" for seat in range(series.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = action_space(series.actions)
        self._observation_space = masked_space(series.observer, series.actions)
        self._began = False
        self._ended = True
        self._went_on = False  # since `agent_iter` named an agent

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not there."""
        why = " before reset()" if name in _AFTER_RESET else ""
        raise AttributeError(f"{type(self).__name__} has no {name!r}{why}", name=name, obj=self)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.series.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.series.seat]
        self._skip_agent_selection = None
        self._began = True
        self._ended = False
        self._went_on = True

    def observe(self, agent: str) -> Masked:
        """In arrays of their own, which stay as they are."""
        assert self._began, "call reset() before observe()"
        seat = self._seats[agent]
        return {"observation": self.series.observe(seat), "action_mask": self.series.mask(seat)}

    def observe_into(self, agent: str, observation: Vector, action_mask: Mask) -> None:
        """In arrays that belong to the caller."""
        assert self._began, "call reset() before observe_into()"
        seat = self._seats[agent]
        self.series.observe_into(seat, observation)
        action_mask[:] = self.series.mask(seat)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            assert self._went_on, "call step() or reset() in a loop over agent_iter()"
            self._went_on = False
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        self._went_on = True
        if self._ended or action is None:
            self._step_after_the_end(action)
            return
        try:
            self.series.take(action)
        except IllegalMove:
            if self._illegal_reward is None:
                raise
            EnvLogger.warn_on_illegal_move()
            self._forfeit(self._illegal_reward)
            return
        if self.series.game.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.series.seat]

    def _step_after_the_end(self, action: int | None) -> None:
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _end(self) -> None:
        game = self.series.game
        winners = game.winners()
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._reward(game, seat)
            self.infos[agent] = {"score": game.scores()[seat].total, "won": seat in winners}
        self._close(truncated=False)

    def _forfeit(self, reward: float) -> None:
        self.rewards[self.agent_selection] = float(reward)
        self._close(truncated=True)  # as PettingZoo's own games say

    def _close(self, truncated: bool) -> None:
        self._ended = True
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the agent sees it that has to decide."""
        if self.render_mode is None:
            return None
        return rendered(self.series.game, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to be closed."""
