"""What several critters' tests need."""

from __future__ import annotations

import pytest


@pytest.fixture
def crowd() -> tuple[str, ...]:
    """Fifteen common cards that fill a city, one space each, or as many places in a hand."""
    return (
        *("mine", "mine", "mine"),
        *("twig_barge", "twig_barge", "twig_barge"),
        *("resin_refinery", "resin_refinery", "resin_refinery"),
        *("general_store", "general_store", "general_store"),
        *("storehouse", "storehouse", "storehouse"),
    )
