"""Options: what a seat may choose, each with a stable meaning as its id."""

from __future__ import annotations

from typing import final


@final
class Option:
    """One legal choice. Options are interned by the rules: equal meaning, same object.

    `id` is the meaning in words joined by colons. The numbers carry that meaning to the step
    that offered it: which action, card, place, seat or bundle. `number` is for those who number all
    options of the rules; -1 until they do.
    """

    __slots__ = ("a", "b", "c", "id", "kind", "number")

    def __init__(self, id: str, kind: int = 0, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.id = id
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.number = -1

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


@final
class Decision:
    """What is asked now: of whom, about what, with which options."""

    __slots__ = ("options", "prompt", "seat", "source")

    def __init__(self, seat: int, prompt: str, source: str, options: tuple[Option, ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.source = source
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, {len(self.options)} options)"
