"""Talk at the table, and the names people go by."""

from __future__ import annotations

import pytest

from everdell import EverdellError
from everdell.table import acts
from everdell.table.acts.talk import LONGEST_NAME, LONGEST_TEXT
from everdell.table.events import Said

from .sitting_down import BERRY, PEBBLE, Evening, lobby, playing, token


def said(evening: Evening, text: str) -> str:
    (event,) = evening.does(acts.say, token("ben"), text)
    assert isinstance(event, Said)
    return event.text


def test_all_who_sit_may_talk_at_any_time() -> None:
    assert said(lobby("anna", "ben"), "hello") == "hello"
    evening = playing("anna", "ben")
    assert evening.does(acts.say, token("anna"), "hello") == (Said(0, "hello"),)
    evening.does(acts.leave, token("ben"))
    assert said(evening, "bye") == "bye"
    evening.does(acts.come_back, token("ben"))
    evening.play_to_the_end()
    assert said(evening, "well played") == "well played"


def test_of_several_seats_the_one_that_decides_speaks() -> None:
    evening = playing("ben", "anna", "ben")
    assert evening.does(acts.say, token("ben"), "hello") == (Said(0, "hello"),)
    evening.choose("ben", PEBBLE)
    assert evening.does(acts.say, token("ben"), "hello") == (Said(0, "hello"),)
    evening.choose("anna", BERRY)
    assert evening.does(acts.say, token("ben"), "hello") == (Said(2, "hello"),)


def test_who_has_no_seat_does_not() -> None:
    assert lobby("anna", "").refuses(acts.say, token("ben"), "hello") == "not-seated"


@pytest.mark.parametrize("phrase", acts.PHRASES)
def test_phrases_need_no_text(phrase: str) -> None:
    evening = lobby("anna", "ben")
    assert evening.does(acts.say, token("ben"), phrase=phrase) == (Said(1, phrase=phrase),)


def test_a_phrase_is_one_of_those_that_have_words() -> None:
    evening = lobby("anna", "ben")
    assert evening.refuses(acts.say, token("ben"), phrase="boo") == "unknown-phrase"
    assert evening.refuses(acts.say, token("ben"), "and", phrase="hello") == "unknown-phrase"


@pytest.mark.parametrize("text", ["", "  ", "\n\t", "\x1b\x07", "x" * (LONGEST_TEXT + 1)])
def test_nothing_and_too_much_is_not_said(text: str) -> None:
    assert lobby("anna", "ben").refuses(acts.say, token("ben"), text) == "bad-chat"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  a word ", "a word"),
        ("two\nlines", "two lines"),
        ("\x1b[31mred", "[31mred"),
        ("turned\u202eround", "turned round"),
        ("no\u200bthing", "no thing"),
        ("une châtaigne", "une châtaigne"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("x" * LONGEST_TEXT, "x" * LONGEST_TEXT),
    ],
)
def test_what_steers_a_screen_is_left_out(typed: str, shown: str) -> None:
    assert said(lobby("anna", "ben"), typed) == shown


def test_a_name_is_one_line_without_such_signs() -> None:
    assert acts.clean_name("  Ben \n the\x07  Elder ") == "Ben the Elder"
    assert acts.clean_name("") == ""
    assert acts.clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(EverdellError) as fault:
        acts.clean_name("x" * (LONGEST_NAME + 1))
    assert fault.value.code == "long-name"
