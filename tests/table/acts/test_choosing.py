"""Choosing: who may, what is kept of it, and what a bot may."""

from __future__ import annotations

from everdell.engine.rules import RULES_VERSION
from everdell.table import acts
from everdell.table.events import AnyEvent, Chosen, Replaced, Stumbled
from everdell.table.table import OVER

from .sitting_down import BERRY, DRAW, HAVEN, PEBBLE, TWIGS, Evening, playing, token, with_hands


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


def test_one_person_chooses_for_all_of_their_seats() -> None:
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


def test_no_player_chooses_for_a_bot() -> None:
    evening = playing("greedy", "anna")
    version = evening.table.version
    assert evening.refuses(acts.choose, token("anna"), PEBBLE, version) == "not-your-turn"
    assert evening.refuses(acts.choose, "", PEBBLE, version) == "not-seated"


def stumbles(evening: Evening, option: str, why: str = "slow") -> tuple[AnyEvent, ...]:
    """The bot that is to move fails, and `random` chooses for it."""
    return evening.does(acts.bot_stumbles, option, evening.table.version, why, "random")


def test_a_bot_that_stumbles_is_named_and_another_one_chooses_for_it() -> None:
    evening = playing("greedy", "anna")
    told, chosen = stumbles(evening, PEBBLE)
    assert told == Stumbled(0, "greedy", "slow")
    assert isinstance(chosen, Chosen)
    assert (chosen.seat, chosen.option, chosen.bot) == (0, PEBBLE, "random")
    assert evening.table.decider == 1
    assert evening.table.chairs[0].bot == "greedy"


def test_a_bot_that_stumbles_for_the_third_time_loses_its_seat() -> None:
    evening = playing("greedy", "anna", "random")
    for option in (PEBBLE, TWIGS):
        told, _ = stumbles(evening, option)
        assert isinstance(told, Stumbled)
        evening.choose("anna", evening.offers()[0])
        evening.bot_chooses(evening.offers()[0])
    told, chosen = stumbles(evening, evening.offers()[0], "crash")
    assert told == Replaced(0, "greedy", "random")
    assert isinstance(chosen, Chosen)
    assert chosen.bot == "random"
    chair = evening.table.chairs[0]
    assert (chair.by, chair.bot) == ("greedy", "random")  # the others still know it by its name


def test_the_bot_of_a_player_who_has_left_loses_the_seat_until_they_are_back() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    evening.does(acts.leave, token("anna"))
    for _ in range(3):
        stumbles(evening, evening.offers()[0])
        evening.choose("ben", evening.offers()[0])
    assert evening.table.chairs[0].bot == "random"
    evening.does(acts.come_back, token("anna"))
    assert evening.table.chairs[0].bot == ""
    evening.does(acts.leave, token("anna"))
    told, _ = stumbles(evening, evening.offers()[0])
    assert told == Stumbled(0, "greedy", "slow")  # the next time begins anew


def test_nothing_is_chosen_for_a_bot_without_need() -> None:
    evening = playing("greedy", "anna")
    version = evening.table.version
    late = (PEBBLE, version - 1, "slow", "random")
    assert evening.refuses(acts.bot_stumbles, *late) == "stale-version"
    wild = ("visit:moon", version, "slow", "random")
    assert evening.refuses(acts.bot_stumbles, *wild) == "not-offered"
    evening.bot_chooses(PEBBLE)
    person = (BERRY, evening.table.version, "slow", "random")
    assert evening.refuses(acts.bot_stumbles, *person) == "not-your-turn"


def test_the_rules_it_is_played_by_are_kept() -> None:
    evening = playing("anna", "ben")
    started, _ = evening.log[-1]
    assert getattr(started, "rules", None) == RULES_VERSION


def test_alone_against_rugwort_only_the_person_is_asked() -> None:
    evening = playing("anna", options={"rugwort_year": "1"})
    evening.play_to_the_end()
    assert {choice.seat for choice in evening.table.choices} == {0}
    assert evening.table.status == OVER
