"""The marks and small phrases that all drawings of the terminal share.

Colour is never alone: card types have shapes, seats have numbers, resources have letters. The
shapes are those that every terminal font has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from everdell.cli.color_marks import color_mark
from everdell.engine.content import COLORS, Card, Place
from everdell.engine.phrases import message_id
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.zones import WORKER
from everdell.texts import Catalog

RESOURCE_STYLES: Final = {
    "twig": "yellow",
    "resin": "dark_orange",
    "pebble": "bold",
    "berry": "magenta",
}
SEAT_STYLES: Final = (
    "bold cyan",
    "bold red",
    "bold green",
    "bold magenta",
    "bold yellow",
    "bold blue",
    "bold bright_red",
    "bold bright_cyan",
)

POINT: Final = "★"
OCCUPIED: Final = "✕"
SHARED: Final = "∞"
LEGAL: Final = "›"
BLOCKED: Final = "✖"


class Labels:
    """Writes components, seats and amounts in the reader's language."""

    def __init__(self, words: Catalog, rules: Rules, names: Sequence[str]) -> None:
        self.words = words
        self.rules = rules
        self.names = names

    def say(self, key: str, **gaps: str | int) -> str:
        return self.words.text(f"terminal-{key}", **gaps)

    # Components ------------------------------------------------------------------------------

    def zone(self, id: str, attribute: str = "", **gaps: str | int) -> str:
        """What is said of cards kept aside, by the message of their zone."""
        return self.words.text(f"zone-{message_id(id)}{attribute}", **gaps)

    def names_zone(self, id: str) -> bool:
        return self.words.has(f"zone-{message_id(id)}")

    def group_title(self, id: str) -> str:
        """The heading of a group of places; empty if it stands among the others."""
        key = f"kind-{message_id(id)}.title"
        return self.words.text(key) if self.words.has(key) else ""

    def token(self, id: str, n: int) -> str:
        """So many countable things of a box."""
        return self.words.text(f"token-{message_id(id)}.amount", n=n)

    def pieces(self, n: int) -> str:
        """So many workers, or whatever players of this game place."""
        piece = self.rules.pieces[0].id
        return self.say("workers", n=n) if piece == WORKER else self.token(piece, n)

    def name(self, id: str) -> str:
        return self.words.name(id)

    def printed(self, card_id: str) -> Card:
        return self.rules.cards[self.rules.card(card_id)]

    def printed_place(self, place_id: str) -> Place:
        return self.rules.places[self.rules.place(place_id)]

    def card(self, card_id: str) -> Text:
        """The shape of its type and its name; a tile has only the name."""
        if not self.rules.card_or_none(card_id):
            return Text(self.name(card_id))
        mark = color_mark(COLORS[self.printed(card_id).color])
        return Text.assemble(mark, " ", self.name(card_id))

    def price(self, card_id: str) -> Text:
        cost = self.printed(card_id).cost
        return self.amounts(dict(zip(KINDS, cost, strict=True)))

    # Amounts ---------------------------------------------------------------------------------

    def amounts(self, resources: Mapping[str, int]) -> Text:
        """`2tw 1re`: what is there, in the printed order."""
        return Text(" ").join(
            Text(f"{n}{self.say(f'short-{kind}')}", RESOURCE_STYLES[kind])
            for kind, n in resources.items()
            if n
        )

    def holdings(self, resources: Mapping[str, int]) -> Text:
        """What is there, in full words."""
        return Text(", ").join(
            Text(self.words.text(f"resource-{kind}.amount", n=n), RESOURCE_STYLES[kind])
            for kind, n in resources.items()
            if n
        )

    # Seats -----------------------------------------------------------------------------------

    def player(self, seat: int) -> Text:
        return Text.assemble(seat_mark(seat), " ", (self.names[seat], SEAT_STYLES[seat]))

    def workers(self, seats: Iterable[int]) -> Text:
        return Text.assemble(*(seat_mark(seat) for seat in seats))


def seat_mark(seat: int) -> Text:
    return Text(f"#{seat + 1}", SEAT_STYLES[seat])


def points(n: int) -> Text:
    return Text(f"{POINT}{n}", "bold")


def spaced(*parts: Text | str) -> Text:
    """The parts that are not empty, side by side."""
    return Text(" ").join(Text.assemble(part) for part in parts if len(part))
