"""The generator that real games are dealt by: what is open tells nothing of what is hidden.

Block n of the stream is SHAKE-256 of a 256-bit key and n. To find the next word from all earlier
ones means to break SHAKE-256 or to guess the key. The numbers are the same on every platform,
interpreted or compiled.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from everdell.engine.rng import Generator

# A number or a text. A small one names a game that can be dealt again; a secret one is long.
Seed: TypeAlias = int | str

KEY_BYTES: Final = 32
_WORD_BITS: Final = 8
_WORDS: Final = 1 << _WORD_BITS  # of 32 bits in a block: setting up a game takes one
_ROUND: Final = 34  # words that SHAKE-256 makes at a time
_SPACE: Final = 1 << 32


@final
class Stream(Generator):
    """`drawn` counts the words taken so far; key and count are the whole state.

    Of a block only the first words are made as long as no more are `expected`.
    """

    __slots__ = ("_block", "_end", "_expected", "_start", "drawn", "key")

    def __init__(self, key: bytes, drawn: i64 = 0, expected: i64 = _WORDS) -> None:
        self.key = key
        self.drawn: i64 = drawn
        self._expected: i64 = expected
        self._block = b""
        self._start: i64 = 0  # the words at hand: from here
        self._end: i64 = 0  # up to here

    def below(self, n: int) -> int:
        m: i64 = n
        if not 0 < m <= _SPACE:
            raise ValueError(f"no number can be drawn below {n}")
        return self._below(m)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            m: i64 = i + 1
            j: int = self._below(m)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def clone(self) -> Stream:
        copy = Stream(self.key, self.drawn, self._expected)
        copy._block = self._block
        copy._start = self._start
        copy._end = self._end
        return copy

    def mark(self) -> tuple[object, ...]:
        return self.key, int(self.drawn)

    def _below(self, m: i64) -> i64:
        """Words beyond the last whole multiple are drawn again: all numbers are equally likely."""
        space: i64 = _SPACE
        word = self._word()
        while word > space - m and word >= space - space % m:  # a division only where it matters
            word = self._word()
        return word % m

    def _word(self) -> i64:
        drawn = self.drawn
        if not self._start <= drawn < self._end:
            self._load(drawn)
        self.drawn = drawn + 1
        at: int = (drawn - self._start) << 2
        block = self._block
        low: i64 = block[at] | block[at + 1] << 8 | block[at + 2] << 16
        top: i64 = block[at + 3]
        return low | top << 24

    def _load(self, drawn: i64) -> None:
        """Have the block at hand in which a word stands."""
        number: i64 = drawn >> _WORD_BITS
        words: i64 = _WORDS
        if drawn < self._expected <= _WORDS - _ROUND:
            words = (self._expected + _ROUND - 1) // _ROUND * _ROUND
        counter = int(number).to_bytes(8, "little")
        self._block = hashlib.shake_256(self.key + counter).digest(4 * int(words))
        self._start = number << _WORD_BITS
        self._end = self._start + words


def stream_of(seed: Seed, expected: int = _WORDS) -> Stream:
    """The same number deals the same game, written as a number or as a text.

    A caller who knows how many words are `expected` to be drawn has them made sooner.
    """
    text = f"everdell deal {seed}"
    return Stream(hashlib.blake2b(text.encode(), digest_size=KEY_BYTES).digest(), 0, expected)
