"""Which message says what, and what fills its gaps. No language is known here.

Everything that the engine names by an id becomes a phrase: the key of a message and its gaps. The
keys follow from the ids alone, so a box words its own prompts, options and entries by adding
messages, not code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from everdell.engine.errors import EverdellError
from everdell.engine.phrases import (
    Amount,
    Component,
    Gap,
    Listing,
    Phrase,
    Seat,
    message_id,
    phrase_view,
    yes_or_no,
)
from everdell.engine.resources import KINDS
from everdell.engine.rules import ORIGINS

IsComponent: TypeAlias = Callable[[str], bool]


# Options -------------------------------------------------------------------------------------


def option(id: str, is_component: IsComponent, me: int | None) -> Phrase:
    shape, gaps = _read(id, is_component, me)
    return Phrase(f"option-{shape}", gaps)


def options(ids: Sequence[str], is_component: IsComponent, me: int | None) -> list[Phrase]:
    """Options that are taken together: what they do is said once, and to which things in a row."""
    alike: dict[str, list[Phrase]] = {}
    for id in _added_up(ids):
        phrase = option(id, is_component, me)
        likeness = phrase_view(phrase)
        likeness["gaps"].pop("component", None)
        alike.setdefault(str(likeness), []).append(phrase)
    return [_said_once(phrases) for phrases in alike.values()]


def _added_up(ids: Sequence[str]) -> list[str]:
    """Single resources become one amount: `gain:twig` and `gain:twig` are `gain:twig=2`."""
    added: dict[str, dict[str, int]] = {}
    others: list[str] = []
    for id in ids:
        verb, _, kind = id.rpartition(":")
        if kind in KINDS:
            sums = added.setdefault(verb, {})
            sums[kind] = sums.get(kind, 0) + 1
        else:
            others.append(id)
    return others + [
        f"{verb}:{','.join([f'{kind}={n}' for kind, n in sums.items()])}"
        for verb, sums in added.items()
    ]


def _said_once(phrases: Sequence[Phrase]) -> Phrase:
    first = phrases[0]
    if "component" not in first.gaps:
        return first
    named = [phrase.gaps["component"] for phrase in phrases]
    return Phrase(first.message, {**first.gaps, "component": Listing(named)})


def _read(id: str, is_component: IsComponent, me: int | None) -> tuple[str, dict[str, Gap]]:
    """The shape of an option's id and its gaps: `give:1:berry` is a `give-seat-amount`.

    A number behind a component tells copies apart, one behind a spot is that of a meadow place, any
    other number is a seat.
    """
    first, *rest = id.split(":")
    shape = [message_id(first)]
    gaps: dict[str, Gap] = {}
    for word in rest:
        if is_component(word):
            # The second one is the card whose ability helps to pay.
            gap = "helper" if "component" in gaps else "component"
            shape.append(gap)
            gaps[gap] = Component(word)
        elif word.isdecimal() and shape[-1] in ("component", "helper"):
            gaps[shape[-1]] = Phrase("copy", {"component": gaps[shape[-1]], "n": int(word)})
        elif word.isdecimal() and shape[-1] == "spot":
            shape.append("place")
            gaps["place"] = int(word)
        elif word.isdecimal():
            shape.append("seat")
            gaps["seat"] = Seat(int(word))
            gaps["own"] = yes_or_no(int(word) == me)
        elif word in ORIGINS:
            shape.append("origin")
            gaps["origin"] = word
        elif word in KINDS:
            shape.append("amount")
            gaps["amount"] = Amount({word: 1})
        elif "=" in word:
            shape.append("amount")
            pairs = [pair.split("=") for pair in word.split(",")]
            gaps["amount"] = Amount({kind: int(n) for kind, n in pairs})
        else:
            shape.append(message_id(word))
    return "-".join(shape), gaps


# Errors and scores ---------------------------------------------------------------------------


def error(fault: EverdellError) -> Phrase:
    return Phrase(f"error-{fault.code}", dict(fault.details))


def score_part(name: str) -> Phrase:
    return Phrase(f"score-{message_id(name)}")
