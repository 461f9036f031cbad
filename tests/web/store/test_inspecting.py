"""What the operator reads and deletes beside a server, on both databases."""

from __future__ import annotations

import pytest

from everdell.engine.errors import EverdellError
from everdell.web.store import Store
from everdell.web.store.inspecting import Filter, inspecting

from .samples import append, listing

pytestmark = pytest.mark.anyio


async def test_what_is_listed(store: Store, database: str) -> None:
    await store.append(append("OAK", count=3, snapshot=True, listed=listing("over", updated=5.0)))
    await store.append(append("ELM", listed=listing("lobby", public=False, updated=9.0)))
    async with inspecting(database) as inspector:
        elm, oak = await inspector.tables(Filter())
        assert (elm.code, elm.status, elm.public, elm.events) == ("ELM", "lobby", False, 1)
        assert (oak.code, oak.events, oak.updated) == ("OAK", 3, 5.0)
        assert oak.opened == 1000.0 + 1 / 7
        assert oak.size > 3 * elm.size
        for wanted in (Filter(status="over"), Filter(before=6.0), Filter(larger=oak.size),
                       Filter(codes=("OAK",))):  # fmt: skip
            assert await inspector.tables(wanted) == [oak]


async def test_all_are_deleted_or_none(store: Store, database: str) -> None:
    for code in ("OAK", "ELM"):
        await store.append(append(code, count=3, snapshot=True))
    async with inspecting(database) as inspector:
        with pytest.raises(EverdellError) as refused:
            await inspector.delete(["OAK", "FIG"])
        assert refused.value.details == {"codes": "FIG"}
        assert len(await inspector.tables(Filter())) == 2
        await inspector.delete(["OAK", "ELM"])
        assert await inspector.tables(Filter()) == []
    assert await store.load("OAK") is None
