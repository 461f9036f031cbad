"""Whole games in the terminal, in every mode and language, to the score sheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.cli.terminal import play
from everdell.table import load_record
from everdell.texts import catalog
from tests.day import each_of_some

from .typist import RandomTypist

MODES: dict[str, tuple[int, list[str], dict[str, str]]] = {
    "against a bot": (2, ["random"], {}),
    "three at one keyboard": (3, [], {}),
    "alone in year 3": (1, [], {"rugwort_year": "3"}),
    "all of Newleaf": (2, [], {"powers": "choose"}),
    "all of Newleaf, alone": (1, [], {"powers": "choose"}),
}


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.soak)])
@pytest.mark.parametrize("mode", each_of_some(list(MODES), 2, "terminal"))
def test_a_game_comes_to_its_score_sheet(mode: str, lang: str, tmp_path: Path) -> None:
    players, bots, options = MODES[mode]
    typist = RandomTypist(seed=3, width=80)
    file = tmp_path / "game.json"
    code = play(
        lang=lang,
        players=players,
        bots=bots,
        boxes=("base", "newleaf") if "Newleaf" in mode else ("base",),
        seed=5,
        options=options,
        record=file,
        console=typist.console,
        ask=typist.ask,
    )
    assert code == 0
    standings = load_record(file).standings
    assert standings is not None
    sheet = typist.screens[-1].text
    assert catalog(lang).text("terminal-score-sheet") in sheet
    (totals,) = [line for line in sheet.splitlines() if line.split()[:1] == [_total(lang)]]
    assert totals.split()[1:] == [str(standing.total) for standing in standings]
    assert catalog(lang).text("terminal-goodbye") in typist.printed()


def _total(lang: str) -> str:
    return catalog(lang).text("terminal-score-total")


def test_bots_alone_play_to_the_end() -> None:
    typist = RandomTypist(seed=0)
    code = play(
        lang="en",
        players=2,
        bots=["random", "random"],
        seed=1,
        console=typist.console,
        ask=typist.ask,
    )
    assert code == 0
    assert "Random 2" in typist.screens[-1].text
    assert "Final score" in typist.screens[-1].text
