"""Finding tables in the database, by codes as they are typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from everdell.cli.server_options import web_packages

if TYPE_CHECKING:
    from everdell.web.store.inspecting import Inspected

Code = Annotated[str, typer.Argument(help="The code of a table.")]


async def find(database: str | None, **filters: Any) -> list[Inspected]:
    """The tables that pass all filters, the latest first."""
    with web_packages():
        from everdell.web.store.inspecting import Filter, inspecting

    async with inspecting(database) as inspector:
        return await inspector.tables(Filter(**filters))


async def find_known(database: str | None, typed: list[str]) -> list[Inspected]:
    """The tables of some codes, each once, or an error that names those that are not there."""
    codes = list(dict.fromkeys(read_typed(code) for code in typed))
    found = {one.code: one for one in await find(database, codes=tuple(codes))}
    if missing := [code for code in codes if code not in found]:
        from everdell.web.store.inspecting import not_there

        raise not_there(missing)
    return [found[code] for code in codes]


def read_typed(code: str) -> str:
    from everdell.web.randomness import read_code

    return read_code(code) or code
