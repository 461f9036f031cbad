"""Asking the table: going back beyond what was seen, giving up, a bot for a player who is gone."""

from __future__ import annotations

from everdell.table import acts
from everdell.table.acts.consent import PATIENCE
from everdell.table.events import Abandoned, Answered, Left, Proposed, Undone
from everdell.table.table import ABANDONED, OVER, PLAYING

from .sitting_down import BERRY, DRAW, PEBBLE, TWIGS, Evening, playing, token


def asked_to_undo(*seats: str) -> Evening:
    """Anna has drawn cards and would rather not have."""
    evening = playing(*seats)
    evening.choose("anna", DRAW)
    evening.undo("anna")
    return evening


def waiting_for(who: str, *seats: str) -> Evening:
    """One player is to decide, and the others have waited long enough."""
    evening = playing(*seats, stand_in="random")
    while evening.table.decider != evening.seat_of(who):
        seat = evening.table.decider
        assert seat is not None
        evening.choose(evening.table.chairs[seat].name, evening.offers()[0])
    evening.passes(PATIENCE)
    return evening


def asks_for_a_bot(evening: Evening, who: str, target: str) -> None:
    evening.does(acts.ask_to_stand_in, token(who), evening.seat_of(target), evening.now)


def no_bot(evening: Evening, who: str, seat: int) -> str:
    return evening.refuses(acts.ask_to_stand_in, token(who), seat, evening.now)


# Answering -----------------------------------------------------------------------------------


def test_of_two_the_other_agrees() -> None:
    evening = asked_to_undo("anna", "ben")
    assert evening.answer("ben", yes=True) == (Answered(1, True), Undone(0, 0, agreed=True))
    assert evening.chosen() == []
    assert evening.table.proposal is None


def test_of_three_both_others_agree() -> None:
    evening = asked_to_undo("anna", "ben", "cleo")
    assert evening.answer("cleo", yes=True) == (Answered(2, True),)
    assert evening.chosen() == [DRAW]
    assert evening.answer("ben", yes=True)[1] == Undone(0, 0, agreed=True)


def test_one_no_is_enough() -> None:
    evening = asked_to_undo("anna", "ben", "cleo")
    evening.answer("cleo", yes=True)
    assert evening.answer("ben", yes=False) == (Answered(1, False),)
    assert evening.table.proposal is None
    assert evening.chosen() == [DRAW]


def test_the_one_who_asked_may_withdraw_it() -> None:
    evening = asked_to_undo("anna", "ben")
    evening.answer("anna", yes=False)
    assert evening.table.proposal is None


def test_consent_may_be_withdrawn() -> None:
    """Else a player could ask for nothing more while the third one never answers."""
    evening = asked_to_undo("anna", "ben", "cleo")
    evening.answer("cleo", yes=True)
    evening.answer("cleo", yes=False)
    assert evening.table.proposal is None
    evening.does(acts.ask_to_abandon, token("cleo"))


def test_no_player_agrees_to_their_own_wish_or_twice() -> None:
    evening = asked_to_undo("anna", "ben", "cleo")
    assert evening.table.proposal is not None
    asked = evening.table.proposal.id
    assert evening.refuses(acts.answer, token("anna"), asked, True, evening.now) == "not-asked"
    evening.answer("ben", yes=True)
    assert evening.refuses(acts.answer, token("ben"), asked, True, evening.now) == "not-asked"
    assert evening.refuses(acts.answer, token("dora"), asked, True, evening.now) == "not-seated"


def test_an_answer_is_to_what_was_asked() -> None:
    evening = asked_to_undo("anna", "ben")
    assert evening.table.proposal is not None
    asked = evening.table.proposal.id
    evening.answer("ben", yes=False)
    assert evening.refuses(acts.answer, token("ben"), asked, True, evening.now) == "no-proposal"
    evening.undo("anna")
    assert evening.refuses(acts.answer, token("ben"), asked, True, evening.now) == "no-proposal"


def test_one_thing_is_asked_at_a_time() -> None:
    evening = asked_to_undo("anna", "ben")
    assert evening.refuses(acts.ask_to_abandon, token("ben")) == "already-proposed"
    assert evening.no_undo("anna") == "already-proposed"


def test_a_game_that_moves_on_leaves_the_question_behind() -> None:
    evening = asked_to_undo("anna", "ben")
    evening.choose("ben", BERRY)
    assert evening.table.proposal is None


# Who is asked --------------------------------------------------------------------------------


def test_who_plays_several_seats_is_asked_once() -> None:
    evening = asked_to_undo("anna", "ben", "ben")
    assert evening.answer("ben", yes=True)[1] == Undone(0, 0, agreed=True)


def test_bots_are_never_asked() -> None:
    evening = asked_to_undo("anna", "greedy", "ben", "random")
    assert len(evening.answer("ben", yes=True)) == 2


def test_a_player_who_has_left_is_not_asked() -> None:
    evening = playing("anna", "ben", "cleo")
    evening.choose("anna", DRAW)
    evening.does(acts.leave, token("cleo"))
    evening.undo("anna")
    assert evening.table.proposal is not None
    asked = evening.table.proposal.id
    assert evening.refuses(acts.answer, token("cleo"), asked, True, evening.now) == "not-asked"
    assert len(evening.answer("ben", yes=True)) == 2


def test_a_player_who_comes_back_is_asked_again() -> None:
    evening = asked_to_undo("anna", "ben", "cleo")
    evening.does(acts.leave, token("cleo"))
    evening.does(acts.come_back, token("cleo"))
    assert evening.answer("ben", yes=True) == (Answered(1, True),)


def test_it_is_settled_when_the_last_one_who_was_asked_leaves() -> None:
    evening = asked_to_undo("anna", "ben", "cleo")
    evening.answer("ben", yes=True)
    left, undone = evening.does(acts.leave, token("cleo"))
    assert isinstance(left, Left)
    assert undone == Undone(0, 0, agreed=True)


def test_or_when_their_clock_runs_out() -> None:
    evening = playing("anna", "ben", clock=60, stand_in="random")
    evening.choose("anna", DRAW)
    evening.undo("anna")
    evening.passes(60)
    left, undone = evening.does(acts.time_out, evening.now)
    assert left == Left(1, "clock", "random")
    assert undone == Undone(0, 0, agreed=True)


def test_but_not_while_they_play_on_at_another_seat() -> None:
    evening = playing("anna", "ben", "ben", clock=60, stand_in="random")
    evening.choose("anna", DRAW)
    evening.undo("anna")
    evening.passes(60)
    assert evening.does(acts.time_out, evening.now) == (Left(1, "clock", "random"),)
    assert evening.answer("ben", yes=True)[1] == Undone(0, 0, agreed=True)


def test_it_is_not_settled_while_an_answer_is_missing() -> None:
    evening = asked_to_undo("anna", "ben", "cleo")
    assert len(evening.does(acts.leave, token("cleo"))) == 1
    assert evening.table.proposal is not None


def test_a_question_outlives_the_one_who_asked() -> None:
    evening = asked_to_undo("anna", "ben")
    evening.does(acts.leave, token("anna"))
    evening.answer("ben", yes=True)
    assert evening.chosen() == []


def test_a_player_who_has_left_asks_for_nothing() -> None:
    evening = waiting_for("ben", "anna", "ben", "cleo")
    evening.does(acts.leave, token("anna"))
    assert evening.refuses(acts.ask_to_abandon, token("anna")) == "bot-sits-in"
    assert no_bot(evening, "anna", evening.seat_of("ben")) == "bot-sits-in"


# Giving up -----------------------------------------------------------------------------------


def test_a_game_is_given_up_together() -> None:
    evening = playing("anna", "ben")
    assert evening.does(acts.ask_to_abandon, token("anna")) == (Proposed(0, "abandon"),)
    assert evening.answer("ben", yes=True)[1] == Abandoned(0)
    assert evening.table.status == ABANDONED
    assert evening.table.decider is None


def test_alone_it_is_given_up_at_once() -> None:
    evening = playing("anna", "greedy")
    evening.does(acts.ask_to_abandon, token("anna"))
    assert evening.table.status == ABANDONED
    assert evening.table.proposal is None


def test_the_game_goes_on_while_it_is_asked() -> None:
    evening = playing("anna", "ben")
    evening.does(acts.ask_to_abandon, token("ben"))
    evening.choose("anna", PEBBLE)
    assert evening.table.proposal is not None
    evening.answer("anna", yes=True)
    assert evening.table.status == ABANDONED


def test_a_game_that_ends_by_itself_is_not_given_up() -> None:
    evening = playing("anna", "ben")
    evening.does(acts.ask_to_abandon, token("ben"))
    evening.play_to_the_end()
    assert evening.table.status == OVER
    assert evening.table.proposal is None


def test_who_has_no_seat_does_not_give_up() -> None:
    assert playing("anna", "ben").refuses(acts.ask_to_abandon, token("cleo")) == "not-seated"


# A bot for a player who is gone ---------------------------------------------------------------


def test_of_two_the_one_who_waits_gets_a_bot_for_the_other() -> None:
    evening = waiting_for("ben", "anna", "ben")
    asks_for_a_bot(evening, "anna", "ben")
    assert evening.table.bot_to_move == "random"
    assert evening.table.proposal is None
    last, _ = evening.log[-1]
    assert last == Left(1, "others", "random")


def test_of_three_the_third_has_to_agree_and_the_one_who_is_gone_has_not() -> None:
    evening = waiting_for("ben", "anna", "ben", "cleo")
    asks_for_a_bot(evening, "anna", "ben")
    assert evening.table.bot_to_move == ""
    evening.answer("cleo", yes=True)
    assert evening.table.bot_to_move == "random"


def test_no_player_is_replaced_while_thinking() -> None:
    evening = playing("anna", "ben", stand_in="random")
    assert no_bot(evening, "ben", 0) == "still-thinking"
    evening.passes(PATIENCE - 1)
    assert no_bot(evening, "ben", 0) == "still-thinking"
    evening.passes(1)
    asks_for_a_bot(evening, "ben", "anna")


def test_no_player_is_replaced_while_another_is_to_decide() -> None:
    evening = playing("anna", "ben", stand_in="random")
    evening.passes(PATIENCE)
    assert no_bot(evening, "anna", 1) == "still-thinking"


def test_a_player_who_moves_is_there() -> None:
    evening = waiting_for("ben", "anna", "ben", "cleo")
    asks_for_a_bot(evening, "anna", "ben")
    evening.choose("ben", TWIGS)
    assert evening.table.proposal is None


def test_a_player_who_says_no_is_there() -> None:
    evening = waiting_for("ben", "anna", "ben", "cleo")
    asks_for_a_bot(evening, "anna", "ben")
    assert evening.table.proposal is not None
    asked = evening.table.proposal.id
    assert evening.refuses(acts.answer, token("ben"), asked, True, evening.now) == "not-asked"
    evening.answer("ben", yes=False)
    assert evening.table.proposal is None


def test_leaving_by_oneself_needs_no_vote() -> None:
    evening = waiting_for("ben", "anna", "ben", "cleo")
    asks_for_a_bot(evening, "anna", "ben")
    assert evening.does(acts.leave, token("ben")) == (Left(1, "self", "random"),)
    assert evening.table.proposal is None


def test_a_bot_sits_in_for_another_person_only_and_only_once() -> None:
    evening = waiting_for("ben", "anna", "ben", "greedy")
    assert no_bot(evening, "anna", 0) == "no-stand-in-needed"
    assert no_bot(evening, "anna", 2) == "no-stand-in-needed"
    assert no_bot(evening, "anna", 3) == "unknown-seat"
    assert no_bot(evening, "cleo", 1) == "not-seated"
    asks_for_a_bot(evening, "anna", "ben")
    assert no_bot(evening, "anna", 1) == "no-stand-in-needed"


def test_a_table_without_a_stand_in_waits() -> None:
    evening = playing("anna", "ben")
    evening.passes(PATIENCE)
    assert no_bot(evening, "ben", 0) == "no-stand-in"
    assert evening.table.status == PLAYING


# Silence -------------------------------------------------------------------------------------


def test_after_long_silence_the_asker_insists() -> None:
    evening = playing("anna", "ben", "cleo")
    evening.does(acts.ask_to_abandon, token("anna"))
    assert evening.table.proposal is not None
    wish = (acts.answer, token("anna"), evening.table.proposal.id, True)
    assert evening.refuses(*wish, evening.now + PATIENCE - 1) == "not-asked"
    evening.passes(PATIENCE)
    assert evening.answer("anna", yes=True) == (Answered(0, True), Abandoned(0))
    assert evening.table.status == ABANDONED


def test_two_who_are_gone_do_not_keep_the_third() -> None:
    evening = playing("anna", "ben", "cleo", stand_in="greedy")
    evening.choose("anna", PEBBLE)
    evening.passes(PATIENCE)
    evening.does(acts.ask_to_stand_in, token("anna"), 1, evening.now)
    evening.passes(PATIENCE)
    assert evening.answer("anna", yes=True)[1] == Left(1, "others", "greedy")


def test_silence_grants_no_undo() -> None:
    evening = asked_to_undo("anna", "ben")
    evening.passes(10 * PATIENCE)
    assert evening.table.proposal is not None
    asked = evening.table.proposal.id
    assert evening.refuses(acts.answer, token("anna"), asked, True, evening.now) == "not-asked"
