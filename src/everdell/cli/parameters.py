"""The options that several commands share."""

from __future__ import annotations

from math import isfinite
from typing import Annotated

import typer

from everdell import defaults
from everdell.engine.errors import SetupError


def split(text: str) -> tuple[str, ...]:
    """`base, newleaf` as it is typed."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def pairs(texts: list[str] | None) -> dict[str, str]:
    """Box options as they are typed: `rugwort_year=2`."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise SetupError(
                "bad-pair", f"--option takes NAME=VALUE, not {text!r}.", {"text": text}
            )
        found[name.strip()] = value.strip()
    return found


def finite(text: str) -> float | None:
    """A number as it is typed, if it is one."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) else None


Lang = Annotated[
    str | None,
    typer.Option("--lang", help="Language: en or fr. By default that of the environment."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
DEFAULT_BOXES = ",".join(defaults.BOXES)
Boxes = Annotated[
    str, typer.Option("--boxes", metavar="BOX,…", help="Boxes to play with; see: everdell boxes.")
]
Players = Annotated[
    int, typer.Option("--players", help="Number of players; 1 plays against the box's own rival.")
]
Seed = Annotated[
    int, typer.Option("--seed", help="Same seed, boxes, options and choices: the same game.")
]
BoxOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of a box; may be repeated."),
]
