"""What a seat knows, as numbers: a vector of fixed length for given rules.

The seat that looks comes first, the others follow in turn order. Everything is a plain count or a
0/1, never scaled. Only what `Game.view` shows that seat is read: a test compares worlds that it
cannot tell apart. `Observer.fields` says what stands where.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from everdell.engine.rules import Rules
from everdell.engine.state import Game
from everdell.environments.encoding.encoder import Encoder
from everdell.environments.encoding.layout import Layout, Runs
from everdell.environments.vocabulary import prompts
from everdell.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault

Vector = NDArray[np.float32]

LIMIT: Final = 4095  # no count comes near it; the spaces need a bound


class Field(NamedTuple):
    """Neighbouring numbers of one meaning; `labels` name them one by one."""

    name: str
    at: slice
    labels: tuple[str, ...]


class Observer:
    """Turns what a seat knows into a vector.

    fields  the parts of the vector, in order
    names   of each number: `me.resources.twig`, `rival_1.city.farm`, `table.piles.deck`
    """

    def __init__(self, rules: Rules) -> None:
        self.layout = Layout(rules, prompts(rules))
        self.size = self.layout.size
        self.fields = _fields(self.layout.table, "", 0)
        for place, seat in enumerate(self.layout.seat_names):
            self.fields += _fields(self.layout.seat, f"{seat}.", self.layout.block(place))
        self.names = tuple(
            f"{field.name}.{label}" for field in self.fields for label in field.labels
        )

    def __call__(self, game: Game, seat: int) -> Vector:
        """The game as this seat knows it, in an array of its own."""
        made = np.empty(self.size, np.float32)
        Encoder(self.layout).write(game, seat, made.data.cast("B"))
        return made


def _fields(runs: Runs, prefix: str, offset: int) -> tuple[Field, ...]:
    return tuple(
        Field(prefix + name, slice(offset + start, offset + start + len(run)), tuple(run))
        for (name, start), run in zip(runs.starts.items(), runs.labels.values(), strict=True)
    )


@lru_cache(maxsize=64)
def observer_of(rules: Rules) -> Observer:
    return Observer(rules)
