"""What Rugwort makes of Newleaf (solo rules)."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.rugwort import is_rugwort, play_card, roll, roll_for_card
from everdell.boxes.newleaf.station import refill_visitors, take_in
from everdell.boxes.newleaf.visitors import VISITORS
from everdell.engine.changes import gain_points, reveal, without_one
from everdell.engine.effects.cards import DiscardRevealed
from everdell.engine.option import Option
from everdell.engine.rules import PAY, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game
from everdell.engine.zones import lying_in, remove

_YOU: Final = 0
RUGWORT: Final = 1
_REVEALED: Final = 4
# Points and cards for him when a ticket is used, by what the die shows.
_TICKET: Final = ((0, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1), (0, 1), (1, 1))


def is_solo(g: Game) -> bool:
    """Whether it is a game against Rugwort."""
    return is_rugwort(g, RUGWORT)


@final
class RollForTicket(Step):
    """The eight-sided die says what he gets for a ticket that was used."""

    def run(self, g: Game, f: Frame) -> None:
        if not is_solo(g):
            return
        points, f.n = _TICKET[roll(g, RUGWORT, "rolled_for_ticket") - 1]
        gain_points(g, RUGWORT, points, 0)


@final
class RollForTicketCards(Step):
    """He plays the cards that he got; what answers to the first roll has done so before."""

    def run(self, g: Game, f: Frame) -> None:
        if is_solo(g):
            for _ in range(f.n):
                roll_for_card(g, RUGWORT)


# Reservations --------------------------------------------------------------------------------


def rival_plays_one_of_four() -> list[Step]:
    """For a card played with the token he plays another of its colour, out of four."""
    return [RevealForReservation(), RugwortPlaysOne(), DiscardRevealed()]


@final
class RevealForReservation(Step):
    def run(self, g: Game, f: Frame) -> None:
        if is_solo(g) and f.way == PAY:
            f.cards = reveal(g, f.me, _REVEALED, f.source)


@final
class RugwortPlaysOne(Ask):
    """Choose which of the revealed cards of that colour he plays."""

    prompt: str = "rugwort-plays"
    zone: str = "shown"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.card_row("give")

    def options(self, g: Game, f: Frame) -> list[Option]:
        cards = g.rules.cards
        color = cards[f.card].color
        return [self.row[card] for card in sorted(set(f.cards)) if cards[card].color == color]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.cards = without_one(f.cards, option.card)
        play_card(g, RUGWORT, option.card)


# Visitors ------------------------------------------------------------------------------------


@final
class RugwortTakesVisitor(Step):
    """When he prepares for a season he takes the visitor of the highest value."""

    def __init__(self) -> None:
        self.choosing = Program([ChooseHisVisitor()])

    def nested(self) -> list[Program]:
        return [self.choosing]

    def run(self, g: Game, f: Frame) -> None:
        if g.players[f.me].automaton and is_solo(g):
            g.push(self.choosing, _YOU, _YOU, NO_SLOT, 0)


@final
class ChooseHisVisitor(Ask):
    """Of two with the same value you choose."""

    prompt: str = "rugworts-visitor"
    zone: str = VISITORS

    def __init__(self) -> None:
        self.row: dict[int, Option] = {}

    def bind(self, rules: Rules) -> None:
        self.row = {
            tile.number: Option(
                f"give:{tile.id}", "give-component", card=tile.number, zone=VISITORS
            )
            for tile in rules.tiles
        }

    def options(self, g: Game, f: Frame) -> list[Option]:
        there = [thing for thing in lying_in(g, g.rules.zone(VISITORS)) if thing]
        best = max([g.rules.tile(thing).points for thing in there], default=0)
        return [self.row[thing] for thing in there if g.rules.tile(thing).points == best]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        remove(g, g.rules.zone(VISITORS), -1, option.card)
        take_in(g, RUGWORT, option.card)
        refill_visitors(g)
