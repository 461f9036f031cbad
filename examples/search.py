"""Searching with OpenSpiel: its own information-set Monte-Carlo tree search plays the first moves.

The search imagines the cards it cannot see (`resample_from_infostate`) and plays random games to
their end. Run it: python examples/search.py
"""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import everdell.environments.spiel  # noqa: F401  # makes the game known


def main(moves: int = 8, simulations: int = 60) -> list[str]:
    """The options that were chosen."""
    game = pyspiel.load_game("everdell(players=2,rng_seed=7)")
    random = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=random,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = game.new_initial_state()
    chosen: list[str] = []
    while len(chosen) < moves and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        action = bot.step(state)
        chosen.append(state.action_to_string(action))
        print(f"player {state.current_player()}: {chosen[-1]}")
        state.apply_action(action)
    return chosen


if __name__ == "__main__":
    main()
