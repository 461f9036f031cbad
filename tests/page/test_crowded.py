"""Cards on which much lies: their names stay readable, and so do the figures."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute

from tests.page.conftest import NewVisitor
from tests.page.scenes import advance, shared

_CARDS: Final = 12  # a city that begins to be full

# Each can lie on one card of some box: a visited chapel, a visited storehouse, a full dungeon.
_LOADS: Final[tuple[dict[str, Any], ...]] = (
    {"points": 3, "workers": [0], "occupied": True},
    {"stored": {"twig": 6, "resin": 4, "pebble": 2, "berry": 4}, "workers": [1]},
    {"held": ["fool", "husband"], "occupied": True},
    {"workers": [0, 1], "occupied": True},
)


def _laden(message: str | bytes) -> str:
    """What the server tells, with much lying on each card."""
    told = json.loads(message)
    for player in ((told.get("table") or {}).get("game") or {}).get("players", ()):
        for at, card in enumerate(player["city"]):
            card.update(_LOADS[at % len(_LOADS)])
    return json.dumps(told)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_much_lies_on_the_cards(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="fr", theme="dark")
    code = shared(ann, 4)
    advance(
        ann,
        code,
        lambda table: any(len(player["city"]) >= _CARDS for player in table["game"]["players"]),
    )

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(_laden(message)))

    ann.page.route_web_socket("**", between)
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain button").first.click()
    page.locator(".tile.loaded").nth(_CARDS).wait_for()
    ann.expect_no_faults(fits=True)
