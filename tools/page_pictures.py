"""Takes the README's pictures of the page: `python tools/page_pictures.py http://127.0.0.1:8000`.

It needs a running server with the built page, and Chromium.
"""

from __future__ import annotations

import random
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import APIRequestContext, Browser, Page, sync_playwright

DOCS: Final = Path(__file__).parent.parent / "docs"
SEED: Final = 12
NAMES: Final = ("Anne", "Béatrice", "Charles", "Dorothée")
CHOICES: Final = 170  # well into the game, with something in every city
# The pictures show a table, not the notes for a first game at it.
NO_NOTES: Final = """localStorage.setItem('everdell-settings', '{"guide": "off"}')"""
PAUSE: Final = 0.05  # seconds: the server refuses to be asked too often
DRAWN: Final = 2_500  # milliseconds for pictures to be drawn and things to come to rest


def main(address: str) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"))
        desk = _visitor(browser, address, 1440, 900, "en-GB")
        desk.goto(address)
        _take(desk, "home.jpg")
        code = _open_table(desk.request, address)
        desk.goto(f"{address}/table/{code}")
        desk.get_by_role("button").filter(has_text="I am").click()
        _take(desk, "table.jpg")
        desk.set_viewport_size({"width": 1366, "height": 768})
        _take(desk, "laptop.jpg")
        phone = _visitor(browser, address, 390, 844, "fr-FR", phone=True)
        code = _open_table(phone.request, address, NAMES[:1], bots=1, choices=30)
        phone.goto(f"{address}/table/{code}")
        _take(phone, "phone.jpg")
        browser.close()


def _visitor(
    browser: Browser, address: str, width: int, height: int, locale: str, *, phone: bool = False
) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=locale,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.add_init_script(NO_NOTES)
    return context.new_page()


def _take(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(DRAWN)
    page.screenshot(path=DOCS / name, type="jpeg", quality=82)


def _open_table(
    ask: APIRequestContext,
    address: str,
    names: tuple[str, ...] = NAMES,
    *,
    bots: int = 0,
    choices: int = CHOICES,
) -> str:
    """A table whose people prefer to play cards, after so many choices of theirs."""
    ask.post("/api/identity", data={"cookie": True}, headers={"origin": address})
    wish = {
        "seats": ["person"] * len(names) + ["greedy"] * bots,
        "mine": list(range(len(names))),
        "names": list(names),
        "first": "seat",
        "seed": SEED,
        "start": True,
    }
    code: str = ask.post("/api/tables", data=wish, headers={"origin": address}).json()["code"]
    chance = random.Random(SEED)
    made = 0
    while made < choices:
        time.sleep(PAUSE)
        table = ask.get(f"/api/tables/{code}").json()["table"]
        decision = table["game"]["decision"] or {}
        options = [option["id"] for option in decision.get("options", [])]
        if options:
            wish = {"option": _liked(options, chance), "version": table["version"]}
            ask.post(f"/api/tables/{code}/choose", data=wish, headers={"origin": address})
            made += 1
    return code


def _liked(options: list[str], chance: random.Random) -> str:
    for kind in ("play:", "event:", "visit:"):
        found = [option for option in options if option.startswith(kind)]
        if found and chance.random() < 0.9:
            return chance.choice(found)
    return chance.choice([option for option in options if option != "pass"] or options)


if __name__ == "__main__":
    main(sys.argv[1])
