"""The five opponents, from a gentle first one to an expert: what each knows, how long it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from everdell.bots.experience import Taught
from everdell.bots.fitted import FittedBot
from everdell.bots.greedy import GreedyBot
from everdell.bots.protocol import Bot
from everdell.bots.search import SearchBot
from everdell.bots.specs import USUAL, BotSpec, Budget
from everdell.bots.styles import STYLES
from everdell.engine.errors import EverdellError


@dataclass(frozen=True)
class Level:
    """An opponent.

    slack     points by which an option may look worse and still be taken
    taught    it judges by what training has taught; else by a few plain rules
    budget    how long it looks ahead at an important decision; None: it does not
    """

    name: str
    slack: float = 0.0
    taught: bool = False
    budget: Budget | None = None

    @property
    def styles(self) -> tuple[str, ...]:
        return tuple(STYLES) if self.taught else ()

    def check(self, spec: BotSpec) -> None:
        """Complain of a wish that this opponent cannot grant."""
        if spec.budget is not None and self.budget is None:
            raise EverdellError(
                "no-budget",
                f"The bot {self.name!r} answers at once and takes no budget: leave out @… .",
                {"bot": self.name},
            )
        if self.taught:
            Taught(spec.style)  # there has to be such a style, or weights in such a file
        elif spec.style:
            raise EverdellError(
                "no-style",
                f"The bot {self.name!r} has no styles: leave out :{spec.style}.",
                {"bot": self.name, "style": spec.style},
            )

    def sit_down(self, spec: BotSpec, seed: int) -> Bot:
        """The opponent as it was asked for; `check` has found nothing wrong with that."""
        if self.budget is not None:
            return SearchBot(seed, spec.style, spec.budget or self.budget, self.name)
        if self.taught:
            return FittedBot(seed, spec.style, self.name, self.slack)
        return GreedyBot(seed, self.name, slack=self.slack)


LEVELS: Final = (
    Level("fledgling", slack=100.0),
    Level("forager", slack=2.0),
    Level("greedy"),
    Level("steward", taught=True),
    Level("sage", taught=True, budget=USUAL),
)

# Plays on for people who leave and for bots that fail: it answers at once.
STAND_IN: Final = "greedy"

# Plays like the steward but tries things out, for `everdell train` to learn from.
TRAINEE: Final = Level("trainee", slack=2.5, taught=True)
