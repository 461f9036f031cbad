"""Saving, leaving and going on: nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell import SaveError, SetupError
from everdell.cli.terminal import play
from everdell.cli.terminal.keeper import Keeper
from everdell.cli.terminal.menu import Wish
from everdell.table import Sitting, load_record

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


def leave_after(*script: str, keeper: Keeper | None = None) -> Seated:
    typist = Seated(Sitting.start(2, seed=7), *script)
    return typist.run(bots=["random"], keeper=keeper or Keeper())


def test_the_end_of_input_saves_the_game_and_says_where(here: Path) -> None:
    typist = leave_after("visit:basic_three_twigs", "")
    (file,) = here.iterdir()
    assert list(load_record(file).choices) == typist.sitting.choices
    farewell = " ".join(typist.printed().split())
    assert f"Saved to {file}" in farewell
    assert f"everdell play --terminal --record {file}" in farewell
    assert "See you soon" in farewell


def test_an_interrupt_saves_the_game(here: Path) -> None:
    class Impatient(Seated):
        def line(self, question: str) -> str | None:
            found = super().line(question)
            if found is None:
                raise KeyboardInterrupt
            return found

    typist = Impatient(Sitting.start(2, seed=7), "visit:basic_three_twigs", "")
    typist.run(bots=["random"], keeper=Keeper())
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
        "visit:basic_three_twigs", "", keeper=Keeper(here / "missing" / "game.json")
    )
    (file,) = (path for path in (tmp_path / "home").rglob("*.json"))
    assert list(load_record(file).choices) == typist.sitting.choices


def test_the_command_to_go_on_seats_the_same_players() -> None:
    command = "everdell play --terminal --record 'a b.json' --lang fr --bots "
    assert Keeper(Path("a b.json"), Wish("fr", 3).who).command() == command + "''"
    against = Wish("fr", 3, ["greedy", "random"])
    assert Keeper(Path("a b.json"), against.who).command() == command + "greedy,random"


# Going on ------------------------------------------------------------------------------------


def go_on(file: Path, *script: str, bots: int = 1) -> Typist:
    typist = Typist(*script, width=120)
    play(
        lang="en",
        players=2,
        bots=["random"] * bots,
        boxes=["base"],
        seed=None,
        options={},
        record=str(file),
        console=typist.console,
        ask=typist.ask,
    )
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
        go_on(here / "everdell-7.json", bots=3)
    assert fault.value.code == "too-many-bots"
