"""A seat goes to another device, which asks another node."""

from __future__ import annotations

from functools import partial

import httpx

from tests.web.nodes.cluster import Cluster, live
from tests.web.nodes.people import at_once, seated
from tests.web.process import until
from tests.web.running import Player


def key_to(player: Player, code: str) -> dict[str, str]:
    return {"code": code, "secret": player.must(code, "carry")["link"].partition("#")[2]}


def take(player: Player, key: dict[str, str]) -> httpx.Response:
    return player.http.post("/api/seat/take", json=key)


def test_a_link_made_at_one_node_is_opened_at_another(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    phone = cluster.player(2)
    with live(owner, code) as here, live(guest, code) as there:
        taken = take(phone, key_to(owner, code))
        assert taken.status_code == 200, taken.text
        for each in (here, there):
            assert each.until_event(taken.json()["seq"])["type"] == "carried"
    assert phone.table(code)["you"] == [0]
    phone.choose(code)
    until(lambda: owner.table(code)["choices"] == 1)
    assert owner.table(code)["you"] == []


def test_of_all_who_open_a_link_at_once_at_all_nodes_one_gets_the_seat(cluster: Cluster) -> None:
    owner, _, code = seated(cluster)
    for _ in range(5):
        key = key_to(owner, code)
        devices = [cluster.player(node) for node in (0, 1, 2)]
        answers = at_once(*[partial(take, device, key) for device in devices])
        assert sorted(answer.status_code for answer in answers) == [200, 410, 410]
        owner = next(d for d, answer in zip(devices, answers, strict=True) if answer.is_success)
        assert owner.table(code)["you"] == [0]


def test_a_phrase_is_known_at_every_node_and_after_the_death_of_its_own(cluster: Cluster) -> None:
    owner, _, code = seated(cluster)
    key = {"phrase": owner.must(code, "phrase")["phrase"]}
    cluster.nodes[0].kill()
    for node in (1, 2):
        device = cluster.player(node)
        assert take(device, key).status_code == 200
        assert device.table(code)["you"] == [0]
