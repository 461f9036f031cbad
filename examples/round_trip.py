"""Playing through PettingZoo: a bot of the house against random actions.

Shows both ways between options and actions: the bot names an option, which becomes a number; the
mask gives numbers, which are options again in the log of the last game.
Run it: python examples/round_trip.py
"""

from __future__ import annotations

import numpy as np

from everdell.bots import ask, make_bot
from everdell.environments.aec import env


def main(games: int = 10) -> int:
    """How many games the bot wins."""
    table = env(players=2)
    series = table.unwrapped.series
    wins = 0
    for seed in range(games):
        table.reset(seed=seed)
        bot = make_bot("greedy", seed)
        log: list[str] = []
        for agent in table.agent_iter():
            seen, reward, over, _, info = table.last()
            if over:
                print(f"game {seed}, {agent}: {info['score']} points, reward {reward:+.0f}")
                wins += info["won"] and agent == "player_0"
                table.step(None)
                continue
            if agent == "player_0":
                action = series.actions.number(ask(bot, series.game, series.luck))
            else:
                legal = np.flatnonzero(seen["action_mask"])
                action = int(legal[series.luck.below(len(legal))])
            log.append(f"{agent} {series.actions.id(action)}")
            table.step(action)
    print("The last game began:", *log[:6], sep="\n  ")
    return wins


if __name__ == "__main__":
    main()
