"""Palace: a point for each unique construction, itself included."""

from __future__ import annotations

from everdell.testing import table


def test_it_is_itself_a_unique_construction() -> None:
    assert table().set_city(0, "palace").score(0).parts["prosperity"] == 1


def test_each_unique_construction_is_a_point() -> None:
    t = table().set_city(0, "palace", "crane", "lookout", "cemetery")
    assert t.score(0).parts["prosperity"] == 4


def test_common_constructions_and_critters_are_none() -> None:
    t = table().set_city(0, "palace", "farm", "inn", "king", "wanderer")
    assert t.score(0).parts["prosperity"] == 1
