"""Spyglass: a resource, a card and a pearl; 3 points for each wonder built."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_a_resource_a_card_and_a_pearl() -> None:
    t = adorned("spyglass").choose("adorn:spyglass").choose("gain:resin")
    assert t.resources(0)["resin"] == 1
    assert len(t.hand(0)) == 1
    assert t.tokens(0)["pearl"] == 1


def test_its_pearl_sets_off_the_bridge() -> None:
    t = adorned("spyglass", "bridge").choose("adorn:spyglass").choose("gain:resin")
    assert len(t.hand(0)) == 3


def test_three_points_for_each_wonder() -> None:
    t = adorned("spyglass").choose("adorn:spyglass").choose("gain:resin")
    assert t.score(0).parts["adornments"] == 0
    t.set_aside(0, "wonders", "hopewatch_gate", "sunblaze_bridge")
    assert t.score(0).parts["adornments"] == 6
