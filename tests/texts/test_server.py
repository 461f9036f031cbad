"""What the server says: events of a table, phrases of the chat, settings that are wrong."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from everdell import EverdellError
from everdell.table.acts import PHRASES
from everdell.table.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Arranged,
    Extended,
    HouseRules,
    Left,
    Opened,
    Proposed,
    Rematched,
    Returned,
    Rose,
    Sat,
    Started,
    Stumbled,
    Undone,
    Updated,
)
from everdell.table.record import PERSON
from everdell.table.views import SPECTATOR, event_view
from everdell.texts import LANGUAGES, catalog
from everdell.web.server.settings import CONFIG_VARIABLE, load_settings, settings_help

from . import sources, vocabulary

languages = pytest.mark.parametrize("language", LANGUAGES)

NAMES = ("Ada", "Basil")
EVENTS: tuple[AnyEvent, ...] = (
    Opened("holder", HouseRules(), ()),
    Sat(0, "holder", "Ada"),
    Rose(1),
    Arranged(1, PERSON),
    Arranged(1, "greedy"),
    Started(3, 1),
    Undone(0, 4),
    Undone(0, 4, agreed=True),
    *(Proposed(0, kind, target=1) for kind in ("undo", "abandon", "stand-in")),
    Answered(0, True),
    Answered(0, False),
    Left(0),
    *(Left(0, why, "greedy") for why in ("self", "clock", "others")),
    Returned(0),
    Extended(0),
    *(Stumbled(0, "greedy", why) for why in ("crash", "slow", "illegal")),
    Updated(2, 4),
    Abandoned(0),
    Rematched(0, "MOSS-7"),
)


def told(event: AnyEvent, language: str) -> str:
    """The line of an event, its gaps filled from nothing but what a spectator is shown of it."""
    shown = event_view(event, 1, 0.0, SPECTATOR)
    gaps: dict[str, str | int] = {}
    for name, value in shown.items():
        match name:
            case "seat":
                gaps |= {"player": NAMES[value], "seat": value + 1}
            case "target":
                gaps["target"] = NAMES[value]
            case "by" | "stand_in" | "bot":
                gaps["bot"] = "none" if value in ("", PERSON) else value
            case "yes" | "agreed":
                gaps[name] = "yes" if value else "no"
            case _:
                gaps[name] = value
    return catalog(language).text(f"event-{shown['type']}", **gaps)


@languages
def test_every_event_is_told_in_its_own_words(language: str) -> None:
    assert {type(event).__name__.lower() for event in EVENTS} == vocabulary.event_types()
    lines = [told(event, language) for event in EVENTS]
    assert len(set(lines)) == len(lines)


def test_events_in_both_languages() -> None:
    asked = Proposed(0, "stand-in", target=1)
    assert told(asked, "en") == "Ada would like a bot to play for Basil"
    assert told(asked, "fr") == "Ada voudrait qu'un robot joue pour Basil"
    assert told(Arranged(1, PERSON), "en") == "Seat 2 is free for a player"
    assert told(Left(0), "fr") == "Ada s'en va, et les autres attendent"


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
