"""Which language to write in."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from everdell.texts import Catalog

DEFAULT = "en"


def words_for(lang: str | None) -> Catalog:
    """The catalog that was asked for, else that of the environment."""
    from everdell.texts import catalog

    return catalog(lang or language_of_environment(os.environ))


def words_for_faults(arguments: Sequence[str]) -> Catalog:
    """The catalog for an error: the arguments may be wrong, the language included."""
    from everdell.texts import LANGUAGES

    asked = asked_language(arguments)
    return words_for(asked if asked in LANGUAGES else None)


def asked_language(arguments: Sequence[str]) -> str | None:
    """What follows the last `--lang`, even where the rest cannot be understood."""
    asked = None
    for argument, following in zip(arguments, [*arguments[1:], None], strict=True):
        if argument == "--lang":
            asked = following
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The first that is set decides, as POSIX has it; what we do not speak becomes English."""
    from everdell.texts import LANGUAGES

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            language = locale[:2].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
