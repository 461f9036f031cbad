"""What a bot thinks of an option, in words."""

from __future__ import annotations

import pytest

from everdell.bots import Advice
from everdell.bots.advice_reasons import AdviceReason
from everdell.texts import LANGUAGES, Catalog, catalog
from everdell.texts.advising import AdviceWords

from .advice_samples import THOUGHTS
from .options import worded, words_of

NAMES = ("Ann", "Bea", "Cid")
NARROW = "\u202f"


def thought(difference: float = 0.0, confidence: float = 0.5, chance: float = 0.5) -> Advice:
    return worded(Advice("pass", difference, chance, confidence, 1.0))


def because(reason: AdviceReason) -> Advice:
    return worded(Advice("pass", 0.0, 0.5, 0.5, 1.0, (reason,)))


def test_advice_in_english() -> None:
    assert catalog("en").advice(THOUGHTS[0], NAMES) == AdviceWords(
        words_of("en", "play:farm:hand"),
        "+2.3 points",
        "sure",
        "63% to win",
        [
            "keeps from Bea: " + words_of("en", "visit:city:0:inn", NAMES, me=0),
            "scores 3 points at once",
            "brings 2 twigs, 1 berry, 1 other resource, 1 card and 2 workers",
        ],
    )


def test_advice_in_french() -> None:
    assert catalog("fr").advice(THOUGHTS[1], NAMES) == AdviceWords(
        words_of("fr", "visit:basic_pebble"),
        "−1,1 point",
        "presque sûr",
        f"victoire à 63{NARROW}%",
        [
            "rapporte 1 point aussitôt",
            "apporte 2 ressources et 2 cartes",
            f"ensuite{NARROW}: " + words_of("fr", "play:king:meadow"),
        ],
    )


@pytest.mark.parametrize(
    ("difference", "english", "french"),
    [
        (14.5, "+14.5 points", "+14,5 points"),
        (0.96, "+1.0 points", "+1,0 point"),
        (0.25, "+0.3 points", "+0,3 point"),
        (0.04, "0.0 points", "0,0 point"),
        (-0.04, "0.0 points", "0,0 point"),
        (-1.1, "−1.1 points", "−1,1 point"),
    ],
)
def test_a_difference_is_told_to_a_tenth(difference: float, english: str, french: str) -> None:
    told = [catalog(lang).advice(thought(difference)).difference for lang in ("en", "fr")]
    assert told == [english, french]


@pytest.mark.parametrize(
    ("confidence", "told"),
    [
        (1.0, "sure"),
        (0.95, "sure"),
        (0.9, "fairly sure"),
        (0.8, "fairly sure"),
        (0.6, "unsure"),
        (0.5, "unsure"),
    ],
)
def test_a_confidence_is_told_in_a_word(confidence: float, told: str) -> None:
    assert catalog("en").advice(thought(confidence=confidence)).confidence == told


def test_a_chance_is_told_in_percent() -> None:
    told = [catalog("en").advice(thought(chance=chance)).chance for chance in (0.0, 0.625, 1.0)]
    assert told == ["0% to win", "63% to win", "100% to win"]


def test_picks_are_told_as_a_whole() -> None:
    words = catalog("en")
    told = [words.advice(one, NAMES).option for one in THOUGHTS if one.picks]
    assert told == [
        "Discard Farm, Farm and Inn",
        "Gain 1 resin and 2 berries",
        "Give 2 berries to Bea · Give 1 twig to Cid",
    ]


def test_a_rival_without_a_name_has_a_number() -> None:
    denies = because(AdviceReason("denies", {"seat": 1, "option": "visit:basic_pebble"}))
    (told,) = catalog("en").advice(denies).reasons
    assert told.startswith("keeps from Player 2: ")


def test_a_rival_who_would_do_the_same_wants_it_too() -> None:
    wants = because(AdviceReason("wants", {"seat": 1, "option": "pass"}))
    told = [catalog(lang).advice(wants, NAMES).reasons for lang in ("en", "fr")]
    assert told == [["Bea wants it, too"], ["Bea le voudrait aussi"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_degree_and_each_reason_has_its_own_words(language: str) -> None:
    words: Catalog = catalog(language)
    told = [words.advice(one, NAMES) for one in THOUGHTS]
    assert len({one.confidence for one in told}) == 3
    reasons = [reason for one in told for reason in one.reasons]
    assert len(set(reasons)) == len(reasons)


def test_a_reason_without_words_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="a whim"):
        catalog("en").advice(because(AdviceReason("a whim")))
