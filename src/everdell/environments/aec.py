"""PettingZoo: every seat is an agent, and the one that has to decide acts.

An automatic opponent of a box is no agent: it plays inside the engine, as at any table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from everdell.environments.actions import Mask
from everdell.environments.match import Match
from everdell.environments.observation import Vector
from everdell.environments.picture import RENDER_MODES, checked_mode, picture
from everdell.environments.rewards import ILLEGAL, Reward, reward_of
from everdell.environments.spaces import action_space, masked_space
from everdell.extras import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault


class Masked(TypedDict):
    """What an agent sees, and what it may do."""

    observation: Vector
    action_mask: Mask


def env(
    players: int = 2,
    boxes: Sequence[str] = ("base",),
    options: Mapping[str, object] | None = None,
    *,
    reward: str | Reward = "win",
    illegal_reward: float = ILLEGAL,
    render_mode: str | None = None,
) -> Any:
    """The environment in PettingZoo's wrappers.

    An illegal action ends the game: whoever took it gets `illegal_reward`, the others 0.
    """
    bare = raw_env(players, boxes, options, reward=reward, render_mode=render_mode)
    judged = wrappers.TerminateIllegalWrapper(bare, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))


def raw_env(
    players: int = 2,
    boxes: Sequence[str] = ("base",),
    options: Mapping[str, object] | None = None,
    *,
    reward: str | Reward = "win",
    render_mode: str | None = None,
) -> EverdellAEC:
    """Without the wrappers: an illegal action raises IllegalMove and changes nothing."""
    return EverdellAEC(Match(players, boxes, options), reward_of(reward), render_mode)


class EverdellAEC(AECEnv):  # type: ignore[misc]  # pettingzoo comes without types
    """`reset(seed=n)` deals the game that `everdell.new_game(seed=n)` deals."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "everdell_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(self, match: Match, reward: Reward, render_mode: str | None) -> None:
        super().__init__()
        self.match = match
        self.render_mode = checked_mode(render_mode)
        self._reward = reward
        self.possible_agents = [f"player_{seat}" for seat in range(match.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = action_space(match.actions)
        self._observation_space = masked_space(match.observer, match.actions)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> Masked:
        seat = self._seats[agent]
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.take(action)
        self._cumulative_rewards[agent] = 0.0
        if self.match.game.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.match.seat]

    def _end(self) -> None:
        game = self.match.game
        winners = game.winners()
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._reward(game, seat)
            self.terminations[agent] = True
            self.infos[agent] = {"score": game.scores()[seat].total, "won": seat in winners}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the agent sees it that has to decide."""
        if self.render_mode is None:
            return None
        return picture(self.match.game, self._seats[self.agent_selection])
