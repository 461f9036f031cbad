"""Why something is not offered: the reasons and the options never disagree."""

from __future__ import annotations

import json

from hypothesis import given, settings

from everdell import Game
from everdell.engine.reasons import why_not
from everdell.engine.shapes import TargetView
from everdell.engine.targets import button, card_in, place_of, targets_of
from everdell.engine.zones import lying_in
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables


def key(target: TargetView) -> str:
    return json.dumps(target, sort_keys=True)


def targets(game: Game, seat: int) -> set[str]:
    """Everything on the table that a turn could be about, cities apart."""
    p = game.players[seat]
    cards = game.rules.cards
    found = [card_in("hand", cards[number].id) for number in p.hand]
    found += [card_in("meadow", cards[number].id) for number in game.meadow if number]
    for zone in game.rules.origin_zones:
        kept = lying_in(game, zone, seat)
        found += [card_in(zone.id, cards[number].id) for number in kept if number]
    found += [place_of(game.rules.places[number].id) for number in game.board.places]
    if not game.rules.own_root:  # else its turns end in another way
        found += [button("prepare"), button("pass")]
    return {key(target) for target in found}


def refused(game: Game, seat: int) -> set[str]:
    refusals = why_not(game, seat)
    assert all(refusal.reasons for refusal in refusals)
    found = [key(refusal.target) for refusal in refusals]
    assert len(set(found)) == len(found)
    return set(found)


@settings(max_examples=40, deadline=None)
@given(table=tables, seed=seeds)
def test_a_thing_has_reasons_exactly_when_it_is_not_offered(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 3 == 0:
            check(game)


def check(game: Game) -> None:
    """Look at what is offered now and at what is not."""
    decision = game.decision
    if decision is None:
        return
    seat = decision.seat
    if game.rules.own_root and len(game.stack) > 1:
        return  # its questions may be about a part of the table alone
    if decision.prompt != "turn" and not game.rules.own_root:
        assert targets(game, seat) <= refused(game, seat)
        return
    offered = {key(target) for option in decision.options for target in targets_of(game, option)}
    assert not offered & refused(game, seat)
    if not game.rules.own_root:
        assert targets(game, seat) - offered <= refused(game, seat)


@settings(max_examples=15, deadline=None)
@given(table=tables, seed=seeds)
def test_a_seat_that_is_not_to_decide_is_told_so(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        decision = game.decision
        if n % 11 or decision is None:
            continue
        for seat in range(game.rules.players):
            if seat != decision.seat:
                told = {refusal.reasons[0].code for refusal in why_not(game, seat)}
                assert told <= {"not-your-turn", "passed"}
                if not game.rules.own_root:
                    assert targets(game, seat) <= refused(game, seat)
