"""Rules belong to all games of a process. Whether a bot has changed them is seen here."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Final

from everdell.arena.jobs import Job
from everdell.engine.errors import EverdellError
from everdell.engine.rules import Rules
from everdell.games import rules_for

_PLAIN: Final = frozenset((int, str, float, bool, type(None)))


class Seal:
    """Put on the rules of a job before it is played. Rules that do not exist have none."""

    def __init__(self, job: Job) -> None:
        lineup = job.lineup
        try:
            self._rules: Rules | None = rules_for(lineup.players, lineup.boxes, lineup.options)
        except EverdellError:
            self._rules = None
        if self._rules is not None and self._rules not in _prints:
            _prints[self._rules] = _fingerprint(self._rules)

    def broken(self) -> bool:
        """Whether the rules were changed since; it is told once."""
        if self._rules is None:
            return False
        before, now = _prints[self._rules], _fingerprint(self._rules)
        _prints[self._rules] = now
        return now != before


_prints: Final[dict[Rules, int]] = {}


def _fingerprint(rules: Rules) -> int:
    """Of all that can be reached from them, but for what they keep for themselves (`_…`)."""
    met: dict[int, tuple[int, object]] = {}  # with the object, so that its id stays its own
    facts: list[object] = []
    ahead: list[object] = [rules]
    while ahead:
        thing = ahead.pop()
        kind = type(thing)
        if kind in _PLAIN:
            facts.append(thing)
        elif id(thing) in met:
            facts.append(met[id(thing)][0])
        else:
            met[id(thing)] = len(met), thing
            facts.append(kind.__qualname__)
            ahead.extend(_parts(thing))
            facts.append(len(ahead))
    return hash(tuple(facts))


def _parts(thing: object) -> Iterator[object]:
    if isinstance(thing, list | tuple):
        yield from thing
    elif isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, set | frozenset):
        yield from sorted(thing, key=repr)
    else:
        for name in _slots(type(thing)):
            yield getattr(thing, name, None)
        for name, value in sorted(getattr(thing, "__dict__", {}).items()):
            if not name.startswith("_") and name != _LAZY:
                yield value


_LAZY: Final = "numbering"  # of the rules, made by whoever asks first


def _slots(kind: type) -> tuple[str, ...]:
    """The attributes of a compiled class, or of one with slots."""
    if kind not in _known_slots:
        found = {
            name
            for one in kind.__mro__
            for name, part in vars(one).items()
            if isinstance(part, GetSetDescriptorType | MemberDescriptorType)
        }
        named = [name for name in found if not name.startswith("_") and name != _LAZY]
        _known_slots[kind] = tuple(sorted(named))
    return _known_slots[kind]


_known_slots: Final[dict[type, tuple[str, ...]]] = {}
