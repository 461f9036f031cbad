"""The greedy bot: better than chance, and never silly."""

from __future__ import annotations

import time

from everdell.bots import ask, imagine, make_bot
from everdell.bots.simulation import Lineup, play_game
from everdell.engine.rng import seeded
from everdell.testing import Table

from .tables import dear_table


def choice(t: Table) -> str:
    return ask(make_bot("greedy"), t.game, seeded(0))


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(40):
        greedy = seed % 2
        bots = ("greedy", "random") if greedy == 0 else ("random", "greedy")
        lineup = Lineup(bots=bots)
        game = lineup.set_up(seed)
        play_game(lineup, game)
        won += game.winners() == (greedy,)
    assert won >= 32


def test_greedy_answers_at_once() -> None:
    """A few milliseconds a decision, interpreted; with a wide margin for slow machines."""
    lineup = Lineup(bots=("greedy",))
    began = time.process_time()
    decisions = sum(play_game(lineup, lineup.set_up(seed)) for seed in range(3))
    assert (time.process_time() - began) / decisions < 0.02


def test_it_does_not_pass_while_a_card_can_be_played() -> None:
    t = dear_table().set_season(0, "autumn").set_workers(0, 0).set_hand(0, "farm")
    t.set_resources(0, twig=2, resin=1)
    assert t.offers() == ["play:farm:hand", "pass"]
    assert choice(t) == "play:farm:hand"


def test_it_does_not_pass_while_a_worker_can_earn_points() -> None:
    t = dear_table().set_season(0, "autumn").set_workers(0, 1)
    assert choice(t.set_hand(0, *["farm"] * 5)) == "visit:journey_5"


def test_it_prepares_when_nothing_else_gains_anything() -> None:
    """A Fool could only go where it harms no other more than its price harms the player."""
    t = dear_table().set_workers(0, 0).set_hand(0, "fool").set_resources(0, berry=3)
    assert t.offers() == ["play:fool:hand", "prepare"]
    assert choice(t) == "prepare"


def test_it_plays_what_it_can_before_it_prepares() -> None:
    t = dear_table().set_workers(0, 0).set_hand(0, "mine")
    t.set_resources(0, twig=1, resin=1, pebble=1)
    assert t.offers() == ["play:mine:hand", "prepare"]
    assert choice(t) == "play:mine:hand"


def test_it_takes_the_dearer_card_for_nothing() -> None:
    t = dear_table().set_workers(0, 0).set_city(0, "ever_tree").set_hand(0, "wanderer", "bard")
    assert choice(t) in ("play:king:meadow:occupy", "play:queen:meadow:occupy")


def test_equal_options_are_drawn_by_lot() -> None:
    """Out of reach, one card is as good to discard as another."""
    t = dear_table().set_season(0, "autumn").set_hand(0, "farm", "inn", "mine")
    t.choose("visit", "journey_2")
    world = imagine(t.game, 0, seeded(0))
    chosen = {make_bot("greedy", seed).choose(world, 0) for seed in range(20)}
    assert chosen == set(t.offers())
    assert len(chosen) > 1
