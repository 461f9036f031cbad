"""Which engine runs here, which one in processes that are started now, and why none is compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from everdell.compilation import parts
from everdell.compilation.engine_choice import PLACE, SOURCES_WANTED

Engine = Literal["compiled", "interpreted"]
# Why the engine is interpreted:
#   asked        EVERDELL_PURE=1 says so
#   unbuilt      a checkout whose present sources are not compiled, or not yet
#   no-compiler  none was found when it was to be compiled
#   failed       a checkout whose sources could not be compiled
#   declined     EVERDELL_COMPILE=0 said so when it was installed
#   unknown      it was installed in another way
Cause = Literal["asked", "unbuilt", "no-compiler", "failed", "declined", "unknown"]

MISHAPS: Final = frozenset({"no-compiler", "failed", "unknown"})  # what no one wanted
_NOTED: Final[dict[str, Cause]] = {
    "no-compiler": "no-compiler",
    "failed": "failed",
    "declined": "declined",
}
# Written by setup.py into what is installed without a compiled engine.
_NOTE: Final = Path(__file__).with_name(parts.NOTE)


def engine() -> Engine:
    """The engine of this process."""
    from everdell.engine import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def is_compiled() -> bool:
    return engine() == "compiled"


def engine_to_come() -> Engine:
    """The engine of a process that is started now: it may have been compiled meanwhile."""
    return "compiled" if PLACE is not None and PLACE.is_dir() else engine()


def cause() -> Cause | None:
    """Why processes that are started now run the interpreted engine; None if they do not."""
    if engine_to_come() == "compiled":
        return None
    if SOURCES_WANTED:
        return "asked"
    if PLACE is not None:
        return _noted(parts.failure(PLACE)) or "unbuilt"
    return _noted(_NOTE) or "unknown"


def _noted(note: Path) -> Cause | None:
    try:
        return _NOTED.get(note.read_text(encoding="utf-8").strip())
    except OSError:
        return None
