"""Several cards act at the same time: their owner chooses the order, where it matters."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.content import CRITTER
from everdell.engine.moments import GAINED, GAINED_POINTS
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Ask, Frame, Program, Step
from everdell.engine.state import Game

TRIGGER: Final = 0
PRODUCTION: Final = 1


def program_at(g: Game, f: Frame, slot: int, moment: int) -> Program | None:
    card = g.rules.cards[g.players[f.owner].city[slot].card]
    if moment == PRODUCTION:
        return card.production
    if card.trigger is None:
        return None
    # What they answer to is the card that was played.
    played = g.rules.cards[f.source]
    return card.trigger.then if played.kind == CRITTER else card.trigger.to_constructions


def act(g: Game, f: Frame, slot: int, moment: int) -> None:
    """Have a card act next. Nothing may be pushed after it."""
    program = program_at(g, f, slot, moment)
    if program is not None:
        g.start(program, f.me, f.owner, slot, g.players[f.owner].city[slot].card)


@final
class PlainOnesFirst(Step):
    """Cards that only hand out resources or points act first, in city order.

    Having gained more never takes a choice away from what comes after, so no order of these is
    better than another, and there is no need to ask.
    """

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def run(self, g: Game, f: Frame) -> None:
        rest: list[int] = []
        plain: list[int] = []
        # As long as no answer to what is gained is pushed between them.
        heard = g.rules.heard
        at_once = not heard[GAINED] and not heard[GAINED_POINTS]
        for slot in f.waiting:
            program = program_at(g, f, slot, self.moment)
            if program is None:
                continue
            if not program.plain:
                rest.append(slot)
            elif at_once and program.only_step is not None and not plain:
                act(g, f, slot, self.moment)
            else:
                plain.append(slot)
        f.waiting = tuple(rest)
        for i in range(len(plain) - 1, -1, -1):
            program = program_at(g, f, plain[i], self.moment)
            if program is not None:
                card = g.players[f.owner].city[plain[i]].card
                g.push(program, f.me, f.owner, plain[i], card)


@final
class NextInOrder(Ask):
    """Which of the remaining cards acts next?"""

    def __init__(self, moment: int, word: str) -> None:
        self.moment = moment
        self.word = word
        self.prompt = f"order-{word}"
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row(self.word)

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.owner]
        # A card may have left the city while the others acted.
        slots = [slot for slot in f.waiting if p.city[slot].card]
        offered: list[Option] = []
        city_options(g, p, slots, self.row, True, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        slot = chosen_slot(g, option)
        f.waiting = tuple([other for other in f.waiting if other != slot])
        if f.waiting:
            f.ask_again()
        act(g, f, slot, self.moment)
