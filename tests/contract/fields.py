"""The fields of a class of the state, interpreted or compiled."""

from __future__ import annotations


def fields_of(thing: object) -> tuple[str, ...]:
    """Compiled classes have no __slots__, but they list their attributes all the same."""
    named: tuple[str, ...] = getattr(type(thing), "__slots__", ()) or getattr(
        type(thing), "__mypyc_attrs__", ()
    )
    assert named, f"{type(thing)} does not tell its fields"
    return named
