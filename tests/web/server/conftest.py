from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.web.running import Player, client, running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server without limits, for all tests of a file."""
    with running(tmp_path_factory.mktemp("server") / "tables.db") as address:
        yield address


@pytest.fixture
def anonymous(address: str) -> Iterator[httpx.Client]:
    """A visitor without a token."""
    with client(address) as http:
        yield http


@pytest.fixture
def browser(address: str) -> Iterator[httpx.Client]:
    """A page of the server in a browser, with a cookie."""
    with client(address, {"origin": address}) as http:
        http.post("/api/identity", json={})
        yield http


@pytest.fixture
def ann(address: str) -> Player:
    return Player(address)


@pytest.fixture
def bob(address: str) -> Player:
    return Player(address, "fr")
