"""What a player's workers look like: an animal and a colour, each of them once at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Animal: TypeAlias = Literal["squirrel", "turtle", "mouse", "hedgehog", "bird", "rabbit"]
Color: TypeAlias = Literal["rust", "teal", "plum", "amber", "navy", "sage"]

ANIMALS: Final[tuple[str, ...]] = get_args(Animal)
COLORS: Final[tuple[str, ...]] = get_args(Color)


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """Empty is what the table has left."""

    animal: Animal | Literal[""] = ""
    color: Color | Literal[""] = ""

    def without(self, taken: Sequence[Look]) -> Look:
        """This look, except what others have already."""
        return Look(
            "" if self.animal in [look.animal for look in taken] else self.animal,
            "" if self.color in [look.color for look in taken] else self.color,
        )


NO_WISH: Final = Look()


def dealt(wishes: Sequence[Look]) -> list[tuple[str, str]]:
    """The animal and the colour of every seat: as it wishes, or else what is left."""
    animals = _dealt([look.animal for look in wishes], ANIMALS)
    colors = _dealt([look.color for look in wishes], COLORS)
    return list(zip(animals, colors, strict=True))


def _dealt(wishes: Sequence[str], printed: Sequence[str]) -> list[str]:
    usual = [printed[seat % len(printed)] for seat in range(len(wishes))]
    # A seat has the one of its number, unless another seat wants that one.
    kept = [wish or ("" if own in wishes else own) for wish, own in zip(wishes, usual, strict=True)]
    left = iter([one for one in printed if one not in kept])
    return [one or next(left) for one in kept]
