"""Who is at a table just now, on any node. Nothing depends on it, so nothing of it is kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from everdell.web.watching import Watchers

# A node says who is there at least this often, and is not believed for longer than twice that.
SAY_AGAIN: Final = 20.0
_BELIEVED: Final = 2 * SAY_AGAIN


class Report(msgspec.Struct, frozen=True, array_like=True):
    """What one node says about one table: who holds the open connections, if he holds a token."""

    node: str
    code: str
    holders: tuple[str, ...]


class Presence:
    def __init__(self, watchers: Watchers, clock: Callable[[], float]) -> None:
        self._watchers = watchers
        self._clock = clock
        self._node = secrets.token_hex(6)
        self._elsewhere: dict[tuple[str, str], tuple[float, Report]] = {}

    def report(self, code: str) -> str:
        """What this node has to say about a table."""
        holders = tuple([watcher.holder for watcher in self._watchers.of(code)])
        return msgspec.json.encode(Report(self._node, code, holders)).decode()

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
        if report.holders:
            self._elsewhere[place] = self._clock(), report
        changed = (before[1].holders if before else ()) != report.holders
        return report.code if changed else None

    def forget_silent(self) -> None:
        """A node that says nothing any more has nobody there."""
        horizon = self._clock() - _BELIEVED
        self._elsewhere = {
            place: heard for place, heard in self._elsewhere.items() if heard[0] >= horizon
        }

    def holders_at(self, code: str) -> list[str]:
        """Whoever has a connection open, once for each; an empty text for one without a token."""
        found = [watcher.holder for watcher in self._watchers.of(code)]
        for (_, place), (_, report) in self._elsewhere.items():
            if place == code:
                found += report.holders
        return found
