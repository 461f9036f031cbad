"""The terms on which a player plays cards: all that changes what may be played, and what for.

They are looked up once for a whole list of cards. What speaks alike makes the same terms, in every
game by the same rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from everdell.engine.moments import Modifier, modifiers_in, voices_of
from everdell.engine.rates import Change

if TYPE_CHECKING:
    from everdell.engine.rules import Rules
    from everdell.engine.state import Game, Player

UNCHANGED: Final = Change([], True)


@final
class Terms:
    """What some modifiers together change. It never changes itself.

    reprices whether any price is another one than printed
    groups   for each card the one of `changes` that its price goes by; 0 if it is as printed
    bans     those that forbid to play some cards
    placing  those that make cards dearer by where they lie
    """

    __slots__ = ("bans", "changes", "groups", "placing", "reprices")

    def __init__(self, rules: Rules, speaking: list[Modifier]) -> None:
        self.bans = [modifier for modifier in speaking if modifier.forbidding]
        self.placing = [modifier for modifier in speaking if modifier.dearer_by]
        self.changes = [UNCHANGED]
        self.groups = rules.no_cards
        self.reprices = False
        repricing = [modifier for modifier in speaking if modifier.reprices]
        if repricing:
            self.reprices = True
            self.groups = self._grouped(rules, repricing)

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
    if rules.speaking_zones:
        voices = voices_of(g, p)
        for modifier in speaking:
            if modifier.playing:
                return terms_for(rules, speaking + voices.modifiers)
        terms = voices.terms
        if terms is None:
            terms = terms_for(rules, voices.modifiers)
            voices.terms = terms
        return terms
    return terms_for(rules, speaking) if speaking else rules.usual_terms


def terms_for(rules: Rules, speaking: list[Modifier]) -> Terms:
    """The terms that these modifiers make, in this order."""
    playing = [modifier for modifier in speaking if modifier.playing]
    key = tuple([modifier.number for modifier in playing])
    terms = rules.terms.get(key)
    if terms is None:
        terms = Terms(rules, playing)
        rules.terms[key] = terms
    return terms
