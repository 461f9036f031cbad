"""The shape of a view, for its readers: pages and programs get their types from here.

This module alone is never compiled, because compiled classes forget their annotations; and they
are read at once, because Python knows only then which fields may be missing.
"""

from typing import NotRequired, TypeAlias, TypedDict


class MeadowPlace(TypedDict):
    """A place of the meadow. `blocked` cards are seen and cannot be played.

    dearer  what makes the card cost more because it lies there, and how many resources of choice:
            for the seat that looks, of spectators for the first
    """

    card: str | None
    blocked: bool
    dearer: NotRequired[dict[str, int]]


class PlaceView(TypedDict):
    """A place of the board; `workers` are the seats of those who stand there, one a worker.

    piece  which other pieces stand there instead, if it is no place for workers
    owner  the seat to which alone it is open, if it is
    """

    id: str
    kind: str
    workers: list[int]
    piece: NotRequired[str]
    owner: NotRequired[int]
    achieved_by: NotRequired[int | None]


class CityCard(TypedDict):
    """A card in a city, with what lies on and under it.

    points   those that lie on it
    bonus    what it would bring at the end by its own text, if it has such a text
    token    whose token says that it is occupied, if it is not the usual one
    workers  seats of those who visit it; `settled` are there for good
    """

    slot: int
    card: str
    kind: str
    color: str
    shares_with: int | None
    occupied: bool
    token: NotRequired[str]
    points: int
    stored: dict[str, int]
    workers: list[int]
    settled: list[int]
    held: list[str]
    bonus: NotRequired[int]


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


class NamedView(TypedDict):
    """A worker with a name. It stands on a `place`, or on the card in a `slot` of a `city`.

    home  whether it is ready at home; if not, and it stands nowhere, its card has left the city
    """

    id: str
    home: bool
    place: NotRequired[str]
    city: NotRequired[int]
    slot: NotRequired[int]


class PlayerView(TypedDict):
    """A player. `hand` is there for the one who holds it, and for all once the game is over.

    pieces   other pieces that are ready at home
    workers  ready at home; `adrift` have no place to return to until they are recalled
    named    those of the workers who have a name, if there are any
    aside    what lies in the player's zones of boxes
    tokens   countable things of boxes
    season   left out by a game that goes through none
    hand_limit  0 in a game without hands
    spaces   how many the city has; cards can open more, and share one. A game whose cities take
             any number of cards leaves out `spaces` and `spaces_used`
    """

    seat: int
    automaton: bool
    passed: bool
    workers: int
    adrift: int
    named: NotRequired[list[NamedView]]
    pieces: dict[str, int]
    resources: dict[str, int]
    points: int
    aside: dict[str, AsideView]
    tokens: dict[str, int]
    city: list[CityCard]
    score: ScoreView
    season: NotRequired[str]
    hand_size: int
    hand_limit: int
    spaces: NotRequired[int]
    spaces_used: NotRequired[int]
    events: list[AchievedEvent]
    hand: NotRequired[list[str]]


# Phrases -------------------------------------------------------------------------------------


class ComponentGap(TypedDict):
    """The name of a card, a place or an event."""

    component: str


class SeatGap(TypedDict):
    """What a player is called."""

    seat: int


class BotGap(TypedDict):
    """What a bot is called, by its spec."""

    bot: str


class AmountGap(TypedDict):
    """Resources by kind."""

    amount: dict[str, int]


class ListGap(TypedDict):
    """Several things in a row: commas and a last "and"."""

    items: list["GapView"]


class PhraseView(TypedDict):
    """A message of the catalogs, and what fills its gaps; each kind of gap has a field that no
    other kind has, words and numbers stand as they are.
    """

    message: str
    gaps: dict[str, "GapView"]


GapView: TypeAlias = (
    str | float | ComponentGap | SeatGap | BotGap | AmountGap | ListGap | PhraseView
)


# Things on the table -------------------------------------------------------------------------


class ZoneTarget(TypedDict):
    """Cards that lie somewhere, or the place itself.

    zone  "hand", "meadow", "shown" (cards on their way), a zone of a box; or a pile, which is
          touched as a whole: "deck", "discard"
    card  one of the cards there, all copies alike
    spot  one of the places there, counted from 0
    """

    zone: str
    card: NotRequired[str]
    spot: NotRequired[int]


class PlaceTarget(TypedDict):
    """A location or an event."""

    place: str


class CityTarget(TypedDict):
    """A card that stands in the city of a seat; without a slot, every copy of it."""

    city: int
    card: str
    slot: NotRequired[int]


class SeatTarget(TypedDict):
    """A player."""

    seat: int


class ResourceTarget(TypedDict):
    """A kind of resources."""

    resource: str


class TokenTarget(TypedDict):
    """Countable things of the one who is asked."""

    token: str


class PieceTarget(TypedDict):
    """A piece that the one who is asked has at home, beside the workers."""

    piece: str


class ButtonTarget(TypedDict):
    """Nothing that lies on the table: "prepare", "pass" or "done"."""

    button: str


TargetView: TypeAlias = (
    ZoneTarget
    | PlaceTarget
    | CityTarget
    | SeatTarget
    | ResourceTarget
    | TokenTarget
    | PieceTarget
    | ButtonTarget
)


# The log -------------------------------------------------------------------------------------


class EntryDetails(TypedDict):
    """Something that happened, as far as the reader may know it. Which fields there are follows
    from what happened, not from its kind: boxes bring kinds of their own.

    kind       "played", "gained" and so on; "turn" begins the turn of `seat`
    seat       who did it; -1 for what happens by itself
    card       the card it is about: in `zone` (at `spot`), or in the city of `city`, else of `seat`
    origin     the row or pile that the card came from
    cards      several cards, if the reader may know them
    place      a location or an event
    home       the card that was occupied
    source     the component that made it happen
    of, to     the seat that something was taken from, or went to
    piece      what was placed, if it is no worker
    n          how many cards, or tokens of the kind `token`, or what a die shows; `got` is how many
               came back
    """

    kind: str
    seat: int
    card: NotRequired[str]
    zone: NotRequired[str]
    spot: NotRequired[int]
    origin: NotRequired[str]
    city: NotRequired[int]
    cards: NotRequired[list[str]]
    place: NotRequired[str]
    home: NotRequired[str]
    source: NotRequired[str]
    of: NotRequired[int]
    to: NotRequired[int]
    piece: NotRequired[str]
    token: NotRequired[str]
    n: NotRequired[int]
    got: NotRequired[int]
    points: NotRequired[int]
    resources: NotRequired[dict[str, int]]
    season: NotRequired[str]
    color: NotRequired[str]


class EntryView(EntryDetails):
    """An entry with its line, if it needs one, and the things on the table that it speaks of, if
    there are any: some may have moved on since.
    """

    things: NotRequired[list[TargetView]]
    phrase: NotRequired[PhraseView]


# Decisions -----------------------------------------------------------------------------------


class OptionView(TypedDict):
    """Something that may be chosen.

    id       what is sent to choose it
    verb     the first word of what it does: "visit", "play", "discard"
    phrase   what choosing it means, to the one who is asked
    targets  what it touches on the table: all cards of a city that it stands for, or none at all
    card     the card it is about; or `place`, the location or event
    seat     whose city or whose profit it is about
    piece    what is placed, if it is no worker, or one with a name
    origin   where a card that is played comes from
    way      how it is paid for: "pay", "occupy", "ability" (that of `helper`) or a way of a box
    amount   resources that it is about
    word     what it names beside all that: a colour, one of several effects
    """

    id: str
    verb: str
    phrase: PhraseView
    targets: list[TargetView]
    card: NotRequired[str]
    place: NotRequired[str]
    seat: NotRequired[int]
    piece: NotRequired[str]
    origin: NotRequired[str]
    way: NotRequired[str]
    helper: NotRequired[str]
    amount: NotRequired[dict[str, int]]
    word: NotRequired[str]


class ChoiceView(TypedDict):
    """What was chosen: an option, or several picks at once.

    verb       the first word of what it does; empty if that is not known any more
    phrases    what it means: one for an option, one for each thing that several picks do
    component  the card, location or event it is about, if it is one option
    amount     the resources it is about
    """

    options: list[str]
    verb: str
    phrases: list[PhraseView]
    component: NotRequired[str]
    amount: NotRequired[dict[str, int]]


class PickLimit(TypedDict):
    """Options of a pool that draw on the same things: so many of them together at most."""

    options: list[str]
    most: int


class PicksView(TypedDict):
    """A set that is picked one by one: everything that may be marked, and how many.

    The marks are chosen in the order of the pool, one by one, then `done` if that is still asked.
    The engine makes a pick by itself when nothing else is left, so a client that sends them goes by
    `picked`: it tells how many of the marks are made, and the same question with no more of them
    than before the last choice is a new one.

    picked  made so far
    least   more to be made at least; at 0 `done` is among the options
    most    more to be made at most
    pool    how often each option may be marked, in the order in which they must be chosen
    others  those of the pool that are not among the options of this very pick, if there are any
    limits  if there are options that share what they draw on
    slots   for cards of one's own city, the slots of all cards that an option stands for: after a
            choice the option with one of these slots is the one that was called so before it
    """

    picked: int
    least: int
    most: int
    pool: dict[str, int]
    others: NotRequired[list[OptionView]]
    limits: NotRequired[list[PickLimit]]
    slots: NotRequired[dict[str, list[int]]]


class DecisionView(TypedDict):
    """What is asked, of whom and by which component; `phrase` says it.

    `options` are there for the one who is asked; `picks`, too, if the options are the next of
    several picks.
    """

    seat: int
    prompt: str
    source: str
    phrase: PhraseView
    options: NotRequired[list[OptionView]]
    picks: NotRequired[PicksView]


class ShownCards(TypedDict):
    """Cards on their way, as far as the reader may see them."""

    seat: int
    source: str
    cards: list[str]


class GameView(TypedDict):
    """The whole table as one seat sees it; `seat` None is a spectator's.

    meadow                 empty in a game that has none
    rows, piles, counters  what boxes lay on the table beside the deck and the meadow
    in_force               those of the rows that have a say for everyone, such as weather
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
    in_force: list[str]
    piles: dict[str, AsideView]
    counters: dict[str, int]
    decision: DecisionView | None
    shown: list[ShownCards]
    winners: list[int]
