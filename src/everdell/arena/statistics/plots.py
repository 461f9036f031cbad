"""Pictures of the numbers, as SVG and PNG; drawn with the packages of the extra `stats`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from everdell.arena.statistics.counting import TOTAL, Statistics
from everdell.arena.statistics.game_records import CARD, EVENT
from everdell.extras import extra
from everdell.texts import Catalog

_INCH_A_LINE: Final = 0.22
_COLUMNS: Final = 40
_FAINT: Final = "0.6"
_DOTS_AN_INCH: Final = 150
# A date or a version would make another file of the same numbers.
_UNTOLD: Final = {"svg": {"Date": None}, "png": {"Software": None}}
PICTURES: Final = {"scores": "scores.svg", CARD: "cards.svg", EVENT: "events.svg"}  # in the report
FILES: Final = tuple(
    str(Path(name).with_suffix(f".{format}")) for name in PICTURES.values() for format in _UNTOLD
)


def draw(folder: Path, words: Catalog, sums: Statistics, playing: Sequence[str]) -> dict[str, str]:
    """Draw all FILES into a folder; the names of those for a report by what they show."""
    figure = extra("matplotlib.figure", "stats").Figure
    pictures = {
        "scores": _scores(figure, words, sums, playing),
        CARD: _win_rates(figure, words, sums, CARD),
        EVENT: _win_rates(figure, words, sums, EVENT),
    }
    # Names inside an SVG must not come by chance either.
    with extra("matplotlib", "stats").rc_context({"svg.hashsalt": "everdell"}):
        for name, picture in pictures.items():
            title = words.text("statistics-picture", shows=name)
            (axes,) = picture.axes
            axes.set_title(title)
            for format, untold in _UNTOLD.items():
                picture.savefig(
                    (folder / PICTURES[name]).with_suffix(f".{format}"),
                    metadata={"Title": title, **untold},
                    bbox_inches="tight",
                    dpi=_DOTS_AN_INCH,
                )
    return PICTURES


def _scores(figure: Any, words: Catalog, sums: Statistics, playing: Sequence[str]) -> Any:
    picture = figure(figsize=(8, 4))
    axes = picture.add_subplot()
    scores = [points for _, part, points in sums.scores if part == TOTAL]
    width = 1 + (max(scores) - min(scores)) // _COLUMNS  # whole points, or columns would be uneven
    bins = range(min(scores), max(scores) + width + 1, width)
    for seat, name in enumerate(playing):
        points = sums.distribution(seat, TOTAL)
        label = f"{words.text('seat', n=seat + 1)}: {name}"
        axes.hist(
            list(points), weights=list(points.values()), bins=bins, histtype="step", label=label
        )
    axes.set_xlabel(words.text("statistics-column", column="points"))
    axes.set_ylabel(words.text("statistics-column", column="games"))
    axes.legend()
    return picture


def _win_rates(figure: Any, words: Catalog, sums: Statistics, kind: str) -> Any:
    """Dots with their intervals; the line is what any player could expect."""
    uses = [use for use in reversed(sums.used(kind)) if use.users]
    names = [words.name(use.component) for use in uses]
    rates = [use.win_rate for use in uses]
    lows = [use.win_rate - use.interval[0] for use in uses]
    highs = [use.interval[1] - use.win_rate for use in uses]
    picture = figure(figsize=(8, 1.5 + _INCH_A_LINE * len(uses)))
    axes = picture.add_subplot()
    axes.errorbar(rates, range(len(uses)), xerr=[lows, highs], fmt="o", markersize=4)
    axes.axvline(sum(sums.won[: sums.players]) / (sums.games * sums.players), color=_FAINT)
    axes.set_yticks(range(len(uses)), names)
    axes.set_xlabel(words.text("statistics-column", column="win-rate"))
    return picture
