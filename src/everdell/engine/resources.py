"""The four resources, and bundles of them packed into one integer.

A bundle gives each resource twelve bits. The top bit of each field is kept free as a guard, so
"can this purse pay that price?" is one subtraction for all four kinds at once.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
KINDS: Final = ("twig", "resin", "pebble", "berry")

BITS: Final = 12
MOST: Final = 2047
FIELD: Final = 4095
GUARD: Final = 0x800800800800

FREE: Final = 99  # lowers any price to nothing
PLENTY: Final = [MOST, MOST, MOST, MOST]  # enough to pay in every way there is

_chosen: Final[dict[tuple[int, tuple[int, ...]], list[int]]] = {}  # see `_of_choice`


def bundle(twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> int:
    return twig | resin << 12 | pebble << 24 | berry << 36


def of_kind(kind: int, n: int) -> int:
    return n << (BITS * kind)


def amount(packed: int, kind: int) -> int:
    return (packed >> (BITS * kind)) & FIELD


def purse(resources: list[int]) -> int:
    """What a player owns, ready for `covers`. Holdings have no limit: fields saturate."""
    twig: i64 = resources[0]
    resin: i64 = resources[1]
    pebble: i64 = resources[2]
    berry: i64 = resources[3]
    if twig | resin | pebble | berry > MOST:
        twig = min(twig, MOST)
        resin = min(resin, MOST)
        pebble = min(pebble, MOST)
        berry = min(berry, MOST)
    return twig | resin << 12 | pebble << 24 | berry << 36 | GUARD


def covers(purse_: int, price: int) -> bool:
    """Whether a purse holds at least the price of every kind: no guard bit was borrowed."""
    return (purse_ - price) & GUARD == GUARD


def repeated(packed: int, n: int) -> int:
    """A bundle so many times. As machine numbers: see `everdell.engine.rng` on large products."""
    one: i64 = packed
    count: i64 = n
    return one * count


def holdings(resources: list[int]) -> int:
    """How many resources a player owns. Asked often: `sum` costs ten times as much, compiled."""
    return resources[0] + resources[1] + resources[2] + resources[3]


def total(packed: int) -> int:
    return (
        (packed & FIELD) + (packed >> 12 & FIELD) + (packed >> 24 & FIELD) + (packed >> 36 & FIELD)
    )


def deficit(resources: list[int], price: int) -> int:
    """How many resources are missing to pay a price."""
    missing: i64 = 0
    kind: i64 = 0
    rest: i64 = price
    while rest:
        short: i64 = (rest & FIELD) - resources[kind]
        if short > 0:
            missing += short
        rest >>= BITS
        kind += 1
    return missing


def with_more(prices: list[int], n: int, kinds: tuple[int, ...]) -> list[int]:
    """Every way to pay one of these prices and `n` more resources of choice."""
    if n and len(prices) == 1:
        return [prices[0] + extra for extra in _of_choice(n, kinds)]
    for _ in range(n):
        raised = [price + of_kind(kind, 1) for price in prices for kind in kinds]
        prices = list(dict.fromkeys(raised))
    return prices


def _of_choice(n: int, kinds: tuple[int, ...]) -> list[int]:
    """Every bundle of `n` resources."""
    found = _chosen.get((n, kinds))
    if found is None:
        found = [
            sum([of_kind(k, 1) for k in some]) for some in combinations_with_replacement(kinds, n)
        ]
        _chosen[n, kinds] = found
    return found


def words(packed: int) -> str:
    """A bundle as it stands in an option's id: `twig=1,berry=2`."""
    return ",".join(f"{KINDS[k]}={amount(packed, k)}" for k in range(4) if amount(packed, k))


def as_dict(packed: int) -> dict[str, int]:
    return {KINDS[k]: amount(packed, k) for k in range(4) if amount(packed, k)}


def payments(resources: list[int], price: int, off: int) -> list[int]:
    """Every way to pay a price lowered by `off` resources of choice, the full discount used."""
    due = total(price) - off
    if due <= 0:
        return [0]
    twig_most = min(price & FIELD, resources[0])
    resin_most = min(price >> 12 & FIELD, resources[1])
    pebble_most = min(price >> 24 & FIELD, resources[2])
    berry_most = min(price >> 36 & FIELD, resources[3])
    found: list[int] = []
    for twig in range(min(twig_most, due), -1, -1):
        for resin in range(min(resin_most, due - twig), -1, -1):
            for pebble in range(min(pebble_most, due - twig - resin), -1, -1):
                berry = due - twig - resin - pebble
                if berry <= berry_most:
                    found.append(bundle(twig, resin, pebble, berry))
    return found
