"""Facts about a city that follow from its cards: one function makes them all."""

from __future__ import annotations

from everdell.engine.content import COLORS, CRITTER
from everdell.engine.moments import modifiers_in
from everdell.engine.rules import Rules
from everdell.engine.state import Facts, Game, Placed, Player


def survey(rules: Rules, city: list[Placed]) -> Facts:
    """Look at a city from scratch."""
    cards = rules.cards
    count = [0] * len(cards)
    barred = [0] * len(cards)
    beds = [0] * len(cards)
    colors = [0] * len(COLORS)
    visits: list[int] = []
    open_slots: list[int] = []
    triggers: list[int] = []
    abilities: list[int] = []
    producers: list[int] = []
    bonuses: list[int] = []
    points = 0
    spaces = rules.figures.city_spaces
    used = 0
    sharing = False
    any_bed = 0
    slot = -1
    for placed in city:
        slot += 1
        number = placed.card
        if number == 0:
            continue
        card = cards[number]
        count[number] = count[number] + 1  # `+=` is several times slower, compiled
        if card.unique:
            barred[number] = 1
        if card.stands_for:
            count[card.stands_for] = count[card.stands_for] + 1
            barred[card.stands_for] = 1
        points += card.points
        if card.score is not None:
            bonuses.append(slot)
        spaces += card.adds_spaces
        colors[card.color] = colors[card.color] + 1
        if placed.host < 0:
            used += card.spaces_alone
        if card.partner or card.stands_for:
            sharing = True
        if not placed.occupied:
            for critter in card.welcomes:
                beds[critter] = beds[critter] + 1
            if card.welcomes_any_critter:
                any_bed += 1
        if card.spots is not None:
            visits.append(slot)
            if card.open_points:
                open_slots.append(slot)
        if card.production is not None:
            producers.append(slot)
        if card.trigger is not None:
            triggers.append(slot)
        if card.ability is not None:
            abilities.append(slot)
    if any_bed:
        for card in cards:
            if card.kind == CRITTER:
                beds[card.number] += any_bed
    return Facts(
        count,
        barred,
        beds,
        None if sharing else rules.no_cards,
        colors,
        used,
        spaces - used,
        visits,
        open_slots,
        triggers,
        abilities,
        producers,
        bonuses,
        modifiers_in(rules, city),
        points,
    )


def hosts_of(g: Game, p: Player) -> list[int]:
    """For each card, how many lone partners could share their space with it."""
    facts = facts_of(g, p)
    hosts = facts.hosts
    if hosts is None:
        rules = g.rules
        city = p.city
        hosts = [0] * len(rules.cards)
        for slot in range(len(city)):
            number = city[slot].card
            partner = partner_of(rules, number)
            if partner and (rules.cards[number].crowd or takes_partner(rules, city, slot)):
                hosts[partner] += 1
        facts.hosts = hosts
    return hosts


def invited(g: Game, p: Player) -> bytes:
    """For each critter, whether an unoccupied construction would let it in by a banner."""
    facts = facts_of(g, p)
    found = facts.invited
    if found is None:
        packed = 0
        for placed in p.city:
            guests = 0 if placed.occupied else g.rules.invites[placed.card]
            if guests:  # else there is nothing to add, and large numbers are slow
                packed |= guests
        found = packed.to_bytes(len(g.rules.cards), "little") if packed else g.rules.open_to_none
        facts.invited = found
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
