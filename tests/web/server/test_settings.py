"""Settings from flags, environment and file."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from everdell import EverdellError
from everdell.web.server.settings import Settings, load_settings, settings_help

NOTHING: Mapping[str, str] = {}
PASSWORD = "nut-and-berry"
DATABASE = f"postgresql://rugwort:{PASSWORD}@db.example.org/everdell"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without settings, whatever the one of this machine has."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "my.toml"


def env(**variables: str) -> Settings:
    return load_settings(None, {f"EVERDELL_{name}": text for name, text in variables.items()}, {})


def flags(**values: object) -> Settings:
    return load_settings(None, {}, values)


def fault(
    file: Path | None = None,
    environment: Mapping[str, str] = NOTHING,
    flags: Mapping[str, str] = NOTHING,
) -> EverdellError:
    with pytest.raises(EverdellError) as raised:
        load_settings(file, environment, flags)
    assert raised.value.code == "bad-setting"
    assert PASSWORD not in str(raised.value) + str(raised.value.details)
    assert raised.value.__suppress_context__ or raised.value.__context__ is None
    return raised.value


# Where they come from ------------------------------------------------------------------------


def test_the_defaults() -> None:
    settings = load_settings(None, {}, {})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 8000, None)
    assert settings.bot_workers == max(1, (os.cpu_count() or 1) - 1)


def test_flags_win_over_environment_over_file(file: Path) -> None:
    file.write_text("port = 1\nmax_body = 1\nbot_workers = 1")
    environment = {"EVERDELL_PORT": "2", "EVERDELL_MAX_BODY": "2"}
    settings = load_settings(file, environment, {"port": 3})
    assert (settings.port, settings.max_body, settings.bot_workers) == (3, 2, 1)


def test_the_file_that_is_named_wins_over_the_variable_over_the_usual_one(
    file: Path, home: Path
) -> None:
    usual = home / "config" / "everdell" / "server.toml"
    usual.parent.mkdir(parents=True)
    other = home / "other.toml"
    for path, port in ((usual, 1), (other, 2), (file, 3)):
        path.write_text(f"port = {port}")
    named = {"EVERDELL_CONFIG": str(other)}
    assert load_settings(None, {}, {}).port == 1
    assert load_settings(None, named, {}).port == 2
    assert load_settings(file, named, {}).port == 3


def test_what_is_empty_is_not_given(file: Path) -> None:
    file.write_text('log_level = "debug"')
    environment = {"EVERDELL_LOG_LEVEL": " ", "EVERDELL_PORT": "", "EVERDELL_CONFIG": ""}
    settings = load_settings(file, environment, {"log_level": None, "host": None})
    assert settings == Settings(log_level="debug")


def test_variables_of_other_tools_are_left_alone() -> None:
    assert env(PURE="1", MODE="compiled", SERVICE_HOST="10.0.0.1") == Settings()


SAMPLES: dict[str, Any] = {
    "host": "::1",
    "port": 8001,
    "database": DATABASE,
    "public_url": "https://play.example.org",
    "allowed_hosts": ["play.example.org", "localhost"],
    "trusted_proxies": "192.0.2.1,198.51.100.0/24",
    "https": True,
    "max_body": 7,
    "max_record": 7,
    "import_seconds": 7.5,
    "requests_per_second": 7.5,
    "requests_burst": 7,
    "new_tables_per_hour": 7,
    "public_tables_per_address": 7,
    "wrong_codes_per_minute": 7.5,
    "wrong_codes_burst": 7,
    "connections_per_address": 7,
    "sockets_per_address": 7,
    "socket_messages_per_second": 7.5,
    "head_seconds": 7.5,
    "body_seconds": 7.5,
    "unread_seconds": 7.5,
    "ping_seconds": 7.5,
    "chat_per_minute": 7,
    "carries_per_minute": 7,
    "link_seconds": 77.5,
    "bot_workers": 777,
    "bot_seconds": 7.5,
    "hot_seconds": 7.5,
    "keep_lobbies_hours": 7.5,
    "keep_finished_days": 7.5,
    "keep_idle_days": 7.5,
    "log_level": "debug",
    "metrics": False,
}


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_can_come_from_everywhere(name: str, file: Path) -> None:
    value = SAMPLES[name]
    text = ",".join(value) if isinstance(value, list) else str(value)
    file.write_text(f"{name} = {json.dumps(value)}")
    read = [
        load_settings(file, {}, {}),
        load_settings(None, {f"EVERDELL_{name.upper()}": text}, {}),
        load_settings(None, {}, {name: value}),
    ]
    for settings in read:
        assert msgspec.to_builtins(settings) == msgspec.to_builtins(Settings()) | {
            name: tuple(value) if isinstance(value, list) else value
        }
        assert settings != Settings()


# What they may be ----------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["1", "true", "True", "yes", "YES"])
def test_yes(text: str) -> None:
    assert env(HTTPS=text).https is True


@pytest.mark.parametrize("text", ["0", "false", "FALSE", "no", "No"])
def test_no(text: str) -> None:
    assert env(METRICS=text).metrics is False


def test_lists_have_commas() -> None:
    assert env(ALLOWED_HOSTS="a.example, *.b.example,").allowed_hosts == (
        "a.example",
        "*.b.example",
    )
    assert flags(allowed_hosts="localhost").allowed_hosts == ("localhost",)
    assert flags(allowed_hosts=["a", "b"]).allowed_hosts == ("a", "b")


GOOD = [
    ("host", "0.0.0.0"),
    ("host", "::1"),
    ("host", "fe80::1%eth0"),
    ("host", "localhost"),
    ("host", "table.example.org"),
    ("port", "0"),
    ("port", "65535"),
    ("requests_per_second", "0"),
    ("bot_seconds", "0.1"),
    ("log_level", "WARNING"),
    ("public_url", "http://192.0.2.7:8000"),
    ("public_url", "http://[2001:db8::1]:8000"),
    ("allowed_hosts", "*"),
    ("trusted_proxies", "*"),
    ("trusted_proxies", "127.0.0.1, ::1, 10.1.2.3/8"),
]
BAD = [
    ("host", "http://localhost"),
    ("host", "two words"),
    ("host", "localhost\n"),
    ("port", "65536"),
    ("port", "-1"),
    ("port", "80.5"),
    ("port", "tcp://10.0.0.1:8000"),
    ("https", "perhaps"),
    ("https", "2"),
    ("requests_per_second", "-0.1"),
    ("requests_per_second", "nan"),
    ("requests_per_second", "inf"),
    ("requests_burst", "0"),
    ("bot_workers", "0"),
    ("bot_seconds", "0"),
    ("max_body", "64k"),
    ("log_level", "trace"),
    ("public_url", "play.example.org"),
    ("public_url", "ftp://play.example.org"),
    ("public_url", "https://play.example.org/everdell"),
    ("public_url", "https://play.example.org?x=1"),
    ("public_url", "https://me:secret@play.example.org"),
    ("public_url", "https://"),
    ("allowed_hosts", "https://play.example.org"),
    ("allowed_hosts", "a.example,b.*"),
    ("trusted_proxies", "proxy.example.org"),
    ("trusted_proxies", "10.0.0.300"),
    ("trusted_proxies", "10.0.0.1,*"),
]


@pytest.mark.parametrize(("name", "text"), GOOD)
def test_good_values(name: str, text: str) -> None:
    assert load_settings(None, {}, {name: text}) is not None


@pytest.mark.parametrize(("name", "text"), BAD)
def test_bad_values(name: str, text: str) -> None:
    assert fault(flags={name: text}).details["setting"] == name


def test_a_slash_at_the_end_of_the_address_is_taken_off() -> None:
    assert flags(public_url="https://play.example.org/").public_url == "https://play.example.org"


@pytest.mark.parametrize("value", ['"8000"', "true", "8000.0", "[8000]", "{a = 1}", "2026-01-01"])
def test_a_file_says_what_it_means(file: Path, value: str) -> None:
    file.write_text(f"port = {value}")
    assert fault(file).details["why"] == "value"


# What is said when they are wrong ------------------------------------------------------------


def test_a_complaint_says_where_and_what_was_expected(file: Path) -> None:
    number = "has to be a whole number from 0 to 65535."
    assert str(fault(flags={"port": "x"})) == f"The setting 'port' (flag --port) {number}"
    wrong = fault(environment={"EVERDELL_PORT": "x"})
    assert str(wrong) == f"The setting 'port' (variable EVERDELL_PORT) {number}"
    file.write_text("port = 'x'")
    assert str(fault(file)) == f"The setting 'port' (file {file}) {number}"
    assert fault(file).details == {
        "why": "value",
        "origin": "file",
        "place": str(file),
        "setting": "port",
        "kind": "whole",
        "least": "0",
        "most": "65535",
    }


def test_unknown_settings_are_named(file: Path) -> None:
    file.write_text("prot = 8000")
    assert str(fault(file)).startswith(f"There is no setting 'prot' (file {file}).")
    wrong = str(fault(flags={"max_bodies": "1"}))
    assert wrong.startswith("There is no setting 'max_bodies' (flag --max-bodies).")
    assert "port" in fault(file).details["known"]


def test_a_file_that_cannot_be_read(file: Path, tmp_path: Path) -> None:
    assert str(fault(file)).startswith(f"The file {str(file)!r} cannot be read: No such file")
    named = str(fault(environment={"EVERDELL_CONFIG": str(file)}))
    assert named.startswith(f"The file {str(file)!r} named by EVERDELL_CONFIG cannot be read")
    assert fault(tmp_path).details["why"] == "unreadable"
    file.write_bytes(b'host = "\xff"')
    assert "UTF-8" in str(fault(file))


@pytest.mark.parametrize(
    "line",
    [
        f"database = {DATABASE}",
        f'database = "{DATABASE}',
        f"{DATABASE}",
        f"database = ['{DATABASE}'",
    ],
)
def test_a_file_that_is_no_toml(file: Path, line: str) -> None:
    file.write_text(line)
    assert fault(file).details["why"] == "syntax"


def test_a_password_is_never_shown(file: Path) -> None:
    file.write_text(f"database = ['{DATABASE}']")
    assert fault(file).details["why"] == "value"
    fault(flags={"host": DATABASE})  # put in the wrong place
    fault(environment={"EVERDELL_PUBLIC_URL": DATABASE})
    settings = flags(database=DATABASE)
    assert settings.database == DATABASE
    paper = StringIO()
    Console(file=paper).print(settings)
    assert "database=" in paper.getvalue()
    assert PASSWORD not in repr(settings) + str(settings) + paper.getvalue()


# Help ----------------------------------------------------------------------------------------


def test_every_setting_is_described() -> None:
    helps = settings_help()
    assert [help.name for help in helps] == list(Settings.__struct_fields__)
    for help in helps:
        assert help.expected
        assert help.description.endswith(".")
        assert "\n" not in help.description


def test_the_help_of_a_setting() -> None:
    helps = {help.name: help for help in settings_help()}
    assert helps["max_body"] == (
        "max_body",
        "a whole number from 0 to 1073741824",
        "65536",
        "Bytes that a request may bring.",
    )
    assert helps["max_body"].flag == "--max-body"
    assert helps["max_body"].variable == "EVERDELL_MAX_BODY"
    assert helps["log_level"].expected == "one of critical, error, warning, info, debug"
    defaults = [helps[name].default for name in ("https", "metrics", "database", "allowed_hosts")]
    assert defaults == ["false", "true", "", ""]
    assert helps["bot_workers"].default == "one less than the processors"
