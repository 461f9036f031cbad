"""Lizards: a forest of their own."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import finish, powers, with_power

from everdell.testing import Table

FOREST = ("forest_three_berries", "forest_two_any", "forest_two_resin_twig")


def lizards(players: int = 2, *more: str) -> Table:
    return powers(players, *more).set_forest(*FOREST).set_power(0, "lizards")


def own(t: Table) -> str:
    return t.aside(0, "own_forest")[0]


def test_they_begin_with_one_of_three_unused_forest_cards() -> None:
    t = lizards()
    assert t.prompt() == "lizards"
    assert len(t.offers()) == 3
    assert not {offer.removeprefix("lizards:") for offer in t.offers()} & set(FOREST)
    before = len(t.aside(0, "forest_stack"))
    assert before == 11 - 3 - 3
    t.choose(t.offers()[0])
    assert len(t.aside(0, "own_forest")) == 1
    assert len(t.aside(0, "forest_stack")) == before + 2
    assert t.seat() == 0
    assert t.prompt() == "turn"


def test_the_other_two_go_beneath_the_stack() -> None:
    t = lizards()
    drawn = set(t.aside(0, "forest_drawn"))
    chosen = t.offers()[1]
    t.choose(chosen)
    assert set(t.aside(0, "forest_stack")[:2]) == drawn - {chosen.removeprefix("lizards:")}


def test_they_visit_it_with_a_worker() -> None:
    t = lizards()
    t.choose(t.offers()[0])
    place = own(t)
    t.choose(f"visit:{place}")
    finish(t, 0)
    assert t.at(place) == (0,)
    assert f"visit:{place}" not in t.set_turn(0).offers()


def test_others_can_neither_visit_nor_copy_it() -> None:
    t = lizards()
    t.choose(t.offers()[0])
    place = own(t)
    t.set_city(1, "lookout").set_turn(1)
    assert f"visit:{place}" not in t.offers()
    t.choose("visit:city:1:lookout")
    assert f"copy:{place}" not in t.offers()


def test_they_may_copy_it_themselves() -> None:
    t = lizards()
    t.choose(t.offers()[0])
    t.set_city(0, "lookout").choose("visit:city:0:lookout")
    assert f"copy:{own(t)}" in t.offers()


def test_one_more_at_the_start_of_each_season_and_they_stay() -> None:
    t = lizards()
    t.choose(t.offers()[0])
    for n in (2, 3, 4):
        t.set_workers(0, 0).set_turn(0).choose("prepare")
        while t.prompt() != "lizards":
            t.choose("done" if "done" in t.offers() else t.offers()[0])
        assert len(t.offers()) == 3
        t.choose(t.offers()[0])
        assert len(t.aside(0, "own_forest")) == n


def test_the_worker_comes_home_with_the_season() -> None:
    t = lizards()
    t.choose(t.offers()[0])
    t.choose(f"visit:{own(t)}")
    finish(t, 0)
    t.set_workers(0, 0).set_turn(0).choose("prepare")
    finish(t, 0)
    assert t.at(own(t)) == ()
    assert t.workers(0) == 1


def test_a_ticket_may_lead_there() -> None:
    t = lizards(2, "newleaf")
    t.choose(t.offers()[0])
    t.choose("visit:basic_berry").set_turn(0).choose("ticket")
    assert f"visit:{own(t)}" in t.offers()


def test_a_clock_tower_uses_it_once_more() -> None:
    t = lizards().choose("lizards", _first(lizards()))
    place = own(t)
    t.choose(f"visit:{place}")
    finish(t, 0)
    t.set_city(0, "clock_tower").set_on(0, "clock_tower", point=3).set_workers(0, 0).set_turn(0)
    t.choose("prepare")
    assert f"activate:{place}" in t.offers()


def _first(t: Table) -> str:
    return t.offers()[0].removeprefix("lizards:")


def test_views_show_the_place_and_its_owner() -> None:
    t = lizards()
    t.choose(t.offers()[0])
    for seat in (None, 0, 1):
        shown = [place for place in t.game.view(seat)["places"] if place["id"] == own(t)]
        assert [place.get("owner") for place in shown] == [0]


def test_only_they_see_what_they_draw() -> None:
    t = lizards()
    drawn = t.aside(0, "forest_drawn")
    assert "cards" not in t.game.view(1)["players"][0]["aside"]["forest_drawn"]
    assert set(t.game.view(0)["players"][0]["aside"]["forest_drawn"]["cards"]) == set(drawn)


def test_alone_the_forest_of_rugwort_is_the_usual_one() -> None:
    t = with_power("lizards", 1)
    t.choose(t.offers()[0])
    assert t.at(own(t)) == ()
