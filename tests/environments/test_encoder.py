"""Seats that look again rewrite only what changed, and see what they would see afresh."""

from __future__ import annotations

import numpy as np
import pytest

from everdell.engine.state import Game
from everdell.environments.encoding.encoder import Encoder
from everdell.environments.observation import Vector, observer_of
from everdell.testing import table
from tests.contract.games import TABLES, Sitting, decisions, patient_choice, set_up
from tests.day import each_of_some


def seen(encoder: Encoder, game: Game, seat: int) -> Vector:
    vector = np.full(observer_of(game.rules).size, 7, np.float32)
    encoder.write(game, seat, vector.data.cast("B"))
    return vector


@pytest.mark.parametrize("setting", each_of_some(TABLES, 12, "encoder"), ids=str)
def test_looking_again_is_like_looking_for_the_first_time(setting: Sitting) -> None:
    """Game after game, with looks that are far apart for some seats."""
    observer = observer_of(set_up(setting, 0).rules)
    encoder = Encoder(observer.layout)
    seats = range(observer.layout.seats)
    for seed in range(4):
        game = set_up(setting, seed)
        for n in decisions(game, seed, patient_choice):
            for seat in seats:
                if n % (seat + 1) == 0:
                    assert np.array_equal(seen(encoder, game, seat), observer(game, seat))
        for seat in seats:  # the game is over
            assert np.array_equal(seen(encoder, game, seat), observer(game, seat))


def test_looking_to_and_fro_between_games() -> None:
    observer = observer_of(set_up(Sitting(3), 0).rules)
    encoder = Encoder(observer.layout)
    games = []
    for seed in range(3):
        game = set_up(Sitting(3), seed)
        for n in decisions(game, seed, patient_choice):
            if n % 25 == 0:
                games.append(game.clone())
    for one in games:
        for other in (games[0], one):
            assert np.array_equal(seen(encoder, other, 1), observer(other, 1))


def test_a_card_that_has_left_leaves_nothing_behind() -> None:
    t = table(players=2).set_city(0, "farm", "inn", "wanderer")
    observer = observer_of(t.game.rules)
    encoder = Encoder(observer.layout)
    before = seen(encoder, t.game, 1)
    t.set_city(0, "farm", "mine")
    after = seen(encoder, t.game, 1)
    names = [observer.names[i] for i in np.flatnonzero(before != after)]
    assert {name for name in names if ".city." in name} == {
        "rival_1.city.inn",
        "rival_1.city.mine",
        "rival_1.city.wanderer",
    }


def test_a_look_fills_its_row_and_no_other() -> None:
    game = set_up(Sitting(3), 1)
    observer = observer_of(game.rules)
    rows = np.full((3, observer.size), 7, np.float32)
    Encoder(observer.layout, row=1).write(game, 2, rows.data.cast("B"))
    assert np.array_equal(rows[1], observer(game, 2))
    assert (rows[[0, 2]] == 7).all()


def test_large_and_negative_numbers_are_told() -> None:
    t = table(players=2).set_resources(0, berry=1000).set_city(1, "fool")
    observer = observer_of(t.game.rules)
    vector = seen(Encoder(observer.layout), t.game, 0)
    assert vector[observer.names.index("me.resources.berry")] == 1000
    assert vector[observer.names.index("rival_1.status.score")] == -2
