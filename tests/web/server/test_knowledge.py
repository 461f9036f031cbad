"""What there is to play with, for those who open a table or draw one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.running import running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database: Path = tmp_path_factory.mktemp("knowledge") / "tables.sqlite3"
    with running(database) as address, httpx.Client(base_url=address, timeout=60) as http:
        yield http


def test_the_boxes_say_for_how_many_they_are_and_what_can_be_set(server: httpx.Client) -> None:
    base = server.get("/api/boxes").json()[0]
    assert base["id"] == "base"
    assert base["players"] == {"fewest": 1, "most": 4}
    year = {option["id"]: option for option in base["options"]}["rugwort_year"]
    assert year["values"] == ["1", "2", "3"]
    assert year["players"] == [1], "the solo opponent's year makes a difference to no other game"


def test_components_come_in_the_language_that_was_asked_for(server: httpx.Client) -> None:
    in_french = server.get("/api/components", headers={"accept-language": "fr"}).json()
    in_english = server.get("/api/components", headers={"accept-language": "en"}).json()
    farm = {component["id"]: component for component in in_french}["farm"]
    assert farm["name"] == "Ferme"
    assert farm["cost"] == {"twig": 2, "resin": 1}
    assert [component["id"] for component in in_french] == [c["id"] for c in in_english]


def test_figures_of_a_box_come_without_words_for_those_who_have_them(server: httpx.Client) -> None:
    wish = {"boxes": "base", "words": "false"}
    farm = {one["id"]: one for one in server.get("/api/components", params=wish).json()}["farm"]
    assert farm["cost"] == {"twig": 2, "resin": 1}
    assert not {"name", "text"} & farm.keys()


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


def test_presets_come_in_the_language_that_was_asked_for(server: httpx.Client) -> None:
    in_french = server.get("/api/boxes", headers={"accept-language": "fr"}).json()
    first = in_french[0]["presets"][0]
    assert (first["id"], first["name"], first["boxes"]) == (
        "first_game",
        "Première partie",
        ["base"],
    )


def test_before_a_table_is_opened_the_server_says_what_each_choice_would_do(
    server: httpx.Client,
) -> None:
    wish = {"boxes": "base,legends", "options": "rugwort_year=3"}
    told = server.get("/api/setup", params={**wish, "players": "1"}).json()
    assert told["fault"] is None
    assert told["fixed"] == ["base", "lil"]
    assert [(one["weight"], one["box"]) for one in told["remarks"]] == [
        ("impossible", "base"), ("unadvised", "rugwort"),
        ("unadvised", "pearlbrook"), ("unadvised", "pearlbrook"), ("unadvised", "bellfaire"),
        ("unadvised", "spirecrest"), ("impossible", "lil"), ("unadvised", "lil"),
    ]  # fmt: skip
    in_company = server.get("/api/setup", params={**wish, "players": "2"}).json()
    weights = [
        (one["weight"], one["option"]) for one in in_company["remarks"] if one["box"] != "lil"
    ]
    assert weights == [("impossible", ""), ("unadvised", ""), ("no_effect", "rugwort_year")]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"players": 5, "boxes": "base"}, "bad-players"),
        ({"players": 2, "boxes": "legends"}, "box-requires"),
        ({"players": 1, "boxes": "base", "options": "rugwort_year=9"}, "bad-option"),
        ({"players": 1, "boxes": "base", "options": "moon"}, "unknown-option"),
    ],
)
def test_a_game_that_cannot_be_opened_is_told_with_its_fault(
    server: httpx.Client, wish: dict[str, str], code: str
) -> None:
    told = server.get("/api/setup", params=wish, headers={"accept-language": "fr"}).json()
    assert told["fault"]["code"] == code
    assert told["fault"]["sentence"].startswith(("Ces boîtes", "La boîte", "L’option"))


@pytest.mark.parametrize(
    "wish", [{"players": 2, "boxes": "nonsense"}, {"players": 2, "boxes": ","}]
)
def test_boxes_that_are_not_there_have_no_remarks(
    server: httpx.Client, wish: dict[str, str]
) -> None:
    assert server.get("/api/setup", params=wish).status_code == 400
