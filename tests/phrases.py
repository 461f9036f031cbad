"""Phrases as the server shows them, read back, so that tests can say them as a page does."""

from __future__ import annotations

from typing import Any

from everdell.engine.phrases import Amount, Bot, Component, Gap, Listing, Phrase, Seat


def phrase_of(view: dict[str, Any]) -> Phrase:
    return Phrase(view["message"], {name: _gap(gap) for name, gap in view["gaps"].items()})


def _gap(view: Any) -> Gap:
    match view:
        case {"message": _}:
            return phrase_of(view)
        case {"component": id}:
            return Component(id)
        case {"seat": number}:
            return Seat(number)
        case {"bot": spec}:
            return Bot(spec)
        case {"amount": resources}:
            return Amount(resources)
        case {"items": items}:
            return Listing([_gap(item) for item in items])
        case str() | int() | float():
            return view
    raise ValueError(f"this is no gap: {view!r}")
