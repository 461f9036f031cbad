"""Before the game: opening a table, sitting down, getting up, starting."""

from __future__ import annotations

from typing import Any

import pytest

from everdell import EverdellError
from everdell.table import PERSON, acts
from everdell.table.events import Arranged, Chair, HouseRules, Opened, Rose, Sat, Started
from everdell.table.table import ABANDONED, LOBBY, PLAYING

from .sitting_down import Evening, lobby, playing, token


def opening(seats: list[str], mine: list[int], **house: Any) -> Opened:
    (event,) = acts.open_table(token("anna"), HouseRules(**house), seats, mine, "Anna").events
    assert isinstance(event, Opened)
    return event


def no_opening(seats: list[str], mine: list[int], **house: Any) -> str:
    with pytest.raises(EverdellError) as fault:
        opening(seats, mine, **house)
    return fault.value.code


# Opening -------------------------------------------------------------------------------------


def test_the_owner_takes_the_wanted_seats_and_leaves_the_others_free() -> None:
    event = opening([PERSON, "greedy", PERSON], [2])
    assert event.owner == token("anna")
    assert event.chairs == (Chair(), Chair(by="greedy"), Chair(holder=token("anna"), name="Anna"))


def test_the_house_rules_name_every_option_and_every_box_once() -> None:
    house = opening([PERSON, PERSON], [0], boxes=("base", "base")).house
    assert house.boxes == ("base",)
    assert "rugwort_year" in house.options


def test_one_may_play_alone_against_rugwort() -> None:
    assert opening([PERSON], [0], options={"rugwort_year": "2"}).house.options == {
        "rugwort_year": "2"
    }


@pytest.mark.parametrize("mine", [[], [0, 0], [1], [2], [-1], [0, 1]])
def test_an_owner_sits_on_seats_for_people_each_of_them_once(mine: list[int]) -> None:
    assert no_opening([PERSON, "greedy"], mine) == "bad-seats"


@pytest.mark.parametrize(
    ("code", "house"),
    [
        ("bad-house-rule", {"undo": "always"}),
        ("bad-house-rule", {"first": "youngest"}),
        ("bad-clock", {"clock": -1, "stand_in": "greedy"}),
        ("clock-without-stand-in", {"clock": 60}),
        ("bad-seed", {"seed": -1}),
        ("unknown-box", {"boxes": ("moon",)}),
        ("unknown-option", {"options": {"moon": "full"}}),
    ],
)
def test_a_table_with_rules_that_cannot_be_is_not_opened(code: str, house: dict[str, Any]) -> None:
    assert no_opening([PERSON, PERSON], [0], **house) == code


def test_a_table_has_as_many_seats_as_can_play() -> None:
    assert no_opening([PERSON] * 9, [0]) == "bad-players"
    assert no_opening([], []) == "bad-players"


# Sitting down --------------------------------------------------------------------------------


def test_people_take_the_first_free_seat_or_the_one_they_want() -> None:
    evening = lobby("anna", "", "greedy", "")
    assert evening.does(acts.sit, token("ben"), "Ben") == (Sat(1, token("ben"), "Ben"),)
    assert evening.does(acts.sit, token("cleo"), "Cleo", 3) == (Sat(3, token("cleo"), "Cleo"),)
    assert evening.table.chairs[3] == Chair(holder=token("cleo"), name="Cleo")
    assert evening.table.owner == token("anna")


def test_a_player_may_take_a_second_seat() -> None:
    evening = lobby("anna", "")
    evening.does(acts.sit, token("anna"))
    assert evening.table.seats_of(token("anna")) == [0, 1]


def test_a_taken_seat_is_not_free() -> None:
    evening = lobby("anna", "ben", "greedy", "")
    for seat in (0, 1, 2):
        assert evening.refuses(acts.sit, token("cleo"), "Cleo", seat) == "seat-taken"
    assert evening.refuses(acts.sit, token("cleo"), "Cleo", 4) == "unknown-seat"
    assert evening.refuses(acts.sit, token("cleo"), "Cleo", -1) == "unknown-seat"


def test_a_full_table_is_full() -> None:
    assert lobby("anna", "greedy").refuses(acts.sit, token("ben")) == "table-full"


# Getting up ----------------------------------------------------------------------------------


def test_rising_frees_all_of_a_players_seats_or_one_of_them() -> None:
    evening = lobby("ben", "anna", "anna")
    assert evening.does(acts.rise, token("anna"), 2) == (Rose(2),)
    assert evening.table.chairs[2].free
    evening.does(acts.sit, token("anna"), "Anna")
    assert evening.does(acts.rise, token("anna")) == (Rose(1), Rose(2))
    assert evening.table.owner == token("ben")


def test_only_the_owner_may_free_the_seat_of_another() -> None:
    evening = lobby("anna", "ben", "cleo", "")
    assert evening.refuses(acts.rise, token("ben"), 2) == "not-owner"
    assert evening.refuses(acts.rise, token("dora"), 2) == "not-owner"
    assert evening.does(acts.rise, token("anna"), 2) == (Rose(2),)
    assert evening.table.chairs[2].free


def test_only_who_sits_can_rise() -> None:
    evening = lobby("anna", "", "greedy")
    assert evening.refuses(acts.rise, token("ben")) == "not-seated"
    assert evening.refuses(acts.rise, token("anna"), 1) == "seat-empty"
    assert evening.refuses(acts.rise, token("anna"), 2) == "seat-empty"
    assert evening.refuses(acts.rise, token("anna"), 3) == "unknown-seat"


def test_the_table_passes_to_the_next_when_its_owner_rises() -> None:
    evening = lobby("anna", "greedy", "ben", "cleo")
    evening.does(acts.rise, token("anna"))
    assert evening.table.owner == token("ben")
    assert evening.does(acts.arrange, token("ben"), 0, "greedy") == (Arranged(0, "greedy"),)
    assert evening.refuses(acts.arrange, token("cleo"), 0, PERSON) == "not-owner"


def test_an_owner_of_two_seats_keeps_the_table_with_one_of_them() -> None:
    evening = lobby("anna", "anna", "ben")
    evening.does(acts.rise, token("anna"), 0)
    assert evening.table.owner == token("anna")


def test_an_empty_table_closes() -> None:
    evening = lobby("anna", "greedy", "")
    evening.does(acts.rise, token("anna"))
    assert evening.table.status == ABANDONED
    assert evening.refuses(acts.sit, token("ben")) == "abandoned"
    assert evening.refuses(acts.rise, token("ben")) == "abandoned"
    assert evening.refuses(acts.choose, token("ben"), "pass", 0) == "abandoned"


# Bots ----------------------------------------------------------------------------------------


def test_the_owner_gives_seats_to_bots_and_back() -> None:
    evening = lobby("anna", "")
    evening.does(acts.arrange, token("anna"), 1, "greedy")
    assert evening.table.chairs[1] == Chair(by="greedy")
    evening.does(acts.arrange, token("anna"), 1, PERSON)
    assert evening.table.chairs[1].free


def test_a_bot_takes_no_players_seat() -> None:
    evening = lobby("anna", "ben", "")
    assert evening.refuses(acts.arrange, token("anna"), 1, "greedy") == "seat-taken"
    assert evening.refuses(acts.arrange, token("ben"), 2, "greedy") == "not-owner"
    assert evening.refuses(acts.arrange, token("anna"), 7, "greedy") == "unknown-seat"


# Starting ------------------------------------------------------------------------------------


def test_the_first_chair_begins_where_the_house_says_so() -> None:
    evening = lobby("anna", "ben", first="seat")
    (event,) = evening.does(acts.start, token("anna"), 7, 1)
    assert isinstance(event, Started)
    assert (event.seed, event.rotation) == (7, 0)
    assert evening.table.status == PLAYING
    assert evening.table.version == evening.table.head
    assert evening.game.seed == 7


def test_where_it_is_drawn_the_chairs_turn_until_the_drawn_one_is_first() -> None:
    evening = lobby("anna", "ben", "cleo", first="random")
    evening.does(acts.start, token("anna"), 7, 2)
    assert [chair.name for chair in evening.table.chairs] == ["cleo", "anna", "ben"]
    assert evening.table.decider == evening.seat_of("cleo") == 0


def test_a_seed_that_was_asked_for_is_dealt() -> None:
    evening = lobby("anna", "ben", seed=99)
    evening.does(acts.start, token("anna"), 7, 0)
    assert evening.table.seed == evening.game.seed == 99


def test_only_the_owner_starts_and_only_when_every_seat_is_taken() -> None:
    evening = lobby("anna", "ben", "")
    assert evening.refuses(acts.start, token("ben"), 7, 0) == "not-owner"
    assert evening.refuses(acts.start, token("anna"), 7, 0) == "seats-open"
    evening.does(acts.arrange, token("anna"), 2, "greedy")
    evening.does(acts.start, token("anna"), 7, 0)


def test_once_the_game_has_begun_seats_stay_as_they_are() -> None:
    evening = playing("anna", "ben")
    assert evening.refuses(acts.sit, token("cleo")) == "already-started"
    assert evening.refuses(acts.rise, token("anna")) == "already-started"
    assert evening.refuses(acts.arrange, token("anna"), 1, "greedy") == "already-started"
    assert evening.refuses(acts.start, token("anna"), 7, 0) == "already-started"


def needs_a_game(evening: Evening, who: str) -> list[str]:
    """What is said to everything that can only be done while a game runs."""
    holder = token(who)
    return [
        evening.refuses(acts.choose, holder, "pass", 0),
        evening.refuses(acts.undo, holder, 0),
        evening.refuses(acts.ask_to_abandon, holder),
        evening.refuses(acts.ask_to_stand_in, holder, 1, 0.0),
        evening.refuses(acts.give_time, holder),
        evening.refuses(acts.time_out, 0.0),
        evening.refuses(acts.leave, holder),
        evening.refuses(acts.come_back, holder),
        evening.refuses(acts.bot_chooses, "pass", 0),
        evening.refuses(acts.bot_stumbles, "pass", 0, "crash", "random"),
    ]


def test_before_the_game_nothing_of_it_can_be_done() -> None:
    evening = lobby("anna", "ben")
    assert set(needs_a_game(evening, "anna")) == {"not-started"}
    assert evening.table.status == LOBBY


def test_a_game_that_was_given_up_does_not_go_on() -> None:
    evening = playing("anna", "greedy")
    evening.does(acts.ask_to_abandon, token("anna"))
    assert set(needs_a_game(evening, "anna")) == {"abandoned"}


def test_a_game_that_is_over_does_not_go_on() -> None:
    evening = playing("anna", "ben")
    evening.play_to_the_end()
    assert set(needs_a_game(evening, "anna")) == {"game-finished"}
