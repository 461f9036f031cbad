"""The shape of what is shown of a table: pages and programs get their types here.

Annotations are read at once, because Python knows only then which fields may be missing.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from everdell.engine.shapes import ChoiceView, EntryView, GameView, PhraseView, TargetView
from everdell.engine.stream import Seed

Status: TypeAlias = Literal["lobby", "playing", "over", "abandoned"]


class HouseView(TypedDict):
    """The rules of the table; `seed` is there if it was asked for, and once the game has ended."""

    boxes: list[str]
    options: dict[str, str]
    undo: str
    clock: int
    stand_in: str
    public: bool
    watch: bool
    first: str
    seed: Seed | None


class ChairView(TypedDict):
    """A seat and who has it.

    by     "person", or the name of a bot
    owner  whether the one who opened the table sits here
    yours  whether the reader holds it
    color  of the workers, who are animals of one kind
    """

    by: str
    free: bool
    name: str
    reserved: bool
    away: bool
    stand_in: str
    owner: bool
    yours: bool
    animal: str
    color: str


class ProposalView(TypedDict):
    """What a seat asks the others to agree to; `agreed` are the seats that have."""

    id: int
    seat: int
    kind: str
    keep: int
    target: int
    at: float
    agreed: list[int]


class TableView(TypedDict):
    """A table as one reader sees it.

    seq        the last event at the table; `version` counts what can be chosen about
    you        the seats that the reader holds; `seat` is the one to look from
    decider    the seat that has to choose; `deadline` is when its time runs out
    choices    how many were made; `undo` are those numbers one may freely go back to
    phrase     whether a phrase brings the reader's seats back
    hints      how many hints each seat has taken
    rematch    the code of the table where it goes on
    deletable  whether it is the reader's to delete
    """

    code: str
    seq: int
    version: int
    status: Status
    house: HouseView
    seats: list[ChairView]
    you: list[int]
    seat: int | None
    decider: int | None
    deadline: float | None
    choices: int
    undo: list[int]
    proposal: ProposalView | None
    phrase: bool
    hints: list[int]
    rematch: str | None
    deletable: bool
    game: GameView | None


class PriceView(TypedDict):
    """What playing a card by an offered way costs.

    due       exact payments, of which one will have to be made; `total` resources each
    occupies  cards of the city into which it moves instead, with a token
    helper    the card whose ability lowers the price
    """

    due: list[dict[str, int]]
    total: int
    occupies: list[str]
    helper: str | None


class ReasonView(TypedDict):
    """What stands in the way of something: a word for programs, and a phrase for people."""

    code: str
    phrase: PhraseView


class RefusalView(TypedDict):
    """A thing on the table that a turn does not offer, and why."""

    target: TargetView
    reasons: list[ReasonView]


class Explanation(TypedDict):
    """What the offered cards cost, by option, and why the rest is not offered."""

    version: int
    prices: dict[str, PriceView]
    refusals: list[RefusalView]


class SeatLine(TypedDict):
    """A seat in a list of tables; former versions kept no look."""

    by: str
    free: bool
    name: str
    animal: NotRequired[str]
    color: NotRequired[str]


# Events --------------------------------------------------------------------------------------


class Happening(TypedDict):
    """What every event has: its number at the table, when it happened, and its line if it needs
    one: what is said speaks for itself, and a choice is told by its entries.
    """

    seq: int
    at: float
    line: NotRequired[PhraseView]


class SeatHappening(Happening):
    """Something that a seat did, or that befell it."""

    seat: int


class OpenedEvent(Happening):
    type: Literal["opened"]


class SatEvent(SeatHappening):
    type: Literal["sat"]
    name: str


class DressedEvent(SeatHappening):
    """The workers of a seat look otherwise now: see its chair."""

    type: Literal["dressed"]


class RoseEvent(SeatHappening):
    type: Literal["rose"]


class ArrangedEvent(SeatHappening):
    type: Literal["arranged"]
    by: str


class StartedEvent(Happening):
    """Seats were counted otherwise before: so many moved from the front to the back."""

    type: Literal["started"]
    rotation: int


class ChosenEvent(SeatHappening):
    """A seat took an option, or several picks at once, which only that seat is shown; everyone
    reads what came of it.

    entries  what happened, each with its line in the log
    barrier  it revealed something, so that it cannot be taken back freely
    bot      the bot that chose, if it was one
    """

    type: Literal["chosen"]
    bot: str
    barrier: bool
    entries: list[EntryView]
    choice: NotRequired[ChoiceView]


class UndoneEvent(SeatHappening):
    """`keep` choices are left."""

    type: Literal["undone"]
    keep: int
    agreed: bool


class ProposedEvent(SeatHappening):
    type: Literal["proposed"]
    kind: str
    keep: int
    target: int


class AnsweredEvent(SeatHappening):
    type: Literal["answered"]
    yes: bool


class LeftEvent(SeatHappening):
    """`why` is "self", "clock" or "others"."""

    type: Literal["left"]
    why: str
    stand_in: str


class ReturnedEvent(SeatHappening):
    type: Literal["returned"]


class LinkedEvent(SeatHappening):
    """A one-time link was made, by which the seat can go to another device."""

    type: Literal["linked"]


class PhrasedEvent(SeatHappening):
    """The seat was saved as a phrase."""

    type: Literal["phrased"]


class CarriedEvent(SeatHappening):
    """The seat is played from another device now."""

    type: Literal["carried"]


class ExtendedEvent(SeatHappening):
    type: Literal["extended"]


class SaidEvent(SeatHappening):
    """Free text, or the id of a phrase."""

    type: Literal["said"]
    text: str
    phrase: str


class HintedEvent(SeatHappening):
    """A seat took a hint; what it said is told to that seat alone."""

    type: Literal["hinted"]


class StumbledEvent(SeatHappening):
    """`why` is "crash", "slow" or "illegal"."""

    type: Literal["stumbled"]
    bot: str
    why: str


class ReplacedEvent(SeatHappening):
    """A bot has failed too often, and its successor decides from now on."""

    type: Literal["replaced"]
    bot: str
    successor: str


class UpdatedEvent(Happening):
    type: Literal["updated"]
    keep: int


class AbandonedEvent(SeatHappening):
    type: Literal["abandoned"]


class RematchedEvent(SeatHappening):
    type: Literal["rematched"]
    code: str


EventView: TypeAlias = (
    OpenedEvent
    | SatEvent
    | DressedEvent
    | RoseEvent
    | ArrangedEvent
    | StartedEvent
    | ChosenEvent
    | UndoneEvent
    | ProposedEvent
    | AnsweredEvent
    | LeftEvent
    | ReturnedEvent
    | LinkedEvent
    | PhrasedEvent
    | CarriedEvent
    | ExtendedEvent
    | SaidEvent
    | HintedEvent
    | StumbledEvent
    | ReplacedEvent
    | UpdatedEvent
    | AbandonedEvent
    | RematchedEvent
)
