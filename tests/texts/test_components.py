"""Names and rules texts of components."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from everdell.engine.box import Box
from everdell.engine.content import Place
from everdell.engine.phrases import message_id
from everdell.gallery import components
from everdell.games import all_beside, shelf
from everdell.texts import LANGUAGES, catalog

from . import sources, vocabulary

LONGEST = 260  # characters that a card's face has room for
WHOLE = 7  # letters of a word that the smallest tile shows in one line

languages = pytest.mark.parametrize("language", LANGUAGES)
boxes = pytest.mark.parametrize("box", shelf().values(), ids=lambda box: box.id)


def _events() -> list[Place]:
    return [place for box in shelf().values() for place in box.printed().places if place.is_event]


@languages
@pytest.mark.parametrize("id", vocabulary.component_ids())
def test_every_component_has_a_name_and_a_text_that_fits_its_face(language: str, id: str) -> None:
    words = catalog(language)
    assert words.name(id)
    assert 0 < len(words.rules_text(id)) <= LONGEST


@languages
@boxes
def test_it_is_said_how_many_workers_a_place_takes(language: str, box: Box) -> None:
    words = catalog(language)
    for one in components(words, box):
        if one["component"] == "location":
            assert words.text(f"details-{one['occupancy']}")


def _settings(box: Box) -> list[str]:
    return [setting.id for setting in box.settings()]


def _common_settings() -> set[str]:
    """Those that several boxes have."""
    having = Counter(id for box in shelf().values() for id in _settings(box))
    return {id for id, n in having.items() if n > 1}


def _origins(box: Box) -> set[str]:
    return {zone.id for zone in box.printed().zones if zone.origin}


def _common_origins() -> set[str]:
    """Zones that several boxes lay out, for their cards lie there together."""
    having = Counter(id for box in shelf().values() for id in _origins(box))
    return {id for id, n in having.items() if n > 1}


@languages
def test_settings_of_several_boxes_stand_in_the_file_of_all(language: str) -> None:
    said = sources.patterns(sources.FOLDER / language / "core.ftl")
    assert _common_settings()
    assert {f"choice-{message_id(id)}" for id in _common_settings()} <= set(said)


@languages
@boxes
def test_what_a_box_says_stands_in_its_own_file(language: str, box: Box) -> None:
    printed = box.printed()
    said = {message_id(id) for id in vocabulary.component_ids(box)} | {f"box-{message_id(box.id)}"}
    before = {
        place.group.id for id in box.requires for place in shelf()[id].printed().places
    }  # groups that the box adds to
    groups = {place.group.id for place in printed.places} - before
    said |= {f"kind-{message_id(group)}" for group in groups}
    said |= {f"zone-{message_id(id)}" for id in _origins(box) - _common_origins()}
    said |= {f"choice-{message_id(id)}" for id in _settings(box) if id not in _common_settings()}
    said |= {f"preset-{message_id(preset.id)}" for preset in box.presets()}
    said |= {f"remark-{message_id(remark.id)}" for remark in box.remarks()}
    folder = sources.FOLDER / language
    own = {
        message
        for file in [folder / f"{box.id}.ftl", *folder.glob(f"{box.id}-*.ftl")]
        for message in sources.patterns(file)
    }
    assert said <= own
    others = [
        message_id(id)
        for one in shelf().values()
        if one.id != box.id
        for id in [f"box-{one.id}", *vocabulary.component_ids(one)]
    ]
    assert not set(others) & own


@languages
@pytest.mark.parametrize("game", [box.id for box in shelf().values() if box.own_game])
def test_no_two_components_of_a_game_have_the_same_name(language: str, game: str) -> None:
    ids = vocabulary.component_ids(*[shelf()[id] for id in all_beside(game)])
    names = Counter(catalog(language).name(id) for id in ids)
    assert [name for name, n in names.items() if n > 1] == []


@languages
@boxes
def test_long_words_of_names_on_cards_can_be_broken(language: str, box: Box) -> None:
    words = catalog(language)
    printed = box.printed()
    for id in [card.id for card in printed.cards] + [e.id for e in printed.places if e.is_event]:
        key = f"{message_id(id)}.{sources.SPLIT}"
        split = words.text(key) if words.has(key) else words.name(id)
        assert split.replace("|", "") == words.name(id)
        for word in re.split(r"[\s'’-]+", split):
            assert len(max(word.split("|"), key=len)) <= WHOLE, word
            assert "|" not in word or len(min(word.split("|"), key=len)) > 1, word


@pytest.mark.parametrize("id", vocabulary.component_ids())
def test_both_languages_give_the_same_figures(id: str) -> None:
    figures = [re.findall(r"\d+", catalog(language).rules_text(id)) for language in LANGUAGES]
    assert sorted(figures[0]) == sorted(figures[1])


@languages
@pytest.mark.parametrize("event", _events(), ids=lambda event: event.id)
def test_an_event_says_what_it_asks_for_and_what_it_is_worth(language: str, event: Place) -> None:
    words = catalog(language)
    text = words.rules_text(event.id)
    for card in event.cards:
        assert words.name(card) in text
    figures = re.findall(r"\d+", text)
    assert {str(n) for _, n in event.colors} <= set(figures)
    if event.points:
        assert str(event.points) in figures
