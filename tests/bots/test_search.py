"""The bots that look ahead: what they may know, how long they think, never stalling."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import cast
from unittest.mock import Mock

import pytest

from everdell import new_game
from everdell.bots import World, imagine, make_bot, search, second_process
from everdell.bots.findings import Finding, merged
from everdell.bots.levels import LEVELS
from everdell.bots.search import grow
from everdell.bots.simulation import Lineup
from everdell.bots.specs import USUAL, Budget
from everdell.bots.thinking.tree import Tree
from everdell.engine.rng import seeded
from everdell.engine.state import Game

from .tables import dear_table

THINKERS = [*[level.name for level in LEVELS[:-1]], "sage@24i", "sage:blocker@12i"]
TABLES = [
    Lineup(2),
    Lineup(3, ("base", "extra", "rugwort", "legends")),
    Lineup(1, ("base", "legends"), {"rugwort_year": "2"}),
]


def dealt_differently(game: Game, seat: int, seed: int) -> World:
    """The same for this seat; all that it cannot see is another."""
    return World(game.determinize(seat, seed))


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("lineup", TABLES, ids=lambda lineup: f"{lineup.players}")
@pytest.mark.parametrize("seed", [2, 9])
def test_hidden_cards_do_not_change_the_choice(spec: str, lineup: Lineup, seed: int) -> None:
    game = lineup.set_up(seed)
    random = seeded(seed)
    for _ in range(15):
        game.take(random.below(len(game.options)))
    seat = game.stack[-1].me
    worlds = [dealt_differently(game, seat, k) for k in range(4)]
    assert len({tuple(world.deck) for world in worlds}) > 1
    asked = imagine(game, seat, seeded(7))
    chosen = {make_bot(spec, 3).choose(imagine(w, seat, seeded(7)), seat) for w in worlds}
    assert chosen == {make_bot(spec, 3).choose(asked, seat)}


def test_a_budget_in_iterations_always_leads_to_the_same() -> None:
    game = new_game(3, seed=4)
    choices = {make_bot("sage@30i", 5).choose(imagine(game, 0, seeded(1)), 0) for _ in range(3)}
    assert len(choices) == 1


class OneMinded:
    """A tree whose every visit goes to the same choice."""

    def __init__(self) -> None:
        self.visits = 0

    def grow(self, iterations: int) -> None:
        self.visits += iterations

    def lead_in_visits(self) -> int:
        return self.visits


def test_it_stops_when_nothing_can_change_any_more() -> None:
    tree = OneMinded()
    grow(cast(Tree, tree), Budget(iterations=1600))
    assert tree.visits == 900  # of sixteen parts, the first after which fewer are left


def test_by_the_clock_it_stops_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = OneMinded()
    monkeypatch.setattr(search, "time", Mock(perf_counter=lambda: tree.visits / 1000))
    grow(cast(Tree, tree), Budget(seconds=1.6))
    assert 800 < tree.visits < 1000


def test_a_single_option_is_taken_at_once() -> None:
    t = dear_table().set_hand(0).set_workers(0, 0)
    assert t.offers() == ["prepare"]
    assert make_bot("sage@100000000i").choose(World(t.game), 0) == "prepare"


def test_only_the_last_level_takes_its_time() -> None:
    assert [level.budget is not None for level in LEVELS] == [False] * 4 + [True]
    budget = LEVELS[-1].budget
    assert budget is not None
    assert 0 < budget.seconds < 2


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much is thought about each decision."""
    spent: list[int] = []

    def growing(tree: Tree, budget: Budget) -> None:
        spent.append(budget.iterations)
        grow(tree, budget)

    monkeypatch.setattr(search, "grow", growing)
    return spent


def test_many_picks_take_no_long_wait(budgets: list[int]) -> None:
    t = dear_table().set_hand(0, "farm", "inn", "mine", "wife", "judge", "crane")
    t.choose("visit:haven")
    for card in ("crane", "farm", "inn"):
        make_bot("sage@96i").choose(World(t.game), 0)
        t.choose(f"discard:{card}")
    assert budgets == [24, 8, 4]  # the first of them is a quarter of an action


def test_a_turn_stays_below_two_seconds_however_much_it_asks() -> None:
    """Whether these are picks of one text or the questions of many cards."""
    t = dear_table().set_hand(0, "farm", "inn").choose("visit:haven")
    bot = make_bot("sage")
    assert isinstance(bot, search.SearchBot)
    world = World(t.game)
    assert world.answers == 1
    seconds = USUAL.seconds
    for answers in range(1, 100):
        world.answers = answers
        seconds += bot._budget_for(world).seconds
    assert seconds < 2


# The partner ---------------------------------------------------------------------------------


def sage_thinks(seconds: float) -> str:
    game = new_game(2, seed=4)
    return make_bot(f"sage@{seconds}s", 2).choose(imagine(game, 0, seeded(1)), 0)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[list[Finding]]]:
    """What partners find."""
    heard: list[list[Finding]] = []
    listen = second_process.SecondProcess.findings

    def listening(self: second_process.SecondProcess) -> list[Finding]:
        heard.append(listen(self))
        return heard[-1]

    monkeypatch.setenv(second_process.VARIABLE, "2")
    monkeypatch.setattr(second_process.SecondProcess, "findings", listening)
    yield heard
    second_process.dismiss()


def think_until_it_answers(heard: list[list[Finding]]) -> None:
    """It takes a while until a partner is at work."""
    heard.clear()
    for _ in range(400):
        sage_thinks(0.05)
        if heard[-1]:
            return
    raise AssertionError("it never answers")


def test_two_processes_think_of_one_decision(
    heard: list[list[Finding]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_process, "_WAIT", 20.0)
    sage_thinks(0.2)
    game = new_game(2, seed=4)
    assert {found.option for found in heard[0]} <= {option.id for option in game.options}
    assert sum(found.visits for found in heard[0]) > 0


def never_ready() -> None:
    time.sleep(60)


def test_without_an_answer_it_decides_alone(
    heard: list[list[Finding]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_process, "_prepare", never_ready)
    monkeypatch.setattr(second_process, "_WAIT", 0.1)
    assert sage_thinks(0.1)
    assert sage_thinks(0.1)
    assert heard == [[], []]


def test_an_answer_that_was_not_waited_for_is_passed_over(
    heard: list[list[Finding]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_process, "_WAIT", 20.0)
    alone = imagine(new_game(1, seed=4), 0, seeded(1))
    with pytest.raises(KeyboardInterrupt), second_process.asked(alone, 0, "", 0.05, 1):
        raise KeyboardInterrupt
    think_until_it_answers(heard)
    other = new_game(2, seed=4)
    assert {found.option for found in heard[-1]} <= {option.id for option in other.options}


def test_ctrl_c_is_not_for_the_partner(heard: list[list[Finding]]) -> None:
    think_until_it_answers(heard)
    before = second_process.prepared()
    assert before is not None
    os.kill(before._worker.pid, signal.SIGINT)
    think_until_it_answers(heard)
    assert second_process.prepared() is before


def give_up(*question: object) -> None:
    os._exit(3)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize(("name", "broken"), [("_prepare", sys.exit), ("_think", give_up)])
def test_a_partner_that_breaks_down_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: Callable[..., None]
) -> None:
    monkeypatch.setattr(second_process, name, broken)
    assert sage_thinks(0.1)
    assert sage_thinks(0.1)


def test_where_one_process_is_allowed_none_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(second_process.VARIABLE, "1")
    second_process.dismiss()
    assert sage_thinks(0.05)
    assert os.getpid() not in second_process._partners


def test_the_clock_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a wide margin for slow machines: the point is that it does not think for minutes."""
    monkeypatch.setenv(second_process.VARIABLE, "1")
    began = time.perf_counter()
    sage_thinks(0.2)
    assert time.perf_counter() - began < 5.0


def test_findings_add_up() -> None:
    one, other = Finding("a", 2, 20.0, 10.0, 15.0, 120.0), Finding("a", 1, 9.0, 6.0, 6.0, 36.0)
    alone = Finding("b", 1, 1.0, 1.0, 1.0, 1.0)
    both = merged([one, alone], [other])
    assert both == [Finding("a", 3, 29.0, 16.0, 21.0, 156.0), alone]
    assert (both[0].lead, both[0].points) == (7.0, 29.0 / 3)
