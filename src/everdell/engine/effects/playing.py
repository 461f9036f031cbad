"""Playing a card: the six printed steps, the ways to pay, and texts that let a card be played.

The order of the rulebook's timing box holds for every way of playing a card: use an ability, pay,
refill the meadow, place the card, resolve its effect, resolve what it triggers.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.by_place import cheapest_place
from everdell.engine.changes import (
    enter_city,
    pay,
    refill_meadow,
    refill_row,
    replace_placed,
    upgrade,
    without_one,
)
from everdell.engine.content import CRITTER
from everdell.engine.effects.picking import MANY
from everdell.engine.effects.rows import have_place_told, leave
from everdell.engine.effects.sources import CardSource, Row, each_once
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import LEFT_MEADOW, PLAYED, RIVAL_PLAYED, happens
from everdell.engine.option import Option
from everdell.engine.queries import (
    chosen_slot,
    city_options,
    free_beds,
    opponents,
    upgradable,
)
from everdell.engine.quotes import may_play, more_there, quote
from everdell.engine.resources import FREE
from everdell.engine.rules import (
    HAND,
    MEADOW,
    NO_ROW,
    OCCUPY,
    ORIGINS,
    PAY,
    REVEALED,
    CityRow,
    Rules,
)
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import ROW, Zone, take_at


def start_play(g: Game, me: int, card: int, origin: int, way: int, off: int, giver: Frame) -> None:
    """Announce a card: it leaves its place and is on its way until it stands in a city.

    `giver` is the frame whose text lets the card be played; revealed cards lie there.
    """
    row: Zone | None = None  # that it leaves
    refilled = False  # before anyone could ask
    place = -1
    p = g.players[me]
    more = more_there(g, p, card, origin, way, off)
    if origin == HAND:
        p.hand.remove(card)
    elif origin == REVEALED:
        giver.cards = without_one(giver.cards, card)
    else:
        zone = g.rules.zone_of(origin)
        place = cheapest_place(g, p, card, origin)
        if place >= 0:
            take_at(g, zone, me, place)
        else:
            place = leave(g, zone, me, card)
        if zone.shape == ROW:
            row = zone
            refilled = origin == MEADOW or zone.at_once
    f = g.push(g.rules.playing, me, me, -1, card)
    f.card = card
    f.cards = (card,)
    f.origin = origin
    f.way = way
    f.off = off
    f.more = more
    g.plays += 1
    if row is not None:
        # A token may lie on a place of the meadow: then it matters which one was left.
        if not refilled or (origin == MEADOW and g.rules.heard[LEFT_MEADOW]):
            f.vacated = ((card, place, row.number),)
        have_place_told(g, me, card, place, row)


@final
class UseAbility(Step):
    """Step 1: what the way costs beside resources is paid now."""

    def run(self, g: Game, f: Frame) -> None:
        if f.way > OCCUPY:
            way = g.rules.ways[f.way]
            slot = way.speaker(g, g.players[f.me], f.card, f.more)
            inner = g.push(way.use, f.me, f.me, slot, way.card)
            inner.card = f.card
            inner.more = f.more


def host_of(g: Game, f: Frame) -> int:
    """The slot upon which the card is put by the way it is played, or -1."""
    return g.rules.ways[f.way].host(g, g.players[f.me]) if f.way > OCCUPY else -1


@final
class Pay(Step):
    """Step 2: resources, or an occupied token."""

    def run(self, g: Game, f: Frame) -> None:
        rules = g.rules
        if f.way == PAY and f.off == 0 and f.more == 0 and not rules.modifies_prices:
            settle(g, f, rules.prices[f.card])
        elif f.off != FREE and (f.way == OCCUPY or not rules.ways[f.way].free):
            inner = g.push(g.rules.paying, f.me, f.me, -1, f.card)
            inner.card = f.card
            inner.way = f.way
            inner.off = f.off
            inner.more = f.more


def settle(g: Game, f: Frame, price: int) -> None:
    """Pay an exact price for a card: to the supply, or to an opponent if the card says so."""
    pay(g, f.me, price, f.card)
    if price and g.rules.cards[f.card].paid_to_opponent:
        g.push(g.rules.handing_over, f.me, f.me, -1, f.card).bundle = price


@final
class ChoosePayment(Ask):
    """The exact price, or the construction that gets the occupied token."""

    prompt: str = "pay-card"

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("pay:occupy")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        if f.way == OCCUPY:
            city_options(g, p, free_beds(g, p, f.card), self.row, True, offered)
        else:
            offered = [g.rules.payment(x) for x in quote(g, p, f.card, f.way, f.off, f.more)]
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if f.way == OCCUPY:
            p = g.players[f.me]
            slot = chosen_slot(g, option)
            replace_placed(g, f.me, slot, p.city[slot].with_occupied())
            if g.journal is not None:
                id, home = g.rules.cards[f.card].id, g.rules.cards[option.card].id
                g.journal.tell(Entry("occupied", f.me, card=id, home=home))
        else:
            settle(g, f, option.bundle)


@final
class RefillAfterPlay(Step):
    """Step 3."""

    def run(self, g: Game, f: Frame) -> None:
        if f.origin == MEADOW:
            refill_meadow(g)
            if g.rules.heard[LEFT_MEADOW]:
                [(_, place, _)] = f.vacated
                f.vacated = ()
                for seat in reversed([f.me, *opponents(g, f.me)]):
                    happens(g, LEFT_MEADOW, seat, n=place + 1, card=f.card, by=f.me)
        elif f.origin >= len(ORIGINS):
            zone = g.rules.zone_of(f.origin)
            if zone.at_once:
                refill_row(g, zone)


@final
class EnterCity(Step):
    """Step 4. What stood there before is remembered for the triggers."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        f.slots_before = len(p.city)
        if g.rules.cards[f.card].arrival is not None:
            g.push(g.rules.entering, f.me, f.me, -1, f.card).card = f.card
        elif upgradable(g, p, f.card):
            g.push(g.rules.upgrading, f.me, f.me, -1, f.card).card = f.card
        else:
            f.cards = ()
            f.slot = enter_city(g, f.me, f.card, host_of(g, f))
            tell_played(g, f, f.me)


def tell_played(g: Game, f: Frame, city: int) -> None:
    if g.journal is not None:
        g.journal.tell(Entry("played", f.me, card=g.rules.cards[f.card].id, city=city))


@final
class EnterSpecially(Ask):
    """Step 4 for a card with an arrival of its own."""

    prompt: str = "enter"

    def options(self, g: Game, f: Frame) -> list[Option]:
        arrival = g.rules.cards[f.card].arrival
        return arrival.options(g, f) if arrival is not None else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        arrival = g.rules.cards[f.card].arrival
        play = g.stack[-2]
        if arrival is not None:
            arrival.chosen(g, f, play, option)


@final
class EnterAsUpgrade(Ask):
    """Step 4 for a card that takes the place of another."""

    prompt: str = "upgrade"

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("replace")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        city_options(g, p, upgradable(g, p, f.card), self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        play = g.stack[-2]
        play.cards = ()
        play.slot = chosen_slot(g, option)
        upgrade(g, f.me, play.slot, f.card)
        tell_played(g, play, f.me)


@final
class OwnEffect(Step):
    """Step 5. A card that found no place in a city has none."""

    def run(self, g: Game, f: Frame) -> None:
        if f.slot < 0 or f.owner != f.me:
            return
        program = g.rules.cards[f.card].when_played
        if program is not None:
            g.start(program, f.me, f.owner, f.slot, f.card)


@final
class Triggers(Step):
    """Step 6: cards that stood in the city before this one was placed answer to it.

    Then comes what the zone that it came from has done, what else speaks for its player, and what
    speaks for the others.
    """

    def run(self, g: Game, f: Frame) -> None:
        if g.rules.heard[RIVAL_PLAYED]:
            for seat in reversed(opponents(g, f.me)):
                happens(g, RIVAL_PLAYED, seat, card=f.card, by=f.me)
        happens(g, PLAYED, f.me, card=f.card)
        if f.origin >= len(ORIGINS):
            _after_all(g, f)
        p = g.players[f.me]
        slots = facts_of(g, p).triggers
        if not slots:
            return
        card = g.rules.cards[f.card]
        own_city = f.slot >= 0 and f.owner == f.me
        ready: list[int] = []
        for slot in slots:
            trigger = g.rules.cards[p.city[slot].card].trigger
            if (
                trigger is not None
                and slot < f.slots_before
                and not (own_city and slot == f.slot)
                and (trigger.critters if card.kind == CRITTER else trigger.constructions)
                and (own_city or not trigger.own_city_only)
            ):
                ready.append(slot)
        if ready:
            g.push(g.rules.ordering_triggers, f.me, f.me, -1, f.card).waiting = tuple(ready)


def _after_all(g: Game, f: Frame) -> None:
    """Have the zone acted upon from which the card came."""
    left = f.vacated
    f.vacated = ()
    then = g.rules.zone_of(f.origin).then
    if then is not None:
        inner = g.push(then, f.me, f.me, NO_SLOT, f.card)
        inner.card = f.card
        inner.vacated = left
        inner.way = f.way


# Texts that let a card be played -------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaysCards(Ask):
    """A step that lets a card be played, for its price or for less."""

    def lowered(self, g: Game, p: Player, card: int, n: int) -> int:
        """By how many resources of choice a card is cheaper; `n` is the number of the frame."""
        raise NotImplementedError


@final
class PlayCard(PlaysCards):
    """Play one card for less or for nothing. It is itself a card-playing ability.

    `value` limits the base value. With `only_there` no card will do that texts let be played from
    elsewhere, too. With a least of none, none will do; only then may it be `counted` by the step
    before how much less it is.
    """

    prompt: str = "play-card"

    def __init__(
        self,
        *sources: CardSource,
        off: int = FREE,
        value: int = MANY,
        least: int = 1,
        counted: bool = False,
        only_there: bool = False,
    ) -> None:
        self.sources = list(sources)
        self.only_there = only_there
        self.counted = counted
        self.off = off
        self.value = value
        self.least = least
        self.conditional = least > 0
        self.plays: list[list[list[Option]]] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        if not self.only_there and any(source.is_lying for source in self.sources):
            self.sources += [Row(zone.id) for zone in rules.origin_zones if zone.anywhere]
        for source in self.sources:
            source.bind(rules)
            source.check_origins()
        self.plays = rules.plays()
        self.done = rules.word("done")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        if self.least == 0:
            return True
        for source in self.sources:
            if not source.lasting or self._any(g, me, source):
                return True
        return False

    def lowered(self, g: Game, p: Player, card: int, n: int) -> int:
        """By how much a card is cheaper. One that takes the place of another is free."""
        if upgradable(g, p, card):
            return FREE
        return n if self.counted else self.off

    def _fits(self, g: Game, me: int, card: int, origin: int, n: int) -> bool:
        p = g.players[me]
        return g.rules.cards[card].points <= self.value and may_play(
            g, p, card, origin, PAY, self.lowered(g, p, card, n)
        )

    def _any(self, g: Game, me: int, source: CardSource) -> bool:
        for thing in source.before(g, me):
            if self._fits(g, me, source.card_of(thing), source.origin_of(thing), 0):
                return True
        return False

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        for source in self.sources:
            for thing in each_once(source.things(g, f)):
                card, origin = source.card_of(thing), source.origin_of(thing)
                if self._fits(g, f.me, card, origin, f.n):
                    offered.append(self.plays[origin][PAY][card])
        if self.least == 0:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            off = self.lowered(g, g.players[f.me], option.card, f.n)
            start_play(g, f.me, option.card, option.origin, PAY, off, f)
