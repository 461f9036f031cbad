"""The shape of a view, for whoever reads it: pages and programs get their types from here.

This module alone is never compiled, because compiled classes forget their annotations; and they
are read at once, because Python knows only then which fields may be missing.
"""

from typing import NotRequired, TypedDict


class MeadowPlace(TypedDict):
    """A place of the meadow. `blocked` cards are seen and cannot be played."""

    card: str | None
    blocked: bool


class PlaceView(TypedDict):
    """A place of the board; `workers` are the seats of those who stand there, one a worker."""

    id: str
    kind: str
    workers: list[int]
    achieved_by: NotRequired[int | None]


class CityCard(TypedDict):
    """A card in a city, with what lies on and under it.

    workers  seats of those who visit it; `settled` are there for good
    """

    slot: int
    card: str
    kind: str
    color: str
    shares_with: int | None
    occupied: bool
    points: int
    stored: dict[str, int]
    workers: list[int]
    settled: list[int]
    held: list[str]


class AchievedEvent(TypedDict):
    event: str
    points: int
    stored: dict[str, int]
    held: list[str]


class ScoreView(TypedDict):
    total: int
    parts: dict[str, int]


class PlayerView(TypedDict):
    """A player. `hand` is there for the one who holds it, and for all once the game is over.

    workers  ready at home; `adrift` have no place to return to until they are recalled
    """

    seat: int
    automaton: bool
    season: str
    passed: bool
    workers: int
    adrift: int
    resources: dict[str, int]
    points: int
    hand_size: int
    hand_limit: int
    city: list[CityCard]
    events: list[AchievedEvent]
    score: ScoreView
    hand: NotRequired[list[str]]


class DecisionView(TypedDict):
    """What is asked, of whom and by which component; the options only for the one who is asked."""

    seat: int
    prompt: str
    source: str
    options: NotRequired[list[str]]


class ShownCards(TypedDict):
    """Cards on their way, as far as the reader may see them."""

    seat: int
    source: str
    cards: list[str]


class GameView(TypedDict):
    """The whole table as one seat sees it; `seat` None is a spectator's."""

    boxes: list[str]
    options: dict[str, str]
    seat: int | None
    turn: int
    over: bool
    deck: int
    discard: int
    meadow: list[MeadowPlace]
    places: list[PlaceView]
    players: list[PlayerView]
    counters: dict[str, int]
    decision: DecisionView | None
    shown: list[ShownCards]
    winners: list[int]
