"""Random generators that live in the state, and the small one.

`Random` is two combined 31-bit Lehmer generators (L'Ecuyer 1988): the same numbers on every
platform, interpreted or compiled, and only two small integers to copy. It is for random play and
for the worlds that bots imagine. Its state can be computed from what it deals, so real games are
dealt by `everdell.engine.stream`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

_A1: Final = 40014
_M1: Final = 2147483563
_A2: Final = 40692
_M2: Final = 2147483399
_MASK: Final = (1 << 64) - 1
_HALF: Final = (1 << 32) - 1
_DIGIT: Final = (1 << 16) - 1


def _scramble(x: int) -> int:
    """One round of the splitmix64 finaliser, so that neighbouring seeds give unlike games."""
    x = (x + 0x9E3779B97F4A7C15) & _MASK
    x = _product(x ^ (x >> 30), 0xBF58476D1CE4E5B9)
    x = _product(x ^ (x >> 27), 0x94D049BB133111EB)
    return x ^ (x >> 31)


def _product(x: int, y: int) -> int:
    """The last 64 bits of a product.

    In halves of x and digits of y, because Python looks for signals while it multiplies or divides
    large numbers, and compiled code takes an interruption there for a lack of memory and aborts.
    """
    x_high: i64 = x >> 32
    x_low: i64 = x & _HALF
    high: i64 = 0
    low: i64 = 0
    for place in (48, 32, 16, 0):
        digit: i64 = y >> place & _DIGIT
        high = high << 16 | low >> 16
        low = ((low << 16) & _HALF) + x_low * digit
        high = (high + x_high * digit + (low >> 32)) & _HALF
        low &= _HALF
    return int(high) << 32 | int(low)


def _remainder(x: int, n: i64) -> i64:
    """Of a number of 64 bits and one of 31, in halves for the same reason."""
    high: i64 = x >> 32
    low: i64 = x & _HALF
    whole: i64 = 1 << 32
    return (high % n * (whole % n) + low) % n


class Generator:
    """A source of chance that is copied with its game."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Exchange each item, from the last to the second, with one up to its own place."""
        raise NotImplementedError

    def clone(self) -> Generator:
        raise NotImplementedError

    def mark(self) -> tuple[object, ...]:
        """The whole state: it differs as soon as something was drawn."""
        raise NotImplementedError


@final
class Random(Generator):
    """Both parts stay below 2**31, so no product passes 2**47: i64 never wraps here."""

    __slots__ = ("s1", "s2")

    def __init__(self, s1: i64, s2: i64) -> None:
        self.s1: i64 = s1
        self.s2: i64 = s2

    def below(self, n: int) -> int:
        a: i64 = self.s1 * _A1 % _M1
        b: i64 = self.s2 * _A2 % _M2
        self.s1 = a
        self.s2 = b
        z: i64 = a - b
        if z < 1:
            z += _M1 - 1
        m: i64 = n
        return z % m

    def shuffle(self, items: list[int]) -> None:
        a: i64 = self.s1
        b: i64 = self.s2
        for i in range(len(items) - 1, 0, -1):
            a = a * _A1 % _M1
            b = b * _A2 % _M2
            z: i64 = a - b
            if z < 1:
                z += _M1 - 1
            m: i64 = i + 1
            j: int = z % m
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
        self.s1 = a
        self.s2 = b

    def clone(self) -> Random:
        return Random(self.s1, self.s2)

    def mark(self) -> tuple[object, ...]:
        return self.numbers()

    def numbers(self) -> tuple[int, int]:
        return int(self.s1), int(self.s2)

    @staticmethod
    def of(s1: int, s2: int) -> Random:
        """Go on from numbers that were kept; a ValueError if no generator has them."""
        if not (0 < s1 < _M1 and 0 < s2 < _M2):
            raise ValueError("the generator")
        return Random(s1, s2)


def seeded(seed: int) -> Random:
    first = _scramble(seed & _MASK)
    second = _scramble(first ^ (seed >> 64))
    return Random(1 + _remainder(first, _M1 - 1), 1 + _remainder(second, _M2 - 1))
