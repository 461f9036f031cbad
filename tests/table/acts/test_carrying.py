"""A seat goes to another device, by a link that works once or by a phrase that lasts."""

from __future__ import annotations

import pytest

from everdell.table import acts
from everdell.table.events import Answered, AnyEvent, Carried, Linked, Phrased
from everdell.table.table import GameTable
from everdell.table.views import SPECTATOR, event_view, eyes_of, table_view

from .sitting_down import PEBBLE, Evening, lobby, playing, token

LINK = "hash-of-a-link"
PHRASE = "hash-of-a-phrase"
MINUTES = 900.0


def makes_link(evening: Evening, who: str, link: str = LINK) -> tuple[AnyEvent, ...]:
    return evening.does(acts.make_link, token(who), link, evening.now + MINUTES)


def makes_phrase(evening: Evening, who: str, phrase: str = PHRASE) -> tuple[AnyEvent, ...]:
    return evening.does(acts.make_phrase, token(who), phrase)


def opens(evening: Evening, device: str, secret: str) -> tuple[AnyEvent, ...]:
    return evening.does(acts.carry, token(device), secret, evening.now)


def opens_nothing(evening: Evening, device: str, secret: str) -> str:
    return evening.refuses(acts.carry, token(device), secret, evening.now)


# The link ------------------------------------------------------------------------------------


def test_by_a_link_the_seat_goes_to_the_other_device() -> None:
    evening = playing("anna", "ben")
    assert makes_link(evening, "anna") == (Linked(0, LINK, evening.now + MINUTES),)
    assert opens(evening, "phone", LINK) == (Carried(0, token("phone")),)
    assert evening.table.seats_of(token("anna")) == []
    assert evening.table.chairs[0].name == "anna"
    evening.choose("phone", PEBBLE)
    assert evening.refuses(acts.say, token("anna"), "hey") == "not-seated"


def test_a_link_works_once() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna")
    opens(evening, "phone", LINK)
    assert opens_nothing(evening, "tablet", LINK) == "link-used"
    assert opens_nothing(evening, "anna", LINK) == "link-used"


def test_a_link_works_for_a_while() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna")
    evening.passes(MINUTES - 1)
    assert acts.seats_opened_by(evening.table, token("phone"), LINK, evening.now) == [0]
    evening.passes(1)
    assert opens_nothing(evening, "phone", LINK) == "link-expired"


def test_of_several_links_the_last_one_works() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna", "hash-of-the-first")
    makes_link(evening, "anna")
    assert opens_nothing(evening, "phone", "hash-of-the-first") == "unknown-link"
    opens(evening, "phone", LINK)


def test_a_link_on_the_device_that_has_the_seat_is_not_used_up() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna")
    assert opens_nothing(evening, "anna", LINK) == "already-here"
    opens(evening, "phone", LINK)
    assert opens_nothing(evening, "phone", LINK) == "already-here"


def test_only_those_who_sit_there_make_links_and_phrases() -> None:
    evening = playing("anna", "ben")
    for act, more in ((acts.make_link, (LINK, 1.0)), (acts.make_phrase, (PHRASE,))):
        assert evening.refuses(act, token("cleo"), *more) == "not-seated"


# The phrase ----------------------------------------------------------------------------------


def test_a_phrase_brings_the_seat_back_as_often_as_need_be() -> None:
    evening = playing("anna", "ben")
    assert makes_phrase(evening, "anna") == (Phrased(0, PHRASE),)
    for device in ("phone", "tablet", "anna", "phone"):
        assert opens(evening, device, PHRASE) == (Carried(0, token(device)),)
        assert opens_nothing(evening, device, PHRASE) == "already-here"


def test_a_new_phrase_takes_the_place_of_the_former() -> None:
    evening = playing("anna", "ben")
    makes_phrase(evening, "anna", "hash-of-the-first")
    makes_phrase(evening, "anna")
    assert opens_nothing(evening, "phone", "hash-of-the-first") == "unknown-link"
    opens(evening, "phone", PHRASE)


def test_a_link_that_was_left_lying_is_void_once_the_seat_has_gone() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna")
    makes_phrase(evening, "anna")
    opens(evening, "phone", PHRASE)
    assert opens_nothing(evening, "thief", LINK) == "link-used"


# When and what -------------------------------------------------------------------------------


def test_in_the_waiting_room_and_after_the_end() -> None:
    evening = lobby("anna", "ben")
    makes_link(evening, "ben")
    opens(evening, "phone", LINK)
    makes_phrase(evening, "phone")
    evening.does(acts.start, token("anna"), 5, 0)
    evening.play_to_the_end()
    opens(evening, "tablet", PHRASE)
    assert eyes_of(evening.table, token("tablet")).seat == 1


def test_where_the_seats_are_drawn_the_phrase_goes_with_its_seat() -> None:
    evening = lobby("anna", "ben", first="random")
    makes_phrase(evening, "anna")
    evening.does(acts.start, token("anna"), 5, 1)
    assert opens(evening, "phone", PHRASE) == (Carried(1, token("phone")),)


def test_who_gets_up_takes_link_and_phrase_along() -> None:
    evening = lobby("anna", "ben")
    makes_link(evening, "ben")
    makes_phrase(evening, "ben")
    evening.does(acts.rise, token("ben"))
    evening.does(acts.sit, token("cleo"), "cleo")
    for secret in (LINK, PHRASE):
        assert opens_nothing(evening, "ben", secret) == "unknown-link"


def test_people_who_share_a_screen_go_along_together() -> None:
    evening = playing("anna", "ben", "anna")
    makes_link(evening, "anna")
    assert opens(evening, "phone", LINK) == (
        Carried(0, token("phone")),
        Carried(2, token("phone")),
    )
    assert evening.table.seats_of(token("phone")) == [0, 2]


def test_a_player_who_has_left_can_return_on_the_other_device() -> None:
    evening = playing("anna", "ben", stand_in="random")
    makes_phrase(evening, "anna")
    evening.does(acts.leave, token("anna"))
    opens(evening, "phone", PHRASE)
    assert evening.table.chairs[0].away
    evening.does(acts.come_back, token("phone"))
    evening.choose("phone", PEBBLE)


def test_the_clock_goes_on_meanwhile() -> None:
    evening = playing("anna", "ben", clock=60, stand_in="random")
    deadline = evening.table.deadline
    makes_link(evening, "anna")
    evening.passes(20)
    opens(evening, "phone", LINK)
    assert evening.table.deadline == deadline


def test_what_was_free_to_take_back_still_is() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    makes_link(evening, "anna")
    opens(evening, "phone", LINK)
    evening.undo("phone")
    assert evening.chosen() == []


def test_the_table_belongs_to_its_owner_on_the_other_device() -> None:
    evening = lobby("anna", "ben")
    makes_link(evening, "anna")
    opens(evening, "phone", LINK)
    assert evening.table.owner == token("phone")
    evening.does(acts.start, token("phone"), 5, 0)


def test_a_rematch_keeps_the_seat_for_the_device_that_has_it() -> None:
    evening = playing("anna", "ben")
    makes_phrase(evening, "anna")
    opens(evening, "phone", PHRASE)
    evening.play_to_the_end()
    _, there = acts.rematch(evening.table, token("ben"), "ELMTREE")
    other = Evening("ELMTREE")
    other.happens(there)
    assert other.table.chairs[0].holder == token("phone")
    assert other.table.chairs[0].phrase == ""
    # A kept seat is not taken yet: first the player comes to it.
    assert other.refuses(acts.make_phrase, token("phone"), PHRASE) == "not-seated"


# Consent -------------------------------------------------------------------------------------


def test_who_has_agreed_is_not_asked_again_on_the_other_device() -> None:
    evening = playing("anna", "ben", "cleo")
    evening.does(acts.ask_to_abandon, token("anna"))
    evening.answer("ben", True)
    makes_link(evening, "ben")
    opens(evening, "phone", LINK)
    shown = table_view(evening.table, SPECTATOR)["proposal"]
    assert shown is not None
    assert shown["agreed"] == [1]
    evening.answer("cleo", True)
    assert evening.table.status == "abandoned"


def test_who_has_asked_can_withdraw_it_on_the_other_device() -> None:
    evening = playing("anna", "ben")
    evening.does(acts.ask_to_abandon, token("anna"))
    makes_link(evening, "anna")
    opens(evening, "phone", LINK)
    evening.answer("phone", False)
    assert evening.table.proposal is None


# Two at one device ---------------------------------------------------------------------------


def test_a_seat_comes_beside_the_one_that_the_device_has() -> None:
    evening = playing("anna", "ben", "cleo")
    makes_link(evening, "ben")
    opens(evening, "anna", LINK)
    assert evening.table.seats_of(token("anna")) == [0, 1]


def test_a_key_opens_only_the_seats_that_it_was_made_for() -> None:
    """Ben plays on for Anna; when she takes her seat back, Ben's own stays with Ben."""
    evening = playing("anna", "ben")
    makes_phrase(evening, "anna")
    makes_link(evening, "anna")
    opens(evening, "ben", LINK)
    assert opens(evening, "anna", PHRASE) == (Carried(0, token("anna")),)
    assert evening.table.seats_of(token("ben")) == [1]
    assert evening.table.owner == token("ben")  # who had the last of her seats before


@pytest.mark.parametrize("asker", ["anna", "ben", "cleo"])
def test_when_two_become_one_what_was_asked_is_asked_anew(asker: str) -> None:
    """Otherwise one would have answered for both, or none would be left to answer."""
    evening = playing("anna", "ben", "cleo")
    evening.does(acts.ask_to_abandon, token(asker))
    makes_link(evening, "ben")
    assert Answered(0, False) in opens(evening, "anna", LINK)
    assert evening.table.proposal is None
    evening.does(acts.ask_to_abandon, token("cleo"))
    evening.answer("anna", True)
    assert evening.table.status == "abandoned"


# What others see -----------------------------------------------------------------------------


def test_that_a_seat_was_carried_is_seen_and_by_what_is_not() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna")
    makes_phrase(evening, "anna")
    opens(evening, "phone", LINK)
    shown = [event_view(event, 1, 0.0, SPECTATOR) for event, _ in evening.log[-3:]]
    line = {"message": "event-carried", "gaps": {"player": {"seat": 0}, "seat": 1}}
    assert shown == [
        {"seq": 1, "at": 0.0, "seat": 0, "type": "linked"},
        {"seq": 1, "at": 0.0, "seat": 0, "type": "phrased"},
        {"seq": 1, "at": 0.0, "seat": 0, "type": "carried", "line": line},
    ]


def test_that_there_is_a_phrase_is_seen_from_its_seat_alone() -> None:
    evening = playing("anna", "ben")
    makes_phrase(evening, "anna")
    table = evening.table
    assert table_view(table, eyes_of(table, token("anna")))["phrase"]
    for other in (SPECTATOR, eyes_of(table, token("ben"))):
        assert not table_view(table, other)["phrase"]


def test_a_snapshot_knows_what_opens_a_seat() -> None:
    evening = playing("anna", "ben")
    makes_link(evening, "anna")
    makes_phrase(evening, "ben")
    evening.table = GameTable.load(evening.table.code, evening.table.save())
    opens(evening, "phone", LINK)
    opens(evening, "tablet", PHRASE)
