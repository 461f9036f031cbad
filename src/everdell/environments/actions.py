"""The numbering of actions: each option id of some rules has one number, the same everywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from everdell.engine.errors import EverdellError
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.environments.encoding.numbering import Numbering
from everdell.environments.vocabulary import option_ids
from everdell.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault

Mask = NDArray[np.int8]


class Actions:
    """All option ids in alphabetical order; an action is a place in this order.

    `fingerprint` changes whenever an action means something else: keep it with what was learnt.
    """

    def __init__(self, ids: Sequence[str]) -> None:
        self.numbering = Numbering(list(ids))
        self.ids = self.numbering.ids
        self.fingerprint = hashlib.sha256("\n".join(self.ids).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.ids)

    def id(self, action: int) -> str:
        """The option that an action stands for."""
        if not 0 <= action < len(self.ids):
            raise EverdellError(
                "unknown-action",
                f"There is no action {action}; the actions are 0 to {len(self.ids) - 1}.",
                {"action": str(action), "last": str(len(self.ids) - 1)},
            )
        return self.ids[action]

    def number(self, id: str) -> int:
        """The action that stands for an option."""
        return self.numbering.number(id)

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """The actions that stand for these options, in the same order."""
        return [self.numbering.of(option) for option in options]

    def mask(self, legal: Sequence[int]) -> Mask:
        """1 for each legal action, 0 for the others."""
        made = np.zeros(len(self.ids), dtype=np.int8)
        made[legal] = 1
        return made


@lru_cache(maxsize=64)
def actions_of(rules: Rules) -> Actions:
    return Actions(list(option_ids(rules)))
