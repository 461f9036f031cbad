"""Tables, report and pictures."""

from __future__ import annotations

import csv
import re
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from everdell import EverdellError
from everdell.arena import Result
from everdell.arena.statistics import Statistics
from everdell.arena.statistics.layout import TABLES, write_game, write_sums
from everdell.arena.statistics.ordering import InOrder
from everdell.arena.statistics.plots import FILES, draw
from everdell.arena.statistics.report import Report
from everdell.arena.statistics.tables import Folder, Format, TableLayout
from everdell.bots.simulation import Lineup
from everdell.cli.statistics import _clear
from everdell.extras import extra
from everdell.texts import LANGUAGES, catalog

from .conftest import GAMES, PLAYERS

PARQUET = extra("pyarrow.parquet", "stats")
NAMES = {"games", "seats", "deeds", "components", "prompts", "scores", "tokens", "lengths"}


def write(path: Path, format: Format, results: list[Result], sums: Statistics) -> None:
    with closing(Folder(path, format, TABLES)) as folder:
        for result in results:
            write_game(folder, result)
        write_sums(folder, sums)


@pytest.fixture(scope="module")
def rows(
    tmp_path_factory: pytest.TempPathFactory, results: list[Result], sums: Statistics
) -> dict[str, list[dict[str, str]]]:
    """All CSV files, by name."""
    path = tmp_path_factory.mktemp("csv") / "deep" / "folder"
    write(path, "csv", results, sums)
    return {
        file.stem: list(csv.DictReader(file.read_text("utf-8").splitlines()))
        for file in path.iterdir()
    }


def test_the_tables(rows: dict[str, list[dict[str, str]]], results: list[Result]) -> None:
    assert set(rows) == NAMES
    assert [int(row["seed"]) for row in rows["games"]] == list(range(GAMES))
    assert len(rows["seats"]) == GAMES * PLAYERS
    scores = [int(row["score"]) for row in rows["seats"]]
    assert scores == [score for result in results for score in result.scores]
    assert sum([float(row["won"]) for row in rows["seats"]]) == pytest.approx(GAMES, abs=1e-3)


def test_the_sums_are_sums_of_the_rows(rows: dict[str, list[dict[str, str]]]) -> None:
    for component in rows["components"]:
        deeds = [row for row in rows["deeds"] if row["component"] == component["component"]]
        assert int(component["users"]) == len(deeds)
        assert int(component["times"]) == sum([int(row["times"]) for row in deeds])
    decisions = sum([int(row["decisions"]) for row in rows["games"]])
    assert sum([int(row["decisions"]) for row in rows["prompts"]]) == decisions
    most = max([int(row["most_options"]) for row in rows["games"]])
    assert max([int(row["most_options"]) for row in rows["prompts"]]) == most
    totals = [row for row in rows["scores"] if row["part"] == "total"]
    assert sum([int(row["games"]) for row in totals]) == GAMES * PLAYERS


def test_parquet_says_the_same(
    tmp_path: Path,
    rows: dict[str, list[dict[str, str]]],
    results: list[Result],
    sums: Statistics,
) -> None:
    write(tmp_path, "parquet", results, sums)
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.parquet" for name in NAMES}
    for name in NAMES:
        read: list[dict[str, Any]] = PARQUET.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert [{key: str(value) for key, value in row.items()} for row in read] == rows[name]


def test_parquet_is_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("everdell.arena.statistics.tables._BUFFERED", 10)
    numbers = TableLayout("numbers", {"n": int})
    with closing(Folder(tmp_path, "parquet", [numbers])) as folder:
        for n in range(25):
            folder.add(numbers, [(n,)])
    file = PARQUET.ParquetFile(tmp_path / "numbers.parquet")
    with closing(file):
        assert file.num_row_groups == 3
        assert file.read().to_pylist() == [{"n": n} for n in range(25)]


def test_without_packages_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sums: Statistics
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(EverdellError, match=r"everdell\[stats\]"):
        Folder(tmp_path, "parquet", TABLES)
    with pytest.raises(EverdellError, match=r"everdell\[stats\]"):
        draw(tmp_path, catalog("en"), sums, ["random"] * PLAYERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report(language: str, lineup: Lineup, sums: Statistics) -> None:
    words = catalog(language)
    report = Report(words, lambda value, digits: f"{value:.{digits}f}")
    text = report.write(lineup, 0, sums, {"scores": "scores.svg", "card": "cards.svg"})
    assert text.startswith(f"# {words.text('statistics-title')}\n")
    assert re.findall(r"!\[[^\]]+\]\((.*?)\)", text) == ["scores.svg", "cards.svg"]
    for use in sums.uses.values():
        assert (f"| {words.name(use.component)} |" in text) == bool(use.users), use
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        assert len({line.count("|") for line in block.splitlines()}) == 1


def test_the_figures_of_the_report(lineup: Lineup, sums: Statistics) -> None:
    text = Report(catalog("en"), lambda value, digits: f"{value:.{digits}f}").write(
        lineup, 0, sums, {}
    )
    points = sorted(
        [score for (seat, part, score), n in sums.scores.items() for _ in range(n)
         if (seat, part) == (0, "total")]
    )  # fmt: skip
    mean = sum(points) / GAMES
    row = next(line for line in text.splitlines() if line.startswith("| Player 1 | random |"))
    cells = [cell.strip() for cell in row.split("|")[3:9]]
    quarters = [points[0], points[7], points[14], points[22], points[-1]]
    assert cells == [f"{mean:.1f}", *[str(value) for value in quarters]]


def test_the_pictures(tmp_path: Path, sums: Statistics) -> None:
    playing = ["random"] * PLAYERS
    drawn = draw(tmp_path, catalog("fr"), sums, playing)
    assert drawn == {"scores": "scores.svg", "card": "cards.svg", "event": "events.svg"}
    first = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(first) == set(FILES)
    draw(tmp_path, catalog("fr"), sums, playing)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_its_title_in_the_language(
    tmp_path: Path, sums: Statistics, language: str
) -> None:
    words = catalog(language)
    for shows, file in draw(tmp_path, words, sums, ["random"] * PLAYERS).items():
        title = words.text("statistics-picture", shows=shows)
        svg = (tmp_path / file).read_text("utf-8")
        assert f"<!-- {title} -->" in svg  # matplotlib says so where it draws a text
        assert f"<dc:title>{title}</dc:title>" in svg
        png = (tmp_path / file).with_suffix(".png").read_bytes()
        assert png.startswith(b"\x89PNG")
        assert title.encode("latin-1") in png


def test_no_picture_is_left_of_an_earlier_run(tmp_path: Path) -> None:
    """Nothing of other games stands among the new ones."""
    for file in FILES:
        (tmp_path / file).write_text("old")
    _clear(tmp_path)
    assert not list(tmp_path.iterdir())


def test_results_are_put_in_order() -> None:
    in_order = InOrder(5)
    passed = [
        [result.seed for result in in_order.take(Result(seed, ()))] for seed in (6, 8, 5, 9, 11, 7)
    ]
    assert passed == [[], [], [5, 6], [], [], [7, 8, 9]]
    assert [result.seed for result in in_order.rest()] == [11]
