"""Hints are counted by the table: for the seat that decides, and once for each decision."""

from __future__ import annotations

import json

from everdell.table import acts
from everdell.table.events import Hinted
from everdell.table.table import GameTable
from everdell.table.views import SPECTATOR, event_view, eyes_of, table_view

from .sitting_down import BERRY, HAVEN, PEBBLE, Evening, lobby, playing, token, with_hands


def hint(evening: Evening, who: str) -> None:
    assert evening.does(acts.take_hint, token(who), evening.table.version) == (
        Hinted(evening.table.decider or 0),
    )


def no_hint(evening: Evening, who: str) -> str:
    return evening.refuses(acts.take_hint, token(who), evening.table.version)


def hints(evening: Evening) -> list[int]:
    return table_view(evening.table, SPECTATOR)["hints"]


def test_a_hint_is_counted_and_changes_nothing_else() -> None:
    evening = playing("anna", "ben")
    version, digest = evening.table.version, evening.digest
    hint(evening, "anna")
    assert hints(evening) == [1, 0]
    assert (evening.table.version, evening.digest) == (version, digest)
    evening.choose("anna", PEBBLE)
    hint(evening, "ben")
    evening.choose("ben", BERRY)
    hint(evening, "anna")
    assert hints(evening) == [2, 1]


def test_it_is_counted_once_for_each_decision() -> None:
    evening = with_hands("anna", "ben")
    hint(evening, "anna")
    assert no_hint(evening, "anna") == "already-hinted"
    evening.choose("anna", HAVEN)  # which asks what to discard
    hint(evening, "anna")
    assert no_hint(evening, "anna") == "already-hinted"
    assert hints(evening) == [2, 0]


def test_what_was_taken_back_stays_counted() -> None:
    evening = playing("anna", "ben")
    hint(evening, "anna")
    evening.choose("anna", PEBBLE)
    evening.undo("anna")
    assert hints(evening) == [1, 0]
    hint(evening, "anna")
    assert hints(evening) == [2, 0]


def test_people_who_share_a_screen_are_counted_apart() -> None:
    evening = playing("anna", "anna")
    hint(evening, "anna")
    evening.choose("anna", PEBBLE)
    hint(evening, "anna")
    assert hints(evening) == [1, 1]


def test_only_for_the_one_who_decides_and_only_now() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    assert no_hint(evening, "ben") == "not-your-turn"
    assert no_hint(evening, "stranger") == "not-seated"
    assert evening.refuses(acts.take_hint, token("anna"), 0) == "stale-version"
    evening.does(acts.leave, token("anna"))
    assert no_hint(evening, "anna") == "bot-sits-in"
    assert no_hint(lobby("anna", "ben"), "anna") == "not-started"
    over = playing("anna", "ben")
    over.play_to_the_end()
    assert no_hint(over, "anna") == "game-finished"
    given_up = playing("anna", "greedy")
    given_up.does(acts.ask_to_abandon, token("anna"))
    assert no_hint(given_up, "anna") == "abandoned"


def test_all_read_that_a_hint_was_taken() -> None:
    evening = playing("anna", "ben")
    hint(evening, "anna")
    event, at = evening.log[-1]
    eyes = (SPECTATOR, eyes_of(evening.table, token("anna")), eyes_of(evening.table, token("ben")))
    shown = [event_view(event, 4, at, seen_by) for seen_by in eyes]
    line = {"message": "event-hinted", "gaps": {"player": {"seat": 0}, "seat": 1}}
    assert shown == [{"seq": 4, "at": at, "seat": 0, "type": "hinted", "line": line}] * 3


def test_a_rematch_begins_without_any() -> None:
    evening = playing("anna", "ben")
    hint(evening, "anna")
    evening.play_to_the_end()
    assert hints(evening) == [1, 0]
    next_one = Evening("BIRCH")
    next_one.happens(acts.rematch(evening.table, token("anna"), "BIRCH")[1])
    assert hints(next_one) == [0, 0]


def test_a_snapshot_from_before_there_were_hints_can_be_read() -> None:
    evening = playing("anna", "ben")
    kept = json.loads(evening.table.save())
    del kept["hints"], kept["hinted"]
    table = GameTable.load("OAKTREE", json.dumps(kept))
    assert table.save() == evening.table.save()
