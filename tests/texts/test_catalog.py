"""The reader of the catalogs."""

from __future__ import annotations

import pytest

from everdell import EverdellError
from everdell.engine.journal import Entry
from everdell.texts import LANGUAGES, Catalog, catalog

from . import vocabulary


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(EverdellError, match=r"'de'.*en, fr") as fault:
        catalog("de")
    assert catalog("en").error(fault.value) == "There is no language de. There are: en, fr."


def test_a_catalog_is_read_once() -> None:
    assert catalog("fr") is catalog("fr")


def test_a_missing_key_is_an_error() -> None:
    words = catalog("en")
    for key in ("no-such-message", "farm.no-such-attribute"):
        assert not words.has(key)
        with pytest.raises(KeyError, match=key):
            words.text(key)
    with pytest.raises(KeyError, match="unicorn"):
        words.name("unicorn")
    with pytest.raises(KeyError, match="unicorn"):
        words.rules_text("unicorn")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="seat"):
        catalog("en").text("seat")
    assert catalog("en").text("seat", n=1) == "Player 1"


def test_a_message_that_refers_to_nothing_is_an_error() -> None:
    with pytest.raises(KeyError, match="farm"):
        Catalog("en", ["barn = a { farm }"]).text("barn")


def test_names_and_texts() -> None:
    assert catalog("en").name("barge_toad") == "Barge Toad"
    assert catalog("fr").name("barge_toad") == "Crapaud de barque"
    assert catalog("en").rules_text("farm") == "Production: gain 1 berry."
    assert catalog("fr").rules_text("farm") == "Production\u202f: gagnez 1 baie."


def test_lists_have_commas_and_an_and() -> None:
    entry = Entry("revealed", 0, cards=["farm", "inn", "mine"])
    assert catalog("en").entry(entry) == "Player 1 revealed Farm, Inn and Mine"
    assert catalog("fr").entry(entry) == "Joueur 1 révèle Ferme, Auberge et Mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_score_has_a_name(language: str) -> None:
    for part in vocabulary.score_parts():
        assert catalog(language).score_part(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(vocabulary.feature_keys()))
def test_every_printed_feature_box_and_set_up_option_has_a_name(language: str, key: str) -> None:
    assert catalog(language).text(key, n=2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(vocabulary.way_keys()))
def test_what_boxes_add_to_a_turn_has_words_within_a_sentence(language: str, key: str) -> None:
    said = catalog(language).text(key)
    assert said[0].islower()
    assert len(said) <= 32


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(vocabulary.zone_keys()))
def test_cards_kept_aside_have_words(language: str, key: str) -> None:
    counted = {"n": 2} if key.endswith(".count") else {}
    said = catalog(language).text(key, **counted)
    assert said
    assert ("2" in said) == bool(counted)
