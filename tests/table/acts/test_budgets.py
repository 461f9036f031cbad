"""One player may add to the log of a table for long, but not for ever, nor at the others' cost."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from everdell import EverdellError
from everdell.table import acts
from everdell.table.budgets import MOST, MOST_SITS_OF_ALL
from everdell.table.table import ABANDONED, OVER, GameTable

from .sitting_down import PEBBLE, Evening, lobby, playing, token

Deed = Callable[[Evening, str], None]


def talk(evening: Evening, who: str) -> None:
    evening.happens(acts.say(evening.table, token(who), "hello"))


def choose_and_undo(evening: Evening, who: str) -> None:
    if evening.table.version != evening.table.head or not evening.table.choices:
        evening.happens(acts.choose(evening.table, token(who), PEBBLE, evening.table.version))
    evening.happens(acts.undo(evening.table, token(who), evening.table.version))


def ask_and_withdraw(evening: Evening, who: str) -> None:
    evening.happens(acts.ask_to_abandon(evening.table, token(who)))
    withdraw(evening, who)


def ask_to_go_back_and_withdraw(evening: Evening, who: str) -> None:
    evening.happens(acts.undo(evening.table, token(who), evening.table.version, 0))
    withdraw(evening, who)


def ask_for_a_bot_and_withdraw(evening: Evening, who: str) -> None:
    later = evening.now + 3600
    evening.happens(acts.ask_to_stand_in(evening.table, token(who), 0, later))
    withdraw(evening, who)


def withdraw(evening: Evening, who: str) -> None:
    assert evening.table.proposal is not None
    evening.happens(
        acts.answer(evening.table, token(who), evening.table.proposal.id, False, evening.now)
    )


def used_up(evening: Evening, who: str, deed: Deed) -> int:
    """Do something until the table has enough of it; how often that was."""
    for times in range(5000):
        try:
            deed(evening, who)
        except EverdellError as fault:
            if fault.code != "used-up":
                raise
            return times
    raise AssertionError("it can be done for ever")


def mid_game() -> Evening:
    """Both have chosen, and Anna is to choose again."""
    evening = playing("anna", "ben", stand_in="greedy", undo="consent")
    evening.choose("anna", evening.offers()[0])
    evening.choose("ben", evening.offers()[0])
    return evening


@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        (talk, "lines"),
        (ask_and_withdraw, "abandon"),
        (ask_to_go_back_and_withdraw, "undo"),
    ],
)
def test_what_one_has_used_up_is_still_there_for_the_other(deed: Deed, kind: str) -> None:
    evening = mid_game()
    assert used_up(evening, "ben", deed) == MOST[kind]
    deed(evening, "anna")
    evening.play_to_the_end()
    assert evening.table.status == OVER


def test_a_bot_is_asked_for_so_many_times() -> None:
    evening = playing("anna", "ben", "cleo", stand_in="greedy")
    assert used_up(evening, "ben", ask_for_a_bot_and_withdraw) == MOST["stand-in"]
    evening.play_to_the_end()


def test_moves_are_taken_back_so_many_times_and_then_stand() -> None:
    evening = playing("anna", "ben")
    assert used_up(evening, "anna", choose_and_undo) == MOST["undos"]
    assert evening.chosen() == [PEBBLE]
    evening.choose("ben", evening.offers()[0])
    evening.undo("ben")
    evening.play_to_the_end()
    assert evening.table.status == OVER


def test_a_player_who_has_used_up_everything_still_plays_leaves_and_comes_back() -> None:
    evening = mid_game()
    for deed in (talk, ask_and_withdraw, ask_to_go_back_and_withdraw):
        used_up(evening, "anna", deed)
    for _ in range(3):
        evening.does(acts.leave, token("anna"))
        evening.does(acts.come_back, token("anna"))
    evening.choose("anna", evening.offers()[0])
    evening.does(acts.ask_to_abandon, token("ben"))
    evening.answer("anna", yes=True)
    assert evening.table.status == ABANDONED


def test_an_end_that_takes_no_consent_is_never_refused() -> None:
    evening = mid_game()
    used_up(evening, "anna", ask_and_withdraw)
    evening.does(acts.leave, token("ben"))
    evening.does(acts.ask_to_abandon, token("anna"))
    assert evening.table.status == ABANDONED


def test_sitting_down_and_getting_up_has_an_end() -> None:
    evening = lobby("anna", "")

    def come_and_go(there: Evening, who: str) -> None:
        there.happens(acts.sit(there.table, token(who)))
        there.happens(acts.rise(there.table, token(who)))

    assert used_up(evening, "ben", come_and_go) == MOST["sits"]
    evening.does(acts.sit, token("cleo"))
    evening.does(acts.start, token("anna"), 5, 0)
    evening.play_to_the_end()


def test_a_crowd_of_tokens_leaves_the_owner_a_table() -> None:
    evening = lobby("anna", "")
    for n in range(MOST_SITS_OF_ALL - len(evening.log) + 1):
        evening.happens(acts.sit(evening.table, f"token {n}"))
        evening.happens(acts.rise(evening.table, f"token {n}"))
    assert evening.refuses(acts.sit, token("ben")) == "used-up"
    evening.does(acts.arrange, token("anna"), 1, "greedy")
    evening.does(acts.start, token("anna"), 5, 0)
    evening.play_to_the_end()


def test_seats_change_hands_so_many_times() -> None:
    evening = lobby("anna", "")

    def rearrange(there: Evening, who: str) -> None:
        there.happens(acts.arrange(there.table, token(who), 1, "greedy"))

    assert used_up(evening, "anna", rearrange) == MOST["arrangements"]
    evening.does(acts.start, token("anna"), 5, 0)


def test_a_seat_is_carried_so_many_times() -> None:
    evening = mid_game()

    def link(there: Evening, who: str) -> None:
        there.happens(acts.make_phrase(there.table, token(who), "phrase"))

    assert used_up(evening, "ben", link) == MOST["links"]
    devices = ["tablet", token("ben")]

    def carry(there: Evening, who: str) -> None:
        there.happens(acts.carry(there.table, devices[0], "phrase", there.now))
        devices.reverse()

    assert used_up(evening, "ben", carry) == MOST["carries"]
    evening.play_to_the_end()


def test_the_count_outlives_a_restart() -> None:
    evening = mid_game()
    used_up(evening, "ben", ask_and_withdraw)
    evening.table = GameTable.load(evening.table.code, evening.table.save())
    assert evening.refuses(acts.ask_to_abandon, token("ben")) == "used-up"


def test_a_snapshot_from_before_there_was_a_count_begins_with_none() -> None:
    evening = mid_game()
    used_up(evening, "ben", ask_and_withdraw)
    snapshot = json.loads(evening.table.save())
    del snapshot["spent"]
    evening.table = GameTable.load(evening.table.code, json.dumps(snapshot))
    evening.does(acts.ask_to_abandon, token("ben"))
