"""What a seat may know, built field by field from an allow-list: nothing is hidden by deletion."""

from __future__ import annotations

from everdell.engine.box import BOUNDLESS
from everdell.engine.by_place import dearer_at
from everdell.engine.content import COLORS, SEASONS
from everdell.engine.errors import EverdellError
from everdell.engine.facts import facts_of
from everdell.engine.offers import decision_view
from everdell.engine.queries import hand_limit, private_places, workers_at
from everdell.engine.resources import KINDS, as_dict
from everdell.engine.scoring import bonus_of, score
from everdell.engine.shapes import (
    AsideView,
    CityCard,
    GameView,
    MeadowPlace,
    NamedView,
    PlaceView,
    PlayerView,
    ShownCards,
)
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import NO_TOKEN, Game, Named, Placed, Player, token_of
from everdell.engine.zones import ALL, MEADOW, ROW, Zone, count_of


def view(g: Game, seat: int | None) -> GameView:
    """The table as a seat sees it, ready for JSON; None is a spectator."""
    if seat is not None:
        check_seat(g, seat)
    rules = g.rules
    decision = g.decision
    return {
        "boxes": [box.id for box in rules.boxes],
        "options": dict(rules.settings),
        "seat": seat,
        "turn": g.turn,
        "over": g.over,
        "deck": g.top,
        "discard": len(g.discard),
        "meadow": [_meadow_place(g, place, seat or 0) for place in range(len(g.meadow))],
        "places": [_place(g, place) for place in g.board.places] + _private(g),
        "players": [_player(g, p, seat) for p in g.players],
        "rows": {
            zone.id: [rules.ids[thing] or None for thing in g.zones[zone.index]]
            for zone in rules.table_zones
            if zone.shape == ROW and zone.sight == ALL
        },
        "in_force": [zone.id for zone in rules.table_zones if zone.shape == ROW and zone.speaks],
        "piles": {
            zone.id: _pile(g, zone, seat)
            for zone in rules.table_zones
            if zone.shape != ROW and not zone.out
        },
        "counters": {counter.id: count_of(g, counter) for counter in rules.table_counters},
        "decision": None if decision is None else decision_view(g, decision, seat),
        "shown": _shown(g, seat),
        "winners": list(g.winners()),
    }


def check_seat(g: Game, seat: int) -> None:
    if not 0 <= seat < len(g.players):
        raise EverdellError(
            "unknown-seat",
            f"There is no seat {seat}; the seats are 0 to {len(g.players) - 1}.",
            {"seat": str(seat), "last": str(len(g.players) - 1)},
        )


def _meadow_place(g: Game, place: int, seat: int) -> MeadowPlace:
    card = g.meadow[place]
    shown: MeadowPlace = {
        "card": g.rules.cards[card].id if card else None,
        "blocked": bool(g.blocked >> place & 1),
    }
    if g.rules.prices_by_place:
        dearer: dict[str, int] = {}
        for modifier in dearer_at(g, g.players[seat], g.rules.zone(MEADOW), place):
            dearer[modifier.component] = dearer.get(modifier.component, 0) + modifier.dearer_by
        if dearer:
            shown["dearer"] = dearer
    return shown


def _place(g: Game, number: int) -> PlaceView:
    place = g.rules.places[number]
    seats: list[int] = []
    for seat in range(len(g.players)):
        seats += [seat] * workers_at(g, number, seat)
    shown: PlaceView = {
        "id": place.id,
        "kind": place.group.id,
        "workers": seats,
    }
    if place.piece_number:
        shown["piece"] = place.piece
    if place.is_event:
        shown["achieved_by"] = None
        for p in g.players:
            for claim in p.claims:
                if claim.event == number:
                    shown["achieved_by"] = p.seat
    return shown


def _private(g: Game) -> list[PlaceView]:
    """The places that are open to one player alone."""
    found: list[PlaceView] = []
    if g.rules.private_zones:
        for p in g.players:
            for number in private_places(g, p):
                shown = _place(g, number)
                shown["owner"] = p.seat
                found.append(shown)
    return found


def _player(g: Game, p: Player, seat: int | None) -> PlayerView:
    rules = g.rules
    total = score(g, p.seat)
    shown: PlayerView = {
        "seat": p.seat,
        "automaton": p.automaton,
        "passed": p.passed,
        "workers": p.home,
        "adrift": p.adrift,
        "pieces": {piece.id: n for piece, n in zip(rules.pieces[1:], p.pieces, strict=True)},
        "resources": {KINDS[kind]: p.resources[kind] for kind in rules.figures.kinds},
        "points": p.points,
        "hand_size": len(p.hand),
        "hand_limit": hand_limit(g, p),
        "aside": {zone.id: _aside(g, p, zone, seat) for zone in rules.seat_zones},
        "tokens": {counter.id: p.counters[counter.index] for counter in rules.seat_counters},
        "city": [_placed(g, p, slot) for slot in range(len(p.city)) if p.city[slot].card],
        "events": [
            {
                "event": rules.places[claim.event].id,
                "points": claim.points,
                "stored": as_dict(claim.stored),
                "held": [rules.cards[card].id for card in claim.held],
            }
            for claim in p.claims
        ],
        "score": {"total": total.total, "parts": total.parts},
    }
    if p.named:
        shown["named"] = [_named(g, named) for named in p.named]
    # A game of its own may be without seasons, bounds of cities, hands.
    figures = rules.figures
    if figures.seasons:
        shown["season"] = SEASONS[p.season]
    if figures.city_spaces < BOUNDLESS:
        facts = facts_of(g, p)
        shown["spaces"] = facts.used + facts.free
        shown["spaces_used"] = facts.used
    if figures.hand_limit and (seat == p.seat or g.over):
        shown["hand"] = [rules.cards[card].id for card in p.hand]
    return shown


def _named(g: Game, named: Named) -> NamedView:
    spot = named.spot
    shown: NamedView = {"id": g.rules.ids[named.thing], "home": spot is None}
    if spot is not None and spot.place:
        shown["place"] = g.rules.places[spot.place].id
    elif spot is not None and spot.slot != NO_SLOT:
        shown["city"] = spot.seat
        shown["slot"] = spot.slot
    return shown


def _aside(g: Game, p: Player, zone: Zone, seat: int | None) -> AsideView:
    things = [thing for thing in p.zones[zone.index] if thing]
    shown: AsideView = {"size": len(things)}
    if g.over or not zone.hides_from(seat, p.seat):
        shown["cards"] = [g.rules.ids[thing] for thing in things]
    return shown


def _pile(g: Game, zone: Zone, seat: int | None) -> AsideView:
    things = g.zones[zone.index]
    shown: AsideView = {"size": len(things)}
    if not zone.hides_from(seat, -1):
        shown["cards"] = [g.rules.ids[thing] for thing in things]
    return shown


def _placed(g: Game, p: Player, slot: int) -> CityCard:
    placed: Placed = p.city[slot]
    card = g.rules.cards[placed.card]
    shown: CityCard = {
        "slot": slot,
        "card": card.id,
        "kind": g.rules.figures.card_kinds[card.kind],
        "color": COLORS[card.color],
        "shares_with": placed.host if placed.host >= 0 else None,
        "occupied": placed.occupied != NO_TOKEN,
        "points": placed.points,
        "stored": as_dict(placed.stored),
        "workers": list(placed.workers),
        "settled": list(placed.settled),
        "held": [g.rules.cards[card].id for card in placed.held],
    }
    if card.score is not None:
        shown["bonus"] = bonus_of(g, p.seat, slot)
    token = token_of(g.rules, placed)
    if token:
        shown["token"] = token
    return shown


def _shown(g: Game, seat: int | None) -> list[ShownCards]:
    """Cards on their way: revealed to all, or seen by one player only."""
    found: list[ShownCards] = []
    for f in g.stack:
        if f.cards and (not f.secret or f.me == seat):
            found.append(
                {
                    "seat": f.me,
                    "source": g.rules.source_id(f.source),
                    "cards": [g.rules.cards[card].id for card in f.cards],
                }
            )
    return found
