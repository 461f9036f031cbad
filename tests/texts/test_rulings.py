"""The rules reference and the rulings: complete, in order, and alike in all languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from everdell.engine.box import Box
from everdell.engine.phrases import message_id
from everdell.games import shelf
from everdell.texts import LANGUAGES, catalog

from . import sources, vocabulary

LONGEST = 420  # characters of a paragraph that is still read at the table

languages = pytest.mark.parametrize("language", LANGUAGES)
boxes = pytest.mark.parametrize("box", shelf().values(), ids=lambda box: box.id)

_RULING = re.compile(r"ruling-(?P<component>.+)-(?P<number>\d+)")


def _keys(language: str, pattern: str) -> list[str]:
    return [
        key
        for path in sorted((sources.FOLDER / language).glob(pattern))
        for key in sources.patterns(path)
    ]


# Rulings -------------------------------------------------------------------------------------


def _rulings(language: str, box: Box) -> dict[str, list[int]]:
    """The numbers of the rulings of each component, in the order of the file."""
    found: dict[str, list[int]] = {}
    for key in _keys(language, f"rulings-{message_id(box.id)}*.ftl"):
        if key.startswith("-"):  # said of several components
            continue
        ruling = _RULING.fullmatch(key)
        assert ruling is not None, key
        found.setdefault(ruling["component"], []).append(int(ruling["number"]))
    return found


@languages
@boxes
def test_every_component_has_rulings_and_they_are_counted_without_holes(
    language: str, box: Box
) -> None:
    rulings = _rulings(language, box)
    assert set(rulings) == set(map(message_id, vocabulary.component_ids(box)))
    for component, numbers in rulings.items():
        assert numbers == list(range(1, len(numbers) + 1)), component


@boxes
def test_a_component_has_as_many_rulings_in_every_language(box: Box) -> None:
    first, *others = [_rulings(language, box) for language in LANGUAGES]
    assert all(other == first for other in others)


@languages
def test_no_component_is_told_the_same_twice(language: str) -> None:
    words = catalog(language)
    told = Counter(
        (key.rpartition("-")[0], words.text(key))
        for key in _keys(language, "rulings-*.ftl")
        if not key.startswith("-")
    )
    assert [told for told, n in told.items() if n > 1] == []


# The rules reference ---------------------------------------------------------------------------


def _prefixes() -> list[str]:
    return ["rules-", *(f"rules-{message_id(id)}-" for id in shelf())]


def _listed(language: str) -> list[str]:
    """Every key that the lists of chapters and sections lead to."""
    words = catalog(language)
    found: list[str] = []
    for prefix in _prefixes():
        if not words.has(f"{prefix}chapters"):
            continue
        found.append(f"{prefix}chapters")
        for chapter in words.text(f"{prefix}chapters").split():
            title = f"{prefix}chapter-{chapter}"
            found += [title, f"{title}.sections"]
            for section in words.text(f"{title}.sections").split():
                found += _section(language, prefix + section)
    return found


def _section(language: str, key: str) -> list[str]:
    paragraphs: list[str] = []
    while catalog(language).has(f"{key}.p{len(paragraphs) + 1}"):
        paragraphs.append(f"{key}.p{len(paragraphs) + 1}")
    assert paragraphs, key
    return [key, *paragraphs, f"{key}.also"]


@languages
def test_the_lists_lead_to_every_section_once_and_in_the_order_of_the_file(language: str) -> None:
    listed = _listed(language)
    assert sorted(listed) == sorted(_keys(language, "rules*.ftl"))
    sections = [key for key in listed if key.endswith(".p1")]
    written = [key for key in _keys(language, "rules*.ftl") if key.endswith(".p1")]
    # What belongs to no box is read first and written last.
    assert sorted(sections) == sorted(written)
    for prefix in _prefixes()[1:]:
        of_box = [key for key in sections if key.startswith(prefix)]
        assert of_box == [key for key in written if key.startswith(prefix)]


def test_the_lists_are_the_same_in_all_languages() -> None:
    for key in _listed("en"):
        if key.endswith(("chapters", ".sections")):
            assert len({catalog(language).text(key) for language in LANGUAGES}) == 1, key


# Both ------------------------------------------------------------------------------------------


def _told() -> list[str]:
    """Whatever is read, without what is only searched for."""
    keys = _keys("en", "rules*.ftl") + _keys("en", "rulings-*.ftl")
    return [key for key in keys if not key.startswith("-") and not key.endswith(".also")]


def test_all_languages_give_the_same_figures() -> None:
    for key in _told():
        figures = [
            Counter(re.findall(r"\d+", catalog(language).text(key))) for language in LANGUAGES
        ]
        assert all(other == figures[0] for other in figures), key


@languages
def test_nothing_is_too_long_to_be_read_at_the_table(language: str) -> None:
    for key in _told():
        assert len(catalog(language).text(key)) <= LONGEST, key
