"""Corrin Evertail: five strong cards for the deck."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import BASIC, FOREST, HAVEN
from everdell.boxes.mistwood.figures import WARRIOR_GIFTS, WARRIOR_POINTS
from everdell.engine.changes import discard_gift, draw, gain_points, give_cards, give_resources, pay
from everdell.engine.content import (
    BLUE,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
)
from everdell.engine.effects.counting import Made
from everdell.engine.effects.counts import Cards, Counted, MostOfAnOpponent
from everdell.engine.effects.resources import Gain
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import DREW, TOOK
from everdell.engine.option import NO_ONE, Option
from everdell.engine.queries import (
    card_receivers,
    chosen_slot,
    city_options,
    in_city,
    opponents,
    resource_receivers,
    workers_at,
)
from everdell.engine.resources import KINDS, of_kind
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.visits import use_place

# Red cards that Corrin's Path does not copy, beside those where workers stay for good.
_NOT_COPIED: Final = ("chapel", "pirate_ship")


def corrin() -> list[Card]:
    return [
        Card(
            "corrin_evertails_field", CONSTRUCTION, GREEN,
            unique=True, cost=(1, 1, 1, 0), points=1, houses=(GREEN,),
            production=[Gain(berry=1), Gain(berry=1, times=InOtherCities(Cards("farm"))), OthersDraw()],
        ),
        Card(
            "corrin_evertail_the_warrior", CRITTER, TAN,
            unique=True, cost=(0, 0, 0, 4), points=WARRIOR_POINTS, spaces=0, moves_into=(RED,),
            play=[GiveThings(WARRIOR_GIFTS), Gain(point=1, times=Counted())],
        ),
        Card(
            "corrin_evertails_path", CONSTRUCTION, RED,
            unique=True, cost=(0, 0, 1, 0), points=0, spaces=0, houses=(TAN,),
            visit=[FollowPath()],
        ),
        Card(
            "corrin_evertail_the_leader", CRITTER, BLUE,
            unique=True, cost=(0, 0, 0, 3), points=1, moves_into=(BLUE,),
            moments={DREW: [GiveOneOfThem()], TOOK: [GiveOneOfThem()]},
        ),
        Card(
            "corrin_evertail_the_king", CRITTER, PURPLE,
            unique=True, cost=(0, 0, 0, 5), points=4, moves_into=(PURPLE,),
            score=MostOfAnOpponent(Cards(color=PURPLE)),
        ),
    ]  # fmt: skip


# The Field -----------------------------------------------------------------------------------


@final
class InOtherCities(Made):
    """The same, counted for all the others and added up."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return sum([self.what.of(g, seat, seat, NO_SLOT, source, n) for seat in opponents(g, me)])


@final
class OthersDraw(Step):
    """Each other player draws a card for each Farm of theirs; those who have passed draw none."""

    def __init__(self) -> None:
        self.farm = 0

    def bind(self, rules: Rules) -> None:
        self.farm = rules.card_or_none("farm")

    def run(self, g: Game, f: Frame) -> None:
        for seat in opponents(g, f.me):
            p = g.players[seat]
            if not p.passed and not p.automaton:
                draw(g, seat, in_city(g, p, self.farm), f.source)


# The Warrior ---------------------------------------------------------------------------------


@final
class GiveThings(Ask):
    """Give up to so many cards and resources, each to an opponent of choice; they are counted.

    Where no opponent can receive any more, what would be given is discarded and counts all the
    same. They are given in a fixed order: by receiver, resources before cards.
    """

    prompt: str = "give-things"
    zone: str = "hand"

    def __init__(self, most: int) -> None:
        self.most = most
        self.kinds: list[list[Option]] = []  # by receiver; the last row is the supply
        self.cards: list[list[Option]] = []  # the same; the last row is the discard pile
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.done = rules.word("done")
        each = len(KINDS) + len(rules.cards)
        for seat in range(rules.seats + 1):
            away = seat == rules.seats
            self.kinds.append(
                [
                    Option(
                        f"give:supply:{kind}" if away else f"give:{seat}:{kind}",
                        "give-supply-amount" if away else "give-seat-amount",
                        seat=NO_ONE if away else seat,
                        kind=number,
                        bundle=of_kind(number, 1),
                        n=seat * each + number,
                    )
                    for number, kind in enumerate(KINDS)
                ]
            )
            self.cards.append(
                [
                    Option(
                        f"give:away:{card.id}" if away else f"give:{seat}:{card.id}",
                        "give-away-component" if away else "give-seat-component",
                        seat=NO_ONE if away else seat,
                        card=card.number,
                        zone="hand",
                        n=seat * each + len(KINDS) + card.number,
                    )
                    for card in rules.cards
                ]
            )

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        away = len(self.kinds) - 1
        offered: list[Option] = []
        for seat in resource_receivers(g, f.me) or [away]:
            offered += [option for option in self.kinds[seat] if p.resources[option.kind]]
        for seat in card_receivers(g, f.me, 1) or [away]:
            offered += [self.cards[seat][card] for card in dict.fromkeys(p.hand)]
        offered = [option for option in offered if option.n >= f.last]
        return [*offered, self.done] if offered or f.picked else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        if option.card:
            g.players[f.me].hand.remove(option.card)
            if option.seat == NO_ONE:
                discard_gift(g, f.me, (option.card,))
            else:
                give_cards(g, f.me, option.seat, (option.card,))
        else:
            pay(g, f.me, option.bundle, f.source)
            if option.seat != NO_ONE:
                give_resources(g, option.seat, option.bundle, f.source)
        f.count_pick(option.n, self.most)


# The Path ------------------------------------------------------------------------------------


@final
class FollowPath(Ask):
    """Do what can be done at a place where an opponent has a worker.

    Neither an event, nor a journey, nor where workers stay for good, nor a Legend. A card acts as
    if it stood in one's own city.
    """

    conditional: bool = True
    prompt: str = "follow-path"

    def __init__(self) -> None:
        self.places: list[Option] = []
        self.cities: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.places = rules.place_row("copy")
        self.cities = rules.city_row("copy", names_seat=True)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return bool(self._offered(g, me, owner, slot))

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self._offered(g, f.me, f.owner, f.slot)

    def _offered(self, g: Game, me: int, here: int, not_slot: int) -> list[Option]:
        offered = [self.places[n] for n in g.board.places if self._can_use(g, me, n)]
        for owner in g.players:
            slots = [
                slot
                for slot in facts_of(g, owner).visits
                if not (owner.seat == here and slot == not_slot) and self._fits(g, me, owner, slot)
            ]
            city_options(g, owner, slots, self.cities, True, offered)
        return offered

    def _can_use(self, g: Game, me: int, number: int) -> bool:
        place = g.rules.places[number]
        return (
            g.at[number] > 0
            and place.group in (BASIC, FOREST, HAVEN)
            and any(workers_at(g, number, p.seat) for p in g.players if p.seat != me)
            and place.do.possible(g, me, me, NO_SLOT)
        )

    def _fits(self, g: Game, me: int, owner: Player, slot: int) -> bool:
        placed = owner.city[slot]
        card = g.rules.cards[placed.card]
        return (
            any(seat != me for seat in placed.workers)
            and card.color == RED
            and card.visit is not None
            and card.spots is not None
            and not (card.spots.permanent or card.spots.piece_number or card.stays)
            and card.id not in _NOT_COPIED
            and not isinstance(card.visit.steps[0], FollowPath)
            and card.visit.possible(g, me, me, NO_SLOT)
        )

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option.place:
            use_place(g, f.me, option.place)
            return
        card = g.rules.cards[g.players[option.seat].city[chosen_slot(g, option)].card]
        if card.visit is not None:
            if g.journal is not None:
                by = g.rules.source_id(f.source)
                g.journal.tell(Entry("activated", f.me, card=card.id, city=option.seat, source=by))
            g.push(card.visit, f.me, f.me, NO_SLOT, card.number)


# The Leader ----------------------------------------------------------------------------------


@final
class GiveOneOfThem(Ask):
    """Give one of the cards just drawn to an opponent with room for it, or none.

    Where no opponent is left to be given anything it may be discarded as a gift.
    """

    prompt: str = "give-one-drawn"
    zone: str = "hand"

    def __init__(self) -> None:
        self.cards: list[list[Option]] = []  # by receiver; the last row is the discard pile
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.done = rules.word("done")
        for seat in range(rules.seats + 1):
            away = seat == rules.seats
            self.cards.append(
                [
                    Option(
                        f"give:away:{card.id}" if away else f"give:{seat}:{card.id}",
                        "give-away-component" if away else "give-seat-component",
                        seat=NO_ONE if away else seat,
                        card=card.number,
                        zone="hand",
                    )
                    for card in rules.cards
                ]
            )

    def options(self, g: Game, f: Frame) -> list[Option]:
        hand = g.players[f.me].hand
        drawn = [card for card in dict.fromkeys(sorted(f.taken)) if card in hand]
        others = resource_receivers(g, f.me)
        receivers = card_receivers(g, f.me, 1) if others else [len(self.cards) - 1]
        offered = [self.cards[seat][card] for seat in receivers for card in drawn]
        return [*offered, self.done] if offered else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        g.players[f.me].hand.remove(option.card)
        if option.seat == NO_ONE:
            discard_gift(g, f.me, (option.card,))
        else:
            give_cards(g, f.me, option.seat, (option.card,))
        gain_points(g, f.me, 1, f.source)
