"""Alone against Rugwort, equal cards of the Meadow are not alike: some will be blocked earlier."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, options_of

_SPOTS: Final = "[data-thing^='meadow@']"
_SEED: Final = 6  # of a game in which it is asked early


def _asked(table: State) -> bool:
    return any(option.startswith("spot:") for option in options_of(table))


def test_the_one_that_is_meant_is_pressed(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    code = ann.table("person", start=True, seed=_SEED)
    table = advance(ann, code, _asked, liked=":meadow")
    card = table["game"]["decision"]["source"]
    page = ann.open(f"/table/{code}")
    spots = page.locator(f"{_SPOTS}.target")
    offered = options_of(table)
    expect(spots).to_have_count(len(offered))
    expect(page.locator("[data-region='9']")).to_have_count(0)  # it would lie over the Meadow
    ann.expect_no_faults(fits=True)

    number = int(offered[-1].split(":")[1])
    spots.last.click()
    expect(page.locator(_SPOTS)).to_have_count(0)
    now = ann.get(f"/api/tables/{code}")["table"]["game"]["meadow"]
    first = int(offered[0].split(":")[1])
    assert number != first
    assert now[first - 1]["card"] == card  # it has stayed where it was
