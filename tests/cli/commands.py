"""Running a command as a shell would: its exit code and what it printed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from everdell.cli.app import run


@dataclass
class Outcome:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as the one JSON document that it has to be."""
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        (line,) = self.err.splitlines()
        return line


class Shell:
    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: str) -> Outcome:
        self._capture.readouterr()
        code = run(arguments)
        printed = self._capture.readouterr()
        return Outcome(code, printed.out, printed.err)

    def refused(self, *arguments: str) -> str:
        """The complaint about wrong usage; nothing may be printed besides it."""
        outcome = self(*arguments)
        assert (outcome.code, outcome.out) == (2, "")
        return outcome.complaint
