"""The words of the page: the Fluent files of a language, in parts that are asked for together."""

from __future__ import annotations

import asyncio
import re
from fnmatch import fnmatch
from functools import lru_cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from everdell.engine.phrases import message_id
from everdell.gallery import boxes_named
from everdell.games import shelf
from everdell.texts import sources
from everdell.texts.bundle import entries, references
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import file_answer
from everdell.web.server.files import File, kept_text

_TEXT: Final = "text/plain; charset=utf-8"
_FLUENT: Final = {
    200: ResponseSpec(
        str, description="Messages in Fluent.", media_type=_TEXT, generate_examples=False
    ),
}

# What only terminals say.
_ELSEWHERE: Final = (
    "arena.ftl", "commands.ftl", "environments.ftl", "load.ftl", "terminal.ftl",
)  # fmt: skip
# Long, and read only to look something up.
_RULES: Final = ("rules*.ftl", "rule-pictures.ftl", "rulings*.ftl")
# What is said of a box where games are chosen, before anybody plays with it.
_SHELF: Final = re.compile(r"(automaton|box|choice|preset|remark)-")
_COMMENTS: Final = re.compile(r"^#.*\n", re.MULTILINE)
_MOST_KEPT: Final = 64

Language = Annotated[str, PathParameter(description="`en` or `fr`.", max_length=20)]
BoxId = Annotated[str, PathParameter(description="One of the boxes.", max_length=40)]


@get("/api/texts/{lang:str}", media_type=_TEXT, responses=_FLUENT)
async def texts(request: AnyRequest, lang: Language) -> Response[bytes]:
    """What the page says whatever is played, and how it names the boxes that can be chosen."""
    return file_answer(request, await asyncio.to_thread(_common, lang))


@get("/api/texts/{lang:str}/boxes/{box:str}", media_type=_TEXT, responses=_FLUENT)
async def texts_of_box(request: AnyRequest, lang: Language, box: BoxId) -> Response[bytes]:
    """The words of a box: its components, what it asks, offers and tells."""
    return file_answer(request, await asyncio.to_thread(_of_box, lang, box))


@get("/api/texts/{lang:str}/rules", media_type=_TEXT, responses=_FLUENT)
async def rules(request: AnyRequest, lang: Language) -> Response[bytes]:
    """The rules and the rulings of all boxes, to be looked up."""
    return file_answer(request, await asyncio.to_thread(_rules, lang))


@lru_cache(maxsize=_MOST_KEPT)
def _common(lang: str) -> File:
    files = _page_files(lang)
    common = [text for name, text in files if owner(name) is None]
    owned = dict(entry for name, text in files if owner(name) for entry in entries(text))
    needed = [key for key in owned if _SHELF.match(key)]
    for key in needed:
        # A choice may be about a card.
        needed += sorted(references(owned[key]) & owned.keys() - set(needed))
    return _kept([*common, *(owned[key] for key in needed)])


@lru_cache(maxsize=_MOST_KEPT)
def _of_box(lang: str, box: str) -> File:
    boxes_named((box,))  # there is such a box
    own = [text for name, text in _page_files(lang) if owner(name) == box]
    found = [entry for text in own for entry in entries(text)]
    return _kept([text for key, text in found if not _SHELF.match(key)])


@lru_cache(maxsize=_MOST_KEPT)
def _rules(lang: str) -> File:
    return _kept([text for name, text in sources(lang) if _is_rules(name)])


def _page_files(lang: str) -> list[tuple[str, str]]:
    return [
        (name, text)
        for name, text in sources(lang)
        if name not in _ELSEWHERE and not _is_rules(name)
    ]


def owner(file: str) -> str | None:
    """The box whose words a file holds: the name of the file begins with that of the box."""
    name = f"{file.removesuffix('.ftl')}-"
    owners = [box for box in shelf() if name.startswith(f"{message_id(box)}-")]
    return max(owners, key=len, default=None)


def _kept(texts: list[str]) -> File:
    return kept_text(_COMMENTS.sub("", "\n".join(texts)), _TEXT)


def _is_rules(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in _RULES)


ROUTES: Final = (texts, texts_of_box, rules)
