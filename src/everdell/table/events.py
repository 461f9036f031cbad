"""What can happen at a table. A table is the sum of its events; nothing else is true about it.

Events are facts: they are appended and never changed. They hold secrets (the seed, who holds a
seat, what an entry whispers), so what is shown is never an event itself, but what
`everdell.table.views` makes of it for each reader.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from everdell import defaults
from everdell.engine.sets import Selection
from everdell.engine.stream import Seed
from everdell.table.looks import Look
from everdell.table.record import PERSON


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who has it.

    by        PERSON, or the name of a bot
    holder    the hash of the token that holds a person's seat; empty while the seat is free
    name      what the person wants to be called
    reserved  kept for its holder, who has not come yet
    away      the person has left the running game
    stand_in  the bot that plays while the person is away, or for a bot that failed too often
    stumbles  how often the bot that decides here has failed
    link      the hash of the last one-time link to this seat
    until     when that link expires; 0 once it was used
    phrase    the hash of the phrase that brings this seat back
    look      what the person wants the workers to look like
    """

    by: str = PERSON
    holder: str = ""
    name: str = ""
    reserved: bool = False
    away: bool = False
    stand_in: str = ""
    stumbles: int = 0
    link: str = ""
    until: float = 0.0
    phrase: str = ""
    look: Look = Look()

    @property
    def free(self) -> bool:
        return self.by == PERSON and not self.holder

    @property
    def bot(self) -> str:
        """The bot that decides for this seat, if one does."""
        return self.stand_in or ("" if self.by == PERSON else self.by)

    @property
    def present(self) -> bool:
        """Whether a person plays here."""
        return self.by == PERSON and bool(self.holder) and not self.away


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The rules of a table that the game does not know.

    boxes     the boxes played with
    options   their options
    undo      "free" up to the last revealed information, "consent" always, or "never"
    clock     seconds for a turn; 0 is no clock
    stand_in  the bot that plays for a player who has left; empty to wait for them
    public    whether strangers find the table in the list
    watch     whether it may be watched by all who have the code
    first     "seat": the first chair begins; "random": drawn at the start
    seed      the seed, if it was asked for; everyone may know it then
    """

    boxes: tuple[str, ...] = defaults.BOXES
    options: dict[str, str] = {}
    undo: str = "free"
    clock: int = 0
    stand_in: str = ""
    public: bool = False
    watch: bool = True
    first: str = "random"
    seed: Seed | None = None


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag=str.lower, tag_field="type"):
    """The base of all events."""


class Opened(Event, frozen=True):
    owner: str
    house: HouseRules
    chairs: tuple[Chair, ...]


class Sat(Event, frozen=True):
    """A person took a free seat, or came to the one that was kept."""

    seat: int
    holder: str
    name: str = ""
    look: Look = Look()


class Dressed(Event, frozen=True):
    """A person chose what the workers of a seat look like."""

    seat: int
    look: Look


class Rose(Event, frozen=True):
    """A seat became free again before the game began."""

    seat: int


class Arranged(Event, frozen=True):
    """A seat was given to a bot, or back to people."""

    seat: int
    by: str


class Started(Event, frozen=True):
    """The game was dealt.

    rotation  how many chairs moved from the front to the back, so that seat 0 begins
    origin    the state it began with, where that is not the set-up from the seed
    """

    seed: Seed
    rules: int
    rotation: int = 0
    origin: str | None = None


class ToldEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the journal, as it is kept: see `everdell.table.kept_entries`.

    open    what everyone may know of it
    secret  what only the seats in `audience` may know
    """

    kind: str
    seat: int
    open: dict[str, Any] = {}
    secret: dict[str, Any] | None = None
    audience: tuple[int, ...] = ()


class Chosen(Event, frozen=True):
    """A seat took an option, or a whole set of picks.

    told     what the game told about it
    barrier  it revealed something, so that it cannot be taken back freely
    bot      the bot that chose, if it was one
    choice   what was chosen, as its seat may read it (a `ChoiceView`); former versions kept none
    """

    seat: int
    option: Selection
    told: tuple[ToldEntry, ...] = ()
    barrier: bool = False
    bot: str = ""
    choice: dict[str, Any] | None = None


class Undone(Event, frozen=True):
    """The game went back; `keep` choices are left. `agreed` if it took everyone's consent."""

    seat: int
    keep: int
    agreed: bool = False


class Proposed(Event, frozen=True):
    """A seat asked the others for their consent to something that takes it.

    kind    "undo", "abandon" or "stand-in"
    keep    for an undo: how many choices would be left
    target  for a stand-in: whose seat a bot would play
    """

    seat: int
    kind: str
    keep: int = 0
    target: int = 0


class Answered(Event, frozen=True):
    seat: int
    yes: bool


class Left(Event, frozen=True):
    """A person left the running game: by choice, by the clock or by the others' consent."""

    seat: int
    why: str = "self"
    stand_in: str = ""


class Returned(Event, frozen=True):
    seat: int


class Linked(Event, frozen=True):
    """A one-time link to a seat was made, in place of any earlier one."""

    seat: int
    link: str
    until: float


class Phrased(Event, frozen=True):
    """A seat was saved as a phrase, in place of any earlier one."""

    seat: int
    phrase: str


class Carried(Event, frozen=True):
    """A seat went to another device, by a link or a phrase."""

    seat: int
    holder: str


class Extended(Event, frozen=True):
    """A seat gave the one who thinks another turn's time."""

    seat: int


class Said(Event, frozen=True):
    """Free text, or one of the phrases that each player reads in their own language."""

    seat: int
    text: str = ""
    phrase: str = ""


class Hinted(Event, frozen=True):
    """A seat was told what a bot would do. What it was told stays with it."""

    seat: int


class Stumbled(Event, frozen=True):
    """A bot failed: `why` is "crash", "slow" or "illegal". Another bot's move follows."""

    seat: int
    bot: str
    why: str


class Replaced(Event, frozen=True):
    """A bot failed once too often: from now on its successor decides."""

    seat: int
    bot: str
    successor: str


class Updated(Event, frozen=True):
    """The rules changed under a running game, which goes on from its last turn's start.

    seed  what lies face down was shuffled anew by it
    """

    rules: int
    keep: int
    seed: Seed = ""


class Abandoned(Event, frozen=True):
    seat: int


class Rematched(Event, frozen=True):
    """The same people sit down again, at another table."""

    seat: int
    code: str


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Dressed
    | Rose
    | Arranged
    | Started
    | Chosen
    | Undone
    | Proposed
    | Answered
    | Left
    | Returned
    | Linked
    | Phrased
    | Carried
    | Extended
    | Said
    | Hinted
    | Stumbled
    | Replaced
    | Updated
    | Abandoned
    | Rematched
)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode(event: AnyEvent) -> str:
    return _encoder.encode(event).decode()


def decode(body: str | bytes) -> AnyEvent:
    return _decoder.decode(body)
