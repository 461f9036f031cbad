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


class AsideView(TypedDict):
    """What lies in a zone; which components they are is for those alone who may see it."""

    size: int
    cards: NotRequired[list[str]]


class PlayerView(TypedDict):
    """A player. `hand` is there for the one who holds it, and for all once the game is over.

    workers  ready at home; `adrift` have no place to return to until they are recalled
    aside    what lies in the player's zones of boxes
    tokens   countable things of boxes
    spaces   how many the city has; cards can open more, and share one
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
    aside: dict[str, AsideView]
    tokens: dict[str, int]
    spaces: int
    spaces_used: int
    city: list[CityCard]
    events: list[AchievedEvent]
    score: ScoreView
    hand: NotRequired[list[str]]


class PickLimit(TypedDict):
    """Options of a pool that draw on the same things: so many of them together at most."""

    options: list[str]
    most: int


class PicksView(TypedDict):
    """A set that is picked one by one: everything that may be marked, and how many.

    The marks are chosen in the order of the pool, one by one, then `done` if that is still asked.
    The engine makes a pick by itself when nothing else is left, so whoever sends them goes by
    `picked`: it tells how many of the marks are made, and the same question with no more of them
    than before the last choice is a new one.

    picked  made so far
    least   more to be made at least; at 0 `done` is among the options
    most    more to be made at most
    pool    how often each option may be marked, in the order in which they must be chosen
    limits  if there are options that share what they draw on
    slots   for cards of one's own city, the slots of all cards that an option stands for: after a
            choice the option with one of these slots is the one that was called so before it
    """

    picked: int
    least: int
    most: int
    pool: dict[str, int]
    limits: NotRequired[list[PickLimit]]
    slots: NotRequired[dict[str, list[int]]]


class DecisionView(TypedDict):
    """What is asked, of whom and by which component.

    `options` are there for the one who is asked; `picks`, too, if the options are the next of
    several picks.
    """

    seat: int
    prompt: str
    source: str
    options: NotRequired[list[str]]
    picks: NotRequired[PicksView]


class ShownCards(TypedDict):
    """Cards on their way, as far as the reader may see them."""

    seat: int
    source: str
    cards: list[str]


class GameView(TypedDict):
    """The whole table as one seat sees it; `seat` None is a spectator's.

    rows, piles, counters  what boxes lay on the table beside the deck and the meadow
    """

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
    rows: dict[str, list[str | None]]
    piles: dict[str, AsideView]
    counters: dict[str, int]
    decision: DecisionView | None
    shown: list[ShownCards]
    winners: list[int]
