"""What Adornments make of city cards."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import gain_bundle
from everdell.engine.effects.picking import Doing, Source, city_mark
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@final
class ActivateTan(Doing):
    """Let a tan card do once more what it did when it was played, if it can; none of them twice."""

    city_word: str = "activate"
    prompt: str = "activate-tan"
    conditional: bool = False
    in_turn: bool = True

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        card = g.rules.cards[g.players[seat].city[slot].card]
        return (
            card.again is not None
            and not card.stays
            and city_mark(seat, slot) not in f.acted
            and card.again.possible(g, f.me, seat, slot)
        )

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        slot = chosen_slot(g, option)
        f.acted = (*f.acted, city_mark(option.seat, slot))
        card = g.rules.cards[option.card]
        if card.again is None:
            return
        if g.journal is not None:
            by = g.rules.source_id(f.source)
            g.journal.tell(Entry("activated", f.me, card=card.id, city=f.me, source=by))
        g.push(card.again, f.me, f.me, slot, card.number)

    def finish(self, g: Game, f: Frame) -> None:
        f.acted = ()


@final
class GainItsCost(Doing):
    """Gain what is printed as the cost of a card, which stays."""

    city_word: str = "regain"
    prompt: str = "regain"
    conditional: bool = False

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        gain_bundle(g, f.me, g.rules.cards[option.card].price, f.source)
