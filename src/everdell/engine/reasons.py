"""Why something cannot be chosen in a turn, for those who ask.

The options say what is legal; this says what stands in the way of the rest. It looks at the very
figures that the options are made from, and a contract test holds the two together: a thing has
reasons exactly when no option is offered for it.
"""

from __future__ import annotations

from typing import final

from everdell.engine.characters import plain_at_home
from everdell.engine.content import AUTUMN, COLORS, Card, Place
from everdell.engine.effects.playing import PlaysCards
from everdell.engine.effects.rows import within_reach
from everdell.engine.errors import EverdellError
from everdell.engine.facts import facts_of
from everdell.engine.moments import Modifier
from everdell.engine.option import PLAY
from everdell.engine.phrases import Amount, Component, Gap, Listing, Phrase, Reason, Seat, yes_or_no
from everdell.engine.queries import (
    has_bed,
    has_free_spot,
    has_space,
    is_barred,
    may_enter,
    ordinal_of,
    workers_at,
)
from everdell.engine.quotes import ban, is_payable, lowered, missing, more_there, surcharges
from everdell.engine.resources import as_dict
from everdell.engine.rules import HAND, MEADOW, ORIGINS, PAY
from everdell.engine.shapes import TargetView
from everdell.engine.stack import NO_SLOT, Program
from everdell.engine.state import Game, Player
from everdell.engine.targets import button, card_in, city_card, place_of
from everdell.engine.visits import barrier, card_barrier, has_spot
from everdell.engine.zones import lying_in


@final
class Refusal:
    """A thing that a turn does not offer, and what keeps a seat from it."""

    __slots__ = ("reasons", "target")

    def __init__(self, target: TargetView, reasons: list[Reason]) -> None:
        self.target = target
        self.reasons = reasons


@final
class _Refusals:
    """Gathers what is not offered, with what keeps a seat from everything before the rest."""

    def __init__(self, first: Reason | None) -> None:
        self._first = first
        self.found: list[Refusal] = []

    def add(self, target: TargetView, reasons: list[Reason]) -> None:
        told = reasons if self._first is None else [self._first, *reasons]
        if told:
            self.found.append(Refusal(target, told))


@final
class _Offered:
    """What a seat may choose in its turn, by the thing that each option is about."""

    def __init__(self, g: Game, seat: int) -> None:
        self.cards: set[tuple[int, int]] = set()  # and their origins
        self.places: set[int] = set()
        self.city: set[tuple[int, int, int]] = set()  # seat, card, copy
        self.verbs: set[str] = set()
        decision = g.decision
        if decision is None or decision.seat != seat or not _is_open(g):
            return
        for option in decision.options:
            if option.verb == PLAY:
                self.cards.add((option.card, option.origin))
            elif option.place:
                self.places.add(option.place)
            elif option.copy:
                self.city.add((option.seat, option.card, option.copy))
            elif option.card:
                self.cards.add((option.card, g.rules.origin_of(option.zone)))
            else:
                self.verbs.add(option.verb)


def why_not(g: Game, seat: int) -> list[Refusal]:
    """What keeps a seat from each thing that its turn is not offering."""
    if not 0 <= seat < g.rules.players:
        raise EverdellError(
            "unknown-seat",
            f"There is no seat {seat}; the seats are 0 to {g.rules.players - 1}.",
            {"seat": str(seat), "last": str(g.rules.players - 1)},
        )
    p = g.players[seat]
    offered = _Offered(g, seat)
    refused = _Refusals(_before_all(g, p))
    _cards(g, p, p.hand, HAND, offered, refused)
    _cards(g, p, [card for card in g.meadow if card], MEADOW, offered, refused)
    for i, zone in enumerate(g.rules.origin_zones):
        lying = [card for card in lying_in(g, zone, p.seat) if card]
        _cards(g, p, lying, len(ORIGINS) + i, offered, refused)
    for number in g.board.places:
        if number not in offered.places:
            place = g.rules.places[number]
            reasons = _place(g, p, place)
            if g.rules.own_root and not reasons:
                reasons.append(Reason("not-now"))
            refused.add(place_of(place.id), reasons)
    for owner in g.players:
        _city(g, p, owner, offered, refused)
    if g.rules.figures.seasons:
        if "prepare" not in offered.verbs:
            refused.add(button("prepare"), _prepare(p))
        if "pass" not in offered.verbs:
            refused.add(button("pass"), [] if p.season == AUTUMN else [Reason("not-autumn")])
    return refused.found


def _is_open(g: Game) -> bool:
    """Whether a turn begins, or in a game of its own a card is to be played."""
    return _playing(g) is not None or len(g.stack) == 1


def _playing(g: Game) -> PlaysCards | None:
    """In a game of its own: the step that asks now for a card to play."""
    if not g.rules.own_root or not g.stack:
        return None
    f = g.stack[-1]
    step = f.program.steps[f.pc] if f.pc < len(f.program.steps) else None
    return step if isinstance(step, PlaysCards) else None


def _before_all(g: Game, p: Player) -> Reason | None:
    """What keeps a seat from doing anything at all."""
    decision = g.decision
    if decision is None:
        return Reason("over")
    if decision.seat != p.seat:
        if p.passed:
            return Reason("passed")
        return Reason("not-your-turn", {"player": Seat(decision.seat)})
    if not _is_open(g):
        return Reason("answer-first")
    return None


def _forbidden(by: Modifier) -> Reason:
    return Reason("forbidden", {"by": Component(by.component)})


def _taken(p: Player, seats: list[int]) -> Reason:
    """Workers stand in the way; two of one player are one name."""
    there = list(dict.fromkeys(seats))
    named: list[Gap] = [Seat(seat) for seat in there]
    return Reason("taken", {"players": Listing(named), "own": yes_or_no(there == [p.seat])})


# Cards ---------------------------------------------------------------------------------------


def _cards(
    g: Game, p: Player, cards: list[int], origin: int, offered: _Offered, refused: _Refusals
) -> None:
    near = within_reach(g) if origin == MEADOW else cards
    for number in dict.fromkeys(cards):
        if (number, origin) in offered.cards:
            continue
        card = g.rules.cards[number]
        reasons = _card(g, p, card, origin)
        if number not in near:
            reasons.append(Reason("blocked"))
        if g.rules.own_root and not reasons:
            reasons.append(Reason("not-now"))
        refused.add(card_in(g.rules.origins[origin], card.id), reasons)


def _card(g: Game, p: Player, card: Card, origin: int) -> list[Reason]:
    """What `may_play` asks, one by one."""
    reasons: list[Reason] = []
    number = card.number
    forbidding = ban(g, p, number, origin)
    if forbidding is not None:
        reasons.append(_forbidden(forbidding))
    off = _lowered(g, p, number, origin)
    more = more_there(g, p, number, origin, PAY, off)
    if not is_payable(g, p, number, PAY, off, more) and not has_bed(g, p, number):
        short = Amount(as_dict(missing(g, p, number, off, more)))
        reasons.append(Reason("missing", {"resources": short}))
        for modifier in surcharges(g, p, number, origin, off):
            reasons.append(Reason("dearer", {"by": Component(modifier.component)}))
    if may_enter(g, p.seat, number):
        return reasons
    if card.arrival is not None:
        reasons.append(Reason("no-room-anywhere", {"card": Component(card.id)}))
        return reasons
    if is_barred(g, p, number):
        there = [g.rules.cards[here.card].replaces for here in p.city]
        upgraded = any(found in (number, card.stands_for) for found in there if found)
        reason = "upgraded-there" if upgraded else "unique-there"
        reasons.append(Reason(reason, {"card": Component(card.id)}))
    if not has_space(g, p, number):
        reasons.append(Reason("city-full"))
    return reasons


def _lowered(g: Game, p: Player, card: int, origin: int) -> int:
    step = _playing(g)
    return (
        step.lowered(g, p, card, g.stack[-1].n) if step is not None else lowered(g, p, card, origin)
    )


# Places of the board -------------------------------------------------------------------------


def _place(g: Game, p: Player, place: Place) -> list[Reason]:
    if place.reached_by:
        return [Reason("reached-otherwise")]
    reasons = _piece(p, place.piece_number)
    if place.is_event:
        return reasons + _event(g, p, place)
    here = [q.seat for q in g.players if workers_at(g, place.number, q.seat)]
    if not has_spot(place, g.at[place.number], p.seat):
        if place.one_each and p.seat in here:
            reasons.append(Reason("own-worker-there"))
        else:
            reasons.append(_taken(p, here))
    if p.season < place.season:
        reasons.append(Reason("not-autumn" if place.season == AUTUMN else "too-early"))
    barring = barrier(g, p, place.number) if g.rules.modifies_visits else None
    if barring is not None:
        reasons.append(_forbidden(barring))
    needed = _needs(g, p, place)
    reasons += needed
    if not needed and not place.do.possible(g, p.seat, p.seat, NO_SLOT):
        reasons += _hindrances(g, p, place.do, p.seat, NO_SLOT)
    return [reason for reason in reasons if reason.for_good] or reasons


def _hindrances(g: Game, p: Player, text: Program, owner: int, slot: int) -> list[Reason]:
    """What keeps a player from carrying out a text, as far as its steps can say it."""
    found: list[Reason] = []
    for step in text.steps:
        if step.conditional and not step.possible(g, p.seat, owner, slot):
            reason = step.hindrance(g, p.seat, owner, slot)
            if reason is not None:
                found.append(reason)
    return found or [Reason("no-use")]


def _needs(g: Game, p: Player, place: Place) -> list[Reason]:
    """What a place asks for and a player has too little of."""
    reasons: list[Reason] = []
    for need in place.needs:
        if not need.met(g, p.seat):
            missing = need.least - need.count(g, p.seat)
            lacking = Phrase(f"needs-{need.word}", {"n": missing})
            reasons.append(Reason("needs-more", {"what": lacking}))
    return reasons


def _piece(p: Player, piece: int) -> list[Reason]:
    """Whether the piece that goes there is at home."""
    if piece == 0:
        return _worker(p)
    return [] if p.pieces[piece - 1] else [Reason("no-piece")]


def _worker(p: Player) -> list[Reason]:
    return [] if plain_at_home(p) else [Reason("no-worker")]


def _event(g: Game, p: Player, event: Place) -> list[Reason]:
    for q in g.players:
        for claim in q.claims:
            if claim.event == event.number:
                own = yes_or_no(q.seat == p.seat)
                return [Reason("achieved", {"player": Seat(q.seat), "own": own})]
    reasons: list[Reason] = []
    facts = facts_of(g, p)
    for color, n in event.colors:
        if facts.colors[color] < n:
            missing = n - facts.colors[color]
            gaps: dict[str, Gap] = {"color": Phrase(f"color-{COLORS[color]}"), "n": missing}
            reasons.append(Reason("needs-color", gaps))
    for number in event.card_numbers:
        if facts.count[number] == 0:
            reasons.append(Reason("needs-card", {"card": Component(g.rules.cards[number].id)}))
    reasons += _needs(g, p, event)
    barring = barrier(g, p, event.number) if g.rules.modifies_visits else None
    if barring is not None:
        reasons.append(_forbidden(barring))
    if not reasons and not event.do.possible(g, p.seat, p.seat, NO_SLOT):
        reasons += _hindrances(g, p, event.do, p.seat, NO_SLOT)
    return reasons


# City cards ----------------------------------------------------------------------------------


def _city(g: Game, p: Player, owner: Player, offered: _Offered, refused: _Refusals) -> None:
    for slot in range(len(owner.city)):
        number = owner.city[slot].card
        if number == 0 or (owner.seat, number, ordinal_of(owner.city, slot)) in offered.city:
            continue
        refused.add(city_card(g, owner.seat, slot), _city_card(g, p, owner, slot))


def _city_card(g: Game, p: Player, owner: Player, slot: int) -> list[Reason]:
    card = g.rules.cards[owner.city[slot].card]
    visit = card.visit
    facts = facts_of(g, owner)
    if visit is None or card.spots is None:
        return [Reason("takes-no-worker")]
    if slot not in facts.visits or (owner.seat != p.seat and slot not in facts.open):
        return [Reason("closed")]
    reasons = _piece(p, card.spots.piece_number)
    if not has_free_spot(g, owner, slot):
        placed = owner.city[slot]
        here = [*placed.workers, *placed.settled]
        reasons.append(_taken(p, here))
    barring = card_barrier(g, p, owner, slot) if g.rules.modifies_card_visits else None
    if barring is not None and card.spots.piece_number == 0:
        reasons.append(_forbidden(barring))
    if not visit.possible(g, p.seat, owner.seat, slot):
        reasons += _hindrances(g, p, visit, owner.seat, slot)
    return reasons


# Seasons -------------------------------------------------------------------------------------


def _prepare(p: Player) -> list[Reason]:
    if p.season == AUTUMN:
        return [Reason("last-season")]
    return [Reason("workers-left", {"n": p.home})] if p.home else []
