"""Why something cannot be chosen."""

from __future__ import annotations

import pytest

from everdell.engine.reasons import Reason
from everdell.texts import LANGUAGES, catalog

from . import vocabulary
from .conftest import Played

NAMES = ("Ann", "Bob", "Cleo")
NBSP = "\u00a0"
EXAMPLES = [
    (Reason("missing", {"resources": {"resin": 1}}), "1 resin missing", "Il manque 1 résine"),
    (
        Reason("missing", {"resources": {"twig": 2, "berry": 1}}),
        "2 twigs and 1 berry missing",
        "Il manque 2 brindilles et 1 baie",
    ),
    (Reason("taken", {"players": [1, 2]}), "Taken by Bob and Cleo", "Occupé par Bob et Cleo"),
    (Reason("taken", {"players": [1, 1]}), "Taken by Bob", "Occupé par Bob"),
    (Reason("taken", {"players": [0]}), "Your worker is already here", "Votre ouvrier y est déjà"),
    (Reason("achieved", {"player": 2}), "Achieved by Cleo", "Accompli par Cleo"),
    (
        Reason("achieved", {"player": 0}),
        "You have already achieved it",
        "Vous l'avez déjà accompli",
    ),
    (
        Reason("needs-color", {"color": "green", "n": 2}),
        "2 Production cards missing in your city",
        "Il manque 2 cartes Production dans votre ville",
    ),
    (
        Reason("unique-there", {"card": "king"}),
        "King is unique, and your city has one",
        f"Roi{NBSP}: carte unique, déjà dans votre ville",
    ),
    (
        Reason("upgraded-there", {"card": "farm"}),
        "A Legend of your city stands for Farm",
        f"Ferme{NBSP}: une Légende de votre ville en tient lieu",
    ),
    (
        Reason("workers-left", {"n": 1}),
        "First place your last worker",
        "Placez d'abord votre dernier ouvrier",
    ),
]


@pytest.mark.parametrize(("reason", "english", "french"), EXAMPLES)
def test_reasons_in_words(reason: Reason, english: str, french: str) -> None:
    assert catalog("en").reason(reason, NAMES, me=0) == english
    assert catalog("fr").reason(reason, NAMES, me=0) == french


def test_nobody_is_called_you_when_the_reader_is_unknown() -> None:
    assert catalog("en").reason(Reason("taken", {"players": [0]})) == "Taken by Player 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    codes = vocabulary.reason_codes()
    assert {"over", "missing", "workers-left", "unique-there", "upgraded-there"} <= codes
    for code in codes:
        assert catalog(language).has(f"why-{code}"), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_played_games_has_words(language: str, played: Played) -> None:
    assert {reason.code for reason in played.refused.values()} == vocabulary.reason_codes()
    for reason in played.refused.values():
        assert catalog(language).reason(reason)
        assert catalog(language).reason(reason, me=0)
