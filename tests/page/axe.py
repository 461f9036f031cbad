"""What axe finds on a page: faults against the guidelines for accessible content."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

_SCRIPT: Final[str] = Axe().axe_script
_RUN: Final = """
([exclude, options]) => axe.run({ exclude }, options).then(({ violations }) => violations)
"""
_TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_EVERYTHING: Final = {"type": "tag", "values": _TAGS}


def faults(page: Page, *, without: str | None = None) -> list[str]:
    """What it finds, but for what is inside of `without`, a selector."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_SCRIPT)
    wish = {"resultTypes": ["violations"], "runOnly": _EVERYTHING}
    found = page.evaluate(_RUN, [[without] if without else [], wish])
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
