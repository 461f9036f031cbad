"""Leaving a running game and coming back; the bot that sits in meanwhile."""

from __future__ import annotations

from everdell.table import acts
from everdell.table.events import Left, Returned
from everdell.table.table import PLAYING
from everdell.table.views import summary

from .sitting_down import BERRY, PEBBLE, TWIGS, playing, token


def test_a_bot_plays_for_a_player_who_has_left() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    assert evening.does(acts.leave, token("anna")) == (Left(0, "self", "greedy"),)
    chair = evening.table.chairs[0]
    assert (chair.away, chair.bot, chair.holder) == (True, "greedy", token("anna"))
    assert evening.table.bot_to_move == "greedy"
    evening.bot_chooses(PEBBLE)
    assert evening.table.decider == 1


def test_a_player_who_comes_back_plays_on() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    evening.does(acts.leave, token("anna"))
    version = evening.table.version
    assert evening.refuses(acts.choose, token("anna"), PEBBLE, version) == "bot-sits-in"
    assert evening.does(acts.come_back, token("anna")) == (Returned(0),)
    assert evening.table.bot_to_move == ""
    evening.choose("anna", PEBBLE)


def test_a_bot_that_was_still_thinking_comes_too_late() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    evening.does(acts.leave, token("anna"))
    asked = evening.table.version
    evening.does(acts.come_back, token("anna"))
    assert evening.refuses(acts.bot_chooses, PEBBLE, asked) == "not-your-turn"
    failed = (PEBBLE, asked, "crash", "random")
    assert evening.refuses(acts.bot_stumbles, *failed) == "not-your-turn"


def test_without_a_stand_in_the_table_waits() -> None:
    evening = playing("anna", "ben")
    evening.does(acts.leave, token("anna"))
    assert evening.table.bot_to_move == ""
    assert evening.table.decider == 0
    assert summary(evening.table).turn_of == token("anna")
    evening.does(acts.come_back, token("anna"))
    evening.choose("anna", PEBBLE)


def test_all_seats_of_a_person_leave_and_return_together() -> None:
    evening = playing("anna", "ben", "anna", stand_in="greedy")
    assert evening.does(acts.leave, token("anna")) == (
        Left(0, "self", "greedy"),
        Left(2, "self", "greedy"),
    )
    assert evening.does(acts.come_back, token("anna")) == (Returned(0), Returned(2))


def test_a_second_seat_plays_on_when_the_clock_took_the_first() -> None:
    evening = playing("anna", "anna", "ben", clock=60, stand_in="greedy")
    evening.passes(60)
    evening.does(acts.time_out, evening.now)
    evening.bot_chooses(PEBBLE)
    evening.choose("anna", BERRY)
    assert evening.does(acts.leave, token("anna")) == (Left(1, "self", "greedy"),)


def test_bots_stop_when_all_people_have_left_and_go_on_when_one_returns() -> None:
    evening = playing("greedy", "anna", "ben", stand_in="random")
    assert evening.table.bot_to_move == "greedy"
    evening.does(acts.leave, token("anna"))
    assert evening.table.bot_to_move == "greedy"
    evening.does(acts.leave, token("ben"))
    assert evening.table.bot_to_move == ""
    version = evening.table.version
    assert evening.refuses(acts.bot_chooses, PEBBLE, version) == "not-your-turn"
    assert evening.table.status == PLAYING
    evening.does(acts.come_back, token("ben"))
    assert evening.table.bot_to_move == "greedy"
    evening.bot_chooses(PEBBLE)
    assert evening.table.bot_to_move == "random"
    evening.bot_chooses(TWIGS)
    evening.choose("ben", BERRY)


def test_no_player_leaves_twice_or_returns_without_having_left() -> None:
    evening = playing("anna", "ben")
    assert evening.refuses(acts.come_back, token("anna")) == "not-away"
    evening.does(acts.leave, token("anna"))
    assert evening.refuses(acts.leave, token("anna")) == "already-away"


def test_only_who_plays_leaves_and_returns() -> None:
    evening = playing("anna", "ben")
    assert evening.refuses(acts.leave, token("cleo")) == "not-seated"
    assert evening.refuses(acts.come_back, token("cleo")) == "not-seated"


def test_it_is_no_players_turn_in_the_lists_while_a_bot_sits_in() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    assert summary(evening.table).turn_of == token("anna")
    evening.does(acts.leave, token("anna"))
    assert summary(evening.table).turn_of == ""
