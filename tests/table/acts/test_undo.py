"""Taking back: freely, as long as no player has learned anything from it."""

from __future__ import annotations

import pytest

from everdell.table import acts
from everdell.table.events import Chosen, Proposed, Undone
from everdell.table.table import OVER

from .sitting_down import BERRY, DRAW, HAVEN, PEBBLE, TWIGS, Evening, playing, token, with_hands

FARM_AND_INN = ("discard:farm", "discard:inn")


def at_the_haven() -> Evening:
    """Anna discards one card after the other, and is not done yet."""
    evening = with_hands("anna", "ben")
    evening.choose("anna", HAVEN, *FARM_AND_INN)
    return evening


# Freely --------------------------------------------------------------------------------------


def test_ones_own_last_choice_goes_back_at_once() -> None:
    evening = playing("anna", "ben")
    before = evening.digest
    evening.choose("anna", PEBBLE)
    assert evening.undo("anna") == (Undone(0, 0),)
    assert evening.digest == before
    assert evening.table.decider == 0
    assert evening.chosen() == []


def test_by_default_one_choice_goes_back_and_then_the_one_before_it() -> None:
    evening = at_the_haven()
    evening.undo("anna")
    assert evening.chosen() == [HAVEN, "discard:farm"]
    evening.undo("anna")
    assert evening.chosen() == [HAVEN]


def test_several_choices_go_back_together() -> None:
    evening = at_the_haven()
    assert evening.undo("anna", keep=0) == (Undone(0, 0),)
    assert evening.chosen() == []


def test_what_is_played_again_leads_to_the_same_game() -> None:
    evening = at_the_haven()
    before = evening.digest
    evening.undo("anna", keep=1)
    evening.choose("anna", *FARM_AND_INN)
    assert evening.digest == before


def test_another_way_may_be_gone_instead() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    evening.undo("anna")
    evening.choose("anna", TWIGS)
    assert evening.chosen() == [TWIGS]


def test_the_log_keeps_what_was_taken_back() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    evening.undo("anna")
    evening.choose("anna", TWIGS)
    assert [type(event) for event, _ in evening.log[-3:]] == [Chosen, Undone, Chosen]
    assert evening.table.head == len(evening.log)


def test_a_move_for_the_game_before_it_went_back_is_stale() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    seen = evening.table.version
    evening.undo("anna")
    assert evening.refuses(acts.choose, token("ben"), BERRY, seen) == "stale-version"
    assert evening.refuses(acts.undo, token("anna"), seen) == "stale-version"


# Not freely ----------------------------------------------------------------------------------


def is_asked(evening: Evening, who: str, keep: int | None = None) -> bool:
    """Whether going back takes the consent of the others."""
    (event,) = evening.undo(who, keep)
    return isinstance(event, Proposed) and event.kind == "undo"


def test_a_card_that_was_seen_is_not_freely_unseen() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", DRAW)
    assert is_asked(evening, "anna")
    assert evening.chosen() == [DRAW]


def test_nor_is_what_went_before_it() -> None:
    evening = with_hands("anna", "ben")
    evening.choose("anna", "visit:forest_copy_basic_card")  # draws a card, then asks what to copy
    evening.choose("anna", "copy:basic_pebble")
    assert evening.undo("anna") == (Undone(0, 1),)
    assert is_asked(evening, "anna", keep=0)


def test_nothing_goes_back_freely_once_another_seat_has_chosen() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    evening.choose("ben", BERRY)
    assert is_asked(evening, "anna")


def test_what_another_has_chosen_is_not_freely_taken_back() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    assert evening.no_undo("ben") == "nothing-to-undo"
    assert is_asked(evening, "ben", keep=0)


def test_the_end_of_the_game_shows_everything_and_is_not_taken_back() -> None:
    evening = playing("anna", "ben")
    evening.play_to_the_end()
    assert evening.no_undo("anna") == "game-finished"
    assert evening.table.status == OVER


def test_what_a_stand_in_has_chosen_is_not_ones_own() -> None:
    evening = playing("anna", "ben", stand_in="greedy")
    evening.does(acts.leave, token("anna"))
    evening.bot_chooses(PEBBLE)
    evening.does(acts.come_back, token("anna"))
    assert is_asked(evening, "anna")


def test_a_player_who_has_left_takes_nothing_back() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    evening.does(acts.leave, token("anna"))
    assert evening.no_undo("anna") == "bot-sits-in"


# Alone ---------------------------------------------------------------------------------------


def test_alone_against_bots_everything_goes_back_at_once_but_is_marked() -> None:
    evening = playing("anna", "greedy")
    before = evening.digest
    evening.choose("anna", DRAW)
    evening.bot_chooses(BERRY)
    asked, undone = evening.undo("anna")
    assert isinstance(asked, Proposed)
    assert undone == Undone(0, 0, agreed=True)
    assert evening.digest == before
    assert evening.table.proposal is None


def test_by_default_the_choices_of_others_since_go_back_too() -> None:
    evening = playing("anna", "greedy", "random")
    evening.choose("anna", PEBBLE)
    evening.bot_chooses(BERRY, TWIGS)
    evening.undo("anna")
    assert evening.chosen() == []


def test_at_one_screen_the_seat_that_had_chosen_goes_back() -> None:
    evening = playing("anna", "anna")
    evening.choose("anna", PEBBLE)
    assert evening.undo("anna") == (Undone(0, 0),)
    evening.choose("anna", PEBBLE, BERRY)
    assert evening.undo("anna", keep=0)[1] == Undone(0, 0, agreed=True)


# House rules ---------------------------------------------------------------------------------


def test_where_the_house_wants_consent_it_always_takes_it() -> None:
    evening = playing("anna", "ben", undo="consent")
    evening.choose("anna", PEBBLE)
    assert is_asked(evening, "anna")


def test_where_the_house_says_never_nothing_goes_back() -> None:
    evening = playing("anna", "greedy", undo="never")
    evening.choose("anna", PEBBLE)
    assert evening.no_undo("anna") == "undo-off"


@pytest.mark.parametrize("keep", [-1, 1, 2])
def test_one_can_only_go_back_to_what_has_been(keep: int) -> None:
    evening = playing("anna", "ben")
    assert evening.no_undo("anna") == "nothing-to-undo"
    evening.choose("anna", PEBBLE)
    assert evening.no_undo("anna", keep) == "nothing-to-undo"


def test_who_has_no_seat_takes_nothing_back() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    assert evening.no_undo("cleo") == "not-seated"
