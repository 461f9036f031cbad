"""Cards to pick from, whichever copy is meant: hands, rows, cards that are shown."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.changes import discard_from_hand, discard_shown, without_one
from everdell.engine.effects.meadow import (
    keep_place_in_mind,
    leave_meadow,
    refill_after_picks,
    within_reach,
)
from everdell.engine.effects.picking import Doing, Source
from everdell.engine.effects.which import ANY, Which
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.picks import Candidate, Picks
from everdell.engine.rules import HAND, MEADOW, REVEALED, Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game


def pickable(cards: list[int], last: int, short: int) -> list[int]:
    """Those of some sorted cards that may be picked next, copies counted once.

    Picks go upwards, so that several cards can be picked in one order only; a pick must leave
    enough cards of the same or a later kind to reach the minimum, `short` cards away.
    """
    found: list[int] = []
    n = len(cards)
    for i in range(n):
        card = cards[i]
        if card >= last and n - i >= short and (i == 0 or cards[i - 1] != card):
            found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSource(Source):
    """Cards, sorted, whose copies are all the same.

    origin   where a card comes from that is played from here
    lasting  whether they lie there before the text begins
    """

    origin: int = HAND
    lasting: bool = True

    def __init__(self, color: int = ANY, kind: int = ANY) -> None:
        self.which = Which(color, kind)
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing) -> None:
        self.row = rules.card_row(do.word)

    def cards(self, g: Game, me: int) -> list[int]:
        """All that lie there before the text begins."""
        return []

    def before(self, g: Game, me: int) -> list[int]:
        """Those of them that are meant."""
        return self.fitting(g, self.cards(g, me))

    def things(self, g: Game, f: Frame) -> list[int]:
        return self.before(g, f.me)

    def fitting(self, g: Game, cards: list[int]) -> list[int]:
        if self.which.every:
            return cards
        return [card for card in cards if self.which.fits(g.rules.cards[card])]

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len(self.before(g, me))

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[card] for card in pickable(things, f.last, short)]

    def picks(self, g: Game, f: Frame, things: list[int], least: int, most: int) -> Picks | None:
        n = len(things)
        i = 0
        while i < n and things[i] < f.last:
            i += 1
        most = min(most, n - i)
        pool: list[Candidate] = []
        while i < n:
            card = things[i]
            first = i
            while i < n and things[i] == card:
                i += 1
            pool.append(Candidate(self.row[card], min(i - first, most)))
        return Picks(f.picked, least, most, pool)

    def discard(self, g: Game, f: Frame, option: Option) -> None:
        discard_shown(g, f.me, (self.lift(g, f, option),))


@final
class Hand(CardSource):
    """The hand of the player who decides."""

    zone: str = "hand"
    conditional: bool = True

    def cards(self, g: Game, me: int) -> list[int]:
        return g.players[me].hand

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        hand = g.players[me].hand
        return len(hand if self.which.every else self.fitting(g, hand))

    def things(self, g: Game, f: Frame) -> list[int]:
        hand = g.players[f.me].hand
        return hand if self.which.every else self.fitting(g, hand)

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        g.players[f.me].hand.remove(option.card)
        return option.card

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
    """Cards lying open on the table, within reach; they are refilled after the last pick."""

    origin: int = MEADOW
    zone: str = "meadow"

    def __init__(self, *ids: str, color: int = ANY, kind: int = ANY) -> None:
        super().__init__(color, kind)
        for id in ids:
            if id != "meadow":
                raise ValueError(f"There is no row {id!r}.")
        self.name = "-".join(ids)

    def cards(self, g: Game, me: int) -> list[int]:
        return within_reach(g)

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        keep_place_in_mind(g, f, option.card, leave_meadow(g, option.card))
        return option.card

    def tell_taken(self, g: Game, f: Frame, card: int) -> None:
        if g.journal is not None:
            id = g.rules.cards[card].id
            g.journal.tell(Entry("took_from_meadow", f.me, card=id, zone="hand"))

    def goes_on(self, g: Game, f: Frame, do: Doing) -> bool:
        return do.room(g, f) > 0 and bool(self.things(g, f))

    def finish(self, g: Game, f: Frame) -> None:
        refill_after_picks(g, f)


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

    def tell_taken(self, g: Game, f: Frame, card: int) -> None:
        if g.journal is not None:
            id = g.rules.cards[card].id
            g.journal.tell(Entry("took_revealed", f.me, card=id, zone="hand"))
