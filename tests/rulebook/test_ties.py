"""Most points win; then more events, then more resources left; else it is shared."""

from __future__ import annotations

from everdell.testing import Table
from tests.rulebook.seasons import autumn


def winners(t: Table) -> tuple[int, ...]:
    """All pass."""
    while not t.game.over:
        t.choose("pass")
    return t.game.winners()


def test_most_points_win_whatever_else_one_has() -> None:
    t = autumn().set_points(0, 5).set_points(1, 6).set_resources(0, twig=20)
    assert winners(t) == (1,)


def test_a_tie_goes_to_more_events() -> None:
    t = autumn().set_turn(1).set_city(1, "inn", "inn", "lookout").choose("event", "grand_tour")
    t.set_points(0, t.score(1).total).set_resources(0, twig=20)
    assert t.score(0).total == t.score(1).total
    assert winners(t) == (1,)


def test_basic_and_special_events_count_alike() -> None:
    t = (
        autumn()
        .set_events("tax_relief")
        .set_city(0, "judge", "queen")
        .choose("event", "tax_relief")
    )
    t.set_turn(1).set_city(1, "inn", "inn", "lookout").choose("event", "grand_tour")
    t.set_points(1, t.score(0).total - t.score(1).total)
    assert t.score(0).total == t.score(1).total
    assert winners(t) == (0, 1)


def test_then_to_more_resources_of_all_kinds_together() -> None:
    t = autumn().set_points(0, 5).set_points(1, 5)
    t.set_resources(0, pebble=3).set_resources(1, twig=2, berry=2)
    assert winners(t) == (1,)


def test_resources_on_cards_break_no_tie() -> None:
    t = autumn().set_city(0, "storehouse").set_on(0, "storehouse", twig=3).set_city(1, "storehouse")
    assert winners(t) == (0, 1)


def test_a_tie_to_the_end_is_shared() -> None:
    t = (
        autumn()
        .set_points(0, 5)
        .set_points(1, 5)
        .set_resources(0, twig=1)
        .set_resources(1, berry=1)
    )
    assert winners(t) == (0, 1)


def test_only_those_who_are_tied_share() -> None:
    t = autumn(3).set_points(0, 5).set_points(1, 4).set_points(2, 5)
    assert winners(t) == (0, 2)
