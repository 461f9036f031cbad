"""`everdell replay`: a record played again and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.language import words_for
from everdell.cli.output import console, number, print_json, table
from everdell.cli.parameters import AsJson, Lang

if TYPE_CHECKING:
    from everdell.table import Record, Sitting
    from everdell.texts import Catalog


def replay(
    file: Annotated[Path, typer.Argument(help="A record that `everdell play` has saved.")],
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay a saved game, check it, print the scores."""
    from everdell import table

    words = words_for(lang)
    record = table.load_record(file)
    sitting = table.replay(record)
    if as_json:
        print_json(_document(record, sitting))
    else:
        _print(words, record, sitting)


def _document(record: Record, sitting: Sitting) -> dict[str, object]:
    game = sitting.game
    return {
        "everdell": record.everdell,
        "rules": record.rules,
        "checked": sitting.older_rules is None,
        "players": record.players,
        "boxes": list(record.boxes),
        "options": record.options,
        "seed": record.seed,
        "choices": len(record.choices),
        "over": game.over,
        "scores": [{"total": score.total, "parts": score.parts} for score in game.scores()],
        "winners": list(game.winners()),
    }


def _print(words: Catalog, record: Record, sitting: Sitting) -> None:
    game = sitting.game
    out = console()
    if sitting.older_rules is None:
        out.print(words.text("commands-replay-checked", choices=len(record.choices)))
    else:
        out.print(words.text("commands-replay-older", rules=sitting.older_rules))
    out.print(words.text("commands-replay-over" if game.over else "commands-replay-running"))
    scores = game.scores()
    parts = list(dict.fromkeys(part for score in scores for part in score.parts))
    seats = [words.text("seat", n=seat + 1) for seat in range(len(scores))]
    grid = table(words, "points")
    winners = game.winners()
    for seat, name in enumerate(seats):
        grid.add_column(f"★ {name}" if seat in winners else name, justify="right")
    for part in parts:
        grid.add_row(
            words.score_part(part),
            *[number(words, score.parts.get(part, 0)) for score in scores],
            end_section=part == parts[-1],
        )
    totals = [number(words, score.total) for score in scores]
    grid.add_row(words.text("commands-total"), *totals, style="bold")
    out.print(grid)
