"""Bots that crash, hang or cheat: a line says so, another one chooses, and the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from everdell.bots import World, foreign
from everdell.bots.greedy import GreedyBot
from everdell.cli.terminal import play
from everdell.cli.terminal.game_file import GameFile
from everdell.processes import Worker
from everdell.table import PERSON, Seat, Sitting, load_record
from tests.alive import alive
from tests.arena.conftest import bad_bots as bad_bots
from tests.day import some

from .typist import RandomTypist, Seated

FILE = "game.json"


@pytest.fixture(autouse=True)
def here(bad_bots: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of our own, and a package whose bots misbehave from the third time."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    sys.modules.pop("bad_bots", None)


class Patient(RandomTypist):
    """Plays so many turns and leaves."""

    def __init__(self, seed: int, turns: int) -> None:
        super().__init__(seed)
        self._turns = turns

    def line(self, question: str) -> str | None:
        self._turns -= 1
        return super().line(question) if self._turns >= 0 else None


def sit(bot: str, turns: int = 60, record: Path | None = None) -> str:
    """Play some turns against a bot; all that was to be read."""
    typist = Patient(seed=3, turns=turns)
    bots = None if record is not None and record.exists() else [bot]
    players = None if bots is None else 2
    seed = None if bots is None else 5
    code = play(
        lang="en",
        players=players,
        bots=bots,
        seed=seed,
        record=record,
        console=typist.console,
        ask=typist.ask,
    )
    assert code == 0
    return "\n".join([*(screen.text for screen in typist.screens), typist.printed()])


@pytest.mark.parametrize(
    ("bot", "what"),
    some(
        [
            ("crashing", "broken down: another move"),
            ("stillborn", "broken down: another move"),
            ("leaving", "broken down: another move"),
            ("vanishing", "broken down: another move"),
            ("quitting", "broken down: another move"),
            ("interrupting", "broken down: another move"),
            ("mumbling", "broken down: another move"),
            ("forgotten", "broken down: another move"),
            ("cheating", "chosen an illegal move: another one"),
            ("confused", "chosen an illegal move: another one"),
        ],
        3,
        "bad bots",
    ),
)
def test_a_bot_that_fails_is_named_and_after_three_times_loses_its_seat(
    here: Path, bot: str, what: str
) -> None:
    read = sit(bot, record=here / FILE)
    name = bot.capitalize()
    assert read.count(f"The bot {name} has {what} is played for it") == 2
    assert read.count(f"The bot {name} has failed too often, and the bot Bram plays on") == 1
    assert "Final score" in read or "See you soon" in read
    record = load_record(here / FILE)
    assert record.seats == (Seat(PERSON), Seat("greedy"))


def test_what_a_bot_says_as_it_breaks_is_not_told(here: Path) -> None:
    read = sit("crashing")
    assert "no idea" not in read
    assert "Traceback" not in read


def test_a_game_with_a_bad_bot_is_gone_on_with(here: Path) -> None:
    sit("stillborn", turns=2, record=here / FILE)
    assert load_record(here / FILE).seats == (Seat(PERSON), Seat("stillborn"))
    before = len(load_record(here / FILE).choices)
    read = sit("stillborn", turns=40, record=here / FILE)
    assert "The game goes on where it was left." in read
    assert "The bot Stillborn has failed too often" in read
    assert len(load_record(here / FILE).choices) > before
    assert "Bram" in sit("stillborn", turns=2, record=here / FILE)


def test_the_mishap_stands_among_the_news() -> None:
    """Below the table, where it is read, and not above it."""
    typist = Seated(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")
    typist.run(bots=["stillborn"])
    screen = typist.screens[-1].text
    assert 0 < screen.index("Since your last turn") < screen.index("The bot Stillborn has broken")


def test_one_of_ours_that_breaks_is_helped_out_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(bot: GreedyBot, game: World, seat: int) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(GreedyBot, "choose", broken)
    typist = Seated(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")
    typist.run(bots=["greedy"])
    assert "The bot Bram has broken down: another move" in typist.screens[-1].text


# Taking long ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "turns"), [("frozen", 3), ("drowsy", 1)])
def test_a_bot_that_hangs_is_waited_for_a_while(bot: str, turns: int) -> None:
    typist = Seated(Sitting.start(2, seed=7), *["1", ""] * turns, patience=1.5)
    typist.run(bots=[bot])
    read = "".join(screen.text for screen in typist.screens)
    assert f"{bot.capitalize()} is thinking…" in read
    assert f"The bot {bot.capitalize()} has thought for too long" in read


def test_a_bot_that_answers_at_once_is_not_said_to_think() -> None:
    assert "is thinking" not in sit("greedy", turns=20)


def test_an_interrupt_while_a_bot_hangs_saves_the_game(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = Seated(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")

    def interrupted(pipe: object, seconds: float) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Connection, "poll", interrupted)
    typist.run(bots=["drowsy"], file=GameFile())
    assert load_record(here / "everdell-7.json").choices == ("visit:basic_three_twigs",)
    assert "Saved to" in typist.printed()


def test_a_bot_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Noted(Worker):
        def __init__(self, *, silent: bool) -> None:
            super().__init__(silent=silent)
            started.append(self.pid)

    monkeypatch.setattr(foreign, "Worker", Noted)
    typist = Seated(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")
    typist.run(bots=["chatty"])
    assert len(started) == 1
    assert not alive(started[0])
