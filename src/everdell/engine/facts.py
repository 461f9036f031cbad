"""Facts about a city that follow from its cards: one function makes them all."""

from __future__ import annotations

from everdell.engine.content import COLORS, CRITTER
from everdell.engine.rules import Rules
from everdell.engine.state import Facts, Game, Placed, Player


def survey(rules: Rules, city: list[Placed]) -> Facts:
    """Look at a city from scratch."""
    cards = rules.cards
    count = bytearray(len(cards))
    barred = bytearray(len(cards))
    beds = bytearray(len(cards))
    hosts = bytearray(len(cards))
    colors = bytearray(len(COLORS))
    visits: list[int] = []
    open_slots: list[int] = []
    triggers: list[int] = []
    abilities: list[int] = []
    producers: list[int] = []
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
    if sharing:
        for slot in range(len(city)):
            number = city[slot].card
            card = cards[number]
            if number and card.partner and (card.crowd or is_lone(city, slot)):
                hosts[card.partner] += 1
    if any_bed:
        for card in cards:
            if card.kind == CRITTER:
                beds[card.number] += any_bed
    return Facts(
        bytes(count),
        bytes(barred),
        bytes(beds),
        bytes(hosts),
        bytes(colors),
        used,
        spaces - used,
        tuple(visits),
        tuple(open_slots),
        tuple(triggers),
        tuple(abilities),
        tuple(producers),
    )


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
