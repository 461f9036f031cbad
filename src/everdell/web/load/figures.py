"""What a run has come to, in figures."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Sequence

import msgspec

_MS = 1000


class LoadTally:
    """What the players count while they play; times are in seconds.

    latencies  from sending a move to its answer, which comes when the move is durable
    pushes     from sending a move until another player is told of it
    """

    def __init__(self) -> None:
        self.latencies: array[float] = array("d")
        self.pushes: array[float] = array("d")
        self.games = 0
        self.errors: Counter[str] = Counter()

    @property
    def moves(self) -> int:
        return len(self.latencies)


class Spread(msgspec.Struct, frozen=True):
    """How some times are spread, in milliseconds."""

    p50: float
    p95: float
    p99: float
    max: float

    @staticmethod
    def of(seconds: Sequence[float]) -> Spread | None:
        if not seconds:
            return None
        ordered = sorted(seconds)
        shares = (0.5, 0.95, 0.99, 1.0)
        return Spread(*[round(percentile(ordered, share) * _MS, 2) for share in shares])


def percentile(ordered: Sequence[float], share: float) -> float:
    """The least of the values that is not exceeded by this share of them: one that was measured."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


class Memory(msgspec.Struct, frozen=True):
    """Bytes that the server held in main memory, and what a table in play adds.

    before  a first table has been played at, so that everything needed is loaded
    set_up  all tables are set up, their players connected
    busy    after the moves
    """

    before: int
    set_up: int
    busy: int
    per_table: int

    @staticmethod
    def of(weights: Sequence[int | None], tables: int) -> Memory | None:
        """None where the system tells nothing."""
        before, set_up, busy = weights
        if before is None or set_up is None or busy is None:
            return None
        return Memory(before, set_up, busy, (busy - before) // tables)


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """One run; what is not known of a server that is not our own is None.

    seconds  until the last move was answered, which may be a little more than was asked for
    rate     the moves a second that were wanted; None: as many as possible
    """

    tables: int
    players: int
    rate: float | None
    seconds: float
    moves: int
    moves_per_second: float
    games_finished: int
    latency_ms: Spread | None
    push_ms: Spread | None
    errors: dict[str, int]
    server_cpu_seconds: float | None
    load_cpu_seconds: float
    memory: Memory | None
