"""People at different nodes, and what they do together."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.web.nodes.cluster import Cluster
from tests.web.process import until
from tests.web.running import Player


def seated(cluster: Cluster) -> tuple[Player, Player, str]:
    """One player at the first node, one at the second, and the game that they have begun."""
    owner, guest = cluster.player(0), cluster.player(1)
    code = owner.open("person", "person", first="seat")
    guest.must(code, "join", name="guest")
    owner.must(code, "start")
    return owner, guest, code


def move(players: tuple[Player, Player], code: str) -> dict[str, Any]:
    """The player who is to decide takes an option; the event."""
    until(lambda: any(is_to_decide(player, code) for player in players))
    player = next(player for player in players if is_to_decide(player, code))
    [event] = player.choose(code)["events"]
    return dict(event)


def own_turn(player: Player, other: Player, code: str) -> dict[str, Any]:
    """The table when a player is to decide; the other moves until then."""

    def has_come() -> bool:
        if not is_to_decide(player, code) and is_to_decide(other, code):
            other.choose(code)
        return is_to_decide(player, code)

    until(has_come)
    return player.table(code)


def is_to_decide(player: Player, code: str) -> bool:
    """Whether a player's node says so. It may hear of another's move a moment later."""
    table = player.table(code)
    return table["decider"] in table["you"]


def twin_of(player: Player, elsewhere: Player) -> Player:
    """The same person at another node, as in a second tab."""
    elsewhere.http.headers["authorization"] = player.http.headers["authorization"]
    return elsewhere


def at_once(*requests: Callable[[], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(requests)) as threads:
        return [asked.result() for asked in [threads.submit(request) for request in requests]]
