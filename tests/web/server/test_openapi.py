"""The server and what it says about itself, asked by a machine that makes up requests."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from everdell.web.server.app import _ROUTES
from everdell.web.server.records import ROUTES as RECORDS
from tests.web.running import Player

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def described(address: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{address}/api/openapi.json").json()
    return found


def test_the_description_is_openapi_3_1(described: dict[str, Any]) -> None:
    assert described["openapi"].startswith("3.1")
    schemathesis.openapi.from_dict(described).validate()


def test_every_route_is_described(described: dict[str, Any]) -> None:
    routes = {
        (method.lower(), path.replace(":str", "").replace(":int", ""))
        for route in (*_ROUTES, *RECORDS)
        for path in route.paths
        for method in getattr(route, "http_methods", ())
        if getattr(route, "include_in_schema", True) is not False
    }
    told = {(method, path) for path, item in described["paths"].items() for method in item}
    assert told == routes
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
    nobody: httpx.Client, described: dict[str, Any]
) -> None:
    assert nobody.get("/api/schema/openapi.json").json() == described


class Table:
    """A game that goes on whatever is asked of it, and who asks."""

    def __init__(self, address: str) -> None:
        self.player = Player(address)
        self.code = self.player.open("person", "person", mine=[0, 1], start=True)
        self.lobby = self.player.open("person", "person", "person")


@pytest.fixture(scope="module")
def table(address: str) -> Table:
    return Table(address)


@pytest.fixture(scope="module")
def api(described: dict[str, Any], address: str) -> schemathesis.BaseSchema:
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=address)
    return schema


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_there_is_a_proper_answer(case: schemathesis.Case, table: Table) -> None:
    """With a code nobody has, and at tables that are there; with a token and without."""
    headers = {"authorization": f"Bearer {table.player.token}"}
    for code in (None, table.code, table.lobby):
        if code is not None:
            if "code" not in case.path_parameters:
                break
            case.path_parameters["code"] = code
        response: Response = case.call(headers=headers, timeout=10)
        case.validate_response(response, checks=list(CHECKS))
    assert table.player.table(table.code)["code"] == table.code
