"""Phrases that people can say, write down and type: six plain words that bring a seat back.

Of 1,024 words six make 60 bits. Guessing over the network, even a thousand times a second, would
take millions of years for any one seat. Against guessing at leisure, by a thief of the database,
the hash is a slow one. It has the same salt for all: a player who has lost all but the phrase does
not know the code of the table either, so the phrase alone must find it.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from typing import Final

from everdell.engine.errors import EverdellError
from everdell.texts import LANGUAGES
from everdell.web.randomness import Chance

WORDS: Final = 6
LIST_LENGTH: Final = 1024

_TELLING: Final = 4  # letters by which the words of a list are told apart
_SALT: Final = b"everdell seat phrase"
_COST: Final = 2**14  # some 50 ms and 16 MB a guess
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


@lru_cache(maxsize=len(LANGUAGES))
def word_list(language: str) -> tuple[str, ...]:
    """The words that phrases of a language are made of."""
    source = files("everdell.texts") / language / "phrase-words.txt"
    return tuple(source.read_text(encoding="utf-8").split())


def new_phrase(chance: Chance, language: str) -> str:
    words = word_list(language)
    return " ".join([words[chance.below(len(words))] for _ in range(WORDS)])


def hash_of_phrase(text: str) -> str:
    """The hash of a phrase as it was typed; slow on purpose, so not for the event loop."""
    phrase = " ".join(read_phrase(text)).encode()
    return hashlib.scrypt(phrase, salt=_SALT, n=_COST, r=8, p=1, dklen=32).hex()


def read_phrase(text: str) -> list[str]:
    """The beginnings of the words: in any case, with or without accents, however they are parted.

    They are enough to know the words by, so that a wrong ending does no harm.
    """
    beginnings = [word[:_TELLING] for word in _plain_words(text)]
    if len(beginnings) != WORDS:
        raise EverdellError(
            "short-phrase",
            f"A phrase has {WORDS} words, and this one has {len(beginnings)}. Type all of them.",
            {"words": str(WORDS), "given": str(len(beginnings))},
        )
    known = _known_beginnings()
    for number, beginning in enumerate(beginnings, 1):
        if beginning not in known:
            raise EverdellError(
                "odd-phrase",
                f"Word {number} is in no phrase of this server. Check how it is spelled.",
                {"number": str(number)},
            )
    return beginnings


@lru_cache(maxsize=1)
def _known_beginnings() -> frozenset[str]:
    words = [word for language in LANGUAGES for word in word_list(language)]
    return frozenset([plain[:_TELLING] for word in words for plain in _plain_words(word)])


def _plain_words(text: str) -> list[str]:
    folded = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    letters = "".join([c for c in folded if not unicodedata.combining(c)])
    return re.findall("[a-z]+", letters)
