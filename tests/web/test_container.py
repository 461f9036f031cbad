"""The files for containers, as far as they can be tried without one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from everdell.web.server.settings import load_settings
from everdell.web.store.urls import database_url
from tests.web.running import client, running

TOP = Path(__file__).parent.parent.parent
DOCKERFILE = (TOP / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (TOP / "compose.yaml").read_text(encoding="utf-8")


# The image -----------------------------------------------------------------------------------


def health_check(port: int | None) -> int:
    """The exit code of the image's own health check."""
    (written,) = re.findall(r"^HEALTHCHECK .*?CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    program, *arguments = json.loads(written)
    assert program == "python"
    port_variable = {} if port is None else {"EVERDELL_PORT": str(port)}
    environment = {**os.environ, **port_variable, "no_proxy": "*"}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, check=False
    ).returncode


def test_a_server_that_answers_under_its_own_name_only_is_found_well(tmp_path: Path) -> None:
    with running(tmp_path / "db", allowed_hosts=("play.example.org",)) as address:
        port = urlsplit(address).port
        assert health_check(port) == 0
        with client(address) as http:
            assert http.get("/ready").status_code == 200
            assert http.get("/api/tables").status_code == 403
            assert http.get("/metrics").status_code == 403
    assert health_check(port) != 0


def test_from_elsewhere_a_server_is_asked_under_its_own_name(tmp_path: Path) -> None:
    named = running(
        tmp_path / "db", allowed_hosts=("play.example.org",), trusted_proxies="127.0.0.1"
    )
    with named as address, client(address, {"x-forwarded-for": "198.51.100.7"}) as http:
        assert http.get("/ready").status_code == 403
        assert http.get("/ready", headers={"host": "play.example.org"}).status_code == 200
        assert http.get("/health").status_code == 200


# The project ---------------------------------------------------------------------------------


def service(name: str) -> str:
    """What is written of a service."""
    (found,) = re.findall(rf"^  {name}:\n((?:    .*\n)+)", COMPOSE, re.MULTILINE)
    return str(found)


def environment_of(name: str, password: str) -> dict[str, str]:
    """What compose gives a service; it does not look into what it has filled in."""
    lines = re.findall(r"^      ([A-Z_]+): ([^#\n]*[^#\s])", service(name), re.MULTILINE)
    gap = re.compile(r"\$\{POSTGRES_PASSWORD(:\?[^}]*)?\}")
    return {variable: gap.sub(lambda _: password, text) for variable, text in lines}


@pytest.mark.parametrize("password", ["acorn", "a@b", "a:b", "a/b", "a#b", "100%", "%41", "a b?&"])
@pytest.mark.parametrize("asking", ["migrate", "server"])
def test_a_password_of_any_characters_reaches_the_database(asking: str, password: str) -> None:
    environment = environment_of(asking, password)
    url = database_url(load_settings(None, environment, {}).database)
    assert (url.username, url.host, url.database) == ("everdell", "database", "everdell")
    assert (url.password or environment.get("PGPASSWORD")) == password
    assert environment_of("database", password)["POSTGRES_PASSWORD"] == password


def test_the_project_believes_its_own_network_and_no_more() -> None:
    settings = load_settings(None, environment_of("server", ""), {})
    (network,) = re.findall(r"- subnet: (\S+)", COMPOSE)
    assert ip_network(settings.trusted_proxies) == ip_network(network)
    assert re.findall(r"- '(.*):8000'", service("server")) == ["127.0.0.1:8000"]
