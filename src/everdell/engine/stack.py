"""Programs of small steps, and the frames that run them.

Everything that happens, the turn itself included, is a program: a tuple of steps. A frame says
which program runs, at which step, for whom. The stack of frames is all there is to know about a
half-resolved effect, so a game can be copied, saved or undone at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from everdell.engine.option import Option
from everdell.engine.phrases import Reason
from everdell.engine.picks import Picks

if TYPE_CHECKING:
    from everdell.engine.rules import Rules
    from everdell.engine.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of a program. It is made once, bound to the rules once, and never changes.

    A step either acts (`run`) or asks (`options`, then `chosen` with one of them). While a step is
    asked, the state does not change: listing the options twice gives the same list.
    """

    asks: bool = False
    insists: bool = False  # asked even when a single option is left
    plain: bool = False  # only hands out resources or points, whatever the order
    conditional: bool = False  # an order that cannot always be carried out: see `possible`
    alone: bool = False  # nothing may be done beside it: the table is between two states
    frameless: bool = False  # it needs nothing of a frame, and is done `at_once`
    prompt: str = ""
    zone: str = ""  # where the cards lie that are asked about, if it is in no city

    def bind(self, rules: Rules) -> None:
        """Look up ids and options once the rules know all components."""

    def nested(self) -> list[Program]:
        """Programs inside this step, in a fixed order: they get their names from it."""
        return []

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        """Whether an order of the text could be carried out by a visitor now.

        Asked only of steps that call themselves `conditional`.
        """
        return True

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        """What stands in the way of an order that is not `possible`, if more can be said of it."""
        return None

    def run(self, g: Game, f: Frame) -> None:
        raise NotImplementedError

    def at_once(self, g: Game, me: int, source: int) -> None:
        """What `run` does, for steps that call themselves `frameless`."""
        raise NotImplementedError

    def options(self, g: Game, f: Frame) -> list[Option]:
        raise NotImplementedError

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that asks. With no option it is skipped, with one it is resolved by the engine."""

    asks: bool = True

    def picks(self, g: Game, f: Frame) -> Picks | None:
        """The whole of what is being picked, for steps that let several things be picked.

        Only views ask for it, never a search.
        """
        return None


@final
class Program:
    """Steps with a name. The name is what a save stores, so it must not depend on numbering."""

    __slots__ = ("conditional", "name", "only_step", "plain", "steps")

    def __init__(self, steps: list[Step], name: str = "") -> None:
        self.steps: tuple[Step, ...] = tuple(steps)
        self.name = name
        self.plain = all(step.plain for step in steps)
        self.conditional = any(step.conditional for step in steps)
        # The one that does without a frame, if there is no other.
        self.only_step = steps[0] if len(steps) == 1 and steps[0].frameless else None

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        """Whether every order of the text could be carried out by a visitor now."""
        if self.conditional:
            for step in self.steps:
                if not step.possible(g, me, owner, slot):
                    return False
        return True


NO_SLOT: Final = -1
NO_SEAT: Final = -1
NO_COLOR: Final = -1


@final
class Spot:
    """Where a piece stands or stood: on a place of the board, a city card, or beside cities.

    `named` says which worker it is, if it has a name.
    """

    __slots__ = ("named", "place", "seat", "slot")

    def __init__(
        self, place: int = 0, seat: int = NO_SEAT, slot: int = NO_SLOT, named: int = 0
    ) -> None:
        self.place = place
        self.seat = seat
        self.slot = slot
        self.named = named


@final
class Frame:
    """A running program and its small, named context.

    me            who decides and gains
    owner         whose city the text reads (differs from `me` when a card is copied)
    slot          where in that city the speaking card stands, or NO_SLOT
    source        the component that speaks: a card's number, or minus a place's number
    n             outcome of the last counting step: cards discarded, resources paid
    picked        picks made so far by the step being asked
    last          the last pick, so that several picks have one canonical order
    seat          a seat that was chosen, or NO_SEAT
    color         a colour that was named, or NO_COLOR
    card          the card being played
    origin        where it came from
    way           how it is paid for
    off           how many resources of choice its price, or what a place gives, is lowered by
    more          how many resources of choice it costs more because of where it lay
    slots_before  how many slots its player's city had before it was placed
    bundle        resources on their way from one owner to another
    cards         cards on their way: each is nowhere else meanwhile
    secret        whether only `me` sees those cards
    taken         kinds of the cards just taken into hand
    vacated       what has left a row before its refill: each with its place and the row's number
    lifted        where a lifted worker stood, or where a piece was placed; None if there is none
    waiting       slots of the city whose cards are still to act
    trail         cards already copied in this chain, as owner and slot in one number
    acted         cards that this text has let act, as owner and slot in one number
    """

    __slots__ = (
        "acted",
        "bundle",
        "card",
        "cards",
        "color",
        "last",
        "lifted",
        "me",
        "more",
        "n",
        "off",
        "origin",
        "owner",
        "pc",
        "picked",
        "program",
        "seat",
        "secret",
        "slot",
        "slots_before",
        "source",
        "taken",
        "trail",
        "vacated",
        "waiting",
        "way",
    )

    def __init__(
        self, program: Program, me: int, owner: int, slot: int = NO_SLOT, source: int = 0
    ) -> None:
        self.program = program
        self.pc = 0
        self.me = me
        self.owner = owner
        self.slot = slot
        self.source = source
        self.n = 0
        self.picked = 0
        self.last = 0
        self.seat = NO_SEAT
        self.color = NO_COLOR
        self.card = 0
        self.origin = 0
        self.way = 0
        self.off = 0
        self.more = 0
        self.slots_before = 0
        self.bundle = 0
        self.cards: tuple[int, ...] = ()
        self.secret = False
        self.taken: tuple[int, ...] = ()
        self.vacated: tuple[tuple[int, int, int], ...] = ()
        self.lifted: Spot | None = None
        self.waiting: tuple[int, ...] = ()
        self.trail: tuple[int, ...] = ()
        self.acted: tuple[int, ...] = ()

    def clone(self) -> Frame:
        f = Frame(self.program, self.me, self.owner, self.slot, self.source)
        f.pc = self.pc
        f.n = self.n
        f.picked = self.picked
        f.last = self.last
        f.seat = self.seat
        f.color = self.color
        f.card = self.card
        f.origin = self.origin
        f.way = self.way
        f.off = self.off
        f.more = self.more
        f.slots_before = self.slots_before
        f.bundle = self.bundle
        f.cards = self.cards
        f.secret = self.secret
        f.taken = self.taken
        f.vacated = self.vacated
        f.lifted = self.lifted
        f.waiting = self.waiting
        f.trail = self.trail
        f.acted = self.acted
        return f

    def ask_again(self) -> None:
        """Let the step that was just answered be asked once more."""
        self.pc -= 1

    def count_pick(self, mark: int, most: int) -> None:
        """One more of several picks was made: ask for the next, unless it was the last."""
        self.picked += 1
        if self.picked < most:
            self.last = mark
            self.ask_again()
        else:
            self.end_picks()

    def end_picks(self) -> None:
        """Several picks are done: their number is the outcome."""
        self.n = self.picked
        self.picked = 0
        self.last = 0
