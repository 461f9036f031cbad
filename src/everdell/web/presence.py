"""Who is at a table just now, on any node. Nothing depends on it, so nothing of it is kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, TypedDict

import msgspec

from everdell.web.watching import Watchers

# A node says who is there at least this often, and is not believed for longer than twice that.
SAY_AGAIN: Final = 20.0
_BELIEVED: Final = 2 * SAY_AGAIN
_MOST_NAMED: Final = 100


class Report(msgspec.Struct, frozen=True, array_like=True):
    """What one node says about one table: who has a connection open there.

    holders  the hashes of their tokens, each once; no more than a notice has room for
    guests   how many more there are, without a token
    """

    node: str
    code: str
    holders: tuple[str, ...]
    guests: int


class PresenceMessage(TypedDict):
    """Who is there, as it is told: the seats of those who look on, and how many others do."""

    type: Literal["presence"]
    seats: list[int]
    watching: int


class Presence:
    def __init__(self, watchers: Watchers, clock: Callable[[], float]) -> None:
        self._watchers = watchers
        self._clock = clock
        self._node = secrets.token_hex(6)
        self._elsewhere: dict[tuple[str, str], tuple[float, Report]] = {}

    def report(self, code: str) -> str:
        """What this node has to say about a table."""
        return msgspec.json.encode(self._here(code)).decode()

    def _here(self, code: str) -> Report:
        holders = [watcher.holder for watcher in self._watchers.of(code)]
        known = sorted({holder for holder in holders if holder})
        return Report(self._node, code, tuple(known[:_MOST_NAMED]), holders.count(""))

    def hear(self, text: str) -> str | None:
        """Take in what some node says; the table it is about, if that is news."""
        try:
            report = msgspec.json.decode(text, type=Report)
        except msgspec.MsgspecError:
            return None
        if report.node == self._node:
            return None
        place = report.node, report.code
        before = self._elsewhere.pop(place, None)
        if report.holders or report.guests:
            self._elsewhere[place] = self._clock(), report
        return None if before is not None and before[1] == report else report.code

    def forget_silent(self) -> None:
        """A node that says nothing any more has nobody there."""
        horizon = self._clock() - _BELIEVED
        self._elsewhere = {
            place: heard for place, heard in self._elsewhere.items() if heard[0] >= horizon
        }

    def at(self, code: str) -> tuple[set[str], int]:
        """Who has a connection open, and how many guests without a token have."""
        elsewhere = [heard for _, heard in self._elsewhere.values() if heard.code == code]
        reports = [self._here(code), *elsewhere]
        holders = {holder for report in reports for holder in report.holders}
        return holders, sum(report.guests for report in reports)
