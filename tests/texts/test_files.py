"""The files themselves: well formed, alike in all languages, and nothing in them without use."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from everdell import Decision
from everdell.bots import bot_names
from everdell.bots.levels import LEVELS
from everdell.bots.styles import STYLES
from everdell.boxes.newleaf.visitors import visitors
from everdell.boxes.spirecrest.big_critters import big_critters
from everdell.boxes.spirecrest.figures import WEATHER
from everdell.engine.log_lines import entry_phrase
from everdell.engine.phrases import Amount, Gap, Listing, Phrase, message_id
from everdell.engine.wording import option_phrase, prompt_phrase
from everdell.games import shelf
from everdell.table.acts import PHRASES
from everdell.texts import LANGUAGES, advising

from . import sources, vocabulary
from .advice_samples import THOUGHTS
from .conftest import Played
from .event_samples import left_from_anywhere
from .options import known_options

FILES = [path for language in LANGUAGES for path in sources.paths(language)]
files = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
others = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])

# The words of the table, of the server and of the boxes; what pages and terminals add is worded
# beside these.
# A box may have several files: `bellfaire.ftl`, `bellfaire-powers.ftl`.
OURS = [
    *("advice.ftl", "core.ftl", "server.ftl", "why.ftl"),
    *(path.name for path in sources.paths("en") if path.stem.partition("-")[0] in shelf()),
]

# What pages say, in a file for each room and for the rulings on each box; their own tests find out
# what is without use there.
PAGES = sorted(
    path.name
    for path in sources.paths("en")
    if path.name
    not in (*OURS, "arena.ftl", "commands.ftl", "environments.ftl", "load.ftl", "terminal.ftl")
)

# What stands in which order in the rules reference: names, not words.
ORDERS = re.compile(r"-chapters$|\.sections$")

# Faults that the page makes itself, when the server is silent or speaks in riddles.
PAGE_FAULTS = {"offline", "bad-answer", "trouble"}

# Filled in by the reader itself, around what it is asked for.
READER = {"seat", "styled-bot", "list-last", "list-more"}

# Said by pages and terminals around the pieces of advice.
AROUND_ADVICE = {"advice-thinking", "advice-told", "advice-note", "advice-only"}

# Proper names, words that French and English share, and patterns that are nothing but gaps.
SAME_IN_FRENCH = {
    "box-base", "color-green", "color-red", "gazette", "grand-tour",
    "kind-construction", "kind-construction.plural", "list-more", "log-source", "mine", "poe",
    "rarity-unique",
    # Newleaf, with its visitors
    "box-newleaf", "kind-train", "locomotive", "zone-archives", "zone-archives.count",
    "zone-train", "zone-train.count", *(message_id(visitor.id) for visitor in visitors()),
    "box-pearlbrook", "masque", "pirate",
    "axolotls", "box-bellfaire", "choice-bellfaire-festival", "garland-agriculture",
    "garland-architecture", "rats",
    "automaton-mistwood", "box-mistwood", "chipter-swipple", "jor-goldwing", "strey-softpaw",
    "tarry-hare",
    # Spirecrest: what belongs to those who have a name is called by it
    "blizzard", "box-spirecrest",
    *(
        f"zone-{holder}{part}"
        for holder in ("archeologist", "stormvale", "trail-guide")
        for part in ("", ".count", ".play")
    ),
    *(
        f"token-{message_id(critter.id)}{part}"
        for critter in big_critters()
        for part in ("", ".amount", ".one")
    ),
    # My Lil' Everdell: the texts of parades and dice are nothing but gaps
    "choice-lil-rival-prince", "choice-lil-rival-princess", "kind-lil-parade", "lil-fort",
    *(
        f"lil-parade-{kind}-{points}.text"
        for kind in ("creatures", "one-color", "places", "rainbow")
        for points in (3, 4, 5, 6)
    ),
    *(f"lil-space-die-{n}.text" for n in (1, 2, 3, 4)),
    "lil-storyteller.text", "lil-wanderer.text", "score-parades",
    "zone-parades", "zone-parades.count", "zone-parades.play",
}  # fmt: skip
ENGLISH = re.compile(
    r"\b(?<!make )(?<!everdell )"
    r"(the|of|and|your|you|city|card|cards|play|gain|draw|from|worker|with|to|each)\b"
)
FRENCH = re.compile(
    r"\b(le|la|les|un|une|des|du|et|ou|votre|vous|ville|carte|cartes|jouer|gagner|avec|ouvrier)\b"
)


# What the page tells about boxes in a first game: `lessons` and `notes` of `page/src/boxes`.
NOTES = {
    "note-base-journey", "note-base-rival", "note-bellfaire-garland", "note-bellfaire-market",
    "note-legends-kept", "note-mistwood-nightweave", "note-newleaf-knoll",
    "note-newleaf-power", "note-newleaf-station", "note-pearlbrook-adornments",
    "note-pearlbrook-river", "note-pearlbrook-wonders", "note-spirecrest-road",
    "note-spirecrest-weather",
}  # fmt: skip

# What the page says of tokens whose icon tells how many are left.
SIDES = {
    "token-reservation-0", "token-reservation-1", "token-ticket-0", "token-ticket-1",
    "token-ticket-2",
}  # fmt: skip

# How the page tells the players' standing for an award, and heads the row of it.
AWARDS = {"garland-stand", "garland-stand-1", "garland-stand-2", "kind-garland.title"}

# How the page tells of weather, the mountain road and what is explored there.
MOUNTAIN = {
    "discovery-free", "discovery-now", "discovery-or", "discovery-resource", "discovery-stand",
    "explore", "explore-chart", "explore-discover", "explore-travel", "road", "road-summit",
    "road-tiles", "road-traveler", "road-unseen", "weather-sheltered", "weather-unseen",
    *(f"weather-{message_id(id)}" for cards in WEATHER.values() for id in cards),
}  # fmt: skip

# Words for what every box may ask and offer, though none of these has rows or tiles of its own.
FOR_BOXES = {
    "kind-tile", "log-put-unseen.seen", "option-discard-component-row", "option-spot-place-row",
    "option-take-component-row", "option-take-row", "option-use-component", "prompt-use-tile",
    "remark-at-least", "remark-excluded", "remark-last", "remark-needed", "remark-needs",
    "remark-only-with", "zone-deck", "zone-discard", "zone-meadow",
}  # fmt: skip


def _patterns(language: str) -> dict[str, ast.Pattern]:
    return {
        key: pattern
        for path in sources.paths(language)
        for key, pattern in sources.patterns(path).items()
    }


@files
def test_everything_in_a_file_can_be_parsed(path: Path) -> None:
    junk = [entry.content for entry in sources.entries(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = Counter(
        entry.id.name
        for path in sources.paths(language)
        for entry in sources.entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [key for key, n in keys.items() if n > 1] == []


@others
def test_all_languages_have_the_same_files_and_keys(language: str) -> None:
    for path in sources.paths("en"):
        other = sources.FOLDER / language / path.name
        assert set(sources.patterns(other)) == set(sources.patterns(path))
    assert len(sources.paths(language)) == len(sources.paths("en"))


@others
def test_all_languages_fill_the_same_gaps(language: str) -> None:
    theirs = _patterns(language)
    for key, pattern in _patterns("en").items():
        assert sources.variables(theirs[key]) == sources.variables(pattern), key


def test_bots_are_called_robots_in_french() -> None:
    """But for what commands call them, and for what people may type who search the rules."""
    said = [
        key
        for path in sources.paths("fr")
        for key, words in sources.written(path)
        if re.search(r"(?<![-\w])bots?\b", words) and not key.endswith(".also")
    ]
    assert said == []


@others
def test_the_rules_stand_in_the_same_order_in_all_languages(language: str) -> None:
    theirs = _patterns(language)
    for key, pattern in _patterns("en").items():
        assert not ORDERS.search(key) or theirs[key].equals(pattern), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    patterns = _patterns(language)
    used = {term for pattern in patterns.values() for term in sources.terms(pattern)}
    assert used == {key for key in patterns if key.startswith("-")}


def _keys(phrase: Phrase) -> Iterator[str]:
    yield phrase.message
    for gap in phrase.gaps.values():
        yield from _gap_keys(gap)


def _gap_keys(gap: Gap) -> Iterator[str]:
    if isinstance(gap, Phrase):
        yield from _keys(gap)
    elif isinstance(gap, Amount):
        yield from (f"resource-{kind}.amount" for kind in gap.resources)
    elif isinstance(gap, Listing):
        for item in gap.items:
            yield from _gap_keys(item)


def _phrases(played: Played) -> Iterator[Phrase]:
    """Everything that the engine could want to be said."""
    for prompt in vocabulary.prompts():
        yield prompt_phrase(Decision(0, prompt, "chapel", ()))
    for rules, option in known_options().values():
        yield option_phrase(rules, option, 0)
    moved = [(entry, None) for kind in ("lift", "recall") for entry in left_from_anywhere(kind)]
    for entry, reader in (*played.told.values(), *moved):
        line = entry_phrase(entry, reader)
        if line is not None:
            yield line
    for kind in vocabulary.journal_kinds():
        yield Phrase(f"log-{message_id(kind)}")
    yield from [Phrase(f"score-{message_id(part)}") for part in vocabulary.score_parts()]
    for code in vocabulary.reason_codes():
        yield Phrase(f"why-{code}")
    for advice in THOUGHTS:
        yield advising.difference(advice)
        yield advising.confidence(advice)
        yield advising.chance(advice)
        yield from map(advising.reason, advice.reasons)
    for code in PAGE_FAULTS | set(vocabulary.error_codes()):
        yield Phrase(f"error-{code}")
    for kind in vocabulary.event_types():
        yield Phrase(f"event-{kind}")
    for id in PHRASES:
        yield Phrase(f"phrase-{id}")
    for name in bot_names():
        yield Phrase(f"bot-{name}")
        yield Phrase(f"bot-{name}.description")
    for level in LEVELS:
        yield Phrase(f"bot-{level.name}.title")
    for style in STYLES:
        yield Phrase(f"style-{style}")
        yield Phrase(f"style-{style}.description")


def test_no_message_of_the_table_the_server_and_the_boxes_is_without_use(played: Played) -> None:
    used = READER | AROUND_ADVICE | vocabulary.feature_keys() | vocabulary.zone_keys()
    used |= vocabulary.group_words() | vocabulary.way_keys() | FOR_BOXES | NOTES | SIDES | AWARDS
    used |= MOUNTAIN
    used |= {key for phrase in _phrases(played) for key in _keys(phrase)}
    dealt = {id for rules in vocabulary.all_rules() for id in rules.ids[1:]}
    for id in dealt.union(vocabulary.component_ids()):
        used |= {message_id(id), f"{message_id(id)}.text"}
    used |= {f"{message_id(power)}.title" for power in vocabulary.powers()}
    said = {key for name in OURS for key in sources.patterns(sources.FOLDER / "en" / name)}
    assert [key for key in sorted(said - used) if not key.startswith("-")] == []


def test_nothing_is_left_in_english() -> None:
    same: set[str] = set()
    for name in OURS:
        english = sources.patterns(sources.FOLDER / "en" / name)
        french = sources.patterns(sources.FOLDER / "fr" / name)
        same |= {key for key, pattern in french.items() if pattern.equals(english[key])}
    assert same == SAME_IN_FRENCH


@pytest.mark.parametrize(("language", "foreign"), [("en", FRENCH), ("fr", ENGLISH)])
def test_no_word_of_the_other_language_has_slipped_in(
    language: str, foreign: re.Pattern[str]
) -> None:
    for name in (*OURS, *PAGES):
        for key, text in sources.written(sources.FOLDER / language / name):
            assert ORDERS.search(key) or not foreign.search(text), f"{key}: {text}"
