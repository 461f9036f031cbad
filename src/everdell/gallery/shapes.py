"""The shape of components and boxes as plain data: pages and programs get their types from here.

Annotations are read at once, because Python knows only then which fields may be missing.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from everdell.engine.shapes import PhraseView


class AnyCard(TypedDict):
    """Any card of a kind, and of a colour if one is named."""

    kind: str
    color: NotRequired[str]


class CardView(TypedDict):
    """A card to be played.

    name, text  missing in an answer without words, as in those of all components
    rarity    "common", "unique" or "legend"
    copies    how often it is there
    link      the cards it lets in for free, or that let it in; `link_any` stands for all of a kind
    open      whether others may visit it
    spaces    how many spaces of a city it takes; `adds_space` is how many it opens
    upgrades  the card in whose place it is played for free
    confidence  how sure the printed figures are: "high", "medium" or "low"
    """

    component: Literal["card"]
    id: str
    box: str
    name: NotRequired[str]
    kind: str
    color: str
    rarity: str
    cost: dict[str, int]
    points: int
    copies: int
    link: list[str]
    link_any: NotRequired[AnyCard]
    open: bool
    spaces: int
    adds_space: NotRequired[int]
    upgrades: NotRequired[str]
    text: NotRequired[str]
    confidence: str


class LocationView(TypedDict):
    """A place for workers.

    group      of the places of the board, as its box calls them
    occupancy  for how many workers: "exclusive", "shared", or as the words of its group say
    """

    component: Literal["location"]
    id: str
    box: str
    name: NotRequired[str]
    type: str
    group: str
    points: int
    occupancy: str
    text: NotRequired[str]
    confidence: str


class Requirements(TypedDict):
    """What a city must hold: so many cards of a colour, certain cards, and so many of other things.

    Each of `counts` is worded by `needs-WORD`.
    """

    colors: NotRequired[dict[str, int]]
    cards: NotRequired[list[str]]
    counts: NotRequired[dict[str, int]]


class EventCardView(TypedDict):
    """An event to be achieved; `group` is its group of the places of the board."""

    component: Literal["event"]
    id: str
    box: str
    name: NotRequired[str]
    type: str
    group: str
    points: int
    requires: Requirements
    text: NotRequired[str]
    confidence: str


class TileView(TypedDict):
    """Anything else that lies in rows, on piles or before a player.

    type    what sort it is, in a word of its box
    points  what it is worth at the end to the one who has it
    """

    component: Literal["tile"]
    id: str
    box: str
    name: NotRequired[str]
    type: str
    points: int
    copies: int
    text: NotRequired[str]
    confidence: str


ComponentView: TypeAlias = CardView | LocationView | EventCardView | TileView


class PlayerRange(TypedDict):
    fewest: int
    most: int


class BoxOption(TypedDict):
    """Something that can be set when a game with the box is opened.

    players  the numbers of players to whom it makes a difference; an empty list means all of them
    alone    the default for one player
    seats    whether it is for some of the players: its value names their seats, as in "0,2"
    """

    id: str
    values: list[str]
    default: str
    alone: str
    seats: bool
    players: list[int]


class PresetView(TypedDict):
    """A game that is ready to be chosen.

    boxes    everything it is played with; `options` are those that differ from their defaults
    learn    how much there is to learn, from 1 to 4
    picture  what is drawn for it: something whose picture comes with the box
    """

    id: str
    name: str
    description: str
    boxes: list[str]
    options: dict[str, str]
    players: PlayerRange
    learn: int
    picture: str


class BoxContents(TypedDict):
    """How much of a box is there to play with."""

    kinds_of_cards: int
    cards: int
    locations: int
    events: int
    tiles: int


class ZoneView(TypedDict):
    """Where cards or tiles of a box lie.

    of     "table", or "seat" if each player has one
    shape  "row", "pile" or "area"
    sight  who sees what lies there: "all", "owner" or "none"
    """

    id: str
    of: str
    shape: str
    sight: str


class CounterView(TypedDict):
    """Countable things of a box; `points` is what each is worth at the end."""

    id: str
    of: str
    points: int


class BoxView(TypedDict):
    """A box.

    requires  other boxes that it needs; `excludes` are those that it cannot be played with
    presets   games with it that are ready to be chosen
    own_game  whether it is a game by itself; other boxes are added to one
    complete  whether everything in it can be played
    bots      the opponents that suit it; an empty list means all of them
    uncertain  how many of its components have figures that no printed source confirms
    zones     where its components lie, `counters` what is counted, `pieces` what is placed beside
              workers
    texts     how many components have a rules text, by language
    """

    id: str
    name: str
    players: PlayerRange
    requires: list[str]
    excludes: list[str]
    options: list[BoxOption]
    presets: list[PresetView]
    own_game: bool
    complete: bool
    bots: list[str]
    uncertain: int
    components: BoxContents
    zones: list[ZoneView]
    counters: list[CounterView]
    pieces: list[str]
    texts: dict[str, int]


class RemarkView(TypedDict):
    """What to know about a choice.

    weight  "impossible": it is refused; "no_effect": it changes nothing; "unadvised": it can be
            played, but the rules advise against it
    box     the box that it is about: put in, or taken out if it is in
    option  one of its options; empty for the box itself
    value   a value of that option; empty for the option as a whole
    """

    weight: Literal["impossible", "no_effect", "unadvised"]
    box: str
    option: str
    value: str
    phrase: PhraseView


class SetupFault(TypedDict):
    """Why a game cannot be opened like this."""

    code: str
    sentence: str
    details: dict[str, str]


class NumberView(TypedDict):
    """A number of players: whether so many can play, or with which other box they could."""

    players: int
    possible: bool
    adding: list[str]


class SetupView(TypedDict):
    """What there is to say about a game before it is opened.

    fault  why it cannot be opened; null if it can be
    fixed  the boxes that can neither be put in nor taken out
    """

    fault: SetupFault | None
    numbers: list[NumberView]
    fixed: list[str]
    remarks: list[RemarkView]
