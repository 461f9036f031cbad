"""Cards of cities to pick from."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.changes import discard_from_city, leave_city, tell_left_city
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
from everdell.engine.queries import alike, chosen_slot, city_options, opponents
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class City(Source):
    """Cards of the city that the text reads, or of one's own if they are to leave it.

    With `other` never the speaking card; `mine` means one's own city, wherever the card stands.
    """

    name: str = "city"
    conditional: bool = True
    tells: bool = True
    names_seat: bool = False

    def __init__(
        self, color: int = ANY, kind: int = ANY, other: bool = False, mine: bool = False
    ) -> None:
        self.which = Which(color, kind)
        self.other = other
        self.mine = mine
        self.row: CityRow = NO_ROW
        self.do = Doing()

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        self.do = do
        self.row = rules.city_row(do.city_word, self.names_seat, action)

    def seat(self, me: int, owner: int) -> int:
        return me if self.mine or self.do.leaves else owner

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
                and not (self.do.leaves and card.stays)
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
        if short > 1 and not self.do.in_turn:
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
    """One card in the cities of the opponents of the city that the text reads.

    With `then_mine`, a text that was copied from an opponent may read one's own city instead.
    """

    names_seat: bool = True

    def __init__(self, color: int = ANY, kind: int = ANY, then_mine: bool = False) -> None:
        super().__init__(color, kind)
        self.then_mine = then_mine

    def _seats(self, g: Game, f: Frame) -> list[int]:
        if self.then_mine:
            return [f.me] if f.trail else opponents(g, f.me)
        return opponents(g, f.owner)

    def least(self, g: Game, f: Frame, least: int) -> int:
        return 0 if self.then_mine and f.trail else least

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return sum([len(self.slots(g, seat, -1)) for seat in opponents(g, owner)])

    def things(self, g: Game, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in self._seats(g, f):
            for slot in self.slots(g, seat, -1):
                if self.do.fits(g, f, seat, slot):
                    found.append(city_mark(seat, slot))
        return found

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        offered: list[Option] = []
        for seat in self._seats(g, f):
            slots = [slot_of_mark(thing) for thing in things if seat_of_mark(thing) == seat]
            city_options(g, g.players[seat], slots, self.row, not self.do.leaves, offered)
        return offered
