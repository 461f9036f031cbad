"""Two worlds that differ only in what a seat cannot know look the same to that seat."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from everdell import Game
from everdell.engine.journal import Entry, Journal
from everdell.engine.log_lines import visible
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables
from tests.contract.invariants import check
from tests.secrets.piles import stir_piles

# Told of what all see for the first time.
_SHOWING = {
    *("revealed", "meadow", "laid", "rolled", "rolled_for_ticket", "played", "chose_power"),
    "discarded_shown",
    *("searched", "found_in_deck"),  # whether the deck held a card that was named aloud
}


def options_of(game: Game, seat: int) -> list[str]:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return []
    return [option.id for option in decision.options]


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds)
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(
    table: Sitting, seed: int
) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 7:
            continue
        for seat in range(game.rules.players):
            world = game.determinize(seat, seed + n)
            check(world)
            decision = game.decision
            if decision is not None and decision.seat == seat:
                assert json.dumps(world.view(seat)) == json.dumps(game.view(seat))
                assert options_of(world, seat) == options_of(game, seat)


@settings(max_examples=40, deadline=None)
@given(table=tables, seed=seeds)
def test_views_do_not_depend_on_other_hands_or_on_the_deck(table: Sitting, seed: int) -> None:
    """The view is compared while any seat decides, before the other world moves on."""
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 9:
            continue
        for seat in [*range(game.rules.players), None]:
            other = game.clone()
            stir(other, seat)
            assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))


def stir(game: Game, seat: int | None) -> None:
    """Turn over everything hidden from a seat: deck, discard pile, other hands, cards looked at,
    and with them what others keep aside."""
    game.deck = game.deck[: game.top][::-1]
    game.discard = game.discard[::-1]
    for p in game.players:
        if p.seat != seat:
            kept = len(p.hand)
            pool = p.hand + game.deck
            p.hand = sorted(pool[-kept:]) if kept else []
            game.deck = pool[: len(pool) - kept]
    stir_piles(game, seat)
    for frame in game.stack:
        if frame.me != seat:
            frame.last = 0  # picks that began with other cards go on with any
        if frame.secret and frame.me != seat:
            pool = [*game.deck, *frame.cards]
            frame.cards = tuple(pool[: len(frame.cards)])
            game.deck = pool[len(frame.cards) :]


@settings(max_examples=60, deadline=None)
@given(table=tables, seed=seeds, swap=st.integers(0, 2**31))
def test_logs_tell_a_seat_only_what_it_may_know(table: Sitting, seed: int, swap: int) -> None:
    """The same option is taken in two worlds that a seat cannot tell apart; what that seat reads
    of it is the same, unless the option showed something to all."""
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 3:
            continue
        wanted = game.options[(swap + n) % len(game.options)].id
        for seat in range(game.rules.players):
            here, there = game.clone(), game.clone()
            stir(there, seat)
            there.advance()
            if wanted not in [option.id for option in there.options]:
                continue
            here.journal, there.journal = Journal(), Journal()
            here.choose(wanted)
            there.choose(wanted)
            first, second = not_for(seat, here.journal), not_for(seat, there.journal)
            if not shows(first) and not shows(second) and seat != game.stack[-1].me:
                # One world may have gone on where the other still waits for a choice.
                for one, other in zip(visible(first, seat), visible(second, seat), strict=False):
                    assert one == other


def not_for(seat: int, journal: Journal) -> list[Entry]:
    """All but what is meant for this seat, such as the cards it is given."""
    return [entry for entry in journal.entries if seat not in (entry.audience or ())]


def shows(entries: list[Entry]) -> bool:
    return any(entry.kind in _SHOWING for entry in entries)


def test_the_deck_itself_is_never_in_a_view() -> None:
    game = set_up(Sitting(3), 1)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["deck"] == game.top
        assert view["discard"] == 0
        players = view["players"]
        assert isinstance(players, list)
        assert [("hand" in p) for p in players] == [p == seat for p in range(3)]


def test_an_imagined_game_does_not_know_the_seed_of_the_real_one() -> None:
    game = set_up(Sitting(2), 12345)
    world = game.determinize(0, 1)
    assert "12345" not in world.to_json()
    assert isinstance(world.seed, int)
    again = set_up(Sitting(2), world.seed)
    assert again.players[1].hand != game.players[1].hand


@settings(max_examples=25, deadline=None)
@given(table=tables, seed=seeds)
def test_what_a_seat_is_given_to_read_it_holds_in_hand(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    game.journal = Journal()
    for _ in decisions(game, seed, patient_choice):
        for entry in game.journal.entries:
            if entry.kind == "gave_cards":
                receiver = game.players[entry.to]
                held = [game.rules.cards[card].id for card in receiver.hand]
                assert set(entry.cards) <= set(held)
        game.journal.entries.clear()
