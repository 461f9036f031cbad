"""What the special events say in words of their own."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import discard_gift, give_cards, ids, put_points_on
from everdell.engine.effects.city import keep_under_event
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.picking import Doing, Source
from everdell.engine.journal import Entry
from everdell.engine.option import NO_ONE, Option
from everdell.engine.queries import chosen_slot, claim_index, resource_receivers, room_for_gifts
from everdell.engine.resources import total
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game

# Masquerade Invitations ----------------------------------------------------------------------


@final
class GiveCards(Ask):
    """Give up to `most` cards of the hand, each to an opponent of choice; the number is counted.

    When no opponent has room, what would be given is discarded and counts all the same.
    """

    prompt: str = "give-each-card"
    zone: str = "hand"

    def __init__(self, most: int) -> None:
        self.most = most
        self.rows: list[list[Option]] = []  # by receiver and card; the last row is the discard pile
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.done = rules.word("done")
        size = len(rules.cards)
        for seat in range(rules.seats):
            self.rows.append(
                [
                    Option(
                        f"give:{seat}:{card.id}",
                        "give-seat-component",
                        seat=seat,
                        card=card.number,
                        n=seat * size + card.number,
                    )
                    for card in rules.cards
                ]
            )
        self.rows.append(
            [
                Option(
                    f"give:discard:{card.id}",
                    "give-away-component",
                    card=card.number,
                    n=rules.seats * size + card.number,
                )
                for card in rules.cards
            ]
        )

    def options(self, g: Game, f: Frame) -> list[Option]:
        """Gifts go upwards by receiver and card, so that they can be made in one order only."""
        receivers = [
            seat for seat in resource_receivers(g, f.me) if room_for_gifts(g, g.players[seat]) > 0
        ] or [len(self.rows) - 1]
        hand = dict.fromkeys(g.players[f.me].hand)
        offered = [self.rows[seat][card] for seat in receivers for card in hand]
        offered = [option for option in offered if option.n >= f.last]
        if hand or f.picked:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        g.players[f.me].hand.remove(option.card)
        if option.seat == NO_ONE:
            discard_gift(g, f.me, (option.card,))
        else:
            give_cards(g, f.me, option.seat, (option.card,))
        f.count_pick(option.n, self.most)


# River Race ----------------------------------------------------------------------------------


@final
class PutRacerBeneath(Doing):
    """Put a card of some names from one's city under the event just achieved."""

    city_word: str = "put:city"
    prompt: str = "race"
    leaves: bool = True

    def __init__(self, *names: str) -> None:
        self.names = names
        self.numbers: list[int] = []

    def bind(self, rules: Rules) -> None:
        self.numbers = [rules.card_or_none(id) for id in self.names]

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        return g.players[seat].city[slot].card in self.numbers

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        f.cards = (*f.cards, source.lift(g, f, option))

    def finish(self, g: Game, f: Frame) -> None:
        keep_under_event(g, f)


@final
class Beneath(Counting):
    """Cards of a name beneath the event that speaks."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.id)

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[owner]
        return p.claims[claim_index(p, -source)].held.count(self.number)


# Romantic Cruise -----------------------------------------------------------------------------


@final
class Search(Step):
    """Look through the deck for a card and show it to everyone."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.id)

    def run(self, g: Game, f: Frame) -> None:
        deck = g.deck[: g.top]
        if self.number in deck:
            deck.remove(self.number)
            f.cards = (self.number,)
        g.deck = deck  # others may share the list
        g.top = len(deck)
        if g.journal is not None:
            by = g.rules.source_id(f.source)
            if f.cards:
                told = Entry("revealed", f.me, cards=ids(g, f.cards), source=by)
            else:
                told = Entry("searched", f.me, card=self.id, zone="deck", source=by)
            told.barrier = True
            g.journal.tell(told)


@final
class ShuffleBack(Step):
    """What was not played goes back into the deck, which is shuffled."""

    def run(self, g: Game, f: Frame) -> None:
        deck = g.deck[: g.top] + list(f.cards)
        f.cards = ()
        g.random.shuffle(deck)
        g.deck = deck
        g.top = len(deck)


# X Marks the Spot ----------------------------------------------------------------------------


@final
class LoadPoints(Doing):
    """Put a point token on a card of a name for each resource that lies there, up to a limit."""

    city_word: str = "load"
    prompt: str = "load"
    conditional: bool = False

    def __init__(self, id: str, most: int) -> None:
        self.id = id
        self.most = most
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.id)

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        return g.players[seat].city[slot].card == self.number

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        slot = chosen_slot(g, option)
        there = total(g.players[f.me].city[slot].stored)
        if there:
            put_points_on(g, f.me, slot, min(self.most, there))
