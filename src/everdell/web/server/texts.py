"""The words of the page: the Fluent files of a language, as one."""

from __future__ import annotations

import asyncio
from fnmatch import fnmatch
from functools import lru_cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from everdell.texts import LANGUAGES, sources
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

Language = Annotated[str, PathParameter(description="`en` or `fr`.", max_length=20)]


@get("/api/texts/{lang:str}", media_type=_TEXT, responses=_FLUENT)
async def texts(request: AnyRequest, lang: Language) -> Response[bytes]:
    """All that the page says, except for the rules."""
    return file_answer(request, await asyncio.to_thread(_texts, lang, False))


@get("/api/texts/{lang:str}/rules", media_type=_TEXT, responses=_FLUENT)
async def rules(request: AnyRequest, lang: Language) -> Response[bytes]:
    """The rules and the rulings, to be looked up."""
    return file_answer(request, await asyncio.to_thread(_texts, lang, True))


@lru_cache(maxsize=2 * len(LANGUAGES))
def _texts(lang: str, rules: bool) -> File:
    found = [
        text for name, text in sources(lang) if name not in _ELSEWHERE and _is_rules(name) == rules
    ]
    return kept_text("\n".join(found), _TEXT)


def _is_rules(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in _RULES)


ROUTES: Final = (texts, rules)
