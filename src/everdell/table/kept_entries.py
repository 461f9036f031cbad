"""Entries of the journal as they are kept, and as they were kept by former versions."""

from __future__ import annotations

from typing import Any

from everdell.engine.journal import FORCED, Entry
from everdell.table.events import ToldEntry

_SECRET = "cards"  # the one detail that may be for some seats alone


def kept(entry: Entry) -> ToldEntry:
    """An entry, ready to be kept."""
    if entry.kind == FORCED:
        return ToldEntry(entry.kind, entry.seat, secret={}, audience=entry.audience or ())
    details: dict[str, Any] = {**entry.seen_by(None)}
    if entry.shape:
        details["shape"] = entry.shape
    del details["kind"], details["seat"]
    if entry.audience is None:
        return ToldEntry(entry.kind, entry.seat, details)
    return ToldEntry(entry.kind, entry.seat, details, {_SECRET: entry.cards}, entry.audience)


def entry_of(told: ToldEntry) -> Entry:
    """The entry that was kept."""
    audience = None if told.secret is None else told.audience
    if told.kind == FORCED:
        return Entry(FORCED, told.seat, audience=audience)
    details = _as_now(told.kind, told.open)
    if told.secret is not None:
        details[_SECRET] = told.secret[_SECRET]
    return Entry(told.kind, told.seat, audience=audience, **details)


def _as_now(kind: str, kept: dict[str, Any]) -> dict[str, Any]:
    """The details of an entry by their present names."""
    details = dict(kept)
    match kind:
        case "lift" | "recall" if "from" in details:
            details = _came_from(details["from"])
        case "activated" if "of" in details:
            details["city"] = details.pop("of")
        case "reshuffled" if "cards" in details:
            details["n"] = details.pop("cards")
        case "meadow" if "place" in details:
            details |= {"zone": "meadow", "spot": details.pop("place") - 1}
        case "took_from_meadow" | "took_revealed":
            details["zone"] = "hand"
    return details


def _came_from(option: str) -> dict[str, Any]:
    """Where a worker was: it used to be the id of the option that took it from there."""
    match option.split(":"):
        case [word, "city", seat, card, *_]:
            return {"shape": f"{word}-city-seat-component", "city": int(seat), "card": card}
        case [word, "adrift"]:
            return {"shape": f"{word}-adrift"}
        case [word, place, *_]:
            return {"shape": f"{word}-component", "place": place}
    return {}
