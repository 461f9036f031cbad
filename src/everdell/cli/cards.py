"""`everdell cards`: every component with its figures and text, as the engine has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.language import words_for
from everdell.cli.output import console, print_json, table
from everdell.cli.parameters import AsJson, Lang, split

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from everdell.engine.content import Box, Card, Place
    from everdell.texts import Catalog


def cards(
    boxes: Annotated[
        str | None,
        typer.Option("--boxes", metavar="BOX,…", help="Of these boxes only; by default of all."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List every card, location and event."""
    words = words_for(lang)
    chosen = _chosen(split(boxes) if boxes is not None else None)
    if as_json:
        print_json([described for box in chosen for described in _describe_box(words, box)])
        return
    out = console()
    for box in chosen:
        out.print(_card_table(words, box), _place_table(words, box))


def _chosen(ids: tuple[str, ...] | None) -> list[Box]:
    """Boxes one by one: they need not be playable together to be read."""
    from everdell.games import rules_for, shelf

    known = shelf()
    if ids is None:
        return list(known.values())
    if not ids or not known.keys() >= set(ids):
        rules_for(1, ids)  # its error says what is wrong with such a wish
    return [box for id, box in known.items() if id in ids]


def _describe_box(words: Catalog, box: Box) -> Iterator[dict[str, object]]:
    for card in box.cards():
        yield _describe_card(words, box.id, card)
    for place in box.places():
        yield _describe_place(words, box.id, place)


def _describe_card(words: Catalog, box: str, card: Card) -> dict[str, object]:
    from everdell.engine.content import CARD_KINDS, COLORS
    from everdell.engine.resources import as_dict

    described: dict[str, object] = {
        "id": card.id,
        "box": box,
        "name": words.name(card.id),
        "kind": CARD_KINDS[card.kind],
        "color": COLORS[card.color],
        "rarity": card.rarity,
        "cost": as_dict(card.price),
        "points": card.points,
        "copies": card.copies,
        "link": list(card.link),
        "open": card.open_points > 0,
        "spaces": card.spaces,
        "text": words.rules_text(card.id),
    }
    if card.welcomes_any_critter:
        described["link_any"] = {"kind": "critter"}
    return described


def _describe_place(words: Catalog, box: str, place: Place) -> dict[str, object]:
    from everdell.engine.content import COLORS, PLACE_KINDS

    described: dict[str, object] = {
        "id": place.id,
        "box": box,
        "name": words.name(place.id),
        "component": "event" if place.is_event else "location",
        "type": PLACE_KINDS[place.kind].removesuffix("_event"),
        "points": place.points,
    }
    if place.is_event:
        described["requires"] = {
            **({"colors": {COLORS[c]: n for c, n in place.colors}} if place.colors else {}),
            **({"cards": list(place.cards)} if place.cards else {}),
        }
    else:
        described["occupancy"] = _occupancy(place)
    described["text"] = words.rules_text(place.id)
    return described


def _occupancy(place: Place) -> str:
    from everdell.engine.content import FOREST

    if place.kind == FOREST:
        return "forest"
    return "shared" if place.shared else "exclusive"


# For people ----------------------------------------------------------------------------------


def _card_table(words: Catalog, box: Box) -> Table:
    grid = table(words, "card", "text")
    for card in box.cards():
        grid.add_row(_card_cell(words, card), words.rules_text(card.id), end_section=True)
    return grid


def _card_cell(words: Catalog, card: Card) -> Text:
    """Three short lines, so that the text has room on a narrow screen too."""
    from rich.text import Text

    from everdell.cli.marks import color_mark
    from everdell.engine.content import CARD_KINDS, COLORS

    color = COLORS[card.color]
    features = words.text(
        "commands-card-features",
        kind=words.text(f"kind-{CARD_KINDS[card.kind]}"),
        rarity=words.text(f"rarity-{card.rarity}"),
        copies=card.copies,
    )
    figures = words.text("commands-card-figures", cost=_cost(words, card), points=card.points)
    return Text.assemble(
        color_mark(color),
        " ",
        (words.name(card.id), "bold"),
        f" ({words.text(f'color-{color}')})\n{features}\n{figures}",
    )


def _cost(words: Catalog, card: Card) -> str:
    from everdell.engine.resources import as_dict

    amounts = as_dict(card.price).items()
    if not amounts:
        return words.text("commands-free")
    return ", ".join(words.text(f"resource-{kind}.amount", n=n) for kind, n in amounts)


def _place_table(words: Catalog, box: Box) -> Table:
    grid = table(words, "place", "text")
    for place in box.places():
        grid.add_row(_place_cell(words, place), words.rules_text(place.id), end_section=True)
    return grid


def _place_cell(words: Catalog, place: Place) -> Text:
    from rich.text import Text

    from everdell.engine.content import PLACE_KINDS

    kind = words.text(f"kind-{PLACE_KINDS[place.kind].replace('_', '-')}")
    points = f", {words.text('commands-points', points=place.points)}" if place.points else ""
    return Text.assemble((words.name(place.id), "bold"), f"\n{kind}{points}")
