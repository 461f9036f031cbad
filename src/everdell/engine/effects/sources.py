"""Where things are picked from: hands, rows, cards that are shown, cities, places."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.changes import (
    discard_from_city,
    discard_from_hand,
    discard_shown,
    leave_city,
    tell_left_city,
    without_one,
)
from everdell.engine.effects.meadow import (
    keep_place_in_mind,
    leave_meadow,
    refill_after_picks,
    within_reach,
)
from everdell.engine.effects.picking import (
    Doing,
    Source,
    city_mark,
    seat_of_mark,
    slot_of_mark,
)
from everdell.engine.effects.which import ANY, Which
from everdell.engine.option import Option
from everdell.engine.picks import Candidate, Picks
from everdell.engine.queries import alike, chosen_slot, city_options, opponents, workers_at
from everdell.engine.rules import HAND, MEADOW, NO_ROW, REVEALED, CityRow, Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game

# Cards that are alike, whichever copy is meant ------------------------------------------------


def pickable(cards: list[int], last: int, short: int) -> list[int]:
    """Those of some sorted cards that may be picked next, copies counted once.

    Picks go upwards, so that several cards can be picked in one order only; a pick must leave
    enough cards of the same or a later kind to reach the minimum, `short` cards away.
    """
    found: list[int] = []
    n = len(cards)
    for i in range(n):
        card = cards[i]
        if card >= last and n - i >= short and (i == 0 or cards[i - 1] != card):
            found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSource(Source):
    """Cards, sorted, whose copies are all the same.

    origin   where a card comes from that is played from here
    lasting  whether they lie there before the text begins
    """

    origin: int = HAND
    lasting: bool = True

    def __init__(self, color: int = ANY, kind: int = ANY) -> None:
        self.which = Which(color, kind)
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing) -> None:
        self.row = rules.card_row(do.word)

    def cards(self, g: Game, me: int) -> list[int]:
        """All that lie there before the text begins."""
        return []

    def things(self, g: Game, f: Frame) -> list[int]:
        return self.fitting(g, self.cards(g, f.me))

    def fitting(self, g: Game, cards: list[int]) -> list[int]:
        if self.which.every:
            return cards
        return [card for card in cards if self.which.fits(g.rules.cards[card])]

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len(self.fitting(g, self.cards(g, me)))

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[card] for card in pickable(things, f.last, short)]

    def picks(self, g: Game, f: Frame, things: list[int], least: int, most: int) -> Picks | None:
        n = len(things)
        i = 0
        while i < n and things[i] < f.last:
            i += 1
        most = min(most, n - i)
        pool: list[Candidate] = []
        while i < n:
            card = things[i]
            first = i
            while i < n and things[i] == card:
                i += 1
            pool.append(Candidate(self.row[card], min(i - first, most)))
        return Picks(f.picked, least, most, pool)

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        discard_shown(g, f.me, (self.lift(g, f, option),))


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand(CardSource):
    """The hand of the player who decides."""

    conditional: bool = True

    def cards(self, g: Game, me: int) -> list[int]:
        return g.players[me].hand

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        g.players[f.me].hand.remove(option.card)
        return option.card

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        discard_from_hand(g, f.me, option.card)


@final
class Taken(Hand):
    """Cards of the hand that the text has just let its reader take."""

    lasting: bool = False

    def things(self, g: Game, f: Frame) -> list[int]:
        # In a world dealt anew for another seat they may be elsewhere.
        hand = g.players[f.me].hand
        return self.fitting(g, sorted([card for card in f.taken if card in hand]))


@final
class Row(CardSource):
    """Cards lying open on the table, within reach; they are refilled after the last pick."""

    origin: int = MEADOW

    def __init__(self, *ids: str, color: int = ANY, kind: int = ANY) -> None:
        super().__init__(color, kind)
        for id in ids:
            if id != "meadow":
                raise ValueError(f"There is no row {id!r}.")
        self.name = "-".join(ids)

    def cards(self, g: Game, me: int) -> list[int]:
        return within_reach(g)

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        keep_place_in_mind(g, f, option.card, leave_meadow(g, option.card))
        return option.card

    def tell_taken(self, g: Game, f: Frame, card: int) -> None:
        if g.journal is not None:
            g.journal.tell("took_from_meadow", f.me, {"card": g.rules.cards[card].id})

    def goes_on(self, g: Game, f: Frame, room: int) -> bool:
        return room > 0 and bool(self.things(g, f))

    def finish(self, g: Game, f: Frame) -> None:
        refill_after_picks(g, f)


@final
class Shown(CardSource):
    """Cards that the text has revealed or let its reader look at.

    With `named` only those of the colour that was named.
    """

    origin: int = REVEALED
    lasting: bool = False
    name: str = "revealed"

    def __init__(self, color: int = ANY, kind: int = ANY, named: bool = False) -> None:
        super().__init__(color, kind)
        self.named = named

    def things(self, g: Game, f: Frame) -> list[int]:
        cards = self.fitting(g, sorted(f.cards))
        if self.named:
            return [card for card in cards if g.rules.cards[card].color == f.color]
        return cards

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        f.cards = without_one(f.cards, option.card)
        return option.card

    def tell_taken(self, g: Game, f: Frame, card: int) -> None:
        if g.journal is not None:
            g.journal.tell("took_revealed", f.me, {"card": g.rules.cards[card].id})


# Cards of a city -----------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class City(Source):
    """Cards of the city that the text reads, or of one's own if they are to leave it.

    With `other` never the speaking card.
    """

    name: str = "city"
    conditional: bool = True
    tells: bool = True
    names_seat: bool = False

    def __init__(self, color: int = ANY, kind: int = ANY, other: bool = False) -> None:
        self.which = Which(color, kind)
        self.other = other
        self.row: CityRow = NO_ROW
        self.do = Doing()

    def name_options(self, rules: Rules, do: Doing) -> None:
        self.do = do
        self.row = rules.city_row(do.city_word, names_seat=self.names_seat)

    def seat(self, me: int, owner: int) -> int:
        return me if self.do.leaves else owner

    def slots(self, g: Game, seat: int, not_slot: int) -> list[int]:
        """Where the cards stand that may be meant."""
        cards = g.rules.cards
        city = g.players[seat].city
        found: list[int] = []
        for slot in range(len(city)):
            card = cards[city[slot].card]
            if (
                card.number
                and slot != not_slot
                and not (self.do.leaves and card.legendary)
                and self.which.fits(card)
            ):
                found.append(slot)
        return found

    def own_slots(self, g: Game, me: int, owner: int, slot: int) -> list[int]:
        seat = self.seat(me, owner)
        return self.slots(g, seat, slot if self.other and seat == owner else -1)

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len(self.own_slots(g, me, owner, slot))

    def things(self, g: Game, f: Frame) -> list[int]:
        seat = self.seat(f.me, f.owner)
        city = g.players[seat].city
        return [
            slot
            for slot in self.own_slots(g, f.me, f.owner, f.slot)
            if city[slot].card >= f.last and self.do.fits(g, f, seat, slot)
        ]

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        p = g.players[self.seat(f.me, f.owner)]
        slots = things
        if short > 1:
            # Picks go upwards by card; a pick must leave enough cards for those still due.
            numbers = sorted([p.city[slot].card for slot in things])
            highest = numbers[len(numbers) - short]
            slots = [slot for slot in things if p.city[slot].card <= highest]
        offered: list[Option] = []
        city_options(g, p, slots, self.row, not self.do.leaves, offered)
        return offered

    def picks(self, g: Game, f: Frame, things: list[int], least: int, most: int) -> Picks | None:
        p = g.players[self.seat(f.me, f.owner)]
        kinds: list[Option] = []
        city_options(g, p, things, self.row, not self.do.leaves, kinds)
        kinds.sort(key=lambda option: option.card)
        most = min(most, len(things))
        pool: list[Candidate] = []
        for option in kinds:
            model = chosen_slot(g, option)
            same = tuple([slot for slot in things if alike(g, p, slot, model)])
            pool.append(Candidate(option, min(len(same), most), same))
        return Picks(f.picked, least, most, pool)

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        gone = leave_city(g, option.seat, chosen_slot(g, option))
        tell_left_city(g, option.seat, gone.card, f.source)
        return gone.card

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        discard_from_city(g, option.seat, chosen_slot(g, option), f.source)


@final
class Opponents(City):
    """A card in a city of the opponents of the city that the text reads."""

    names_seat: bool = True

    def things(self, g: Game, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in opponents(g, f.owner):
            for slot in self.slots(g, seat, -1):
                if self.do.fits(g, f, seat, slot):
                    found.append(city_mark(seat, slot))
        return found

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        offered: list[Option] = []
        for seat in opponents(g, f.owner):
            slots = [slot_of_mark(thing) for thing in things if seat_of_mark(thing) == seat]
            city_options(g, g.players[seat], slots, self.row, not self.do.leaves, offered)
        return offered


# Places of the board -------------------------------------------------------------------------


@final
class Places(Source):
    """Places in play of some groups whose action can be taken; with `mine`, where one stands."""

    def __init__(self, *groups: str, mine: bool = False) -> None:
        self.groups = groups
        self.mine = mine
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing) -> None:
        self.row = rules.place_row(do.word)

    def things(self, g: Game, f: Frame) -> list[int]:
        found: list[int] = []
        for number in g.board.places:
            place = g.rules.places[number]
            if (
                place.group.id in self.groups
                and (not self.mine or workers_at(g, number, f.me))
                and place.do.possible(g, f.me, f.me, -1)
            ):
                found.append(number)
        return found

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[place] for place in things]


@final
class EventsLeft(Source):
    """Events that nobody has achieved yet and whose costs can be paid, whatever they ask for."""

    conditional: bool = True

    def __init__(self) -> None:
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing) -> None:
        self.row = rules.place_row(do.word)

    def _within_means(self, g: Game, me: int) -> list[int]:
        places = g.rules.places
        return [event for event in g.board.events if places[event].do.possible(g, me, me, -1)]

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len(self._within_means(g, me))

    def things(self, g: Game, f: Frame) -> list[int]:
        return self._within_means(g, f.me)

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[event] for event in things]
