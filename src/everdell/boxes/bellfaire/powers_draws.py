"""Powers about drawing cards: Cardinals, Owls, Starlings."""

from __future__ import annotations

from typing import final

from everdell.boxes.bellfaire.powers_visits import PlacedAWorker
from everdell.engine.changes import add_to_hand, discard_gift, give_cards, next_card, tell_drawn
from everdell.engine.effects.cards import Draw, TakeTheRest
from everdell.engine.effects.choices import If
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.sources import Hand
from everdell.engine.moments import Modifier
from everdell.engine.option import Option
from everdell.engine.queries import (
    card_receivers,
    cards_left,
    resource_receivers,
    room_in_hand,
)
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SEAT, Ask, Frame, Step
from everdell.engine.state import Game, Player


@final
class Fly(Modifier):
    """Cards are drawn from the deck or taken from the meadow, and the hand holds more of them."""

    drawing: bool = True

    def __init__(self, more: int) -> None:
        self.more = more

    def hand_limit(self, g: Game, p: Player) -> int:
        return self.more


class _MayDraw(Ask):
    """Draw a card of the deck, or not."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.prompt = "may-draw"
        self.yes = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.yes = rules.word(self.word)
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        # Cards that another text holds apart for the hand need their room.
        apart = sum([len(other.cards) for other in g.stack if other.secret and other.me == f.me])
        if p.passed or cards_left(g) == 0 or room_in_hand(g, p) <= apart:
            return []
        return [self.yes, self.done]


@final
class DrawOneMore(_MayDraw):
    """One more card of the deck; that is not a draw to add another one to."""

    def __init__(self) -> None:
        super().__init__("cardinals:draw")

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.yes:
            card = next_card(g)
            add_to_hand(g.players[f.me], card)
            tell_drawn(g, f.me, [card], f.source)


# Owls ----------------------------------------------------------------------------------------


def gift_of_the_owls() -> list[Step]:
    """Discard a card, draw one, give it away and draw two: each as one likes."""
    return [
        If(
            PlacedAWorker(),
            [
                Pick(Hand(), Discard(), 0),
                LookAtOne(),
                GiveOrKeep(),
                TakeTheRest(),
                Draw(2, times=GiftMade()),
            ],
        )
    ]


@final
class LookAtOne(_MayDraw):
    """Draw a card and hold it apart, for it may be given away."""

    def __init__(self) -> None:
        super().__init__("owls:draw")

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.yes:
            f.cards = (next_card(g),)
            f.secret = True
            tell_drawn(g, f.me, list(f.cards), f.source)


@final
class GiveOrKeep(Ask):
    """Give the card that was drawn to an opponent with room for it, or keep it.

    Where no opponent is left to be given anything it may be discarded as a gift.
    """

    prompt: str = "give-drawn"
    zone: str = "shown"

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.discard = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.seat_row("give")
        self.discard = rules.word("owls:discard")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if not f.cards:
            return []
        if not resource_receivers(g, f.me):
            return [self.discard, self.done]
        return [*[self.row[seat] for seat in card_receivers(g, f.me, 1)], self.done]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        if option is self.discard:
            discard_gift(g, f.me, f.cards)
            f.seat = f.me
        else:
            give_cards(g, f.me, option.seat, f.cards)
            f.seat = option.seat
        f.cards = ()


@final
class GiftMade(Counting):
    def now(self, g: Game, f: Frame) -> int:
        return 0 if f.seat == NO_SEAT else 1
