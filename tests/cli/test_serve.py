"""`everdell serve`: a process as an operator meets it."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import httpx
import pytest

from everdell.texts import catalog
from everdell.version import VERSION
from everdell.web.server.settings import settings_help

from .commands import Shell
from .process import SECONDS, errors_in, line, refused, running, without_package


def test_from_start_to_end(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    arguments = ("--port", "0", "--database", database, "--no-metrics")
    with running(tmp_path, "serve", *arguments, EVERDELL_LOG_LEVEL="debug") as process:
        said = line(process)
        found = re.fullmatch(
            r"Serving at (http://127\.0\.0\.1:(\d+)) \(Ctrl-C stops the server\)", said
        )
        assert found, said
        address, port = found.groups()
        assert httpx.get(f"{address}/health").status_code == 200
        assert httpx.get(f"{address}/metrics").status_code == 404

        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        complaint = refused(elsewhere, "serve", "--port", port, LANG="fr_FR.UTF-8")
        assert complaint.startswith(f"Le serveur ne peut pas écouter sur 127.0.0.1, port {port}")
        used = ("serve", "--port", "0", "--database", database)
        assert refused(elsewhere, *used, LANG="fr_FR.UTF-8") == (
            f"Un autre everdell utilise la base de données {database}. Arrêtez-le d’abord, "
            "ou nommez-en une autre avec --database."
        )

        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=SECONDS)
        assert (process.returncode, rest) == (0, "")
        logged = [json.loads(one) for one in errors_in(tmp_path).read_text().splitlines()]
        assert any(one["event"] == "request" and one["route"] == "/health" for one in logged)


def test_ctrl_c_is_an_orderly_end_too(tmp_path: Path) -> None:
    wanted = tmp_path / "mine.toml"
    wanted.write_text(f'port = 0\ndatabase = "{tmp_path / "tables.sqlite3"}"\n')
    with running(tmp_path, "serve", "--config", str(wanted), "--lang", "fr") as process:
        assert line(process).startswith("Le serveur répond à http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=SECONDS)
        assert process.returncode == 0
        (first,) = map(json.loads, errors_in(tmp_path).read_text().splitlines())
        assert (first["event"], first["version"]) == ("starting", VERSION)


# What is told without a server ---------------------------------------------------------------


def test_the_first_line_of_the_log_tells_which_engine_runs_and_what_to_do(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--port", "0", EVERDELL_PURE="1") as process:
        line(process)
        first = json.loads(errors_in(tmp_path).read_text().splitlines()[0])
    assert (first["level"], first["engine"], first["why"]) == ("warning", "interpreted", "asked")
    assert first["advice"] == catalog("en").text("engine-why", why="asked")


def test_every_setting_is_an_option(shell: Shell) -> None:
    printed = shell("serve", "--help").out
    for help in settings_help():
        assert re.search(rf"{help.flag}\s", printed), help.flag
    assert "--no-https" in printed
    assert "default: 8000" in printed


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ("--port", "many"),
            "The setting port (--port) has to be a whole number from 0 to 65535.",
            "Le réglage port (--port) doit être un nombre entier de 0 à 65535.",
        ),
        (
            ("--log-level", "loud"),
            "The setting log_level (--log-level) has to be one of: "
            "critical, error, warning, info, debug.",
            "Le réglage log_level (--log-level) doit être l’une de ces valeurs\u202f: "
            "critical, error, warning, info, debug.",
        ),
        (
            ("--prot", "1"),
            "There is no option --prot. See: everdell serve --help",
            "L’option --prot n’existe pas. Voir\u202f: everdell serve --help",
        ),
        (
            ("--https=yes",),
            "--https takes no value. See: everdell --help",
            "--https n’attend pas de valeur. Voir\u202f: everdell --help",
        ),
    ],
)
def test_wrong_usage(shell: Shell, arguments: tuple[str, ...], english: str, french: str) -> None:
    assert shell.refused("serve", *arguments) == english
    assert shell.refused("serve", *arguments, "--lang", "fr") == french


def test_a_wrong_setting_in_the_environment_or_in_a_file(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("prot = 8000\n")
    assert f"no setting prot ({file})" in shell.refused("serve", "--config", str(file))
    monkeypatch.setenv("EVERDELL_PORT", "tcp://10.0.0.1:8000")
    assert "(EVERDELL_PORT)" in shell.refused("serve")


@pytest.mark.parametrize(
    ("package", "command"),
    [("platformdirs", "serve --help"), ("litestar", "serve"), ("sqlalchemy", "backup x")],
)
def test_without_the_packages_of_the_server(package: str, command: str) -> None:
    complaint = without_package(package, *command.split())
    assert complaint == "The server needs more packages: pip install 'everdell[web]'\n"
