"""Once more, with the same people."""

from __future__ import annotations

from typing import Any

import pytest

from everdell import EverdellError
from everdell.table import acts
from everdell.table.events import Chair, HouseRules, Rematched, Sat
from everdell.table.table import ABANDONED, LOBBY, PLAYING

from .sitting_down import Evening, playing, token


def over(*seats: str, **house: Any) -> Evening:
    evening = playing(*seats, **house)
    evening.play_to_the_end()
    return evening


def again(evening: Evening, who: str) -> Evening:
    """The other table, to which one player asks the others."""
    before = evening.table.save()
    here, there = acts.rematch(evening.table, token(who), "ELMTREE")
    assert evening.table.save() == before
    evening.happens(here)
    other = Evening("ELMTREE")
    other.happens(there)
    return other


def no_rematch(evening: Evening, who: str) -> str:
    before = evening.table.save()
    with pytest.raises(EverdellError) as fault:
        acts.rematch(evening.table, token(who), "ELMTREE")
    assert evening.table.save() == before
    return fault.value.code


def test_the_others_seats_are_kept_for_them() -> None:
    evening = over("anna", "greedy", "ben")
    other = again(evening, "ben")
    assert evening.log[-1][0] == Rematched(2, "ELMTREE")
    assert evening.table.rematch == "ELMTREE"
    assert other.table.status == LOBBY
    assert other.table.chairs == (
        Chair(holder=token("anna"), name="anna", reserved=True),
        Chair(by="greedy"),
        Chair(holder=token("ben"), name="ben"),
    )


def test_the_table_belongs_to_the_one_who_asked() -> None:
    other = again(over("anna", "ben"), "ben")
    assert other.table.owner == token("ben")
    assert other.refuses(acts.arrange, token("anna"), 0, "greedy") == "not-owner"


def test_people_come_to_the_seats_that_were_kept_and_keep_their_names() -> None:
    other = again(over("anna", "ben"), "ben")
    assert other.refuses(acts.sit, token("cleo")) == "table-full"
    assert other.refuses(acts.sit, token("cleo"), "Cleo", 0) == "seat-taken"
    assert other.does(acts.sit, token("anna")) == (Sat(0, token("anna"), "anna"),)
    assert other.table.chairs[0] == Chair(holder=token("anna"), name="anna")
    assert other.table.owner == token("ben")


def test_a_player_who_comes_takes_the_kept_seat_though_another_is_free() -> None:
    other = again(over("cleo", "anna", "ben"), "ben")
    other.does(acts.rise, token("cleo"))
    assert other.does(acts.sit, token("anna")) == (Sat(1, token("anna"), "anna"),)


def test_several_seats_are_come_to_one_by_one() -> None:
    other = again(over("anna", "anna", "ben"), "ben")
    other.does(acts.sit, token("anna"))
    other.does(acts.sit, token("anna"))
    assert not any(chair.reserved for chair in other.table.chairs)
    assert other.refuses(acts.sit, token("anna")) == "table-full"


def test_it_begins_when_all_have_come() -> None:
    other = again(over("anna", "ben"), "ben")
    assert other.refuses(acts.start, token("ben"), 1, 0) == "seats-open"
    other.does(acts.sit, token("anna"))
    other.does(acts.start, token("ben"), 1, 0)
    assert other.table.status == PLAYING


def test_a_seat_of_a_player_who_does_not_come_can_be_given_away() -> None:
    other = again(over("anna", "ben"), "ben")
    assert other.refuses(acts.arrange, token("ben"), 0, "greedy") == "seat-taken"
    other.does(acts.rise, token("ben"), 0)
    other.does(acts.arrange, token("ben"), 0, "greedy")
    other.does(acts.start, token("ben"), 1, 0)


def test_the_table_waits_for_the_others_though_the_one_who_asked_goes_away() -> None:
    other = again(over("anna", "ben", "cleo"), "ben")
    other.does(acts.rise, token("ben"))
    assert (other.table.status, other.table.owner) == (LOBBY, token("anna"))
    other.does(acts.sit, token("cleo"))
    assert other.table.owner == token("cleo")  # anna might never come
    other.does(acts.rise, token("cleo"), 0)
    other.does(acts.rise, token("cleo"))
    assert other.table.status == ABANDONED


def test_a_player_who_does_not_want_to_gives_the_kept_seat_back() -> None:
    other = again(over("anna", "ben"), "ben")
    other.does(acts.rise, token("anna"))
    assert other.table.chairs[0].free
    assert other.table.owner == token("ben")


def test_house_rules_stay_but_not_a_seed_that_all_know_by_now() -> None:
    other = again(over("anna", "ben", undo="never", seed=7), "anna")
    assert other.table.house.seed is None
    assert other.table.house.undo == "never"
    assert isinstance(other.table.house, HouseRules)


def test_the_same_cards_come_to_the_same_seats() -> None:
    evening = over("anna", "ben", first="random")
    _, there = acts.rematch(evening.table, token("ben"), "ELMTREE", same_cards=True)
    other = Evening("ELMTREE")
    other.happens(there)
    other.does(acts.sit, token("anna"))
    other.does(acts.start, token("ben"), "another seed", 1)
    assert [chair.name for chair in other.table.chairs] == ["anna", "ben"]
    beginning = evening.table.beginning()
    assert other.table.game is not None
    assert other.table.game.to_json() == beginning.to_json()


def test_where_all_are_here_it_begins_at_once() -> None:
    for seats, status in ((("anna", "greedy"), PLAYING), (("anna", "ben"), LOBBY)):
        _, there = acts.rematch(over(*seats).table, token("anna"), "ELMTREE")
        other = Evening("ELMTREE")
        other.happens(acts.dealt_if_full(there, token("anna"), "a seed", 0))
        assert other.table.status == status


def test_a_player_who_had_left_is_expected_too() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    evening.does(acts.leave, token("ben"))
    evening.does(acts.ask_to_abandon, token("anna"))
    other = again(evening, "anna")
    assert other.table.chairs[1] == Chair(holder=token("ben"), name="ben", reserved=True)


def test_there_is_one_rematch_and_only_after_the_game() -> None:
    evening = playing("anna", "ben")
    assert no_rematch(evening, "anna") == "still-playing"
    evening.play_to_the_end()
    assert no_rematch(evening, "cleo") == "not-seated"
    again(evening, "anna")
    assert no_rematch(evening, "ben") == "already-rematched"
