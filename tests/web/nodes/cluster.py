"""Three nodes, and people who are not at one of them only."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.web.process import ServerProcess
from tests.web.running import Player
from tests.web.waiting_bot import WaitingBot

NODES: Final = 3
BOT_SECONDS: Final = 1.0

SOON: Final = 30.0  # seconds; a few milliseconds, unless the machine has much else to do


class Cluster:
    """Nodes of one database, which know a bot that thinks until it is let go on."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.bot = WaitingBot(folder / "bots")
        self.nodes = [
            ServerProcess(
                database, folder / f"log{n}", path=[self.bot.folder], bot_seconds=BOT_SECONDS
            )
            for n in range(NODES)
        ]

    def __enter__(self) -> Cluster:
        self.revive()
        return self

    def __exit__(self, *_fault: object) -> None:
        for node in self.nodes:
            if node.running:
                node.kill()

    def revive(self) -> None:
        fallen = [node for node in self.nodes if not node.running]
        for node in fallen:
            node.launch()
        for node in fallen:
            node.wait_until_ready()

    def player(self, node: int) -> Player:
        return Player(self.nodes[node].address)

    def go_to(self, player: Player, node: int) -> Player:
        """The player asks another node from now on, with the same token."""
        player.http.base_url = self.nodes[node].address
        return player


@contextmanager
def live(player: Player, code: str) -> Iterator[Live]:
    """The live channel of a player, through the node that player asks."""
    address = str(player.http.base_url).replace("http", "ws", 1).rstrip("/")
    token = {"Authorization": player.http.headers["authorization"]}
    with connect(f"{address}/api/tables/{code}/live", additional_headers=token) as socket:
        yield Live(socket)


class Live:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def until_event(self, seq: int) -> dict[str, Any]:
        """Wait until an event is told; the event."""
        while True:
            for event in self._next("table")["events"]:
                if event["seq"] == seq:
                    found: dict[str, Any] = event
                    return found

    def until_there(self, *seats: int) -> None:
        """Wait until just these seats are said to be there."""
        while self._next("presence")["seats"] != list(seats):
            pass

    def _next(self, kind: str) -> dict[str, Any]:
        patience = time.monotonic() + SOON
        while True:
            message: dict[str, Any] = json.loads(
                self._socket.recv(timeout=max(0.0, patience - time.monotonic()))
            )
            if message["type"] == kind:
                return message
