"""A seat that looks again rewrites only what changed, and sees what it would see afresh."""

from __future__ import annotations

import numpy as np
import pytest

from everdell.engine.state import Game
from everdell.environments.encoding.sight import Sight
from everdell.environments.observation import Vector, observer_of
from everdell.testing import table
from tests.contract.games import TABLES, Sitting, decisions, patient_choice, set_up


def seen(sight: Sight, game: Game) -> Vector:
    return np.frombuffer(bytes(sight.look(game)), np.float32)


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_looking_again_is_like_looking_for_the_first_time(setting: Sitting) -> None:
    """Game after game, with looks that are far apart for some seats."""
    observer = observer_of(set_up(setting, 0).rules)
    eyes = [Sight(observer.layout, seat) for seat in range(observer.layout.seats)]
    for seed in range(4):
        game = set_up(setting, seed)
        for n in decisions(game, seed, patient_choice):
            for seat, sight in enumerate(eyes):
                if n % (seat + 1) == 0:
                    assert np.array_equal(seen(sight, game), observer(game, seat))
        for seat, sight in enumerate(eyes):  # the game is over
            assert np.array_equal(seen(sight, game), observer(game, seat))


def test_looking_to_and_fro_between_games() -> None:
    observer = observer_of(set_up(Sitting(3), 0).rules)
    sight = Sight(observer.layout, 1)
    games = []
    for seed in range(3):
        game = set_up(Sitting(3), seed)
        for n in decisions(game, seed, patient_choice):
            if n % 25 == 0:
                games.append(game.clone())
    for one in games:
        for other in (games[0], one):
            assert np.array_equal(seen(sight, other), observer(other, 1))


def test_a_card_that_has_left_leaves_nothing_behind() -> None:
    t = table(players=2).set_city(0, "farm", "inn", "wanderer")
    observer = observer_of(t.game.rules)
    sight = Sight(observer.layout, 1)
    before = seen(sight, t.game)
    t.set_city(0, "farm", "mine")
    after = seen(sight, t.game)
    names = [observer.names[i] for i in np.flatnonzero(before != after)]
    assert {name for name in names if ".city." in name} == {
        "rival_1.city.inn",
        "rival_1.city.mine",
        "rival_1.city.wanderer",
    }


def test_what_was_seen_is_not_changed_by_a_game_that_goes_on() -> None:
    game = set_up(Sitting(2), 1)
    sight = Sight(observer_of(game.rules).layout, 0)
    buffer = sight.look(game)
    before = bytes(buffer)
    game.take(0)
    assert bytes(buffer) == before
    sight.look(game)
    assert bytes(buffer) != before


def test_large_and_negative_numbers_are_told() -> None:
    t = table(players=2).set_resources(0, berry=1000).set_city(1, "fool")
    observer = observer_of(t.game.rules)
    vector = seen(Sight(observer.layout, 0), t.game)
    assert vector[observer.names.index("me.resources.berry")] == 1000
    assert vector[observer.names.index("rival_1.status.score")] == -2
