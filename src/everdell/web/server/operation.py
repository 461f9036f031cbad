"""Routes for whoever runs the server, and the description of the others."""

from __future__ import annotations

import html
from typing import Any, Final

from litestar import MediaType, Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from everdell.engine.errors import EverdellError
from everdell.version import VERSION
from everdell.web.host import unavailable
from everdell.web.measures import MEASURES
from everdell.web.server.asking import AnyRequest, host_of, settings_of
from everdell.web.server.shapes import Health


@get("/health", sync_to_thread=False)
def health() -> Health:
    """The process lives."""
    return Health("fine", VERSION)


@get("/ready")
async def ready(request: AnyRequest) -> Health:
    """The process can serve: its database answers."""
    if not await host_of(request).store.ready():
        raise unavailable()
    return Health("ready", VERSION)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    if not settings_of(request).metrics:
        raise EverdellError(
            "unknown-address", "There is nothing at this address. See /api for what there is."
        )
    MEASURES.hot_tables.set(host_of(request).hot_tables)
    return Response(generate_latest(MEASURES.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: AnyRequest) -> dict[str, Any]:
    """The description for programs, in OpenAPI 3.1."""
    return request.app.openapi_schema.to_schema()


@get(["/", "/api", "/join/{code:str}"], include_in_schema=False, sync_to_thread=False)
def description(request: AnyRequest) -> Response[str]:
    """The description for people: a page without a script, for none may come from elsewhere."""
    schema = request.app.openapi_schema.to_schema()
    lines = [
        f"<dt><code>{method.upper()} {html.escape(path)}</code></dt>"
        f"<dd>{html.escape(operation.get('description', ''))}</dd>"
        for path, item in sorted(schema["paths"].items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]
    page = _PAGE.format(version=html.escape(VERSION), lines="\n".join(lines))
    return Response(page, media_type=MediaType.HTML)


_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>everdell {version}</title>
<h1>everdell {version}</h1>
<p>This server is described for programs in <a href="/api/openapi.json">OpenAPI 3.1</a>.
The live channel of a table is a WebSocket at <code>/api/tables/CODE/live?since=N</code>.</p>
<dl>
{lines}
</dl>
</html>
"""

ROUTES: Final = (health, ready, metrics, openapi, description)
