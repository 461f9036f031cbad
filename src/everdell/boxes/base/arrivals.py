"""Cards that enter play in a way of their own: Fool and Ruins."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import discard_from_city, discard_shown, enter_city, gain_bundle
from everdell.engine.characters import carry_over, visiting_on
from everdell.engine.content import Arrival
from everdell.engine.effects.playing import host_of, tell_played
from everdell.engine.facts import facts_of
from everdell.engine.option import Option
from everdell.engine.queries import (
    chosen_slot,
    city_options,
    frees_space,
    is_barred,
    is_construction,
    may_leave,
    may_stand,
    opponents,
)
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@final
class IntoOpponentsCity(Arrival):
    """Played into a free space of an opponent's city (base index: Fool).

    Against an automatic opponent the card is discarded instead and removes one card of its city.
    """

    def __init__(self) -> None:
        self.seats: list[Option] = []
        self.removals: CityRow = NO_ROW
        self.nothing = Option("")

    def bind(self, rules: Rules) -> None:
        self.seats = rules.seat_row("city")
        self.removals = rules.city_row("remove", names_seat=True)
        self.nothing = rules.word("remove:nothing")

    def _hosts(self, g: Game, me: int, card: int) -> list[int]:
        return [
            seat
            for seat in opponents(g, me)
            if not g.players[seat].automaton and may_stand(g, g.players[seat], card)
        ]

    def possible(self, g: Game, me: int, card: int, gone: int) -> bool:
        for seat in opponents(g, me):
            p = g.players[seat]
            if p.automaton or may_stand(g, p, card):
                return True
        return False

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered = [self.seats[seat] for seat in sorted(self._hosts(g, f.me, f.card))]
        for p in g.players:
            if p.automaton:
                slots = [slot for slot in range(len(p.city)) if p.city[slot].card]
                city_options(g, p, slots, self.removals, False, offered)
                if not slots:
                    offered.append(self.nothing)
        return offered

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        play.cards = ()
        if option.card == 0 and option is not self.nothing:
            play.owner = option.seat
            play.slot = enter_city(g, option.seat, f.card)
            tell_played(g, play, option.seat)
            return
        tell_played(g, play, g.rules.players)  # against the automatic opponent
        discard_shown(g, f.me, (f.card,))
        if option.card:
            slot = chosen_slot(g, option)
            discard_from_city(g, option.seat, slot, f.card)


@final
class InPlaceOfConstruction(Arrival):
    """A construction leaves, its printed cost is regained, the card takes its place (Ruins).

    A full city is no obstacle, unless the construction shares its space with another card. A
    visiting worker moves onto the new card; one who stays for good is lost.
    """

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("demolish")

    def _targets(self, g: Game, me: int, gone: int, upon: bool = False) -> list[int]:
        """Constructions that may leave; `upon` another card no space is needed."""
        p = g.players[me]
        free = facts_of(g, p).free
        if gone >= 0 and frees_space(g, p, gone):
            free += 1
        found: list[int] = []
        for slot in range(len(p.city)):
            card = p.city[slot].card
            if slot == gone or not may_leave(g, p, slot) or not is_construction(g, card):
                continue
            if upon or free > 0 or frees_space(g, p, slot):
                found.append(slot)
        return found

    def possible(self, g: Game, me: int, card: int, gone: int) -> bool:
        return not is_barred(g, g.players[me], card, gone) and bool(self._targets(g, me, gone))

    def possible_upon(self, g: Game, me: int, card: int) -> bool:
        p = g.players[me]
        return not is_barred(g, p, card) and bool(self._targets(g, me, -1, upon=True))

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        upon = host_of(g, g.stack[-2]) >= 0
        targets = self._targets(g, f.me, -1, upon)
        city_options(g, g.players[f.me], targets, self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, play: Frame, option: Option) -> None:
        p = g.players[f.me]
        slot = chosen_slot(g, option)
        standing = visiting_on(g, f.me, slot)
        gone = discard_from_city(g, f.me, slot, f.card)
        play.cards = ()
        play.slot = enter_city(g, f.me, f.card, host_of(g, play))
        tell_played(g, play, f.me)
        spots = g.rules.cards[gone.card].spots
        if gone.workers and (standing or (spots is not None and spots.piece_number == 0)):
            for worker in gone.workers:
                g.players[worker].adrift -= 1
            here = p.city[play.slot]
            p.city[play.slot] = here.with_workers(gone.workers, here.settled)
            carry_over(g, standing, f.me, play.slot)
        gain_bundle(g, f.me, g.rules.cards[gone.card].price, f.card)
