"""The lines that tell what happened at a table beside the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from everdell.engine.phrases import Bot, Gap, Phrase, Seat, yes_or_no

# A choice is told by its entries, what was said speaks for itself, what workers look like is seen,
# and how a player keeps a seat is of no interest to the others.
_TOLD_OTHERWISE: Final = frozenset({"chosen", "said", "dressed", "linked", "phrased"})
# What stands in the place of a bot's name where there is no bot.
_NO_BOT: Final = frozenset({"", "person"})


def event_phrase(shown: Mapping[str, object]) -> Phrase | None:
    """The line for something that happened at a table, as a reader may see it, if it needs one."""
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
                gaps[name] = yes_or_no(bool(value))
            case "why" | "kind" | "code":
                gaps[name] = str(value)
    if shown.get("name"):
        # Who sits down gives a name; the seat may get another number when the game begins.
        gaps["player"] = str(shown["name"])
    return Phrase(f"event-{kind}", gaps)
