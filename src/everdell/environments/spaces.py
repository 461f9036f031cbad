"""The spaces of Gymnasium and PettingZoo that fit some rules."""

from __future__ import annotations

from everdell.environments.actions import Actions
from everdell.environments.observation import LIMIT, Observer
from everdell.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault


def vector_space(observer: Observer) -> spaces.Box[np.float32]:
    return spaces.Box(-LIMIT, LIMIT, (observer.size,), np.float32)


def masked_space(observer: Observer, actions: Actions) -> spaces.Dict:
    """The observation together with the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": vector_space(observer),
            "action_mask": spaces.Box(0, 1, (len(actions),), np.int8),
        }
    )


def action_space(actions: Actions) -> spaces.Discrete:
    return spaces.Discrete(len(actions))
