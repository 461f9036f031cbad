"""The Ambassador (Pearlbrook rulebook: frog ambassadors)."""

from __future__ import annotations

from everdell.testing import Table
from tests.rulebook.pearlbrook.sitting import PLAIN, RIVER, at_the_river, pearlbrook

GREEN = ("farm", "farm", "mine")
RED = ("inn", "lookout")


def shore(players: int = 2) -> Table:
    t = at_the_river(players=players)
    for seat in range(players):
        t.set_city(seat, *GREEN[:2], "twig_barge")
    return t


def ambassadors(t: Table) -> list[str]:
    return [id for id in t.offers() if id.startswith("ambassador")]


def test_placing_it_is_the_action_of_a_turn() -> None:
    t = shore().choose("ambassador:river_three_green")
    assert t.seat() == 1
    assert t.pieces(0)["ambassador"] == 0
    assert t.workers(0) == 2


def test_it_never_goes_to_a_worker_place_nor_a_worker_to_its_places() -> None:
    t = shore().set_resources(0, twig=2).set_hand(0, "king", "king")
    assert ambassadors(t) == ["ambassador:shoal", "ambassador:river_three_green"]
    assert not any("shoal" in id or "river" in id for id in t.offers() if "visit" in id)


def test_it_is_used_once_a_season_and_comes_home_with_the_workers() -> None:
    t = shore().choose("ambassador:river_three_green").set_turn(0)
    assert ambassadors(t) == []
    t.set_workers(0, 0).choose("prepare").set_turn(0)
    assert t.pieces(0)["ambassador"] == 1
    assert ambassadors(t) == ["ambassador:river_three_green"]


def test_one_may_prepare_without_having_placed_it() -> None:
    t = shore().set_workers(0, 0)
    assert "prepare" in t.offers()
    t.choose("prepare")
    assert t.pieces(0)["ambassador"] == 1


def test_with_all_workers_placed_it_may_still_be_used() -> None:
    t = shore().set_season(0, "autumn").set_workers(0, 0)
    assert "ambassador:river_three_green" in t.offers()


def test_passing_ends_its_use() -> None:
    t = shore().set_season(0, "autumn").choose("pass").choose("visit:basic_berry")
    assert t.seat() == 1


def test_it_blocks_its_space_until_its_owner_prepares() -> None:
    t = shore().choose("ambassador:river_three_green")
    assert ambassadors(t) == []
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert ambassadors(t) == ["ambassador:river_three_green"]


def test_the_shoal_is_never_blocked() -> None:
    t = shore()
    for seat in (0, 1):
        t.set_resources(seat, twig=2).set_hand(seat, "wife", "wife")
    t.choose("ambassador:shoal")
    assert "ambassador:shoal" in t.offers()


def test_a_ranger_does_not_move_it() -> None:
    t = shore().choose("ambassador:river_three_green").set_turn(0)
    t.choose("visit:basic_berry").set_turn(0).set_hand(0, "ranger").set_resources(0, berry=2)
    t.choose("play:ranger:hand")
    assert not any("river" in id for id in t.offers())


def test_a_well_run_city_does_not_bring_it_home() -> None:
    t = shore().choose("ambassador:river_three_green").set_turn(0)
    t.set_city(0, "chip_sweep", "clock_tower").set_events("a_well_run_city")
    t.choose("event:a_well_run_city")
    assert t.pieces(0)["ambassador"] == 0
    assert t.workers(0) == 2


def test_a_ticket_does_not_move_it() -> None:
    t = pearlbrook(2, "newleaf", newleaf_reservations="off").set_row("river_face_down", *RIVER)
    t.set_city(0, *GREEN).choose("ambassador:river_three_green").set_turn(0)
    assert "ticket" not in t.offers()


def test_it_stands_beside_the_razed_card_until_its_owner_prepares() -> None:
    t = pearlbrook().set_row("river", *RIVER).set_city(0, "ferry").set_hand(0, "ruins")
    t.choose("ambassador:city:0:ferry").choose("copy:omicron_the_elder")
    t.set_turn(0).choose("play:ruins:hand")
    assert t.city(0) == ("ruins",)
    assert t.pieces(0)["ambassador"] == 0
    assert t.standing(0, "ruins") == ()
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.pieces(0)["ambassador"] == 1


def test_joining_others_is_for_workers() -> None:
    t = pearlbrook(2, "newleaf", powers="dealt", **PLAIN).set_row("river_face_down", *RIVER)
    t.set_aside(0, "power").set_aside(1, "power").set_power(1, "cats")
    t.set_city(0, *GREEN).set_city(1, *GREEN[:1], "twig_barge", "twig_barge")
    t.choose("ambassador:river_three_green")
    assert ambassadors(t) == []
