"""How a bot is asked for: `name[:style][@budget]`, such as `sage:blocker@800i` or `sage@0.5s`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from typing import Final

from everdell.bots.experience import FILE
from everdell.engine.errors import EverdellError

# The path of a file may hold any sign: only what follows its ending is a budget.
_SPEC: Final = re.compile(
    rf"(?P<name>[\w.-]+)(?::(?P<style>[^@]+|.+{re.escape(FILE)}))?"
    r"(?P<budget>@(?=[\d.]*[1-9])(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+)i))?"
)

_SHORTEST: Final = 0.0001  # seconds that can be written down


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: seconds, or iterations if there are any.

    Iterations make it play the same way on every machine.
    """

    seconds: float = 0.0
    iterations: int = 0

    def __post_init__(self) -> None:
        thinks = self.seconds > 0 or self.iterations > 0
        if not (thinks and self.iterations >= 0 and self.seconds >= 0 and isfinite(self.seconds)):
            raise EverdellError(
                "bad-budget",
                f"A bot cannot think for {self.seconds} seconds and {self.iterations} iterations: "
                "give one of both, greater than 0.",
                {"seconds": str(self.seconds), "iterations": str(self.iterations)},
            )

    def __str__(self) -> str:
        if self.iterations:
            return f"@{self.iterations}i"
        return f"@{max(self.seconds, _SHORTEST):.4f}".rstrip("0").rstrip(".") + "s"

    def part(self, of: float) -> Budget:
        """One of so many parts of it."""
        return Budget(self.seconds / of, self.iterations and max(1, int(self.iterations / of)))


# For an important decision: long enough to think, and no long wait.
USUAL: Final = Budget(seconds=1.2)


@dataclass(frozen=True)
class BotSpec:
    """`style` is the name of a style, or a file that `everdell train` has written."""

    name: str
    style: str = ""
    budget: Budget | None = None

    def __str__(self) -> str:
        style = f":{self.style}" if self.style else ""
        return f"{self.name}{style}{self.budget or ''}"


def read_spec(text: str) -> BotSpec:
    found = _SPEC.fullmatch(text)
    if found is None:
        raise EverdellError(
            "bad-bot",
            f"{text!r} names no bot. Write name[:style][@budget], with a budget in seconds or "
            "iterations: greedy, sage@2s, sage:blocker@500i.",
            {"bot": text},
        )
    return BotSpec(found["name"], found["style"] or "", _budget(found))


def _budget(found: re.Match[str]) -> Budget | None:
    if not found["budget"]:
        return None
    return Budget(float(found["seconds"] or 0), int(found["iterations"] or 0))
