"""A visitor with a browser of their own, and whatever that browser complains about."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypedDict, Unpack

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
)

from everdell.web.server.identity import COOKIE
from tests.web.running import client

_EYES: Final = Path(__file__).with_name("eyes.js")
_SETTINGS: Final = "everdell-settings"

# A server that is slow because two browsers and it share a processor is no fault.
PATIENCE: Final = 60_000

# Browsers give up requests of pages that are left; and Playwright tells what it blocks.
_NO_FAULT: Final = re.compile(r"net::ERR_ABORTED|Service Worker registration blocked by Playwright")

# What browsers say about a server that was killed.
GONE: Final = (
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED"
    r"|ERR_CONTENT_LENGTH_MISMATCH|WebSocket|socket:"
)


class Look(TypedDict, total=False):
    """What kind of browser it is."""

    size: tuple[int, int]
    language: Literal["en", "fr"]
    theme: Literal["light", "dark"]
    touch: bool
    moving: bool
    offline_ready: bool
    newcomer: bool
    settings: dict[str, Any]


class Visitor:
    """A browser with an empty memory.

    moving         pieces fly; else motion is reduced, as the system's setting asks for
    offline_ready  the service worker may take part
    newcomer       notes are offered at the first table; others have had their notes
    """

    def __init__(self, browser: Browser, address: str, **look: Unpack[Look]) -> None:
        width, height = look.get("size", (1440, 900))
        self.address = address
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = [_NO_FAULT]
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[look.get("language", "en")],
            color_scheme=look.get("theme", "light"),
            reduced_motion="no-preference" if look.get("moving") else "reduce",
            has_touch=look.get("touch", False),
            is_mobile=look.get("touch", False),
            service_workers="allow" if look.get("offline_ready") else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(path=_EYES)
        self.touch = look.get("touch", False)
        notes: dict[str, Any] = {
            "toldHow": True
        }  # how to look closer at things is said once, beside them
        if not look.get("newcomer"):
            notes |= {"guide": "off", "boxNotes": False}
        settings = json.dumps(notes | look.get("settings", {}))
        # Pages without an address have no memory.
        self.context.add_init_script(
            "if (location.protocol.startsWith('http')) localStorage.getItem("
            f"'{_SETTINGS}') ?? localStorage.setItem('{_SETTINGS}', {settings!r})"
        )
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.complain(f"error: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self._http = client(address)
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._connected)
        return page

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def close(self) -> None:
        self.context.close()
        self._http.close()

    def stop_at(self, pattern: str, handler: Callable[[Route], None]) -> None:
        """Let a test answer these requests.

        Chromium begins to stop requests a while after it has been told to. So this is said before
        the first page is opened, and never taken back.
        """
        assert self.page.url == "about:blank", "stop requests before the first page"
        self.context.route(pattern, handler)

    # Complaints -----------------------------------------------------------------------------------

    def forgive(self, pattern: str) -> None:
        """What a test brings about itself is no fault of the page."""
        self._forgiven.append(re.compile(pattern))

    def complain(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._forgiven):
            self.complaints.append(text)

    def expect_no_complaints(self) -> None:
        assert not self.complaints, "\n".join(self.complaints)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"]
            self.complain(f"console {message.type}: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        self.complain(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complain(f"answered {response.status}: {response.request.method} {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("socketerror", lambda error: self.complain(f"socket: {socket.url} {error}"))

    # The layout -----------------------------------------------------------------------------------

    def expect_no_faults(self, *, fits: bool = False) -> None:
        """Nothing is cut off, and nothing too wide; or too high, where everything is to fit."""
        faults = self.layout_faults(fits=fits)
        assert not faults, "\n".join(faults)

    def layout_faults(self, *, fits: bool) -> list[str]:
        """What is wrong with the layout now.

        A card may hide text that it lays open to a pointer; a finger reads it by a tap.
        """
        page = self.page
        found = page.evaluate("fits => eyes.faults({fits})", fits)
        faults: list[str] = found["told"]
        if self.touch:
            return faults
        for at, spot in enumerate(found["folded"]):
            if spot is not None:
                page.mouse.move(spot["x"], spot["y"])
                faults += page.evaluate("at => eyes.hidden(at)", at)
        if found["folded"]:
            page.mouse.move(0, 0)
        return faults

    # Setting a scene ------------------------------------------------------------------------------

    def post(self, path: str, **body: Any) -> Any:
        """A request beside the page, by the same person: to set a scene, never to play."""
        return self._answer(self._identified().post(path, json=body))

    def get(self, path: str) -> Any:
        return self._answer(self._identified().get(path))

    def table(self, *seats: str, **wishes: Any) -> str:
        """Open a table; its code. Seats are counted from the one who begins."""
        wish = {"seats": list(seats), "first": "seat", "seed": 7, "name": "Ann", **wishes}
        return str(self.post("/api/tables", **wish)["code"])

    def _identified(self) -> httpx.Client:
        """Requests of a program, which are faster than a browser's, with the browser's token."""
        if "authorization" not in self._http.headers:
            cookies = {one["name"]: one["value"] for one in self.context.cookies()}
            token = cookies.get(COOKIE) or self._new_token()
            self._http.headers["authorization"] = f"Bearer {token}"
        return self._http

    def _new_token(self) -> str:
        token = str(self._answer(self._http.post("/api/identity", json={"cookie": False}))["token"])
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.address}])
        return token

    @staticmethod
    def _answer(answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()
