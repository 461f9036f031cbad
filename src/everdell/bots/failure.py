"""A bot that does not play as it should."""

from __future__ import annotations

from typing import Literal

from everdell.processes import WorkFailed

Why = Literal["crash", "slow", "illegal"]


class BotFailed(Exception):
    """A bot gave no answer (crash, slow), or one that was not offered (illegal).

    detail   the name of an exception or the exit code of a process
    message  in one line, what the bot said as it broke. That could tell what it knew: it belongs
             into no log of a server.
    exited   whether its process has ended with it
    """

    def __init__(
        self, why: Why, detail: str = "", message: str = "", *, exited: bool = False
    ) -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why: Why = why
        self.detail = detail
        self.message = message
        self.exited = exited

    @classmethod
    def in_process(cls, fault: WorkFailed) -> BotFailed:
        """As told by the process that the bot has to itself."""
        why: Why = "slow" if fault.cause == "slow" else "crash"
        return cls(why, fault.detail, fault.message, exited=fault.cause in ("start", "exit"))
