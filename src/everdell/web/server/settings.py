"""What a host may set, and where it is read from: flags, environment, file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct, ValidationError, convert, field, structs
from platformdirs import user_config_path

from everdell.engine.errors import EverdellError
from everdell.web.retention import Retention
from everdell.web.server.proxies import Proxies

CONFIG_VARIABLE: Final = "EVERDELL_CONFIG"

_PREFIX: Final = "EVERDELL_"
_SECRET: Final = frozenset({"database"})  # may hold a password

_HOST: Final = r"\A([0-9A-Za-z_-]+(\.[0-9A-Za-z_-]+)*|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(%\w+)?)\Z"
_ASKED_HOST: Final = r"\A(\*|(\*\.)?[^\s/*]+)\Z"
_ADDRESS: Final = r"\Ahttps?://([0-9A-Za-z_.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/?\Z"


def _spare_processors() -> int:
    """All but one, which is the server's own."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. A limit of 0 is no limit."""

    host: Annotated[
        str,
        Meta(description="Address to listen on; 0.0.0.0 lets other machines in.", pattern=_HOST),
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(description="Port to listen on; 0 takes a free one.", ge=0, le=65535)
    ] = 8000
    database: Annotated[
        str | None, Meta(description="The database; without it, a file in the user's data folder.")
    ] = None
    public_url: Annotated[
        Annotated[str, Meta(pattern=_ADDRESS)] | None,
        Meta(description="Address that links and QR codes show; without it, the one asked for."),
    ] = None
    allowed_hosts: Annotated[
        tuple[Annotated[str, Meta(pattern=_ASKED_HOST)], ...],
        Meta(description="Host names under which the server answers; without any, under all."),
    ] = ()
    trusted_proxies: Annotated[
        str, Meta(description="Proxies that are believed when they name a client's address.")
    ] = ""
    https: Annotated[
        bool, Meta(description="Players come by HTTPS: secure cookies, and never again without it.")
    ] = False
    max_body: Annotated[
        int, Meta(description="Bytes that a request may bring.", ge=0, le=2**30)
    ] = 65_536
    max_record: Annotated[
        int, Meta(description="Bytes that an imported record may have.", ge=0, le=2**30)
    ] = 1_000_000
    import_seconds: Annotated[
        float,
        Meta(
            description="Seconds after which the replay of an imported record is stopped.",
            ge=0.1,
            le=3600,
        ),
    ] = 10.0
    requests_per_second: Annotated[
        float, Meta(description="Requests of one address in a second.", ge=0, le=1e6)
    ] = 50.0
    requests_burst: Annotated[
        int, Meta(description="Requests of one address before that rate counts.", ge=1, le=10**6)
    ] = 200
    new_tables_per_hour: Annotated[
        int, Meta(description="Tables that one address may open in an hour.", ge=0, le=10**6)
    ] = 120
    public_tables_per_address: Annotated[
        int,
        Meta(
            description="Open tables of one address or person in the public list.", ge=0, le=10**6
        ),
    ] = 10
    wrong_codes_per_minute: Annotated[
        float,
        Meta(
            description="Codes without a table that one address may try in a minute.", ge=0, le=1e6
        ),
    ] = 6.0
    wrong_codes_burst: Annotated[
        int,
        Meta(description="Codes without a table before that rate counts.", ge=1, le=10**6),
    ] = 20
    connections_per_address: Annotated[
        int,
        Meta(description="Connections that one address may hold, live or not.", ge=0, le=10**6),
    ] = 256
    sockets_per_address: Annotated[
        int, Meta(description="Live connections that one address may hold.", ge=0, le=10**6)
    ] = 128
    socket_messages_per_second: Annotated[
        float, Meta(description="Messages in a second on one live connection.", ge=0, le=1e6)
    ] = 10.0
    head_seconds: Annotated[
        float,
        Meta(
            description="Seconds for the head of a request, also of the next one, to come.",
            ge=0.1,
            le=3600,
        ),
    ] = 15.0
    body_seconds: Annotated[
        float, Meta(description="Seconds for the rest of a request to come.", ge=0.1, le=3600)
    ] = 60.0
    unread_seconds: Annotated[
        float,
        Meta(
            description="Seconds after which a client that does not read is given up.",
            ge=0.1,
            le=3600,
        ),
    ] = 60.0
    ping_seconds: Annotated[
        float,
        Meta(
            description="Seconds between pings on a live connection, and for each answer.",
            ge=0.1,
            le=3600,
        ),
    ] = 20.0
    chat_per_minute: Annotated[
        int,
        Meta(description="Lines of chat that one player may write in a minute.", ge=0, le=10**6),
    ] = 30
    carries_per_minute: Annotated[
        int,
        Meta(
            description="Phrases that one address may try in a minute, and links and phrases that "
            "one player may make.",
            ge=0,
            le=10**6,
        ),
    ] = 10
    link_seconds: Annotated[
        float,
        Meta(
            description="Seconds for which a link works that carries a seat to another device.",
            ge=10,
            le=1e6,
        ),
    ] = 900.0
    bot_workers: Annotated[
        int,
        Meta(
            description="Processes for each kind of thinkers.",
            ge=1,
            le=1024,
            extra={"default": "one less than the processors"},
        ),
    ] = field(default_factory=_spare_processors)
    bot_seconds: Annotated[
        float, Meta(description="Seconds after which a thinking bot is stopped.", ge=0.1, le=3600)
    ] = 5.0
    hot_seconds: Annotated[
        float, Meta(description="Seconds until an untouched table leaves memory.", ge=0, le=1e6)
    ] = 120.0
    keep_lobbies_hours: Annotated[
        float,
        Meta(description="Hours until a table that never starts is deleted.", ge=0, le=1e6),
    ] = 168.0
    keep_finished_days: Annotated[
        float,
        Meta(description="Days until a finished or abandoned game is deleted.", ge=0, le=1e6),
    ] = 365.0
    keep_idle_days: Annotated[
        float,
        Meta(description="Days until an untouched game is deleted.", ge=0, le=1e6),
    ] = 365.0
    log_level: Annotated[
        # Without uvicorn's "trace", which writes down every message, and so what players hold.
        Literal["critical", "error", "warning", "info", "debug"],
        Meta(description="From which weight on events are logged."),
    ] = "info"
    metrics: Annotated[bool, Meta(description="Whether /metrics shows figures to Prometheus.")] = (
        True
    )

    @property
    def retention(self) -> Retention:
        """How long tables are kept."""
        return Retention.of(
            lobby_hours=self.keep_lobbies_hours,
            finished_days=self.keep_finished_days,
            idle_days=self.keep_idle_days,
        )

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return [
            (name, "…" if value and name in _SECRET else value) for name, value in values.items()
        ]

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.__rich_repr__())
        return f"Settings({shown})"


# Telling about them --------------------------------------------------------------------------

_WORDS: Final = {
    "whole": "a whole number from {least} to {most}",
    "number": "a number from {least} to {most}",
    "switch": "true or false",
    "choice": "one of {known}",
    "host": "a host name or an IP address",
    "database": "a database such as postgresql://user:password@host/name",
    "public_url": "an address such as https://play.example.org, without a path",
    "allowed_hosts": "host names such as play.example.org or *.example.org",
    "trusted_proxies": "IP addresses or networks separated by commas, or * for all",
}


class SettingHelp(NamedTuple):
    """One setting, for the manual and `--help`."""

    name: str
    expected: str
    default: str  # empty: none
    description: str

    @property
    def flag(self) -> str:
        return _flag(self.name)

    @property
    def variable(self) -> str:
        return _PREFIX + self.name.upper()


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def settings_help() -> list[SettingHelp]:
    return list(_helps().values())


@lru_cache(maxsize=1)
def _helps() -> dict[str, SettingHelp]:
    return {
        name: SettingHelp(name, _words(name), _default(setting), _meta(setting).description or "")
        for name, setting in _settings().items()
    }


@lru_cache(maxsize=1)
def _settings() -> dict[str, structs.FieldInfo]:
    return {setting.name: setting for setting in structs.fields(Settings)}


def _kind(setting: structs.FieldInfo) -> Any:
    return get_args(setting.type)[0]


def _meta(setting: structs.FieldInfo) -> Meta:
    meta = get_args(setting.type)[1]
    assert isinstance(meta, Meta)
    return meta


def _default(setting: structs.FieldInfo) -> str:
    if setting.default is NODEFAULT:
        return str((_meta(setting).extra or {})["default"])
    if isinstance(setting.default, bool):
        return str(setting.default).lower()
    return "" if setting.default in (None, "", ()) else str(setting.default)


def _words(name: str) -> str:
    expected = _expected(name)
    return _WORDS[expected["kind"]].format_map(expected)


def _expected(name: str) -> dict[str, str]:
    """What a value has to be, in parts that a catalog can put into any language."""
    setting = _settings()[name]
    kind, meta = _kind(setting), _meta(setting)
    if kind is bool:
        return {"kind": "switch"}
    if get_origin(kind) is Literal:
        return {"kind": "choice", "known": ", ".join(get_args(kind))}
    if kind in (int, float):
        bounds = {"least": f"{meta.ge:.10g}", "most": f"{meta.le:.10g}"}
        return {"kind": "whole" if kind is int else "number", **bounds}
    return {"kind": name}


# Reading -------------------------------------------------------------------------------------

Origin = Literal["flag", "variable", "file"]


class _Given(NamedTuple):
    """A value as it was found, and where: a flag, a variable, or the path of a file."""

    value: object
    origin: Origin
    place: str

    @property
    def found(self) -> str:
        """For a complaint."""
        return f"({self.origin} {self.place})"


def load_settings(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, object]
) -> Settings:
    """Flags win over the environment, that over the file, and the file over the defaults.

    A flag that is None and a variable that is empty are not given. Variables that name no setting
    are other tools' business; a flag or a key of the file that names none is an error.
    """
    given = _from_file(file, environment) | _from_environment(environment) | _from_flags(flags)
    values: dict[str, Any] = {name: _read(name, one) for name, one in given.items()}
    return Settings(**values)


def _from_file(file: Path | None, environment: Mapping[str, str]) -> dict[str, _Given]:
    named_by = ""
    if file is None and (named := environment.get(CONFIG_VARIABLE)):
        file, named_by = Path(named), f" named by {CONFIG_VARIABLE}"
    if file is None:
        file = user_config_path("everdell", appauthor=False) / "server.toml"
        # Not Path.exists, which raises in a home that is closed to the server.
        if not os.path.exists(file):
            return {}
    values = _document(file, named_by)
    return {name: _Given(value, "file", str(file)) for name, value in values.items()}


def _document(file: Path, named_by: str) -> dict[str, Any]:
    what = f"The file {str(file)!r}{named_by}"
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        reason = fault.strerror or type(fault).__name__
        sentence = f"{what} cannot be read: {reason}. Name another, or open it to the server."
        raise _fault("unreadable", sentence, "file", str(file)) from None
    except tomllib.TOMLDecodeError as fault:
        # It tells the line and what is missing there, but does not quote what it found.
        sentence = f"{what} is not TOML: {fault}."
        told = {"reason": str(fault)}
        raise _fault("syntax", sentence, "file", str(file), expected=told) from None
    except UnicodeDecodeError:
        sentence = f"{what} is not in UTF-8. Save it in that encoding."
        raise _fault("encoding", sentence, "file", str(file)) from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, _Given]:
    found = {name: environment.get(help.variable, "").strip() for name, help in _helps().items()}
    return {
        name: _Given(text, "variable", _helps()[name].variable)
        for name, text in found.items()
        if text
    }


def _from_flags(flags: Mapping[str, object]) -> dict[str, _Given]:
    return {
        name: _Given(value, "flag", _flag(name))
        for name, value in flags.items()
        if value is not None
    }


def _read(name: str, given: _Given) -> object:
    setting = _settings().get(name)
    if setting is None:
        known = ", ".join(_settings())
        sentence = f"There is no setting {name!r} {given.found}. There are: {known}."
        raise _fault("unknown", sentence, given.origin, given.place, name, {"known": known})
    typed = given.origin != "file"  # what is typed in a shell is all words
    value = _from_words(setting, given.value) if typed else given.value
    try:
        value = convert(value, setting.type, strict=not typed)
        if name == "trusted_proxies":
            Proxies(str(value))
    except (ValidationError, ValueError):
        # The value is not repeated: a password may have been put in the wrong place.
        sentence = f"The setting {name!r} {given.found} has to be {_words(name)}."
        raise _fault("value", sentence, given.origin, given.place, name, _expected(name)) from None
    return value.rstrip("/") if name == "public_url" and isinstance(value, str) else value


def _from_words(setting: structs.FieldInfo, value: object) -> object:
    """Yes and no for true and false, commas between the items of a list, any case for choices."""
    if not isinstance(value, str):
        return value
    kind = _kind(setting)
    if kind is bool:
        return {"yes": True, "no": False}.get(value.lower(), value)
    if get_origin(kind) is tuple:
        return [item.strip() for item in value.split(",") if item.strip()]
    return value.lower() if get_origin(kind) is Literal else value


def _fault(
    why: str,
    sentence: str,
    origin: Origin,
    place: str,
    setting: str = "",
    expected: Mapping[str, str] | None = None,
) -> EverdellError:
    details = {"why": why, "origin": origin, "place": place, "setting": setting}
    return EverdellError("bad-setting", sentence, {**details, **(expected or {})})
