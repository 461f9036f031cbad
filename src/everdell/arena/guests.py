"""Bots of other packages at a table: nobody knows what they do, not even while others think."""

from __future__ import annotations

from functools import lru_cache

from everdell.arena.jobs import Job, Reason, Result, failed, forfeited
from everdell.bots.registry import is_foreign
from everdell.engine.errors import EverdellError


@lru_cache(maxsize=1024)
def guests(seated: tuple[str, ...]) -> frozenset[str]:
    """Those among the bots of a table. A name that cannot be read is nobody's."""
    try:
        return frozenset([spec for spec in seated if is_foreign(spec)])
    except EverdellError:
        return frozenset()


def blamed(job: Job, reason: Reason, detail: str, error: str) -> Result:
    """What comes of a game that a guest has spoiled: its forfeit, if it was the only one there."""
    suspects = guests(job.lineup.seated)
    if len(suspects) != 1:
        return failed(job, error)
    (guest,) = suspects
    return forfeited(job, job.lineup.seated.index(guest), reason, detail)
