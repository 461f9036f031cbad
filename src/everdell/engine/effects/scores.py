"""What cards and events are worth when the game ends."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.content import BASIC_EVENT, CardScore, EventScore
from everdell.engine.facts import facts_of
from everdell.engine.queries import count_cards, is_paired, slot_of
from everdell.engine.resources import amount
from everdell.engine.rules import Rules
from everdell.engine.state import Claim, Game

# Bonuses of cards ----------------------------------------------------------------------------


@final
class PerCard(CardScore):
    """Points for each common or unique critter or construction of the city."""

    def __init__(self, kind: int, unique: bool, each: int = 1) -> None:
        self.kind = kind
        self.unique = unique
        self.each = each

    def points(self, g: Game, seat: int, slot: int) -> int:
        return self.each * count_cards(g, g.players[seat], self.kind, self.unique)


@final
class PerColor(CardScore):
    """One point for each card of a colour in the city."""

    def __init__(self, color: int) -> None:
        self.color = color

    def points(self, g: Game, seat: int, slot: int) -> int:
        return facts_of(g, g.players[seat]).colors[self.color]


@final
class PerResourceLeft(CardScore):
    """One point for each resource of some kinds left in the supply, up to a limit."""

    def __init__(self, kinds: tuple[int, ...], most: int) -> None:
        self.kinds = kinds
        self.most = most

    def points(self, g: Game, seat: int, slot: int) -> int:
        resources = g.players[seat].resources
        return min(self.most, sum([resources[kind] for kind in self.kinds]))


@final
class PerEvent(CardScore):
    """Points for each basic and each special event achieved."""

    def __init__(self, basic: int, special: int) -> None:
        self.basic = basic
        self.special = special

    def points(self, g: Game, seat: int, slot: int) -> int:
        found = 0
        for claim in g.players[seat].claims:
            kind = g.rules.places[claim.event].kind
            found += self.basic if kind == BASIC_EVENT else self.special
        return found


@final
class WhenPaired(CardScore):
    """Points if this card shares its space with its partner."""

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, g: Game, seat: int, slot: int) -> int:
        return self.each if is_paired(g.players[seat], slot) else 0


# Variable values of events -------------------------------------------------------------------


@final
class PerResourceOnIt(EventScore):
    """Points for each resource put on the event, by kind."""

    def __init__(self, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> None:
        self.values = (twig, resin, pebble, berry)

    def points(self, g: Game, seat: int, claim: Claim) -> int:
        return sum([self.values[kind] * amount(claim.stored, kind) for kind in range(4)])


@final
class PerCardUnderIt(EventScore):
    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, g: Game, seat: int, claim: Claim) -> int:
        return self.each * len(claim.held)


@final
class PerPair(EventScore):
    """Points for each pair formed by a card and its partner, in the cities of all players."""

    def __init__(self, card: str, each: int) -> None:
        self.card = card
        self.each = each
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card(self.card)

    def points(self, g: Game, seat: int, claim: Claim) -> int:
        pairs = 0
        for p in g.players:
            for slot in range(len(p.city)):
                if p.city[slot].card == self.number and is_paired(p, slot):
                    pairs += 1
        return self.each * pairs


PRISONERS: Final = 0
WORKERS: Final = 1
TOKENS: Final = 2


@final
class PerThingOn(EventScore):
    """Points for each prisoner, worker or point token on a card of the city, if it is there."""

    def __init__(self, card: str, thing: int, each: int) -> None:
        self.card = card
        self.thing = thing
        self.each = each
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card(self.card)

    def points(self, g: Game, seat: int, claim: Claim) -> int:
        p = g.players[seat]
        slot = slot_of(g, p, self.number)
        if slot < 0:
            return 0
        placed = p.city[slot]
        if self.thing == PRISONERS:
            return self.each * len(placed.held)
        if self.thing == WORKERS:
            return self.each * (len(placed.workers) + len(placed.settled))
        return self.each * placed.points
