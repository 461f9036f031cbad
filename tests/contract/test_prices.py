"""What a card is said to cost is what is asked for once it is played."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings

from everdell import Game
from everdell.engine.journal import Journal
from everdell.engine.prices import Price, prices
from everdell.engine.quotes import due, is_payable
from everdell.engine.resources import as_dict, covers, purse, words
from everdell.engine.rules import PAY
from everdell.testing import table
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables

# What may be asked of who plays a card before it is paid for.
BEFORE_PAYING = ("prisoner", "tell-place", "return-tokens")


@settings(max_examples=25, deadline=None)
@given(table=tables, seed=seeds)
def test_every_way_costs_what_it_says(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 5 == 0:
            found = prices(game)
            offered = [option.id for option in game.options]
            assert list(found) == [id for id in offered if id.startswith("play:")]
            for id, price in found.items():
                check(game, id, price)


@settings(max_examples=25, deadline=None)
@given(table=tables, seed=seeds)
def test_a_card_is_payable_if_one_of_its_payments_can_be_made(table: Sitting, seed: int) -> None:
    """Mostly that is clear without a look at each of them."""
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 10:
            continue
        for p in game.players:
            owned = purse(p.resources)
            for card in range(1, len(game.rules.cards)):
                for off, more in product((0, 1, 3), (0, 1)):
                    found = [x for x in due(game, p, card, PAY, off, more) if covers(owned, x)]
                    assert is_payable(game, p, card, PAY, off, more) == bool(found)


def check(game: Game, option: str, price: Price) -> None:
    """Play the card in a copy of the game, as far as its payment."""
    copy = game.clone()
    told = copy.journal = Journal()
    copy.choose(option)
    while copy.decision is not None and copy.decision.prompt in BEFORE_PAYING:
        # With tokens the price is the lowest: as many are returned as may be.
        tokens = copy.decision.prompt == "return-tokens"
        copy.take(len(copy.decision.options) - 1 if tokens else 0)
    asked = copy.decision is not None and copy.decision.prompt == "pay-card"
    # What may be done beside every choice is no way to pay.
    ways = [choice.id for choice in copy.options if not choice.interlude]
    card = option.split(":")[1]
    if price.occupies:
        homes = [entry.home for entry in told.entries if entry.kind == "occupied"]
        if asked:
            homes = [way.split(":")[2] for way in ways]
        assert set(homes) == set(price.occupies)
        assert price.due == [0]
    elif asked:
        assert ways == [f"pay:{words(x)}" for x in price.due]
    else:
        paid = [
            entry.resources
            for entry in told.entries
            if entry.kind == "paid" and entry.source == card
        ]
        assert [as_dict(x) for x in price.due] == [*paid, {}][:1]


def test_by_each_way() -> None:
    t = table().set_city(0, "farm", "crane", "innkeeper").set_hand(0, "wife", "castle")
    t.set_resources(0, twig=2, resin=3, pebble=3, berry=2)
    found = prices(t.game)
    full = found["play:castle:hand"]
    assert [as_dict(x) for x in full.due] == [{"twig": 2, "resin": 3, "pebble": 3}]
    assert (full.occupies, full.helper) == ([], "")
    assert found["play:castle:hand:crane"].helper == "crane"
    assert {sum(as_dict(x).values()) for x in found["play:castle:hand:crane"].due} == {5}
    assert found["play:wife:hand:occupy"].occupies == ["farm"]
    assert found["play:wife:hand:innkeeper"].due == [0]


def test_two_free_beds_of_one_name_are_named_once() -> None:
    t = table().set_city(0, "farm", "farm").set_hand(0, "wife")
    assert prices(t.game)["play:wife:hand:occupy"].occupies == ["farm"]
