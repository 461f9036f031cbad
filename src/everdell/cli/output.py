"""Printing: one JSON document, or tables for people."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from everdell.texts import Catalog


def print_json(document: object) -> None:
    """JSON can say every letter in ASCII: where the encoding is a poor one, nothing is lost."""
    poor = not (sys.stdout.encoding or "").lower().startswith("utf")
    sys.stdout.write(json.dumps(document, ensure_ascii=poor, indent=2) + "\n")


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def table(words: Catalog, *columns: str, numbers: tuple[str, ...] = ()) -> Table:
    """An empty table with worded headings; columns of numbers stand to the right."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, collapse_padding=True)
    for column in columns:
        made.add_column(
            words.text(f"commands-column-{column}"),
            justify="right" if column in numbers else "left",
            no_wrap=column in numbers,
            overflow="fold",
        )
    return made


def number(words: Catalog, value: float, digits: int = 0) -> str:
    """A number as the reader's language writes it."""
    marks = {
        ",": words.text("commands-thousands-mark"),
        ".": words.text("commands-decimal-mark"),
    }
    return "".join(marks.get(sign, sign) for sign in f"{value:,.{digits}f}")


def short_number(words: Catalog, value: float) -> str:
    """A measured number: the smaller it is, the more digits stand behind the point."""
    digits = 0 if value >= 1000 else 1 if value >= 1 else 2
    return number(words, value, digits)


def warn(sentence: str) -> None:
    """One line on standard error."""
    sys.stderr.write(re.sub(r"[ \t\r\n]+", " ", sentence).strip() + "\n")
