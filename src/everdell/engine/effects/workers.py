"""Moving and recalling workers."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import take_off_card, take_off_place
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, has_worker_of
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Spot
from everdell.engine.state import WORKER_BITS, WORKER_MASK, Game
from everdell.engine.visits import go_to_card, go_to_place, list_city_cards, list_places


def has_deployed(g: Game, seat: int) -> bool:
    """Whether a seat has a worker out that could be moved or brought home."""
    if g.players[seat].adrift:
        return True
    mine = WORKER_MASK << WORKER_BITS * seat
    place = -1
    for here in g.at:
        place += 1
        if here and here & mine and g.rules.places[place].piece_number == 0:
            return True
    for p in g.players:
        for slot in facts_of(g, p).visits:
            if p.city[slot].workers and has_worker_of(g, p, slot, seat):
                return True
    return False


class _PickWorker(Ask):
    """Choose one of your deployed workers; those who stay for good are not among them."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.places: list[Option] = []
        self.cities: CityRow = NO_ROW
        self.adrift = Option("")

    def bind(self, rules: Rules) -> None:
        self.places = rules.place_row(self.word)
        self.cities = rules.city_row(f"{self.word}:city", names_seat=True)
        self.adrift = rules.word(f"{self.word}:adrift")

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        place = -1
        mine = WORKER_MASK << WORKER_BITS * f.me
        for here in g.at:
            place += 1
            if here & mine and g.rules.places[place].piece_number == 0:
                offered.append(self.places[place])
        for p in g.players:
            slots = [slot for slot in range(len(p.city)) if has_worker_of(g, p, slot, f.me)]
            if slots:
                city_options(g, p, slots, self.cities, True, offered)
        if g.players[f.me].adrift:
            offered.append(self.adrift)
        return offered

    def lift(self, g: Game, f: Frame, option: Option) -> None:
        """Take the worker off the place it stands on."""
        if option.place:
            take_off_place(g, f.me, option.place)
        elif option.card:
            slot = chosen_slot(g, option)
            take_off_card(g, f.me, option.seat, slot)
        else:
            g.players[f.me].adrift -= 1
        if g.journal is not None:
            told = Entry(self.word, f.me, shape=option.shape, city=option.seat)
            told.card = g.rules.cards[option.card].id
            told.place = g.rules.places[option.place].id
            g.journal.tell(told)


@final
class LiftWorker(_PickWorker):
    """Pick up a deployed worker, to be placed elsewhere by `PlaceLifted`."""

    prompt: str = "lift-worker"

    def __init__(self) -> None:
        super().__init__("lift")

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        slot = chosen_slot(g, option) if option.card else NO_SLOT
        f.lifted = Spot(option.place, option.seat, slot)
        self.lift(g, f, option)


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
        list_places(g, p, self.places, offered)
        offered = [option for option in offered if option.place != left.place]
        list_city_cards(g, p, self.cities, offered, left.seat, left.slot)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option.place:
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
        self.lift(g, f, option)
        g.players[f.me].home += 1
