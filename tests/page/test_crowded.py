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


_BARE: Final[dict[str, Any]] = {
    "occupied": False,
    "points": 0,
    "stored": {},
    "workers": [],
    "settled": [],
    "held": [],
}
# Two that open a space each, cards that share one, and as many others as fill a city.
_GROWN: Final = (
    ("foresight", "critter", "blue", None),
    ("bridge_of_the_sky", "construction", "blue", None),
    ("scurrble_champion", "critter", "purple", None),
    *[("scurrble_champion", "critter", "purple", 2)] * 2,
    ("storehouse", "construction", "green", 1),
    *[("shopkeeper", "critter", "blue", None), ("storehouse", "construction", "green", None)] * 7,
)


def _grown() -> list[dict[str, Any]]:
    """A city with seventeen spaces, all of them taken."""
    return [
        {"slot": slot, "card": card, "kind": kind, "color": color, "shares_with": host} | _BARE
        for slot, (card, kind, color, host) in enumerate(_GROWN)
    ]


def _laden(message: str | bytes) -> str:
    """What the server tells, with much lying on each card, and every second city full."""
    told = json.loads(message)
    for player in ((told.get("table") or {}).get("game") or {}).get("players", ()):
        if player["seat"] % 2:
            player |= {"city": _grown(), "spaces": 17, "spaces_used": 17}
        for at, card in enumerate(player["city"]):
            if card["card"] == "scurrble_champion":
                continue  # nothing ever lies on one
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
