"""A game can be written and read at any moment, and wrong input says what is wrong."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import everdell
from everdell import SaveError
from everdell.engine.codec import FORMER, state_digest
from everdell.engine.rules import RULES_VERSION
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables


@settings(max_examples=25, deadline=None)
@given(table=tables, seed=seeds)
def test_json_round_trip_at_every_decision(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n % 3 == 0 or len(game.stack) > 1:
            again = everdell.load_game(game.to_json())
            assert state_digest(again) == state_digest(game)
            assert [o.id for o in again.options] == [o.id for o in game.options]
            assert again.decision is not None
            assert game.decision is not None
            assert again.decision.seat == game.decision.seat
    assert everdell.load_game(game.to_json()).winners() == game.winners()


def saved() -> dict[str, object]:
    document: dict[str, object] = json.loads(everdell.new_game(seed=3).to_json())
    return document


def test_a_damaged_save_is_refused() -> None:
    text = everdell.new_game(seed=3).to_json()
    for broken in (
        "",
        "{",
        text[:-40],
        text.replace("farm", "form", 1),
        "[1]",
        "null",
        "[" * 100_000,
    ):
        with pytest.raises(SaveError):
            everdell.load_game(broken)


def test_a_changed_save_does_not_fit_its_fingerprint() -> None:
    document = saved()
    state = document["state"]
    assert isinstance(state, dict)
    state["turn"] = 1
    with pytest.raises(SaveError, match="fingerprint"):
        everdell.load_game(json.dumps(document))


def test_a_foreign_document_is_refused() -> None:
    with pytest.raises(SaveError, match="no saved Everdell game"):
        everdell.load_game('{"format": "chess"}')


def test_a_save_of_newer_rules_asks_for_an_update() -> None:
    document = saved() | {"rules": RULES_VERSION + 1}
    with pytest.raises(SaveError, match="Update everdell"):
        everdell.load_game(json.dumps(document))


def test_a_running_game_survives_a_change_of_the_rules_version() -> None:
    document = saved() | {"rules": RULES_VERSION - 1, "numbering": "another order of cards"}
    game = everdell.load_game(json.dumps(document))
    assert game.decision is not None


def test_a_save_from_the_middle_of_a_turn_does_not_survive_other_rules() -> None:
    game = everdell.new_game(seed=3)
    game.choose("visit:haven")
    document = json.loads(game.to_json()) | {"rules": RULES_VERSION - 1}
    with pytest.raises(SaveError, match="middle of a turn"):
        everdell.load_game(json.dumps(document))


def test_half_made_picks_do_not_survive_another_numbering() -> None:
    game = everdell.new_game(seed=3)
    game.choose("visit:haven")
    document = json.loads(game.to_json()) | {"numbering": "another order of cards"}
    with pytest.raises(SaveError, match="middle of a turn"):
        everdell.load_game(json.dumps(document))


def test_a_save_of_the_former_format_opens_at_the_start_of_a_turn() -> None:
    game = everdell.new_game(seed=3)
    document = json.loads(game.to_json()) | {"format": FORMER}
    assert state_digest(everdell.load_game(json.dumps(document))) == state_digest(game)


def test_a_save_of_the_former_format_is_refused_in_the_middle_of_a_turn() -> None:
    game = everdell.new_game(seed=3)
    game.choose("visit:haven")
    document = json.loads(game.to_json()) | {"format": FORMER}
    with pytest.raises(SaveError, match="middle of a turn"):
        everdell.load_game(json.dumps(document))


@settings(max_examples=300, deadline=None)
@given(
    path=st.lists(st.integers(0, 30), min_size=1, max_size=4),
    value=st.one_of(st.none(), st.integers(-5, 500), st.text(max_size=5), st.just([]), st.just({})),
)
def test_whatever_is_wrong_inside_a_save_is_a_save_error(path: list[int], value: object) -> None:
    """Even with a fitting fingerprint a broken state never gets further than a clear error."""
    from everdell.engine.codec import digest

    document = saved()
    spot: object = document["state"]
    for depth, step in enumerate(path):
        inner = list(spot.values()) if isinstance(spot, dict) else spot
        if not isinstance(inner, list) or not inner:
            break
        key = list(spot)[step % len(inner)] if isinstance(spot, dict) else step % len(inner)
        if isinstance(inner[step % len(inner)], (dict, list)) and depth + 1 < len(path):
            spot = inner[step % len(inner)]
        else:
            spot[key] = value  # type: ignore[index]
            break
    state = document["state"]
    assert isinstance(state, dict)
    document["digest"] = digest(state)
    try:
        game = everdell.load_game(json.dumps(document))
        game.to_json()
    except SaveError:
        return
