"""Phrases: which message says something, and what fills its gaps. No language is known here.

Whatever the engine has to say is a phrase. The caller, who knows the reader's language and the
players' names, makes a sentence of it (`everdell.texts`, or a page) and need not know what it says.
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast, final

from everdell.engine.shapes import GapView, PhraseView


@final
class Component:
    """The name of a card, a place or an event."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id


@final
class Seat:
    """A seat, named by the caller, who knows the players."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


@final
class Bot:
    """A bot by its spec. The engine speaks of none, but tables do."""

    __slots__ = ("spec",)

    def __init__(self, spec: str) -> None:
        self.spec = spec


@final
class Amount:
    """Resources by kind."""

    __slots__ = ("resources",)

    def __init__(self, resources: dict[str, int]) -> None:
        self.resources = resources


@final
class Listing:
    """Several things in a row: commas and a last "and"."""

    __slots__ = ("items",)

    def __init__(self, items: list[Gap]) -> None:
        self.items = items


@final
class Phrase:
    """A message and what fills its gaps."""

    __slots__ = ("gaps", "message")

    def __init__(self, message: str, gaps: dict[str, Gap] | None = None) -> None:
        self.message = message
        self.gaps: dict[str, Gap] = gaps if gaps is not None else {}


Gap: TypeAlias = str | int | float | Component | Seat | Bot | Amount | Listing | Phrase


@final
class Reason:
    """Why something cannot be done: a word for programs, and `why-CODE` with its gaps.

    One that holds `for_good` is told alone: what else is missing does not matter any more.
    """

    __slots__ = ("code", "for_good", "phrase")

    def __init__(
        self, code: str, gaps: dict[str, Gap] | None = None, for_good: bool = False
    ) -> None:
        self.code = code
        self.phrase = Phrase(f"why-{code}", gaps)
        self.for_good = for_good


def message_id(id: str) -> str:
    """The part of a message's name that stands for an id: words joined by hyphens."""
    return id.replace("_", "-").replace(":", "-")


def yes_or_no(fact: bool) -> str:
    return "yes" if fact else "no"


def phrase_view(phrase: Phrase) -> PhraseView:
    """A phrase, ready for JSON."""
    return {
        "message": phrase.message,
        "gaps": {name: _gap_view(gap) for name, gap in phrase.gaps.items()},
    }


def _gap_view(gap: Gap) -> GapView:
    if isinstance(gap, Component):
        return {"component": gap.id}
    if isinstance(gap, Seat):
        return {"seat": gap.number}
    if isinstance(gap, Bot):
        return {"bot": gap.spec}
    if isinstance(gap, Amount):
        return {"amount": gap.resources}
    if isinstance(gap, Listing):
        return {"items": [_gap_view(item) for item in gap.items]}
    if isinstance(gap, Phrase):
        return phrase_view(gap)
    return gap


def phrase_of(view: PhraseView) -> Phrase:
    """A phrase that was made ready for JSON, read back."""
    return Phrase(view["message"], {name: _gap_of(gap) for name, gap in view["gaps"].items()})


def _gap_of(view: GapView) -> Gap:
    if isinstance(view, str | int | float):
        return view
    told = cast(dict[str, Any], view)
    if "message" in told:
        return phrase_of(cast(PhraseView, view))
    if "component" in told:
        return Component(told["component"])
    if "seat" in told:
        return Seat(told["seat"])
    if "bot" in told:
        return Bot(told["bot"])
    if "amount" in told:
        return Amount(told["amount"])
    return Listing([_gap_of(item) for item in told["items"]])
