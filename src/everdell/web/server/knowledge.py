"""Routes about what there is to play with."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter

from everdell.gallery import boxes_named, components, describe_box
from everdell.gallery.shapes import BoxView, ComponentView
from everdell.games import shelf
from everdell.texts import catalog
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.faults import language

Boxes = Annotated[
    str | None,
    QueryParameter(
        required=False, max_length=400, description="Boxes separated by commas; without it, all."
    ),
]


@get("/api/boxes")
async def boxes(request: AnyRequest) -> list[BoxView]:
    """The boxes: for how many players, with which options, what each needs and excludes."""
    words = catalog(_language(request))
    return [describe_box(words, box) for box in shelf().values()]


@get("/api/components")
async def all_components(request: AnyRequest, boxes: Boxes = None) -> list[ComponentView]:
    """Every card, location and event with its figures and its text in your language."""
    wanted = None if boxes is None else tuple([id for id in boxes.split(",") if id])
    words = catalog(_language(request))
    return await asyncio.to_thread(
        lambda: [found for box in boxes_named(wanted) for found in components(words, box)]
    )


def _language(request: AnyRequest) -> str:
    return language(request.headers.get("accept-language", ""))


ROUTES: Final = (boxes, all_components)
