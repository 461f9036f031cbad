"""The whole table on one screen: stacked when narrow, side by side when wide."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from everdell.cli.color_marks import COLOR_MARKS, color_mark
from everdell.cli.terminal.board import (
    draw_aside,
    draw_events,
    draw_hand,
    draw_meadow,
    draw_open_rows,
    draw_places,
)
from everdell.cli.terminal.box_parts import draw_box_parts
from everdell.cli.terminal.city import draw_opponents, draw_own_city
from everdell.cli.terminal.flow import GAP, Flow
from everdell.cli.terminal.labels import (
    BLOCKED,
    LEGAL,
    OCCUPIED,
    POINT,
    SHARED,
    Labels,
    spaced,
)
from everdell.cli.terminal.offered import Offered
from everdell.cli.terminal.view import View
from everdell.engine.resources import KINDS

_WIDE: Final = 116  # from here on two halves of the table stand side by side


def draw_table(labels: Labels, view: View, offered: Offered, width: int) -> Group:
    """Everything that the viewing seat may see; `offered` marks what can be chosen now."""
    events = draw_events(labels, view, offered) if labels.rules.has_events else Group()
    others = draw_opponents(labels, view)
    own = draw_own_city(labels, view)
    legend = draw_legend(labels)
    if width < _WIDE:
        places = draw_places(labels, view, offered, 3 if width >= 100 else 2)
        meadow = _draw_cards(labels, view, offered, 2)
        hand = _draw_hand(labels, view, offered, 2)
        aside = draw_aside(labels, view, offered, 2)
        parts = draw_box_parts(labels, view)
        return Group(places, events, meadow, parts, others, own, hand, aside, legend)
    places = draw_places(labels, view, offered, 2)
    left = Group(places, events, others)
    right = Group(
        _draw_cards(labels, view, offered, 1),
        draw_box_parts(labels, view),
        _draw_hand(labels, view, offered, 1),
        draw_aside(labels, view, offered, 1),
        own,
    )
    return Group(_side_by_side(left, right), legend)


def _draw_cards(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    draw = draw_meadow if view.meadow else draw_open_rows
    return draw(labels, view, offered, columns)


def _draw_hand(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    return draw_hand(labels, view, offered, columns) if view.me.hand_limit else Group()


def _side_by_side(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=11)
    grid.add_column(ratio=9)
    grid.add_row(left, right)
    return grid


def draw_legend(labels: Labels) -> Flow:
    """What the marks mean, in a few quiet lines."""
    word = labels.rules.figures.color_word
    parts = [
        spaced(color_mark(color), labels.words.text(f"{word}-{color}")) for color in COLOR_MARKS
    ]
    parts += [
        Text(f"{labels.say(f'short-{kind}')} {labels.words.text(f'resource-{kind}').lower()}")
        for kind in [KINDS[number] for number in labels.rules.figures.kinds]
    ]
    marks = {LEGAL: "legal", POINT: "points", SHARED: "shared"}
    if not labels.rules.own_root:
        marks[OCCUPIED] = "occupied"
    parts += [Text(f"{mark} {labels.say(f'mark-{word}')}") for mark, word in marks.items()]
    if labels.rules.rivals and labels.rules.figures.meadow:
        parts.append(Text(f"{BLOCKED} {labels.say('mark-blocked')}"))
    return Flow((Text(part.plain, "dim") for part in parts), GAP)
