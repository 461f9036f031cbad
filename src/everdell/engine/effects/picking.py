"""One way to pick: some things from a source, and what is done with each of them.

`Pick(Hand(), Discard(), 0, 5)` lets its reader discard up to five cards. Where things are picked
from stands in `sources`, `city_sources` and `place_sources` of this folder, what becomes of them in
`doings`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from everdell.engine.effects.counting import Counting
from everdell.engine.option import Option
from everdell.engine.phrases import Reason
from everdell.engine.picks import Picks
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Program
from everdell.engine.state import Game

MANY: Final = 99
_SLOT_BITS: Final = 10


def city_mark(seat: int, slot: int) -> int:
    """A card of a city as one number."""
    return seat << _SLOT_BITS | slot


def seat_of_mark(mark: int) -> int:
    return mark >> _SLOT_BITS


def slot_of_mark(mark: int) -> int:
    return mark & (1 << _SLOT_BITS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing:
    """What becomes of each thing that is picked.

    word         begins the ids of the options
    city_word    the same for cards of a city
    prompt       what is asked, followed by the source if `asks_whence`
    leaves       whether what is picked leaves its place
    conditional  whether an order to do it can be impossible from the start
    as_possible  whether fewer will do where there are not enough
    choosy       whether it cannot be done with everything that lies in a row: see `takes`
    in_turn      whether each pick takes effect before the next, so that their order matters

    A box from outside sets them in `__init__`: the compiled engine does not look into its classes.
    """

    word: str = ""
    city_word: str = ""
    prompt: str = ""
    asks_whence: bool = False
    leaves: bool = False
    conditional: bool = True
    as_possible: bool = False
    choosy: bool = False
    in_turn: bool = False

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        """Whether it can be done with a card of a city."""
        return True

    def takes(self, g: Game, f: Frame, thing: int) -> bool:
        """Whether it can be done with a card or tile that lies in a row."""
        return True

    def room(self, g: Game, f: Frame) -> int:
        """With how many more things it can be done."""
        return MANY

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        """Do it with what an option names."""
        raise NotImplementedError

    def goes_on(self, g: Game, f: Frame) -> bool:
        """Whether another pick can be asked for."""
        return True

    def finish(self, g: Game, f: Frame) -> None:
        """All picks are made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where things are picked from.

    name         what a prompt calls it
    zone         where its cards lie, if it is in no city
    conditional  whether an order to pick from it can be impossible from the start
    tells        whether everyone is told what leaves it
    """

    name: str = ""
    zone: str = ""
    conditional: bool = False
    tells: bool = False

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def nested(self) -> list[Program]:
        """Programs of its own."""
        return []

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        """Look up the options that name its things; an action of a turn says its number."""
        raise NotImplementedError

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        """How many things there are before the text begins."""
        raise NotImplementedError

    def shortage(self, missing: int) -> Reason | None:
        """That so many things are missing, where it can be said."""
        return None

    def things(self, g: Game, f: Frame) -> list[int]:
        """What is there now, each as a number."""
        raise NotImplementedError

    def least(self, g: Game, f: Frame, least: int) -> int:
        """How many have to be picked now, if the text says so many."""
        return least

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        """What may be picked next, if so many more have to be."""
        raise NotImplementedError

    def offer_first(self, g: Game, f: Frame, out: list[Option]) -> None:
        """Add what may be picked where nothing has been yet, and one thing is enough."""
        out += self.offer(g, f, self.things(g, f), 1)

    def picks(self, g: Game, f: Frame, things: list[int], least: int, most: int) -> Picks | None:
        """Everything that may be picked."""
        return None

    def mark(self, option: Option) -> int:
        """What an option names, as a number by which picks are put in order."""
        return option.card

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        """A card leaves it: its number."""
        raise NotImplementedError

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        raise NotImplementedError

    def is_open(self, g: Game, f: Frame, option: Option) -> bool:
        """Whether everyone sees what an option names."""
        return True

    def tell_taken(self, g: Game, f: Frame, option: Option, card: int) -> None:
        """A card has come from here into hand."""

    def goes_on(self, g: Game, f: Frame, do: Doing) -> bool:
        """Whether another pick can be asked for."""
        return True

    def finish(self, g: Game, f: Frame) -> None:
        """All picks are made."""


@final
class Pick(Ask):
    """Pick from `least` to `most` things, exactly one if nothing is said; the number is counted.

    With a least of none one may be done at once. With `if_there` fewer will do, if there are not
    enough.
    """

    def __init__(
        self,
        source: Source,
        do: Doing,
        least: int = 1,
        most: int | Counting | None = None,
        if_there: bool = False,
    ) -> None:
        self.source = source
        self.do = do
        self.least = least
        self.fixed_most = most if isinstance(most, int) else max(least, 1)
        self.counted_most = most if isinstance(most, Counting) else None
        self.if_there = if_there or do.as_possible
        self.conditional = least > 0 and not self.if_there and source.conditional and do.conditional
        whence = do.asks_whence and source.name
        self.prompt = f"{do.prompt}-{source.name}" if whence else do.prompt
        self.zone = source.zone
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.do.bind(rules)
        self.source.bind(rules)
        self.source.name_options(rules, self.do)
        self.done = rules.word("done")
        if self.counted_most is not None:
            self.counted_most.bind(rules)

    def most(self, g: Game, f: Frame) -> int:
        counted = self.counted_most
        return self.fixed_most if counted is None else counted.now(g, f)

    def nested(self) -> list[Program]:
        return self.source.nested()

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return not self.conditional or self.source.count(g, me, owner, slot) >= self.least

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return self.source.shortage(self.least - self.source.count(g, me, owner, slot))

    def options(self, g: Game, f: Frame) -> list[Option]:
        due = self.source.least(g, f, self.least) - f.picked
        room = self.do.room(g, f)
        if self.counted_most is not None:
            room = min(room, self.counted_most.now(g, f) - f.picked)
        things = self.source.things(g, f)
        short = min(due, min(room, len(things)))
        offered = self.source.offer(g, f, things, short) if room > 0 else []
        if (short if self.if_there else due) <= 0:
            offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        most = self.most(g, f)
        if most == 1 or self.do.in_turn:
            return None
        most = min(most - f.picked, self.do.room(g, f))
        things = self.source.things(g, f)
        least = min(self.least - f.picked, min(most, len(things)))
        return self.source.picks(g, f, things, least, most)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            self.do.to(g, f, self.source, option)
            f.picked += 1
            if (
                f.picked < self.most(g, f)
                and self.source.goes_on(g, f, self.do)
                and self.do.goes_on(g, f)
            ):
                if not self.do.in_turn:
                    f.last = self.source.mark(option)
                f.ask_again()
                return
        f.end_picks()
        self.source.finish(g, f)
        self.do.finish(g, f)
