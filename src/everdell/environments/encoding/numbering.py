"""A number for each option, the same everywhere."""

from __future__ import annotations

from typing import Any, Final, final

from everdell.engine.errors import EverdellError
from everdell.engine.option import Option

NOT_OFFERED: Final = -1


@final
class Numbering:
    """Ids in alphabetical order; a number is a place in this order.

    Options belong to one set of rules, and so to one numbering: they keep the number they got.
    """

    def __init__(self, ids: list[str]) -> None:
        self.ids = tuple(sorted(ids))
        self.size = len(self.ids)
        self._numbers = {id: number for number, id in enumerate(self.ids)}
        # Compiled code would make an object of each number that says where to write.
        self._places: list[Any] = list(range(self.size))

    def number(self, id: str) -> int:
        found = self._numbers.get(id, -1)
        if found < 0:
            raise EverdellError(
                "unnumbered-option",
                f"The option {id!r} has no number: steps must make their options in `bind`.",
                {"option": id},
            )
        return found

    def of(self, option: Option) -> int:
        if option.number < 0:
            option.number = self.number(option.id)
        return option.number

    def index(self, options: list[Option], number: int) -> int:
        """Which of the options has this number, or NOT_OFFERED."""
        for i in range(len(options)):
            known = options[i].number  # a call of `of` costs more than what it does
            if (known if known >= 0 else self.of(options[i])) == number:
                return i
        return NOT_OFFERED

    def mark(self, mask: bytearray, options: list[Option]) -> None:
        """Write a 1 at the number of each option."""
        places: Any = mask
        for option in options:
            known = option.number
            places[self._places[known if known >= 0 else self.of(option)]] = 1
