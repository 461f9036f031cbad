"""Moving and recalling workers."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import take_off_card, take_off_place
from everdell.engine.characters import (
    is_settled,
    named_adrift,
    named_at,
    put_named,
    spot_of,
    visiting_on,
)
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, has_worker_of, workers_at
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Spot
from everdell.engine.state import WORKER_BITS, WORKER_MASK, Game, Named, Player
from everdell.engine.visits import (
    go_to_card,
    go_to_place,
    list_cards_named,
    list_city_cards,
    list_places,
    list_places_named,
    place_named,
)


def has_deployed(g: Game, seat: int) -> bool:
    """Whether a seat has a worker without a name out that could be moved or brought home."""
    me = g.players[seat]
    if me.adrift and me.adrift > len(named_adrift(me)):
        return True
    mine = WORKER_MASK << WORKER_BITS * seat
    place = -1
    for here in g.at:
        place += 1
        if (
            here
            and here & mine
            and g.rules.places[place].piece_number == 0
            and _plain_at(g, me, place)
        ):
            return True
    for p in g.players:
        for slot in facts_of(g, p).visits:
            if (
                p.city[slot].workers
                and has_worker_of(g, p, slot, seat)
                and _plain_on(g, me, p, slot)
            ):
                return True
    return False


def _plain_at(g: Game, me: Player, place: int) -> bool:
    """Whether a worker without a name is among those of a player on a place."""
    return not me.named or workers_at(g, place, me.seat) > len(named_at(me, place))


def _plain_on(g: Game, me: Player, owner: Player, slot: int) -> bool:
    """The same for a city card."""
    if not me.named:
        return True
    mine = [named for named in visiting_on(g, owner.seat, slot) if spot_of(me, named.thing)]
    return owner.city[slot].workers.count(me.seat) > len(mine)


class _PickWorker(Ask):
    """Choose one of your deployed workers; those who stay for good are not among them.

    Without `named` it is one without a name.
    """

    def __init__(self, word: str, named: bool = True) -> None:
        self.word = word
        self.named = named
        self.persons: dict[int, Option] = {}  # by the tile that says who it is
        self.places: list[Option] = []
        self.cities: CityRow = NO_ROW
        self.adrift = Option("")

    def bind(self, rules: Rules) -> None:
        self.places = rules.place_row(self.word)
        self.cities = rules.city_row(f"{self.word}:city", names_seat=True)
        self.adrift = rules.word(f"{self.word}:adrift")
        shape = f"{self.word}-named-component"
        self.persons = {
            tile.number: Option(f"{self.word}:{tile.id}", shape, card=tile.number)
            for tile in rules.tiles
            if tile.character is not None and self.named
        }

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        me = g.players[f.me]
        place = -1
        mine = WORKER_MASK << WORKER_BITS * f.me
        for here in g.at:
            place += 1
            if here & mine and g.rules.places[place].piece_number == 0 and _plain_at(g, me, place):
                offered.append(self.places[place])
        for p in g.players:
            slots = [
                slot
                for slot in range(len(p.city))
                if has_worker_of(g, p, slot, f.me) and _plain_on(g, me, p, slot)
            ]
            if slots:
                city_options(g, p, slots, self.cities, True, offered)
        if me.adrift > len(named_adrift(me)):
            offered.append(self.adrift)
        for named in me.named:
            if self.named and may_move(g, named):
                offered.append(self.persons[named.thing])
        return offered

    def lift(self, g: Game, f: Frame, option: Option) -> Spot:
        """Take the worker off the place it stands on; which that was."""
        left = self._spot(g, f, option)
        if left.place:
            take_off_place(g, f.me, left.place)
        elif left.slot != NO_SLOT:
            take_off_card(g, f.me, left.seat, left.slot)
        else:
            g.players[f.me].adrift -= 1
        if g.journal is not None:
            told = Entry(self.word, f.me, shape=option.shape, city=option.seat)
            told.card = g.rules.ids[option.card]
            told.place = g.rules.places[option.place].id
            if left.named:
                told.zone = "workers"
            g.journal.tell(told)
        return left

    def _spot(self, g: Game, f: Frame, option: Option) -> Spot:
        if option.card and not option.copy:
            at = spot_of(g.players[f.me], option.card)
            if at is not None:
                return Spot(at.place, at.seat, at.slot, option.card)
        slot = chosen_slot(g, option) if option.card else NO_SLOT
        return Spot(option.place, option.seat, slot)


def may_move(g: Game, named: Named) -> bool:
    """Whether a worker with a name is deployed, and not for good."""
    return named.spot is not None and not is_settled(g, named)


@final
class LiftWorker(_PickWorker):
    """Pick up a deployed worker, to be placed elsewhere by `PlaceLifted`."""

    prompt: str = "lift-worker"

    def __init__(self, named: bool = True) -> None:
        super().__init__("lift", named)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.lifted = self.lift(g, f, option)
        if f.lifted.named:  # until it is placed again
            put_named(g.players[f.me], f.lifted.named, Spot())


@final
class PlaceLifted(Ask):
    """Place the lifted worker by the normal rules, anywhere but where it stood.

    Some shared basic location is always open, so a lifted worker is never left in the air.
    """

    prompt: str = "place-worker"

    def __init__(self) -> None:
        self.places: list[Option] = []
        self.cities: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.places = rules.visit_row()
        self.cities = rules.city_row("visit:city", names_seat=True)

    def options(self, g: Game, f: Frame) -> list[Option]:
        left = f.lifted
        if left is None:
            return []
        p = g.players[f.me]
        offered: list[Option] = []
        if left.named:
            list_places_named(g, p, left.named, self.places, offered)
        else:
            list_places(g, p, self.places, offered)
        offered = [option for option in offered if option.place != left.place]
        if left.named:
            list_cards_named(g, p, left.named, self.cities, offered, left.seat, left.slot)
        else:
            list_city_cards(g, p, self.cities, offered, left.seat, left.slot)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if f.lifted is not None and f.lifted.named:
            place_named(g, f.me, f.lifted.named, option)
        elif option.place:
            go_to_place(g, f.me, option.place)
        else:
            slot = chosen_slot(g, option)
            go_to_card(g, f.me, option.seat, slot)


@final
class BringHome(_PickWorker):
    """One deployed worker comes home and may be placed again this season."""

    prompt: str = "bring-home"

    def __init__(self) -> None:
        super().__init__("recall")

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        left = self.lift(g, f, option)
        g.players[f.me].home += 1
        if left.named:
            put_named(g.players[f.me], left.named, None)
