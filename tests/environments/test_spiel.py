"""The game for OpenSpiel, judged by OpenSpiel's own simulation test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is an optional extra")

from everdell.engine.errors import EverdellError  # noqa: E402
from everdell.engine.rng import seeded  # noqa: E402
from everdell.environments.observation import observer_of  # noqa: E402
from everdell.environments.spiel import EverdellGame, EverdellState  # noqa: E402


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(0)
    return state


def walk(state: Any, seed: int, steps: int) -> None:
    """Some random actions, chance included."""
    random = seeded(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))])


@pytest.mark.parametrize(
    "name",
    [
        "everdell(players=1,options=rugwort_year:3)",
        "everdell",
        "everdell(players=3,rng_seed=5)",
        "everdell(players=4,boxes=base)",
    ],
)
def test_it_passes_the_simulation_test(name: str) -> None:
    # A game of sampled chance cannot be written down by OpenSpiel if it is written in Python.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_its_type_says_what_it_is() -> None:
    game = pyspiel.load_game("everdell")
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.utility_sum() == 0
    alone = pyspiel.load_game("everdell(players=1)")
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert alone.num_players() == 1


def test_its_name_loads_it_again() -> None:
    game = pyspiel.load_game("everdell(players=1,options=rugwort_year:2,rng_seed=3)")
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.rules.settings == {"rugwort_year": "2"}


def test_the_deal_is_chance() -> None:
    state = pyspiel.load_game("everdell").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    assert state.observation_string(0) == ""
    assert not np.any(state.observation_tensor(0))
    state.apply_action(0)
    assert state.current_player() == 0


def test_the_generator_makes_games_repeatable() -> None:
    ends = []
    for seed in (4, 4, 5):
        state = dealt(pyspiel.load_game(f"everdell(rng_seed={seed})"))
        walk(state, 1, 60)
        ends.append(str(state))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_an_action_without_chance_leads_straight_on() -> None:
    state = dealt(pyspiel.load_game("everdell"))
    take(state, "visit:basic_berry")
    assert state.current_player() == 1


def test_an_action_that_draws_waits_for_chance_and_copies_meet_other_futures() -> None:
    state = dealt(pyspiel.load_game("everdell"))
    take(state, "visit:basic_two_cards_point")
    assert state.is_chance_node()
    assert str(state.clone()) == str(state)
    hands = set()
    for _ in range(8):
        copy = state.clone()
        copy.apply_action(0)
        assert copy.current_player() == 1
        hands.add(tuple(copy.game.players[0].hand))
    assert len(hands) > 1


def test_chance_shuffles_the_unseen_deck_and_keeps_everything_else() -> None:
    state = dealt(pyspiel.load_game("everdell"))
    before = state.game
    take(state, "visit:basic_two_twigs_card")
    state.apply_action(0)
    after = state.game
    drawn = sorted(after.players[0].hand + after.deck[: after.top])
    assert drawn == sorted(before.players[0].hand + before.deck[: before.top])
    assert after.players[1].hand == before.players[1].hand
    assert after.meadow == before.meadow


def test_observations_are_those_of_the_other_environments() -> None:
    game = pyspiel.load_game("everdell(players=3)")
    state = dealt(game)
    walk(state, 2, 40)
    for player in range(3):
        expected = observer_of(game.rules)(state.game, player)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), expected)
    assert "hand:" in state.observation_string(1)


def test_an_imagined_state_looks_the_same_to_the_player_alone() -> None:
    state = dealt(pyspiel.load_game("everdell"))
    random = seeded(3)
    world = state.resample_from_infostate(0, lambda: random.below(1000) / 1000)
    assert world.observation_string(0) == state.observation_string(0)
    assert world.observation_tensor(0) == state.observation_tensor(0)
    assert world.legal_actions() == state.legal_actions()
    assert world.game.players[1].hand != state.game.players[1].hand


def test_a_state_before_the_deal_is_like_any_other() -> None:
    state = pyspiel.load_game("everdell").new_initial_state()
    assert str(state.resample_from_infostate(0, lambda: 0.5)) == "before the deal"


def test_in_an_imagined_state_chance_still_answers_to_what_the_player_chose() -> None:
    state = dealt(pyspiel.load_game("everdell"))
    take(state, "visit:basic_two_cards_point")
    assert state.is_chance_node()
    assert state.resample_from_infostate(0, lambda: 0.5).is_chance_node()
    other = state.resample_from_infostate(1, lambda: 0.5)
    assert other.current_player() == 0  # who chooses anew


def test_a_state_can_be_written_down() -> None:
    game = pyspiel.load_game("everdell")
    state = dealt(game)
    take(state, "visit:basic_two_cards_point")  # chance is waiting
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    again.apply_action(0)
    assert again.current_player() == 1


def test_wrong_wishes_are_explained() -> None:
    with pytest.raises(EverdellError, match="for 1 to 4 players"):
        EverdellGame({"players": 9})


def take(state: EverdellState, option: str) -> None:
    state.apply_action(state.get_game().actions.number(option))
