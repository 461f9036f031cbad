"""Bots that think elsewhere, and what becomes of those that do not think well."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

import everdell
from everdell.bots import World, make_bot
from everdell.bots.failure import BotFailed
from everdell.engine.errors import EverdellError
from everdell.web.thinking import Thinkers
from everdell.web.workers import Workers
from tests.alive import alive

ANN = "ann"  # a visitor
SEAT = 0
SECONDS = 1.0

# A package with bots of another author, found by the workers as any installed one is.
POINTS = """\
[everdell.bots]
exiting = odd_bots:Exiting
leaving = odd_bots:Leaving
chatty = odd_bots:Chatty
endless = odd_bots:Endless
raising = odd_bots:Raising
quitting = odd_bots:Quitting
cheating = odd_bots:Cheating
mute = odd_bots:Mute
sober = odd_bots:Sober
patient = odd_bots:Patient
"""
BOTS = '''\
import os, pathlib

class Secretive(BaseException):
    """An exception that cannot be pickled, as many cannot."""
    def __init__(self, one, other):
        super().__init__(one)

class Bot:
    def __init__(self, seed):
        (pathlib.Path(__file__).parent / "pid").write_text(str(os.getpid()))

class Exiting(Bot):
    def choose(self, game, seat):
        os._exit(7)

class Leaving(Bot):
    def choose(self, game, seat):
        os._exit(0)

class Endless(Bot):
    def choose(self, game, seat):
        while True:
            pass

class Chatty(Bot):
    def choose(self, game, seat):
        print("the other hand")
        os.write(1, b"the other hand")
        os.write(2, b"the other hand")
        return game.options[0].id

class Raising(Bot):
    def choose(self, game, seat):
        raise Secretive(game.options[0].id, seat)

class Quitting(Bot):
    def choose(self, game, seat):
        raise SystemExit

class Cheating(Bot):
    def choose(self, game, seat):
        return "play:everything:hand"

class Mute(Bot):
    def choose(self, game, seat):
        return None

class Sober(Bot):
    def choose(self, game, seat):
        return game.options[0].id

class Patient(Bot):
    """Waits for a sign."""
    def choose(self, game, seat):
        while not (pathlib.Path(__file__).parent / "go").exists():
            pass
        return game.options[0].id
'''


class Package:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "odd_bots.py").write_text(BOTS)
        (folder / "odd_bots-1.dist-info").mkdir()
        (folder / "odd_bots-1.dist-info" / "METADATA").write_text("Name: odd_bots\nVersion: 1\n")
        (folder / "odd_bots-1.dist-info" / "entry_points.txt").write_text(POINTS)

    async def worker(self) -> int:
        """The process in which one of these bots was made."""
        note = self.folder / "pid"
        await until(lambda: note.exists() and note.read_text() != "")
        return int(note.read_text())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    monkeypatch.syspath_prepend(tmp_path)  # workers look where their parent does
    return Package(tmp_path)


def world() -> World:
    return World(everdell.new_game(players=2, seed=5).determinize(SEAT, 1))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.02)


def run(
    sitting: Callable[[Thinkers], Awaitable[None]], workers: int = 1, seconds: float = SECONDS
) -> None:
    async def opened() -> None:
        thinkers = Thinkers(workers, seconds)
        try:
            await sitting(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(opened())


async def failure(thinkers: Thinkers, bot: str) -> tuple[str, str]:
    with pytest.raises(BotFailed) as failed:
        await thinkers.choose(ANN, bot, world(), SEAT, 1)
    assert failed.value.__suppress_context__ or failed.value.__context__ is None
    return failed.value.why, failed.value.detail


def test_the_answer_is_the_one_that_the_bot_gives_here() -> None:
    async def sitting(thinkers: Thinkers) -> None:
        for bot in ("random", "greedy"):
            for seed in range(3):
                here = make_bot(bot, seed).choose(world(), SEAT)
                assert await thinkers.choose(ANN, bot, world(), SEAT, seed) == here

    run(sitting)


def test_advice_is_about_what_is_offered() -> None:
    async def sitting(thinkers: Thinkers) -> None:
        imagined = world()
        advice = await thinkers.advise(ANN, imagined, SEAT, 1, 0.1)
        assert 1 <= len(advice) <= 3
        assert {one.option for one in advice} <= {option.id for option in imagined.options}

    run(sitting, seconds=30.0)


def test_advice_that_fails_tells_no_more_than_a_bot_does() -> None:
    """A seat that has nothing to decide: what the exception says stays in the worker."""

    async def sitting(thinkers: Thinkers) -> None:
        with pytest.raises(BotFailed) as failed:
            await thinkers.advise(ANN, world(), SEAT + 1, 1, 0.1)
        assert (failed.value.why, failed.value.detail) == ("crash", "EverdellError")
        assert await thinkers.advise(ANN, world(), SEAT, 1, 0.1)

    run(sitting, seconds=30.0)


def test_too_long_a_thought_about_advice_is_ended() -> None:
    async def sitting(thinkers: Thinkers) -> None:
        with pytest.raises(BotFailed) as failed:
            await thinkers.advise(ANN, world(), SEAT, 1, 60.0)
        assert failed.value.why == "slow"

    run(sitting)


def test_whatever_a_bot_does_the_next_one_is_heard(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        assert await failure(thinkers, "raising") == ("crash", "Secretive")
        assert await failure(thinkers, "quitting") == ("crash", "SystemExit")
        assert await failure(thinkers, "no-such-bot") == ("crash", "EverdellError")
        assert await failure(thinkers, "cheating") == ("illegal", "")
        assert await failure(thinkers, "mute") == ("illegal", "")
        assert await failure(thinkers, "exiting") == ("crash", "exit code 7")
        assert await failure(thinkers, "leaving") == ("crash", "exit code 0")
        assert await thinkers.choose(ANN, "sober", world(), SEAT, 1)

    run(sitting)


def test_a_caller_that_leaves_is_not_waited_for(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        await thinkers.choose(ANN, "sober", world(), SEAT, 1)
        async with asyncio.timeout(20):
            assert await failure(thinkers, "leaving") == ("crash", "exit code 0")

    run(sitting, seconds=60.0)


def test_what_a_bot_prints_is_not_shown(
    package: Package, capfd: pytest.CaptureFixture[str]
) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        assert await thinkers.choose(ANN, "chatty", world(), SEAT, 1)

    run(sitting)
    assert capfd.readouterr() == ("", "")


def test_too_long_a_thought_is_ended(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        await thinkers.choose(ANN, "sober", world(), SEAT, 1)
        begun = time.monotonic()
        assert await failure(thinkers, "endless") == ("slow", "")
        assert SECONDS <= time.monotonic() - begun < SECONDS + 5
        assert not alive(await package.worker())
        assert await thinkers.choose(ANN, "sober", world(), SEAT, 1)

    run(sitting)


def test_a_slow_bot_does_not_keep_another_waiting(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        slow = asyncio.create_task(thinkers.choose(ANN, "endless", world(), SEAT, 1))
        await package.worker()
        for seed in range(3):
            await thinkers.choose(ANN, "sober", world(), SEAT, seed)
        assert not slow.done()
        slow.cancel()

    run(sitting, workers=2, seconds=60.0)


def test_ours_wait_for_no_bot_of_another_package(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        slow = asyncio.create_task(thinkers.choose(ANN, "endless", world(), SEAT, 1))
        await package.worker()
        for bot in ("greedy", "steward:builder", "sage@0.1s", "random"):
            assert await thinkers.choose(ANN, bot, world(), SEAT, 1)
        assert await thinkers.advise(ANN, world(), SEAT, 1, 0.1)
        assert not slow.done()
        slow.cancel()

    run(sitting, workers=1, seconds=60.0)


def test_neither_hints_nor_quick_bots_wait_for_one_that_looks_ahead() -> None:
    async def sitting(thinkers: Thinkers) -> None:
        slow = asyncio.create_task(thinkers.choose(ANN, "sage@50s", world(), SEAT, 1))
        await asyncio.sleep(0)
        assert await thinkers.choose(ANN, "greedy", world(), SEAT, 1)
        assert await thinkers.advise(ANN, world(), SEAT, 1, 0.1)
        assert not slow.done()
        slow.cancel()

    run(sitting, workers=1, seconds=60.0)


def test_waiting_for_a_worker_is_not_counted_as_thinking(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        slow = asyncio.create_task(failure(thinkers, "endless"))
        await package.worker()
        assert await thinkers.choose(ANN, "sober", world(), SEAT, 1)
        assert slow.done()

    run(sitting)


def test_cancelling_ends_the_thought(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        thinking = asyncio.create_task(thinkers.choose(ANN, "endless", world(), SEAT, 1))
        worker = await package.worker()
        waiting = asyncio.create_task(thinkers.choose(ANN, "sober", world(), SEAT, 1))
        await asyncio.sleep(0)
        for task in (waiting, thinking):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        await until(lambda: not alive(worker))
        assert await thinkers.choose(ANN, "sober", world(), SEAT, 1)

    run(sitting)


def test_a_worker_that_dies_idle_is_replaced(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        await failure(thinkers, "mute")
        worker = await package.worker()
        os.kill(worker, signal.SIGKILL)
        await until(lambda: not alive(worker))
        assert await thinkers.choose(ANN, "sober", world(), SEAT, 1)

    run(sitting)


def test_a_visitor_with_one_wish_does_not_wait_for_many_of_another(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        order: list[str] = []

        async def ask(visitor: str) -> None:
            await thinkers.choose(visitor, "sober", world(), SEAT, 1)
            order.append(visitor)

        slow = asyncio.create_task(failure(thinkers, "endless"))
        await package.worker()
        anns = [asyncio.create_task(ask(ANN)) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("bob"), *anns, slow)
        assert order.index("bob") == 0  # Ann has used a second already

    run(sitting)


def twice(number: int) -> int:
    return 2 * number


def refuse() -> None:
    raise EverdellError("no-such-thing", "There is no such thing.", {"thing": "this"})


def break_down() -> None:
    raise RuntimeError("secret")


def never_end() -> None:
    while True:
        pass


def test_other_work_is_done_there_too() -> None:
    async def sitting(thinkers: Thinkers) -> None:
        assert await thinkers.run(ANN, 30.0, twice, 4) == 8
        with pytest.raises(EverdellError) as refused:
            await thinkers.run(ANN, 30.0, refuse)
        assert (refused.value.code, refused.value.details) == ("no-such-thing", {"thing": "this"})
        with pytest.raises(BotFailed) as failed:
            await thinkers.run(ANN, 30.0, break_down)
        assert (failed.value.why, failed.value.detail) == ("crash", "RuntimeError")
        with pytest.raises(BotFailed) as failed:
            await thinkers.run(ANN, 0.2, never_end)
        assert failed.value.why == "slow"
        assert await thinkers.run(ANN, 30.0, twice, 5) == 10

    run(sitting)


def test_no_bot_waits_for_other_work() -> None:
    async def sitting(thinkers: Thinkers) -> None:
        slow = asyncio.create_task(thinkers.run(ANN, 60.0, never_end))
        await asyncio.sleep(0)
        for bot in ("greedy", "sage@0.1s"):
            assert await thinkers.choose(ANN, bot, world(), SEAT, 1)
        assert not slow.done()
        slow.cancel()

    run(sitting, seconds=60.0)


_found: list[int] = []  # in a worker


def note_priority() -> None:
    _found.append(os.getpriority(os.PRIO_PROCESS, 0))


def noted() -> list[int]:
    return _found


def test_a_worker_yields_to_the_server_from_its_start() -> None:
    async def sitting() -> list[int]:
        workers = Workers("noting", 1, 30.0, note_priority)
        try:
            async with workers.turn(ANN):
                return await workers.answer(noted)
        finally:
            await workers.close()

    [priority] = asyncio.run(sitting())
    assert priority == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)


def test_an_interrupt_of_the_terminal_is_for_the_server(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        thinking = asyncio.create_task(failure(thinkers, "endless"))
        os.kill(await package.worker(), signal.SIGINT)
        assert await thinking == ("slow", "")  # and not a crash

    run(sitting)


def test_closing_cancels_all_waiting(package: Package) -> None:
    async def sitting(thinkers: Thinkers) -> None:
        bots = ("endless", "sober")
        waiting = [asyncio.create_task(thinkers.choose(ANN, b, world(), SEAT, 1)) for b in bots]
        worker = await package.worker()
        await thinkers.close()
        assert not alive(worker)
        for task in waiting:
            with pytest.raises(asyncio.CancelledError):
                await task
        with pytest.raises(asyncio.CancelledError):
            await thinkers.choose(ANN, "sober", world(), SEAT, 1)

    run(sitting)


SERVER = """\
import asyncio, everdell
from everdell.web.thinking import Thinkers

asyncio.run(Thinkers(1, 60.0).choose("ann", "endless", everdell.new_game(seed=1), 0, 1))
"""


def test_a_worker_dies_with_its_server(package: Package) -> None:
    script = package.folder / "server.py"
    script.write_text(SERVER)
    path = os.pathsep.join(entry for entry in sys.path if entry)
    with subprocess.Popen(
        [sys.executable, str(script)], env=os.environ | {"PYTHONPATH": path}
    ) as server:
        worker = asyncio.run(package.worker())
        server.kill()
    try:
        asyncio.run(until(lambda: not alive(worker)))
    finally:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def test_once_the_engine_is_compiled_the_next_thought_is_thought_with_it(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker ends the thought it is at, and a new one takes its place."""
    engines = ["interpreted"]
    monkeypatch.setattr("everdell.processes.worker.engine_to_come", lambda: engines[-1])

    async def sitting(thinkers: Thinkers) -> None:
        def worker() -> Awaitable[int]:
            return thinkers._foreign.answer(os.getpid)

        first = await worker()
        assert await worker() == first
        engines.append("compiled")
        second = await worker()
        assert second != first
        assert await worker() == second
        await until(lambda: not alive(first))

    run(sitting)


def test_a_thought_that_goes_on_while_the_engine_is_compiled_is_heard(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    engines = ["interpreted"]
    monkeypatch.setattr("everdell.processes.worker.engine_to_come", lambda: engines[-1])

    async def sitting(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.choose(ANN, "patient", world(), SEAT, 1))
        worker = await package.worker()
        engines.append("compiled")
        (package.folder / "go").touch()
        assert await thought
        await until(lambda: not alive(worker))

    run(sitting, seconds=60.0)
