"""The page, as it was built: whatever a browser asks for that is not a question to the server.

It stands before the framework: most of its addresses are made up by the page itself, and all of
them get the same document.
"""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Final

from everdell.engine.errors import EverdellError
from everdell.version import VERSION
from everdell.web.server.asgi import App, Receive, Scope, Send
from everdell.web.server.faults import body_of, language, status_of
from everdell.web.server.files import FOR_EVER, REVALIDATED, File, Reply, kept, reply

FOLDER: Final = Path(__file__).parent.parent / "page"

_DOCUMENT: Final = "/index.html"
_ASSETS: Final = "/assets/"  # their names change with what is in them
_SERVER: Final = re.compile(r"/(api|health|ready|metrics)(/.*)?", re.DOTALL)
_SCREENS: Final = re.compile(
    r"/(new|settings|about|seat(/[^/]+)?|(join|table)/[^/]+|(rules|cards)(/.*)?)?/?"
)

_HTML: Final = "text/html; charset=utf-8"
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": _HTML,
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED: Final = {".br": "br", ".gz": "gzip"}


class Page:
    """The files of the page, all in memory; what is no business of theirs goes to the server."""

    def __init__(self, app: App, folder: Path) -> None:
        self._app = app
        self._files = _read(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._answer(scope) if scope["type"] == "http" else None
        if answer is None:
            await self._app(scope, receive, send)
            return
        scope["path_template"] = "/{page}"  # for the figures, which know no single files
        headers = dict(answer.headers)
        if answer.status != 304:  # whose length would be that of the file
            headers["content-length"] = str(len(answer.body))
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": answer.status, "headers": raw})
        await send({"type": "http.response.body", "body": answer.body})

    def _answer(self, scope: Scope) -> Reply | None:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or _SERVER.fullmatch(path):
            return None
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        encodings = headers.get(b"accept-encoding", "")
        tags = headers.get(b"if-none-match", "")
        if path in self._files:
            return reply(self._files[path], encodings, tags)
        screen = _SCREENS.fullmatch(path) is not None
        wanted = "." not in path and "text/html" in headers.get(b"accept", "")
        if not screen and not wanted:
            return None
        document = self._files.get(_DOCUMENT)
        if document is None:
            return _unbuilt(headers.get(b"accept-language", ""))
        return reply(document, encodings, tags, 200 if screen else 404)


def _read(folder: Path) -> dict[str, File]:
    """Every file by its address, with its packed forms."""
    bodies = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    return {
        address: kept(
            body,
            _KINDS.get(Path(address).suffix, "application/octet-stream"),
            FOR_EVER if address.startswith(_ASSETS) else REVALIDATED,
            {
                encoding: bodies[address + suffix]
                for suffix, encoding in _PACKED.items()
                if address + suffix in bodies
            },
        )
        for address, body in bodies.items()
        if Path(address).suffix not in _PACKED
    }


def _unbuilt(accept_language: str) -> Reply:
    fault = EverdellError(
        "no-page",
        "This everdell came without its page. In a copy of its sources, build it: make play",
    )
    lang, sentence = language(accept_language), body_of(fault, accept_language).sentence
    text = _UNBUILT.format(lang=lang, version=VERSION, sentence=html.escape(sentence))
    headers = {"content-type": _HTML, "cache-control": REVALIDATED, "vary": "accept-language"}
    return Reply(status_of(fault), headers, text.encode())


_UNBUILT: Final = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>everdell {version}</title>
<h1>everdell {version}</h1>
<p>{sentence}</p>
<p><a href="/api">/api</a></p>
</html>
"""
