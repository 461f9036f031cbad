"""Ferry: an Ambassador carries out the action of a River Destination that is turned up."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import PLAIN, RIVER, pearlbrook

from everdell.testing import Table


def ferry(*river: str, seat: int = 0) -> Table:
    return pearlbrook().set_row("river", *river).set_city(seat, "ferry")


def test_the_ambassador_copies_a_tile_that_is_turned_up() -> None:
    t = ferry(*RIVER[:3]).set_hand(0, "king").choose("ambassador:city:0:ferry")
    assert t.offers() == [f"copy:{tile}" for tile in RIVER[:3]]
    t.choose("copy:omicron_the_elder").choose("choose:pay")
    assert t.tokens(0)["pearl"] == 1  # that of the reward, and none for a discovery
    assert t.hand(0) == ()


def test_a_worker_cannot_be_placed_there() -> None:
    assert "visit:city:0:ferry" not in ferry(*RIVER).offers()


def test_one_tile_at_least_must_be_turned_up() -> None:
    t = pearlbrook().set_city(0, "ferry")
    assert "ambassador:city:0:ferry" not in t.offers()
    assert t.row("river") == ("", "", "", "")


def test_the_requirement_of_the_space_is_not_checked_and_it_may_be_taken() -> None:
    t = pearlbrook().set_row("river", *RIVER).set_city(1, "inn", "lookout").set_turn(1)
    t.choose("ambassador:river_two_red").set_city(0, "ferry").set_hand(0, "king")
    t.choose("ambassador:city:0:ferry").choose("copy:omicron_the_elder").choose("choose:pay")
    assert t.tokens(0)["pearl"] == 1


def test_the_cost_must_be_paid_for_the_reward() -> None:
    t = ferry("omicron_the_elder").choose("ambassador:city:0:ferry")
    assert t.seat() == 1
    assert t.tokens(0)["pearl"] == 0


def test_others_may_come_and_the_owner_gains_a_point() -> None:
    t = ferry("omicron_the_elder", seat=1).choose("ambassador:city:1:ferry")
    assert t.points(1) == 1
    assert t.pieces(0)["ambassador"] == 0


def test_it_holds_one_ambassador() -> None:
    t = ferry("omicron_the_elder", seat=1).choose("ambassador:city:1:ferry")
    assert "ambassador:city:1:ferry" not in t.offers()
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert "ambassador:city:1:ferry" in t.offers()


def test_the_shoal_is_not_copied() -> None:
    t = ferry(*RIVER).set_hand(0, "king", "farm").set_resources(0, twig=2)
    assert not any("shoal" in id for id in t.choose("ambassador:city:0:ferry").offers())


def test_a_conductor_copies_it_with_a_worker() -> None:
    t = pearlbrook(2, "newleaf", **PLAIN).set_row("river", "omicron_the_elder")
    t.set_city(0, "conductor").set_city(1, "ferry").set_hand(0, "king")
    t.choose("visit:city:0:conductor").choose("copy:1:ferry").choose("choose:pay")
    assert t.tokens(0)["pearl"] == 1
    assert t.pieces(0)["ambassador"] == 1
    assert t.points(1) == 0
