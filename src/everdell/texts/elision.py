"""French elision: « la ville de Bob », but « la ville d’Églantine »."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# As far as letters tell: Yves and Yvonne, but not Yann; Hélène and Hugo, but not Harry.
_VOWEL_SOUND: Final = re.compile(r"[aeiouœæ]|y[^aeiouœæ]|h[eiouyœ]")


def de(name: object) -> str:
    """A name behind « de »; the function `DE` of the catalogs."""
    letters = unicodedata.normalize("NFD", str(name).lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return f"d’{name}" if _VOWEL_SOUND.match(bare) else f"de {name}"
