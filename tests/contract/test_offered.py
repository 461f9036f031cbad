"""The page is tested with every kind of option that a game may offer."""

from __future__ import annotations

from tests.contract import offered


def test_the_page_knows_every_kind_of_option() -> None:
    known = offered.known()
    strange = {kind for game in offered.games(1) for kind in offered.kinds(game)} - known
    assert not strange, "Run `python -m tests.contract.offered`, prettier, and the page's tests."
