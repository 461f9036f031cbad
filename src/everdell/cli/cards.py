"""`everdell cards`: every component with its figures and text, as the engine has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.language import words_for
from everdell.cli.output import console, print_json, table
from everdell.cli.parameters import AsJson, Lang, split

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from everdell.engine.box import Box, Figures
    from everdell.engine.content import Card, Place, Tile
    from everdell.texts import Catalog


def cards(
    boxes: Annotated[
        str | None,
        typer.Option("--boxes", metavar="BOX,…", help="Of these boxes only; by default of all."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List every card, location, event and tile."""
    from everdell.gallery import boxes_named, components, told_of

    words = words_for(lang)
    chosen = boxes_named(split(boxes) if boxes is not None else None)
    if as_json:
        print_json([described for box in chosen for described in components(words, box)])
        return
    out = console()
    for box in chosen:
        if _is_mostly_unsure(box):
            out.print(*told_of(words, box))
        tables = (_card_table(words, box), _place_table(words, box), _tile_table(words, box))
        out.print(*[grid for grid in tables if grid.row_count])


# For people ----------------------------------------------------------------------------------


def _card_table(words: Catalog, box: Box) -> Table:
    grid = table(words, "card", "text")
    printed = box.printed()
    for card in printed.cards:
        cell = _card_cell(words, card, printed.figures)
        grid.add_row(cell, _text(words, box, card.id), end_section=True)
    return grid


def _is_mostly_unsure(box: Box) -> bool:
    """Whether hardly a figure of its cards is sure: that is told once, not of each of them."""
    unsure = box.uncertain()
    cards = box.printed().cards
    return len([card for card in cards if card.id in unsure]) > len(cards) / 2


def _text(words: Catalog, box: Box, id: str) -> str:
    """What a component says, and how sure its figures are, if they are not."""
    unsure = {} if _is_mostly_unsure(box) else box.uncertain()
    text = words.rules_text(id)
    return f"{text}\n{words.text(f'confidence-{unsure[id]}')}" if id in unsure else text


def _card_cell(words: Catalog, card: Card, game: Figures) -> Text:
    """Three short lines, so that the text has room on a narrow screen too."""
    from rich.text import Text

    from everdell.cli.color_marks import color_mark
    from everdell.engine.content import COLORS

    color = COLORS[card.color]
    features = words.text(
        "commands-card-features" if game.rarities else "commands-card-features-plain",
        kind=words.text(f"kind-{game.card_kinds[card.kind]}"),
        rarity=words.text(f"rarity-{card.rarity}"),
        copies=card.copies,
    )
    figures = words.text("commands-card-figures", cost=_cost(words, card), points=card.points)
    return Text.assemble(
        color_mark(color),
        " ",
        (words.name(card.id), "bold"),
        f" ({words.text(f'{game.color_word}-{color}')})\n{features}\n{figures}",
    )


def _cost(words: Catalog, card: Card) -> str:
    from everdell.engine.resources import as_dict

    amounts = as_dict(card.price).items()
    if not amounts:
        return words.text("commands-free")
    return ", ".join(words.text(f"resource-{kind}.amount", n=n) for kind, n in amounts)


def _place_table(words: Catalog, box: Box) -> Table:
    grid = table(words, "place", "text")
    for place in box.printed().places:
        grid.add_row(_place_cell(words, place), _text(words, box, place.id), end_section=True)
    return grid


def _place_cell(words: Catalog, place: Place) -> Text:
    from rich.text import Text

    kind = words.text(f"kind-{place.group.id.replace('_', '-')}")
    points = f", {words.text('commands-points', points=place.points)}" if place.points else ""
    return Text.assemble((words.name(place.id), "bold"), f"\n{kind}{points}")


def _tile_table(words: Catalog, box: Box) -> Table:
    grid = table(words, "tile", "text")
    for tile in box.printed().single_tiles():
        grid.add_row(_tile_cell(words, tile), _text(words, box, tile.id), end_section=True)
    return grid


def _tile_cell(words: Catalog, tile: Tile) -> Text:
    from rich.text import Text

    figures = words.text("commands-tile-figures", copies=tile.copies, points=tile.points)
    return Text.assemble((words.name(tile.id), "bold"), f"\n{figures}")
