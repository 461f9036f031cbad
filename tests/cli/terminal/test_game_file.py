"""Saving, leaving and going on: nothing is lost."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from everdell import SaveError, SetupError
from everdell.cli.terminal import play
from everdell.cli.terminal.bot_seats import BotSeats
from everdell.cli.terminal.game_file import GameFile
from everdell.table import PERSON, Seat, Sitting, load_record, save_record

from .typist import Seated, Typist


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder and a data folder of our own."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    return folder


def leave_after(*script: str, file: GameFile | None = None) -> Seated:
    typist = Seated(Sitting.start(2, seed=7), *script)
    return typist.run(bots=["random"], file=file or GameFile())


def test_the_end_of_input_saves_the_game_and_says_where(here: Path) -> None:
    typist = leave_after("visit:basic_three_twigs", "")
    (file,) = here.iterdir()
    assert list(load_record(file).choices) == typist.sitting.choices
    farewell = typist.printed()
    assert f"Saved to {file}" in farewell
    assert f"play --terminal --record {file}" in farewell
    assert "See you soon" in farewell


def test_an_interrupt_saves_the_game(here: Path) -> None:
    class Impatient(Seated):
        def line(self, question: str) -> str | None:
            found = super().line(question)
            if found is None:
                raise KeyboardInterrupt
            return found

    typist = Impatient(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")
    typist.run(bots=["random"], file=GameFile())
    (file,) = here.iterdir()
    assert list(load_record(file).choices) == typist.sitting.choices


def test_a_game_that_has_not_begun_leaves_no_file(here: Path) -> None:
    leave_after()
    assert list(here.iterdir()) == []


def test_leaving_offers_to_save(here: Path) -> None:
    leave_after("visit:basic_three_twigs", "", "q", "n")
    assert list(here.iterdir()) == []
    leave_after("visit:basic_three_twigs", "", "q", "")
    assert [file.name for file in here.iterdir()] == ["everdell-7.json"]


def test_another_game_is_not_overwritten(here: Path) -> None:
    leave_after("visit:basic_three_twigs", "")
    leave_after("visit:basic_two_resin", "", "s", "s")
    first, second = (load_record(here / f"everdell-7{n}.json") for n in ("", "-2"))
    assert first.choices[0] == "visit:basic_three_twigs"
    assert second.choices[0] == "visit:basic_two_resin"
    assert len(list(here.iterdir())) == 2


def test_a_game_is_saved_under_a_name_of_choice(here: Path) -> None:
    leave_after("visit:basic_three_twigs", "", "s mine.json")
    assert load_record(here / "mine.json").choices[0] == "visit:basic_three_twigs"


def test_a_file_that_cannot_be_written_is_said_so_and_the_game_goes_on(here: Path) -> None:
    typist = leave_after("visit:basic_three_twigs", "", "s no/such/folder/x.json", "b")
    assert "no/such/folder/x.json" in "".join(typist.after("s no/such/folder/x.json").split("\n"))
    assert "Your hand" in typist.after("b")


def test_a_folder_that_cannot_be_written_is_no_reason_to_lose_a_game(
    here: Path, tmp_path: Path
) -> None:
    typist = leave_after(
        "visit:basic_three_twigs", "", file=GameFile(here / "missing" / "game.json")
    )
    (file,) = (path for path in (tmp_path / "home").rglob("*.json"))
    assert list(load_record(file).choices) == typist.sitting.choices


def test_a_fault_does_not_cost_the_game(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(rivals: BotSeats, seat: int) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(BotSeats, "choose", broken)
    typist = Seated(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")
    with pytest.raises(ZeroDivisionError):
        typist.run(bots=["greedy"], file=GameFile())
    assert load_record(here / "everdell-7.json").choices == ("visit:basic_three_twigs",)
    assert "everdell-7.json" in typist.printed()


@pytest.mark.parametrize("file", ["missing/game.json", "game.json/game.json"])
def test_a_record_that_could_not_be_saved_is_refused_before_the_game(here: Path, file: str) -> None:
    (here / "game.json").touch()
    typist = Typist()
    with pytest.raises(SaveError) as fault:
        play(lang="en", players=1, record=Path(file), console=typist.console, ask=typist.ask)
    assert fault.value.code == "unwritable-file"
    assert (typist.screens, typist.printed()) == ([], "")
    assert [path.name for path in here.iterdir()] == ["game.json"]


# The command to go on ------------------------------------------------------------------------


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that is running, in a folder where the shell does not look."""
    file = tmp_path / "bin" / "everdell"
    file.parent.mkdir()
    file.touch(0o755)
    monkeypatch.setattr("sys.argv", [str(file), "play"])
    return file


def test_the_command_calls_the_program_as_it_was_called(program: Path) -> None:
    command = GameFile(Path("a b.json"), "fr").command()
    assert command == f"{program} play --terminal --record 'a b.json' --lang fr"


def test_a_program_that_the_shell_finds_is_called_by_its_name(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(program.parent))
    assert GameFile(Path("x")).command().startswith("everdell play ")


def test_a_module_is_called_as_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["/somewhere/everdell/__main__.py", "play"])
    assert GameFile(Path("x")).command().startswith(f"{sys.executable} -m everdell play ")


def test_the_command_can_be_copied_from_a_narrow_screen(here: Path, program: Path) -> None:
    folder = here / "a_folder_with_a_name_that_no_narrow_screen_can_show_in_a_single_line"
    folder.mkdir()
    typist = Seated(Sitting.start(2, seed=7), "visit:basic_three_twigs", "", width=80)
    typist.run(bots=["random"], file=GameFile(folder / "game.json"))
    line = f"To go on: {program} play --terminal --record {folder / 'game.json'} --lang en"
    assert line in typist.printed().splitlines()


# Going on ------------------------------------------------------------------------------------


def go_on(file: Path, *script: str, bots: Sequence[str] | None = None) -> Typist:
    typist = Typist(*script, width=120)
    play(lang="en", bots=bots, record=file, console=typist.console, ask=typist.ask)
    return typist


def test_a_record_is_gone_on_with(here: Path) -> None:
    before = leave_after("visit:basic_three_twigs", "").sitting
    file = here / "everdell-7.json"
    typist = go_on(file)
    assert "The game goes on where it was left." in typist.screens[0].text
    assert "game number 7" in typist.screens[0].text
    assert Sitting.resume(load_record(file)).game.to_json() == before.game.to_json()


def test_what_happened_since_ones_last_turn_is_told_again(here: Path) -> None:
    leave_after("visit:basic_three_twigs", "")
    news = go_on(here / "everdell-7.json").screens[0].text
    assert "Since your last turn" in news
    assert "Player 1 placed a worker" not in news


def test_a_damaged_record_is_refused(here: Path) -> None:
    (here / "x.json").write_text("{}")
    with pytest.raises(SaveError):
        go_on(here / "x.json")


def test_more_bots_than_seats_are_refused(here: Path) -> None:
    leave_after("visit:basic_three_twigs", "")
    with pytest.raises(SetupError) as fault:
        go_on(here / "everdell-7.json", bots=["random"] * 3)
    assert fault.value.code == "too-many-bots"


# Who sits there ------------------------------------------------------------------------------


def begin(file: Path, *script: str) -> None:
    """Start a game through the menu, make a move, and leave."""
    typist = Typist(*script, "1", "")
    play(lang="en", seed=3, record=file, console=typist.console, ask=typist.ask)


def test_bots_sit_where_they_sat(here: Path) -> None:
    begin(here / "x.json", "", "1", "3", "1")
    seats = (Seat(PERSON), Seat("fledgling"), Seat("fledgling"))
    assert load_record(here / "x.json").seats == seats
    table = go_on(here / "x.json").screens[0].text
    assert "Pip 2" in table
    assert "Hazel" not in table


def test_people_keep_their_names(here: Path) -> None:
    begin(here / "x.json", "", "2", "2", "Ann, Bo", "")
    assert load_record(here / "x.json").seats == (Seat(PERSON, "Ann"), Seat(PERSON, "Bo"))
    question = go_on(here / "x.json").screens[0].question
    assert question.startswith(("Ann", "Bo"))


def test_other_bots_may_take_over(here: Path) -> None:
    begin(here / "x.json", "", "2", "3", "Ann, Bo, Cy", "")
    typist = go_on(here / "x.json", bots=["random", "greedy"])
    seats = load_record(here / "x.json").seats
    assert seats == (Seat(PERSON, "Ann"), Seat("random"), Seat("greedy"))
    assert "Ann" in typist.screens[0].text


def test_an_older_record_does_not_say_who_sat_there(here: Path) -> None:
    begin(here / "x.json", "", "1", "3", "1")
    record = load_record(here / "x.json")
    save_record(msgspec.structs.replace(record, seats=()), here / "x.json")
    assert "Hazel 2" in go_on(here / "x.json").screens[0].text
