"""Four rounds: dice, treasures, three turns each, and home again."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.lil.board import Dice, FaceUp
from everdell.boxes.lil.names import CARDS, FRIEND, MOON, SUN
from everdell.boxes.lil.parades import Parades
from everdell.boxes.lil.rivals import go_home_too
from everdell.engine.actions import end
from everdell.engine.changes import pay, recall_workers
from everdell.engine.effects.order import PRODUCTION, NextInOrder, PlainOnesFirst
from everdell.engine.effects.playing import EnterCity, OwnEffect, PlaysCards, Triggers
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.option import Option, offer_by_card
from everdell.engine.queries import chosen_slot
from everdell.engine.quotes import is_as_printed, is_payable, quote
from everdell.engine.resources import GUARD, covers, purse
from everdell.engine.rules import NO_ROW, PAY, CityRow, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game, Player
from everdell.engine.visits import go_to_card, go_to_place, list_city_cards, list_places
from everdell.engine.zones import Counter, count_of, set_count

ROUNDS: Final = 4


def rounds() -> list[Step]:
    """The whole game."""
    return [BeginRound(), PassOn(), PlaceFriend()]


_BEGIN: Final = 0
_PASS_ON: Final = 1


# Sun and moon --------------------------------------------------------------------------------


def sun_of(g: Game) -> int:
    """The seat that holds the sun."""
    sun = g.rules.counter(SUN)
    for p in g.players:
        if p.counters[sun.index]:
            return p.seat
    return 0


def give_sun(g: Game, seat: int) -> None:
    sun = g.rules.counter(SUN)
    for p in g.players:
        holds = 1 if p.seat == seat else 0
        if p.counters[sun.index] != holds:
            set_count(g, sun, p.seat, holds)


# A round -------------------------------------------------------------------------------------


@final
class BeginRound(Step):
    """The player with the sun rolls the dice; then treasures are gathered."""

    def __init__(self) -> None:
        self.dice = Dice()
        self.gathering = Program([PlainOnesFirst(PRODUCTION), NextInOrder(PRODUCTION, "gather")])

    def nested(self) -> list[Program]:
        return [self.gathering]

    def bind(self, rules: Rules) -> None:
        self.dice.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        first = sun_of(g)
        n = len(g.players)
        g.turn = first
        g.answers = 0
        f.me = f.owner = (first - 1) % n  # the next one is the first
        self.dice.roll(g, first)
        for i in range(n - 1, -1, -1):
            p = g.players[(first + i) % n]
            producers = facts_of(g, p).producers
            if producers and not p.automaton:
                g.push(self.gathering, p.seat, p.seat, NO_SLOT, 0).waiting = tuple(producers)


@final
class PassOn(Step):
    """The next player, until all friends are placed: then the round is over."""

    def __init__(self) -> None:
        self.moon = Counter(MOON, "")
        self.face_up = FaceUp()
        self.parades = Parades()

    def bind(self, rules: Rules) -> None:
        self.moon = rules.counter(MOON)
        self.face_up.bind(rules)
        self.parades.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        seat = f.me + 1
        if seat == len(g.players):
            seat = 0
        p = g.players[seat]
        if p.home == 0:
            self._end_round(g, f)
            return
        f.me = f.owner = g.turn = seat
        g.plays = 0
        g.answers = 0
        if g.journal is not None:
            g.journal.tell(Entry("turn", seat))
        if p.automaton:
            f.pc = _PASS_ON
            g.push(g.rules.rival(seat).turn, seat, seat, NO_SLOT, 0)

    def _end_round(self, g: Game, f: Frame) -> None:
        for p in g.players:
            recall_workers(g, p.seat)
        go_home_too(g, self.parades)
        self.face_up.fill_all(g)
        over = count_of(g, self.moon)
        if over == ROUNDS:
            end(g)
            return
        set_count(g, self.moon, -1, over + 1)
        if g.rules.players > 1:  # alone, the same one begins in every round
            give_sun(g, (sun_of(g) - 1) % len(g.players))
        if g.journal is not None:
            g.journal.tell(Entry("new_round", sun_of(g), n=over + 1))
        f.pc = _BEGIN


# A turn --------------------------------------------------------------------------------------


@final
class PlaceFriend(Ask):
    """Place one friend: on the board, or on a red card of one's own. Then perhaps play a card."""

    insists: bool = True
    prompt: str = "friend"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.cards: CityRow = NO_ROW
        self.then = Program([PlayFaceUp(), TakeParades()])

    def nested(self) -> list[Program]:
        return [self.then]

    def bind(self, rules: Rules) -> None:
        self.row = rules.visit_row()
        self.cards = rules.city_row(FRIEND)

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        p = g.players[f.me]
        list_places(g, p, self.row, offered)
        if facts_of(g, p).visits:
            list_city_cards(g, p, self.cards, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.pc = _PASS_ON
        g.players[f.me].home -= 1
        g.push(self.then, f.me, f.me, NO_SLOT, 0)
        if option.place:
            go_to_place(g, f.me, option.place)
        else:
            go_to_card(g, f.me, option.seat, chosen_slot(g, option))


@final
class PlayFaceUp(PlaysCards):
    """Play one of the cards beneath the board, or none."""

    prompt: str = "face-up"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.done = Option("")
        self.face_up = FaceUp()
        self.playing = Program([PayForCard(), Lay(), Triggers()])

    def nested(self) -> list[Program]:
        return [self.playing]

    def bind(self, rules: Rules) -> None:
        origin = rules.origin_of(CARDS)
        self.row = [
            Option(f"play:{card.id}", "play-component", card=card.number, origin=origin)
            for card in rules.cards
        ]
        self.done = rules.word("done")
        self.face_up.bind(rules)

    def lowered(self, g: Game, p: Player, card: int, n: int) -> int:
        return g.stack[-1].off

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        plain = f.off == 0 and not facts_of(g, p).modifiers  # nothing changes what cards cost
        owned = purse(p.resources)
        if plain and owned == GUARD:  # nothing at all
            return [self.done]
        prices = g.rules.prices
        row = self.row
        for card in g.zones[self.face_up.cards]:
            if card and (
                covers(owned, prices[card]) if plain else is_payable(g, p, card, PAY, f.off)
            ):
                offer_by_card(offered, row[card])
        offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        card = option.card
        g.plays += 1
        playing = g.push(self.playing, f.me, f.me, NO_SLOT, card)
        playing.n = self.face_up.take(g, card)
        playing.card = card
        playing.cards = (card,)
        playing.off = f.off
        if f.off == 0 and is_as_printed(g, g.players[f.me], card):
            pay(g, f.me, g.rules.prices[card], card)
            playing.pc = _PAID


@final
class PayForCard(Ask):
    """What is due, in a way of choice where there are several."""

    prompt: str = "pay-card"

    def options(self, g: Game, f: Frame) -> list[Option]:
        due = quote(g, g.players[f.me], f.card, PAY, f.off)
        return [g.rules.payment(price) for price in due]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        pay(g, f.me, option.bundle, f.card)


_PAID: Final = 1


@final
class Lay(Step):
    """The card lies beside its player's home, a new one comes to its place `f.n`; then it acts."""

    def __init__(self) -> None:
        self.enter = EnterCity()
        self.face_up = FaceUp()
        self.act = OwnEffect()

    def bind(self, rules: Rules) -> None:
        self.face_up.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        self.enter.run(g, f)
        self.face_up.fill(g, f.n)
        self.act.run(g, f)


@final
class TakeParades(Step):
    """At the end of a turn: the cards of a seat have changed only if one was played."""

    def __init__(self) -> None:
        self.parades = Parades()

    def bind(self, rules: Rules) -> None:
        self.parades.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        if g.plays:
            self.parades.hand_out(g, f.me)
