"""Which cards a text speaks of."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.content import Card

ANY: Final = -1  # of kinds and colours
_COMMON: Final = 0
_UNIQUE: Final = 1


@final
class Which:
    """Cards of a colour, of a kind, of a box, unique or common ones; all if nothing is said."""

    def __init__(
        self, color: int = ANY, kind: int = ANY, unique: bool | None = None, box: str = ""
    ) -> None:
        self.color = color
        self.kind = kind
        self.rarity = ANY if unique is None else _UNIQUE if unique else _COMMON
        self.box = box
        self.every = color == ANY and kind == ANY and unique is None and not box

    def fits(self, card: Card) -> bool:
        if self.kind != ANY and card.kind != self.kind:
            return False
        if self.rarity != ANY and not (card.unique if self.rarity == _UNIQUE else card.common):
            return False
        if self.box and card.box != self.box:
            return False
        return self.color == ANY or card.color == self.color
