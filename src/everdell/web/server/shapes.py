"""What requests and answers look like; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from msgspec import Meta, Struct

from everdell import defaults
from everdell.compilation.engine_report import Cause, Engine
from everdell.games import LONGEST_SEED
from everdell.table.looks import Look
from everdell.table.shapes import EventView, SeatLine, TableView
from everdell.web.presence import PresenceMessage

Name = Annotated[str, Meta(max_length=200, description="What a person wants to be called.")]
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[
    int, Meta(ge=0, le=2**31, description="The `version` of the table the wish is about.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all requests: an unknown field is a mistake that is said."""


class NewIdentity(RequestBody, frozen=True):
    """Whether the token comes as a cookie, for a browser, or in the answer, for a program."""

    cookie: bool = True


class Identity(Struct, frozen=True):
    """`token` is shown once, and to programs only."""

    token: str | None = None


class Me(Struct, frozen=True):
    known: bool
    name: str


class Rename(RequestBody, frozen=True):
    name: Name


class NewTable(RequestBody, frozen=True, kw_only=True):
    """A table to be opened.

    seats  "person", or a bot as `BotView` tells, for each seat
    mine   the seats that you take; several of them for people at one screen
    names  what those people are called, in the order of `mine`; those without one are `name`
    look   the animal and the colour of your workers; of people at one screen, of the first
    start  begin at once, if no player is missing
    """

    seats: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=8)]
    mine: Annotated[tuple[SeatNumber, ...], Meta(max_length=8)] = (0,)
    name: Name = ""
    names: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    boxes: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=20)] = (
        defaults.BOXES
    )
    options: dict[str, Annotated[str, Meta(max_length=60)]] = {}
    undo: Literal["free", "consent", "never"] = "free"
    clock: Annotated[int, Meta(ge=0, le=604800, description="Seconds for a turn; 0: none.")] = 0
    stand_in: Annotated[str, Meta(max_length=60)] | None = None
    public: bool = False
    watch: bool = True
    first: Literal["seat", "random"] = "random"
    seed: (
        Annotated[int, Meta(ge=0, le=2**53)]
        | Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)]
        | None
    ) = None
    start: bool = False
    look: Look | None = None


class BotView(Struct, frozen=True):
    """A bot that can take a seat, as `name`, `name:style` or, if it thinks, `name:style@2s`.

    level    from 1, the gentlest, to 5; none for a bot that is no level
    styles   the ways it can play beside its usual one
    seconds  how long it usually thinks about an important choice; 0: it answers at once
    longest  how long it may be asked to think here
    """

    name: str
    level: int | None
    styles: list[str]
    seconds: float
    longest: float


class OpenedTable(Struct, frozen=True):
    """A table: its code, and the address to send to others."""

    code: str
    link: str


class Deleted(Struct, frozen=True):
    """The code of a table that is not there any more."""

    code: str


class Acted(TypedDict):
    """What came of a request, in the events it made; the same if it is sent twice.

    seq  the last of them
    """

    code: str
    seq: int
    events: list[EventView]


class Join(RequestBody, frozen=True):
    """Of `look` you get what no other player has chosen."""

    name: Name = ""
    seat: SeatNumber | None = None
    look: Look | None = None


class Dress(RequestBody, frozen=True):
    seat: SeatNumber
    look: Look


class OneSeat(RequestBody, frozen=True):
    seat: SeatNumber | None = None


class Arrange(RequestBody, frozen=True):
    """Who gets the seat: a bot as `BotView` tells, or "person"."""

    seat: SeatNumber
    by: Annotated[str, Meta(min_length=1, max_length=60)]


class CarryLink(Struct, frozen=True):
    """A link that brings your seats to another device, once.

    qr       the link as a picture, itself written as an address
    until    when it expires; `seconds` is how long that is from now
    """

    code: str
    link: str
    qr: str
    until: float
    seconds: float


class SeatPhrase(Struct, frozen=True):
    """Words that bring your seats back; they are shown once."""

    code: str
    phrase: str


class SeatKey(RequestBody, frozen=True):
    """What opens a seat: a phrase, or the table's code and what stands behind the # of a link."""

    code: Annotated[str, Meta(max_length=40)] = ""
    secret: Annotated[str, Meta(max_length=200)] = ""
    phrase: Annotated[str, Meta(max_length=300)] = ""


class SeatsFound(Struct, frozen=True):
    """Seats that wait to be taken over.

    names   what their people are called; empty where there is none
    beside  the names of those who play from your device at this table already
    """

    code: str
    seats: list[int]
    names: list[str]
    beside: list[str]


class Choose(RequestBody, frozen=True):
    """An option; or, where several things are picked, the whole set of picks in any order."""

    option: OptionId | Annotated[tuple[OptionId, ...], Meta(max_length=100)]
    version: Version


class AskHint(RequestBody, frozen=True):
    version: Version


class Undo(RequestBody, frozen=True):
    """`keep` is how many choices are left; without it, your last one and all since go back."""

    version: Version
    keep: Annotated[int, Meta(ge=0, le=100000)] | None = None


class Propose(RequestBody, frozen=True):
    """Something that takes everyone's consent; `target` is the seat a bot would play."""

    kind: Literal["abandon", "stand-in"]
    target: SeatNumber = 0


class AnswerProposal(RequestBody, frozen=True):
    proposal: Annotated[int, Meta(ge=0, le=2**31)]
    yes: bool


class Say(RequestBody, frozen=True):
    """Free text, or a phrase that each player reads in their own language."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Import(RequestBody, frozen=True):
    """A record, as it was exported; the bots in it keep their seats, and you take the others."""

    record: dict[str, Any]
    name: Name = ""


# The live channel ----------------------------------------------------------------------------


class TableNews(TypedDict):
    """What is new to a reader who knows a table up to some event; the live channel says the same.

    now  the server's time, for clocks
    """

    type: Literal["table"]
    now: float
    events: list[EventView]
    table: TableView


class FaultMessage(TypedDict):
    """A `Fault` on the live channel."""

    type: Literal["error"]
    code: str
    sentence: str
    details: dict[str, str]


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


LiveMessage: TypeAlias = TableNews | PresenceMessage | FaultMessage | PongMessage


# Lists and the way it went -------------------------------------------------------------------


class TableLine(Struct, frozen=True):
    """A table in a list; `deletable` if it is yours to delete."""

    code: str
    status: str
    updated: float
    boxes: list[str]
    seats: list[SeatLine]
    clock: int
    watch: bool
    your_turn: bool
    deletable: bool


class Tables(Struct, frozen=True):
    tables: list[TableLine]


class ScoresAfterChoice(Struct, frozen=True):
    """The scores after a choice, and whose choice it was."""

    n: int
    seat: int
    scores: list[int]


class Replay(Struct, frozen=True):
    """A game from its beginning, as a curve; each point can be asked for as a view."""

    code: str
    base: int
    moments: list[ScoresAfterChoice]


class Health(Struct, frozen=True):
    status: str
    version: str


class About(Struct, frozen=True):
    version: str
    engine: Annotated[Engine, Meta(description="What the server itself runs.")]
    bots_engine: Annotated[Engine, Meta(description="What its bots think with, from now on.")]
    why: Annotated[Cause | None, Meta(description="Why `bots_engine` is interpreted, if it is.")]
