"""Messages of Fluent files, each parsed when it is first asked for.

All the files of a language take Fluent's parser half a second; a command says a few sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from everdell.texts.elision import de

# A message or a term begins at the left margin, and goes on until the next one does.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
# What an entry refers to stands behind a brace. Variables and literals begin with another sign;
# the name of a function is that of no message.
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_FUNCTIONS: Final[dict[str, Any]] = {"DE": de}


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, as they stand there; terms have a dash before the name."""
    found = list(_ENTRY.finditer(source))
    ends = [entry.start() for entry in found[1:]] + [len(source)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], source[entry.start() : end]


def references(entry: str) -> set[str]:
    """The messages and terms that an entry may refer to."""
    return set(_REFERENCE.findall(entry))


class Bundle:
    """The messages of one language. Of two with the same name the first counts."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._parsed = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            for name, text in entries(source):
                self._sources.setdefault(name, text)

    def message(self, id: str) -> Message | None:
        if not self._parsed.has_message(id):
            self._parse(id)
        return self._parsed.get_message(id) if self._parsed.has_message(id) else None

    def format(
        self, pattern: Pattern, args: dict[str, str | float]
    ) -> tuple[object, list[Exception]]:
        """A pattern with its gaps filled, and what it lacks."""
        return self._parsed.format_pattern(pattern, args)

    def _parse(self, id: str) -> None:
        """Parse an entry after all that it refers to: another thread may find it at once."""
        needed = [id]
        for name in needed:
            text = self._sources.get(name, "")
            needed += [other for other in references(text) if other not in needed]
        for name in reversed(needed):
            self._parsed.add_resource(FluentResource(self._sources.get(name, "")))
