"""What lies on city cards and events: tokens, stocks, cards."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import (
    discard_from_city,
    gain_bundle,
    gain_points,
    put_points_on,
    replace_claim,
)
from everdell.engine.effects.resources import kind_picks
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.picks import Picks
from everdell.engine.queries import claim_index
from everdell.engine.resources import amount, as_dict, bundle, words
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Claim, Game


@final
class PutPointsHere(Step):
    """Point tokens from the supply on the speaking card."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        put_points_on(g, f.owner, f.slot, self.n)


@final
class StoreOneOf(Ask):
    """Put one stock of choice from the supply on the speaking card."""

    prompt: str = "store"

    def __init__(self, *stocks: tuple[int, int, int, int]) -> None:
        self.stocks = [bundle(s[0], s[1], s[2], s[3]) for s in stocks]
        self.offered: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.offered = [
            Option(f"store:{words(stock)}", "store-amount", bundle=stock) for stock in self.stocks
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.offered[:]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.owner]
        placed = p.city[f.slot]
        p.city[f.slot] = placed.with_load(placed.points, placed.stored + option.bundle)
        if g.journal is not None:
            id = g.rules.cards[placed.card].id
            g.journal.tell(Entry("stored", f.me, card=id, resources=as_dict(option.bundle)))


@final
class TakeStored(Step):
    """Take everything stored on the speaking card, point tokens included; something must be."""

    conditional: bool = True

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        placed = g.players[owner].city[slot]
        return placed.stored > 0 or placed.points > 0

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.owner]
        placed = p.city[f.slot]
        p.city[f.slot] = placed.with_load(0, 0)
        gain_bundle(g, f.me, placed.stored, f.source)
        gain_points(g, f.me, placed.points, f.source)


@final
class StoreHere(Step):
    """Put resources from the supply on the speaking card."""

    def __init__(self, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> None:
        self.packed = bundle(twig, resin, pebble, berry)

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.owner]
        placed = p.city[f.slot]
        p.city[f.slot] = placed.with_load(placed.points, placed.stored + self.packed)
        if g.journal is not None:
            id = g.rules.cards[placed.card].id
            g.journal.tell(Entry("stored", f.me, card=id, resources=as_dict(self.packed)))


@final
class TakeSomeStored(Ask):
    """Take up to so many of the resources stored on the speaking card."""

    prompt: str = "take-stored"

    def __init__(self, most: int) -> None:
        self.most = most
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row("take")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        stored = g.players[f.owner].city[f.slot].stored
        offered = [option for option in self.row[f.last :] if amount(stored, option.kind)]
        if offered or f.picked:
            offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        stored = g.players[f.owner].city[f.slot].stored
        stock = [amount(stored, kind) for kind in range(4)]
        return kind_picks(f, self.row, stock, 0, self.most - f.picked)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        p = g.players[f.owner]
        placed = p.city[f.slot]
        p.city[f.slot] = placed.with_load(placed.points, placed.stored - option.bundle)
        gain_bundle(g, f.me, option.bundle, f.source)
        f.count_pick(option.kind, self.most)


@final
class LeaveCity(Step):
    """The speaking card is discarded from its city."""

    def run(self, g: Game, f: Frame) -> None:
        discard_from_city(g, f.me, f.slot, f.source)


def keep_under_event(g: Game, f: Frame) -> None:
    p = g.players[f.me]
    index = claim_index(p, -f.source)
    claim = p.claims[index]
    replace_claim(p, index, Claim(claim.event, claim.points, claim.stored, claim.held + f.cards))
    f.cards = ()
    f.secret = False


@final
class KeepUnderEvent(Step):
    """The frame's cards go under the event just achieved."""

    def run(self, g: Game, f: Frame) -> None:
        keep_under_event(g, f)


@final
class KeepOnEvent(Step):
    """The frame's resources go on the event just achieved."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        index = claim_index(p, -f.source)
        claim = p.claims[index]
        replace_claim(
            p, index, Claim(claim.event, claim.points, claim.stored + f.bundle, claim.held)
        )
        f.bundle = 0
