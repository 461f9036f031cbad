"""Packages that only some need: they come with an extra of this one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from everdell.engine.errors import EverdellError


def extra(module: str, name: str) -> Any:
    """A module of another package, if it is installed."""
    try:
        return import_module(module)
    except ImportError as fault:
        raise missing(name, fault) from fault


def missing(extra: str, fault: ImportError) -> EverdellError:
    """The error for an import that failed, naming what has to be installed."""
    package = str(fault.name)
    return EverdellError(
        "missing-extra",
        f"This needs the package {package!r}: pip install 'everdell[{extra}]'",
        {"package": package, "extra": extra},
    )
