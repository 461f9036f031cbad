"""Shepherd: is paid to an opponent; three berries, and a point for each token on the Chapel."""

from __future__ import annotations

from everdell.testing import Table, table


def with_a_shepherd(players: int, *city: str) -> Table:
    t = table(players).set_city(0, *city)
    return t.set_hand(0, "shepherd").set_resources(0, berry=3)


def berries(t: Table) -> list[int]:
    return [t.resources(seat)["berry"] for seat in range(len(t.game.players))]


def test_its_price_goes_to_an_opponent_of_choice() -> None:
    t = with_a_shepherd(4).choose("play:shepherd:hand")
    assert t.offers() == ["give:1", "give:2", "give:3"]
    t.choose("give:2")
    assert berries(t) == [3, 0, 3, 0]


def test_the_price_is_paid_before_the_three_berries_come() -> None:
    t = with_a_shepherd(2).set_resources(0, berry=2)
    assert not [id for id in t.offers() if id.startswith("play:shepherd:hand")]


def test_every_point_token_on_the_chapel_is_worth_a_point_and_stays() -> None:
    t = with_a_shepherd(2, "chapel").set_on(0, "chapel", point=2).choose("play:shepherd:hand")
    assert t.points(0) == 2
    assert t.on(0, "chapel") == {"point": 2}
    assert t.score(0).parts["tokens"] == 4


def test_without_a_chapel_only_the_berries_are_gained() -> None:
    t = with_a_shepherd(2).choose("play:shepherd:hand")
    assert t.points(0) == 0
    assert berries(t) == [3, 3]


def test_the_chapel_of_an_opponent_does_not_count() -> None:
    t = with_a_shepherd(3).set_city(1, "chapel").set_on(1, "chapel", point=2)
    t.choose("play:shepherd:hand").choose("give:1")
    assert t.points(0) == t.points(1) == 0


def test_tokens_on_other_cards_do_not_count() -> None:
    t = with_a_shepherd(2, "clock_tower").set_on(0, "clock_tower", point=3)
    assert t.choose("play:shepherd:hand").points(0) == 0


def test_the_chapel_lets_it_in_and_no_opponent_is_paid() -> None:
    t = with_a_shepherd(3, "chapel").set_resources(0)
    t.choose("play:shepherd:hand:occupy")
    assert berries(t) == [3, 0, 0]
    assert t.occupied(0, "chapel")


def test_the_ever_tree_lets_it_in_and_no_opponent_is_paid() -> None:
    t = with_a_shepherd(3, "ever_tree").set_resources(0)
    t.choose("play:shepherd:hand:occupy")
    assert berries(t) == [3, 0, 0]


def test_a_dungeon_that_pays_it_in_full_leaves_nothing_to_give() -> None:
    t = with_a_shepherd(3, "dungeon", "monk").choose("play:shepherd:hand:dungeon")
    assert berries(t) == [6, 0, 0]


def test_an_inn_that_pays_it_in_full_leaves_nothing_to_give() -> None:
    t = table(players=3).set_city(0, "inn").set_meadow("shepherd").set_resources(0, berry=1)
    t.choose("visit:city:0:inn").choose("play:shepherd:meadow")
    assert berries(t) == [4, 0, 0]


def test_what_is_left_of_a_lowered_price_goes_to_an_opponent() -> None:
    t = table(players=3).set_forest("forest_meadow_two_play_one").set_meadow("shepherd", "farm")
    t.set_resources(0, berry=3).choose("visit:forest_meadow_two_play_one")
    t.choose("take:shepherd").choose("take:farm").choose("play:shepherd:hand").choose("give:2")
    assert berries(t) == [4, 0, 2]


def test_a_player_who_has_passed_is_not_paid() -> None:
    t = with_a_shepherd(4).set_passed(1).choose("play:shepherd:hand")
    assert t.offers() == ["give:2", "give:3"]


def test_when_all_others_have_passed_the_price_goes_to_the_supply() -> None:
    t = with_a_shepherd(3).set_passed(1).set_passed(2).choose("play:shepherd:hand")
    assert berries(t) == [3, 0, 0]


def test_alone_the_price_goes_to_the_supply() -> None:
    t = with_a_shepherd(1).choose("play:shepherd:hand")
    assert berries(t) == [3, 0]


def test_the_university_refunds_it_from_the_supply() -> None:
    t = table(players=3).set_city(0, "university", "shepherd")
    t.choose("visit:city:0:university").choose("gain:twig")
    assert berries(t) == [3, 0, 0]


def test_it_acts_only_when_played() -> None:
    t = table().set_city(0, "shepherd").set_workers(0, 0).choose("prepare")
    assert berries(t) == [0, 0]
