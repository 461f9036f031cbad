"""Passwords of any characters, kept out of the database's address."""

from __future__ import annotations

import os

import pytest
from sqlalchemy.engine import make_url

from everdell import EverdellError
from everdell.web.store import Store, is_current, upgrade
from tests.web import postgres

NASTY = "p@ss:w/o?rd#1 %41$HOME \\ \"quoted\" 'é🍄' [x]&y=z"


@pytest.fixture
async def guarded(empty_postgresql: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database of a user with such a password, without it."""
    if "EVERDELL_TEST_POSTGRES" in os.environ:
        pytest.skip("that server may not ask for a password")
    name, password = make_url(empty_postgresql).database, NASTY.replace("'", "''")
    await postgres.execute(
        empty_postgresql,
        f"DO $do$ BEGIN CREATE ROLE {postgres.GUARDED} LOGIN; "
        "EXCEPTION WHEN duplicate_object THEN NULL; END $do$",
    )
    await postgres.execute(empty_postgresql, f"ALTER ROLE {postgres.GUARDED} PASSWORD '{password}'")
    await postgres.execute(empty_postgresql, f"ALTER DATABASE {name} OWNER TO {postgres.GUARDED}")
    monkeypatch.delenv("PGPASSWORD", raising=False)
    url = make_url(empty_postgresql).set(username=postgres.GUARDED, password="")
    return url.render_as_string(hide_password=False).replace(":@", "@")


@pytest.mark.anyio
async def test_the_variable_of_postgresql_brings_any_password(
    guarded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", NASTY)
    await upgrade(guarded)
    assert await is_current(guarded)
    store = await Store.open(guarded)
    try:
        await store.listen(lambda code, seq: None, lambda word: None)
        assert await store.trouble() is None
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_wrong_password_is_not_let_in_and_not_repeated(
    guarded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", NASTY + "!")
    with pytest.raises(EverdellError) as fault:
        await upgrade(guarded)
    assert NASTY not in f"{fault.value} {fault.value.details}"
