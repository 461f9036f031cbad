"""Games as files, and the way they went."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from everdell.engine.codec import digest
from everdell.engine.rules import RULES_VERSION
from everdell.table import Sitting
from everdell.web import importing
from tests.web.process import ServerProcess, until
from tests.web.running import Player, fault, finish, running, two_at_table


class Finished(NamedTuple):
    code: str
    player: Player
    record: dict[str, Any]


@pytest.fixture(scope="module")
def finished(address: str) -> Finished:
    """A game that has been played to its end by one person for both seats."""
    player = Player(address)
    code = player.open("person", "person", mine=[0, 1], name="Ann", start=True, first="seat")
    finish(code, player)
    return Finished(code, player, player.http.get(f"/api/tables/{code}/record").json())


# Export --------------------------------------------------------------------------------------


def test_a_record_is_given_out_after_the_game(address: str, anonymous: httpx.Client) -> None:
    code, ann, bob = two_at_table(address)
    path = f"/api/tables/{code}/record"
    for http in (ann.http, bob.http, anonymous):
        assert fault(http.get(path)) == (403, "not-yet-open")
    bob.must(code, "answer", proposal=ann.must(code, "propose", kind="abandon")["seq"], yes=True)
    for http in (ann.http, bob.http, anonymous):
        assert http.get(path).status_code == 200


def test_before_the_game_there_is_nothing_to_record(ann: Player) -> None:
    code = ann.open("person", "person")
    assert fault(ann.http.get(f"/api/tables/{code}/record")) == (403, "not-yet-open")
    ann.must(code, "rise", seat=0)
    assert fault(ann.http.get(f"/api/tables/{code}/record")) == (403, "not-yet-open")


def test_a_record_is_a_file(finished: Finished) -> None:
    answer = finished.player.http.get(f"/api/tables/{finished.code}/record")
    assert answer.headers["content-type"].startswith("application/json")
    name = f'attachment; filename="everdell-{finished.code}.json"'
    assert answer.headers["content-disposition"] == name
    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ann", "Ann"]
    assert len(answer.json()["choices"]) == finished.player.table(finished.code)["choices"]
    assert finished.player.token not in answer.text


def test_after_the_end_every_hand_is_open(finished: Finished, anonymous: httpx.Client) -> None:
    table = anonymous.get(f"/api/tables/{finished.code}").json()["table"]
    assert table["status"] == "over"
    assert all("hand" in player for player in table["game"]["players"])
    assert table["house"]["seed"] == finished.record["seed"]
    assert anonymous.get(f"/api/tables/{finished.code}/record").json() == finished.record


# Import --------------------------------------------------------------------------------------


def test_a_record_comes_back_as_the_same_game(finished: Finished, bob: Player) -> None:
    answer = bob.http.post("/api/records", json={"record": finished.record, "name": "Bob"})
    assert answer.status_code == 201
    code = answer.json()["code"]
    assert code != finished.code
    assert bob.table(code)["status"] == "over"
    assert bob.table(code)["game"] == finished.player.table(finished.code)["game"]
    assert bob.http.get(f"/api/tables/{code}/record").json() == finished.record


def test_people_keep_the_names_they_played_by(finished: Finished, bob: Player) -> None:
    seats = [{"by": "person", "name": " Ann\u202e "}, {"by": "person"}]
    record = forged(finished.record, seats=seats)
    code = bob.http.post("/api/records", json={"record": record, "name": "Bob"}).json()["code"]
    assert [seat["name"] for seat in bob.table(code)["seats"]] == ["Ann", "Bob"]
    long = forged(finished.record, seats=[{"by": "person", "name": "a" * 31}] * 2)
    assert fault(bob.http.post("/api/records", json={"record": long})) == (400, "long-name")


def test_a_game_goes_on_from_a_record(ann: Player, bob: Player) -> None:
    given_up = ann.open("person", "person", mine=[0, 1], start=True)
    for _ in range(5):
        ann.choose(given_up)
    game = ann.table(given_up)["game"]
    ann.must(given_up, "propose", kind="abandon")
    record = ann.http.get(f"/api/tables/{given_up}/record").json()
    code = bob.http.post("/api/records", json={"record": record}).json()["code"]
    table = bob.table(code)
    assert (table["status"], table["choices"], table["you"]) == ("playing", 5, [0, 1])
    assert table["game"] == game
    assert [event["type"] for event in bob.look(code)["events"][2:]] == ["chosen"] * 5
    assert fault(bob.http.get(f"/api/tables/{code}/record")) == (403, "not-yet-open")
    bob.choose(code)


def test_a_record_is_imported_once(finished: Finished, bob: Player) -> None:
    headers = {"Idempotency-Key": "import"}
    wish = {"record": finished.record}
    answers = [bob.http.post("/api/records", json=wish, headers=headers) for _ in range(3)]
    assert {(answer.status_code, answer.content) for answer in answers} == {
        (201, answers[0].content)
    }
    assert len(bob.http.get("/api/tables/mine").json()["tables"]) == 1


def forged(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A record that was changed, fingerprint and all."""
    body = {**record, **changes}
    del body["format"], body["digest"]
    return {"format": record["format"], "digest": digest(body), **body}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"choices": ["pass", "pass"]}, "damaged-record"),
        ({"choices": "pass"}, "damaged-record"),
        ({"choices": ["pass"] * 50_000}, "damaged-record"),
        ({"choices": ["x" * 500_000]}, "damaged-record"),
        ({"players": 9}, "damaged-record"),
        ({"players": -1, "seats": []}, "unplayable-record"),
        ({"players": 10**30, "seats": []}, "unplayable-record"),
        ({"players": 10**9, "seats": []}, "unplayable-record"),
        ({"everdell": 10**30}, "damaged-record"),
        ({"seed": -1}, "unplayable-record"),
        ({"boxes": ["atlantis"]}, "unplayable-record"),
        ({"boxes": []}, "unplayable-record"),
        ({"options": {"dragons": "yes"}}, "unplayable-record"),
        ({"seats": [{"by": "no-such-bot"}, {"by": "person"}]}, "unknown-bot"),
        ({"origin": "{}"}, "partial-record"),
        ({"origin": "[" * 50_000}, "partial-record"),
        ({"rules": 10**6}, "newer-record"),
        ({"rules": RULES_VERSION - 1}, "older-record"),
        ({"snapshots": [{"at": 0, "digest": "x"}]}, "damaged-record"),
    ],
)
def test_a_forged_record_opens_no_table(
    finished: Finished, bob: Player, changes: dict[str, Any], code: str
) -> None:
    answer = bob.http.post("/api/records", json={"record": forged(finished.record, **changes)})
    assert fault(answer) == (400, code)
    assert len(answer.content) < 2000
    assert bob.http.get("/api/tables/mine").json() == {"tables": []}


def test_what_a_record_says_twice_opens_no_table(finished: Finished, bob: Player) -> None:
    body = json.dumps({"record": finished.record})
    headers = {"content-type": "application/json"}
    for twice in (
        body.replace('"seed":', '"seed": 1, "seed":'),
        body.replace('"by":', '"by": "greedy", "by":', 1),
        body.replace('{"record":', '{"record": {}, "record":'),
    ):
        answer = bob.http.post("/api/records", content=twice, headers=headers)
        assert fault(answer) == (400, "damaged-record")
    assert bob.http.get("/api/tables/mine").json() == {"tables": []}


def endless(first: str) -> dict[str, Any]:
    """A solo game in which the rat would have to play more cards than there are atoms."""
    sitting = Sitting.start(players=1)
    document = json.loads(sitting.game.to_json())
    document["state"]["plays"] = 2**61
    document["digest"] = digest(document["state"])
    record = json.loads(sitting.record().to_json())
    return forged(record, origin=json.dumps(document), choices=[first])


def test_a_forged_number_keeps_no_server_busy(tmp_path: Path) -> None:
    """In a process of its own, because it was once kept busy for ever."""
    with ServerProcess(tmp_path / "tables.db", tmp_path / "log") as server:
        bob = Player(server.address)
        wish = {"record": endless("visit:basic_pebble")}
        answer = bob.http.post("/api/records", json=wish, timeout=20)
        assert fault(answer) == (400, "partial-record")
        assert bob.http.get("/health", timeout=5).status_code == 200


def nap(body: bytes) -> None:
    """A reader that says it has begun, and then reads for a long time."""
    Path(json.loads(body)["record"]["began"]).touch()
    time.sleep(600)


def test_a_record_that_takes_long_keeps_only_its_reader_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "read_body", nap)
    began = tmp_path / "began"
    with (
        running(tmp_path / "tables.db", import_seconds=8) as address,
        ThreadPoolExecutor(1) as aside,
    ):
        ann, bob = Player(address), Player(address)
        wish = {"record": {"began": str(began)}}
        answer = aside.submit(bob.http.post, "/api/records", json=wish)
        until(began.exists)
        code = ann.open("person", "person", mine=[0, 1], start=True)
        ann.choose(code)
        assert not answer.done()
        assert fault(answer.result()) == (400, "slow-record")


def test_a_damaged_record_opens_no_table(finished: Finished, bob: Player) -> None:
    record = finished.record | {"seed": f"{finished.record['seed']}+"}
    assert fault(bob.http.post("/api/records", json={"record": record})) == (400, "damaged-record")


@pytest.mark.parametrize(
    "body",
    [
        b'{"record":' + b"[" * 100_000,
        b'{"record":{"a":' + b'{"a":' * 100_000,
        b'{"record":{"a":' + b"9" * 100_000 + b"}}",
        b'{"record":{"seed":1e999}}',
        b'{"record":{"\\ud800":1}}',
        b'{"record":null}',
        b'{"record":{}}',
    ],
)
def test_what_is_no_record_opens_no_table(bob: Player, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = bob.http.post("/api/records", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-request", "foreign-record")


def test_a_stranger_imports_nothing(finished: Finished, anonymous: httpx.Client) -> None:
    answer = anonymous.post("/api/records", json={"record": finished.record})
    assert fault(answer) == (401, "no-token")


def test_a_large_record_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", max_body=1000, max_record=5000) as address:
        ann = Player(address)
        for size, status in ((4000, 400), (6000, 413)):
            answer = ann.http.post("/api/records", json={"record": {"x": "y" * size}})
            assert answer.status_code == status


# The way it went -----------------------------------------------------------------------------


def test_each_moment_can_be_looked_at_again(finished: Finished, anonymous: httpx.Client) -> None:
    code, player, record = finished
    last = len(record["choices"])
    for n in (0, 1, last // 2, last):
        board = player.http.get(f"/api/tables/{code}/at/{n}", params={"seat": 1}).json()
        assert board["seat"] == 1
        assert board["players"][1]["hand"] is not None
        watched = anonymous.get(f"/api/tables/{code}/at/{n}").json()
        assert ["hand" in seat for seat in watched["players"]] == [n == last] * 2
    assert anonymous.get(f"/api/tables/{code}/at/{last}").json()["over"]
    for n in (last + 1, 100000):
        assert fault(player.http.get(f"/api/tables/{code}/at/{n}")) == (404, "unknown-moment")
    for odd in ("-1", "100001", "1.5", "x", "9" * 5000):
        assert player.http.get(f"/api/tables/{code}/at/{odd}").status_code in (400, 404)


def test_before_the_game_there_is_no_moment(ann: Player) -> None:
    code = ann.open("person", "person")
    assert fault(ann.http.get(f"/api/tables/{code}/at/0")) == (404, "unknown-moment")
    assert ann.http.get(f"/api/tables/{code}/replay").json()["moments"] == []


def test_the_scores_over_time(finished: Finished) -> None:
    code, player, record = finished
    replay = player.http.get(f"/api/tables/{code}/replay").json()
    assert (replay["code"], replay["base"]) == (code, 0)
    assert [moment["n"] for moment in replay["moments"]] == [*range(1, len(record["choices"]) + 1)]
    players = player.table(code)["game"]["players"]
    assert replay["moments"][-1]["scores"] == [one["score"]["total"] for one in players]
