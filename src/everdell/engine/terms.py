"""The terms on which a player plays cards: all that changes what may be played, and what for.

They are looked up once for a whole list of cards. What speaks alike makes the same terms, in every
game by the same rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from everdell.engine.moments import Modifier, modifiers_in, voices_of
from everdell.engine.rates import Change
from everdell.engine.zones import ROW

if TYPE_CHECKING:
    from everdell.engine.rules import Rules
    from everdell.engine.state import Game, Player

UNCHANGED: Final = Change([], True)

UNBOUND: Final = 0
BY_PRICE: Final = 1
BY_TOTAL: Final = 2


@final
class Terms:
    """What some modifiers together change. It never changes itself.

    apart    for each origin, which cards there have to be looked at one by one
    bound    for each origin, which of these need no look if there is no other way than to pay:
             none if UNBOUND; else those that are out of reach as they are printed (BY_PRICE), or
             that cost more resources in all than their player has (BY_TOTAL)
    groups   for each card the one of `changes` that its price goes by; 0 if it is as printed
    bans     those that forbid to play some cards
    placing  those that make cards dearer by where they lie
    """

    __slots__ = ("apart", "bans", "bound", "changes", "groups", "placing")

    def __init__(self, rules: Rules, speaking: list[Modifier]) -> None:
        self.bans = [modifier for modifier in speaking if modifier.forbidding]
        self.placing = [modifier for modifier in speaking if modifier.dearer_by]
        self.changes = [UNCHANGED]
        self.groups = rules.no_cards
        repricing = [modifier for modifier in speaking if modifier.reprices]
        if repricing:
            self.groups = self._grouped(rules, repricing)
        origins = range(len(rules.plain_origins))
        self.apart = [self._apart(rules, origin) for origin in origins]
        self.bound = [self._bound(rules, origin) for origin in origins]

    def _apart(self, rules: Rules, origin: int) -> bytes:
        if self.bans or not rules.plain_origins[origin]:
            return rules.open_to_all
        if self.placing and rules.zone_of(origin).shape == ROW:
            return rules.open_to_all
        return self.groups

    def _bound(self, rules: Rules, origin: int) -> int:
        if not rules.plain_origins[origin]:
            return UNBOUND
        if all(change.raises for change in self.changes):
            return BY_PRICE
        return BY_TOTAL if all(change.keeps_up for change in self.changes) else UNBOUND

    def _grouped(self, rules: Rules, repricing: list[Modifier]) -> bytes:
        known: dict[int, int] = {0: 0}  # by which of them bear upon a card
        groups: list[int] = []
        for card in range(len(rules.cards)):
            bearing = 0
            for i, modifier in enumerate(repricing):
                if modifier.bears_on(rules, card):
                    bearing |= 1 << i
            group = known.get(bearing, -1)
            if group < 0:
                group = known[bearing] = len(self.changes)
                here = [m for i, m in enumerate(repricing) if bearing >> i & 1]
                raises = all(modifier.raises for modifier in here)
                self.changes.append(Change([modifier.rate for modifier in here], raises))
            groups.append(group)
        return bytes(groups)


def terms_of(g: Game, p: Player) -> Terms:
    """What changes for a player now what may be played, and what for."""
    rules = g.rules
    if not rules.modifies_playing:
        return rules.usual_terms
    facts = p.facts
    speaking = modifiers_in(rules, p.city) if facts is None else facts.modifiers
    terms = rules.usual_terms
    if speaking:
        kept = facts.terms if facts is not None else None
        terms = kept if kept is not None else terms_for(rules, speaking)
        if facts is not None:
            facts.terms = terms
    if not rules.speaking_zones:
        return terms
    voices = voices_of(g, p)
    spoken = voices.terms
    if spoken is None:
        spoken = terms_for(rules, voices.modifiers)
        voices.terms = spoken
    if terms is rules.usual_terms:
        return spoken
    if spoken is rules.usual_terms:
        return terms
    return terms_for(rules, speaking + voices.modifiers)


def terms_for(rules: Rules, speaking: list[Modifier]) -> Terms:
    """The terms that these modifiers make, in this order."""
    playing = [modifier for modifier in speaking if modifier.playing]
    key = tuple([modifier.number for modifier in playing])
    terms = rules.terms.get(key)
    if terms is None:
        terms = Terms(rules, playing)
        rules.terms[key] = terms
    return terms
