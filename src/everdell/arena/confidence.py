"""How far a share of some cases can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

_Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(won: float, of: int) -> tuple[float, float]:
    """The interval of Wilson for a share: honest for few cases and for shares near 0 and 1."""
    if of == 0:
        return 0.0, 1.0
    share = won / of
    middle = share + _Z**2 / (2 * of)
    spread = _Z * sqrt(share * (1 - share) / of + _Z**2 / (4 * of**2))
    scale = 1 + _Z**2 / of
    low, high = (middle - spread) / scale, (middle + spread) / scale
    # At either end rounding might have the share lie outside.
    return (low if won > 0 else 0.0), (high if won < of else 1.0)
