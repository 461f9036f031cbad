"""What there is to play with, for whoever opens a table or draws one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.running import running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database: Path = tmp_path_factory.mktemp("knowledge") / "tables.sqlite3"
    with running(database) as address, httpx.Client(base_url=address) as http:
        yield http


def test_the_boxes_say_for_how_many_they_are_and_what_can_be_set(server: httpx.Client) -> None:
    base = server.get("/api/boxes").json()[0]
    assert base["id"] == "base"
    assert base["players"] == {"fewest": 1, "most": 4}
    year = {option["id"]: option for option in base["options"]}["rugwort_year"]
    assert year["values"] == ["1", "2", "3"]
    assert year["players"] == [1], "the solo opponent's year makes a difference to nobody else"


def test_components_come_in_the_language_that_was_asked_for(server: httpx.Client) -> None:
    in_french = server.get("/api/components", headers={"accept-language": "fr"}).json()
    in_english = server.get("/api/components", headers={"accept-language": "en"}).json()
    farm = {component["id"]: component for component in in_french}["farm"]
    assert farm["name"] == "Ferme"
    assert farm["cost"] == {"twig": 2, "resin": 1}
    assert [component["id"] for component in in_french] == [c["id"] for c in in_english]


def test_it_is_sent_packed_and_only_where_it_is_news(server: httpx.Client) -> None:
    for path in ("/api/boxes", "/api/components"):
        answer = server.get(path, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding, accept-language"
        assert answer.headers["cache-control"] == "no-cache"
        known = {"if-none-match": answer.headers["etag"]}
        assert server.get(path, headers=known).status_code == 304
    in_french = server.get("/api/components", headers={**known, "accept-language": "fr"})
    assert in_french.status_code == 200


def test_an_unknown_box_is_said(server: httpx.Client) -> None:
    answer = server.get("/api/components", params={"boxes": "base,nonsense"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "unknown-box"
