"""How work in another process can fail."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal

from everdell.engine.errors import EverdellError

# Why there is no result:
#   start  the process ended before it took up the work
#   slow   the time was over
#   crash  the work raised an exception
#   exit   the process ended while it worked
Cause = Literal["start", "slow", "crash", "exit"]

_LONGEST: Final = 200  # characters of a message that are worth repeating


class WorkFailed(Exception):
    """No result came back.

    detail   the name of an exception, or an exit code
    message  for a crash, what the exception says, in one line; it may tell what the work knew
    """

    def __init__(self, cause: Cause, detail: str = "", message: str = "") -> None:
        super().__init__(f"{cause}: {message or detail}")
        self.cause: Cause = cause
        self.detail = detail
        self.message = message


def in_one_line(fault: BaseException) -> str:
    """What an exception says, if it can speak. One of ours is a sentence that says all."""
    name = type(fault).__name__
    with suppress(BaseException):
        said = str(fault) if type(fault) is EverdellError else f"{name}: {fault}"
        return " ".join(said.split())[:_LONGEST]
    return name
