"""Who is at a table just now, on any node. Nothing depends on it, so nothing of it is kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypedDict

import msgspec

from everdell.table.events import Chair
from everdell.table.table import GameTable
from everdell.web.watching import Watchers

# A node says who is there at least this often, and is not believed for longer than twice that.
SAY_AGAIN: Final = 20.0
_BELIEVED: Final = 2 * SAY_AGAIN


class PresenceReport(msgspec.Struct, frozen=True, array_like=True):
    """What one node says about one table. However many look on, it is a few hundred bytes.

    holders  the hashes of the tokens of those who have a seat there and a connection open here
    others   how many more there are
    """

    node: str
    code: str
    holders: tuple[str, ...]
    others: int


class PresenceMessage(TypedDict):
    """Who is there, as it is told: the seats of those who look on, and how many others do."""

    type: Literal["presence"]
    seats: list[int]
    watching: int


_Chairs = tuple[Chair, ...]


class _Seated(NamedTuple):
    """Who had a seat when the chairs of a table were these."""

    chairs: _Chairs
    holders: frozenset[str]


class Presence:
    """Who is there. What is told of a table is made once for all who look on."""

    def __init__(self, watchers: Watchers, clock: Callable[[], float]) -> None:
        self._watchers = watchers
        self._clock = clock
        self._node = secrets.token_hex(6)
        self._seated: dict[str, _Seated] = {}
        self._told: dict[str, tuple[_Chairs, PresenceMessage]] = {}
        self._elsewhere: dict[
            str, dict[str, tuple[float, PresenceReport]]
        ] = {}  # by table and node

    def learn(self, table: GameTable) -> bool:
        """Take in who has a seat; whether other nodes have to be told anew because of it."""
        before = self._seated.get(table.code)
        if before is not None and before.chairs is table.chairs:
            return False  # as after most moves
        holders = frozenset([chair.holder for chair in table.chairs if chair.holder])
        self._seated[table.code] = _Seated(table.chairs, holders)
        return before is not None and before.holders != holders

    def report(self, code: str) -> str:
        """What this node has to say about a table."""
        return msgspec.json.encode(self._here(code)).decode()

    def _here(self, code: str) -> PresenceReport:
        holders, guests = self._watchers.holders(code)
        seated = self._seated.get(code)
        named = holders & seated.holders if seated is not None else set()
        return PresenceReport(self._node, code, tuple(sorted(named)), len(holders - named) + guests)

    def hear(self, text: str) -> str | None:
        """Take in what some node says; the table it is about, if that is news."""
        try:
            report = msgspec.json.decode(text, type=PresenceReport)
        except msgspec.MsgspecError:
            return None
        if report.node == self._node:
            return None
        nodes = self._elsewhere.pop(report.code, {})
        before = nodes.pop(report.node, None)
        if report.holders or report.others:
            nodes[report.node] = self._clock(), report
        if nodes:
            self._elsewhere[report.code] = nodes
        return None if before is not None and before[1] == report else report.code

    def forget_silent(self) -> list[str]:
        """Forget watchers of nodes that have gone silent; the tables of which that is news."""
        horizon = self._clock() - _BELIEVED
        silent = [
            (code, node)
            for code, nodes in self._elsewhere.items()
            for node, heard in nodes.items()
            if heard[0] < horizon
        ]
        for code, node in silent:
            del self._elsewhere[code][node]
            if not self._elsewhere[code]:
                del self._elsewhere[code]
        return [code for code, _ in silent]

    def forget(self, code: str) -> None:
        """The last watcher here has gone."""
        self._seated.pop(code, None)
        self._told.pop(code, None)

    def renew(self, code: str) -> None:
        """A watcher has come or gone: from now on, what is told is another thing."""
        self._told.pop(code, None)

    def message(self, table: GameTable) -> PresenceMessage:
        """What is told of a table. Arrivals and departures count from the next `renew` on."""
        chairs, told = self._told.get(table.code, ((), None))
        if told is None or chairs is not table.chairs:
            told = self._message(table)
            self._told[table.code] = table.chairs, told
        return told

    def _message(self, table: GameTable) -> PresenceMessage:
        holders, watching = self._watchers.holders(table.code)
        for _, report in self._elsewhere.get(table.code, {}).values():
            holders.update(report.holders)
            watching += report.others
        seats = {seat for holder in holders for seat in table.seats_of(holder)}
        watching += sum(1 for holder in holders if not table.seats_of(holder))
        return {"type": "presence", "seats": sorted(seats), "watching": watching}
