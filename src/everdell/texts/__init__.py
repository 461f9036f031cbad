"""The language catalogs: everything that the engine names by an id, said in words.

A language is a folder of Fluent files: `core.ftl` for the words of the table, one file a box for
its components. Which message says what is known to the engine, which makes phrases of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final

from fluent.runtime.resolver import Pattern

from everdell.engine.errors import EverdellError
from everdell.engine.journal import Entry
from everdell.engine.log_lines import entry_phrase
from everdell.engine.option import Decision
from everdell.engine.phrases import (
    Amount,
    Bot,
    Component,
    Gap,
    Listing,
    Phrase,
    Reason,
    Seat,
    message_id,
    phrase_of,
)
from everdell.engine.wording import prompt_phrase
from everdell.texts import advising
from everdell.texts.advising import Advice, AdviceWords
from everdell.texts.bundle import Bundle

LANGUAGES: Final = ("en", "fr")

# A box outside the repository brings its words by this entry point: the name of a package that
# holds a folder of Fluent files for each language.
ENTRY_POINT: Final = "everdell.texts"

Names = Sequence[str] | None


class Catalog:
    """The words of one language.

    Seats are called by `seat_names`; without them they are players counted from 1. Whatever has no
    words is a KeyError: an id is never printed in their place.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = Bundle(language, sources)

    # Messages by key -------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def text(self, key: str, **args: str | float) -> str:
        """A message, or an attribute of one as `message.attribute`."""
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"The catalog {self.language!r} has no message {key!r}.")
        text, faults = self._bundle.format(pattern, args)
        if faults:
            raise KeyError(f"The message {key!r} ({self.language}) lacks something: {faults[0]}.")
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        id, _, attribute = key.partition(".")
        message = self._bundle.message(id)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, phrase: Phrase, seat_names: Names = None) -> str:
        """A phrase of the engine."""
        gaps = {name: self._fill(gap, seat_names) for name, gap in phrase.gaps.items()}
        return self.text(phrase.message, **gaps)

    # What the engine names by an id ------------------------------------------------------------

    def name(self, component_id: str) -> str:
        return self.text(message_id(component_id))

    def rules_text(self, component_id: str) -> str:
        return self.text(f"{message_id(component_id)}.text")

    def prompt(self, decision: Decision) -> str:
        """What is asked, and which component asks it."""
        demand = self.say(prompt_phrase(decision), None)
        return demand[:1].upper() + demand[1:]

    def entry(
        self, entry: Entry, reader: int | None = None, seat_names: Names = None
    ) -> str | None:
        """A line of the log as a seat (or a spectator) may read it; None if it needs none."""
        line = entry_phrase(entry, reader)
        return None if line is None else self.say(line, seat_names)

    def bot(self, spec: str) -> str:
        """What a bot is called, its style in words behind the name: `sage:blocker@2s`.

        A bot of another package has no words here and keeps its own name.
        """
        id, _, style = spec.partition("@")[0].partition(":")
        key = f"bot-{message_id(id)}"
        name = self.text(key) if self.has(key) else id.capitalize()
        if not style:
            return name
        manner = f"style-{message_id(style)}"
        words = self.text(manner) if self.has(manner) else style
        return self.text("styled-bot", bot=name, style=words)

    def reason(self, reason: Reason, seat_names: Names = None) -> str:
        """Why something cannot be chosen."""
        return self.say(reason.phrase, seat_names)

    def advice(self, advice: Advice, seat_names: Names = None) -> AdviceWords:
        """What a bot thinks of something that a seat may do."""
        done = [self.say(phrase_of(phrase), seat_names) for phrase in advice.phrases]
        return AdviceWords(
            " · ".join(done),
            self.say(advising.difference(advice), None),
            self.say(advising.confidence(advice), None),
            self.say(advising.chance(advice), None),
            [self.say(advising.reason(why), seat_names) for why in advice.reasons],
        )

    def error(self, fault: EverdellError) -> str:
        return self.say(Phrase(f"error-{fault.code}", dict(fault.details)), None)

    def score_part(self, name: str) -> str:
        return self.text(f"score-{message_id(name)}")

    # Inside ----------------------------------------------------------------------------------

    def _fill(self, gap: Gap, names: Names) -> str | float:
        if isinstance(gap, Phrase):
            return self.say(gap, names)
        if isinstance(gap, Component):
            return self.name(gap.id)
        if isinstance(gap, Seat):
            return self.text("seat", n=gap.number + 1) if names is None else names[gap.number]
        if isinstance(gap, Bot):
            return self.bot(gap.spec)
        if isinstance(gap, Amount):
            return self._list([self._counted(kind, n) for kind, n in gap.resources.items()])
        if isinstance(gap, Listing):
            return self._list([str(self._fill(item, names)) for item in gap.items])
        return gap

    def _counted(self, kind: str, n: int) -> str:
        return self.text(f"resource-{kind}.amount", n=n)

    def _list(self, items: list[str]) -> str:
        *rest, listed = items
        link = "list-last"
        for item in reversed(rest):
            listed = self.text(link, item=item, rest=listed)
            link = "list-more"
        return listed


@lru_cache(maxsize=len(LANGUAGES))
def catalog(lang: str) -> Catalog:
    """The catalog of a language."""
    return Catalog(lang, [text for _, text in sources(lang)])


def sources(lang: str) -> list[tuple[str, str]]:
    """Every Fluent file of a language with its name: ours, then those of other packages."""
    if lang not in LANGUAGES:
        raise EverdellError(
            "unknown-language",
            f"There is no language {lang!r}. There are: {', '.join(LANGUAGES)}.",
            {"language": lang, "known": ", ".join(LANGUAGES)},
        )
    packages = [__package__, *sorted(plug.value for plug in entry_points(group=ENTRY_POINT))]
    return [source for package in packages for source in _sources(package, lang)]


def _sources(package: str, lang: str) -> list[tuple[str, str]]:
    """The Fluent files of one language in a package, in the order of their names."""
    folder = files(package) / lang
    if not folder.is_dir():
        raise EverdellError(
            "untranslated",
            f"The package {package} has no texts in {lang!r}; it must come with all of: "
            f"{', '.join(LANGUAGES)}.",
            {"package": package, "language": lang},
        )
    found = sorted(path.name for path in folder.iterdir() if path.name.endswith(".ftl"))
    return [(name, (folder / name).read_text("utf-8")) for name in found]
