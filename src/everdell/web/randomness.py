"""Where unpredictable things come from: codes of tables, seeds, tokens."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Protocol

from everdell.engine.stream import KEY_BYTES

# No letters or digits that are mistaken for each other when read aloud or from paper.
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 9  # 44 bits: no table is found by trying

SEED_BITS: Final = 52  # every program that reads JSON has such numbers exactly


class Chance(Protocol):
    def code(self) -> str:
        """The code of a new table."""
        ...

    def key(self) -> str:
        """The seed of a game: too long to be guessed."""
        ...

    def seed(self) -> int:
        """The seed of a world that a bot imagines."""
        ...

    def below(self, n: int) -> int: ...


class SystemChance:
    """From the operating system's own source."""

    def code(self) -> str:
        return "".join([secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)])

    def key(self) -> str:
        return secrets.token_hex(KEY_BYTES)

    def seed(self) -> int:
        return secrets.randbits(SEED_BITS)

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


def code_from(key: str) -> str:
    """A code that follows from a key: asking twice for the same table finds the same one."""
    number = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=16).digest(), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def read_code(text: str) -> str:
    """A code as it was typed: in any case, with blanks or dashes."""
    return "".join([c for c in text.upper() if c in ALPHABET])
