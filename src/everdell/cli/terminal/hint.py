"""A hint: what is best for the one who is asked, as a search sees it, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from everdell.bots import Advice
from everdell.cli.terminal.flow import Flow
from everdell.cli.terminal.labels import Labels
from everdell.cli.terminal.options import Menu

_WHY: Final = (0, 0, 0, 5)  # below the words of its option


def thinking(labels: Labels) -> Text:
    """What is said while it takes its time."""
    return Text(labels.words.text("advice-thinking"), "dim")


def draw_hint(labels: Labels, menu: Menu, advice: Sequence[Advice]) -> Group:
    """The best options by their numbers, the best first."""
    return Group(*_lines(labels, menu, advice))


def _lines(labels: Labels, menu: Menu, advice: Sequence[Advice]) -> Iterator[RenderableType]:
    only = len(menu.ids) == 1
    yield Text(labels.words.text("advice-told"), "bold")
    for one in advice:
        told = labels.words.advice(one, labels.names)
        compared = (
            [labels.words.text("advice-only")] if only else [told.difference, told.confidence]
        )
        several = len(one.picks or ()) > 1  # the number leads to the first of them
        yield menu.numbered(one.option, told.option if several else "")
        yield Padding(Flow(Text(figure) for figure in (*compared, told.chance)), _WHY)
        for reason in told.reasons:
            yield Padding(_item(Text(reason, "dim")), _WHY)
    if not only:
        yield Text(labels.words.text("advice-note"), "dim")


def _item(text: Text) -> Table:
    """A text behind a dash; what does not fit into a line goes on under its first word."""
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(Text("–", "dim"), text)
    return row
