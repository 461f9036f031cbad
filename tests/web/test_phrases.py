"""The phrases that seats are saved as."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from everdell import EverdellError
from everdell.texts import LANGUAGES
from everdell.web.phrases import (
    LIST_LENGTH,
    WORDS,
    hash_of_phrase,
    new_phrase,
    read_phrase,
    word_list,
)
from everdell.web.randomness import SystemChance

languages = pytest.mark.parametrize("language", LANGUAGES)


class Given:
    """Chance that falls as it is told to."""

    def __init__(self, *falls: int) -> None:
        self._falls: Iterator[int] = iter(falls)

    def code(self) -> str:
        raise NotImplementedError

    def key(self) -> str:
        raise NotImplementedError

    def seed(self) -> int:
        raise NotImplementedError

    def below(self, n: int) -> int:
        fall = next(self._falls)
        assert fall < n == LIST_LENGTH
        return fall


def plain(word: str) -> str:
    return "".join([c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c)])


@languages
def test_words_are_short_plain_and_known_by_their_first_letters(language: str) -> None:
    words = [plain(word) for word in word_list(language)]
    assert len(words) == LIST_LENGTH
    assert len({word[:4] for word in words}) == LIST_LENGTH
    assert all(3 <= len(word) <= 10 and word.isascii() and word.islower() for word in words)


@languages
def test_a_phrase_is_six_words_drawn_one_by_one(language: str) -> None:
    words = word_list(language)
    last = LIST_LENGTH - 1
    phrase = new_phrase(Given(0, last, 7, 7, 500, 1), language)
    assert phrase.split() == [words[n] for n in (0, last, 7, 7, 500, 1)]
    assert len(phrase.split()) == WORDS
    assert new_phrase(SystemChance(), language) != new_phrase(SystemChance(), language)


@languages
def test_every_word_is_read_again(language: str) -> None:
    words = word_list(language)
    for n in range(0, LIST_LENGTH - WORDS, WORDS):
        some = words[n : n + WORDS]
        assert read_phrase(" ".join(some)) == [plain(word)[:4] for word in some]


@pytest.mark.parametrize(
    "typed",
    [
        "ACORN baker candle daisy eagle fabric",
        "  acorn,baker;candle.daisy\neagle – fabric  ",
        "1. acorn 2. baker 3. candle 4. daisy 5. eagle 6. fabric",
        "acorns bakery candles daisies eagles fabrics",
        "ácôrn bäker candle daïsy eaglé fabriç",
        "acor bake cand dais eagl fabr",
    ],
)
def test_a_phrase_may_be_typed_in_many_ways(typed: str) -> None:
    meant = "acorn baker candle daisy eagle fabric"
    assert hash_of_phrase(typed) == hash_of_phrase(meant)


def test_accents_may_be_left_out() -> None:
    typed = "COEUR foret ecole bebe aout bucheron"
    assert hash_of_phrase(typed) == hash_of_phrase("cœur forêt école bébé août bûche")


def test_another_word_or_another_order_is_another_phrase() -> None:
    meant = "acorn baker candle daisy eagle fabric"
    for other in ("acorn baker candle daisy eagle falcon", "baker acorn candle daisy eagle fabric"):
        assert hash_of_phrase(other) != hash_of_phrase(meant)


@pytest.mark.parametrize(
    ("typed", "code", "details"),
    [
        ("", "short-phrase", {"words": "6", "given": "0"}),
        ("acorn baker", "short-phrase", {"words": "6", "given": "2"}),
        ("acorn " * 7, "short-phrase", {"words": "6", "given": "7"}),
        ("acorn baker xyzzy daisy eagle fabric", "odd-phrase", {"number": "3"}),
    ],
)
def test_what_is_no_phrase_is_said(typed: str, code: str, details: dict[str, str]) -> None:
    with pytest.raises(EverdellError) as fault:
        read_phrase(typed)
    assert (fault.value.code, fault.value.details) == (code, details)
    assert "xyzzy" not in str(fault.value)
