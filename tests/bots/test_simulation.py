"""Many games between bots."""

from __future__ import annotations

import pytest

from everdell.bots import World, registry
from everdell.bots.simulation import Failure, Lineup, Tally, play_games

MIXED = Lineup(players=3, bots=("greedy", "random"))


def test_a_short_list_of_bots_starts_again() -> None:
    assert [MIXED.bot_at(seat) for seat in range(3)] == ["greedy", "random", "greedy"]


@pytest.mark.parametrize("lineup", [Lineup(players=4), MIXED])
def test_games_can_be_played_in_any_portions(lineup: Lineup) -> None:
    together = play_games(lineup, range(4))
    apart = Tally()
    for seed in (3, 1, 0, 2):
        apart.add(play_games(lineup, [seed]))
    assert apart == together
    assert together.games == 4
    assert len(together.points) == lineup.players
    assert sum(together.wins) >= 4


def test_other_seeds_are_other_games() -> None:
    assert play_games(Lineup(), range(5)) != play_games(Lineup(), range(5, 10))


def test_alone_against_rugwort() -> None:
    tally = play_games(Lineup(players=1, options={"rugwort_year": "2"}), range(3))
    assert (tally.games, len(tally.points)) == (3, 2)


def test_a_game_that_breaks_off_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, game: World, seat: int) -> str:
            return "win:at:once"

    monkeypatch.setitem(registry._makers(), "cheat", lambda seed: Cheat())
    tally = play_games(Lineup(bots=("cheat",)), [7, 3])
    assert tally.games == 0
    assert [failure.seed for failure in tally.failures] == [7, 3]
    assert tally.failures[0].error.startswith("IllegalMove: 'win:at:once' is not offered")
    tally.add(Tally(failures=[Failure(5, "…")]))
    assert [failure.seed for failure in tally.failures] == [3, 5, 7]
