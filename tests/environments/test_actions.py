"""Every option has its number, before it is offered, in every process."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from everdell.boxes.base import BaseBox
from everdell.engine import assembly
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.content import CRITTER, TAN, Card
from everdell.engine.errors import EverdellError
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game
from everdell.environments.actions import actions_of
from everdell.games import rules_for
from everdell.testing import table
from tests.boxes.test_outside_box import MarketDay
from tests.contract.games import (
    TABLES,
    Chooser,
    Sitting,
    decisions,
    patient_choice,
    random_choice,
    set_up,
)
from tests.day import each_of_some

# What was learnt with other fingerprints means something else: change them knowingly.
FINGERPRINTS = {
    1: "36a2c6dda03249ac",
    2: "a77ef97416500c24",
    3: "f3e3bc6cc0ce88b1",
    4: "cc271edd45ec049a",
}


@pytest.mark.parametrize("choose", [random_choice, patient_choice])
@pytest.mark.parametrize("setting", each_of_some(TABLES, 12, "numbers of options"), ids=str)
def test_whatever_is_offered_has_a_number(setting: Sitting, choose: Chooser) -> None:
    actions = actions_of(rules_for(setting.players, setting.boxes, setting.options))
    for seed in range(20):
        game = set_up(setting, seed)
        for _ in decisions(game, seed, choose):
            numbers = actions.numbers(game.options)
            assert len(set(numbers)) == len(game.options)
            assert [actions.id(number) for number in numbers] == [o.id for o in game.options]


def test_prices_that_are_seldom_asked_have_numbers() -> None:
    actions = actions_of(rules_for(2, ("base",)))
    t = table(players=2).set_city(0, "judge", "crane", "dungeon", "wanderer")
    t.set_hand(0, "ever_tree").set_resources(0, twig=9, resin=9, pebble=9, berry=9)
    for ability, ways in (("judge", 9), ("crane", 10), ("dungeon", 10)):
        game = t.game.clone()
        game.choose(f"play:ever_tree:hand:{ability}")
        if game.options[0].id.startswith("pay:prisoner"):
            game.choose("pay:prisoner:wanderer")
        assert len(actions.numbers(game.options)) == ways


def test_numbers_are_unique_and_lead_back() -> None:
    actions = actions_of(rules_for(4, ("base",)))
    assert len(set(actions.ids)) == len(actions)
    assert [actions.number(id) for id in actions.ids] == list(range(len(actions)))


@pytest.mark.parametrize("players", FINGERPRINTS)
def test_the_numbering_is_the_recorded_one(players: int) -> None:
    assert actions_of(rules_for(players, ("base",))).fingerprint == FINGERPRINTS[players]


def test_the_numbering_does_not_depend_on_the_process_or_on_games_played_before() -> None:
    script = (
        "from everdell.environments.actions import actions_of\n"
        "from everdell.engine.playout import play_out\n"
        "from everdell.engine.rng import seeded\n"
        "from everdell.games import new_game\n"
        "game = new_game(3, seed=5)\n"
        "play_out(game, seeded(1))\n"
        "print(actions_of(game.rules).fingerprint)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == FINGERPRINTS[3]


def test_a_mask_marks_the_legal_actions_and_no_others() -> None:
    actions = actions_of(rules_for(2, ("base",)))
    game = set_up(Sitting(2), 1)
    mask = actions.mask(actions.numbers(game.options))
    marked = {actions.id(int(number)) for number in np.flatnonzero(mask)}
    assert marked == {option.id for option in game.options}
    assert mask.dtype == np.int8


@pytest.mark.parametrize("action", [-1, 3801])
def test_a_number_that_stands_for_nothing(action: int) -> None:
    with pytest.raises(EverdellError, match="the actions are 0 to 3800") as fault:
        actions_of(rules_for(2, ("base",))).id(action)
    assert fault.value.code == "unknown-action"


# Boxes from outside --------------------------------------------------------------------------

SETTINGS = {"rugwort_year": "1", "stalls": "few"}


class Whim(Ask):
    """Makes up its options when it is asked, so that they cannot be foreseen."""

    def __init__(self) -> None:
        self.prompt = "whim"

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [Option(f"whim:{n}", "whim", n=n) for n in range(2)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        pass


class WhimsicalBox(Box):
    def __init__(self) -> None:
        super().__init__("whimsical")

    def contents(self, setup: Setup) -> Contents:
        return Contents(cards=[Card("whimsy", CRITTER, TAN, copies=99, play=[Whim()])])


def first_with(rules: Rules, word: str) -> Game:
    """A game in which options of this word are offered."""
    for seed in range(50):
        game = assembly.new_game(rules, seed)
        for _ in decisions(game, seed):
            if game.options[0].id.startswith(word):
                return game
    raise AssertionError(word)


def test_options_that_a_box_from_outside_holds_ready_have_numbers() -> None:
    rules = assembly.make_rules([BaseBox(), MarketDay()], 2, SETTINGS)
    game = first_with(rules, "wager")
    assert len(actions_of(rules).numbers(game.options)) == 3


def test_an_unforeseen_option_is_named() -> None:
    rules = assembly.make_rules([BaseBox(), WhimsicalBox()], 2, SETTINGS)
    game = first_with(rules, "whim")
    with pytest.raises(EverdellError, match="'whim:0' has no number") as fault:
        actions_of(rules).numbers(game.options)
    assert fault.value.code == "unnumbered-option"
