"""Routes about what there is to play with. It never changes while a server runs."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from everdell.gallery import boxes_named, components, describe_box
from everdell.gallery.setups import describe_setup
from everdell.gallery.shapes import BoxView, ComponentView, SetupView
from everdell.games import shelf
from everdell.texts import catalog
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import JSON, file_answer, written_as
from everdell.web.server.faults import language
from everdell.web.server.files import File, kept_text

# Languages, times the boxes that pages ask for one by one; anyone may ask for others.
_MOST_KEPT: Final = 64
_WORDS: Final = ("name", "text")  # of a component

Boxes = Annotated[
    str | None,
    QueryParameter(
        required=False, max_length=400, description="Boxes separated by commas; without it, all."
    ),
]
Worded = Annotated[
    bool,
    QueryParameter(
        required=False, description="Without words, names and texts are left to the catalogs."
    ),
]
Players = Annotated[int, QueryParameter(ge=0, le=99, description="How many are to play.")]
Wanted = Annotated[str, QueryParameter(max_length=1300, description="Boxes separated by commas.")]
Options = Annotated[
    str,
    QueryParameter(
        required=False,
        max_length=4000,
        description="Options as name=value, separated by commas; others are at their defaults.",
    ),
]


@get("/api/boxes", media_type=JSON, responses=written_as(list[BoxView]))
async def boxes(request: AnyRequest) -> Response[bytes]:
    """The boxes: for how many players, with which options, what each needs and excludes."""
    return _answer(request, await asyncio.to_thread(_boxes, _language(request)))


@get("/api/components", media_type=JSON, responses=written_as(list[ComponentView]))
async def all_components(
    request: AnyRequest, boxes: Boxes = None, words: Worded = True
) -> Response[bytes]:
    """Every card, location and event with its figures and its text in your language."""
    wanted = None if boxes is None else tuple([id for id in boxes.split(",") if id])
    lang = _language(request)
    return _answer(request, await asyncio.to_thread(_components, lang, wanted, words))


@get("/api/setup", media_type=JSON, responses=written_as(SetupView), sync_to_thread=False)
def setup(
    request: AnyRequest, players: Players, boxes: Wanted, options: Options = ""
) -> Response[bytes]:
    """What there is to say about a game before it is opened: what cannot be, what changes nothing,
    what the rules advise against, and how many could play.
    """
    pairs = [pair.partition("=") for pair in options.split(",") if pair]
    wanted = tuple([id for id in boxes.split(",") if id])
    words = catalog(_language(request))
    said = describe_setup(words, players, wanted, {name: value for name, _, value in pairs})
    return Response(msgspec.json.encode(said), headers={"vary": "accept-language"})


@lru_cache(maxsize=_MOST_KEPT)
def _boxes(lang: str) -> File:
    words = catalog(lang)
    return _kept([describe_box(words, box) for box in shelf().values()])


@lru_cache(maxsize=_MOST_KEPT)
def _components(lang: str, wanted: tuple[str, ...] | None, worded: bool) -> File:
    words = catalog(lang)
    found = [one for box in boxes_named(wanted) for one in components(words, box)]
    return _kept(found if worded else [_figures(one) for one in found])


def _figures(one: ComponentView) -> dict[str, object]:
    return {name: value for name, value in one.items() if name not in _WORDS}


def _kept(found: object) -> File:
    return kept_text(msgspec.json.encode(found).decode(), JSON)


def _answer(request: AnyRequest, file: File) -> Response[bytes]:
    answer = file_answer(request, file)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def _language(request: AnyRequest) -> str:
    return language(request.headers.get("accept-language", ""))


ROUTES: Final = (boxes, all_components, setup)
