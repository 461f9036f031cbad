"""Why something cannot be chosen in a turn, for whoever asks.

The options say what is legal; this says what stands in the way of the rest. It looks at the very
figures that the options are made from, and a contract test holds the two together: a target has
reasons exactly when no option is offered for it.
"""

from __future__ import annotations

from typing import final

from everdell.engine.content import AUTUMN, COLORS, Card, Place
from everdell.engine.effects.meadow import within_reach
from everdell.engine.errors import EverdellError
from everdell.engine.facts import facts_of
from everdell.engine.queries import has_free_spot, ordinal_of, workers_at
from everdell.engine.resources import KINDS, amount, covers, purse
from everdell.engine.rules import HAND, MEADOW, ORIGINS
from everdell.engine.state import Game, Player
from everdell.engine.visits import has_spot
from everdell.engine.zones import lying_in


@final
class Reason:
    """A word for the catalogs, and its details."""

    __slots__ = ("code", "details")

    def __init__(self, code: str, details: dict[str, object] | None = None) -> None:
        self.code = code
        self.details: dict[str, object] = details if details is not None else {}

    def as_dict(self) -> dict[str, object]:
        return {"code": self.code, **self.details}


def why_not(g: Game, seat: int) -> dict[str, list[Reason]]:
    """What keeps a seat from each thing that its turn is not offering, by the thing.

    Things are named as in the options: `play:CARD:hand`, `play:CARD:meadow`, `visit:PLACE`,
    `event:PLACE`, `visit:city:SEAT:CARD` (`:N` for further copies), `prepare` and `pass`; cards
    that are kept aside as `play:CARD:ZONE`.
    """
    if not 0 <= seat < g.rules.players:
        raise EverdellError(
            "unknown-seat",
            f"There is no seat {seat}; the seats are 0 to {g.rules.players - 1}.",
            {"seat": str(seat), "last": str(g.rules.players - 1)},
        )
    p = g.players[seat]
    found: dict[str, list[Reason]] = {}
    offered = _offered(g, seat)
    first = _before_all(g, p)
    _cards(g, p, p.hand, HAND, found)
    _cards(g, p, [card for card in g.meadow if card], MEADOW, found)
    for i, zone in enumerate(g.rules.origin_zones):
        lying = [card for card in lying_in(g, zone, p.seat) if card]
        _cards(g, p, lying, len(ORIGINS) + i, found)
    for number in g.board.places:
        place = g.rules.places[number]
        found[f"{'event' if place.is_event else 'visit'}:{place.id}"] = _place(g, p, place)
    for owner in g.players:
        _city(g, p, owner, found)
    found["prepare"] = _prepare(p)
    found["pass"] = [] if p.season == AUTUMN else [Reason("not-autumn")]
    for target in found:
        if target in offered:
            found[target] = []
        elif first is not None:
            found[target].insert(0, first)
    return {target: reasons for target, reasons in found.items() if reasons}


def _offered(g: Game, seat: int) -> set[str]:
    """What a seat may choose in its turn, by the thing that each option is about."""
    decision = g.decision
    if decision is None or decision.seat != seat or decision.prompt != "turn":
        return set()
    found: set[str] = set()
    for option in decision.options:
        words = option.id.split(":")
        # The way of paying comes after card and origin.
        found.add(":".join(words[:3]) if words[0] == "play" else option.id)
    return found


def _before_all(g: Game, p: Player) -> Reason | None:
    """What keeps a seat from doing anything at all."""
    decision = g.decision
    if decision is None:
        return Reason("over")
    if decision.seat != p.seat:
        return Reason("passed") if p.passed else Reason("not-your-turn", {"player": decision.seat})
    if decision.prompt != "turn":
        return Reason("answer-first")
    return None


# Cards ---------------------------------------------------------------------------------------


def _cards(
    g: Game, p: Player, cards: list[int], origin: int, found: dict[str, list[Reason]]
) -> None:
    near = within_reach(g) if origin == MEADOW else cards
    for number in cards:
        card = g.rules.cards[number]
        reasons = _card(g, p, card)
        if number not in near:
            reasons.append(Reason("blocked"))
        found[f"play:{card.id}:{g.rules.origins[origin]}"] = reasons


def _card(g: Game, p: Player, card: Card) -> list[Reason]:
    reasons: list[Reason] = []
    facts = facts_of(g, p)
    if not covers(purse(p.resources), card.price) and not facts.beds[card.number]:
        missing: dict[str, object] = {}
        for kind in range(4):
            short = amount(card.price, kind) - p.resources[kind]
            if short > 0:
                missing[KINDS[kind]] = short
        reasons.append(Reason("missing", {"resources": missing}))
    if card.arrival is not None:
        if not card.arrival.possible(g, p.seat, card.number, -1):
            reasons.append(Reason("no-room-anywhere", {"card": card.id}))
        return reasons
    if facts.barred[card.number]:
        upgraded = any(g.rules.cards[here.card].stands_for == card.number for here in p.city)
        reason = "upgraded-there" if upgraded else "unique-there"
        reasons.append(Reason(reason, {"card": card.id}))
    if facts.free <= 0 and card.needs_space and not facts.hosts[card.number]:
        reasons.append(Reason("city-full"))
    return reasons


# Places of the board -------------------------------------------------------------------------


def _place(g: Game, p: Player, place: Place) -> list[Reason]:
    reasons = _worker(p)
    if place.is_event:
        return reasons + _event(g, p, place)
    here = [q.seat for q in g.players if workers_at(g, place.number, q.seat)]
    if not has_spot(place, g.at[place.number], p.seat):
        if place.one_each and p.seat in here:
            reasons.append(Reason("own-worker-there"))
        else:
            reasons.append(Reason("taken", {"players": here}))
    if p.season < place.season:
        reasons.append(Reason("not-autumn"))
    if not place.do.possible(g, p.seat, p.seat, -1):
        reasons.append(Reason("no-use"))
    return reasons


def _worker(p: Player) -> list[Reason]:
    return [] if p.home else [Reason("no-worker")]


def _event(g: Game, p: Player, event: Place) -> list[Reason]:
    for q in g.players:
        for claim in q.claims:
            if claim.event == event.number:
                return [Reason("achieved", {"player": q.seat})]
    reasons: list[Reason] = []
    facts = facts_of(g, p)
    for color, n in event.colors:
        if facts.colors[color] < n:
            details: dict[str, object] = {"color": COLORS[color], "n": n - facts.colors[color]}
            reasons.append(Reason("needs-color", details))
    for number in event.card_numbers:
        if facts.count[number] == 0:
            reasons.append(Reason("needs-card", {"card": g.rules.cards[number].id}))
    if not reasons and not event.do.possible(g, p.seat, p.seat, -1):
        reasons.append(Reason("no-use"))
    return reasons


# City cards ----------------------------------------------------------------------------------


def _city(g: Game, p: Player, owner: Player, found: dict[str, list[Reason]]) -> None:
    for slot in range(len(owner.city)):
        placed = owner.city[slot]
        if placed.card == 0:
            continue
        card = g.rules.cards[placed.card]
        ordinal = ordinal_of(owner.city, slot)
        tail = f":{ordinal}" if ordinal > 1 else ""
        found[f"visit:city:{owner.seat}:{card.id}{tail}"] = _city_card(g, p, owner, slot)


def _city_card(g: Game, p: Player, owner: Player, slot: int) -> list[Reason]:
    visit = g.rules.cards[owner.city[slot].card].visit
    facts = facts_of(g, owner)
    if visit is None:
        return [Reason("takes-no-worker")]
    if slot not in facts.visits or (owner.seat != p.seat and slot not in facts.open):
        return [Reason("closed")]
    reasons = _worker(p)
    if not has_free_spot(g, owner, slot):
        placed = owner.city[slot]
        here = [*placed.workers, *placed.settled]
        reasons.append(Reason("taken", {"players": here}))
    if not visit.possible(g, p.seat, owner.seat, slot):
        reasons.append(Reason("no-use"))
    return reasons


# Seasons -------------------------------------------------------------------------------------


def _prepare(p: Player) -> list[Reason]:
    if p.season == AUTUMN:
        return [Reason("last-season")]
    return [Reason("workers-left", {"n": p.home})] if p.home else []
