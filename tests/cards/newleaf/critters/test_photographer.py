"""Photographer: the bonus of an opponent's purple card, counted for one's own city."""

from __future__ import annotations

from everdell.testing import Table, table


def photographer(*city: str, players: int = 2, boxes: tuple[str, ...] = ()) -> Table:
    t = table(players, boxes=("base", *boxes, "newleaf"))
    return t.set_city(0, "photographer", *city)


def bonus(t: Table) -> int:
    return t.score(0).parts["prosperity"]


def test_alone_in_the_city_it_is_worth_two() -> None:
    t = photographer()
    assert t.score(0).total == 2


def test_the_bonus_is_counted_in_ones_own_city_and_the_base_value_is_not_copied() -> None:
    t = photographer("farm", "mine").set_city(1, "castle", "inn", "inn", "mine")
    assert bonus(t) == 2  # common constructions of one's own
    assert t.score(0).parts["cards"] == 2 + 1 + 2


def test_the_best_of_all_opponents_counts_and_only_one() -> None:
    t = photographer("farm", "mine", "lookout", players=3)
    t.set_city(1, "castle").set_city(2, "palace")
    assert bonus(t) == 2
    assert bonus(t.set_city(2, "palace", "ever_tree")) == 2
    assert bonus(t.set_city(0, "photographer", "lookout", "clock_tower", "dungeon")) == 3


def test_purple_cards_of_ones_own_city_are_not_copied() -> None:
    t = photographer("castle", "farm")
    assert bonus(t) == 1  # the Castle's own


def test_only_purple_cards_are_copied() -> None:
    """A Gazette is blue, and worth three with so many tokens upon it."""
    t = photographer(boxes=("extra",)).set_city(1, "gazette").set_on(1, "gazette", point=3)
    assert t.score(1).parts["prosperity"] == 3
    assert bonus(t.set_on(0, "photographer", point=3)) == 0


def test_an_ever_tree_counts_the_purple_cards_around_the_photographer() -> None:
    t = photographer("school", "wife").set_city(1, "ever_tree", "palace", "king")
    assert bonus(t) == 3 + 1  # Photographer, School and Wife; the School's own for the Wife


def test_a_king_is_counted_by_ones_own_events() -> None:
    t = photographer("inn", "lookout", "chapel").set_city(1, "king", "inn", "lookout")
    assert bonus(t) == 0
    t.choose("event:grand_tour")
    assert bonus(t) == 1


def test_events_of_the_opponent_do_not_count_for_a_king() -> None:
    t = photographer().set_city(1, "king", "inn", "lookout", "chapel").set_turn(1)
    t.choose("event:grand_tour")
    assert bonus(t) == 0


def test_an_architect_is_counted_by_ones_own_supply() -> None:
    t = photographer().set_city(1, "architect").set_resources(1, resin=6)
    assert bonus(t) == 0
    assert bonus(t.set_resources(0, resin=2, pebble=1)) == 3


def test_a_baker_is_counted_by_ones_own_berries_beside_a_baker_of_ones_own() -> None:
    t = photographer("baker").set_city(1, "baker").set_resources(0, berry=2)
    assert bonus(t) == 4 + 4


def test_a_wife_has_no_husband_who_shares_a_space_with_the_photographer() -> None:
    t = photographer("husband").set_city(1, "wife", "husband")
    assert bonus(t) == 0


def test_another_photographer_is_never_copied() -> None:
    t = photographer("farm", "mine", players=3)
    t.set_city(1, "photographer").set_city(2, "inn")
    assert bonus(t) == 0
    t = photographer("castle", "farm").set_city(1, "photographer")
    assert t.score(1).parts["prosperity"] == 0  # it sees a Castle, but has no constructions
    assert bonus(t) == 1


def test_two_photographers_see_each_others_cities() -> None:
    t = photographer("castle", "mine").set_city(1, "photographer", "farm", "inn")
    assert t.score(1).parts["prosperity"] == 2
    assert bonus(t) == 1


def test_legends_cannot_be_copied() -> None:
    t = photographer("king", "queen", "bard", boxes=("legends",))
    t.set_city(1, "oleanders_opera_house", "fynn_nobletail")
    assert bonus(t) == 0


def test_a_library_counts_ones_own_colours() -> None:
    t = photographer("farm", "inn").set_city(1, "library")
    assert bonus(t) == 3


def test_an_ever_wall_counts_ones_own_spaces() -> None:
    t = photographer("farm", "inn", "mine", "lookout").set_city(1, "ever_wall")
    assert bonus(t) == 2


def test_a_theater_counts_the_photographer_as_a_unique_critter() -> None:
    assert bonus(photographer().set_city(1, "theater", "king", "queen")) == 1


def test_a_scurrble_champion_is_copied_as_one_more_of_them() -> None:
    t = photographer("scurrble_champion", boxes=("extra",)).set_city(1, "scurrble_champion")
    assert bonus(t) == 2


def test_alone_a_purple_card_of_rugwort_may_be_copied() -> None:
    t = photographer("farm", "mine", players=1).set_city(1, "castle")
    assert bonus(t) == 2
