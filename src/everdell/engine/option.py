"""Options: what a seat may choose, each with a stable meaning as its id."""

from __future__ import annotations

from typing import Final, final

NO_ONE: Final = -1  # in `Option.seat`
NO_KIND: Final = -1  # in `Option.kind`
NO_SPOT: Final = -1  # in `Option.spot`

PLAY: Final = "play"  # the verb of all options that play a card


def id_words(id: str) -> list[str]:
    """The words of an option's id, for those who look for an option by some of them."""
    return id.split(":")


@final
class Option:
    """One legal choice. Options are interned by the rules: equal meaning, same object.

    `id` is the meaning in words joined by colons, for logs, saves and requests. Its parts stand
    here by name, so that nothing has to take it apart:

    verb    the first of its words
    shape   its words with what they name replaced by what it is: `visit-city-seat-component`. The
            catalogs word it under this key
    action  among the options of a turn, which of the actions it belongs to
    card    the number of a card or a tile; 0 if it is about none
    copy    which copy of the card in the city of `seat`, counted from 1; 0 if in no city
    place   a place's number; 0 if it is about none
    seat    a player; NO_ONE if it is about none
    origin  where a card that is played comes from
    way     by which way that card is paid for
    kind    a resource; NO_KIND if it is about none
    bundle  an amount of resources
    zone    a row or a pile that it is about
    spot    a place of a row, counted from 0; NO_SPOT if it is about none
    interlude  which of the interludes it is, counted from 1; 0 if it is none
    n       a number that means something to the step that offers it; among points, how many
    number  for those who number all options of the rules; -1 until they do
    """

    __slots__ = (
        "action",
        "bundle",
        "card",
        "copy",
        "id",
        "interlude",
        "kind",
        "n",
        "number",
        "origin",
        "place",
        "seat",
        "shape",
        "spot",
        "verb",
        "way",
        "zone",
    )

    def __init__(
        self,
        id: str,
        shape: str = "",
        *,
        action: int = 0,
        card: int = 0,
        copy: int = 0,
        place: int = 0,
        seat: int = NO_ONE,
        origin: int = 0,
        way: int = 0,
        kind: int = NO_KIND,
        bundle: int = 0,
        zone: str = "",
        spot: int = NO_SPOT,
        interlude: int = 0,
        n: int = 0,
    ) -> None:
        self.id = id
        self.verb = id.partition(":")[0]
        self.shape = shape if shape else id.replace(":", "-").replace("_", "-")
        self.action = action
        self.card = card
        self.copy = copy
        self.place = place
        self.seat = seat
        self.origin = origin
        self.way = way
        self.kind = kind
        self.bundle = bundle
        self.zone = zone
        self.spot = spot
        self.interlude = interlude
        self.n = n
        self.number = -1

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


def offer_by_card(offered: list[Option], option: Option) -> None:
    """Put an option where it belongs among others in the order of their cards, once."""
    i = len(offered)
    while i > 0 and offered[i - 1].card > option.card:
        i -= 1
    if i == 0 or offered[i - 1] is not option:
        offered.insert(i, option)


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
