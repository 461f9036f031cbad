"""What a seat may know, built field by field from an allow-list: nothing is hidden by deletion."""

from __future__ import annotations

from everdell.engine.changes import keep_aside, replace_pile, take_from_aside
from everdell.engine.content import CARD_KINDS, COLORS, PLACE_KINDS, SEASONS
from everdell.engine.errors import EverdellError
from everdell.engine.facts import facts_of
from everdell.engine.picks import Picks
from everdell.engine.queries import hand_limit, workers_at
from everdell.engine.resources import KINDS, as_dict
from everdell.engine.rng import Random, seeded
from everdell.engine.scoring import score
from everdell.engine.shapes import (
    AsideView,
    CityCard,
    DecisionView,
    GameView,
    PicksView,
    PlaceView,
    PlayerView,
    ShownCards,
)
from everdell.engine.state import Game, Placed, Player


def view(g: Game, seat: int | None) -> GameView:
    """The table as a seat sees it, ready for JSON; None is a spectator."""
    if seat is not None:
        _check_seat(g, seat)
    rules = g.rules
    return {
        "boxes": [box.id for box in rules.boxes],
        "options": dict(rules.settings),
        "seat": seat,
        "turn": g.turn,
        "over": g.over,
        "deck": g.top,
        "discard": len(g.discard),
        "meadow": [
            {"card": rules.cards[card].id if card else None, "blocked": bool(g.blocked >> i & 1)}
            for i, card in enumerate(g.meadow)
        ],
        "places": [_place(g, place) for place in g.board.places],
        "players": [_player(g, p, seat) for p in g.players],
        "counters": {name: g.counters[i] for i, name in enumerate(rules.counters)},
        "decision": _decision(g, seat),
        "shown": _shown(g, seat),
        "winners": list(g.winners()),
    }


def _check_seat(g: Game, seat: int) -> None:
    if not 0 <= seat < len(g.players):
        raise EverdellError(
            "unknown-seat",
            f"There is no seat {seat}; the seats are 0 to {len(g.players) - 1}.",
            {"seat": str(seat), "last": str(len(g.players) - 1)},
        )


def _place(g: Game, number: int) -> PlaceView:
    place = g.rules.places[number]
    seats: list[int] = []
    for seat in range(len(g.players)):
        seats += [seat] * workers_at(g, number, seat)
    shown: PlaceView = {
        "id": place.id,
        "kind": PLACE_KINDS[place.kind],
        "workers": seats,
    }
    if place.is_event:
        shown["achieved_by"] = None
        for p in g.players:
            for claim in p.claims:
                if claim.event == number:
                    shown["achieved_by"] = p.seat
    return shown


def _player(g: Game, p: Player, seat: int | None) -> PlayerView:
    rules = g.rules
    total = score(g, p.seat)
    facts = facts_of(g, p)
    shown: PlayerView = {
        "seat": p.seat,
        "automaton": p.automaton,
        "season": SEASONS[p.season],
        "passed": p.passed,
        "workers": p.home,
        "adrift": p.adrift,
        "resources": {KINDS[kind]: p.resources[kind] for kind in range(4)},
        "points": p.points,
        "hand_size": len(p.hand),
        "hand_limit": hand_limit(g, p),
        "aside": {name: _aside(g, p, i, seat) for i, name in enumerate(rules.zones)},
        "spaces": facts.used + facts.free,
        "spaces_used": facts.used,
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
    if seat == p.seat or g.over:
        shown["hand"] = [rules.cards[card].id for card in p.hand]
    return shown


def _aside(g: Game, p: Player, zone: int, seat: int | None) -> AsideView:
    shown: AsideView = {"size": len(p.zones[zone])}
    if seat == p.seat or g.over:
        shown["cards"] = [g.rules.cards[card].id for card in p.zones[zone]]
    return shown


def _placed(g: Game, p: Player, slot: int) -> CityCard:
    placed: Placed = p.city[slot]
    card = g.rules.cards[placed.card]
    return {
        "slot": slot,
        "card": card.id,
        "kind": CARD_KINDS[card.kind],
        "color": COLORS[card.color],
        "shares_with": placed.host if placed.host >= 0 else None,
        "occupied": placed.occupied,
        "points": placed.points,
        "stored": as_dict(placed.stored),
        "workers": list(placed.workers),
        "settled": list(placed.settled),
        "held": [g.rules.cards[card].id for card in placed.held],
    }


def _decision(g: Game, seat: int | None) -> DecisionView | None:
    decision = g.decision
    if decision is None:
        return None
    shown: DecisionView = {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "source": decision.source,
    }
    if seat == decision.seat:
        shown["options"] = [option.id for option in decision.options]
        picks = g.picks
        if picks is not None:
            shown["picks"] = _picks(picks)
    return shown


def _picks(picks: Picks) -> PicksView:
    shown: PicksView = {
        "picked": picks.picked,
        "least": picks.least,
        "most": picks.most,
        "pool": {pick.option.id: pick.count for pick in picks.pool},
    }
    if picks.limits:
        shown["limits"] = [
            {"options": [option.id for option in limit.options], "most": limit.most}
            for limit in picks.limits
        ]
    slots = {pick.option.id: list(pick.slots) for pick in picks.pool if pick.slots}
    if slots:
        shown["slots"] = slots
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


def determinize(g: Game, seat: int, seed: int) -> Game:
    """A clone in which everything that the seat cannot know is dealt anew.

    Hidden are the deck, the discard pile (it lies face down), other piles, the other hands, what
    others keep aside, and cards that another seat looks at. What a player could remember from
    earlier turns is not used.
    """
    _check_seat(g, seat)
    world = g.clone()
    random = seeded(seed)
    pool = world.deck[: world.top] + world.discard
    for p in world.players:
        if p.seat != seat:
            pool += p.hand
    for f in world.stack:
        if f.secret and f.me != seat:
            pool += list(f.cards)
    pool.sort()  # or whoever knows the seed could turn the shuffle back
    random.shuffle(pool)
    deck_end = world.top
    world.deck = pool[:deck_end]
    discard_end = deck_end + len(world.discard)
    world.discard = pool[deck_end:discard_end]
    at = discard_end
    for p in world.players:
        if p.seat != seat:
            n = len(p.hand)
            p.hand = sorted(pool[at : at + n])
            at += n
    for f in world.stack:
        if f.me != seat:
            f.last = 0  # a canonical order of picks that began with other cards means nothing now
            if f.secret:
                n = len(f.cards)
                f.cards = tuple(sorted(pool[at : at + n]))
                at += n
    for pile in range(len(world.piles)):
        _deal_pile(world, seat, pile, random)
    world.random = random
    world.seed = seed  # the true one would tell the deck
    if not world.over:
        world.advance()
    return world


def _deal_pile(world: Game, seat: int, pile: int, random: Random) -> None:
    """Mix a pile with those of its cards that others keep aside, and deal them out again."""
    name = world.rules.piles[pile]
    pool = list(world.piles[pile])
    for p in world.players:
        if p.seat != seat:
            pool += [c for zone in p.zones for c in zone if world.rules.cards[c].pile == name]
    pool.sort()
    random.shuffle(pool)
    for p in world.players:
        if p.seat != seat:
            for zone in range(len(p.zones)):
                for card in p.zones[zone]:
                    if world.rules.cards[card].pile == name:
                        take_from_aside(p, zone, card)
                        keep_aside(p, zone, pool.pop())
    replace_pile(world, pile, tuple(pool))
