"""Logs: one JSON object a line on standard error, without anything that is a secret.

What is logged is chosen word by word where it is logged. No token, hand, seed, option, chat line or
address of a request with its query ever is.
"""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(level: str) -> None:
    weight = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(weight),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # What the libraries have to say, in the same shape; uvicorn's own lines name addresses.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
        )
    )
    logging.basicConfig(level=max(weight, logging.WARNING), handlers=[handler], force=True)
