"""Choosing: who may, what is kept of it, and what a bot may."""

from __future__ import annotations

from everdell.engine.rules import RULES_VERSION
from everdell.table import acts
from everdell.table.events import Chosen, Stumbled
from everdell.table.table import OVER

from .sitting_down import BERRY, DRAW, HAVEN, PEBBLE, playing, token, with_hands


def test_a_choice_is_kept_with_what_was_told_about_it() -> None:
    evening = playing("anna", "ben")
    (event,) = evening.does(acts.choose, token("anna"), PEBBLE, evening.table.version)
    assert isinstance(event, Chosen)
    assert (event.seat, event.option, event.barrier, event.bot) == (0, PEBBLE, False, "")
    assert [told.kind for told in event.told] == ["visited", "gained", "turn"]
    assert evening.chosen() == [PEBBLE]
    assert evening.table.decider == 1
    assert evening.table.version == evening.table.head


def test_a_card_that_was_drawn_is_a_barrier() -> None:
    evening = playing("anna", "ben")
    (event,) = evening.does(acts.choose, token("anna"), DRAW, evening.table.version)
    assert isinstance(event, Chosen)
    assert event.barrier


def test_the_end_of_the_game_is_a_barrier() -> None:
    evening = playing("anna", "ben")
    evening.play_to_the_end()
    last, _ = evening.log[-1]
    assert isinstance(last, Chosen)
    assert last.barrier
    assert evening.table.status == OVER
    assert evening.table.decider is None


def test_only_who_decides_chooses_and_only_what_is_offered() -> None:
    evening = playing("anna", "ben")
    version = evening.table.version
    assert evening.refuses(acts.choose, token("ben"), PEBBLE, version) == "not-your-turn"
    assert evening.refuses(acts.choose, token("cleo"), PEBBLE, version) == "not-seated"
    assert evening.refuses(acts.choose, "", PEBBLE, version) == "not-seated"
    assert evening.refuses(acts.choose, token("anna"), "visit:moon", version) == "not-offered"


def test_a_choice_is_about_the_game_that_was_seen() -> None:
    evening = playing("anna", "ben")
    seen = evening.table.version
    evening.choose("anna", PEBBLE)
    assert evening.refuses(acts.choose, token("ben"), BERRY, seen) == "stale-version"
    assert evening.refuses(acts.choose, token("ben"), BERRY, seen + 2) == "stale-version"


def test_talk_does_not_make_a_move_stale() -> None:
    evening = playing("anna", "ben")
    seen = evening.table.version
    evening.does(acts.say, token("ben"), "hello")
    evening.does(acts.choose, token("anna"), PEBBLE, seen)


def test_one_person_chooses_for_all_his_seats() -> None:
    evening = playing("anna", "anna")
    evening.choose("anna", PEBBLE, BERRY)
    assert [choice.seat for choice in evening.table.choices] == [0, 1]


def test_a_half_made_choice_is_no_rest() -> None:
    evening = with_hands("anna", "ben")
    assert evening.table.at_rest
    evening.choose("anna", HAVEN)
    assert not evening.table.at_rest
    evening.does(acts.leave, token("anna"))
    evening.does(acts.ask_to_abandon, token("ben"))
    assert not evening.table.at_rest  # given up, but a save of it is still of this very moment


# Bots ----------------------------------------------------------------------------------------


def test_a_bot_chooses_when_it_is_its_turn() -> None:
    evening = playing("anna", "greedy")
    version = evening.table.version
    assert evening.table.bot_to_move == ""
    assert evening.refuses(acts.bot_chooses, PEBBLE, version) == "not-your-turn"
    evening.choose("anna", PEBBLE)
    assert evening.table.bot_to_move == "greedy"
    assert evening.refuses(acts.bot_chooses, BERRY, version) == "stale-version"
    assert evening.refuses(acts.bot_chooses, "visit:moon", evening.table.version) == "not-offered"
    (event,) = evening.does(acts.bot_chooses, BERRY, evening.table.version)
    assert isinstance(event, Chosen)
    assert (event.seat, event.bot) == (1, "greedy")


def test_nobody_chooses_for_a_bot() -> None:
    evening = playing("greedy", "anna")
    version = evening.table.version
    assert evening.refuses(acts.choose, token("anna"), PEBBLE, version) == "not-your-turn"
    assert evening.refuses(acts.choose, "", PEBBLE, version) == "not-seated"


def test_a_bot_that_stumbles_is_named_and_the_game_waits_as_before() -> None:
    evening = playing("greedy", "anna")
    version, before = evening.table.version, evening.digest
    assert evening.does(acts.bot_stumbles, version, "slow") == (Stumbled(0, "greedy", "slow"),)
    assert (evening.table.version, evening.digest) == (version, before)
    assert evening.refuses(acts.bot_stumbles, version - 1, "slow") == "stale-version"


def test_a_person_does_not_stumble() -> None:
    evening = playing("anna", "greedy")
    assert evening.refuses(acts.bot_stumbles, evening.table.version, "slow") == "not-your-turn"


def test_the_rules_it_is_played_by_are_kept() -> None:
    evening = playing("anna", "ben")
    started, _ = evening.log[-1]
    assert getattr(started, "rules", None) == RULES_VERSION


def test_alone_against_rugwort_only_the_person_is_asked() -> None:
    evening = playing("anna", options={"rugwort_year": "1"})
    evening.play_to_the_end()
    assert {choice.seat for choice in evening.table.choices} == {0}
    assert evening.table.status == OVER
