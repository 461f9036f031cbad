"""University: a card of the city is discarded for its cost, a resource and a point."""

from __future__ import annotations

from everdell.testing import Table, table


def university_and(*city: str) -> Table:
    return table().set_city(0, "university", *city)


def test_a_card_is_discarded_for_its_cost_one_resource_of_choice_and_a_point() -> None:
    t = university_and("theater").choose("visit:city:0:university")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:berry")
    assert t.resources(0) == {"twig": 3, "resin": 1, "pebble": 1, "berry": 1}
    assert t.points(0) == 1
    assert t.city(0) == ("university",)
    assert t.discard() == ("theater",)


def test_critters_and_constructions_may_go_but_not_the_university_itself() -> None:
    t = university_and("farm", "king").choose("visit:city:0:university")
    assert t.offers() == ["discard:city:farm", "discard:city:king"]


def test_alone_in_the_city_it_takes_no_worker() -> None:
    assert "visit:city:0:university" not in university_and().offers()


def test_the_full_cost_is_regained_even_for_a_free_critter() -> None:
    t = university_and("castle").set_hand(0, "king").choose("play:king:hand:occupy").set_turn(0)
    t.choose("visit:city:0:university").choose("discard:city:king").choose("gain:twig")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 6}


def test_a_fool_may_be_sent_away() -> None:
    t = university_and("fool").choose("visit:city:0:university").choose("gain:berry")
    assert t.city(0) == ("university",)
    assert t.resources(0)["berry"] == 4


def test_a_shepherds_berries_come_from_the_supply() -> None:
    t = university_and("shepherd").set_resources(1, berry=3)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.resources(0)["berry"] == 3
    assert t.resources(1)["berry"] == 3


def test_tokens_on_the_card_are_lost() -> None:
    t = university_and("chapel").set_on(0, "chapel", point=3)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.score(0).parts["tokens"] == 1  # the one the University gives


def test_resources_on_the_card_are_lost() -> None:
    t = university_and("storehouse").set_on(0, "storehouse", berry=4)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 1, "berry": 0}


def test_prisoners_of_a_discarded_dungeon_are_discarded_too() -> None:
    t = university_and("dungeon").set_on(0, "dungeon", cards=("monk",))
    t.choose("visit:city:0:university").choose("gain:twig")
    assert sorted(t.discard()) == ["dungeon", "monk"]


def test_the_partner_of_a_discarded_husband_stays_alone() -> None:
    t = university_and("husband", "wife").choose("visit:city:0:university")
    t.choose("discard:city:husband").choose("gain:twig")
    assert t.city(0) == ("university", "wife")
    assert t.score(0).parts["prosperity"] == 0


def test_only_its_owner_may_visit() -> None:
    t = table().set_city(0, "farm").set_city(1, "university", "farm")
    assert "visit:city:1:university" not in t.offers()


def test_it_takes_one_worker_at_a_time() -> None:
    t = university_and("farm", "mine").choose("visit:city:0:university")
    t.choose("discard:city:farm").choose("gain:twig").set_turn(0)
    assert "visit:city:0:university" not in t.offers()


# Workers on the discarded card -----------------------------------------------------------------


def test_an_own_visitor_stays_deployed_and_comes_home_in_spring() -> None:
    t = university_and("lookout").choose("visit:city:0:lookout").choose("copy:basic_berry")
    t.set_turn(0).choose("visit:city:0:university").choose("gain:twig").set_turn(0)
    assert t.standing(0, "university") == (0,)
    assert t.workers(0) == 0
    assert t.choose("prepare").workers(0) == 2 + 1


def test_an_opponents_visitor_stays_deployed_until_that_opponent_prepares() -> None:
    t = university_and("inn").set_on(0, "inn", workers=(1,)).set_workers(1, 0)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.standing(0, "university") == (0,)
    assert t.seat() == 1
    assert t.workers(1) == 0
    assert t.choose("prepare").workers(1) == 1 + 1


def test_a_permanent_worker_moves_over_and_leaves_the_place_for_visitors() -> None:
    t = university_and("monastery", "farm").set_on(0, "monastery", settled=(0,)).set_workers(0, 1)
    t.choose("visit:city:0:university").choose("discard:city:monastery").choose("gain:twig")
    t.set_turn(0).choose("prepare").set_turn(0)
    assert t.standing(0, "university") == (0,)
    assert "visit:city:0:university" in t.offers()
