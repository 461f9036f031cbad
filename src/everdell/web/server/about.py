"""What runs here, for the page that tells about it."""

from __future__ import annotations

from typing import Final

from litestar import get

from everdell.compilation import engine_report
from everdell.version import VERSION
from everdell.web.server.shapes import About


@get("/api/about", sync_to_thread=False)
def about() -> About:
    """The version of the server, and whether it and its bots run the compiled engine."""
    return About(
        VERSION, engine_report.engine(), engine_report.engine_to_come(), engine_report.cause()
    )


ROUTES: Final = (about,)
