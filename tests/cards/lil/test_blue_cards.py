"""Blue cards: they answer to cards and parades, or make cards cheaper."""

from __future__ import annotations

import pytest
from tests.rulebook.lil.sitting import lil, play, rich

from everdell.testing import Table


def owning(*city: str) -> Table:
    return lil().set_city(0, *city)


def test_the_shopkeeper_brings_a_berry_for_a_creature() -> None:
    t = owning("lil_shopkeeper").set_row("cards", "lil_wanderer").set_resources(0, berry=3)
    assert play(t, "lil_wanderer").resources(0)["berry"] == 1


def test_the_shopkeeper_does_not_answer_to_places_nor_to_itself() -> None:
    t = owning("lil_shopkeeper").set_row("cards", "lil_ever_tree")
    t.set_resources(0, twig=2, resin=1)
    assert play(t, "lil_ever_tree").resources(0)["berry"] == 0
    t = owning().set_row("cards", "lil_shopkeeper").set_resources(0, berry=2)
    assert play(t, "lil_shopkeeper").resources(0)["berry"] == 0


def test_a_second_shopkeeper_makes_the_first_one_answer() -> None:
    t = owning("lil_shopkeeper").set_row("cards", "lil_shopkeeper").set_resources(0, berry=2)
    assert play(t, "lil_shopkeeper").resources(0)["berry"] == 1


def test_the_workshop_brings_a_twig_or_a_resin_for_a_place() -> None:
    t = owning("lil_workshop").set_row("cards", "lil_ever_tree").set_resources(0, twig=2, resin=1)
    play(t, "lil_ever_tree", space="lil_space_berry")
    assert t.offers() == ["gain:twig", "gain:resin"]
    assert t.choose("gain", "resin").resources(0)["resin"] == 1


def test_the_workshop_does_not_answer_to_creatures_nor_to_itself() -> None:
    t = owning("lil_workshop").set_row("cards", "lil_king").set_resources(0, berry=3)
    assert play(t, "lil_king").seat() == 1
    t = owning().set_row("cards", "lil_workshop").set_resources(0, twig=1)
    assert play(t, "lil_workshop").seat() == 1


def test_the_drummer_brings_a_point_for_each_parade() -> None:
    city = ("lil_drummer", "lil_bakery", "lil_pond", "lil_farm", "lil_woodpile")
    t = rich(owning(*city)).set_row("cards", "lil_ever_tree")
    play(t, "lil_ever_tree")
    assert len(t.aside(0, "parades")) == 2
    assert t.points(0) == 2


def test_the_drummer_also_answers_to_a_parade_won_by_playing_it() -> None:
    t = rich(owning("lil_clubhouse", "lil_shopkeeper")).set_row("cards", "lil_drummer")
    play(t, "lil_drummer")
    assert t.aside(0, "parades") == ("lil_parade_one_color_6",)
    assert t.points(0) == 1


@pytest.mark.parametrize(("owners", "due"), [(1, 2), (2, 1)])
def test_each_clubhouse_saves_a_berry_for_creatures(owners: int, due: int) -> None:
    t = owning(*["lil_clubhouse"] * owners).set_row("cards", "lil_king").set_resources(0, berry=5)
    assert play(t, "lil_king").resources(0)["berry"] == 5 - due


def test_a_cost_never_falls_below_nothing() -> None:
    t = owning("lil_clubhouse", "lil_clubhouse").set_row("cards", "lil_drummer")
    t.choose("friend", "lil_space_berry").choose("play", "lil_drummer")
    assert t.resources(0)["berry"] == 1


def test_the_clubhouse_leaves_places_as_they_are() -> None:
    t = owning("lil_clubhouse").set_row("cards", "lil_ever_tree").set_resources(0, twig=1, resin=1)
    assert "play:lil_ever_tree" not in t.choose("friend", "lil_space_berry").offers()


def test_the_builder_saves_a_twig_or_a_resin_for_places() -> None:
    t = owning("lil_builder").set_row("cards", "lil_farm").set_resources(0, twig=1, resin=1)
    t.choose("friend", "lil_space_berry").choose("play", "lil_farm")
    assert t.offers() == ["pay:resin=1", "pay:twig=1"]
    assert t.choose("pay:twig=1").resources(0)["resin"] == 1


def test_the_builder_leaves_creatures_as_they_are() -> None:
    t = owning("lil_builder").set_row("cards", "lil_king").set_resources(0, berry=2)
    assert "play:lil_king" not in t.choose("friend", "lil_space_twig").offers()


def test_what_others_own_changes_nothing_for_you() -> None:
    t = lil().set_city(1, "lil_clubhouse", "lil_shopkeeper").set_row("cards", "lil_king")
    t.set_resources(0, berry=3)
    play(t, "lil_king")
    assert t.resources(0)["berry"] == t.resources(1)["berry"] == 0


def test_a_card_acts_before_blue_cards_answer_to_it() -> None:
    t = owning("lil_workshop").set_row("cards", "lil_pond").set_resources(0, twig=1, resin=2)
    play(t, "lil_pond", space="lil_space_berry")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:berry"]
    t.choose("gain", "berry")
    assert t.offers() == ["gain:twig", "gain:resin"]


def test_each_of_two_workshops_answers() -> None:
    t = owning("lil_workshop", "lil_workshop").set_row("cards", "lil_ever_tree")
    t.set_resources(0, twig=2, resin=1)
    play(t, "lil_ever_tree", space="lil_space_berry")
    t.choose("gain", "resin").choose("gain", "resin")
    assert t.resources(0)["resin"] == 2


def test_two_builders_save_two() -> None:
    t = owning("lil_builder", "lil_builder").set_row("cards", "lil_ever_tree")
    t.set_resources(0, resin=1)
    play(t, "lil_ever_tree", space="lil_space_berry")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_blue_cards_do_not_make_themselves_cheaper() -> None:
    t = lil().set_row("cards", "lil_clubhouse").set_resources(0, twig=2)
    assert "play:lil_clubhouse" not in t.choose("friend", "lil_space_berry").offers()


def test_each_drummer_answers_to_a_parade() -> None:
    city = ("lil_drummer", "lil_drummer", "lil_king", "lil_castle")
    t = rich(owning(*city)).set_row("cards", "lil_ever_tree")
    play(t, "lil_ever_tree")
    assert t.aside(0, "parades") == ("lil_parade_one_color_6",)
    assert t.points(0) == 2
