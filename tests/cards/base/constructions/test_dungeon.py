"""Dungeon: a critter locked up makes a card three resources cheaper."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

FOURTEEN = ("dungeon", *["farm"] * 7, *["inn"] * 3, *["mine"] * 3)


def dungeon_and(*critters: str) -> Table:
    return table().set_city(0, "dungeon", *critters)


def test_a_critter_goes_beneath_it_for_three_resources_less() -> None:
    t = dungeon_and("wanderer").set_hand(0, "king").set_resources(0, berry=3)
    t.choose("play:king:hand:dungeon")
    assert t.city(0) == ("dungeon", "king")
    assert t.on(0, "dungeon") == {"cards": ("wanderer",)}
    assert t.resources(0)["berry"] == 0


def test_it_works_for_constructions_too() -> None:
    t = dungeon_and("wanderer").set_hand(0, "mine").choose("play:mine:hand:dungeon")
    assert t.city(0) == ("dungeon", "mine")


def test_the_player_chooses_the_prisoner() -> None:
    t = dungeon_and("wanderer", "teacher", "shopkeeper").set_hand(0, "mine")
    t.choose("play:mine:hand:dungeon")
    assert t.offers() == [
        "pay:prisoner:wanderer",
        "pay:prisoner:teacher",
        "pay:prisoner:shopkeeper",
    ]
    t.choose("teacher")
    assert t.city(0) == ("dungeon", "wanderer", "shopkeeper", "mine")


def test_the_player_chooses_what_is_spared() -> None:
    t = dungeon_and("wanderer").set_hand(0, "theater").set_resources(0, twig=3, resin=1, pebble=1)
    t.choose("play:theater:hand:dungeon")
    assert t.offers() == [
        "pay:twig=2",
        "pay:twig=1,resin=1",
        "pay:twig=1,pebble=1",
        "pay:resin=1,pebble=1",
    ]


def test_the_unused_part_is_lost() -> None:
    t = dungeon_and("wanderer").set_hand(0, "innkeeper").choose("play:innkeeper:hand:dungeon")
    assert sum(t.resources(0).values()) == 0


def test_four_missing_resources_are_too_many() -> None:
    t = dungeon_and("wanderer").set_hand(0, "king").set_resources(0, berry=2)
    assert "play:king:hand:dungeon" not in t.offers()


def test_it_needs_a_critter_in_the_city() -> None:
    t = dungeon_and("farm").set_city(1, "wanderer").set_hand(0, "mine")
    assert "play:mine:hand:dungeon" not in t.offers()


def test_the_card_being_played_cannot_be_its_own_prisoner() -> None:
    t = dungeon_and().set_hand(0, "wanderer").set_resources(0, berry=2)
    assert "play:wanderer:hand:dungeon" not in t.offers()


# Prisoners -------------------------------------------------------------------------------------


def test_a_prisoner_is_worth_nothing() -> None:
    t = dungeon_and("queen").set_hand(0, "inn").choose("play:inn:hand:dungeon")
    assert t.score(0).total == 2


def test_a_prisoner_is_no_colour_of_the_city() -> None:
    t = dungeon_and("wanderer", "ruins", "bard").set_hand(0, "inn")
    assert "event:cartographers_expedition" in t.offers()
    t.choose("play:inn:hand:dungeon").choose("wanderer").set_turn(0)
    assert "event:cartographers_expedition" not in t.offers()


def test_a_prisoner_does_not_answer_to_the_card_it_pays_for() -> None:
    t = dungeon_and("historian").set_hand(0, "inn").choose("play:inn:hand:dungeon")
    assert t.hand(0) == ()


def test_a_fool_may_be_locked_up() -> None:
    t = dungeon_and("fool").set_hand(0, "inn")
    before = t.score(0).parts["cards"]
    t.choose("play:inn:hand:dungeon")
    assert t.score(0).parts["cards"] == before + 2 + 2  # the Inn, and the Fool's two minus points


def test_a_visitor_of_the_prisoner_comes_home_as_usual() -> None:
    t = dungeon_and("queen").set_on(0, "queen", workers=(0,)).set_hand(0, "inn").set_workers(0, 0)
    t.choose("play:inn:hand:dungeon").set_turn(0)
    assert t.workers(0) == 0
    assert t.choose("prepare").workers(0) == 1 + 1  # and the new one of spring


def test_prisoners_are_discarded_when_the_dungeon_leaves() -> None:
    t = table().set_city(0, "dungeon").set_on(0, "dungeon", cards=("wanderer", "teacher"))
    t.set_hand(0, "ruins").choose("play:ruins:hand")
    assert sorted(t.discard()) == ["dungeon", "teacher", "wanderer"]


# Cells -----------------------------------------------------------------------------------------


def one_prisoner_and(*critters: str) -> Table:
    return dungeon_and(*critters).set_on(0, "dungeon", cards=("monk",)).set_hand(0, "mine")


def test_without_a_ranger_there_is_one_cell() -> None:
    assert "play:mine:hand:dungeon" not in one_prisoner_and("wanderer").offers()


def test_a_ranger_opens_the_second_cell() -> None:
    t = one_prisoner_and("wanderer", "ranger").choose("play:mine:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": ("monk", "wanderer")}


def test_a_ranger_in_another_city_does_not() -> None:
    t = one_prisoner_and("wanderer").set_city(1, "ranger")
    assert "play:mine:hand:dungeon" not in t.offers()


def test_the_ranger_never_goes_into_the_second_cell() -> None:
    assert "play:mine:hand:dungeon" not in one_prisoner_and("ranger").offers()


def test_the_ranger_may_go_into_the_first_and_then_opens_nothing() -> None:
    t = dungeon_and("ranger", "wanderer").set_hand(0, "mine", "inn")
    t.choose("play:mine:hand:dungeon")
    assert t.offers() == ["pay:prisoner:ranger", "pay:prisoner:wanderer"]
    t.choose("ranger").set_turn(0)
    assert "play:inn:hand:dungeon" not in t.offers()


def test_a_ranger_who_is_being_played_opens_nothing_yet() -> None:
    t = one_prisoner_and("wanderer").set_hand(0, "ranger")
    assert "play:ranger:hand:dungeon" not in t.offers()


def test_there_is_no_third_cell() -> None:
    t = dungeon_and("ranger", "wanderer").set_on(0, "dungeon", cards=("monk", "bard"))
    assert "play:mine:hand:dungeon" not in t.set_hand(0, "mine").offers()


def test_one_prisoner_for_each_card_played() -> None:
    t = dungeon_and("ranger", "wanderer").set_hand(0, "king").set_resources(0, berry=2)
    assert "play:king:hand:dungeon" not in t.offers()


# A full city -----------------------------------------------------------------------------------


def test_the_prisoners_space_is_free_for_the_new_card() -> None:
    t = table().set_city(0, *FOURTEEN, "teacher").set_hand(0, "lookout")
    t.choose("play:lookout:hand:dungeon")
    assert t.city(0) == (*FOURTEEN, "lookout")


def test_a_wanderer_frees_no_space() -> None:
    t = table().set_city(0, *FOURTEEN, "crane", "wanderer").set_hand(0, "lookout")
    assert "play:lookout:hand:dungeon" not in t.offers()


def test_a_wanderer_needs_none_and_may_replace_another() -> None:
    t = table().set_city(0, *FOURTEEN, "crane", "wanderer").set_hand(0, "wanderer")
    assert "play:wanderer:hand:dungeon" in t.offers()


def test_one_of_a_couple_frees_no_space() -> None:
    t = table().set_city(0, *FOURTEEN, "husband", "wife").set_hand(0, "lookout")
    assert "play:lookout:hand:dungeon" not in t.offers()


@pytest.mark.parametrize("critter", ["husband", "wife"])
def test_one_of_a_couple_makes_way_for_another_of_its_kind(critter: str) -> None:
    t = table().set_city(0, *FOURTEEN, "husband", "wife").set_hand(0, critter)
    t.choose(f"play:{critter}:hand:dungeon")
    assert sorted(t.city(0)) == sorted([*FOURTEEN, "husband", "wife"])
    assert t.score(0).parts["prosperity"] == 3  # the couple is together again


def test_a_lone_husband_goes_before_one_of_a_couple() -> None:
    t = table().set_city(0, *FOURTEEN[:-1], "husband", "wife", "husband").set_hand(0, "lookout")
    t.choose("play:lookout:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": ("husband",)}
    assert t.score(0).parts["prosperity"] == 3


def test_a_unique_critter_makes_way_for_its_like() -> None:
    t = dungeon_and("doctor", "wanderer").set_hand(0, "doctor").set_resources(0, berry=1)
    t.choose("play:doctor:hand:dungeon")
    assert t.city(0) == ("dungeon", "wanderer", "doctor")
    assert t.on(0, "dungeon") == {"cards": ("doctor",)}


# Other abilities -------------------------------------------------------------------------------


def test_the_judge_cannot_pay_what_is_left() -> None:
    t = dungeon_and("judge", "wanderer").set_hand(0, "king").set_resources(0, berry=2, twig=9)
    assert "play:king:hand:dungeon" not in t.offers()


def test_the_innkeeper_cannot_be_added() -> None:
    t = dungeon_and("innkeeper", "wanderer").set_hand(0, "king").set_resources(0, berry=2)
    assert not [o for o in t.offers() if o.startswith("play:king")]
    t.set_resources(0, berry=3)
    ways = [o for o in t.offers() if o.startswith("play:king")]
    assert ways == ["play:king:hand:dungeon", "play:king:hand:innkeeper"]
