"""Routes for the operator of the server, and the description of the others."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from everdell.engine.errors import EverdellError
from everdell.version import VERSION
from everdell.web.metrics import METRICS
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import host_of, settings_of
from everdell.web.server.faults import Fault
from everdell.web.server.openapi import Description
from everdell.web.server.shapes import Health

_NOT_READY: Final = ResponseSpec(
    Fault,
    description="It cannot: `details` name the part that fails and the cause, in a word each.",
    generate_examples=False,
)


@get("/health", sync_to_thread=False)
def health() -> Health:
    """The process lives."""
    return Health("fine", VERSION)


@get("/ready", responses={503: _NOT_READY})
async def ready(request: AnyRequest) -> Health:
    """The process can serve: its database takes a write, and it hears of the other nodes."""
    trouble = await host_of(request).store.trouble()
    if trouble is not None:
        raise EverdellError(
            "not-ready",
            f"This server cannot serve just now: {trouble.part}, {trouble.cause}.",
            {"part": trouble.part, "cause": trouble.cause},
        )
    return Health("ready", VERSION)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    if not settings_of(request).metrics:
        raise EverdellError(
            "unknown-address", "There is nothing at this address. See /api for what there is."
        )
    METRICS.hot_tables.set(len(host_of(request).loaded))
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> dict[str, Any]:
    """The description for programs, in OpenAPI 3.1."""
    description: Description = request.app.state.description
    return await asyncio.to_thread(lambda: description.schema)


@get("/api", include_in_schema=False)
async def description_page(request: AnyRequest) -> Response[str]:
    """The description for people."""
    description: Description = request.app.state.description
    text = await asyncio.to_thread(lambda: description.page)
    return Response(text, media_type=MediaType.HTML)


ROUTES: Final = (health, ready, metrics, openapi, description_page)
