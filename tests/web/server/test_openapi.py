"""The server and what it says about itself, asked by a machine that makes up requests."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.handlers import HTTPRouteHandler
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from everdell.web.server.app import _ROUTES
from everdell.web.server.records import ROUTES as RECORDS
from tests.effort import EFFORT
from tests.web.running import Player

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)

ROUTES = sorted(
    (method.lower(), path.replace(":str", "").replace(":int", ""))
    for route in (*_ROUTES, *RECORDS)
    if isinstance(route, HTTPRouteHandler) and route.include_in_schema is not False
    for path in route.paths
    for method in route.http_methods
)


@pytest.fixture(scope="module")
def described(address: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}/api/openapi.json").json()
    return found


def test_the_description_is_openapi_3_1(described: dict[str, Any]) -> None:
    assert described["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(described).validate()


def test_every_route_is_described(described: dict[str, Any]) -> None:
    told = [(method, path) for path, item in described["paths"].items() for method in item]
    assert sorted(told) == ROUTES
    for item in described["paths"].values():
        for operation in item.values():
            assert operation["description"]
            fault = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert fault == {"$ref": "#/components/schemas/Fault"}
    assert set(described["components"]["schemas"]["Fault"]["properties"]) == {
        "code",
        "sentence",
        "details",
    }


def test_both_addresses_of_the_description_say_the_same(
    anonymous: httpx.Client, described: dict[str, Any]
) -> None:
    assert anonymous.get("/api/schema/openapi.json").json() == described


class Table:
    """Who asks, and about which tables."""

    def __init__(self, address: str) -> None:
        self.player = Player(address)
        self.headers = {"authorization": f"Bearer {self.player.token}"}
        running = self.player.open("person", "person", mine=[0, 1], start=True)
        lobby = self.player.open("person", "person", "person")
        self.codes = ("", running, lobby)


@pytest.fixture(scope="module")
def table(address: str) -> Table:
    return Table(address)


@pytest.fixture(scope="module")
def api(described: dict[str, Any], address: str) -> schemathesis.BaseSchema:
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=address)
    return schema


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_whatever_is_asked_there_is_a_proper_answer(
    api: schemathesis.BaseSchema, table: Table, method: str, path: str, mode: GenerationMode
) -> None:
    """As it is described and otherwise, with an unknown code and at tables that are there."""
    operation = api[path][method]
    if mode is GenerationMode.NEGATIVE and not (
        operation.body or list(operation.iter_parameters())
    ):
        mode = GenerationMode.POSITIVE  # there is nothing to be wrong about

    @settings(
        max_examples=3 * EFFORT,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), code=st.sampled_from(table.codes))
    def ask(case: Any, code: str) -> None:
        if "code" in case.path_parameters and code:
            case.path_parameters["code"] = code
        answer = case.call(headers=table.headers, timeout=60)
        case.validate_response(answer, checks=list(CHECKS))

    ask()
    assert table.player.http.get("/ready").status_code == 200
