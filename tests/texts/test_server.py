"""What the server says: events of a table, phrases of the chat, settings that are wrong."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from everdell import EverdellError
from everdell.bots import bot_names
from everdell.bots.levels import LEVELS
from everdell.bots.styles import STYLES
from everdell.engine.phrases import phrase_of
from everdell.table.acts import PHRASES
from everdell.table.events import (
    AnyEvent,
    Arranged,
    Chosen,
    Left,
    Proposed,
    Said,
    Sat,
)
from everdell.table.record import PERSON
from everdell.table.views import SPECTATOR, event_view
from everdell.texts import LANGUAGES, catalog
from everdell.web.server.settings import CONFIG_VARIABLE, load_settings, settings_help

from . import sources, vocabulary
from .event_samples import EVENTS

languages = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Ada", "Basil")


def told(event: AnyEvent, language: str) -> str:
    """The line of an event, its gaps filled from nothing but what a spectator is shown of it."""
    shown = event_view(event, 1, 0.0, SPECTATOR)
    return catalog(language).say(phrase_of(shown["line"]), NAMES)


@languages
def test_every_event_is_told_in_its_own_words(language: str) -> None:
    assert {type(event).__name__.lower() for event in EVENTS} == vocabulary.event_types()
    lines = [told(event, language) for event in EVENTS]
    assert len(set(lines)) == len(lines)


def test_events_in_both_languages() -> None:
    asked = Proposed(0, "stand-in", target=1)
    assert told(asked, "en") == "Ada would like a bot to play for Basil"
    assert told(asked, "fr") == "Ada voudrait qu’un robot joue pour Basil"
    assert told(Arranged(1, PERSON), "en") == "Seat 2 is free for a player"
    assert told(Left(0), "fr") == "Ada s’en va, et les autres attendent"


def test_a_bot_of_another_package_keeps_its_own_name() -> None:
    assert told(Arranged(1, "greedy"), "fr") == "La place 2 revient au robot Bruno"
    assert told(Arranged(1, "acorn"), "fr") == "La place 2 revient au robot Acorn"


@pytest.mark.parametrize(
    ("spec", "english", "french"),
    [
        ("sage", "Maren", "Mahaut"),
        ("sage@2s", "Maren", "Mahaut"),
        ("sage:blocker@2s", "Maren (blocker)", "Mahaut (style trouble-fête)"),
        ("steward:builder", "Orla (builder)", "Capucine (style bâtisseur)"),
        ("steward:weights.json", "Orla (weights.json)", "Capucine (style weights.json)"),
    ],
)
def test_a_style_is_told_behind_the_name(spec: str, english: str, french: str) -> None:
    assert (catalog("en").bot(spec), catalog("fr").bot(spec)) == (english, french)


@languages
def test_every_bot_has_a_name_and_a_description(language: str) -> None:
    words = catalog(language)
    for name in bot_names():
        assert words.text(f"bot-{name}")
        assert words.text(f"bot-{name}.description")
        assert "second" not in words.text(f"bot-{name}.description")  # people choose how many


@languages
def test_every_level_and_every_style_has_a_character(language: str) -> None:
    words = catalog(language)
    for level in LEVELS:
        assert words.text(f"bot-{level.name}") in words.text(f"bot-{level.name}.title")
    told = [words.text(f"style-{style}{part}") for style in STYLES for part in ("", ".description")]
    assert len(set(told)) == 2 * len(STYLES)


@languages
def test_no_player_is_given_the_name_of_a_bot(language: str) -> None:
    words = catalog(language)
    nicknames = words.text("settings-nicknames").split(", ")
    assert len(set(nicknames)) == 12
    assert not {words.text(f"bot-{name}") for name in bot_names()} & set(nicknames)


def test_a_player_who_sits_down_is_called_by_the_given_name() -> None:
    """Seats get other numbers when the game begins, and the names go with them."""
    assert told(Sat(0, "holder", "Clover"), "en") == "Clover sits down"


def test_choices_and_chat_need_no_line() -> None:
    for event in (Chosen(0, "pass"), Said(0, "Hello")):
        assert "line" not in event_view(event, 1, 0.0, SPECTATOR)


@languages
def test_every_phrase_can_be_said(language: str) -> None:
    said = [catalog(language).text(f"phrase-{id}") for id in PHRASES]
    assert len(set(said)) == len(PHRASES)


# Settings ------------------------------------------------------------------------------------


def complaint(
    file: Path, text: str = "", flags: Mapping[str, object] = MappingProxyType({})
) -> EverdellError:
    file.write_text(text)
    with pytest.raises(EverdellError) as fault:
        load_settings(None, {CONFIG_VARIABLE: str(file)}, flags)
    return fault.value


@languages
def test_every_kind_of_setting_can_be_explained(language: str, tmp_path: Path) -> None:
    explained = sources.patterns(sources.FOLDER / language / "server.ftl")["error-bad-setting"]
    faults = [
        complaint(tmp_path / "server.toml", flags={help.name: object()}) for help in settings_help()
    ]
    kinds = {fault.details["kind"] for fault in faults}
    assert sources.cases(explained, "kind") == kinds
    for fault, help in zip(faults, settings_help(), strict=True):
        assert help.flag in catalog(language).error(fault)


@languages
def test_every_fault_of_a_file_of_settings_can_be_explained(language: str, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    faults = [
        complaint(file, "port = "),
        complaint(file, "prot = 1"),
        complaint(file, "port = 'x'"),
    ]
    for fault in faults:
        assert str(file) in catalog(language).error(fault)
    assert [fault.details["why"] for fault in faults] == ["syntax", "unknown", "value"]
    explained = sources.patterns(sources.FOLDER / language / "server.ftl")["error-bad-setting"]
    beyond = {"unreadable", "encoding"}  # the system's faults, which name the file alone
    assert sources.cases(explained, "why") == {fault.details["why"] for fault in faults} | beyond
