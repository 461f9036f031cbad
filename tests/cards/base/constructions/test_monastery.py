"""Monastery: a worker stays for good and two resources are given for four points."""

from __future__ import annotations

from everdell.testing import Table, table


def abbey(players: int = 2) -> Table:
    return table(players).set_city(0, "monastery")


def test_two_resources_of_any_kind_are_given_for_four_points() -> None:
    t = abbey().set_resources(0, twig=1, berry=1, pebble=1)
    t.choose("visit:city:0:monastery")
    assert t.offers() == ["give:twig", "give:pebble"]  # in order of kinds; a berry may be second
    t.choose("give:twig")
    assert t.offers() == ["give:pebble", "give:berry"]
    t.choose("give:berry")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}
    assert t.resources(1) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.points(0) == 4


def test_the_two_may_be_alike() -> None:
    t = abbey().set_resources(0, berry=3).choose("visit:city:0:monastery")
    assert t.resources(1)["berry"] == 2
    assert t.points(0) == 4


def test_both_go_to_one_opponent_of_choice() -> None:
    t = abbey(players=3).set_resources(0, berry=2).choose("visit:city:0:monastery")
    assert t.offers() == ["give:1", "give:2"]
    t.choose("give:2")
    assert t.resources(1)["berry"] == 0
    assert t.resources(2)["berry"] == 2


def test_without_two_resources_no_worker_is_placed() -> None:
    assert "visit:city:0:monastery" not in abbey().set_resources(0, berry=1).offers()


def test_players_who_have_passed_receive_nothing() -> None:
    t = abbey(players=3).set_passed(1).set_resources(0, berry=2).choose("visit:city:0:monastery")
    assert t.resources(1)["berry"] == 0
    assert t.resources(2)["berry"] == 2


def test_when_all_others_have_passed_the_gift_is_lost_and_still_worth_four_points() -> None:
    t = abbey().set_passed(1).set_resources(0, berry=2).choose("visit:city:0:monastery")
    assert t.resources(0)["berry"] == 0
    assert t.resources(1)["berry"] == 0
    assert t.points(0) == 4


def test_solo_the_gift_goes_to_the_supply() -> None:
    t = table(players=1).set_city(0, "monastery").set_resources(0, berry=2)
    t.choose("visit:city:0:monastery")
    assert t.resources(0)["berry"] == 0
    assert t.resources(1)["berry"] == 0
    assert t.points(0) == 4


def test_only_its_owner_may_visit() -> None:
    t = table().set_city(1, "monastery").set_resources(0, berry=2)
    assert "visit:city:1:monastery" not in t.offers()


# The worker stays ------------------------------------------------------------------------------


def test_the_worker_does_not_come_home_in_spring() -> None:
    t = abbey().set_resources(0, berry=2).choose("visit:city:0:monastery").set_turn(0)
    t.choose("visit:basic_berry").set_turn(0).choose("prepare")
    assert t.standing(0, "monastery") == (0,)
    assert t.workers(0) == 1 + 1  # the one from the berry and the new one of spring


def test_the_place_is_taken_for_good() -> None:
    t = abbey().set_on(0, "monastery", settled=(0,)).set_resources(0, berry=2)
    assert "visit:city:0:monastery" not in t.offers()


def test_a_monk_opens_a_second_place() -> None:
    t = abbey().set_city(0, "monastery", "monk").set_on(0, "monastery", settled=(0,))
    t.set_resources(0, berry=2).choose("visit:city:0:monastery").set_turn(0)
    assert t.standing(0, "monastery") == (0, 0)
    assert "visit:city:0:monastery" not in t.set_resources(0, berry=2).offers()


def test_a_monk_in_another_city_opens_nothing() -> None:
    t = abbey().set_city(1, "monk").set_on(0, "monastery", settled=(0,))
    assert "visit:city:0:monastery" not in t.set_resources(0, berry=2).offers()


def test_the_ranger_cannot_move_the_worker() -> None:
    t = abbey().set_on(0, "monastery", settled=(0,)).set_hand(0, "ranger")
    t.set_resources(0, berry=2).choose("play:ranger:hand")
    assert t.seat() == 1
    assert t.standing(0, "monastery") == (0,)


def test_a_well_run_city_does_not_bring_the_worker_home() -> None:
    t = table().set_city(0, "monastery", "chip_sweep", "clock_tower").set_events("a_well_run_city")
    t.set_on(0, "monastery", settled=(0,)).choose("visit:basic_berry").set_turn(0)
    t.choose("event:a_well_run_city")
    assert t.offers() == ["recall:basic_berry", "recall:a_well_run_city"]


def test_the_worker_is_lost_under_ruins() -> None:
    t = abbey().set_on(0, "monastery", settled=(0,)).set_workers(0, 0).set_hand(0, "ruins")
    t.choose("play:ruins:hand").set_turn(0)
    assert t.standing(0, "ruins") == ()
    assert t.choose("prepare").workers(0) == 1  # the new one of spring


def test_the_worker_moves_to_the_university_for_good() -> None:
    t = table().set_city(0, "monastery", "university").set_on(0, "monastery", settled=(0,))
    t.set_workers(0, 1).choose("visit:city:0:university").choose("gain:twig").set_turn(0)
    assert t.standing(0, "university") == (0, 0)
    t.choose("prepare")
    assert t.standing(0, "university") == (0,)
    assert t.workers(0) == 1 + 1  # the visitor of the University and the new one of spring
