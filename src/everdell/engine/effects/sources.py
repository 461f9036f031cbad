"""Cards to pick from, whichever copy is meant: hands, rows, cards that are shown."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.changes import (
    discard_from_hand,
    discard_shown,
    put_away,
    refill_row,
    take_top,
    tell_drawn,
    without_one,
)
from everdell.engine.effects.picking import Doing, Source
from everdell.engine.effects.rows import (
    UNSEEN,
    Refill,
    have_places_told,
    in_reach,
    is_any_in_reach,
    keep_place_in_mind,
    leave,
)
from everdell.engine.effects.which import ANY, Which
from everdell.engine.journal import Entry
from everdell.engine.moments import DREW, TOOK, happens
from everdell.engine.option import Option
from everdell.engine.phrases import Reason
from everdell.engine.picks import Picks
from everdell.engine.rules import HAND, NO_ORIGIN, REVEALED, Rules
from everdell.engine.stack import NO_SLOT, Frame, Program
from everdell.engine.state import Game
from everdell.engine.zones import ALL, IN_MEADOW, MEADOW, NONE, PILE, Zone


def pickable(row: list[Option], cards: list[int], last: int, short: int) -> list[Option]:
    """The options of a row that name those of some sorted cards which may be picked next.

    Picks go upwards, so that several cards can be picked in one order only; a pick must leave
    enough cards of the same or a later kind to reach the minimum, `short` cards away. Copies are
    counted once.
    """
    if short > 1:
        cards = cards[: max(len(cards) - short + 1, 0)]
    found: list[Option] = []
    before = last - 1
    for card in cards:
        if card > before:
            found.append(row[card])
            before = card
    return found


def each_once(cards: list[int]) -> list[int]:
    """Some sorted cards, copies counted once."""
    found: list[int] = []
    before = -1
    for card in cards:
        if card != before:
            found.append(card)
        before = card
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSource(Source):
    """Cards, sorted, whose copies are all the same.

    origin   where a card comes from that is played from here, if it is the same for all
    lasting  whether they lie there before the text begins
    is_lying whether it is a hand, a row or another zone, and not what the text itself brings up
    """

    origin: int = HAND
    lasting: bool = True
    is_lying: bool = False

    def __init__(self, color: int = ANY, kind: int = ANY) -> None:
        self.which = Which(color, kind)
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        # In a turn no step says where the cards lie that are asked about.
        self.row = rules.card_row(do.word, action, self.zone if action else "")

    def cards(self, g: Game, me: int) -> list[int]:
        """All that lie there before the text begins."""
        return []

    def before(self, g: Game, me: int) -> list[int]:
        """Those of them that are meant."""
        return self.fitting(g, self.cards(g, me))

    def things(self, g: Game, f: Frame) -> list[int]:
        return self.before(g, f.me)

    def card_of(self, thing: int) -> int:
        """Which card a thing is."""
        return thing

    def origin_of(self, thing: int) -> int:
        """Where it comes from when it is played."""
        return self.origin

    def check_origins(self) -> None:
        """Whether cards can be played from here; an error if not."""

    def fitting(self, g: Game, cards: list[int]) -> list[int]:
        if self.which.every:
            return cards
        return [card for card in cards if self.which.fits(g.rules.cards[card])]

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len(self.before(g, me))

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return pickable(self.row, things, f.last, short)

    def picks(self, g: Game, f: Frame, things: list[int], least: int, most: int) -> Picks | None:
        n = len(things)
        i = 0
        while i < n and things[i] < f.last:
            i += 1
        return Picks.of_copies(f.picked, least, min(most, n - i), self.row, things[i:])

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        discard_shown(g, f.me, (self.lift(g, f, option),))


@final
class Hand(CardSource):
    """The hand of the player who decides."""

    zone: str = "hand"
    conditional: bool = True
    is_lying: bool = True

    def cards(self, g: Game, me: int) -> list[int]:
        return g.players[me].hand

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        hand = g.players[me].hand
        return len(hand if self.which.every else self.fitting(g, hand))

    def shortage(self, missing: int) -> Reason | None:
        return Reason("needs-hand", {"n": missing}) if self.which.every else None

    def things(self, g: Game, f: Frame) -> list[int]:
        hand = g.players[f.me].hand
        return hand if self.which.every else self.fitting(g, hand)

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        g.players[f.me].hand.remove(option.card)
        return option.card

    def is_open(self, g: Game, f: Frame, option: Option) -> bool:
        return False

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        discard_from_hand(g, f.me, option.card)


@final
class Taken(CardSource):
    """Cards of the hand that the text has just let its reader take."""

    lasting: bool = False

    def things(self, g: Game, f: Frame) -> list[int]:
        # In a world dealt anew for another seat they may be elsewhere.
        hand = g.players[f.me].hand
        return self.fitting(g, sorted([card for card in f.taken if card in hand]))


@final
class Row(CardSource):
    """What lies within reach in rows, on piles and in areas, of the table or one's own.

    Of a pile that is its top, seen or unseen. What lies in the first zone comes before what lies in
    the others. Rows are refilled after the last pick, or without `refill` when the text says so.
    With `named` only cards of the colour that was named.
    """

    is_lying: bool = True

    def __init__(
        self,
        *ids: str,
        color: int = ANY,
        kind: int = ANY,
        named: bool = False,
        refill: bool = True,
    ) -> None:
        super().__init__(color, kind)
        self.ids = ids
        self.name = "-".join(ids)
        self.zone = ids[0] if len(ids) == 1 else ""  # else the options say it
        self.named = named
        self.refills = refill
        self.refilling = Program([Refill(*ids)])
        self.meadow_only = ids == (MEADOW,)
        self.zones: list[Zone] = []
        self.origins: list[int] = []
        self.size = 0
        self.do = Doing()

    def bind(self, rules: Rules) -> None:
        self.size = len(rules.ids)
        self.zones = [rules.zone(id) for id in self.ids]
        self.origins = [rules.origin_of(id) for id in self.ids]
        for zone in self.zones:
            if zone.sight == NONE and zone.shape != PILE:
                raise ValueError(f"What lies in {zone.id!r} is hidden: it cannot be picked from.")

    def check_origins(self) -> None:
        for zone, origin in zip(self.zones, self.origins, strict=True):
            if origin == NO_ORIGIN:
                raise ValueError(f"No card is played from {zone.id!r}: it is no `origin`.")

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        self.do = do
        self.row = rules.zone_row(do.word, self.zones, action)

    def nested(self) -> list[Program]:
        return [] if self.meadow_only else [self.refilling]

    # What is there: its number, behind those of all that may lie in the zones before ------------

    def mark(self, option: Option) -> int:
        return option.n * self.size + option.card

    def card_of(self, thing: int) -> int:
        return thing % self.size

    def origin_of(self, thing: int) -> int:
        return self.origins[thing // self.size]

    def before(self, g: Game, me: int) -> list[int]:
        found: list[int] = []
        first = 0
        for zone in self.zones:
            here = in_reach(g, zone, me)
            if not self.which.every:
                here = [thing for thing in here if self._fits(g, thing)]
            found = found + [first + thing for thing in here] if first else here
            first += self.size
        return found

    def _fits(self, g: Game, thing: int) -> bool:
        cards = g.rules.cards
        return UNSEEN < thing < len(cards) and self.which.fits(cards[thing])

    def things(self, g: Game, f: Frame) -> list[int]:
        found = self.before(g, f.me)
        if self.named:
            cards = g.rules.cards
            found = [thing for thing in found if cards[self.card_of(thing)].color == f.color]
        if self.do.choosy:
            found = [thing for thing in found if self.do.takes(g, f, self.card_of(thing))]
        return found

    def offer_first(self, g: Game, f: Frame, out: list[Option]) -> None:
        if not self.which.every or self.named or self.do.choosy:
            super().offer_first(g, f, out)
            return
        row = self.row
        first = 0
        for zone in self.zones:
            before = -1
            for thing in in_reach(g, zone, f.me):
                if thing != before:
                    out.append(row[first + thing])
                    before = thing
            first += self.size

    # Leaving ------------------------------------------------------------------------------------

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        zone = self.zones[option.n]
        if option.card == UNSEEN:
            return take_top(g, zone, f.me)
        keep_place_in_mind(g, f, option.card, leave(g, zone, f.me, option.card), zone)
        return option.card

    def is_open(self, g: Game, f: Frame, option: Option) -> bool:
        return self.zones[option.n].sight == ALL

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        if self.is_open(g, f, option):
            super().discard(g, f, option)
        else:
            put_away(g, self.lift(g, f, option))
            if g.journal is not None:
                g.journal.tell(Entry("discarded", f.me, n=1))

    def tell_taken(self, g: Game, f: Frame, option: Option, card: int) -> None:
        zone = self.zones[option.n]
        if option.card == UNSEEN:
            tell_drawn(g, f.me, [card], f.source)
            if f.picked == 0 or f.last != self.mark(option):
                happens(g, DREW, f.me, n=1)
        elif g.journal is not None:
            id = g.rules.ids[card]
            if zone.index == IN_MEADOW:
                g.journal.tell(Entry("took_from_meadow", f.me, card=id, zone="hand"))
            else:
                g.journal.tell(Entry("took", f.me, card=id, zone="hand", origin=zone.id))

    def goes_on(self, g: Game, f: Frame, do: Doing) -> bool:
        if do.room(g, f) <= 0:
            return False
        if not self.which.every or self.named or do.choosy:
            return bool(self.things(g, f))
        for zone in self.zones:
            if is_any_in_reach(g, zone, f.me):
                return True
        return False

    def finish(self, g: Game, f: Frame) -> None:
        if f.taken and g.rules.heard[TOOK] and MEADOW in self.ids:
            happens(g, TOOK, f.me, n=len(f.taken), taken=f.taken)  # once the meadow is refilled
        if not f.vacated:
            if self.refills:
                for zone in self.zones:
                    refill_row(g, zone)
            return
        if self.refills:
            program = g.rules.refilling if self.meadow_only else self.refilling
            g.push(program, f.me, f.me, NO_SLOT, f.source)
        have_places_told(g, f)


@final
class Shown(CardSource):
    """Cards that the text has revealed or let its reader look at.

    With `named` only those of the colour that was named.
    """

    origin: int = REVEALED
    zone: str = "shown"
    lasting: bool = False
    name: str = "revealed"

    def __init__(self, color: int = ANY, kind: int = ANY, named: bool = False) -> None:
        super().__init__(color, kind)
        self.named = named

    def things(self, g: Game, f: Frame) -> list[int]:
        cards = self.fitting(g, sorted(f.cards))
        if self.named:
            return [card for card in cards if g.rules.cards[card].color == f.color]
        return cards

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        f.cards = without_one(f.cards, option.card)
        return option.card

    def is_open(self, g: Game, f: Frame, option: Option) -> bool:
        return not f.secret

    def tell_taken(self, g: Game, f: Frame, option: Option, card: int) -> None:
        if g.journal is not None:
            id = g.rules.cards[card].id
            g.journal.tell(Entry("took_revealed", f.me, card=id, zone="hand"))
