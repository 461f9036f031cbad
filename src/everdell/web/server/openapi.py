"""What the server says about itself: to programs in OpenAPI 3.1, to people as a page."""

from __future__ import annotations

import html
import json
import sys
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from litestar import Litestar
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    Reference,
)

from everdell.version import VERSION

_FAULTY: Final = OpenAPIResponse(
    description="It cannot be done: a code, a sentence in the language asked for, details.",
    content={
        "application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Fault"))
    },
)


class Description:
    """Made once, when it is first asked for: it takes long, and anyone may ask."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    @cached_property
    def schema(self) -> dict[str, Any]:
        """For programs."""
        return self._described.to_schema()

    @cached_property
    def page(self) -> str:
        """For people: without a script, for none may come from elsewhere."""
        lines = "\n".join(_lines(self._described))
        return _PAGE.format(version=html.escape(VERSION), lines=lines)

    @cached_property
    def _described(self) -> OpenAPI:
        schema = self._app.openapi_schema
        _describe_faults(schema)
        return schema


def _describe_faults(schema: OpenAPI) -> None:
    """Every route answers in one shape what it cannot do; the framework only knows its own."""
    for _, _, operation in _operations(schema):
        responses = {**(operation.responses or {}), "default": _FAULTY}
        responses.pop("400", None)
        operation.responses = responses


def _operations(schema: OpenAPI) -> Iterator[tuple[str, str, Operation]]:
    for path, item in sorted((schema.paths or {}).items()):
        for method in ("get", "post", "patch", "delete"):
            operation = getattr(item, method)
            if operation is not None:
                yield path, method, operation


def _lines(schema: OpenAPI) -> Iterator[str]:
    for path, method, operation in _operations(schema):
        yield f"<dt><code>{method.upper()} {html.escape(path)}</code></dt>"
        yield f"<dd>{html.escape(operation.description or '')}</dd>"


_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>everdell {version}</title>
<h1>everdell {version}</h1>
<p>This server is described for programs in <a href="/api/openapi.json">OpenAPI 3.1</a>.
The live channel of a table is a WebSocket.</p>
<dl>
{lines}
</dl>
</html>
"""


def main() -> None:
    """Print the description for programs: `python -m everdell.web.server.openapi`."""
    from everdell.web.server.app import description

    sys.stdout.write(json.dumps(description().schema, indent=2) + "\n")


if __name__ == "__main__":
    main()
