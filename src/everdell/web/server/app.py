"""The application: routes, the host behind them, the guard before them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Final, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from everdell.engine.errors import EverdellError
from everdell.texts import LANGUAGES, catalog
from everdell.version import VERSION
from everdell.web.expiry import Expiry
from everdell.web.hinting import Hints
from everdell.web.host import Host
from everdell.web.importing import Imports
from everdell.web.randomness import Chance
from everdell.web.scheduler import Scheduler
from everdell.web.server import (
    about,
    carrying,
    knowledge,
    lobby,
    operation,
    opponents,
    page,
    playing,
    reading,
    records,
    texts,
)
from everdell.web.server.asgi import App
from everdell.web.server.faults import (
    answer_crash,
    answer_fault,
    answer_http,
    answer_unavailable,
    answer_unreadable,
)
from everdell.web.server.guard import Guard
from everdell.web.server.guesses import Guesses
from everdell.web.server.limits import Buckets
from everdell.web.server.live import Live
from everdell.web.server.openapi import Description
from everdell.web.server.page import Page
from everdell.web.server.settings import Settings
from everdell.web.server.tokens import SECRET, Tokens
from everdell.web.store import Store, Unavailable
from everdell.web.thinking import Thinkers

_HINTS_PER_MINUTE: Final = 30  # of one player: each of them is a thought of more than a second

_SHORTEST_LEASE: Final = 3.0  # seconds; it is prolonged before its end, in rounds of one second
_RETURNS_PER_HOUR: Final = 60  # of one player: no return is refused for good, but all are kept

_ROUTES: Final = (
    *about.ROUTES,
    *operation.ROUTES,
    *lobby.ROUTES,
    *carrying.ROUTES,
    *opponents.ROUTES,
    *playing.ROUTES,
    *reading.ROUTES,
    *knowledge.ROUTES,
    *texts.ROUTES,
)


@asynccontextmanager
async def application(
    settings: Settings,
    *,
    chance: Chance | None = None,
    clock: Callable[[], float] | None = None,
    address: str = "",
) -> AsyncIterator[App]:
    """The server as an ASGI application, with all that works behind it until the block ends.

    `address` is where it will answer. Chance and clock can be given, for tests.
    """
    store = await Store.open(settings.database, address)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    imports = Imports(thinkers, settings.import_seconds)
    host = Host(
        store,
        chance=chance,
        clock=clock,
        hot_seconds=settings.hot_seconds,
        bot_lease=max(_SHORTEST_LEASE, 3 * settings.bot_seconds),
    )
    scheduler = Scheduler(host, thinkers)
    expiry = Expiry(host, settings.retention)
    try:
        await store.listen(scheduler.changed, host.presence.heard)
        scheduler.start()
        expiry.start()
        # The first error is not to wait for its words, nor anyone else meanwhile.
        reading = asyncio.create_task(asyncio.to_thread(_read_catalogs))
        guesses = Guesses(host, settings.wrong_codes_per_minute, settings.wrong_codes_burst)
        live = Live(host, guesses, settings.socket_messages_per_second)
        hints = Hints(host, thinkers, settings.bot_seconds)
        tokens = Tokens(await store.secret(SECRET, token_hex(32)), host.directory.is_known)
        state = _state(settings, host, guesses, hints, imports, tokens)
        app = cast(App, _litestar(settings, state))
        yield Guard(Page(app, page.FOLDER), live, tokens, settings)
        await reading
    finally:
        await expiry.stop()
        await scheduler.stop()
        await thinkers.close()
        await store.close()


def _read_catalogs() -> None:
    for name in LANGUAGES:
        catalog(name)


def description() -> Description:
    """What the server says about itself, without one that runs."""
    return Description(_litestar(Settings(), State()))


def _state(
    settings: Settings,
    host: Host,
    guesses: Guesses,
    hints: Hints,
    imports: Imports,
    tokens: Tokens,
) -> State:
    openings, talking = settings.new_tables_per_hour, settings.chat_per_minute
    carried = settings.carries_per_minute
    return State(
        {
            "settings": settings,
            "host": host,
            "guesses": guesses,
            "hints": hints,
            "imports": imports,
            "tokens": tokens,
            "openings": Buckets(openings / 3600, max(1, openings)),
            "talking": Buckets(talking / 60, max(1, talking)),
            "carrying": Buckets(carried / 60, max(1, carried)),
            "hashing": carrying.Hashing(),
            "returning": Buckets(_RETURNS_PER_HOUR / 3600, _RETURNS_PER_HOUR),
            "hinting": Buckets(_HINTS_PER_MINUTE / 60, _HINTS_PER_MINUTE),
        }
    )


def _litestar(settings: Settings, state: State) -> Litestar:
    app = Litestar(
        route_handlers=[
            *_ROUTES,
            Router(
                "/",
                route_handlers=records.ROUTES,
                request_max_body_size=settings.max_record or None,
            ),
        ],
        state=state,
        exception_handlers={
            EverdellError: answer_fault,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Unavailable: answer_unavailable,
            Exception: answer_crash,
        },
        openapi_config=OpenAPIConfig(
            title="everdell",
            version=VERSION,
            description="Tables of an unofficial digital Everdell.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=settings.max_body or None,
        logging_config=None,
    )
    app.state.description = Description(app)
    return app
