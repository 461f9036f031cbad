"""Turns at a few workers: fair among visitors, and shorter the more is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf, sqrt
from statistics import median
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from everdell.bots.specs import USUAL, read_spec
from everdell.engine.state import Game
from everdell.web import workers
from everdell.web.thinking import Thinkers
from everdell.web.turns import ROUND, SHORTEST, Turns
from everdell.web.workers import Workers
from tests.web.fast_forward import run_fast_forward

# What a thought costs beside the thinking: the way there and back, the game, the bot.
OVERHEAD: Final = 0.03
START: Final = 5.0


async def queued(turns: Turns, *visitors: str) -> list[asyncio.Task[None]]:
    """Let visitors wait for a turn, one after the other."""
    tasks = [asyncio.create_task(turns.begin(visitor)) for visitor in visitors]
    await asyncio.sleep(0)
    return tasks


async def begun(tasks: list[asyncio.Task[None]]) -> list[bool]:
    await asyncio.sleep(0)
    return [task.done() and not task.cancelled() for task in tasks]


# Whose turn it is ----------------------------------------------------------------------------


def test_so_many_have_a_turn_at_the_same_time() -> None:
    async def sitting() -> None:
        turns = Turns(2)
        tasks = await queued(turns, "ann", "ann", "bob", "bob")
        assert await begun(tasks) == [True, True, False, False]
        turns.end("ann", 1.0)
        assert await begun(tasks) == [True, True, True, False]
        turns.end("ann", 1.0)
        assert await begun(tasks) == [True, True, True, True]

    asyncio.run(sitting())


def test_who_is_gone_is_dropped_and_the_next_one_moves_up() -> None:
    async def sitting() -> None:
        turns = Turns(1)
        tasks = await queued(turns, "ann", "bob", "eve")
        tasks[1].cancel()
        turns.end("ann", 1.0)
        assert await begun(tasks) == [True, False, True]

    asyncio.run(sitting())


def test_who_goes_in_the_moment_of_being_called_passes_the_turn_on() -> None:
    async def sitting() -> None:
        turns = Turns(1)
        tasks = await queued(turns, "ann", "bob", "eve")
        turns.end("ann", 1.0)  # it is Bob's turn, who has not heard of it yet
        tasks[1].cancel()
        await asyncio.sleep(0)
        assert await begun(tasks) == [True, False, True]

    asyncio.run(sitting())


# How long it may take ------------------------------------------------------------------------


def test_with_no_other_waiting_a_turn_may_take_as_long_as_it_likes() -> None:
    async def sitting() -> None:
        turns = Turns(2)
        await queued(turns, "ann", "bob")
        assert turns.share("ann") == turns.share("bob") == inf

    asyncio.run(sitting())


def test_a_round_is_divided_by_visitors_and_by_what_each_of_them_wants() -> None:
    async def sitting() -> None:
        turns = Turns(1)
        tasks = await queued(turns, "ann", *["bob"] * 4)
        assert turns.share("ann") == ROUND / 2
        turns.end("ann", 1.0)
        assert await begun(tasks) == [True, True, False, False, False]
        assert turns.share("bob") == ROUND / 4
        for task in tasks:
            task.cancel()

    asyncio.run(sitting())


def test_more_workers_give_more_time_and_there_is_always_some() -> None:
    async def sitting() -> None:
        for count, share in ((1, ROUND / 31), (4, 4 * ROUND / 31), (31, inf)):
            turns = Turns(count)
            tasks = await queued(turns, *[f"visitor {n}" for n in range(31)])
            assert turns.share("visitor 0") == share
            for task in tasks:
                task.cancel()
        turns = Turns(1)
        tasks = await queued(turns, *["ann"] * 1000)
        assert turns.share("ann") == SHORTEST
        for task in tasks:
            task.cancel()

    asyncio.run(sitting())


# Many sages at once --------------------------------------------------------------------------


class Decision:
    """What a bot is asked, and by how much less it thinks about that than about an action."""

    options = (SimpleNamespace(id="done"),)

    def __init__(self, part: float) -> None:
        self.part = part

    def to_json(self) -> str:
        return str(self.part)


Taken = dict[str, list[float]]

TURN: Final = (Decision(1.0), Decision(4.0), Decision(4 * 2 * sqrt(2)))  # an action, two details


async def think(_: Workers, work: Any, spec: str, part: str, seat: int, seed: int) -> Any:
    """What a worker does, by the clock of the loop; at first it has to be started."""
    began = asyncio.get_running_loop().time() == 0
    budget = read_spec(spec).budget or USUAL
    await asyncio.sleep(budget.seconds / float(part) + (START if began else OVERHEAD))
    return "done"


@pytest.fixture
def turns_taken(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], Taken]:
    """Tables with a sage each, by visitor: how long its turns take.

    There is one worker, and the people there never think about their own moves.
    """

    async def sitting(visitors: list[str]) -> Taken:
        clock = asyncio.get_running_loop().time
        monkeypatch.setattr(workers, "time", SimpleNamespace(perf_counter=clock))
        thinkers = Thinkers(workers=1)
        taken: Taken = {visitor: [] for visitor in visitors}

        async def table(visitor: str) -> None:
            while clock() < 300:
                began = clock()
                for decision in TURN:
                    await thinkers.choose(visitor, "sage", cast(Game, decision), 0, 1)
                taken[visitor].append(clock() - began)

        await asyncio.gather(*[table(visitor) for visitor in visitors])
        return taken

    monkeypatch.setattr(Workers, "answer", think)
    return lambda visitors: run_fast_forward(sitting(visitors))


def test_with_thirty_sages_at_once_a_turn_takes_less_than_eight_seconds(
    turns_taken: Callable[[list[str]], Taken],
) -> None:
    for visitors in ([f"visitor {n}" for n in range(30)], ["ann"] * 30):
        turns = [seconds for taken in turns_taken(visitors).values() for seconds in taken]
        assert median(turns) < 8
        assert max(turns) < 8 + START + 2 * ROUND


def test_thirty_sages_of_one_visitor_hardly_slow_down_that_of_another(
    turns_taken: Callable[[list[str]], Taken],
) -> None:
    alone = turns_taken(["bob"])["bob"]
    taken = turns_taken([*["ann"] * 30, "bob"])
    assert median(taken["bob"]) < 3 * median(alone)
    assert median(taken["ann"]) < 16  # half of the time is hers
