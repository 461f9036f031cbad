"""The table as one seat sees it, read from `Game.view` into names that a type checker knows.

Drawings are made from this and from the printed figures of the rules, never from the game itself:
what a view leaves out cannot reach the screen.
"""

from __future__ import annotations

import msgspec

from everdell.engine.state import Game


class MeadowSpot(msgspec.Struct):
    card: str | None
    blocked: bool
    dearer: dict[str, int] = {}


class Place(msgspec.Struct):
    id: str
    kind: str
    workers: list[int]
    achieved_by: int | None = None


class CityCard(msgspec.Struct):
    slot: int
    card: str
    color: str
    shares_with: int | None
    occupied: bool
    points: int
    stored: dict[str, int]
    workers: list[int]
    settled: list[int]
    held: list[str]


class Achieved(msgspec.Struct):
    event: str
    points: int
    stored: dict[str, int]
    held: list[str]


class Points(msgspec.Struct):
    total: int
    parts: dict[str, int]


class Aside(msgspec.Struct):
    """What lies in a zone; which things they are is there for those who may know it."""

    size: int
    cards: list[str] = []


class Player(msgspec.Struct):
    seat: int
    automaton: bool
    passed: bool
    workers: int
    resources: dict[str, int]
    aside: dict[str, Aside]
    tokens: dict[str, int]
    pieces: dict[str, int]
    hand_size: int
    hand_limit: int
    city: list[CityCard]
    events: list[Achieved]
    score: Points
    # What not every game has, or not every seat may see.
    season: str = ""
    hand: list[str] = []
    spaces: int = 0
    spaces_used: int = 0


class Shown(msgspec.Struct):
    """Cards on their way that this seat may look at."""

    source: str
    cards: list[str]


class View(msgspec.Struct):
    seat: int
    over: bool
    deck: int
    discard: int
    meadow: list[MeadowSpot]
    rows: dict[str, list[str | None]]
    piles: dict[str, Aside]
    counters: dict[str, int]
    places: list[Place]
    players: list[Player]
    shown: list[Shown]
    winners: list[int]

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    @property
    def others(self) -> list[Player]:
        """The other seats in turn order."""
        return self.players[self.seat + 1 :] + self.players[: self.seat]


def view_of(game: Game, seat: int) -> View:
    return msgspec.convert(game.view(seat), View)
