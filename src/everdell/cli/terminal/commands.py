"""What a player types, read as a command."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Verb(Enum):
    NOTHING = ""
    PICK = "pick"
    UNDO = "u"
    CARD = "c"
    LOG = "l"
    BOARD = "b"
    HINT = "a"
    SAVE = "s"
    ENDING = "e"
    QUIT = "q"
    HELP = "h"
    UNKNOWN = "unknown"


_LETTERS = {verb.value: verb for verb in Verb if len(verb.value) == 1}
# What people type who have not read the help, in either language.
_WORDS = {"hint": Verb.HINT, "conseil": Verb.HINT}


@dataclass(frozen=True)
class Command:
    """A verb, and what was typed behind it: a number, a name or a file."""

    verb: Verb
    rest: str = ""


def parse(line: str) -> Command:
    line = line.strip()
    if not line:
        return Command(Verb.NOTHING)
    if line.isdecimal():
        return Command(Verb.PICK, line)
    if line.startswith("?"):
        word, rest = Verb.CARD.value, line[1:]
    else:
        word, _, rest = line.partition(" ")
    command = Command((_LETTERS | _WORDS).get(word.casefold(), Verb.UNKNOWN), rest.strip())
    return Command(Verb.HELP) if command == Command(Verb.CARD) else command
