"""Mirror: copy what an opponent's adornment does at once; a point for each colour."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_an_adornment_played_by_an_opponent_is_copied() -> None:
    t = (
        adorned("mirror", players=3)
        .set_aside(1, "adorned", "bell")
        .set_aside(2, "adorned", "tiara")
    )
    t.choose("adorn:mirror")
    assert sorted(t.offers()) == ["copy:bell", "copy:tiara", "done"]
    assert t.choose("copy:bell").resources(0)["berry"] == 3


def test_it_is_a_permission() -> None:
    t = adorned("mirror").set_aside(1, "adorned", "bell").choose("adorn:mirror").choose("done")
    assert t.resources(0)["berry"] == 0


def test_only_the_upper_half_is_copied() -> None:
    t = adorned("mirror").set_aside(1, "adorned", "seaglass_amulet").choose("adorn:mirror")
    t.choose("copy:seaglass_amulet").choose("gain:berry")
    assert t.score(0).parts["adornments"] == 0
    assert t.points(0) == 1


def test_without_one_it_may_be_played_for_nothing() -> None:
    t = adorned("mirror").set_aside(1, "adornments", "bell").set_aside(0, "adorned", "tiara")
    assert t.choose("adorn:mirror").seat() == 1


def test_conditions_are_read_in_ones_own_city() -> None:
    t = adorned("mirror", "king").set_aside(1, "adorned", "tiara").set_city(1, "castle", "palace")
    t.choose("adorn:mirror").choose("copy:tiara").choose("gain:twig")
    assert sum(t.resources(0).values()) == 1


def test_the_hourglass_may_be_copied() -> None:
    t = adorned("mirror").set_aside(1, "adorned", "hourglass").choose("adorn:mirror")
    t.choose("copy:hourglass").choose("done").choose("gain:twig")
    assert t.resources(0)["twig"] == 1


def test_a_point_for_each_colour() -> None:
    t = adorned("mirror", "farm", "mine", "inn", "king").choose("adorn:mirror")
    assert t.score(0).parts["adornments"] == 3
