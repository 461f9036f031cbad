"""A bot that does not play as it should."""

from __future__ import annotations

from typing import Literal

Why = Literal["crash", "slow", "illegal"]


class BotFailed(Exception):
    """A bot gave no answer (crash, slow), or one that was not offered (illegal).

    `detail` is the name of an exception or the exit code of a process and never a message: what a
    bot says as it breaks could tell what it knew.
    """

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why: Why = why
        self.detail = detail
