"""Codes that lead to no table, counted by address.

A code is all it takes to look at a table, so codes must not be found by trying. Once an address
has used up its wrong codes, every code that is new to the visitor is refused before it is looked
up, whether there is such a table or not: an answer that told the two apart would be as good as a
guess. People who share the address go on with the tables they have a seat at, or have seen.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from everdell.web.errors import unknown_table
from everdell.web.host import Host
from everdell.web.metrics import METRICS
from everdell.web.randomness import read_code
from everdell.web.server.limits import Buckets, party, too_many

_MOST_SEEN: Final = 50_000  # some ten megabytes


class Guesses:
    def __init__(self, host: Host, per_minute: float, burst: float) -> None:
        self._host = host
        self._wrong = Buckets(per_minute / 60, burst)
        self._seen: OrderedDict[tuple[str | bytes, str], None] = OrderedDict()

    async def table_code(self, typed: str, address: str, holder: str) -> str:
        """The code of a table that exists, as it was typed; or an error that says what to do."""
        code = read_code(typed)
        if not code:
            raise unknown_table(typed)
        visit = holder or party(address), code
        if visit in self._seen:
            self._seen.move_to_end(visit)
            return code
        wait = self._wrong.take(address)
        if wait and not await self._host.directory.has_seat(code, holder):
            METRICS.refusals.labels("codes").inc()
            raise too_many(wait)
        await self._host.table(code)
        if not wait:
            self._wrong.give_back(address)
        self._seen[visit] = None
        if len(self._seen) > _MOST_SEEN:
            self._seen.popitem(last=False)
        return code
