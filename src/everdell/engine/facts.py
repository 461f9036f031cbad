"""Facts about a city that follow from its cards.

Most changes of a city are a card that enters or moves in somewhere: the facts are carried on then,
and share with those before what has not changed. After any other change they are dropped, and the
city is surveyed when they are needed.
"""

from __future__ import annotations

from typing import Final

from everdell.engine.content import COLORS, CRITTER, Card
from everdell.engine.moments import NO_MODIFIERS
from everdell.engine.rules import Rules
from everdell.engine.state import Facts, Game, Placed, Player

_NO_SLOTS: Final[list[int]] = []
_MOST: Final = 255
_BYTES: Final = [bytes([n]) for n in range(_MOST + 1)]


def survey(rules: Rules, city: list[Placed]) -> Facts:
    """Look at a city from scratch."""
    none = rules.no_cards
    facts = Facts(
        none,
        none,
        none,
        0,
        none,
        [0] * len(COLORS),
        0,
        rules.figures.city_spaces,
        _NO_SLOTS,
        _NO_SLOTS,
        _NO_SLOTS,
        _NO_SLOTS,
        _NO_SLOTS,
        _NO_SLOTS,
        _NO_SLOTS,
        NO_MODIFIERS,
        0,
    )
    for slot in range(len(city)):
        if city[slot].card:
            facts = after_entry(rules, facts, slot, city[slot])
    return facts


def after_entry(rules: Rules, facts: Facts, slot: int, placed: Placed) -> Facts:
    """The facts of a city once a card stands there, in a slot behind all others."""
    number = placed.card
    card = rules.cards[number]
    count = raised(facts.count, number)
    barred = facts.barred
    if card.unique and not barred[number]:
        barred = raised(barred, number)
    if card.stands_for:
        count = raised(count, card.stands_for)
        if not barred[card.stands_for]:
            barred = raised(barred, card.stands_for)
    invites = facts.invites
    if rules.invites and not placed.occupied:
        invites |= rules.invites[number]
    hosts = facts.hosts
    if hosts is not rules.no_cards or card.partner or card.stands_for:
        hosts = None
    colors = facts.colors[:]
    colors[card.color] = colors[card.color] + 1  # `+=` is several times slower, compiled
    used = card.spaces_alone if placed.host < 0 else 0
    visiting = card.spots is not None
    here = [slot]
    return Facts(
        count,
        barred,
        facts.beds if placed.occupied else _with_beds(rules, facts.beds, card, 1),
        invites,
        hosts,
        colors,
        facts.used + used,
        facts.free + card.adds_spaces - used,
        facts.speakers + here if card.moments else facts.speakers,
        facts.visits + here if visiting else facts.visits,
        facts.open + here if visiting and card.open_points else facts.open,
        facts.triggers + here if card.trigger is not None else facts.triggers,
        facts.abilities + here if card.ability is not None else facts.abilities,
        facts.producers + here if card.production is not None else facts.producers,
        facts.bonuses + here if card.score is not None else facts.bonuses,
        facts.modifiers if card.modifier is None else [*facts.modifiers, card.modifier],
        facts.points + card.points,
    )


def after_occupation(rules: Rules, facts: Facts, number: int, city: list[Placed]) -> Facts:
    """The facts of a city once a card is occupied that was not."""
    return Facts(
        facts.count,
        facts.barred,
        _with_beds(rules, facts.beds, rules.cards[number], -1),
        _invites(rules, city) if facts.invites else 0,
        facts.hosts,
        facts.colors,
        facts.used,
        facts.free,
        facts.speakers,
        facts.visits,
        facts.open,
        facts.triggers,
        facts.abilities,
        facts.producers,
        facts.bonuses,
        facts.modifiers,
        facts.points,
    )


def _with_beds(rules: Rules, beds: bytes, home: Card, by: int) -> bytes:
    """So many beds more, for all that a construction welcomes."""
    for critter in home.welcomes:
        beds = raised(beds, critter, by)
    if home.welcomes_any_critter:
        for card in rules.cards:
            if card.kind == CRITTER:
                beds = raised(beds, card.number, by)
    return beds


def raised(numbers: bytes, at: int, by: int = 1) -> bytes:
    """The same small numbers, but for one that is so much greater."""
    return numbers[:at] + _BYTES[numbers[at] + by] + numbers[at + 1 :]


def hosts_of(g: Game, p: Player) -> bytes:
    """For each card, how many lone partners could share their space with it."""
    facts = facts_of(g, p)
    hosts = facts.hosts
    if hosts is None:
        rules = g.rules
        city = p.city
        hosts = rules.no_cards
        for slot in range(len(city)):
            number = city[slot].card
            partner = partner_of(rules, number)
            if partner and (rules.cards[number].crowd or takes_partner(rules, city, slot)):
                hosts = raised(hosts, partner)
        facts.hosts = hosts
    return hosts


def invited(g: Game, p: Player) -> bytes:
    """For each critter, whether an unoccupied construction would let it in by a banner."""
    facts = facts_of(g, p)
    found = facts.invited
    if found is None:
        found = g.rules.welcomed_by(facts.invites)
        facts.invited = found
    return found


def _invites(rules: Rules, city: list[Placed]) -> int:
    """The sets of critters that unoccupied constructions would let in by a banner."""
    found = 0
    for placed in city:
        if not placed.occupied:
            found |= rules.invites[placed.card]
    return found


def partner_of(rules: Rules, number: int) -> int:
    """The card that may share its space with this one, or with the one it stands for; or 0."""
    card = rules.cards[number]
    return card.partner if card.partner else rules.cards[card.stands_for].partner


def takes_partner(rules: Rules, city: list[Placed], slot: int) -> bool:
    """Whether a card has its space to itself, but for what takes none."""
    if city[slot].host >= 0:
        return False
    for placed in city:
        if placed.host == slot and rules.cards[placed.card].spaces:
            return False
    return True


def is_lone(city: list[Placed], slot: int) -> bool:
    """Whether a card shares its space with no other."""
    if city[slot].host >= 0:
        return False
    for placed in city:
        if placed.host == slot and placed.card:
            return False
    return True


def facts_of(g: Game, p: Player) -> Facts:
    facts = p.facts
    if facts is None:
        facts = survey(g.rules, p.city)
        p.facts = facts
    return facts
