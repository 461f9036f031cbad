"""A table that was kept under older rules goes on from its last turn's start."""

from __future__ import annotations

import json

from everdell.engine.rules import RULES_VERSION
from everdell.table import acts
from everdell.table.events import Updated
from everdell.table.table import ABANDONED, OVER, GameTable

from .sitting_down import BERRY, HAVEN, PEBBLE, TWIGS, Evening, playing, token, with_hands

KEY = "0123456789abcdef" * 4


def older(snapshot: str) -> str:
    """The snapshot as it would have been kept under the rules before these."""
    return json.dumps(json.loads(snapshot) | {"rules": RULES_VERSION - 1})


def reloaded(evening: Evening, snapshot: str) -> Evening:
    """The same evening after the rules have changed."""
    again = Evening(evening.table.code)
    again.now, again.log = evening.now, evening.log[:]
    again.table = GameTable.load(evening.table.code, older(snapshot))
    again.table.catch_up(again.log[again.table.head :])
    return again


def kept_and_moved_on() -> tuple[Evening, str]:
    """A game with a snapshot after one choice, and what happened since."""
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    snapshot = evening.table.save()
    evening.choose("ben", BERRY)
    evening.does(acts.say, token("ben"), "good night")
    evening.choose("anna", TWIGS)
    evening.undo("anna")
    return evening, snapshot


def test_it_is_outdated_and_knows_of_everything_but_the_choices_since() -> None:
    evening, snapshot = kept_and_moved_on()
    again = reloaded(evening, snapshot)
    assert again.table.outdated
    assert again.table.head == evening.table.head
    assert again.chosen() == [PEBBLE]
    assert again.table.decider == 1


def test_under_the_same_rules_it_is_not() -> None:
    evening, snapshot = kept_and_moved_on()
    table = GameTable.load(evening.table.code, snapshot)
    assert not table.outdated


def test_once_updated_it_goes_on() -> None:
    again = reloaded(*kept_and_moved_on())
    again.passes(86_400)
    assert again.does(acts.update_rules, KEY) == (Updated(RULES_VERSION, 1, KEY),)
    assert not again.table.outdated
    assert again.table.version == again.table.head
    assert again.table.since == again.now
    again.choose("ben", TWIGS)
    assert again.chosen() == [PEBBLE, TWIGS]


def test_nothing_goes_back_beyond_the_update() -> None:
    again = reloaded(*kept_and_moved_on())
    again.does(acts.update_rules, KEY)
    assert again.no_undo("anna") == "nothing-to-undo"
    assert again.no_undo("anna", keep=0) == "nothing-to-undo"
    before = again.digest
    again.choose("ben", TWIGS)
    again.undo("ben")
    assert again.digest == before


def test_it_can_be_put_together_again_from_before_and_after_the_update() -> None:
    evening, snapshot = kept_and_moved_on()
    again = reloaded(evening, snapshot)
    again.does(acts.update_rules, KEY)
    updated = again.table.save()
    again.choose("ben", TWIGS)
    again.choose("anna", BERRY)
    again.undo("anna")
    live = again.table.save()
    assert reloaded(again, snapshot).table.save() == live
    table = GameTable.load(again.table.code, updated)
    table.catch_up(again.log[table.head :])
    assert table.save() == live


def test_an_update_to_rules_that_are_older_by_now_is_not_enough() -> None:
    evening, snapshot = kept_and_moved_on()
    again = reloaded(evening, snapshot)
    again.log.append((Updated(RULES_VERSION - 1, 1), again.now))
    again.log.append(evening.log[-3])  # a choice under those rules
    once_more = reloaded(again, snapshot)
    assert once_more.table.outdated
    assert once_more.table.head == len(again.log)
    assert once_more.chosen() == [PEBBLE]
    once_more.does(acts.update_rules, KEY)
    once_more.choose("ben", TWIGS)


def test_a_question_about_a_choice_that_is_left_out_is_dropped() -> None:
    evening = playing("anna", "ben")
    snapshot = evening.table.save()
    evening.choose("anna", PEBBLE)
    evening.choose("ben", BERRY)
    evening.undo("anna")
    again = reloaded(evening, snapshot)
    again.does(acts.update_rules, KEY)
    assert again.table.proposal is None


def test_a_finished_game_stays_finished_and_is_not_played_again() -> None:
    """Its choices might lead elsewhere under the new rules."""
    evening = playing("anna", "greedy")
    evening.play_to_the_end()
    again = reloaded(evening, evening.table.save())
    assert (again.table.status, again.table.outdated) == (OVER, False)
    assert again.chosen() == evening.chosen()
    assert again.table.beginning().over


def test_a_game_that_was_given_up_in_the_middle_of_a_turn_can_still_be_read() -> None:
    evening = with_hands("anna", "greedy")
    snapshot = evening.table.save()
    evening.choose("anna", HAVEN)
    evening.does(acts.ask_to_abandon, token("anna"))
    assert not evening.table.at_rest
    assert reloaded(evening, snapshot).table.status == ABANDONED


def test_what_lies_face_down_is_shuffled_anew() -> None:
    """The generator of older rules could be computed from what is open."""
    evening, snapshot = kept_and_moved_on()
    before = GameTable.load(evening.table.code, older(snapshot)).game
    again = reloaded(evening, snapshot)
    again.does(acts.update_rules, KEY)
    assert before is not None
    assert again.game.random.mark()[0] != before.random.mark()[0]
    assert again.game.deck[: again.game.top] != before.deck[: before.top]
    assert sorted(again.game.deck[: again.game.top]) == sorted(before.deck[: before.top])
    assert again.game.players[0].hand == before.players[0].hand
    assert again.game.meadow == before.meadow
