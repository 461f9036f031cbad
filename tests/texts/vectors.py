"""What the page must say as the server does: sentences that both are compared with.

Each case names what is said, what is given for it, and the sentence in every language. The page
reads the same Fluent files and words ids by itself (`page/src/texts/wording.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import everdell
from everdell import Decision, EverdellError
from everdell.engine.phrases import Phrase
from everdell.engine.resources import KINDS
from everdell.engine.rules import ORIGINS
from everdell.texts import LANGUAGES, catalog, wording

from . import vocabulary
from .conftest import Played

FILE: Final = Path(__file__).parents[2] / "page" / "src" / "texts" / "vectors.json"

_is_component: Final = frozenset(vocabulary.component_ids()).__contains__

CATALOGS: Final = [catalog(language) for language in LANGUAGES]
NAMES: Final = ("Ada", "Basil", "Clover", "Dill")
ME: Final = 0

COMPONENTS: Final = ("farm", "barge_toad", "fool", "king", "haven", "grand_tour")
OPTIONS: Final = ("pay:twig=1,resin=2,berry=1", "give:1:berry", "visit:city:1:inn:2")
FAULTS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("offline", {}),
    ("unknown-table", {"code": "MOSS-7"}),
    ("not-offered", {"option": "play:inn:hand"}),
    ("bad-players", {"players": "9", "fewest": "1", "most": "4"}),
    ("stale-version", {"version": "3", "current": "1234"}),
    ("damaged-record", {"reason": "choice", "choice": "12", "option": "pass"}),
)

Case = dict[str, Any]
Item = TypeVar("Item")


def document(played: Played) -> str:
    """The file as it should be: a line for each case, so that a change shows what it changed."""
    cases = ",\n".join(json.dumps(case, ensure_ascii=False) for case in _cases(played))
    head = json.dumps({"names": NAMES, "me": ME, "origins": ORIGINS, "kinds": KINDS})
    return f'{head[:-1]}, "cases": [\n{cases}\n]}}\n'


def _cases(played: Played) -> Iterator[Case]:
    for id in COMPONENTS:
        yield _case("name", id, [words.name(id) for words in CATALOGS])
        yield _case("rules", id, [words.rules_text(id) for words in CATALOGS])
    yield from _prompts()
    yield from _options()
    for code, details in FAULTS:
        fault = EverdellError(code, "", details)
        given = {"code": code, "details": details}
        yield _case("fault", given, [words.error(fault) for words in CATALOGS])
    for part in everdell.new_game(players=1).scores()[0].parts:
        yield _case("scorePart", part, [words.score_part(part) for words in CATALOGS])


def _prompts() -> Iterator[Case]:
    for n, prompt in enumerate(sorted(vocabulary.prompts())):
        asked = Decision(0, prompt, "post_office" if n % 2 else "", ())
        given = {"prompt": asked.prompt, "source": asked.source}
        yield _case("prompt", given, [words.prompt(asked) for words in CATALOGS])


def _options() -> Iterator[Case]:
    ids = sorted(vocabulary.option_ids())
    for id in (*OPTIONS, *_examples(ids, lambda id: wording.option(id, _is_component, ME))):
        yield _case("option", id, [words.option(id, NAMES, ME) for words in CATALOGS])


def _case(say: str, given: object, said: Sequence[object]) -> Case:
    return {"say": say, "given": given, **dict(zip(LANGUAGES, said, strict=True))}


def _examples(items: Iterable[Item], worded: Callable[[Item], Phrase | None]) -> Iterator[Item]:
    """A few things for each message that they are said by, from both ends of their order."""
    by_message: dict[str, list[Item]] = {}
    for item in items:
        by_message.setdefault(_message(worded(item)), []).append(item)
    for _, alike in sorted(by_message.items()):
        yield alike[0]
        if len(alike) > 1:
            yield alike[-1]


def _message(phrase: Phrase | None) -> str:
    """The key of a phrase, and of the one that it is wrapped around."""
    if phrase is None:
        return ""
    inside = [_message(gap) for gap in phrase.gaps.values() if isinstance(gap, Phrase) and gap.gaps]
    return " ".join([phrase.message, *inside])
