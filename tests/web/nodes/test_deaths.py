"""A node dies, and its people go on at another."""

from __future__ import annotations

from tests.web import waiting_bot
from tests.web.nodes.cluster import Cluster, live
from tests.web.nodes.people import move, seated
from tests.web.process import until


def test_the_game_goes_on_where_it_was(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    told = [move((owner, guest), code)["seq"] for _ in range(8)]
    cluster.nodes[0].kill()
    cluster.go_to(owner, 2)
    assert owner.table(code)["choices"] == 8
    with live(owner, code) as watching:
        for _ in range(4):
            told.append(move((owner, guest), code)["seq"])
            watching.until_event(told[-1])
    cluster.nodes[1].kill()
    cluster.go_to(guest, 2)
    told.append(move((owner, guest), code)["seq"])
    events = guest.http.get(f"/api/tables/{code}/events").json()
    assert [event["seq"] for event in events] == list(range(1, told[-1] + 1))
    assert [event["seq"] for event in events if event["type"] == "chosen"] == told


def test_a_request_without_an_answer_is_repeated_at_another_node(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    table = owner.table(code)
    option, version = table["game"]["decision"]["options"][0]["id"], table["version"]
    first = owner.must(code, "choose", option=option, version=version, key="the first")
    cluster.nodes[0].kill()
    cluster.go_to(owner, 1)
    again = owner.must(code, "choose", option=option, version=version, key="the first")
    assert again == first
    assert guest.table(code)["choices"] == 1


def test_another_node_takes_over_a_bot_that_was_thinking(cluster: Cluster) -> None:
    player = cluster.player(1)
    code = player.open(waiting_bot.NAME, "person", mine=[1], first="seat", start=True)
    assert cluster.bot.wait_until_it_thinks() == cluster.nodes[1].pid
    cluster.nodes[1].kill()
    cluster.bot.let_go_on()
    # No client asks for the table: the nodes that are left find out by themselves that it is due.
    assert cluster.bot.wait_until_it_thinks() in (cluster.nodes[0].pid, cluster.nodes[2].pid)
    cluster.go_to(player, 2)
    until(lambda: player.table(code)["decider"] == 1)
    [_, _, *moves] = player.http.get(f"/api/tables/{code}/events").json()
    assert {event.get("bot") for event in moves} == {waiting_bot.NAME}
