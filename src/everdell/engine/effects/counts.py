"""What can be counted: cards, spaces, resources, events, and what lies on or beneath them."""

from __future__ import annotations

from typing import final

from everdell.engine.content import Card
from everdell.engine.effects.counting import Counting, Made
from everdell.engine.effects.which import ANY, Which
from everdell.engine.facts import facts_of
from everdell.engine.queries import (
    claim_index,
    in_city,
    in_play,
    is_paired,
    opponents,
    slot_of,
    workers_at,
)
from everdell.engine.resources import KINDS, amount
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import Game, Placed


@final
class Counted(Counting):
    """What the step before has counted."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return n


# Of a city -----------------------------------------------------------------------------------


@final
class Cards(Counting):
    """Cards of the city that have a name, a colour, a kind, a box, and are unique or common.

    With `other` the speaking card does not count itself.
    """

    def __init__(
        self,
        id: str = "",
        *,
        color: int = ANY,
        kind: int = ANY,
        unique: bool | None = None,
        box: str = "",
        other: bool = False,
    ) -> None:
        self.id = id
        self.color = color
        self.which = Which(color, kind, unique, box)
        self.other = other
        self.whole_color = color != ANY and kind == ANY and unique is None and not box
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.id)

    def cards_for(self, n: int) -> int:
        return n

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[owner]
        if self.id:
            found = in_city(g, p, self.number)
        elif self.whole_color:
            found = facts_of(g, p).colors[self.color]
        elif self.which.every:
            found = 0
            for here in facts_of(g, p).colors:
                found += here
        else:
            found = 0
            cards = g.rules.cards
            which = self.which
            for placed in p.city:
                if placed.card and which.fits(cards[placed.card]):
                    found += 1
        if self.other and slot != NO_SLOT and self._fits(g.rules.cards[p.city[slot].card]):
            found -= 1
        return found

    def _fits(self, card: Card) -> bool:
        named = not self.id or card.number == self.number or card.stands_for == self.number
        return named and self.which.fits(card)


@final
class Spaces(Counting):
    """Spaces of the city that are filled, or those that are empty."""

    def __init__(self, empty: bool = False) -> None:
        self.empty = empty

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        facts = facts_of(g, g.players[owner])
        return facts.free if self.empty else facts.used


@final
class Colors(Counting):
    """Colours of cards in the city, or those of which there are `least` cards."""

    def __init__(self, least: int = 1) -> None:
        self.least = least

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        found = 0
        for here in facts_of(g, g.players[owner]).colors:
            if here >= self.least:
                found += 1
        return found


@final
class MostOfOneColor(Counting):
    """Cards of the colour of which the city has most, a colour left out."""

    def __init__(self, but_not: int = ANY) -> None:
        self.but_not = but_not

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        most = 0
        colors = facts_of(g, g.players[owner]).colors
        for color in range(len(colors)):
            if color != self.but_not:
                most = max(most, colors[color])
        return most


@final
class Paired(Counting):
    """Whether the speaking card shares its space with its partner."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return 1 if is_paired(g, g.players[owner], slot) else 0


@final
class Pairs(Counting):
    """Cards of a name that share their space with their partner."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.id)

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[owner]
        found = 0
        for i in range(len(p.city)):
            if p.city[i].card == self.number and self.number and is_paired(g, p, i):
                found += 1
        return found


# Of a player ---------------------------------------------------------------------------------


@final
class Left(Counting):
    """Resources of some kinds left in one's supply."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = [KINDS.index(kind) for kind in kinds]

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        resources = g.players[me].resources
        found = 0
        for kind in self.kinds:
            found += resources[kind]
        return found


@final
class Tokens(Counting):
    """One's countable things of a box; with `copied`, those of the player whose card is copied."""

    def __init__(self, id: str, copied: bool = False) -> None:
        self.id = id
        self.copied = copied
        self.index = 0

    def bind(self, rules: Rules) -> None:
        self.index = rules.counter(self.id).index

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return g.players[owner if self.copied else me].counters[self.index]


@final
class InHand(Counting):
    """Cards in one's hand, or those that were in it when one passed and discarded them."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[me]
        return len(p.hand) + p.let_go


@final
class Lying(Counting):
    """Cards or tiles in a zone of one's own."""

    def __init__(self, zone: str) -> None:
        self.id = zone
        self.index = 0

    def bind(self, rules: Rules) -> None:
        self.index = rules.seat_zone(self.id).index

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return len([thing for thing in g.players[me].zones[self.index] if thing])


@final
class PointTokens(Counting):
    """What one's point tokens are worth, those on cards and events included."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[me]
        found = p.points
        for placed in p.city:
            found += placed.points
        for claim in p.claims:
            found += claim.points
        return found


@final
class WorkersIn(Counting):
    """One's workers on the places of a group."""

    def __init__(self, group: str) -> None:
        self.group = group

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return sum([workers_at(g, place, me) for place in in_play(g, self.group)])


@final
class Events(Counting):
    """Events achieved, of one group or all of them."""

    def __init__(self, group: str = "") -> None:
        self.group = group

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        claims = g.players[owner].claims
        if not self.group:
            return len(claims)
        found = 0
        for claim in claims:
            if g.rules.places[claim.event].group.id == self.group:
                found += 1
        return found


# On and beneath things -----------------------------------------------------------------------


@final
class PointsHere(Counting):
    """Point tokens lying on the speaking card."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return g.players[owner].city[slot].points


class _OnCard(Counting):
    """What lies on a card of the city; nothing if that is not there."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.id)

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[owner]
        there = slot_of(g, p, self.number) if self.number else -1
        return self.lying_on(p.city[there]) if there >= 0 else 0

    def lying_on(self, placed: Placed) -> int:
        raise NotImplementedError


@final
class PointsOn(_OnCard):
    """Point tokens on a card of the city."""

    def lying_on(self, placed: Placed) -> int:
        return placed.points


@final
class WorkersOn(_OnCard):
    """Workers on a card of the city, those who stay for good included."""

    def lying_on(self, placed: Placed) -> int:
        return len(placed.workers) + len(placed.settled)


@final
class CardsBeneath(_OnCard):
    """Cards beneath a card of the city; if none is named, beneath the event that speaks."""

    def __init__(self, id: str = "") -> None:
        super().__init__(id)

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        if self.id:
            return super().of(g, me, owner, slot, source, n)
        p = g.players[owner]
        return len(p.claims[claim_index(p, -source)].held)

    def lying_on(self, placed: Placed) -> int:
        return len(placed.held)


@final
class ResourcesOnIt(Counting):
    """Resources of some kinds lying on the event that speaks."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = [KINDS.index(kind) for kind in kinds]

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[owner]
        stored = p.claims[claim_index(p, -source)].stored
        found = 0
        for kind in self.kinds:
            found += amount(stored, kind)
        return found


# Of others -----------------------------------------------------------------------------------


@final
class Everywhere(Made):
    """The same, counted for every player and added up."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        found = 0
        for seat in range(len(g.players)):
            found += self.what.of(g, seat, seat, NO_SLOT, source, n)
        return found


@final
class Ranked(Made):
    """What the player gets who has most of something, and the one who has second most.

    All who are level get the same, and a tie for most leaves second place to the next number. With
    none at all nothing is won.
    """

    def __init__(self, what: Counting, first: int, second: int) -> None:
        super().__init__(what)
        self.first = first
        self.second = second

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        mine = self.what.of(g, owner, owner, NO_SLOT, source, n)
        if mine == 0:
            return 0
        best = mine  # the most of anyone, and then the most of those who have less
        next_best = 0
        for seat in range(len(g.players)):
            here = self.what.of(g, seat, seat, NO_SLOT, source, n)
            if here > best:
                next_best = best
                best = here
            elif next_best < here < best:
                next_best = here
        if mine == best:
            return self.first
        return self.second if mine == next_best else 0


@final
class MostOfAnOpponent(Made):
    """The same, counted for the opponent who has most of it."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        most = 0
        for seat in opponents(g, owner):
            most = max(most, self.what.of(g, seat, seat, NO_SLOT, source, n))
        return most
