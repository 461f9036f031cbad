"""Short texts in a row that never break inside: a line is full when the next one does not fit."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

SEPARATOR = Text(" · ", "dim")
GAP = Text("   ")


def _width(*texts: Text) -> int:
    return sum(text.cell_len for text in texts)


class Flow:
    def __init__(self, texts: Iterable[Text], between: Text = SEPARATOR, indent: int = 0) -> None:
        self.texts = list(texts)
        self.between = between
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if not line:
                line = Text.assemble(" " * self.indent, text)
            elif _width(line, self.between, text) <= options.max_width:
                line = Text.assemble(line, self.between, text)
            else:
                yield line
                line = Text.assemble(" " * self.indent, text)
        if line:
            yield line
