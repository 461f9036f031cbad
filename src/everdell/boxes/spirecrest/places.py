"""Discoveries that take workers: places of one's own, and open ones."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.spirecrest.exploring import DISCOVERIES, DISCOVERY, discovered
from everdell.boxes.spirecrest.figures import (
    CARAVAN_CARDS,
    CLOUDRIM,
    OPEN_SPOTS,
    ORCHARD_BERRIES,
    OWNER_POINTS,
    SPIRE_RESOURCES,
)
from everdell.boxes.spirecrest.road import discoveries_of
from everdell.boxes.spirecrest.searching import PickUpDiscarded, PutBackDiscarded, SearchDiscarded
from everdell.engine.actions import Action
from everdell.engine.changes import (
    add_to_hand,
    discard_shown,
    gain_points,
    put_on_place,
    reveal,
    take_off_card,
    take_off_place,
)
from everdell.engine.characters import named_at, put_named, visiting_on
from everdell.engine.content import Group, Place, Tile
from everdell.engine.effects.cards import DiscardDifferentColors, Draw
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.rows import Refill
from everdell.engine.effects.sources import Hand, Row
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.phrases import Reason
from everdell.engine.queries import (
    cards_left,
    chosen_slot,
    city_options,
    has_worker_of,
    places_for,
    room_in_hand,
    workers_at,
)
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Spot, Step
from everdell.engine.state import Game, Player

PLACE: Final = Group(DISCOVERY, rank=8)
HIDEOUT: Final = "grey_cloaks_hideout"
_SECTIONS: Final = {"cartographers_caravan": "hills", "map_seller": "hills"}  # others: peaks


def discovery_places() -> list[Place]:
    return [
        _open("cartographers_caravan", [Draw(CARAVAN_CARDS), GainAny(WorkersHere())]),
        _open(
            "map_seller",
            [
                Pick(Row("meadow", refill=False), Take(), 0, MANY),
                SearchDiscarded(),
                PickUpDiscarded(),
                PutBackDiscarded(),
                Refill("meadow"),
            ],
        ),
        _open("moleia_mines", [Dig()]),
        _own("ancient_orchard", [Gain(berry=ORCHARD_BERRIES)]),
        _own("cloudrim_peak", [DiscardDifferentColors(CLOUDRIM[0]), Gain(point=CLOUDRIM[1])]),
        _own("ruins_of_spire", [GainAny(SPIRE_RESOURCES, ("twig", "resin", "pebble"))]),
        _own(
            "tezels_laboratory",
            [
                Pick(Hand(), Discard(), 0, MANY),
                PlayCard(Hand(), Row("meadow"), least=0, counted=True),
            ],
        ),
        Place(HIDEOUT, PLACE, [], reached_by=HIDEOUT),
    ]


def discovery_locations() -> list[Tile]:
    """What a player keeps of them; the places come into play with it."""
    return [
        Tile(place.id, DISCOVERY, begins=discoveries_of(_SECTIONS.get(place.id, "peaks")))
        for place in discovery_places()
    ]


def _own(id: str, do: list[Step]) -> Place:
    """For workers of its owner alone."""
    return Place(id, PLACE, [OwnersOnly(id), *do])


def _open(id: str, do: list[Step]) -> Place:
    """For everyone, one worker each; the owner is paid for the visits of others."""
    return Place(id, PLACE, [PayOwner(id), *do], spots=OPEN_SPOTS, one_each=True)


def owner_of(g: Game, id: str) -> int:
    """The seat that has made a discovery, or -1."""
    for p in g.players:
        if discovered(g, p, id):
            return p.seat
    return -1


@final
class OwnersOnly(Step):
    conditional: bool = True

    def __init__(self, id: str) -> None:
        self.id = id
        self.tile = 0
        self.row = 0

    def bind(self, rules: Rules) -> None:
        self.tile = rules.thing(self.id)
        self.row = rules.seat_zone(DISCOVERIES).index

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return self.tile in g.players[me].zones[self.row]

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("closed", for_good=True)

    def run(self, g: Game, f: Frame) -> None:
        """Nothing is done: it was asked before."""


@final
class PayOwner(Step):
    """The owner gains points for the visit of an opponent."""

    def __init__(self, id: str) -> None:
        self.id = id

    def run(self, g: Game, f: Frame) -> None:
        owner = owner_of(g, self.id)
        if owner not in (f.me, -1):
            gain_points(g, owner, OWNER_POINTS, f.source)


@final
class WorkersHere(Counting):
    """Workers of all players on the speaking place."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return sum([workers_at(g, -source, p.seat) for p in g.players])


@final
class Dig(Ask):
    """Turn up cards one by one, and stop in time: one that lies in the meadow spoils them all."""

    prompt: str = "dig"

    def __init__(self) -> None:
        self.dig = Option("")
        self.stop = Option("")

    def bind(self, rules: Rules) -> None:
        self.dig = rules.word("reveal:deck", zone="deck")
        self.stop = rules.word("stop")

    def options(self, g: Game, f: Frame) -> list[Option]:
        room = room_in_hand(g, g.players[f.me]) - len(f.cards)
        more = [self.dig] if room > 0 and cards_left(g) else []
        return [*more, self.stop] if more or f.cards else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.stop:
            for card in f.cards:
                add_to_hand(g.players[f.me], card)
                if g.journal is not None:
                    id = g.rules.ids[card]
                    g.journal.tell(Entry("took_revealed", f.me, card=id, zone="hand"))
            gain_points(g, f.me, len(f.cards), f.source)
            f.cards = ()
            return
        (card,) = reveal(g, f.me, 1, f.source)
        f.cards = (*f.cards, card)
        if card in g.meadow:
            discard_shown(g, f.me, f.cards)
            f.cards = ()
        else:
            f.ask_again()


# Grey Cloak's Hideout ------------------------------------------------------------------------


@final
class HideWorker(Action):
    """Move a deployed worker here to use once more what it leaves: `hide:haven`.

    What only a big critter can do is none of that.
    """

    def __init__(self) -> None:
        self.places: list[Option] = []
        self.cities: CityRow = NO_ROW
        self.number = 0
        self.tile = 0
        self.row = 0

    def bind(self, rules: Rules, index: int) -> None:
        self.number = rules.place(HIDEOUT)
        self.tile = rules.thing(HIDEOUT)
        self.row = rules.seat_zone(DISCOVERIES).index
        self.places = rules.place_row("hide", index)
        self.cities = rules.city_row("hide:city", names_seat=True, action=index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if self.tile not in p.zones[self.row] or g.at[self.number]:
            return
        for number in places_for(g, p.seat):
            place = g.rules.places[number]
            if (
                workers_at(g, number, p.seat)
                and not (place.is_event or place.piece_number or place.reached_by)
                and place.do.possible(g, p.seat, p.seat, NO_SLOT)
            ):
                out.append(self.places[number])
        for owner in g.players:
            slots = [
                slot
                for slot in range(len(owner.city))
                if has_worker_of(g, owner, slot, p.seat) and _is_usable(g, p, owner, slot)
            ]
            city_options(g, owner, slots, self.cities, True, out)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        put_on_place(g, f.me, self.number)
        if g.journal is not None:
            g.journal.tell(Entry("hid", f.me, place=HIDEOUT))
        if option.place:
            here = named_at(p, option.place)
            if here and len(here) == workers_at(g, option.place, f.me):
                put_named(p, here[0], Spot(self.number))
            take_off_place(g, f.me, option.place)
            g.push(g.rules.places[option.place].do, f.me, f.me, NO_SLOT, -option.place)
            return
        slot = chosen_slot(g, option)
        here = [named.thing for named in visiting_on(g, option.seat, slot) if named in p.named]
        if here and len(here) == g.players[option.seat].city[slot].workers.count(f.me):
            put_named(p, here[0], Spot(self.number))
        take_off_card(g, f.me, option.seat, slot)
        visit = g.rules.cards[option.card].visit
        if visit is not None:
            g.push(visit, f.me, option.seat, slot, option.card)


def _is_usable(g: Game, p: Player, owner: Player, slot: int) -> bool:
    visit = g.rules.cards[owner.city[slot].card].visit
    return visit is not None and visit.possible(g, p.seat, owner.seat, slot)
