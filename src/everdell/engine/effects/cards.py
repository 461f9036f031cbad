"""Drawing, discarding, revealing and giving cards."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import (
    add_to_hand,
    discard_from_hand,
    discard_gift,
    discard_shown,
    draw,
    give_cards,
    ids,
    next_card,
    reveal,
    without_one,
)
from everdell.engine.effects.counting import Counting, counting
from everdell.engine.option import Option
from everdell.engine.picks import Pick, Picks
from everdell.engine.queries import card_receivers, hand_limit, is_critter, room_in_hand
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SEAT, Ask, Frame, Step
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
class DrawToLimit(Step):
    def run(self, g: Game, f: Frame) -> None:
        draw(g, f.me, hand_limit(g, g.players[f.me]), f.source)


def pickable(hand: list[int], last: int, short: int) -> list[int]:
    """Cards of a sorted hand that may be picked next, copies counted once.

    Picks go upwards, so that several cards can be picked in one order only; a pick must leave
    enough cards of the same or a later kind to reach the minimum, `short` cards away.
    """
    found: list[int] = []
    n = len(hand)
    for i in range(n):
        card = hand[i]
        if card >= last and n - i >= short and (i == 0 or hand[i - 1] != card):
            found.append(card)
    return found


def card_picks(f: Frame, row: list[Option], cards: list[int], least: int, most: int) -> Picks:
    """From `least` to `most` more of some sorted cards, none before the last pick."""
    n = len(cards)
    i = 0
    while i < n and cards[i] < f.last:
        i += 1
    most = min(most, n - i)
    pool: list[Pick] = []
    while i < n:
        card = cards[i]
        first = i
        while i < n and cards[i] == card:
            i += 1
        pool.append(Pick(row[card], min(i - first, most)))
    return Picks(f.picked, least, most, pool)


@final
class DiscardCards(Ask):
    """Discard hand cards, from `least` to `most`; the number is counted.

    With `if_there` a hand of fewer cards is discarded as it is.
    """

    conditional: bool = True
    prompt: str = "discard"

    def __init__(self, least: int = 0, most: int = 99, if_there: bool = False) -> None:
        self.least = least
        self.most = most
        self.if_there = if_there
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("discard")
        self.done = rules.word("done")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return self.if_there or len(g.players[me].hand) >= self.least

    def due(self, g: Game, f: Frame) -> int:
        """How many more have to be discarded."""
        due = self.least - f.picked
        return min(due, len(g.players[f.me].hand)) if self.if_there else due

    def options(self, g: Game, f: Frame) -> list[Option]:
        due = self.due(g, f)
        offered = [self.row[card] for card in pickable(g.players[f.me].hand, f.last, due)]
        if due <= 0:
            offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        hand = g.players[f.me].hand
        return card_picks(f, self.row, hand, self.due(g, f), self.most - f.picked)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        discard_from_hand(g, f.me, option.card)
        f.count_pick(option.card, self.most)


@final
class PickToGive(Ask):
    """Put exactly n hand cards aside for somebody."""

    conditional: bool = True
    prompt: str = "give-cards"

    def __init__(self, n: int) -> None:
        self.n = n
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("give")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return len(g.players[me].hand) >= self.n

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [
            self.row[card] for card in pickable(g.players[f.me].hand, f.last, self.n - f.picked)
        ]

    def picks(self, g: Game, f: Frame) -> Picks | None:
        due = self.n - f.picked
        return card_picks(f, self.row, g.players[f.me].hand, due, due)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        g.players[f.me].hand.remove(option.card)
        f.cards = (*f.cards, option.card)
        f.secret = True
        f.count_pick(option.card, self.n)


@final
class HandOverCards(Ask):
    """The frame's cards go to one opponent with room for all of them, if there is one.

    Otherwise `GiveWhatFits` and `DiscardUngiven` see to the rest.
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
        if room_in_hand(g, g.players[option.seat]) >= len(f.cards):
            give_cards(g, f.me, option.seat, f.cards)
            f.cards = ()
        else:
            f.seat = option.seat


@final
class GiveWhatFits(Ask):
    """The receiver has not room for all: the giver chooses which cards are given."""

    prompt: str = "give-cards"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("give")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if f.seat == NO_SEAT or not room_in_hand(g, g.players[f.seat]):
            return []
        return [self.row[card] for card in pickable(sorted(f.cards), 0, 0)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        give_cards(g, f.me, f.seat, (option.card,))
        f.cards = without_one(f.cards, option.card)
        f.ask_again()


@final
class DiscardUngiven(Step):
    """What nobody could take is discarded, face down."""

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
        room = room_in_hand(g, g.players[f.me])
        seen: list[int] = []
        while len(seen) < min(self.n, room):
            card = next_card(g)
            if card == 0:
                break
            seen.append(card)
        f.cards = tuple(sorted(seen))
        f.secret = True
        if g.journal is not None and seen:
            g.journal.whisper(
                "drew",
                f.me,
                {"n": len(seen), "source": g.rules.source_id(f.source)},
                {"cards": ids(g, seen)},
                (f.me,),
                True,
            )


@final
class KeepOne(Ask):
    """One of the cards looked at goes into hand."""

    prompt: str = "keep"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("keep")

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[card] for card in pickable(list(f.cards), 0, 0)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        add_to_hand(g.players[f.me], option.card)
        f.cards = without_one(f.cards, option.card)


@final
class Reveal(Step):
    """Turn up cards of the deck; they lie open in the frame."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        f.cards = reveal(g, f.me, self.n, f.source)


@final
class DiscardRevealed(Step):
    def run(self, g: Game, f: Frame) -> None:
        discard_shown(g, f.me, f.cards)
        f.cards = ()


@final
class TakeRevealed(Ask):
    """Take any of the revealed cards into hand, as far as there is room."""

    prompt: str = "take-revealed"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("take")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        if room_in_hand(g, g.players[f.me]) > 0:
            offered = [self.row[card] for card in pickable(sorted(f.cards), f.last, 0)]
        offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        room = room_in_hand(g, g.players[f.me])
        return card_picks(f, self.row, sorted(f.cards), 0, room)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        f.cards = without_one(f.cards, option.card)
        add_to_hand(g.players[f.me], option.card)
        if g.journal is not None:
            g.journal.tell("took_revealed", f.me, {"card": g.rules.cards[option.card].id})
        f.picked += 1
        f.last = option.card
        f.ask_again()


@final
class CrittersUnderEvent(Ask):
    """Put critters from hand under the event just achieved, for everybody to see."""

    prompt: str = "put-critters"

    def __init__(self, most: int) -> None:
        self.most = most
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("put")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered = [
            self.row[card]
            for card in pickable(g.players[f.me].hand, f.last, 0)
            if is_critter(g, card)
        ]
        offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        critters = [card for card in g.players[f.me].hand if is_critter(g, card)]
        return card_picks(f, self.row, critters, 0, self.most - f.picked)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            g.players[f.me].hand.remove(option.card)
            f.cards = (*f.cards, option.card)
            if g.journal is not None:
                told: dict[str, object] = {
                    "card": g.rules.cards[option.card].id,
                    "place": g.rules.source_id(f.source),
                }
                g.journal.tell("put_under", f.me, told)
            f.count_pick(option.card, self.most)
        else:
            f.end_picks()
