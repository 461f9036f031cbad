"""Looking through the discard pile, and for a card in the deck."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import add_to_hand, tell_drawn
from everdell.engine.content import DECK
from everdell.engine.effects.picking import MANY
from everdell.engine.effects.sources import each_once, pickable
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.picks import Candidate, Picks
from everdell.engine.queries import room_in_hand
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game


@final
class SearchDiscarded(Step):
    """Look at all cards of the discard pile."""

    def run(self, g: Game, f: Frame) -> None:
        f.cards = tuple(sorted(g.discard))
        f.secret = True
        g.discard = []


@final
class PickUpDiscarded(Ask):
    """Take some of the cards looked at, unseen by others, as far as there is room."""

    prompt: str = "pick-up"
    zone: str = "shown"

    def __init__(self, most: int = MANY) -> None:
        self.most = most
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("take")
        self.done = rules.word("done")

    def _left(self, g: Game, f: Frame) -> int:
        return min(self.most - f.picked, room_in_hand(g, g.players[f.me]))

    def options(self, g: Game, f: Frame) -> list[Option]:
        if self._left(g, f) <= 0:
            return [self.done]
        return [*pickable(self.row, sorted(f.cards), f.last, 0), self.done]

    def picks(self, g: Game, f: Frame) -> Picks | None:
        cards = [card for card in sorted(f.cards) if card >= f.last]
        most = min(self._left(g, f), len(cards))
        pool = [
            Candidate(self.row[card], min(cards.count(card), most)) for card in each_once(cards)
        ]
        return Picks(f.picked, 0, most, pool)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        left = list(f.cards)
        left.remove(option.card)
        f.cards = tuple(left)
        add_to_hand(g.players[f.me], option.card)
        tell_drawn(g, f.me, [option.card], f.source)
        f.count_pick(option.card, self.most)


@final
class PutBackDiscarded(Step):
    """The other cards go back where they came from."""

    def run(self, g: Game, f: Frame) -> None:
        g.discard = [*g.discard, *f.cards]
        f.cards = ()
        f.secret = False


@final
class SearchDeck(Ask):
    """Name a card of a kind, and take it out of the deck if it is there, even past the hand limit.

    The deck is shuffled; what is too much is discarded.
    """

    prompt: str = "search-deck"

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        row = rules.card_row("name")
        self.row = [
            row[card.number]
            for card in rules.cards[1:]
            if card.kind == self.kind and card.begins == DECK and card.copies
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.row[:]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        deck = g.deck[: g.top]
        found = option.card in deck
        if g.journal is not None:
            id = g.rules.ids[option.card]
            kind = "found_in_deck" if found else "searched"
            g.journal.tell(Entry(kind, f.me, card=id, zone="hand", barrier=True))
        if found:
            deck.remove(option.card)
            add_to_hand(g.players[f.me], option.card)
            g.push(g.rules.trimming, f.me, f.me, NO_SLOT, f.source)
        g.random.shuffle(deck)
        g.deck = deck
        g.top = len(deck)
