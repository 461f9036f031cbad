"""Names of people, and lists of tables, as the database has them."""

from __future__ import annotations

from collections.abc import Callable

from everdell.web.errors import reach
from everdell.web.store import Listed, Store


class Directory:
    """Looks up people and tables without bringing any table into memory."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def name_of(self, holder: str) -> str | None:
        return await reach(self._store.name_of(holder))

    async def is_known(self, holder: str) -> bool:
        return await reach(self._store.is_known(holder))

    async def remember(self, holder: str, name: str) -> None:
        await reach(self._store.remember(holder, name, self._clock()))

    async def has_seat(self, code: str, holder: str) -> bool:
        """Whether a holder has a seat at a table."""
        return bool(holder) and await reach(self._store.has_seat(code, holder))

    async def open_tables(self, limit: int, most_of_one: int) -> list[Listed]:
        return await reach(self._store.open_tables(limit, most_of_one))

    async def public_tables_of(self, opener: int, holder: str) -> int:
        return await reach(self._store.public_tables_of(opener, holder))

    async def tables_of(self, holder: str, limit: int) -> list[Listed]:
        return await reach(self._store.of_holder(holder, limit))

    async def table_of_phrase(self, phrase: str) -> str | None:
        """The table at which the hash of a phrase brings back a seat."""
        found = await self.tables_of(phrase, 1)
        return found[0].code if found else None
