"""The bots that can take a seat, and how a seat may ask for one: `name[:style][@seconds]`.

Elsewhere a style may be the name of a file. A server reads no file because a request names it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import Final

from litestar import get

from everdell.bots import bot_names
from everdell.bots.levels import LEVELS, Level
from everdell.bots.registry import check_name
from everdell.bots.specs import Budget, read_spec
from everdell.engine.errors import EverdellError
from everdell.table.record import PERSON
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import settings_of
from everdell.web.server.shapes import BotView

# Of the time after which a thought is ended, how much may be asked for: the rest is for the way
# there and back.
_SHARE: Final = 0.75

_LEVELS: Final = {level.name: (n, level) for n, level in enumerate(LEVELS, start=1)}


@get("/api/bots", sync_to_thread=False)
def bots(request: AnyRequest) -> list[BotView]:
    """The bots that can take a seat: the levels from gentle to expert, then all others."""
    longest = _longest(settings_of(request).bot_seconds)
    return [_view(name, longest) for name in bot_names()]


def _view(name: str, longest: float) -> BotView:
    if name not in _LEVELS:
        return BotView(name, None, [], 0.0, 0.0)
    number, level = _LEVELS[name]
    if level.budget is None:
        return BotView(name, number, list(level.styles), 0.0, 0.0)
    return BotView(name, number, list(level.styles), level.budget.seconds, longest)


def _longest(bot_seconds: float) -> float:
    """How long a bot may be asked to think, to hundredths: what is told can be asked for."""
    return floor(_SHARE * bot_seconds * 100) / 100


def check_bots(wanted: Iterable[str], bot_seconds: float) -> None:
    """Whether all of these can take a seat; `bot_seconds` is when a thought is ended here."""
    for by in wanted:
        if by != PERSON:
            _check_bot(by, bot_seconds)


def _check_bot(text: str, bot_seconds: float) -> None:
    spec = read_spec(text)
    check_name(spec.name)
    _, level = _LEVELS.get(spec.name, (0, None))
    _check_style(spec.name, spec.style, () if level is None else level.styles)
    _check_budget(spec.name, spec.budget, level, _longest(bot_seconds))


def _check_style(bot: str, style: str, known: tuple[str, ...]) -> None:
    if style and style not in known:
        raise EverdellError(
            "bot-style",
            f"The bot {bot!r} has no style {style!r}. It has: {', '.join(known) or 'none'}.",
            {"bot": bot, "style": style, "known": ", ".join(known) or "none"},
        )


def _check_budget(bot: str, wish: Budget | None, level: Level | None, most: float) -> None:
    usual = None if level is None else level.budget
    if usual is None:
        if wish is not None:
            raise _bot_time(bot, 0.0)
        return
    budget = wish or usual
    if budget.iterations or budget.seconds > most:
        raise _bot_time(bot, most)


def _bot_time(bot: str, most: float) -> EverdellError:
    return EverdellError(
        "bot-time",
        f"The bot {bot!r} may be given up to {most:g} s here: {bot}@{most:g}s."
        if most
        else f"The bot {bot!r} takes no thinking time: leave out @… .",
        {"bot": bot, "most": f"{most:g}" if most else "none"},
    )


ROUTES: Final = (bots,)
