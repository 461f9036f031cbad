"""The page as an app: its manifest, its icons, and that it opens without a server."""

from __future__ import annotations

import struct
from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.visitor import GONE
from tests.web.process import ServerProcess, until

_EN: Final = catalog("en")
_PNG: Final = b"\x89PNG\r\n\x1a\n"

# Whether the worker has kept what the server says about the game.
_KEPT: Final = """async () => {
  const wanted = ['boxes', 'components?boxes=base&words=false', 'texts/en', 'texts/en/boxes/base'];
  const kept = await Promise.all(wanted.map((one) =>
    caches.match(`/api/${one}`, { ignoreVary: true })));
  return !kept.includes(undefined);
}"""


def test_it_can_be_installed(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open("/")
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = ann.get(address)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert manifest["name"]
    assert manifest["short_name"]
    sizes = set()
    for icon in manifest["icons"]:
        answer = ann.context.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            body = answer.body()
            assert body.startswith(_PNG)
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    inspector = ann.context.new_cdp_session(page)
    assert inspector.send("Page.getAppManifest")["errors"] == []


def test_the_shell_opens_without_a_server(mortal: ServerProcess, visitor: NewVisitor) -> None:
    ann = visitor(mortal, offline_ready=True)
    page = ann.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # from now on the worker stands between page and server
    expect(page.get_by_text(_EN.text("home-mine-empty"))).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    until(lambda: bool(page.evaluate(_KEPT)))
    ann.forgive(f"{GONE}|ERR_FAILED|Failed to fetch")
    mortal.kill()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Everdell")
    expect(page.get_by_role("button", name=_EN.text("page-again")).first).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/cards")
    expect(page.get_by_text(_EN.name("inn"), exact=True).first).to_be_visible()
