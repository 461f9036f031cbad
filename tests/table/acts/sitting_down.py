"""A table with people around it, for tests that read like an evening there.

All act by the rules here: an act may look at the table but not change it, its events
must survive being written down, and what it refuses must leave everything as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from everdell import EverdellError, Game
from everdell.engine.codec import state_digest
from everdell.engine.rules import RULES_VERSION
from everdell.engine.sets import Selection
from everdell.table import PERSON, acts
from everdell.table.acts import Change
from everdell.table.events import AnyEvent, HouseRules, Started, decode, encode
from everdell.table.table import GameTable
from everdell.testing import table as scenario

BOTS: Final = ("greedy", "random")
NOON: Final = 43_200.0


def token(who: str) -> str:
    """The hash a player holds seats with."""
    return f"hash-of-{who}"


class Evening:
    """A table, what has happened there, and the time on the wall."""

    def __init__(self, code: str = "OAKTREE") -> None:
        self.table = GameTable(code)
        self.log: list[tuple[AnyEvent, float]] = []
        self.now = NOON

    # Acting ----------------------------------------------------------------------------------

    def does(self, act: Callable[..., Change], *wishes: Any, **more: Any) -> tuple[AnyEvent, ...]:
        """Do something at the table; what came of it."""
        before = self.table.save()
        change = act(self.table, *wishes, **more)
        assert self.table.save() == before
        self.happens(change)
        return change.events

    def happens(self, change: Change) -> None:
        for event in change.events:
            assert decode(encode(event)) == event
            self.table.apply(event, self.now, change.game)
            self.log.append((event, self.now))

    def refuses(self, act: Callable[..., Change], *wishes: Any, **more: Any) -> str:
        """Try what is not allowed; the code of the error."""
        before = self.table.save()
        with pytest.raises(EverdellError) as fault:
            act(self.table, *wishes, **more)
        assert self.table.save() == before
        return fault.value.code

    def passes(self, seconds: float) -> None:
        self.now += seconds

    # What is done most -----------------------------------------------------------------------

    def choose(self, who: str, *options: str) -> None:
        """Take options, each for the game as it is then."""
        for option in options:
            self.does(acts.choose, token(who), option, self.table.version)

    def bot_chooses(self, *options: str) -> None:
        for option in options:
            self.does(acts.bot_chooses, option, self.table.version)

    def undo(self, who: str, keep: int | None = None) -> tuple[AnyEvent, ...]:
        return self.does(acts.undo, token(who), self.table.version, keep)

    def no_undo(self, who: str, keep: int | None = None) -> str:
        return self.refuses(acts.undo, token(who), self.table.version, keep)

    def answer(self, who: str, yes: bool) -> tuple[AnyEvent, ...]:
        assert self.table.proposal is not None
        return self.does(acts.answer, token(who), self.table.proposal.id, yes, self.now)

    def play_to_the_end(self) -> None:
        """All take the last option each time, which is to pass sooner or later."""
        while (seat := self.table.decider) is not None:
            option = self.offers()[-1]
            if self.table.bot_to_move:
                self.bot_chooses(option)
            else:
                holder = self.table.chairs[seat].holder
                self.does(acts.choose, holder, option, self.table.version)

    # Looking ---------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def digest(self) -> str:
        return state_digest(self.game)

    def offers(self) -> list[str]:
        return [option.id for option in self.game.options]

    def chosen(self) -> list[Selection]:
        return [choice.option for choice in self.table.choices]

    def seat_of(self, who: str) -> int:
        return self.table.seats_of(token(who))[0]


def lobby(*seats: str, **house: Any) -> Evening:
    """A table before the game: a seat is a person's name, a bot's, or "" while it is free.

    The first person has opened the table, and begins unless the house rules say otherwise.
    """
    evening = Evening()
    people = [who for who in seats if who and who not in BOTS]
    owner = people[0]
    rules = HouseRules(**{"first": "seat", **house})
    kinds = [who if who in BOTS else PERSON for who in seats]
    mine = [n for n, who in enumerate(seats) if who == owner]
    evening.happens(acts.open_table(token(owner), rules, kinds, mine, owner))
    for seat, who in enumerate(seats):
        if who in people and who != owner:
            evening.does(acts.sit, token(who), who, seat)
    return evening


def playing(*seats: str, seed: int = 5, **house: Any) -> Evening:
    """A table at which the game has just begun."""
    evening = lobby(*seats, **house)
    evening.does(acts.start, evening.table.owner, seed, 0)
    return evening


def with_hands(
    *seats: str, hand: tuple[str, ...] = ("farm", "inn", "mine"), **house: Any
) -> Evening:
    """The game has begun with this forest; seat 0 has these cards alone, the others have none."""
    evening = lobby(*seats, **house)
    laid = scenario(players=len(seats)).set_hand(0, *hand).set_forest(*FOREST)
    evening.happens(Change((Started(5, RULES_VERSION, origin=laid.game.to_json()),)))
    return evening


FOREST: Final = ("forest_copy_basic_card", "forest_two_any", "forest_discard_three_any")

# Choices of a first turn: two that tell no player anything, and one that draws a card.
PEBBLE: Final = "visit:basic_pebble"
BERRY: Final = "visit:basic_berry"
TWIGS: Final = "visit:basic_three_twigs"
DRAW: Final = "visit:basic_two_cards_point"
HAVEN: Final = "visit:haven"
