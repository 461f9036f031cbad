"""What a user may call a database."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell import EverdellError
from everdell.web.store.urls import database_url, file_of, libpq_address, printable


def test_without_a_wish_it_is_a_file_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert file_of(database_url(None)) == tmp_path / "everdell" / "tables.sqlite3"


@pytest.mark.parametrize("given", ["games.db", "./games.db", "sqlite:///games.db"])
def test_a_file_here(given: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of(database_url(given)) == tmp_path / "games.db"


@pytest.mark.parametrize("given", ["/srv/games 100%.db", "sqlite:////srv/games 100%.db"])
def test_a_file_anywhere(given: str) -> None:
    url = database_url(given)
    assert file_of(url) == Path("/srv/games 100%.db")
    assert printable(url) == "/srv/games 100%.db"


def test_a_file_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/mole")
    assert file_of(database_url("~/games.db")) == Path("/home/mole/games.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_server(scheme: str) -> None:
    url = database_url(f"{scheme}://mole:s3cr%2Ft@burrow:5433/games?sslmode=require")
    assert file_of(url) is None
    assert (url.drivername, url.username, url.password) == ("postgresql+asyncpg", "mole", "s3cr/t")
    assert (url.host, url.port, url.database) == ("burrow", 5433, "games")
    assert libpq_address(url) == ("postgresql://mole:s3cr%2Ft@burrow:5433/games?sslmode=require")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("postgresql://mole:s3cret@burrow:5433/games", "postgresql://mole@burrow:5433/games"),
        ("postgresql://burrow/games?password=s3cret", "postgresql://burrow/games"),
        ("postgresql://mole@/g?host=/run/pg", "postgresql://mole@/g?host=%2Frun%2Fpg"),
    ],
)
def test_no_password_is_shown(given: str, shown: str) -> None:
    assert printable(database_url(given)) == shown


@pytest.mark.parametrize(
    "given",
    [
        "",
        " ",
        "mysql://mole:s3cret@burrow/games",
        "postgresql+psycopg://mole:s3cret@burrow/games",
        "postgresql://mole:s3cret@burrow:door/games",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///games.db?mode=ro",
        "://s3cret",
    ],
)
def test_anything_else_is_refused_without_repeating_a_password(given: str) -> None:
    with pytest.raises(EverdellError) as fault:
        database_url(given)
    assert fault.value.code == "bad-database"
    assert "s3cret" not in f"{fault.value.sentence} {fault.value.details}"
