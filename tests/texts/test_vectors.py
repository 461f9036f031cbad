"""The page words ids by itself: it must say the same."""

from __future__ import annotations

import os

from .conftest import Played
from .vectors import FILE, document

WRITE = "EVERDELL_WRITE_VECTORS"


def test_the_page_is_compared_with_what_is_said_now(played: Played) -> None:
    said = document(played)
    if os.environ.get(WRITE):
        FILE.write_text(said, "utf-8")
    assert FILE.read_text("utf-8") == said, f"Run this once with {WRITE}=1 and look at the change."
