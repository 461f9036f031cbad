"""How tables are shown: to people, and in JSON."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from everdell.cli.output import number

if TYPE_CHECKING:
    from everdell.table.views import Summary
    from everdell.texts import Catalog
    from everdell.web.store.inspecting import Inspected

KB: Final = 1000


def document(one: Inspected) -> dict[str, object]:
    summary = summary_of(one)
    return {
        "code": one.code,
        "status": one.status,
        "public": one.public,
        "opened": one.opened,
        "updated": one.updated,
        "events": one.events,
        "size": one.size,
        "boxes": list(summary.boxes),
        "clock": summary.clock,
        "seats": [dict(seat) for seat in summary.seats],
    }


def summary_of(one: Inspected) -> Summary:
    import msgspec

    from everdell.table.views import Summary

    return msgspec.json.decode(one.summary, type=Summary)


def people(words: Catalog, summary: Summary) -> str:
    names = [
        words.text("commands-free-seat")
        if seat["free"]
        else seat["name"] or words.text("seat", n=n)
        if seat["by"] == "person"
        else words.bot(seat["by"])
        for n, seat in enumerate(summary.seats, 1)
    ]
    return ", ".join(names)


def grouped(code: str) -> str:
    return "-".join(code[n : n + 3] for n in range(0, len(code), 3))


def moment(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def kilobytes(words: Catalog, size: int) -> str:
    return f"{number(words, size / KB, 1)} kB"
