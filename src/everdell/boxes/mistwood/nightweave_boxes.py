"""Nightweave with other boxes on the table: river, adornments, wonders, visitors, maps."""

from __future__ import annotations

from everdell.boxes.base.groups import BASIC_EVENT, SPECIAL_EVENT
from everdell.boxes.bellfaire.box import BOX as BELLFAIRE
from everdell.boxes.bellfaire.market import MARKET, turn_market_over
from everdell.boxes.mistwood.nightweave_figures import ADORNMENT, PEARLS
from everdell.boxes.newleaf.station import refill_visitors, take_in
from everdell.boxes.newleaf.trains import STATION
from everdell.boxes.newleaf.visitors import VISITORS
from everdell.boxes.pearlbrook.adornments import ADORNED, UNDEALT
from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.boxes.pearlbrook.river import AMBASSADOR, SPACES, turn_up
from everdell.boxes.pearlbrook.wonders import PEARLS_OF_WONDERS, WONDERS
from everdell.boxes.spirecrest.exploring import chart
from everdell.boxes.spirecrest.road import SECTIONS, section_of
from everdell.engine.assembly import make_board
from everdell.engine.box import Contents, Deal, Setup
from everdell.engine.changes import change_count, come_home, put_on_place, refill_row, take_top
from everdell.engine.journal import Entry
from everdell.engine.queries import in_play
from everdell.engine.state import Game
from everdell.engine.zones import Zone, add, count_of, lying_in, remove


def make_room_for_her(setup: Setup, everything: Contents) -> None:
    """What of other boxes is laid out otherwise."""
    _mix_events(setup, everything)
    _enlarge_road(everything)


def _mix_events(setup: Setup, everything: Contents) -> None:
    """Half of the special events from Bellfaire; with Newleaf all from these two boxes."""
    special = [place for place in everything.places if place.group is SPECIAL_EVENT]
    boxes = {event.box for event in special}
    deals = everything.figures.deals
    n = deals[SPECIAL_EVENT.id].n
    if "newleaf" in boxes:
        others = [event.id for event in special if event.box not in ("newleaf", BELLFAIRE)]
        if len(special) - len(others) >= n:
            everything.drop(*others)
    elif boxes == {"base", BELLFAIRE}:
        deals[SPECIAL_EVENT.id] = Deal(n, {BELLFAIRE: n // 2, "base": n - n // 2})


def lay_out_for_her(g: Game) -> None:
    """The tokens of the Market begin on their other side; events lie in another order."""
    if _has_zone(g, MARKET):
        turn_market_over(g)
    _arrange_events(g)


def _arrange_events(g: Game) -> None:
    """The festival lies in the middle, an event of Bellfaire at each end of the special ones."""
    places = g.rules.places
    basic, special = [in_play(g, group.id) for group in (BASIC_EVENT, SPECIAL_EVENT)]
    of_fair = [event for event in special if places[event].box == BELLFAIRE]
    for event in basic:
        if places[event].box == BELLFAIRE:
            basic.remove(event)
            basic.insert(len(basic) // 2, event)
            break
    if len(of_fair) > 1:
        first, last = of_fair[:2]
        between = [event for event in special if event not in (first, last)]
        special = [first, *between, last]
    moved = {*basic, *special}
    others = [place for place in g.board.places if place not in moved]
    g.board = make_board(g.rules, [*others, *basic, *special])


def _enlarge_road(everything: Contents) -> None:
    """One more map tile on each section; the discovery that refills itself is left out."""
    everything.drop("stormvale")
    for zone in everything.zones:
        if zone.id in SECTIONS:
            zone.places += 1


def has_ambassador(g: Game) -> bool:
    return any(piece.id == AMBASSADOR for piece in g.rules.pieces)


def _has_zone(g: Game, id: str) -> bool:
    return any(zone.id == id for zone in g.rules.table_zones)


# Pearlbrook ----------------------------------------------------------------------------------


def send_ambassador(g: Game, seat: int) -> bool:
    """To the topmost free space of the river: what it asks for and gives means nothing to her."""
    p = g.players[seat]
    piece = g.rules.piece(AMBASSADOR)
    for at, id in enumerate(SPACES):
        place = g.rules.place(id)
        if p.pieces[piece - 1] and g.at[place] == 0:
            come_home(p, piece, -1)
            put_on_place(g, seat, place)
            if g.journal is not None:
                g.journal.tell(Entry("visited", seat, place=id, piece=AMBASSADOR))
            found = 1 if turn_up(g, seat, at) else 0
            change_count(g, g.rules.counter(PEARL), seat, found + PEARLS, -place)
            return True
    return False


def play_adornment(g: Game, seat: int) -> bool:
    """The top one of those that were not dealt."""
    cost, _ = ADORNMENT
    pearls = g.rules.counter(PEARL)
    pile = g.rules.zone(UNDEALT)
    if count_of(g, pearls, seat) < cost or not lying_in(g, pile):
        return False
    change_count(g, pearls, seat, -cost, 0)
    tile = take_top(g, pile)
    add(g, g.rules.seat_zone(ADORNED), seat, tile)
    if g.journal is not None:
        g.journal.tell(Entry("adorned", seat, card=g.rules.ids[tile], zone=ADORNED))
    return True


def build_wonder(g: Game, seat: int) -> bool:
    """The cheapest that is left, for its pearls alone."""
    p = g.players[seat]
    pearls = g.rules.counter(PEARL)
    for id, price in PEARLS_OF_WONDERS.items():
        wonder = g.rules.thing(id)
        if wonder in lying_in(g, g.rules.zone(WONDERS)):
            if p.home == 0 or count_of(g, pearls, seat) < price:
                return False
            p.home -= 1
            put_on_place(g, seat, g.rules.place(id))
            change_count(g, pearls, seat, -price, 0)
            remove(g, g.rules.zone(WONDERS), -1, wonder)
            add(g, g.rules.seat_zone(WONDERS), seat, wonder)
            if g.journal is not None:
                g.journal.tell(Entry("built", seat, place=id))
            return True
    return False


# Newleaf and Spirecrest ----------------------------------------------------------------------


def station_row(g: Game) -> Zone | None:
    """The cards of the Station, where it is in the game."""
    return g.rules.zone(STATION) if _has_zone(g, STATION) else None


def prepare_with_boxes(g: Game, seat: int) -> None:
    """When she prepares she takes the visitor and the map tile of most points."""
    if _has_zone(g, VISITORS):
        row = g.rules.zone(VISITORS)
        visitor = _best(g, row)
        if visitor:
            remove(g, row, -1, visitor)
            take_in(g, seat, visitor)
            refill_visitors(g)
    section = section_of(g.players[seat].season)
    if _has_zone(g, section):
        row = g.rules.zone(section)
        if not any(lying_in(g, row)):
            refill_row(g, row)  # she is the first to arrive
        tile = _best(g, row)
        if tile:
            chart(g, seat, tile)


def _best(g: Game, row: Zone) -> int:
    """The first of those worth most; 0 if there is none."""
    best = 0
    for thing in lying_in(g, row):
        if thing and (not best or g.rules.tile(thing).points > g.rules.tile(best).points):
            best = thing
    return best


def adornments_of(g: Game, seat: int) -> int:
    return len(lying_in(g, g.rules.seat_zone(ADORNED), seat))
