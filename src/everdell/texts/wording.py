"""Which message says what, and what fills its gaps. No language is known here.

Everything that the engine names by an id becomes a phrase: the key of a message and its gaps. The
keys follow from the ids alone, so a box words its own prompts, options and entries by adding
messages, not code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, cast

from everdell.engine.errors import EverdellError
from everdell.engine.option import Decision
from everdell.engine.resources import KINDS
from everdell.engine.rules import ORIGINS


@dataclass(frozen=True)
class Phrase:
    """A message and what fills its gaps."""

    key: str
    gaps: Mapping[str, Gap] = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    """A seat, named by whoever knows the players."""

    number: int


@dataclass(frozen=True)
class Bot:
    """A bot, named by the catalog if it is one of ours."""

    id: str


@dataclass(frozen=True)
class Listing:
    """Several things in a row: commas and a last "and"."""

    items: tuple[Phrase | Seat, ...]


Gap: TypeAlias = str | float | Phrase | Seat | Bot | Listing
IsComponent: TypeAlias = Callable[[str], bool]

# Entries that steer the page or the undo barrier and need no line of their own.
_SILENT: Final = frozenset({"forced", "turn"})
# A choice is told by its entries, what was said speaks for itself, and how somebody keeps his seat
# is of no interest to the others.
_TOLD_OTHERWISE: Final = frozenset({"chosen", "said", "linked", "phrased"})
# Details of entries whose number is a seat.
_SEATS: Final = frozenset({"city", "of", "to"})
# What stands in the place of a bot's name where there is no bot.
_NO_BOT: Final = frozenset({"", "person"})


def message_id(id: str) -> str:
    return id.replace("_", "-")


def component(id: str) -> Phrase:
    return Phrase(message_id(id))


def amounts(resources: Mapping[str, int]) -> Listing:
    return Listing(
        tuple([Phrase(f"resource-{kind}.amount", {"n": n}) for kind, n in resources.items()])
    )


# Prompts and options -------------------------------------------------------------------------


def prompt(decision: Decision) -> Phrase:
    demand = Phrase(f"prompt-{message_id(decision.prompt)}")
    if not decision.source:
        return demand
    return Phrase("prompt-of", {"source": component(decision.source), "demand": demand})


def option(id: str, is_component: IsComponent, me: int | None) -> Phrase:
    shape, gaps = _read(id, is_component, me)
    return Phrase(f"option-{shape}", gaps)


def options(ids: Sequence[str], is_component: IsComponent, me: int | None) -> list[Phrase]:
    """Options that are taken together: what they do is said once, and to which things in a row."""
    alike: dict[str, list[Phrase]] = {}
    for id in _added_up(ids):
        phrase = option(id, is_component, me)
        rest = [value for gap, value in phrase.gaps.items() if gap != "component"]
        alike.setdefault(f"{phrase.key} {rest}", []).append(phrase)
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
    named = tuple([cast(Phrase, phrase.gaps["component"]) for phrase in phrases])
    return Phrase(first.key, {**first.gaps, "component": Listing(named)})


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
            gaps[gap] = component(word)
        elif word.isdecimal() and shape[-1] in ("component", "helper"):
            gaps[shape[-1]] = Phrase("copy", {"component": gaps[shape[-1]], "n": int(word)})
        elif word.isdecimal() and shape[-1] == "spot":
            shape.append("place")
            gaps["place"] = int(word)
        elif word.isdecimal():
            shape.append("seat")
            gaps["seat"] = Seat(int(word))
            gaps["mine"] = _yes(int(word) == me)
        elif word in ORIGINS:
            shape.append("origin")
            gaps["origin"] = word
        elif word in KINDS:
            shape.append("amount")
            gaps["amount"] = amounts({word: 1})
        elif "=" in word:
            shape.append("amount")
            pairs = [pair.split("=") for pair in word.split(",")]
            gaps["amount"] = amounts({kind: int(n) for kind, n in pairs})
        else:
            shape.append(message_id(word))
    return "-".join(shape), gaps


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


# The log -------------------------------------------------------------------------------------


def entry(told: Mapping[str, object], is_component: IsComponent) -> Phrase | None:
    """The line for a journal entry as somebody may read it, if it needs one."""
    kind = str(told["kind"])
    if kind in _SILENT:
        return None
    seat = cast(int, told["seat"])
    key = f"log-{message_id(kind)}"
    gaps: dict[str, Gap] = {"player": Seat(seat)} if seat >= 0 else {}
    for name, detail in told.items():
        if name == "from":
            # Where a worker was: the id of the option that took it from there.
            shape, places = _read(str(detail), is_component, seat)
            key = f"log-{shape}"
            gaps.update(places)
        elif name == "token":
            gaps["tokens"] = Phrase(f"token-{message_id(str(detail))}.amount", {"n": _number(told)})
        elif name == "row":
            gaps["row"] = Phrase(f"zone-{message_id(str(detail))}")
        elif name not in ("kind", "seat", "source"):
            gaps[name] = _detail(name, detail, is_component)
            if name in _SEATS:
                gaps["own"] = _yes(detail == seat)
    if isinstance(gaps.get("cards"), Listing) and "n" in gaps:
        # A number of cards that the reader is allowed to see.
        key += ".seen"
    return _with_source(Phrase(key, gaps), told)


def _number(told: Mapping[str, object]) -> int:
    return cast(int, told["n"])


def _detail(name: str, detail: object, is_component: IsComponent) -> Gap:
    if isinstance(detail, dict):
        return amounts(detail)
    if isinstance(detail, list):
        return Listing(tuple([component(id) for id in detail]))
    if isinstance(detail, int):
        return Seat(detail) if name in _SEATS else detail
    word = str(detail)
    return component(word) if is_component(word) else word


def _with_source(line: Phrase, told: Mapping[str, object]) -> Phrase:
    """Say which component made it happen, unless the line is about that very component."""
    source = told.get("source")
    if not source or source == told.get("card"):
        return line
    return Phrase("log-source", {"line": line, "source": component(str(source))})


# What happened at the table ------------------------------------------------------------------


def event(shown: Mapping[str, object]) -> Phrase | None:
    """The line for something that happened at a table, as somebody may read it, if it needs one."""
    kind = str(shown["type"])
    if kind in _TOLD_OTHERWISE:
        return None
    gaps: dict[str, Gap] = {}
    for name, value in shown.items():
        match name:
            case "seat":
                seat = cast(int, value)
                gaps |= {"player": Seat(seat), "seat": seat + 1}
            case "target":
                gaps["target"] = Seat(cast(int, value))
            case "by" | "stand_in" | "bot":
                gaps["bot"] = "none" if value in _NO_BOT else Bot(str(value))
            case "successor":
                gaps["successor"] = Bot(str(value))
            case "yes" | "agreed":
                gaps[name] = _yes(bool(value))
            case "why" | "kind" | "code":
                gaps[name] = str(value)
    if shown.get("name"):
        # Whoever sits down says his name; his seat may get another number when the game begins.
        gaps["player"] = str(shown["name"])
    return Phrase(f"event-{kind}", gaps)


# Why not -------------------------------------------------------------------------------------


def reason(code: str, details: Mapping[str, object], me: int | None) -> Phrase:
    """What stands in the way of something that the seat `me` would like."""
    gaps: dict[str, Gap] = {}
    for name, detail in details.items():
        match name:
            case "player" | "players":
                told = cast(list[int], detail if isinstance(detail, list) else [detail])
                seats = tuple(dict.fromkeys(told))  # two workers of one player are one name
                gaps[name] = Listing(tuple([Seat(seat) for seat in seats]))
                gaps["mine"] = _yes(seats == (me,))
            case "resources":
                gaps[name] = amounts(cast(dict[str, int], detail))
            case "card":
                gaps[name] = component(str(detail))
            case "color":
                gaps[name] = Phrase(f"color-{detail}")
            case "n":
                gaps[name] = cast(int, detail)
    return Phrase(f"why-{code}", gaps)


# Errors and scores ---------------------------------------------------------------------------


def error(fault: EverdellError) -> Phrase:
    return Phrase(f"error-{fault.code}", fault.details)


def score_part(name: str) -> Phrase:
    return Phrase(f"score-{message_id(name)}")
