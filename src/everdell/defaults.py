"""What is played when nothing else is asked for."""

from typing import Final

BOXES: Final[tuple[str, ...]] = ("base",)
