"""What tables weigh in the server's memory.

A process seldom gives memory back, and uses it again for what comes next. So the weight of what
rests is seen only in what a further wave of the same size adds to it.
"""

from __future__ import annotations

import msgspec

from everdell.web.load.server import Server


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes that the server held in main memory, and what a table adds.

    before     a first table has been played at, so that everything needed is loaded
    set_up     all tables are set up, their players connected
    busy       after the moves
    idle       the tables have left memory; the players are still connected
    idle_more  as many again, in the same state
    left       everybody has gone
    left_more  as many again have come and gone

    per_table            in play
    per_connected_table  idle, with its players connected
    per_idle_table       idle, without watchers
    """

    before: int
    set_up: int
    busy: int
    idle: int | None = None
    idle_more: int | None = None
    left: int | None = None
    left_more: int | None = None
    per_table: int
    per_connected_table: int | None = None
    per_idle_table: int | None = None


class Scales:
    def __init__(self, server: Server, tables: int) -> None:
        self._server = server
        self._tables = tables
        self._weights: dict[str, int] = {}

    def weigh(self, moment: str) -> None:
        if (resident := self._server.resident) is not None:
            self._weights[moment] = resident

    def memory(self) -> Memory | None:
        """None where the system tells nothing."""
        if not self._weights:
            return None
        return Memory(
            **self._weights,
            per_table=self._added("before", "busy") or 0,
            per_connected_table=self._added("idle", "idle_more"),
            per_idle_table=self._added("left", "left_more"),
        )

    def _added(self, before: str, after: str) -> int | None:
        """What a table has added between two moments."""
        if after not in self._weights:
            return None
        return (self._weights[after] - self._weights[before]) // self._tables
