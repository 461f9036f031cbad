"""Exploring the mountain, the last part of every preparation: chart, discover, travel."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.spirecrest.expedition import EXPEDITION, add_map, is_map
from everdell.boxes.spirecrest.figures import DISCOVERY_COSTS, MOUNTAINEER_DISCOVERIES
from everdell.boxes.spirecrest.road import (
    REVEALED,
    SECTIONS,
    discoveries_of,
    open_season,
    section_of,
)
from everdell.engine.changes import discard_from_hand, pay, take_top
from everdell.engine.effects.sources import each_once, pickable
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.picks import Candidate, Picks
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game, Player
from everdell.engine.visits import bring_into_play
from everdell.engine.zones import (
    ALL,
    AREA,
    SEAT,
    Zone,
    add,
    lay,
    lying_in,
    put_under,
    remove,
)

DISCOVERIES: Final = "discoveries"
DISCOVERY: Final = "discovery"
MOUNTAINEER: Final = "mountaineer"
_PEAKS: Final = 1


def discoveries_zone() -> Zone:
    """What a player has discovered lies beside the city and is in force."""
    return Zone(DISCOVERIES, SEAT, AREA, ALL, speaks=True)


def exploring() -> list[Step]:
    return [Chart(), Reveal(), Discover(), PutBack(), Travel()]


def discovered(g: Game, p: Player, id: str) -> bool:
    """Whether a player has made a discovery."""
    return g.rules.thing(id) in p.zones[g.rules.seat_zone(DISCOVERIES).index]


@final
class Chart(Ask):
    """Take one of the map tiles that are left on the section where the traveller stands."""

    prompt: str = "chart"

    def __init__(self) -> None:
        self.rows: list[list[Option]] = []

    def bind(self, rules: Rules) -> None:
        self.rows = [rules.zone_row("chart", [rules.zone(id)]) for id in SECTIONS]

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        if p.automaton:
            return []
        row = self.rows[p.season - 1]
        tiles = sorted(lying_in(g, g.rules.zone(section_of(p.season))))
        return [row[tile] for tile in tiles if tile]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        chart(g, f.me, option.card)


def chart(g: Game, seat: int, tile: int) -> None:
    """A map tile of the section joins an expedition."""
    section = section_of(g.players[seat].season)
    remove(g, g.rules.zone(section), -1, tile)
    add_map(g, seat, tile)
    if g.journal is not None:
        id = g.rules.ids[tile]
        g.journal.tell(Entry("charted", seat, card=id, zone=EXPEDITION, origin=section))


@final
class Reveal(Step):
    """Turn up the next discoveries of the section, from left to right."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        if p.automaton:
            return
        row = g.rules.zone(REVEALED)
        pile = g.rules.zone(discoveries_of(section_of(p.season)))
        shown = [tile if tile else take_top(g, pile) for tile in lying_in(g, row)]
        lay(g, row, -1, tuple(shown))
        if g.journal is not None:
            ids = [g.rules.ids[tile] for tile in shown if tile]
            g.journal.tell(Entry("revealed", f.me, cards=ids, barrier=True))


@final
class Discover(Ask):
    """Play one of the revealed discoveries and pay for its place: the first one is free.

    With the Mountaineer on the peaks a second one, as one likes.
    """

    prompt: str = "discover"
    zone: str = REVEALED

    def __init__(self) -> None:
        self.paying = Program([PayInKind()])
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.zone_row("discover", [rules.zone(REVEALED)])
        self.done = rules.word("done")

    def nested(self) -> list[Program]:
        return [self.paying]

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        if p.automaton:
            return []
        means = sum(p.resources) + len(p.hand)
        offered: list[Option] = []
        for place, tile in enumerate(lying_in(g, g.rules.zone(REVEALED))):
            # A map is paid for when it is walked, not when it is discovered.
            do = g.rules.tile(tile).do if tile else None
            possible = do is None or do.possible(g, f.me, f.me, NO_SLOT)
            if (
                tile
                and DISCOVERY_COSTS[place] <= means
                and (possible or is_map(g.rules.tile(tile)))
            ):
                offered.append(self.row[tile])
        if f.n:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        p = g.players[f.me]
        row = g.rules.zone(REVEALED)
        place = remove(g, row, -1, option.card)
        f.n += 1
        if _most(g, p) > f.n:
            f.ask_again()
        gain_discovery(g, f.me, option.card)
        if DISCOVERY_COSTS[place]:
            g.push(self.paying, f.me, f.me, NO_SLOT, option.card).n = DISCOVERY_COSTS[place]


def _most(g: Game, p: Player) -> int:
    """How many discoveries may be played."""
    mountaineer = p.season - 1 == _PEAKS and discovered(g, p, MOUNTAINEER)
    return MOUNTAINEER_DISCOVERIES if mountaineer else 1


def gain_discovery(g: Game, seat: int, tile: int) -> None:
    """It lies beside the city from now on, and does what it does when it is gained."""
    if g.journal is not None:
        id = g.rules.ids[tile]
        g.journal.tell(Entry("made_discovery", seat, card=id, zone=DISCOVERIES))
    definition = g.rules.tile(tile)
    if is_map(definition):
        add_map(g, seat, tile)
        return
    add(g, g.rules.seat_zone(DISCOVERIES), seat, tile)
    place = g.rules.place_numbers.get(definition.id, 0)
    if place:
        bring_into_play(g, place)
    if definition.do is not None:
        g.push(definition.do, seat, seat, NO_SLOT, tile)


@final
class PayInKind(Ask):
    """Pay so many resources or cards of the hand, in any mix: resources first, then cards."""

    prompt: str = "pay-in-kind"
    zone: str = "hand"

    def __init__(self) -> None:
        self.kinds: list[Option] = []
        self.cards: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.kinds = rules.kind_row("pay")
        self.cards = rules.card_row("discard")

    def options(self, g: Game, f: Frame) -> list[Option]:
        due = f.n - f.picked
        if due <= 0:
            return []
        p = g.players[f.me]
        offered: list[Option] = []
        if f.last <= len(KINDS):
            # A pick must leave enough of later kinds, or cards, for those still due.
            first = max(f.last - 1, 0)
            later = sum(p.resources[first:]) + len(p.hand)
            for kind in range(first, len(KINDS)):
                if p.resources[kind] and later >= due:
                    offered.append(self.kinds[kind])
                later -= p.resources[kind]
        last = max(f.last - len(KINDS) - 1, 0)
        return offered + pickable(self.cards, p.hand, last, due)

    def picks(self, g: Game, f: Frame) -> Picks | None:
        due = f.n - f.picked
        p = g.players[f.me]
        pool = [
            Candidate(self.kinds[kind], min(p.resources[kind], due))
            for kind in range(max(f.last - 1, 0), len(KINDS))
            if p.resources[kind]
        ]
        last = max(f.last - len(KINDS) - 1, 0)
        pool += [
            Candidate(self.cards[card], min(p.hand.count(card), due))
            for card in each_once(p.hand)
            if card >= last
        ]
        return Picks(f.picked, due, due, pool)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.picked += 1
        if option.card:
            f.last = len(KINDS) + 1 + option.card
            discard_from_hand(g, f.me, option.card)
        else:
            f.last = option.kind + 1
            pay(g, f.me, option.bundle, f.source)
        if f.picked < f.n:
            f.ask_again()


@final
class PutBack(Step):
    """What was not played goes face down beneath its pile."""

    def run(self, g: Game, f: Frame) -> None:
        row = g.rules.zone(REVEALED)
        left = [tile for tile in lying_in(g, row) if tile]
        lay(g, row, -1, row.empty)
        for tile in left:
            put_under(g, g.rules.zone(g.rules.begins_in(tile)), (tile,))


@final
class Travel(Step):
    """The traveller goes on; the first to arrive opens the next section and its weather."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        if not p.automaton:
            open_season(g, p.season)
