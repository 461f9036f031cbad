"""The lines of the log: what is said of an entry, and which things on the table it speaks of."""

from __future__ import annotations

from typing import Final, cast

from everdell.engine.journal import SILENT, Entry
from everdell.engine.option import NO_ONE, NO_SPOT
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
from everdell.engine.shapes import EntryView, TargetView

_COMMON: Final = ("hand", "meadow", "workers")  # the others have names of their own


def visible(entries: list[Entry], seat: int | None) -> list[EntryView]:
    """What a seat (or a spectator) may read of some entries."""
    return [entry_view(entry, seat) for entry in entries if entry.concerns(seat)]


def entry_view(entry: Entry, seat: int | None) -> EntryView:
    shown = cast(EntryView, entry.seen_by(seat))
    things = _things(entry, seat)
    if things:
        shown["things"] = things
    line = entry_phrase(entry, seat)
    if line is not None:
        shown["phrase"] = phrase_view(line)
    return shown


# Words ---------------------------------------------------------------------------------------


def entry_phrase(entry: Entry, seat: int | None) -> Phrase | None:
    """The line for an entry as a seat (or a spectator) may read it, if it needs one."""
    if entry.kind in SILENT:
        return None
    message = f"log-{message_id(entry.shape if entry.shape else entry.kind)}"
    gaps = _gaps(entry, seat)
    if entry.n is not None and "cards" in gaps:
        message += ".seen"  # a number of cards that the reader is allowed to see
    if entry.piece:
        message += ".piece"  # another one than a worker
    line = Phrase(message, gaps)
    # Say which component made it happen, unless the line is about that very component.
    if not entry.source or entry.source == entry.card:
        return line
    return Phrase("log-source", {"line": line, "source": Component(entry.source)})


def _gaps(entry: Entry, reader: int | None) -> dict[str, Gap]:
    gaps: dict[str, Gap] = {}
    _name_components(entry, gaps)
    _name_seats(entry, gaps)
    if entry.spot != NO_SPOT:
        gaps["place"] = entry.spot + 1
    row = entry.origin if entry.origin else entry.zone
    if row and row not in _COMMON:
        gaps["row"] = Phrase(f"zone-{message_id(row)}")
    if entry.piece:
        gaps["piece"] = Phrase(f"token-{message_id(entry.piece)}.one")
    if entry.n is not None:
        gaps["n"] = entry.n
        if entry.token:
            gaps["tokens"] = Phrase(f"token-{message_id(entry.token)}.amount", {"n": entry.n})
    if entry.got is not None:
        gaps["got"] = entry.got
    if entry.points is not None:
        gaps["points"] = entry.points
    if entry.resources:
        gaps["resources"] = Amount(entry.resources)
    if entry.season:
        gaps["season"] = entry.season
    if entry.color:
        gaps["color"] = entry.color
    cards = entry.cards_for(reader)
    if cards:
        named: list[Gap] = [Component(id) for id in cards]
        gaps["cards"] = Listing(named)
    return gaps


def _name_components(entry: Entry, gaps: dict[str, Gap]) -> None:
    if entry.card:
        gaps["card"] = Component(entry.card)
    if entry.place:
        gaps["place"] = Component(entry.place)
    if entry.home:
        gaps["home"] = Component(entry.home)


def _name_seats(entry: Entry, gaps: dict[str, Gap]) -> None:
    if entry.seat != NO_ONE:
        gaps["player"] = Seat(entry.seat)
    if entry.city != NO_ONE:
        gaps["city"] = Seat(entry.city)
        gaps["own"] = yes_or_no(entry.city == entry.seat)
    if entry.of != NO_ONE:
        gaps["of"] = Seat(entry.of)
    if entry.to != NO_ONE:
        gaps["to"] = Seat(entry.to)


# Things --------------------------------------------------------------------------------------


def _things(entry: Entry, reader: int | None) -> list[TargetView]:
    """Where to look for what is named. A card may have moved on since."""
    city = entry.city if entry.city != NO_ONE else entry.seat
    found: list[TargetView] = []
    if entry.place:
        found.append({"place": entry.place})
    if entry.card and entry.zone:
        found.append({"zone": entry.zone, "card": entry.card})
    elif entry.card:
        found.append({"city": city, "card": entry.card})
    if entry.home:
        found.append({"city": entry.seat, "card": entry.home})
    if entry.source:
        found.append({"city": entry.seat, "card": entry.source})
        found.append({"place": entry.source})
    for card in entry.cards_for(reader):
        found.append({"zone": "hand", "card": card})
        found.append({"zone": "shown", "card": card})
    return found
