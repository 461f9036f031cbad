"""Logs: one JSON object a line on standard error, without anything that is a secret.

What is logged is chosen word by word where it is logged. No token, hand, seed, option, chat line or
address of a request with its query ever is. Of an exception only its name and the way to its place
are: what it says, and what the variables around it held, could be any of these.
"""

from __future__ import annotations

import logging
import sys
from types import TracebackType

import structlog
from structlog.typing import EventDict, WrappedLogger

_DEEPEST = 8


def set_up_logs(level: str) -> None:
    weight = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_values,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(weight),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # What the libraries have to say, in the same shape; uvicorn's own lines name addresses.
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_is_news)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                _without_values,
            ],
        )
    )
    logging.basicConfig(level=max(weight, logging.WARNING), handlers=[handler], force=True)


def _is_news(record: logging.LogRecord) -> bool:
    """uvicorn takes every refused handshake of a WebSocket for a mistake, though it was answered.

    Anyone could fill the log with that.
    """
    return "without completing handshake" not in record.msg


def places(fault: BaseException) -> list[str]:
    """The way to where something broke, without any value."""
    found: list[str] = []
    trace: TracebackType | None = fault.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-_DEEPEST:]


def _without_values(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Put the name of an exception and the way to its place where the exception was."""
    given = line.pop("exc_info", None)
    fault = sys.exception() if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(fault, BaseException):
        line["error"], line["where"] = type(fault).__name__, places(fault)
    return line
