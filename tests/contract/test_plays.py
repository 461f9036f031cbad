"""What is offered to be played in a turn is what can be played, asked of every card by itself.

The list is made by short cuts: what changes prices is looked up once and weighed in figures. Here
each wish is judged without any, by a look at all payments.
"""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from everdell import Game
from everdell.engine.actions import Play, TakeTurn
from everdell.engine.moments import modifiers
from everdell.engine.quotes import due, is_payable, lowered, more_there, open_ways
from everdell.engine.resources import FREE, covers, purse
from everdell.engine.rules import HAND, MEADOW, PAY
from everdell.engine.state import Player
from everdell.engine.zones import lying_in
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables

# Where it matters most what else is in force: powers, weather, and a meadow in which cards stick.
CHANGED = [
    *[
        Sitting(players, {"powers": "dealt"}, ("base", "bellfaire", *more))
        for players in (2, 4)
        for more in ((), ("newleaf", "spirecrest"), ("legends", "pearlbrook", "mistwood"))
    ],
    *[Sitting(players, {}, ("base", "extra", "spirecrest")) for players in (2, 4)],
    *[
        Sitting(2, {"nightweave": "1", "powers": power}, ("base", "legends", "mistwood", *more))
        for power in ("off", "dealt")
        for more in ((), ("bellfaire",), ("newleaf",))
    ],
]
sittings = st.one_of(tables, st.sampled_from(CHANGED))


@settings(max_examples=40, deadline=None)
@given(table=sittings, seed=seeds)
def test_the_list_of_a_turn_and_single_wishes_agree(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        step = game.stack[-1].program.steps[game.stack[-1].pc]
        if n % 3 == 0 and isinstance(step, TakeTurn):
            p = game.players[game.turn]
            offered = {
                (option.card, option.origin, option.way)
                for option in game.options
                if not option.interlude and isinstance(game.rules.actions[option.action], Play)
            }
            assert offered == {wish for wish in wishes(game, p) if is_legal(game, p, *wish)}
            assert offered == {
                (card, origin, way)
                for card, origin in lying(game, p)
                for way in open_ways(game, p, card, origin)
            }


@settings(max_examples=25, deadline=None)
@given(table=sittings, seed=seeds)
def test_by_any_way_a_card_is_payable_if_one_of_its_payments_can_be_made(
    table: Sitting, seed: int
) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 20 == 0:
            p = game.players[n // 20 % table.players]
            cards, ways = range(1, len(game.rules.cards)), game.rules.ways
            for card, way, more in product(cards, ways, (0, 1)):
                assert is_payable(game, p, card, way.number, 0, more) == can_pay(
                    game, p, card, way.number, 0, more
                ), (game.rules.cards[card].id, way.id)


def lying(game: Game, p: Player) -> set[tuple[int, int]]:
    """The cards that the player could wish to play, each with the origin where it lies."""
    found = {(card, HAND) for card in p.hand}
    for place, card in enumerate(game.meadow):
        if card and not game.blocked >> place & 1:
            found.add((card, MEADOW))
    for zone in game.rules.origin_zones:
        origin = game.rules.origin_of(zone.id)
        found |= {(card, origin) for card in lying_in(game, zone, p.seat) if card}
    return found


def wishes(game: Game, p: Player) -> list[tuple[int, int, int]]:
    return [
        (card, origin, way.number) for card, origin in lying(game, p) for way in game.rules.ways
    ]


def is_legal(game: Game, p: Player, card: int, origin: int, way: int) -> bool:
    """Whether a card may be played from there by a way, each question asked for itself."""
    if any(modifier.forbids(game, p, card, origin) for modifier in modifiers(game, p)):
        return False
    off = lowered(game, p, card, origin)
    if off == FREE:
        return way == PAY
    brought = game.rules.ways[way]
    return (
        bool(brought.candidates(game, p)[card])
        and brought.fits(game, p, card, origin)
        and can_pay(game, p, card, way, off, more_there(game, p, card, origin, way, off))
    )


def can_pay(game: Game, p: Player, card: int, way: int, off: int, more: int) -> bool:
    owned = purse(p.resources)
    return any(covers(owned, price) for price in due(game, p, card, way, off, more))
