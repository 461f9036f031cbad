"""Errors as readers get them: a code, a sentence in their language, details. Never a trace."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException

from everdell.engine.errors import EverdellError
from everdell.texts import LANGUAGES, catalog
from everdell.web.errors import unavailable
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.logs import places
from everdell.web.store import Unavailable

_log = structlog.get_logger("everdell")


class Fault(msgspec.Struct, frozen=True):
    """What is answered when something cannot be done; nothing has been done then.

    code      a word for programs
    sentence  for people, in the language they asked for: what is wrong and what to do
    details   the figures and names in the sentence
    """

    code: str
    sentence: str
    details: dict[str, str]


# Whatever is not listed is a request that was wrong in itself: 400.
_STATUS: Final = {
    "no-token": 401,
    "bad-token": 401,
    "bad-origin": 403,
    "bad-host": 403,
    "foreign-seat": 403,
    "not-owner": 403,
    "not-seated": 403,
    "not-watched": 403,
    "not-yet-open": 403,
    "no-page": 404,
    "unknown-link": 404,
    "wrong-phrase": 404,
    "unknown-address": 404,
    "unknown-language": 404,
    "unknown-moment": 404,
    "unknown-table": 404,
    "wrong-method": 405,
    "abandoned": 409,
    "already-away": 409,
    "already-here": 409,
    "already-hinted": 409,
    "already-proposed": 409,
    "already-rematched": 409,
    "already-started": 409,
    "bot-is-choosing": 409,
    "bot-sits-in": 409,
    "enough-public": 409,
    "enough-time": 409,
    "game-finished": 409,
    "key-reused": 409,
    "no-clock": 409,
    "no-proposal": 409,
    "no-stand-in": 409,
    "look-taken": 409,
    "no-stand-in-needed": 409,
    "not-asked": 409,
    "not-away": 409,
    "not-offered": 409,
    "no-set": 409,
    "not-in-set": 409,
    "not-started": 409,
    "not-your-turn": 409,
    "nothing-to-undo": 409,
    "others-play": 409,
    "own-clock": 409,
    "seat-empty": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "stale-version": 409,
    "still-playing": 409,
    "still-thinking": 409,
    "table-full": 409,
    "undo-off": 409,
    "used-up": 409,
    "link-expired": 410,
    "link-used": 410,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "asker-gone": 499,  # it is never read; the figures tell it from what was answered
    "broken": 500,
    "no-hint": 503,
    "not-ready": 503,
    "unavailable": 503,
}


_SOON: Final = "1"  # seconds


def status_of(fault: EverdellError) -> int:
    return _STATUS.get(fault.code, 400)


def body_of(fault: EverdellError, accept_language: str) -> Fault:
    words = catalog(language(accept_language))
    return Fault(fault.code, words.error(fault), fault.details)


def extra_headers(fault: EverdellError) -> dict[str, str]:
    """What programs are told beside the body."""
    if fault.code == "too-many":
        return {"retry-after": fault.details["seconds"]}
    return {"retry-after": _SOON} if status_of(fault) == 503 else {}


def language(accept_language: str) -> str:
    """The preferred language among ours; English if none of them is."""
    wishes = []
    for place, wish in enumerate(accept_language[:200].split(",")):
        tag, _, weight = wish.partition(";")
        spoken = tag.strip()[:2].lower()
        if spoken in LANGUAGES and _weight(weight) > 0:
            wishes.append((-_weight(weight), place, spoken))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0


# What Litestar calls on an exception ---------------------------------------------------------


def answer_fault(request: AnyRequest, fault: EverdellError) -> Response[Fault]:
    body = body_of(fault, request.headers.get("accept-language", ""))
    return Response(body, status_code=status_of(fault), headers=extra_headers(fault))


def answer_http(request: AnyRequest, fault: HTTPException) -> Response[Fault]:
    """What the framework refuses by itself, in our shape."""
    answer = answer_fault(request, _translated(fault))
    if fault.headers and "allow" in fault.headers:
        answer.headers["allow"] = fault.headers["allow"]
    return answer


def answer_unreadable(request: AnyRequest, fault: Exception) -> Response[Fault]:
    """JSON that breaks the framework's decoder. Nothing of ours is so deep, or not UTF-8."""
    why = "nested too deeply" if isinstance(fault, RecursionError) else "not UTF-8"
    return answer_fault(
        request, EverdellError("bad-request", f"The request is wrong: {why}.", {"why": why})
    )


def answer_unavailable(request: AnyRequest, _fault: Unavailable) -> Response[Fault]:
    """The database failed where the host was not asked; the log has the cause."""
    return answer_fault(request, unavailable())


def answer_crash(request: AnyRequest, fault: Exception) -> Response[Fault]:
    """A mistake of ours. The log has the place; the values stay secret."""
    _log.error("broken", error=type(fault).__name__, where=places(fault))
    return answer_fault(
        request,
        EverdellError("broken", "Something broke in the server; nothing was lost. Try it again."),
    )


def _translated(fault: HTTPException) -> EverdellError:
    if isinstance(fault, ValidationException | SerializationException):
        return EverdellError(
            "bad-request", f"The request is wrong: {_reason(fault)}.", {"why": _reason(fault)}
        )
    match fault.status_code:
        case 404:
            return EverdellError(
                "unknown-address", "There is nothing at this address. See /api for what there is."
            )
        case 405:
            return EverdellError(
                "wrong-method", "This address is asked in another way. See /api for how."
            )
        case 413:
            return EverdellError("too-large", "The request is too large for this server.")
        case 415:
            return EverdellError("not-json", "Send the request as application/json.")
    return EverdellError("bad-request", "The request is wrong.", {"why": fault.detail})


def _reason(fault: HTTPException) -> str:
    """Which field is wrong, and how; in the words of the decoder, which name no value."""
    extra = getattr(fault, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key", "")
        message = str(extra[0].get("message", ""))
        if message.strip("'") == key:  # all that is said of something that is missing
            return "it has no body" if key == "data" else f"{key}: missing"
        return f"{key}: {message}" if key else message
    return fault.detail.partition(": ")[2] or fault.detail
