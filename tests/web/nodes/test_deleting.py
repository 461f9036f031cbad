"""A table that is deleted at one node is gone at all of them."""

from __future__ import annotations

from functools import partial

from tests.web.nodes.cluster import Cluster
from tests.web.nodes.people import at_once, seated
from tests.web.process import until
from tests.web.running import fault


def test_all_nodes_let_go_of_a_deleted_table(cluster: Cluster) -> None:
    owner, guest, stranger = (cluster.player(node) for node in range(3))
    code = owner.open("person", "person")
    guest.must(code, "join", name="guest")
    with guest.watch(code) as second, stranger.watch(code) as third:
        for channel in (second, third):
            channel.next()
        assert owner.http.delete(f"/api/tables/{code}").status_code == 200
        for channel in (second, third):
            assert channel.end() == (4400, "unknown-table")
    people = (owner, guest, stranger)
    until(lambda: {who.http.get(f"/api/tables/{code}").status_code for who in people} == {404})
    assert fault(guest.do(code, "rise", seat=1)) == (404, "unknown-table")


def test_of_a_move_and_a_deletion_at_two_nodes_one_comes_second(cluster: Cluster) -> None:
    """The second one is told what is true: the move is kept, or the table is gone."""
    for _ in range(5):
        owner, guest, code = seated(cluster)
        proposal = owner.must(code, "propose", kind="abandon")["seq"]
        agreed = partial(guest.do, code, "answer", proposal=proposal, yes=True)
        deleted = partial(owner.http.delete, f"/api/tables/{code}")
        answers = at_once(agreed, deleted)
        assert answers[0].status_code == 200
        if answers[1].status_code != 200:
            assert fault(answers[1]) == (409, "others-play")
            assert deleted().status_code == 200
