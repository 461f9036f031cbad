"""`everdell bench`: the speed of the engine, as ratios that travel."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from everdell.cli.language import words_for
from everdell.cli.many_games import progress_bar
from everdell.cli.output import console, number, print_json, short_number, table
from everdell.cli.parameters import AsJson, Lang
from everdell.compilation.engine_report import is_compiled
from everdell.engine.phrases import message_id

if TYPE_CHECKING:
    from everdell.texts import Catalog

Report = dict[str, Any]  # the JSON document of one run


def bench(
    compare: Annotated[
        bool, typer.Option("--compare", help="Run interpreted and compiled, side by side.")
    ] = False,
    rounds: Annotated[
        int, typer.Option("--rounds", min=1, help="The best of so many rounds counts.")
    ] = 5,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine and of what is built on it."""
    words = words_for(lang)
    if not compare:
        report = _report(words, rounds)
        if as_json:
            print_json(report)
        else:
            _print(words, report)
        return
    installed = _run_apart(rounds, pure=False)
    both = (
        _comparison(_run_apart(rounds, pure=True), installed)
        if installed["compiled"]
        else {"interpreted": installed, "compiled": None, "times_faster": {}}
    )
    if as_json:
        print_json(both)
    else:
        _print_comparison(words, both)


def _report(words: Catalog, rounds: int) -> Report:
    from everdell.cli.engine_speed import measure, steps

    with progress_bar(by_itself=False) as bar:  # nothing else may go on while the time is taken
        task = bar.add_task(words.text("commands-measuring"), total=steps(rounds))
        bar.refresh()

        def go_on() -> None:
            bar.advance(task)
            bar.refresh()

        calibration, figures = measure(rounds, go_on)
    return {
        "compiled": is_compiled(),
        "calibration": {"ops_per_second": round(calibration)},
        "measures": {
            name: {
                "value": _rounded(figure.value),
                "unit": figure.unit,
                "per_calibration": _rounded(figure.per_calibration),
            }
            for name, figure in figures.items()
        },
    }


def _rounded(value: float) -> float:
    """Four digits that mean something."""
    return float(f"{value:.4g}")


def _run_apart(rounds: int, pure: bool) -> Report:
    """A run in a process of its own, because a process has one engine."""
    environment = {name: v for name, v in os.environ.items() if name != "EVERDELL_PURE"}
    if pure:
        environment["EVERDELL_PURE"] = "1"
    command = [sys.executable, "-m", "everdell", "bench", "--json", "--rounds", str(rounds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    report: Report = json.loads(done.stdout)
    return report


def _comparison(interpreted: Report, compiled: Report) -> Report:
    """How many times faster the compiled engine is, the load of the machine cancelled out."""
    return {
        "interpreted": interpreted,
        "compiled": compiled,
        "times_faster": {
            name: _times_faster(slow, compiled["measures"][name])
            for name, slow in interpreted["measures"].items()
            if slow["unit"] != "ratio"
        },
    }


def _times_faster(slow: Report, fast: Report) -> float:
    ratio: float = fast["per_calibration"] / slow["per_calibration"]
    return _rounded(1 / ratio if slow["unit"] == "us" else ratio)


# For people ----------------------------------------------------------------------------------


def _print(words: Catalog, report: Report) -> None:
    grid = table(
        words, "measure", "value", "unit", "per-calibration", numbers=("value", "per-calibration")
    )
    for name, figure in report["measures"].items():
        grid.add_row(
            _label(words, name),
            _value(words, figure),
            _unit(words, figure),
            _in_steps(words, figure),
        )
    engine = "compiled" if report["compiled"] else "pure"
    speed = number(words, report["calibration"]["ops_per_second"])
    out = console()
    out.print(words.text("commands-bench", engine=engine, calibration=speed))
    out.print(grid)


def _print_comparison(words: Catalog, both: Report) -> None:
    out = console()
    if both["compiled"] is None:
        out.print(words.text("commands-bench-no-compiled"))
        _print(words, both["interpreted"])
        return
    grid = table(
        words, "measure", "unit", "interpreted", "compiled", "times-faster",
        numbers=("interpreted", "compiled", "times-faster"),
    )  # fmt: skip
    for name, slow in both["interpreted"]["measures"].items():
        grid.add_row(
            _label(words, name),
            _unit(words, slow),
            _value(words, slow),
            _value(words, both["compiled"]["measures"][name]),
            _times(words, both["times_faster"].get(name)),
        )
    out.print(grid)


def _label(words: Catalog, name: str) -> str:
    box = re.fullmatch(r"(speed_with|games_of)_(.+)_(\d)p", name)
    if box is not None:
        key = f"commands-measure-{box[1].replace('_', '-')}"
        title = words.text(f"box-{message_id(box[2])}")
        return words.text(key, box=title, players=box[3])
    return words.text(f"commands-measure-{name.replace('_', '-')}")


def _times(words: Catalog, times: float | None) -> str:
    return "–" if times is None else number(words, times, 1)


_UNITS: Final = {
    "1/s": "commands-per-second",
    "us": "commands-microseconds",
    "ratio": "commands-ratio",
}


def _unit(words: Catalog, figure: Report) -> str:
    return words.text(_UNITS[figure["unit"]])


def _in_steps(words: Catalog, figure: Report) -> str:
    """The figure set against the steps of the calibration loop."""
    if figure["unit"] == "ratio":
        return "–"
    if figure["unit"] == "1/s":
        value = short_number(words, figure["per_calibration"] * 1e6)
        return words.text("commands-per-million-steps", n=value)
    return words.text("commands-steps", n=short_number(words, figure["per_calibration"]))


def _value(words: Catalog, figure: Report) -> str:
    if figure["unit"] == "ratio":
        return number(words, 100 * figure["value"], 1)
    return short_number(words, figure["value"])
