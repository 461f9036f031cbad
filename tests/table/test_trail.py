"""The way back: which choices may be taken back without asking anybody."""

from __future__ import annotations

from everdell.table.trail import Trail, TrailStep


def trail(*choices: tuple[int, bool]) -> Trail:
    """After choices of these seats, each with whether a player learned something by it."""
    made = Trail()
    for number, (seat, barrier) in enumerate(choices):
        made.chose(number, seat, barrier)
    return made


def way_back(made: Trail) -> list[int]:
    return [number for number in range(-1, 9) if made.leads_to(number)]


def test_before_the_first_choice_there_is_no_way_back() -> None:
    assert way_back(trail()) == []


def test_it_leads_to_every_choice_of_the_seat_that_chose_last() -> None:
    assert way_back(trail((0, False), (0, False), (0, False))) == [0, 1, 2]


def test_it_ends_where_another_seat_has_chosen() -> None:
    assert way_back(trail((0, False), (0, False), (1, False), (1, False))) == [2, 3]


def test_it_ends_where_a_player_learned_something() -> None:
    assert way_back(trail((0, False), (0, True))) == []
    assert way_back(trail((0, False), (0, True), (0, False), (0, False))) == [2, 3]


def test_a_barrier_of_another_seat_ends_it_too() -> None:
    assert way_back(trail((0, False), (1, True))) == []
    assert way_back(trail((0, False), (1, True), (0, False))) == [2]


def test_going_back_shortens_it() -> None:
    made = trail((0, False), (0, False), (0, False))
    made.back_to(1)
    assert way_back(made) == [0]
    made.chose(1, 0, False)
    assert way_back(made) == [0, 1]


def test_going_back_beyond_it_leaves_nothing() -> None:
    made = trail((0, False), (0, True), (0, False), (0, False))
    made.back_to(0)
    assert way_back(made) == []


def test_each_step_knows_when_its_seat_had_begun_to_think() -> None:
    made = trail((1, False))
    made.chose(1, 0, False, since=30.0, extra=60)
    made.chose(2, 0, False, since=95.0)
    assert made.step(1) == TrailStep(1, 0, 30.0, 60)
    assert made.step(2) == TrailStep(2, 0, 95.0, 0)
