"""The expedition: walked after passing, tile by tile in order, and paid for."""

from __future__ import annotations

from everdell.testing import Table
from tests.rulebook.spirecrest.sitting import spirecrest


def traveller(*maps: str, players: int = 2, more: tuple[str, ...] = ()) -> Table:
    """Seat 0 is about to pass with these maps."""
    return spirecrest(players, *more).set_season(0, "autumn").set_aside(0, "expedition", *maps)


def test_maps_are_walked_in_their_order_and_paid_for() -> None:
    t = traveller("littledell", "the_bog").set_resources(0, twig=3, resin=2).choose("pass")
    assert t.offers() == ["walk:littledell", "stop"]
    t.choose("walk:littledell")
    assert t.resources(0)["twig"] == 0
    assert t.score(0).parts["expedition"] == 3
    t.choose("walk:the_bog")
    assert t.resources(0)["resin"] == 0
    assert t.score(0).parts["expedition"] == 5
    assert t.seat() == 1


def test_a_tile_that_cannot_be_paid_ends_the_expedition() -> None:
    t = traveller("littledell", "the_bog").set_resources(0, resin=2).choose("pass")
    assert t.seat() == 1
    assert t.score(0).parts["expedition"] == 0


def test_one_may_stop_anywhere() -> None:
    t = traveller("littledell").set_resources(0, twig=3).choose("pass").choose("stop")
    assert t.seat() == 1
    assert t.resources(0)["twig"] == 3


def test_cards_of_the_hand_pay_for_a_tile() -> None:
    t = traveller("fort_faraway").set_hand(0, "farm", "mine").choose("pass").choose("walk")
    assert t.hand(0) == ()
    assert t.score(0).parts["expedition"] == 2


def test_resources_of_any_kind_are_chosen() -> None:
    t = traveller("lily_ponds").set_resources(0, twig=1, resin=1, berry=1).choose("pass")
    t.choose("walk").choose("pay:twig").choose("pay:berry")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 0}


def test_point_tokens_pay_for_the_ferry() -> None:
    t = traveller("kibblerill_ferry").set_points(0, 2).choose("pass").choose("walk")
    assert t.points(0) == 0
    assert t.score(0).parts["expedition"] == 3


def test_with_five_players_it_comes_before_the_hand_is_discarded() -> None:
    t = traveller("fort_faraway", players=5, more=("bellfaire",))
    t.set_hand(0, "farm", "mine", "inn").choose("pass").choose("walk")
    t.choose("discard:farm").choose("discard:mine")
    assert t.score(0).parts["expedition"] == 2
    assert t.hand(0) == ()


def test_serpents_pass_comes_first_and_the_distant_shore_last() -> None:
    t = spirecrest().set_season(0, "summer").set_workers(0, 0)
    t.set_aside(0, "expedition", "littledell").set_row("ridge", "the_bog", "lily_ponds")
    t.set_row("discoveries", "serpents_pass").choose("prepare").choose("chart:the_bog")
    assert t.aside(0, "expedition") == ("serpents_pass", "littledell", "the_bog")
    t = spirecrest().set_season(0, "summer").set_workers(0, 0)
    t.set_aside(0, "expedition", "littledell").set_row("ridge", "the_bog", "lily_ponds")
    t.set_row("discoveries", "the_distant_shore").choose("prepare").choose("chart:the_bog")
    assert t.aside(0, "expedition") == ("littledell", "the_bog", "the_distant_shore")
    assert t.score(0).parts["expedition"] == 0


def test_the_whole_way_is_worth_more_with_the_bellsong_trail() -> None:
    t = traveller("littledell").set_aside(0, "discoveries", "bellsong_trail")
    t.set_resources(0, twig=3).choose("pass")
    assert t.score(0).parts["discoveries"] == 0
    t.choose("walk")
    assert t.score(0).parts["discoveries"] == 4
