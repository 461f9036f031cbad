"""Names and talk as others see them: nothing hidden, nothing piled up, every script readable."""

from __future__ import annotations

import unicodedata

import pytest

from everdell import EverdellError
from everdell.table import acts
from everdell.table.acts.talk import LONGEST_NAME

from .sitting_down import lobby, token

GRAVE = "\u0300"


@pytest.mark.parametrize(
    "hidden",
    [
        "\u0000",  # Cc
        "\u00ad",  # Cf: soft hyphen
        "\u200b",  # zero width space
        "\u200e",  # left-to-right mark
        "\u202e",  # right-to-left override
        "\u2066",  # isolate
        "\u061c",  # Arabic letter mark
        "\u2060",  # word joiner
        "\ufeff",  # byte order mark
        "\ue000",  # Co: for private use
        "\u2028",  # Zl
        "\u2029",  # Zp
        "\u2800",  # empty Braille
        "\u3164",  # Hangul filler
        "\uffa0",
        "\u115f",
        "\u034f",  # grapheme joiner
        "\u00a0",
        "\u3000",
        "\U000e0041",  # a tag
        "\u200d",  # joiners between letters that do not join
        "\u200c",
    ],
)
def test_what_shows_nothing_makes_no_second_anna(hidden: str) -> None:
    assert acts.clean_name(f"An{hidden}na") == "An na"
    assert acts.clean_name(f"Anna{hidden}") == "Anna"
    assert acts.clean_name(f"{hidden}Anna") == "Anna"
    assert acts.clean_name(hidden * 3) == ""


def test_half_a_character_is_none() -> None:
    assert acts.clean_name("Anna\ud800") == "Anna"


def test_the_same_name_is_written_in_one_way() -> None:
    assert acts.clean_name("Zoe\u0308") == "Zoë"


def test_marks_do_not_pile_up() -> None:
    assert acts.clean_name("A" + GRAVE * 20 + "n" + GRAVE * 20) == f"À{GRAVE * 2}ǹ{GRAVE * 2}"


def test_a_mark_needs_something_to_stand_on() -> None:
    assert acts.clean_name(f"{GRAVE}Anna") == "Anna"
    assert acts.clean_name(GRAVE) == ""
    assert acts.clean_name(f"Anna {GRAVE * 5}B") == "Anna B"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë Lefèvre-Nuñez",
        "Nguyễn Thị Ánh",
        "مُحَمَّد",
        "می‌خواهم",
        "אָבְרָהָם",
        "ज़ूँ क्षि",
        "র‍্যাব",
        "น้ำทิพย์ ผู้ใหญ่",
        "გიორგი",
        "陳大文",
        "김민준",
        "👩‍🌾 ❤️",
        "👩🏽‍🚀",
        "🏳️‍🌈",
        "O'Neill 2nd",
    ],
)
def test_every_script_stays_as_it_is_written(name: str) -> None:
    assert acts.clean_name(name) == unicodedata.normalize("NFC", name)


def test_a_name_is_as_long_as_it_looks() -> None:
    family = "👩🏽‍🚀"
    assert acts.clean_name(family * (LONGEST_NAME // 3)) == family * (LONGEST_NAME // 3)
    assert acts.clean_name("é" * LONGEST_NAME) == "é" * LONGEST_NAME
    with pytest.raises(EverdellError):
        acts.clean_name("नि" * (LONGEST_NAME + 1))


def test_talk_is_cleaned_alike() -> None:
    evening = lobby("anna", "ben")
    evening.does(acts.say, token("ben"), f"a{GRAVE * 30} \u202etxt.exe")
    said = evening.log[-1][0]
    assert getattr(said, "text", "") == f"à{GRAVE * 2}  txt.exe"
    assert evening.refuses(acts.say, token("ben"), "\u3164\u2800") == "bad-chat"
