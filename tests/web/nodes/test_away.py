"""PostgreSQL is away: whatever is asked, the answer is that it is, and when to ask again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import pytest

from everdell.web.store import upgrade
from tests.web import postgres
from tests.web.process import until
from tests.web.routes import all_routes
from tests.web.running import Player, fault, running

# Seconds. One route starts a process, which yields to all others: on a starving machine it takes.
PATIENCE: Final = 200.0


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    """A PostgreSQL that can be stopped."""
    launched = postgres.launch()
    asyncio.run(upgrade(str(launched.get_uri())))
    yield launched
    launched.cleanup()


def test_every_route_says_so(server: Any) -> None:
    database = str(server.get_uri())
    with running(database) as address:
        ann = Player(address)
        codes = [ann.open("person", "person", mine=[0, 1], start=True) for _ in range(2)]
    with running(database) as address:
        ann.go_to(address)
        ann.http.timeout = PATIENCE
        ann.table(codes[0])  # which is in memory now, and the other is not
        server.stop()
        told: list[str] = []
        for code in codes:
            for method, path, body in all_routes(code=code, lang="en", box="base", n="1"):
                answer = ann.http.request(method, path, json=body)
                ann.http.cookies.clear()
                assert answer.status_code != 500, path
                if answer.status_code == 503 and path != "/ready":
                    told.append(f"{method} {path}")
                    assert answer.json()["code"] == "unavailable", path
                    assert answer.headers["retry-after"] == "1"
        # Those among others: whatever reads a table that is not in memory, lists, names, moves.
        assert {
            "GET /api/me",
            "GET /api/tables",
            "GET /api/tables/mine",
            "POST /api/tables",
            f"GET /api/tables/{codes[1]}",
            f"GET /api/tables/{codes[1]}/events",
            f"GET /api/tables/{codes[1]}/record",
            f"POST /api/tables/{codes[1]}/hint",
            f"POST /api/tables/{codes[0]}/leave",
        } <= set(told)
        assert fault(ann.http.get("/ready")) == (503, "not-ready")
        assert ann.http.get("/health").is_success
        with ann.watch(codes[1]) as channel:
            assert channel.end() == (1013, "unavailable")
        server.start()
        until(lambda: ann.http.get("/ready").is_success)
        ann.must(codes[0], "say", text="there you are")
