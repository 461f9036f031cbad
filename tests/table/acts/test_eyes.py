"""Who looks at a table, from which seat, and what the table shows of itself."""

from __future__ import annotations

import pytest

from everdell import EverdellError
from everdell.engine.shapes import DecisionView
from everdell.table import acts
from everdell.table.events import HouseRules, Opened, Started
from everdell.table.shapes import ChosenEvent
from everdell.table.views import SPECTATOR, Eyes, event_view, eyes_of, summary, table_view

from .sitting_down import DRAW, PEBBLE, Evening, lobby, playing, token


def no_eyes(evening: Evening, who: str, seat: int | None = None) -> str:
    with pytest.raises(EverdellError) as fault:
        eyes_of(evening.table, token(who), seat)
    return fault.value.code


# Eyes ----------------------------------------------------------------------------------------


def test_a_player_looks_from_their_seat() -> None:
    evening = playing("anna", "ben")
    assert eyes_of(evening.table, token("ben")) == Eyes((1,), 1)
    assert eyes_of(evening.table, token("ben"), 1) == Eyes((1,), 1)


def test_a_player_who_has_left_still_looks_from_their_seat() -> None:
    evening = playing("anna", "ben", watch=False)
    evening.does(acts.leave, token("ben"))
    assert eyes_of(evening.table, token("ben")) == Eyes((1,), 1)


def test_of_several_seats_the_one_that_decides_the_first_or_the_wanted_one() -> None:
    evening = playing("anna", "ben", "anna")
    assert eyes_of(evening.table, token("anna")) == Eyes((0, 2), 0)
    evening.choose("anna", PEBBLE)
    assert eyes_of(evening.table, token("anna")) == Eyes((0, 2), 0)
    evening.choose("ben", evening.offers()[0])
    assert eyes_of(evening.table, token("anna")) == Eyes((0, 2), 2)
    assert eyes_of(evening.table, token("anna"), 0) == Eyes((0, 2), 0)


def test_no_player_looks_from_anothers_seat() -> None:
    evening = playing("anna", "ben")
    for who, seat in (("ben", 0), ("cleo", 0), ("anna", 5), ("anna", -1)):
        assert no_eyes(evening, who, seat) == "foreign-seat"


def test_all_may_watch_an_open_table_and_none_a_closed_one() -> None:
    assert eyes_of(playing("anna", "ben").table, token("cleo")) == SPECTATOR
    assert eyes_of(playing("anna", "ben").table, "") == SPECTATOR
    closed = playing("anna", "ben", watch=False)
    assert no_eyes(closed, "cleo") == "not-watched"
    assert no_eyes(closed, "cleo", 0) == "foreign-seat"


def test_those_who_may_still_sit_down_see_the_seats_of_a_closed_table() -> None:
    closed = lobby("anna", "", watch=False)
    assert eyes_of(closed.table, token("cleo")) == SPECTATOR


# The table -----------------------------------------------------------------------------------


def test_seats_say_who_has_them_and_which_are_yours() -> None:
    evening = lobby("anna", "ben", "greedy", "")
    seats = table_view(evening.table, eyes_of(evening.table, token("ben")))["seats"]
    assert [seat["by"] for seat in seats] == ["person", "person", "greedy", "person"]
    assert [seat["name"] for seat in seats] == ["anna", "ben", "", ""]
    assert [seat["free"] for seat in seats] == [False, False, False, True]
    assert [seat["owner"] for seat in seats] == [True, False, False, False]
    assert [seat["yours"] for seat in seats] == [False, True, False, False]


def test_a_lobby_has_no_game() -> None:
    shown = table_view(lobby("anna", "ben").table, SPECTATOR)
    assert (shown["status"], shown["game"], shown["decider"]) == ("lobby", None, None)


def test_options_are_shown_to_the_one_who_decides_alone() -> None:
    evening = playing("anna", "ben")

    def decision(eyes: Eyes) -> DecisionView:
        game = table_view(evening.table, eyes)["game"]
        assert game is not None
        assert game["decision"] is not None
        return game["decision"]

    shown = decision(eyes_of(evening.table, token("anna")))["options"]
    assert [option["id"] for option in shown] == evening.offers()
    for eyes in (eyes_of(evening.table, token("ben")), SPECTATOR):
        assert "options" not in decision(eyes)


def test_only_who_may_freely_go_back_is_told_where_to() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    assert table_view(evening.table, Eyes((0,), 0))["undo"] == [0]
    assert table_view(evening.table, Eyes((1,), 1))["undo"] == []
    assert table_view(evening.table, SPECTATOR)["undo"] == []
    asking = playing("anna", "ben", undo="consent")
    asking.choose("anna", PEBBLE)
    assert table_view(asking.table, Eyes((0,), 0))["undo"] == []


def test_all_see_what_is_asked_and_who_has_agreed() -> None:
    evening = playing("anna", "ben", "cleo", "cleo")
    evening.choose("anna", DRAW)
    evening.undo("anna")
    evening.answer("cleo", yes=True)
    assert evening.table.proposal is not None
    assert table_view(evening.table, SPECTATOR)["proposal"] == {
        "id": evening.table.proposal.id,
        "seat": 0,
        "kind": "undo",
        "keep": 0,
        "target": 0,
        "at": evening.now,
        "agreed": [2, 3],
    }


def test_the_seed_is_shown_at_the_end_or_where_it_was_asked_for() -> None:
    evening = playing("anna", "ben", seed=77)
    assert table_view(evening.table, SPECTATOR)["house"]["seed"] is None
    evening.play_to_the_end()
    assert table_view(evening.table, SPECTATOR)["house"]["seed"] == 77


def test_a_table_that_closed_before_its_game_has_no_seed() -> None:
    evening = lobby("anna", "ben")
    evening.does(acts.rise, token("anna"))
    evening.does(acts.rise, token("ben"))
    assert table_view(evening.table, SPECTATOR)["house"]["seed"] is None


# Events --------------------------------------------------------------------------------------


def test_events_before_the_game_can_be_read_with_its_seats() -> None:
    """Chairs turn when it is drawn who begins; what was said before keeps its old number."""
    shown = event_view(Started(77, 1, rotation=2), 9, 1.5, SPECTATOR)
    line = {"message": "event-started", "gaps": {}}
    assert shown == {"seq": 9, "at": 1.5, "type": "started", "rotation": 2, "line": line}


def test_a_table_that_is_opened_shows_nothing_but_that() -> None:
    opened = Opened(token("anna"), HouseRules(), ())
    line = {"message": "event-opened", "gaps": {}}
    shown = event_view(opened, 1, 1.5, SPECTATOR)
    assert shown == {"seq": 1, "at": 1.5, "type": "opened", "line": line}


def test_a_player_reads_their_own_options_alone() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", DRAW)
    chosen, at = evening.log[-1]

    def shown(eyes: Eyes) -> ChosenEvent:
        seen = event_view(chosen, 1, at, eyes)
        assert seen["type"] == "chosen"
        return seen

    own = shown(Eyes((0,), 0))
    assert own["choice"]["options"] == [DRAW]
    assert own["choice"]["verb"] == "visit"
    (drew,) = [entry for entry in own["entries"] if entry["kind"] == "drew"]
    assert len(drew["cards"]) == 2
    for eyes in (Eyes((1,), 1), SPECTATOR):
        assert "choice" not in shown(eyes)
        drawn = [entry for entry in shown(eyes)["entries"] if entry["kind"] == "drew"]
        assert all("cards" not in entry for entry in drawn)


# Lists ---------------------------------------------------------------------------------------


def test_a_list_says_who_sits_where_and_whose_turn_it_is() -> None:
    evening = lobby("anna", "greedy", "")
    line = summary(evening.table)
    assert [seat["free"] for seat in line.seats] == [False, False, True]
    assert line.turn_of == ""
    assert summary(playing("anna", "ben").table).turn_of == token("anna")
    assert summary(playing("greedy", "ben").table).turn_of == ""
