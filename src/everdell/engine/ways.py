"""The ways to pay for a card: its price, a free bed, an ability of the city, what a box brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from everdell.engine.content import Ability
from everdell.engine.facts import facts_of
from everdell.engine.queries import free_beds, has_bed, may_enter
from everdell.engine.quotes import more_there
from everdell.engine.rates import NO, YES, Change
from everdell.engine.resources import covers, deficit, purse
from everdell.engine.stack import NO_SLOT, Program, Step

if TYPE_CHECKING:
    from everdell.engine.rules import Rules
    from everdell.engine.state import Game, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Way:
    """One way to pay for a card. Ways never combine: a card is played by exactly one.

    id    the word that its options end with: `play:CARD:ORIGIN:ID`
    use   what it costs beside resources, and does, in step 1 of playing a card
    free  whether the card is played for free by it: nothing is due, and nothing makes it dearer
    """

    def __init__(self, id: str, use: list[Step] | None = None, free: bool = False) -> None:
        self.id = id
        self.use = Program(use if use is not None else [])
        self.free = free
        # Known once the rules have numbered all ways and cards.
        self.number = 0
        self.card = 0  # whose ability it is

    @property
    def word(self) -> str:
        """What it is, in a word: every ability is just that."""
        if self.card:
            return "ability"
        return self.id if self.id else "pay"

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def candidates(self, g: Game, p: Player) -> bytes:
        """For each card whether it may be open to the player: asked once before all of them.

        `Rules.open_to_none` if it is to none.
        """
        return g.rules.open_to_all

    def fits(self, g: Game, p: Player, card: int, origin: int) -> bool:
        """Whether it is open to the player for this card, and the card can enter by it.

        What is due is no matter here.
        """
        return may_enter(g, p.seat, card)

    def due(self, g: Game, p: Player, card: int) -> list[int]:
        """What may be paid, as bundles, whatever the player owns."""
        return [g.rules.prices[card]]

    def covers(self, g: Game, p: Player, card: int) -> bool:
        """Whether the player owns something of what is due, if nothing changes prices."""
        if self.free:
            return True
        owned = purse(p.resources)
        for price in self.due(g, p, card):
            if covers(owned, price):
                return True
        return False

    def verdict(
        self, g: Game, p: Player, card: int, change: Change, more: int, any_kind: bool
    ) -> int:
        """Whether the player owns something of what is due once it has changed: see `Change`."""
        found = NO
        for price in self.due(g, p, card):
            here = change.verdict(p.resources, price, 0, more, any_kind)
            if here == YES:
                return YES
            found = max(found, here)
        return found

    def homes(self, g: Game, p: Player, card: int) -> list[int]:
        """The slots of constructions into which the card may move by it."""
        return []

    def speaker(self, g: Game, p: Player, card: int, more: int) -> int:
        """The slot of the city card that speaks in step 1, if one does.

        The card that is played is dearer where it lies, by `more`.
        """
        return NO_SLOT

    def host(self, g: Game, p: Player) -> int:
        """The slot upon which the card is put, or NO_SLOT if it looks for a space of its own."""
        return NO_SLOT


@final
class FullPrice(Way):
    def __init__(self) -> None:
        super().__init__("")

    def covers(self, g: Game, p: Player, card: int) -> bool:
        return deficit(p.resources, g.rules.prices[card]) == 0


@final
class FreeBed(Way):
    """A critter moves into a construction that welcomes it: `pay:occupy` says which."""

    def __init__(self) -> None:
        super().__init__("occupy", free=True)

    def fits(self, g: Game, p: Player, card: int, origin: int) -> bool:
        return has_bed(g, p, card) and may_enter(g, p.seat, card)

    def homes(self, g: Game, p: Player, card: int) -> list[int]:
        return free_beds(g, p, card)


@final
class ByAbility(Way):
    """By the card-playing ability of a card that stands in the player's city."""

    def __init__(self, id: str, card: int) -> None:
        super().__init__(id)
        self.card = card
        self._in_figures = False  # whether its price and what is off it say what is due

    def bind(self, rules: Rules) -> None:
        ability = rules.cards[self.card].ability
        if ability is not None:
            self.use = ability.use
            self._in_figures = type(ability).due is Ability.due

    def fits(self, g: Game, p: Player, card: int, origin: int) -> bool:
        return self.speaker(g, p, card, more_there(g, p, card, origin, self.number, 0)) >= 0

    def due(self, g: Game, p: Player, card: int) -> list[int]:
        ability = g.rules.cards[self.card].ability
        return ability.due(g, p, card) if ability is not None else []

    def covers(self, g: Game, p: Player, card: int) -> bool:
        ability = g.rules.cards[self.card].ability
        return ability is not None and ability.covers(g, p, card)

    def verdict(
        self, g: Game, p: Player, card: int, change: Change, more: int, any_kind: bool
    ) -> int:
        ability = g.rules.cards[self.card].ability
        if ability is None:
            return NO
        if self._in_figures:
            price = ability.price(g, card)
            return change.verdict(p.resources, price, ability.off, more, any_kind)
        price = g.rules.prices[card]
        if change.verdict(p.resources, price, ability.at_best, more, any_kind) == NO:
            return NO
        return super().verdict(g, p, card, change, more, any_kind)

    def speaker(self, g: Game, p: Player, card: int, more: int) -> int:
        """The first of its kind that can be used for the card."""
        ability = g.rules.cards[self.card].ability
        if ability is not None:
            for slot in facts_of(g, p).abilities:
                if p.city[slot].card == self.card and ability.fits(g, p, slot, card, more):
                    return slot
        return NO_SLOT

    def host(self, g: Game, p: Player) -> int:
        ability = g.rules.cards[self.card].ability
        if ability is not None:
            for slot in facts_of(g, p).abilities:
                if p.city[slot].card == self.card and ability.host(g, p, slot) >= 0:
                    return ability.host(g, p, slot)
        return NO_SLOT
