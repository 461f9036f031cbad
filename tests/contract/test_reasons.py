"""Why something is not offered: the reasons and the options never disagree."""

from __future__ import annotations

from hypothesis import given, settings

from everdell import Game
from everdell.engine.reasons import why_not
from everdell.engine.zones import lying_in
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables


def targets(game: Game, seat: int) -> set[str]:
    """Everything on the table that a turn could be about."""
    p = game.players[seat]
    cards = game.rules.cards
    found = {f"play:{cards[number].id}:hand" for number in p.hand}
    found |= {f"play:{cards[number].id}:meadow" for number in game.meadow if number}
    for zone in game.rules.origin_zones:
        kept = lying_in(game, zone, seat)
        found |= {f"play:{cards[number].id}:{zone.id}" for number in kept if number}
    for number in game.board.places:
        place = game.rules.places[number]
        found.add(f"{'event' if place.is_event else 'visit'}:{place.id}")
    return found | {"prepare", "pass"}


@settings(max_examples=40, deadline=None)
@given(table=tables, seed=seeds)
def test_a_thing_has_reasons_exactly_when_it_is_not_offered(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        decision = game.decision
        if n % 3 or decision is None:
            continue
        seat = decision.seat
        reasons = why_not(game, seat)
        offered = {option.id for option in decision.options}
        if decision.prompt != "turn":
            assert targets(game, seat) <= set(reasons)
            continue
        by_target = {
            ":".join(id.split(":")[:3]) if id.startswith("play:") else id for id in offered
        }
        assert not by_target & set(reasons)
        assert targets(game, seat) - by_target <= set(reasons)


@settings(max_examples=15, deadline=None)
@given(table=tables, seed=seeds)
def test_whoever_is_not_to_decide_is_told_so(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        decision = game.decision
        if n % 11 or decision is None:
            continue
        for seat in range(game.rules.players):
            if seat != decision.seat:
                reasons = why_not(game, seat)
                assert {told[0].code for told in reasons.values()} <= {"not-your-turn", "passed"}
                assert targets(game, seat) <= set(reasons)
