"""Why an append did not happen. For the server's own code; users are told something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from everdell.web.store.causes import cause_of


class Conflict(Exception):
    """The table's head is another one than the append expects. Nothing was written."""


class Repeated(Exception):
    """This request was written before. Nothing was written now."""


class Unavailable(Exception):
    """The database cannot be used; whether the append was written is not known.

    reason  in the driver's words, which may quote the database: for the operator
    cause   a word that tells nothing but the kind of trouble
    driver  the driver's name of it
    """

    def __init__(self, reason: str, cause: str = "lost", driver: str = "") -> None:
        super().__init__(reason, cause, driver)
        self.reason = reason
        self.cause = cause
        self.driver = driver

    def __str__(self) -> str:
        return self.reason


@contextmanager
def reaching() -> Iterator[None]:
    """Turn whatever means "the database cannot be used" into Unavailable; let all else through."""
    try:
        yield
    except Exception as fault:
        cause = cause_of(fault)
        if cause is None:
            raise
        root = fault.orig if isinstance(fault, exc.StatementError) and fault.orig else fault
        raise Unavailable(str(root) or type(root).__name__, cause, type(root).__name__) from fault
