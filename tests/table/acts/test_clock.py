"""The clock: whose it is, when it begins anew, and what happens when it runs out."""

from __future__ import annotations

from typing import Any

from everdell.table import acts
from everdell.table.events import Extended, Left

from .sitting_down import (
    BERRY,
    DRAW,
    HAVEN,
    NOON,
    PEBBLE,
    TWIGS,
    Evening,
    playing,
    token,
    with_hands,
)

MINUTE = 60


def timed(*seats: str, **house: Any) -> Evening:
    return playing(*seats, clock=MINUTE, stand_in="random", **house)


# When it begins anew -------------------------------------------------------------------------


def test_it_runs_for_the_one_who_decides() -> None:
    evening = timed("anna", "ben")
    assert evening.table.deadline == NOON + MINUTE
    evening.passes(20)
    evening.choose("anna", PEBBLE)
    assert evening.table.since == NOON + 20
    assert evening.table.deadline == NOON + 20 + MINUTE


def test_it_goes_on_within_a_turn() -> None:
    evening = with_hands("anna", "ben", clock=MINUTE, stand_in="random")
    evening.passes(20)
    evening.choose("anna", HAVEN, "discard:farm")
    assert evening.table.deadline == NOON + MINUTE


def test_it_begins_anew_with_the_next_turn_of_the_same_seat() -> None:
    evening = timed("anna", options={"rugwort_year": "1"})
    evening.passes(20)
    evening.choose("anna", PEBBLE)
    assert evening.table.decider == 0
    assert evening.table.deadline == NOON + 20 + MINUTE


def test_nothing_but_the_game_moves_it() -> None:
    evening = timed("anna", "ben")
    evening.passes(20)
    evening.does(acts.say, token("anna"), "one moment")
    evening.does(acts.ask_to_abandon, token("anna"))
    evening.answer("ben", yes=False)
    assert evening.table.deadline == NOON + MINUTE


def test_there_is_none_without_the_house_rule_for_bots_or_after_the_end() -> None:
    assert playing("anna", "ben").table.deadline is None
    evening = timed("greedy", "anna")
    assert evening.table.deadline is None
    evening.play_to_the_end()
    assert evening.table.deadline is None


# When it runs out ----------------------------------------------------------------------------


def test_a_bot_takes_over_when_it_runs_out_and_not_before() -> None:
    evening = timed("anna", "ben")
    evening.passes(MINUTE - 1)
    assert evening.refuses(acts.time_out, evening.now) == "time-left"
    evening.passes(1)
    assert evening.does(acts.time_out, evening.now) == (Left(0, "clock", "random"),)
    assert evening.table.bot_to_move == "random"
    assert evening.refuses(acts.time_out, evening.now) == "time-left"


def test_without_a_clock_nothing_runs_out() -> None:
    evening = playing("anna", "ben")
    evening.passes(1e9)
    assert evening.refuses(acts.time_out, evening.now) == "time-left"


def test_the_seat_comes_back_with_a_new_turn() -> None:
    evening = timed("anna", "ben")
    evening.passes(MINUTE)
    evening.does(acts.time_out, evening.now)
    evening.bot_chooses(PEBBLE)
    evening.does(acts.come_back, token("anna"))
    evening.passes(10)
    evening.choose("ben", BERRY)
    assert evening.table.deadline == evening.now + MINUTE
    evening.choose("anna", TWIGS)


def test_no_player_comes_back_while_the_bot_chooses_for_them() -> None:
    """Else a player could let the clock run out again and again, and the bot would never move."""
    evening = timed("anna", "ben")
    evening.passes(MINUTE)
    evening.does(acts.time_out, evening.now)
    assert evening.refuses(acts.come_back, token("anna")) == "bot-is-choosing"
    evening.bot_chooses(PEBBLE)
    evening.does(acts.come_back, token("anna"))


def test_with_no_other_there_a_player_comes_back_to_a_full_clock() -> None:
    evening = timed("anna", "greedy")
    evening.passes(MINUTE)
    evening.does(acts.time_out, evening.now)
    assert evening.table.bot_to_move == ""
    evening.passes(86_400)
    evening.does(acts.come_back, token("anna"))
    assert evening.table.deadline == evening.now + MINUTE
    evening.choose("anna", PEBBLE)


# Giving time ---------------------------------------------------------------------------------


def test_another_player_gives_time_but_not_for_ever() -> None:
    """Or two friends could stall a third."""
    evening = timed("anna", "ben")
    assert evening.does(acts.give_time, token("ben")) == (Extended(1),)
    assert evening.table.deadline == NOON + 2 * MINUTE
    for _ in range(4):
        evening.does(acts.give_time, token("ben"))
    assert evening.table.deadline == NOON + 6 * MINUTE
    assert evening.refuses(acts.give_time, token("ben")) == "enough-time"


def test_time_is_given_for_this_turn_only() -> None:
    evening = timed("anna", "ben")
    evening.does(acts.give_time, token("ben"))
    evening.choose("anna", PEBBLE)
    assert evening.table.deadline == NOON + MINUTE


def test_no_player_gives_themselves_time() -> None:
    evening = timed("anna", "ben")
    assert evening.refuses(acts.give_time, token("anna")) == "own-clock"
    assert evening.refuses(acts.give_time, token("cleo")) == "not-seated"
    assert timed("anna", "anna").refuses(acts.give_time, token("anna")) == "own-clock"


def test_a_player_who_has_left_gives_no_time() -> None:
    evening = timed("anna", "ben")
    evening.does(acts.leave, token("ben"))
    assert evening.refuses(acts.give_time, token("ben")) == "bot-sits-in"


def test_there_is_no_time_to_give_where_no_clock_runs() -> None:
    assert playing("anna", "ben").refuses(acts.give_time, token("ben")) == "no-clock"
    assert timed("greedy", "anna").refuses(acts.give_time, token("anna")) == "no-clock"


# Going back ----------------------------------------------------------------------------------


def test_going_back_within_a_turn_wins_no_time() -> None:
    evening = with_hands("anna", "ben", clock=MINUTE, stand_in="random")
    evening.passes(20)
    evening.choose("anna", HAVEN)
    evening.passes(20)
    evening.undo("anna")
    assert evening.table.deadline == NOON + MINUTE


def test_nor_by_going_back_after_it_though_the_time_of_others_is_not_counted() -> None:
    evening = timed("anna", "ben")
    evening.passes(50)
    evening.choose("anna", PEBBLE)
    evening.passes(30)
    evening.undo("anna")
    assert evening.table.deadline == evening.now + 10
    evening.choose("anna", PEBBLE)
    evening.undo("anna")
    assert evening.table.deadline == evening.now + 10


def test_nor_by_going_back_over_several_turns() -> None:
    evening = timed("anna", options={"rugwort_year": "1"})
    evening.passes(20)
    evening.choose("anna", PEBBLE)
    evening.passes(20)
    evening.choose("anna", BERRY)
    evening.undo("anna", keep=0)
    assert evening.table.deadline == NOON + MINUTE


def test_time_that_was_given_is_not_lost_by_going_back() -> None:
    evening = timed("anna", "ben")
    evening.does(acts.give_time, token("ben"))
    evening.passes(90)
    evening.choose("anna", PEBBLE)
    evening.undo("anna")
    assert evening.table.deadline == evening.now + 30


def test_a_player_whom_the_others_let_go_back_has_all_their_time() -> None:
    evening = timed("anna", "ben")
    evening.passes(50)
    evening.choose("anna", DRAW)
    evening.undo("anna")
    evening.passes(5)
    evening.answer("ben", yes=True)
    assert evening.table.deadline == evening.now + MINUTE


def test_a_clock_that_was_set_back_gives_no_more_than_a_turn() -> None:
    evening = with_hands("anna", "ben", clock=MINUTE, stand_in="random")
    evening.passes(3600)
    evening.choose("anna", PEBBLE)
    evening.choose("ben", HAVEN)
    evening.passes(-1800)
    evening.undo("ben")
    assert evening.table.deadline == evening.now + MINUTE
