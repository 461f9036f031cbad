"""What the server counts, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_SLOW: Final = (*_FAST, 10.0, 20.0, 60.0)


class Measures:
    """One set of them in a process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "everdell_requests",
            "Requests answered, by route and status.",
            ("method", "route", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "everdell_request_seconds",
            "Time until a request was answered.",
            ("route",),
            buckets=_FAST,
            registry=registry,
        )
        self.append_seconds = Histogram(
            "everdell_append_seconds",
            "Time until an act was durable.",
            buckets=_FAST,
            registry=registry,
        )
        self.events = Counter("everdell_events", "Events kept.", registry=registry)
        self.hot_tables = Gauge("everdell_hot_tables", "Tables in memory.", registry=registry)
        self.connections = Gauge("everdell_connections", "Open connections.", registry=registry)
        self.sockets = Gauge("everdell_sockets", "Open WebSockets.", registry=registry)
        self.bot_seconds = Histogram(
            "everdell_bot_seconds",
            "Thinking time of bots, by kind.",
            ("kind",),
            buckets=_SLOW,
            registry=registry,
        )
        self.bot_wait_seconds = Histogram(
            "everdell_bot_wait_seconds",
            "Time until a bot could begin to think, by kind.",
            ("kind",),
            buckets=_SLOW,
            registry=registry,
        )
        self.bots_waiting = Gauge(
            "everdell_bots_waiting",
            "Bots that wait until they can begin to think, by kind.",
            ("kind",),
            registry=registry,
        )
        self.bot_failures = Counter(
            "everdell_bot_failures", "Bots that failed, by reason.", ("why",), registry=registry
        )
        self.deletions = Counter(
            "everdell_deletions", "Tables deleted, by reason.", ("why",), registry=registry
        )
        self.refusals = Counter(
            "everdell_refusals", "Requests over a limit.", ("limit",), registry=registry
        )
        self.hang_ups = Counter(
            "everdell_hang_ups",
            "Connections closed because of the other side, by reason.",
            ("why",),
            registry=registry,
        )

    @contextmanager
    def waiting_for_bots(self, kind: str) -> Iterator[None]:
        """For as long as a bot waits until it can begin to think."""
        began = time.perf_counter()
        with self.bots_waiting.labels(kind).track_inprogress():
            yield
        self.bot_wait_seconds.labels(kind).observe(time.perf_counter() - began)


METRICS: Final = Measures()
