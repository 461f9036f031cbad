"""What the server has acknowledged, as those who asked remember it."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tests.web.crash.asking import Person

Event = dict[str, Any]


class Acknowledged:
    """Every event that was told to a client is kept."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, int], _Line] = {}
        self._told: dict[tuple[str, Person], list[Event]] = {}
        self._proved: dict[tuple[str, Person], int] = {}

    def note(self, person: Person, key: str, answer: dict[str, Any]) -> None:
        """An answer. The same key is answered the same, and no two keys share an event."""
        code, events = answer["code"], answer["events"]
        assert answer["seq"] == events[-1]["seq"], answer
        for event in events:
            line = _Line(key, event)
            earlier = self._lines.setdefault((code, event["seq"]), line)
            assert earlier == line, "an event was acknowledged as two things"
            if earlier is line:
                self._told.setdefault((code, person), []).append(event)

    async def prove(self, code: str, person: Person) -> None:
        """See that the server still has what it has acknowledged since the last proof."""
        told = self._told.get((code, person), [])
        new = told[self._proved.get((code, person), 0) :]
        if new:
            await _compare(person, code, new)
            self._proved[code, person] = len(told)

    async def prove_all(self) -> None:
        for (code, person), told in self._told.items():
            await _compare(person, code, told)

    def numbers(self, code: str) -> set[int]:
        """The events of a table that were acknowledged."""
        return {seq for place, seq in self._lines if place == code}

    def kinds(self) -> Counter[str]:
        return Counter([line.event["type"] for line in self._lines.values()])


class _Line(NamedTuple):
    key: str
    event: Event


async def _compare(person: Person, code: str, told: list[Event]) -> None:
    before = min(event["seq"] for event in told) - 1
    there = await person.read(f"/api/tables/{code}/events", since=before)
    assert [event["seq"] for event in there] == [*range(before + 1, before + 1 + len(there))]
    kept = {event["seq"]: event for event in there}
    for event in told:
        assert kept.get(event["seq"]) == event, f"{person.name} was told otherwise"
