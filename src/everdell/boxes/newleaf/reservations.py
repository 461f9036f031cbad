"""Reservations: a card put aside, to be played later for less."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.newleaf.solo import rival_plays_one_of_four
from everdell.engine.changes import change_count, discard_shown
from everdell.engine.effects.counts import Tokens
from everdell.engine.effects.sources import Row
from everdell.engine.effects.zone_doings import PutInto
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.turn_picks import PickInTurn
from everdell.engine.zones import ALL, ROW, SEAT, Counter, Zone, count_of, lying_in, remove

RESERVED: Final = "reserved"
RESERVATION: Final = "reservation"
OFF: Final = 1


def reservations() -> Counter:
    """One while the token shows that it can be used, none while it waits for the next season."""
    return Counter(RESERVATION, SEAT, start=1)


def reserved_zone() -> Zone:
    return Zone(
        RESERVED,
        SEAT,
        ROW,
        ALL,
        places=1,
        origin=True,
        off=OFF,
        then=[TurnToken(), *rival_plays_one_of_four()],
    )


def reserve(*rows: str) -> PickInTurn:
    """Put a card of an open row under the token: `reserve:farm:station`."""
    return PickInTurn(Row(*rows), PutInto(RESERVED, "reserve"), needs=Tokens(RESERVATION))


@final
class TurnToken(Step):
    """The reserved card has been played: the token waits for the next season."""

    def run(self, g: Game, f: Frame) -> None:
        change_count(g, g.rules.counter(RESERVATION), f.me, -1, 0)


@final
class TurnTokenBack(Step):
    """A new season: the token can be used again."""

    def run(self, g: Game, f: Frame) -> None:
        token = g.rules.counter(RESERVATION)
        if count_of(g, token, f.me) == 0 and not g.players[f.me].automaton:
            change_count(g, token, f.me, 1, 0)


@final
class KeepOrDiscard(Ask):
    """A new season: a card still reserved may be discarded, to free the token."""

    prompt: str = "keep-reserved"
    zone: str = RESERVED

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("discard")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        lying = lying_in(g, g.rules.seat_zone(RESERVED), f.me)
        return [self.row[lying[0]], self.done] if lying[0] else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            remove(g, g.rules.seat_zone(RESERVED), f.me, option.card)
            discard_shown(g, f.me, (option.card,))
