"""Which engine runs: the compiled one, or the same sources in pure Python."""

from __future__ import annotations


def is_compiled() -> bool:
    from everdell.engine import state

    return not str(state.__file__).endswith(".py")
