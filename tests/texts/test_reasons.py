"""Why something cannot be chosen."""

from __future__ import annotations

import pytest

from everdell.engine.phrases import Amount, Component, Listing, Phrase, Reason, Seat
from everdell.engine.reasons import why_not
from everdell.testing import table
from everdell.texts import LANGUAGES, catalog

from . import vocabulary
from .conftest import Played

NAMES = ("Ann", "Bob", "Cleo")
NARROW = "\u202f"


def taken(*seats: int, own: str = "no") -> Reason:
    return Reason("taken", {"players": Listing([Seat(seat) for seat in seats]), "own": own})


EXAMPLES = [
    (
        Reason("missing", {"resources": Amount({"resin": 1})}),
        "1 resin missing",
        "Il manque 1 résine",
    ),
    (
        Reason("missing", {"resources": Amount({"twig": 2, "berry": 1})}),
        "2 twigs and 1 berry missing",
        "Il manque 2 brindilles et 1 baie",
    ),
    (taken(1, 2), "Taken by Bob and Cleo", "Occupé par Bob et Cleo"),
    (taken(1), "Taken by Bob", "Occupé par Bob"),
    (taken(0, own="yes"), "Your worker is already here", "Votre ouvrier y est déjà"),
    (
        Reason("achieved", {"player": Seat(2), "own": "no"}),
        "Achieved by Cleo",
        "Accompli par Cleo",
    ),
    (
        Reason("achieved", {"player": Seat(0), "own": "yes"}),
        "You have already achieved it",
        "Vous l’avez déjà accompli",
    ),
    (
        Reason("needs-color", {"color": Phrase("color-green"), "n": 2}),
        "2 Production cards missing in your city",
        "Il manque 2 cartes Production dans votre ville",
    ),
    (
        Reason("unique-there", {"card": Component("king")}),
        "King is unique, and your city has one",
        f"Roi{NARROW}: carte unique, déjà dans votre ville",
    ),
    (
        Reason("upgraded-there", {"card": Component("farm")}),
        "A Legend of your city stands for Farm",
        f"Ferme{NARROW}: une Légende de votre ville en tient lieu",
    ),
    (
        Reason("needs-any", {"n": 2}),
        "2 resources of your choice missing",
        "Il manque 2 ressources au choix",
    ),
    (
        Reason("needs-hand", {"n": 1}),
        "1 card missing in your hand",
        "Il manque 1 carte dans votre main",
    ),
    (
        Reason("workers-left", {"n": 1}),
        "First place your last worker",
        "Placez d’abord votre dernier ouvrier",
    ),
]


@pytest.mark.parametrize(("reason", "english", "french"), EXAMPLES)
def test_reasons_in_words(reason: Reason, english: str, french: str) -> None:
    assert catalog("en").reason(reason, NAMES) == english
    assert catalog("fr").reason(reason, NAMES) == french


def test_two_workers_of_one_player_are_one_name() -> None:
    t = table(players=3).set_city(1, "inn").set_on(1, "inn", workers=(2, 2))
    target = {"city": 1, "slot": 0, "card": "inn"}
    told = [one.reasons for one in why_not(t.game, 0) if one.target == target]
    assert [catalog("en").reason(reason, NAMES) for reason in told[0]] == ["Taken by Cleo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    codes = vocabulary.reason_codes()
    assert {"over", "missing", "workers-left", "unique-there", "upgraded-there"} <= codes
    for code in codes:
        assert catalog(language).has(f"why-{code}"), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_played_games_has_words(language: str, played: Played) -> None:
    of_other_boxes = {"too-early"}  # see tests/boxes
    met = {reason.code for reason in played.refused.values()}
    assert met == vocabulary.reason_codes() - of_other_boxes
    for reason in played.refused.values():
        assert catalog(language).reason(reason)
