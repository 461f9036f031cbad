"""The numbers of observations, rewritten only where they change."""

from __future__ import annotations

from typing import Any, Final, final

_FEW: Final = 256
# Compiled code would make an object of each number it puts into a buffer: these are made once.
_FLOATS: Final[list[Any]] = [float(n) for n in range(_FEW)]


@final
class SharedVector:
    """A vector of 32-bit floats, all 0 in the beginning.

    bytes  what there is to copy
    """

    def __init__(self, places: list[Any]) -> None:
        self.bytes = memoryview(bytearray(4 * len(places)))
        self._vector: Any = self.bytes.cast("f")
        self._numbers = [0] * len(places)
        self._places = places

    def put(self, at: int, number: int) -> None:
        """Let a number stand here."""
        if self._numbers[at] != number:
            self._write(at, number)

    def add(self, at: int, number: int) -> None:
        """Let it be so much more, or less."""
        self._write(at, self._numbers[at] + number)

    def _write(self, at: int, number: int) -> None:
        self._numbers[at] = number
        if 0 <= number < _FEW:
            self._vector[self._places[at]] = _FLOATS[number]
        else:
            self._vector[self._places[at]] = float(number)
