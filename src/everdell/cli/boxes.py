"""`everdell boxes`: what is on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from everdell.cli.language import words_for
from everdell.cli.output import console, print_json, table
from everdell.cli.parameters import AsJson, Lang

if TYPE_CHECKING:
    from everdell.engine.box import Box
    from everdell.texts import Catalog


def boxes(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the boxes, their options and presets, what they need, how complete they are."""
    from everdell.gallery import describe_box
    from everdell.games import shelf

    words = words_for(lang)
    described = [describe_box(words, box) for box in shelf().values()]
    if as_json:
        print_json(described)
    else:
        _print(words, list(shelf().values()))


def _print(words: Catalog, shelf: list[Box]) -> None:
    from everdell.gallery import box_name

    grid = table(
        words, "box", "name", "players", "options", "requires", "excludes", "contents",
        numbers=("players",),
    )  # fmt: skip
    for box in shelf:
        grid.add_row(
            box.id,
            box_name(words, box.id),
            _range(box.fewest, box.most),
            "\n".join(f"{s.id}: {', '.join(s.values)}" for s in box.settings()),
            ", ".join(box.requires),
            ", ".join(box.excludes),
            _contents(words, box),
        )
    console().print(grid)
    _print_presets(words, shelf)


def _print_presets(words: Catalog, shelf: list[Box]) -> None:
    from everdell.engine.phrases import message_id
    from everdell.gallery import presets

    grid = table(words, "preset", "players", "boxes", "options", "learn", numbers=("players",))
    for box in shelf:
        for preset in presets(box):
            grid.add_row(
                words.text(f"preset-{message_id(preset.id)}"),
                _range(preset.fewest, preset.most),
                ", ".join(preset.boxes),
                "\n".join(f"{id}: {value}" for id, value in preset.settings.items()),
                "●" * preset.learn,
            )
    console().print(grid)


def _range(fewest: int, most: int) -> str:
    return str(most) if fewest == most else f"{fewest}–{most}"


def _contents(words: Catalog, box: Box) -> str:
    from everdell.gallery import contents

    counted = words.text("commands-contents", **contents(box))
    return (
        f"{counted}\n{words.text('commands-complete' if box.complete else 'commands-incomplete')}"
    )
