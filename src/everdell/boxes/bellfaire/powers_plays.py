"""Powers that answer to cards being played: Rats, Toads, Turtles."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.changes import discard_from_hand, gain, pay
from everdell.engine.content import GREEN
from everdell.engine.effects.choices import If
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.doings import act_as
from everdell.engine.effects.resources import GainMissing
from everdell.engine.effects.sources import each_once
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import newest_slot
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import SEAT, TABLE, Counter, count_of, set_count

_RAT: Final = "rat"


# Rats ----------------------------------------------------------------------------------------


def rat_token() -> Counter:
    """At which place of the meadow it lies, counted from 1; 0 if the Rats are not in the game."""
    return Counter(_RAT, TABLE, marks=True)


def rat_moves(paid: bool = False) -> list[Step]:
    """The token is laid on a card; `paid`: if its card has been, after a resource was gained."""
    return [If(RatWasThere(), [GainMissing(), MoveRat()])] if paid else [MoveRat()]


@final
class RatWasThere(Counting):
    """Whether the card that has left the meadow lay beneath the token.

    A player who has passed gains nothing any more.
    """

    def now(self, g: Game, f: Frame) -> int:
        there = count_of(g, g.rules.counter(_RAT)) == f.n
        return 1 if there and not g.players[f.me].passed else 0


@final
class MoveRat(Ask):
    """Put the token on a card of the meadow."""

    prompt: str = "rats"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [
            Option(f"rats:{place + 1}", "rats-place", zone="meadow", spot=place)
            for place in range(rules.figures.meadow)
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[place] for place in range(len(g.meadow)) if g.meadow[place]]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        set_count(g, g.rules.counter(_RAT), -1, option.spot + 1)
        if g.journal is not None:
            id = g.rules.cards[g.meadow[option.spot]].id
            told = Entry("put_rat", f.me, card=id, zone="meadow", spot=option.spot)
            g.journal.tell(told)


# Toads ---------------------------------------------------------------------------------------


@final
class ActivateAgain(Ask):
    """Discard a card of the hand to activate the green card just played a second time."""

    prompt: str = "activate-again"
    zone: str = "hand"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("discard")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        card = g.rules.cards[f.card]
        p = g.players[f.me]
        if card.color != GREEN or card.production is None or card.stays:
            return []
        if newest_slot(p, f.card) < 0 or not p.hand:
            return []
        return [*[self.row[held] for held in each_once(p.hand)], self.done]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            discard_from_hand(g, f.me, option.card)
            act_as(g, f, f.me, newest_slot(g.players[f.me], f.card))


# Turtles -------------------------------------------------------------------------------------


def saved_resources() -> list[Counter]:
    """What lies on the power card: one resource of one kind, or none."""
    return [Counter(f"saved_{kind}", SEAT) for kind in KINDS]


def _saved(g: Game, seat: int) -> int:
    """The kind of the resource that lies on the power card, or -1."""
    for kind in range(len(KINDS)):
        if count_of(g, g.rules.counter(f"saved_{KINDS[kind]}"), seat):
            return kind
    return -1


def _save(g: Game, seat: int, kind: int, n: int) -> None:
    set_count(g, g.rules.counter(f"saved_{KINDS[kind]}"), seat, n)


@final
class SaveOrTakeBack(Ask):
    """Put a resource on the empty card, or take it back with one more: one or the other."""

    prompt: str = "turtles"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.take = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row("turtles:put")
        self.take = rules.word("turtles:take")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if _saved(g, f.me) >= 0:
            return [self.take, self.done]
        owned = g.players[f.me].resources
        offered = [self.row[kind] for kind in range(len(KINDS)) if owned[kind]]
        if offered:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        if option is self.take:
            kind = _saved(g, f.me)
            _save(g, f.me, kind, 0)
            gain(g, f.me, kind, 2, f.source)
        else:
            pay(g, f.me, option.bundle, f.source)
            _save(g, f.me, option.kind, 1)


@final
class TakeBackAtTheEnd(Step):
    """What lies on the card when the game ends counts as the player's."""

    def run(self, g: Game, f: Frame) -> None:
        kind = _saved(g, f.me)
        if kind >= 0:
            _save(g, f.me, kind, 0)
            gain(g, f.me, kind, 1, f.source)
