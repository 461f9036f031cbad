"""Drawing, discarding, revealing and giving cards."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import (
    add_to_hand,
    discard_from_hand,
    discard_gift,
    discard_hand,
    discard_shown,
    draw,
    draws_as_it_likes,
    give_cards,
    next_card,
    reveal,
    reveal_discarded,
    tell_drawn,
)
from everdell.engine.effects.counting import Counting, counting
from everdell.engine.effects.doings import Give, PutAside
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.sources import Hand, Shown, each_once, pickable
from everdell.engine.moments import DREW, happens
from everdell.engine.option import Option
from everdell.engine.picks import Candidate, Picks
from everdell.engine.queries import (
    card_receivers,
    cards_left,
    hand_limit,
    room_for_gifts,
    room_in_hand,
)
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SEAT, NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game


@final
class Draw(Step):
    """Draw cards, `times` over, as far as the hand limit allows."""

    def __init__(self, n: int = 1, times: int | Counting = 1) -> None:
        self.n = n
        self.times = counting(times)

    def bind(self, rules: Rules) -> None:
        self.times.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        draw(g, f.me, self.n * self.times.now(g, f), f.source)


@final
class DiscardToLimit(Ask):
    """The hand holds more than it may: its owner discards what is too much."""

    prompt: str = "discard"
    zone: str = "hand"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("discard")

    def options(self, g: Game, f: Frame) -> list[Option]:
        over = -room_in_hand(g, g.players[f.me])
        if over <= 0:
            return []
        return pickable(self.row, g.players[f.me].hand, f.last, over)

    def picks(self, g: Game, f: Frame) -> Picks | None:
        hand = [card for card in g.players[f.me].hand if card >= f.last]
        over = -room_in_hand(g, g.players[f.me])
        pool = [Candidate(self.row[card], min(hand.count(card), over)) for card in each_once(hand)]
        return Picks(f.picked, over, over, pool)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        discard_from_hand(g, f.me, option.card)
        f.picked += 1
        f.last = option.card
        f.ask_again()


@final
class DiscardDifferentColors(Ask):
    """Show cards of as many different colours, and discard them: picked in the order of colours."""

    conditional: bool = True
    prompt: str = "discard-colors"
    zone: str = "hand"

    def __init__(self, n: int) -> None:
        self.n = n
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("discard")

    def _colors(self, g: Game, seat: int, first: int) -> list[int]:
        cards = g.rules.cards
        colors = {cards[card].color for card in g.players[seat].hand}
        return sorted([color for color in colors if color >= first])

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return len(self._colors(g, me, 0)) >= self.n

    def options(self, g: Game, f: Frame) -> list[Option]:
        colors = self._colors(g, f.me, f.last)
        due = self.n - f.picked
        # A pick must leave enough later colours for those still due.
        within = colors[: len(colors) - due + 1] if len(colors) >= due else []
        hand = dict.fromkeys(g.players[f.me].hand)
        return [self.row[card] for card in hand if g.rules.cards[card].color in within]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        g.players[f.me].hand.remove(option.card)
        f.cards = (*f.cards, option.card)
        f.count_pick(g.rules.cards[option.card].color + 1, self.n)
        if len(f.cards) == self.n:
            discard_shown(g, f.me, f.cards)
            f.cards = ()


@final
class DrawToLimit(Step):
    def run(self, g: Game, f: Frame) -> None:
        draw(g, f.me, hand_limit(g, g.players[f.me]), f.source)


@final
class DiscardHand(Step):
    """Discard the whole hand for good."""

    def run(self, g: Game, f: Frame) -> None:
        discard_hand(g, f.me)


@final
class HandOverCards(Ask):
    """The frame's cards go to one opponent with room for all of them, if there is one.

    Otherwise the giver chooses which of them are given, and the rest is discarded.
    """

    prompt: str = "give-to"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.seat_row("give")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if not f.cards:
            return []
        return [self.row[seat] for seat in card_receivers(g, f.me, len(f.cards))]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if room_for_gifts(g, g.players[option.seat]) >= len(f.cards):
            give_cards(g, f.me, option.seat, f.cards)
            f.cards = ()
        else:
            f.seat = option.seat


@final
class DiscardUngiven(Step):
    """What no player could take is discarded, face down."""

    def run(self, g: Game, f: Frame) -> None:
        discard_gift(g, f.me, f.cards)
        f.cards = ()
        f.seat = NO_SEAT
        f.secret = False


@final
class LookAt(Step):
    """Draw cards and hold them apart from the hand for a moment; the hand limit counts."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        f.secret = True
        if g.rules.modifies_draws and draws_as_it_likes(g, p):
            g.push(g.rules.looking, f.me, f.me, NO_SLOT, f.source).n = self.n
            return
        room = room_in_hand(g, p)
        seen: list[int] = []
        while len(seen) < min(self.n, room):
            card = next_card(g)
            if card == 0:
                break
            seen.append(card)
        f.cards = tuple(sorted(seen))
        short = min(self.n, room) - len(seen)
        if short > 0 and g.rules.figures.draws_from_meadow:
            g.push(g.rules.looking_in_meadow, f.me, f.me, NO_SLOT, f.source).n = short
        if seen:
            tell_drawn(g, f.me, seen, f.source)
            happens(g, DREW, f.me, n=len(seen), taken=f.cards)


@final
class Reveal(Step):
    """Turn up cards of the deck; they lie open in the frame."""

    def __init__(self, n: int | Counting) -> None:
        self.n = counting(n)

    def bind(self, rules: Rules) -> None:
        self.n.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        f.cards = reveal(g, f.me, self.n.now(g, f), f.source)


@final
class DiscardRevealed(Step):
    def run(self, g: Game, f: Frame) -> None:
        discard_shown(g, f.me, f.cards)
        f.cards = ()


@final
class RevealFromPile(Ask):
    """Reveal cards from the top of a pile of choice.

    It is chosen before anything is revealed. The deck refills itself; a discard pile must hold at
    least one card (base index: Cemetery).
    """

    conditional: bool = True
    prompt: str = "choose-pile"

    def __init__(self, n: int) -> None:
        self.n = n
        self.deck = Option("")
        self.discard = Option("")

    def bind(self, rules: Rules) -> None:
        self.deck = rules.word("reveal:deck", zone="deck")
        self.discard = rules.word("reveal:discard", zone="discard")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return cards_left(g) > 0

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        if cards_left(g):
            offered.append(self.deck)
        if g.discard:
            offered.append(self.discard)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.deck:
            f.cards = reveal(g, f.me, self.n, f.source)
        else:
            f.cards = reveal_discarded(g, f.me, self.n, f.source)


@final
class CountValues(Step):
    """The base values of the revealed cards are added up; the sum is counted."""

    def run(self, g: Game, f: Frame) -> None:
        f.n = max(0, sum([g.rules.cards[card].points for card in f.cards]))


@final
class TakeTheRest(Step):
    """The cards that were looked at stay in hand."""

    def run(self, g: Game, f: Frame) -> None:
        for card in f.cards:
            add_to_hand(g.players[f.me], card)
        f.cards = ()
        f.secret = False


# Phrases -------------------------------------------------------------------------------------


def give_hand_cards(n: int) -> list[Step]:
    """Give cards of the hand to an opponent, as many as fit; discard the others."""
    aside = Pick(Hand(), PutAside(), n)
    return [aside, HandOverCards(), Pick(Shown(), Give(), MANY), DiscardUngiven()]


def may_give_a_card() -> list[Step]:
    """Give a card of the hand to an opponent, or not; discard it if no opponent can take it."""
    return [Pick(Hand(), PutAside(), 0), HandOverCards(), DiscardUngiven()]
