"""Tan cards: once, when played."""

from __future__ import annotations

import pytest
from tests.rulebook.lil.sitting import DEAR, lil, play, rest_round

PLAIN = [
    ("lil_juggler", {"berry": 2}, {"twig": 1, "resin": 2}, 0),
    ("lil_wanderer", {"berry": 3}, {"resin": 1}, 1),
    ("lil_picnic", {"twig": 1}, {"berry": 2}, 0),
]


@pytest.mark.parametrize(("card", "owned", "left", "points"), PLAIN)
def test_what_it_brings(
    card: str, owned: dict[str, int], left: dict[str, int], points: int
) -> None:
    t = play(lil().set_row("cards", card).set_resources(0, **owned), card)
    assert {kind: n for kind, n in t.resources(0).items() if n} == left
    assert t.points(0) == points


@pytest.mark.parametrize(
    ("card", "owned"), [("lil_explorer", {"berry": 1}), ("lil_pond", {"twig": 1, "resin": 1})]
)
def test_what_it_lets_choose(card: str, owned: dict[str, int]) -> None:
    t = play(lil().set_row("cards", card).set_resources(0, **owned), card)
    assert t.offers() == ["gain:twig", "gain:resin", "gain:berry"]
    t.choose("gain", "twig")
    assert t.resources(0)["twig"] == 1
    assert t.seat() == 1


def test_they_never_act_again() -> None:
    t = lil().set_city(1, "lil_picnic", "lil_juggler", "lil_wanderer", "lil_pond", "lil_explorer")
    t.set_row("cards", *DEAR)
    rest_round(t)
    assert t.resources(1) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 0}
    assert t.points(1) == 0
