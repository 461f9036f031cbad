"""A server that breaks tells neither players nor logs what it held in its hands."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import NoReturn

import pytest

from everdell import Game, new_game
from everdell.table.events import HouseRules
from everdell.table.table import GameTable
from everdell.web.loaded_table import KeptEvent, advance
from everdell.web.randomness import code_from
from everdell.web.server import app, asking
from everdell.web.server.identity import hash_of
from tests.web.secrets.recording_client import Person
from tests.web.secrets.sites import Laid, Logs, Site, overheard_logs, site, token, wait_until

SEED = 813_847_339_002
TABLE = f"/api/tables/{code_from('1')}"


class Quick:
    """Workers that answer at once."""

    def __init__(self, workers: int, seconds: float) -> None:
        pass

    async def choose(self, visitor: str, bot: str, world: Game, seat: int, seed: int) -> str:
        return world.options[0].id

    async def close(self) -> None:
        pass


def laid(*people: str) -> Laid:
    return Laid(new_game(len(people), seed=SEED), people, HouseRules())


def breaks(*given: object) -> NoReturn:
    """A mistake that says all it knows."""
    raise RuntimeError(f"{given} {SEED} {token(0)}")


def check(text: str) -> None:
    """Neither what the mistake said nor what the variables around it held."""
    for secret in (str(SEED), token(0), hash_of(token(0)), "Chosen(", "visit:", "play:"):
        assert secret not in text


def test_a_request_that_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with overheard_logs() as logs, site(tmp_path, logs, [laid(token(0), token(1))]) as server:
        person = Person(server.address, token(0))
        options = person.ask("GET", TABLE).json()["table"]["game"]["decision"]["options"]
        monkeypatch.setattr(asking, "acted", breaks)
        wish = {"option": options[0]["id"], "version": 2}
        answer = person.ask("POST", f"{TABLE}/choose", json=wish)
        person.close()
        assert answer.status == 500
        assert answer.json()["code"] == "broken"
        check(answer.body.decode())
        _logged(logs, server, "RuntimeError")


def test_a_bot_whose_choice_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_at_a_choice(table: GameTable, news: list[KeptEvent], game: Game | None) -> GameTable:
        return advance(table, news, game) if game is None else breaks(news)

    monkeypatch.setattr(app, "Thinkers", Quick)
    monkeypatch.setattr("everdell.web.host.advance", breaks_at_a_choice)
    with overheard_logs() as logs, site(tmp_path, logs, [laid("greedy", token(0))]) as server:
        _logged(logs, server, "bot-stopped")


def _logged(logs: Logs, server: Site, word: str) -> None:
    wait_until(lambda: any(word in line for line in logs.of(server.thread)))
    check(logs.text)


def test_a_library_that_logs_a_mistake() -> None:
    with overheard_logs() as logs:
        try:
            breaks()
        except RuntimeError:
            logging.getLogger("uvicorn.error").exception("It broke")
        assert "It broke" in logs.text
        assert "RuntimeError" in logs.text
        check(logs.text)
