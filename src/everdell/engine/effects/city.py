"""What city cards do to the city: tokens, stocks, activating and copying, leaving."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import (
    discard_from_city,
    gain_bundle,
    leave_city,
    put_points_on,
    replace_claim,
)
from everdell.engine.content import GREEN
from everdell.engine.option import Option
from everdell.engine.picks import Pick, Picks
from everdell.engine.queries import (
    alike,
    chosen_slot,
    city_options,
    claim_index,
    is_critter,
    may_leave,
    opponents,
)
from everdell.engine.resources import as_dict, bundle, words
from everdell.engine.rules import NO_ROW, CityRow, Rules
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
            told: dict[str, object] = {
                "card": g.rules.cards[placed.card].id,
                "resources": as_dict(option.bundle),
            }
            g.journal.tell("stored", f.me, told)


@final
class TakeStored(Step):
    """Take everything stored on the speaking card; there must be something."""

    conditional: bool = True

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return g.players[owner].city[slot].stored > 0

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.owner]
        placed = p.city[f.slot]
        p.city[f.slot] = placed.with_load(placed.points, 0)
        gain_bundle(g, f.me, placed.stored, f.source)


def trail_mark(owner: int, slot: int) -> int:
    return owner << 10 | slot


def act_as(g: Game, f: Frame, owner: int, slot: int) -> None:
    """Run another green card's production for `me`, its conditions read in its own city."""
    placed = g.players[owner].city[slot]
    production = g.rules.cards[placed.card].production
    if production is None:
        return
    if g.journal is not None:
        told: dict[str, object] = {
            "card": g.rules.cards[placed.card].id,
            "of": owner,
            "source": g.rules.source_id(f.source),
        }
        g.journal.tell("activated", f.me, told)
    inner = g.push(production, f.me, owner, slot, placed.card)
    inner.trail = (*f.trail, trail_mark(f.owner, f.slot), trail_mark(owner, slot))


@final
class ActivateOwn(Ask):
    """Activate a green card of the city being read once more, never one of the same name."""

    prompt: str = "activate"

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("activate")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.owner]
        slots: list[int] = []
        for slot in range(len(p.city)):
            card = p.city[slot].card
            if (
                card
                and card != p.city[f.slot].card
                and g.rules.cards[card].color == GREEN
                and not g.rules.cards[card].legendary
                and trail_mark(f.owner, slot) not in f.trail
            ):
                slots.append(slot)
        offered: list[Option] = []
        city_options(g, p, slots, self.row, True, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        slot = chosen_slot(g, option)
        act_as(g, f, option.seat, slot)


@final
class CopyOpponents(Ask):
    """You may copy a green card in a city of the opponents of the city being read.

    So copying an opponent's copier offers your own city next, and with it cards that are
    `copied_at_home_only`.
    """

    prompt: str = "copy"

    def __init__(self, but_not: tuple[str, ...] = ()) -> None:
        self.but_not = but_not
        self.excluded: list[int] = []
        self.row: CityRow = NO_ROW
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.excluded = [rules.card_or_none(id) for id in self.but_not]
        self.row = rules.city_row("copy", names_seat=True)
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        for seat in opponents(g, f.owner):
            p = g.players[seat]
            slots: list[int] = []
            for slot in range(len(p.city)):
                number = p.city[slot].card
                if number == 0 or trail_mark(seat, slot) in f.trail:
                    continue
                card = g.rules.cards[number]
                if card.color != GREEN or card.production is None:
                    continue
                if card.never_copied or card.legendary:
                    continue
                if seat != f.me and (card.copied_at_home_only or number in self.excluded):
                    continue
                slots.append(slot)
            city_options(g, p, slots, self.row, True, offered)
        offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        slot = chosen_slot(g, option)
        act_as(g, f, option.seat, slot)


def city_picks(g: Game, f: Frame, slots: list[int], row: CityRow, least: int, most: int) -> Picks:
    """From `least` to `most` more of these cards of the player's city that are to leave."""
    p = g.players[f.me]
    kinds: list[Option] = []
    city_options(g, p, slots, row, False, kinds)
    kinds.sort(key=lambda option: option.card)
    most = min(most, len(slots))
    pool: list[Pick] = []
    for option in kinds:
        model = chosen_slot(g, option)
        same = tuple([slot for slot in slots if alike(g, p, slot, model)])
        pool.append(Pick(option, min(len(same), most), same))
    return Picks(f.picked, least, most, pool)


@final
class DiscardCityCards(Ask):
    """Discard exactly n cards of your city, never the speaking one; with `refund`, regain costs.

    `settle_here`: workers who would be lost for good with the card stay on the speaking card.
    """

    conditional: bool = True
    prompt: str = "discard-city"

    def __init__(self, n: int = 1, refund: bool = False, settle_here: bool = False) -> None:
        self.n = n
        self.refund = refund
        self.settle_here = settle_here
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("discard:city")

    def candidates(self, g: Game, me: int, slot: int) -> list[int]:
        p = g.players[me]
        return [i for i in range(len(p.city)) if i != slot and may_leave(g, p, i)]

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return len(self.candidates(g, me, slot)) >= self.n

    def within_order(self, g: Game, f: Frame) -> list[int]:
        city = g.players[f.me].city
        return [i for i in self.candidates(g, f.me, f.slot) if city[i].card >= f.last]

    def options(self, g: Game, f: Frame) -> list[Option]:
        city = g.players[f.me].city
        slots = self.within_order(g, f)
        # Picks go upwards by card; a pick must leave enough cards for those still due.
        numbers = sorted([city[i].card for i in slots])
        highest = numbers[len(numbers) - (self.n - f.picked)]
        offered: list[Option] = []
        city_options(
            g,
            g.players[f.me],
            [i for i in slots if city[i].card <= highest],
            self.row,
            False,
            offered,
        )
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        slots = self.within_order(g, f)
        due = self.n - f.picked
        return city_picks(g, f, slots, self.row, due, due)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        slot = chosen_slot(g, option)
        gone = discard_from_city(g, f.me, slot, f.source)
        if self.settle_here and gone.settled:
            here = p.city[f.slot]
            p.city[f.slot] = here.with_workers(here.workers, here.settled + gone.settled)
        if self.refund:
            gain_bundle(g, f.me, g.rules.cards[gone.card].price, f.source)
        f.count_pick(gone.card, self.n)


@final
class CityCrittersUnderEvent(Ask):
    """Put up to `most` critters of your city face down under the event just achieved."""

    prompt: str = "put-critters"

    def __init__(self, most: int) -> None:
        self.most = most
        self.row: CityRow = NO_ROW
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("put:city")
        self.done = rules.word("done")

    def within_order(self, g: Game, f: Frame) -> list[int]:
        p = g.players[f.me]
        return [
            i
            for i in range(len(p.city))
            if p.city[i].card >= f.last and may_leave(g, p, i) and is_critter(g, p.city[i].card)
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        city_options(g, g.players[f.me], self.within_order(g, f), self.row, False, offered)
        offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        return city_picks(g, f, self.within_order(g, f), self.row, 0, self.most - f.picked)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            slot = chosen_slot(g, option)
            gone = leave_city(g, f.me, slot)
            if g.journal is not None:
                told: dict[str, object] = {
                    "card": g.rules.cards[gone.card].id,
                    "source": g.rules.source_id(f.source),
                }
                g.journal.tell("left_city", f.me, told)
            f.cards = (*f.cards, gone.card)
            f.count_pick(gone.card, self.most)
        else:
            f.end_picks()


@final
class KeepUnderEvent(Step):
    """The frame's cards go under the event just achieved."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        index = claim_index(p, -f.source)
        claim = p.claims[index]
        replace_claim(
            p, index, Claim(claim.event, claim.points, claim.stored, claim.held + f.cards)
        )
        f.cards = ()
        f.secret = False


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
