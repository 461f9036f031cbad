"""One game through several nodes."""

from __future__ import annotations

import statistics
import time
from functools import partial

from tests.web.nodes.cluster import Cluster, live
from tests.web.nodes.people import at_once, move, own_turn, seated, twin_of
from tests.web.process import until


def test_a_table_is_found_joined_and_started_at_another_node(cluster: Cluster) -> None:
    owner, guest = cluster.player(0), cluster.player(1)
    code = owner.open("person", "person", public=True)
    listed = guest.http.get("/api/tables").json()["tables"]
    assert code in [table["code"] for table in listed]
    guest.must(code, "join", name="Ilse")
    until(lambda: owner.table(code)["seats"][1]["name"] == "Ilse")
    cluster.go_to(owner, 1).must(code, "start")
    assert cluster.go_to(guest, 2).table(code)["status"] == "playing"


def test_moves_are_pushed_through_all_nodes(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    stranger = cluster.player(2)
    delays = []
    with live(owner, code) as first, live(guest, code) as second, live(stranger, code) as third:
        for _ in range(12):
            event = move((owner, guest), code)
            acknowledged = time.monotonic()
            told = [each.until_event(event["seq"]) for each in (first, second, third)]
            delays.append(time.monotonic() - acknowledged)
            assert event in told[:2]
            assert {shown["at"] for shown in told} == {event["at"]}
    assert statistics.median(delays) < 1.0


def test_of_two_moves_at_once_one_is_made(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    twin = twin_of(owner, cluster.player(2))
    with live(owner, code) as here, live(twin, code) as there:
        for _ in range(5):
            table = own_turn(owner, guest, code)
            wish = {
                "option": table["game"]["decision"]["options"][0]["id"],
                "version": table["version"],
            }
            answers = at_once(*[partial(who.do, code, "choose", **wish) for who in (owner, twin)])
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            made, refused = sorted(answers, key=lambda answer: answer.status_code)
            assert refused.json()["code"] == "stale-version"
            # The refused player has heard of the move before its notice came: watchers, too.
            for each in (here, there):
                each.until_event(made.json()["seq"])


def test_the_same_request_at_two_nodes_is_one(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    twin = twin_of(owner, cluster.player(2))
    for n in range(5):
        table = own_turn(owner, guest, code)
        wish = {
            "option": table["game"]["decision"]["options"][0]["id"],
            "version": table["version"],
        }
        answers = at_once(
            *[partial(who.do, code, "choose", key=str(n), **wish) for who in (owner, twin)]
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()
        assert owner.table(code)["choices"] == table["choices"] + 1


def test_a_table_opened_twice_at_once_is_one(cluster: Cluster) -> None:
    owner = cluster.player(0)
    twin = twin_of(owner, cluster.player(1))
    wish, key = {"seats": ["person", "person"]}, {"Idempotency-Key": "mine"}
    answers = at_once(
        *[partial(who.http.post, "/api/tables", json=wish, headers=key) for who in (owner, twin)]
    )
    assert len({answer.json()["code"] for answer in answers}) == 1
    assert len(owner.http.get("/api/tables/mine").json()["tables"]) == 1


def test_who_is_there_is_known_at_all_nodes(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    with live(owner, code) as here:
        here.until_there(0)
        with live(guest, code) as there:
            here.until_there(0, 1)
            there.until_there(0, 1)
        here.until_there(0)
