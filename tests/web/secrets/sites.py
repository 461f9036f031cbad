"""Servers that are alike in everything but what lies hidden on their tables."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
import structlog

from everdell.engine.rules import RULES_VERSION
from everdell.engine.state import Game
from everdell.table.acts import Change
from everdell.table.events import Chair, HouseRules, Opened, Started
from everdell.web.host import Host
from everdell.web.randomness import Chance, code_from
from everdell.web.server.identity import hash_of
from everdell.web.server.logs import set_up_logs
from everdell.web.store import Store
from tests.web.running import running


class Counted:
    """Chance that is the same in every world: codes, seeds and draws one after the other."""

    def __init__(self, first_seed: int = 777_000_000_000_001) -> None:
        self._next = first_seed
        self._codes = 0

    def code(self) -> str:
        self._codes += 1
        return code_from(str(self._codes))

    def key(self) -> str:
        return str(self.seed())

    def seed(self) -> int:
        self._next += 1
        return self._next

    def below(self, n: int) -> int:
        return self.seed() % n


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Logs:
    """What is written to standard error, by the thread that wrote it: a server has one thread."""

    def __init__(self) -> None:
        self.lines: dict[int, list[str]] = {}

    def write(self, text: str) -> int:
        self.lines.setdefault(threading.get_ident(), []).append(text)
        return len(text)

    def flush(self) -> None:
        pass

    @property
    def text(self) -> str:
        return "".join(piece for pieces in self.lines.values() for piece in pieces)

    def of(self, thread: int) -> list[str]:
        """What a server has logged, except for the time it was and the time it took."""
        lines = []
        for line in "".join(self.lines.get(thread, [])).splitlines():
            fields = json.loads(line)
            fields.pop("timestamp")
            fields.pop("ms", None)
            lines.append(json.dumps(fields))
        return sorted(lines)


@contextmanager
def overheard_logs() -> Iterator[Logs]:
    """Everything that servers log meanwhile, at the chattiest level they have."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    with pytest.MonkeyPatch.context() as patch:
        logs = Logs()
        patch.setattr(sys, "stderr", logs)
        root.handlers = []
        set_up_logs("debug")
        try:
            yield logs
        finally:
            root.handlers = handlers
            root.setLevel(level)
            structlog.reset_defaults()


class Site(NamedTuple):
    """A server, its thread and its clock."""

    address: str
    thread: int
    clock: Clock


@contextmanager
def site(
    folder: Path, logs: Logs, games: Sequence[Laid] = (), chance: Chance | None = None
) -> Iterator[Site]:
    """A server at which these games are under way."""
    database, clock = folder / "tables.db", Clock()
    asyncio.run(_lay(database, clock, games))
    known = set(logs.lines)
    with running(
        database,
        chance=chance or Counted(),
        clock=clock,
        hot_seconds=1e6,
        log_level="debug",
        public_url="https://tables.example",
    ) as address:
        thread = _thread_of(address, logs, known)
        yield Site(address, thread, clock)


def _thread_of(address: str, logs: Logs, known: set[int]) -> int:
    """Which thread logs what this server does."""
    httpx.get(f"{address}/health")
    wait_until(lambda: len(set(logs.lines) - known) == 1)
    return (set(logs.lines) - known).pop()


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(4000):
        if true():
            return
        time.sleep(0.005)
    raise AssertionError("it does not come true")


class Laid(NamedTuple):
    """A game to be laid on a table: tokens or names of bots in the order of the seats."""

    game: Game
    people: Sequence[str]
    house: HouseRules


async def _lay(database: Path, clock: Clock, games: Sequence[Laid]) -> None:
    """Put games under way into a database, under the codes `code_from("1")` and so on."""
    store = await Store.open(str(database))
    host = Host(store, chance=Counted(), clock=clock)
    for held in (
        *[token(n) for n in (*range(_MOST_PEOPLE), None)],
        device("here"),
        device("there"),
    ):
        await host.directory.remember(
            hash_of(held), ""
        )  # or a token that is made up would not be believed
    for game, people, house in games:
        rules = game.rules
        house = msgspec.structs.replace(
            house, boxes=tuple([box.id for box in rules.boxes]), options=dict(rules.settings)
        )
        chairs = tuple([_chair(who, n) for n, who in enumerate(people)])
        owner = next(chair.holder for chair in chairs if chair.holder)
        started = Started(game.seed, RULES_VERSION, origin=game.to_json())
        await host.found(Change((Opened(owner, house, chairs), started)))
    await store.close()


def _chair(who: str, n: int) -> Chair:
    if who.startswith(TOKEN):
        return Chair(holder=hash_of(who), name=f"Player {n + 1}")
    return Chair(by=who)


TOKEN = "token-of-a-player-who-keeps-it-secret-"


_MOST_PEOPLE = 4


def token(n: int | None) -> str:
    """What the person on a seat, or a spectator, holds."""
    return f"{TOKEN}{'spectator' if n is None else n}"


def device(world: str) -> str:
    """What another device of a player holds; it may differ from world to world."""
    return f"{TOKEN}device-{world}"
