"""Facts about a city that follow from its cards: one function makes them all."""

from __future__ import annotations

from everdell.engine.content import COLORS, CRITTER
from everdell.engine.rules import Rules
from everdell.engine.state import Facts, Game, Placed, Player


def survey(rules: Rules, city: list[Placed]) -> Facts:
    """Look at a city from scratch."""
    cards = rules.cards
    # What is counted up stands in lists, what is asked of many cards at once in bytes: compiled
    # code is fastest so. A slice is made a bytearray at once, a number or bytes are not.
    count = [0] * len(cards)
    barred = bytearray(rules.no_cards[:])
    beds = bytearray(rules.no_cards[:])
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
        count[number] += 1
        if card.unique:
            barred[number] = 1
        if card.stands_for:
            count[card.stands_for] += 1
            barred[card.stands_for] = 1
        points += card.points
        if card.score is not None:
            bonuses.append(slot)
        spaces += card.adds_spaces
        colors[card.color] += 1
        if placed.host < 0:
            used += card.spaces
        if card.partner:
            sharing = True
        if not placed.occupied:
            for critter in card.welcomes:
                beds[critter] += 1
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
    hosts = _hosts(rules, city) if sharing else rules.no_cards
    if any_bed:
        for card in cards:
            if card.kind == CRITTER:
                beds[card.number] += any_bed
    return Facts(
        count,
        bytes(barred),
        bytes(beds),
        hosts,
        colors,
        used,
        spaces - used,
        tuple(visits),
        tuple(open_slots),
        tuple(triggers),
        tuple(abilities),
        tuple(producers),
        tuple(bonuses),
        points,
    )


def _hosts(rules: Rules, city: list[Placed]) -> bytes:
    """For each card, how many lone partners could share their space with it."""
    hosts = bytearray(rules.no_cards[:])
    for slot in range(len(city)):
        number = city[slot].card
        card = rules.cards[number]
        if number and card.partner and (card.crowd or is_lone(city, slot)):
            hosts[card.partner] += 1
    return bytes(hosts)


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
