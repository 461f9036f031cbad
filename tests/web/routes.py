"""Every route of a server, asked once with something it can read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from everdell.web.server.app import description


class Asked(NamedTuple):
    method: str
    path: str
    body: Any


def all_routes(**parameters: str) -> Iterator[Asked]:
    """The routes of the description, with these values in their paths."""
    schema = description().schema
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            content = operation.get("requestBody", {}).get("content", {})
            shape = content.get("application/json", {}).get("schema")
            body = None if shape is None else _example(shape, schema)
            yield Asked(method.upper(), path.format(**parameters), body)


def _example(shape: dict[str, Any], schema: dict[str, Any]) -> Any:
    """The least that has a shape."""
    if "$ref" in shape:
        return _example(schema["components"]["schemas"][shape["$ref"].rpartition("/")[2]], schema)
    for choice in ("oneOf", "anyOf"):
        if choice in shape:
            return _example(shape[choice][0], schema)
    if "enum" in shape:
        return shape["enum"][0]
    match shape.get("type"):
        case "object":
            fields = shape.get("properties", {})
            return {name: _example(fields[name], schema) for name in shape.get("required", ())}
        case "array":
            return [_example(shape["items"], schema)] * max(1, shape.get("minItems", 0))
        case "integer" | "number":
            return shape.get("minimum", 1)
        case "boolean":
            return True
    return "person".ljust(shape.get("minLength", 0), "x")
