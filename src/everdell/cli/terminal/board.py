"""The board: places, forest, events, meadow and hand, in as few lines as possible."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from everdell.cli.color_marks import color_mark
from everdell.cli.terminal.flow import GAP, Flow
from everdell.cli.terminal.pen import (
    BLOCKED,
    LEGAL,
    POINT,
    SHARED,
    Pen,
    points,
    seat_mark,
    spaced,
)
from everdell.cli.terminal.view import Place, View
from everdell.engine import content

_BASIC_EVENT: Final = "basic_event"


class Cell(NamedTuple):
    """A thing on the board, and the mark that says whether it can be chosen."""

    mark: Text
    text: Text


def _legal(yes: bool) -> Text:
    return Text(LEGAL if yes else " ", "bold yellow")


def heading(title: str) -> Rule:
    return Rule(Text(title, "bold"), align="left", style="dim")


def section(title: str, body: RenderableType) -> Group:
    return Group(heading(title), body)


def _in_columns(cells: list[Cell], columns: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column()
        grid.add_column(ratio=1)
    for start in range(0, len(cells), columns):
        grid.add_row(*(part for cell in cells[start : start + columns] for part in cell))
    return grid


# Places and events ---------------------------------------------------------------------------


def _is_event(place: Place) -> bool:
    return place.kind.endswith("event")


def _place(pen: Pen, place: Place, offered: Set[str]) -> Cell:
    shared = pen.printed_place(place.id).spots == 0
    name = Text(pen.name(place.id), "dim" if place.workers and not shared else "")
    here = spaced(name, Text(SHARED if shared else "", "dim"), pen.workers(place.workers))
    return Cell(_legal(f"visit:{place.id}" in offered), here)


def draw_places(pen: Pen, view: View, offered: Set[str], columns: int) -> Group:
    """Basic locations and the longer forest names in columns, the other places in a line."""
    basic: list[Cell] = []
    forest: list[Cell] = []
    others: list[Text] = []
    for place in view.places:
        cell = _place(pen, place, offered)
        if place.kind == "basic":
            basic.append(cell)
        elif place.kind == "forest":
            forest.append(cell)
        elif not _is_event(place):
            others.append(Text(" ").join(cell))
    return Group(
        heading(pen.say("locations")),
        _in_columns(basic, columns),
        Flow(others, GAP),
        section(pen.say("forest"), _in_columns(forest, 2)),
    )


def _demands(pen: Pen, view: View, place: Place) -> Text:
    """What an event asks of a city; what the reader's city has already is ticked."""
    event = pen.printed_place(place.id)
    mine = [card.card for card in view.me.city]
    colors = [placed.color for placed in view.me.city]
    parts = [
        Text.assemble(
            f"{min(n, colors.count(content.COLORS[color]))}/{n}", color_mark(content.COLORS[color])
        )
        for color, n in event.colors
    ]
    parts += [
        Text(f"{pen.name(card)}{' ✓' if card in mine else ''}", "" if card in mine else "dim")
        for card in event.cards
    ]
    return Text(" + ").join(parts)


def _worth(event: content.Place) -> Text:
    """A plus stands for points that depend on what is done with the event."""
    fixed = event.points and event.score is None
    return Text(f"{POINT}{event.points or ''}{'' if fixed else '+'}", "bold")


def draw_events(pen: Pen, view: View, offered: Set[str]) -> Group:
    basic: list[Cell] = []
    special = Table.grid(padding=(0, 1, 0, 0))
    for place in view.places:
        if not _is_event(place):
            continue
        taken = place.achieved_by
        mark = _legal(f"event:{place.id}" in offered)
        name = Text(pen.name(place.id), "dim" if taken is not None else "")
        worth = spaced(
            _worth(pen.printed_place(place.id)),
            seat_mark(taken) if taken is not None else "",
        )
        if place.kind == _BASIC_EVENT:
            basic.append(Cell(mark, Text("  ").join([name, _demands(pen, view, place), worth])))
        else:
            special.add_row(mark, name, _demands(pen, view, place), worth)
    return section(pen.say("events"), Group(_in_columns(basic, 2), special))


# Cards ---------------------------------------------------------------------------------------


class CardRow(NamedTuple):
    label: Text
    card: str | None
    playable: bool


def _card_table(pen: Pen, rows: list[CardRow], columns: int) -> Table:
    """Cards with price and points, so many side by side."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column()
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
    for start in range(0, len(rows), columns):
        cells: list[Text] = []
        for row in rows[start : start + columns]:
            cells.append(Text.assemble(row.label, _legal(row.playable)))
            if row.card is None:
                cells += [Text("–", "dim"), Text(), Text()]
            elif not pen.rules.card_or_none(row.card):
                cells += [pen.card(row.card), Text(), Text()]
            else:
                worth = points(pen.printed(row.card).points)
                cells += [pen.card(row.card), pen.price(row.card), worth]
        grid.add_row(*cells)
    return grid


def _playable(card: str | None, origin: str, offered: Set[str]) -> bool:
    return any(id.startswith(f"play:{card}:{origin}") for id in offered)


def draw_meadow(pen: Pen, view: View, offered: Set[str], columns: int) -> Group:
    rows = [
        CardRow(
            Text.assemble((str(n), "dim"), (BLOCKED if spot.blocked else "", "bold red")),
            spot.card,
            not spot.blocked and _playable(spot.card, "meadow", offered),
        )
        for n, spot in enumerate(view.meadow, start=1)
    ]
    title = pen.say("meadow", deck=view.deck, discard=view.discard)
    return section(title, _card_table(pen, rows, columns))


def draw_hand(pen: Pen, view: View, offered: Set[str], columns: int) -> Group:
    me = view.me
    rows = [CardRow(Text(" "), card, _playable(card, "hand", offered)) for card in me.hand]
    title = pen.say("hand", n=me.hand_size, limit=me.hand_limit)
    body = _card_table(pen, rows, columns) if rows else Text(pen.say("no-cards"), "dim")
    return section(title, body)


def draw_aside(pen: Pen, view: View, offered: Set[str], columns: int) -> Group:
    """What the viewing seat keeps aside from the hand; nothing where there is nothing."""
    sections: list[RenderableType] = []
    for zone, kept in view.me.aside.items():
        rows = [CardRow(Text(" "), card, _playable(card, zone, offered)) for card in kept.cards]
        if rows:
            sections.append(section(pen.zone(zone), _card_table(pen, rows, columns)))
    return Group(*sections)
