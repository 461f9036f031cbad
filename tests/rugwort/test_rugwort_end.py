"""The end of the solo game, and who has won."""

from __future__ import annotations

from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, prepare, solo


def tied(t: Table) -> Table:
    """In autumn, with your point tokens making up for his lead."""
    prepare(t, 3)
    t.set_points(0, t.score(RUGWORT).total - t.score(0).total)
    assert t.score(0).total == t.score(RUGWORT).total
    return t


def test_it_is_over_as_soon_as_you_pass() -> None:
    t = prepare(solo(), 3)
    assert not t.game.over
    t.choose("pass")
    assert t.game.over
    assert t.game.decision is None


def test_you_never_wait_for_him() -> None:
    t = solo()
    for _ in range(2):
        t.choose("visit", "basic_berry")
        assert t.seat() == 0


def test_more_points_beat_him() -> None:
    t = prepare(solo(), 3)
    t.set_points(0, t.score(RUGWORT).total + 1).choose("pass")
    assert t.game.winners() == (0,)


def test_fewer_points_do_not() -> None:
    t = prepare(solo(), 3)
    t.set_points(0, t.score(RUGWORT).total - 1).choose("pass")
    assert t.game.winners() == (RUGWORT,)


def test_a_tie_goes_to_more_events() -> None:
    t = tied(solo().set_city(RUGWORT, "inn", "inn", "lookout")).set_resources(0, twig=9)
    assert t.choose("pass").game.winners() == (RUGWORT,)


def test_your_special_events_count_against_his_basic_ones() -> None:
    t = solo().set_events("tax_relief").set_city(0, "judge", "queen").choose("event", "tax_relief")
    t.set_resources(0, twig=1).set_city(RUGWORT, "inn", "inn", "lookout")
    assert tied(t).choose("pass").game.winners() == (0,)


def test_then_to_your_resources() -> None:
    t = tied(solo()).set_resources(0, berry=1)
    assert t.choose("pass").game.winners() == (0,)


def test_else_it_is_shared() -> None:
    assert tied(solo()).choose("pass").game.winners() == (0, RUGWORT)
