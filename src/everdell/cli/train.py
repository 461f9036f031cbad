"""`everdell train`: find out by playing what positions are worth."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from everdell.cli.language import words_for
from everdell.cli.many_games import Processes, Ray, progress_bar, writing
from everdell.cli.output import console, number, print_json, warn
from everdell.cli.parameters import (
    DEFAULT_BOXES,
    AsJson,
    Boxes,
    BoxOptions,
    Lang,
    Seed,
    pairs,
    split,
)

if TYPE_CHECKING:
    from everdell.arena import Job, Result
    from everdell.arena.training import Generation
    from everdell.bots.experience import Experience
    from everdell.texts import Catalog


def train(
    file: Annotated[
        Path, typer.Argument(help="Where the weights are written; a cluster needs to reach it.")
    ],
    boxes: Boxes = DEFAULT_BOXES,
    option: BoxOptions = None,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games of each kind in a generation.")
    ] = 2000,
    generations: Annotated[
        int, typer.Option("--generations", min=1, help="How often what was learned is tried out.")
    ] = 8,
    seed: Seed = 0,
    only: Annotated[
        Literal["company", "solo"] | None,
        typer.Option("--only", help="Learn for tables of people only, or for playing alone."),
    ] = None,
    after: Annotated[
        Path | None, typer.Option("--after", help="Go on from the weights in this file.")
    ] = None,
    keep: Annotated[
        str,
        typer.Option("--keep", help="Boxes of which all that the former weights know stays."),
    ] = "",
    jobs: Processes = None,
    ray: Ray = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against themselves and learn from it what positions are worth."""
    from everdell.arena import run
    from everdell.arena.training import SUBJECTS, Course, Generation, train
    from everdell.bots.experience import load_experience

    words = words_for(lang)
    course = Course(
        split(boxes),
        games,
        generations,
        seed,
        SUBJECTS if only is None else (only,),
        load_experience(after) if after is not None else None,
        split(keep),
        pairs(option),
    )
    _check_target(file)
    began = time.perf_counter()
    done: list[dict[str, Any]] = []
    bar = progress_bar()
    task = bar.add_task(words.text("commands-playing"), total=course.all_games)

    def playing(wanted: list[Job]) -> Generator[Result, None, None]:
        for result in run(wanted, jobs, ray):
            bar.advance(task)
            yield result

    with bar, closing(train(course, file, playing, _write)) as steps:
        try:
            for step in steps:
                if not isinstance(step, Generation):
                    _write(file, step)
                    continue
                done.append(step.summary)
                if not as_json:
                    console().print(_line(words, step))
        except KeyboardInterrupt:
            warn(words.text("train-interrupted"))
            raise typer.Exit(1) from None
    seconds = time.perf_counter() - began
    if as_json:
        print_json({"file": str(file), "generations": done, "seconds": round(seconds, 4)})
    else:
        said = words.text("train-written", file=str(file), seconds=number(words, seconds))
        console().print(said)


def _check_target(file: Path) -> None:
    """Find out before the games, rather than after them, that nothing can be written there."""
    from everdell.table.files import check_writable

    check_writable(file)  # its folder: what was learned so far is kept there, too
    if file.exists():
        with writing(file), file.open("ab"):
            pass


def _write(file: Path, experience: Experience) -> None:
    from everdell.bots.experience import write_experience

    with writing(file):
        write_experience(file, experience)


def _line(words: Catalog, step: Generation) -> str:
    return words.text(
        "train-generation",
        kind="solo" if step.solo else "company",
        n=step.number + 1,
        games=number(words, step.games),
        points=number(words, step.mean_score, 1),
        won=number(words, 100 * step.won),
    )
