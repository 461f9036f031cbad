"""Postal Pigeon: reveals two cards, one of which may be played for free."""

from __future__ import annotations

from everdell.testing import Table, table


def with_a_pigeon(*deck: str, players: int = 2, city: tuple[str, ...] = ()) -> Table:
    t = table(players).set_city(0, *city).set_hand(0, "postal_pigeon")
    return t.set_resources(0, berry=2).set_deck(*deck)


def test_one_of_the_two_revealed_cards_is_played_for_free() -> None:
    t = with_a_pigeon("fairgrounds", "inn")
    t.choose("play:postal_pigeon:hand").choose("play:inn:revealed")
    assert t.city(0) == ("postal_pigeon", "inn")
    assert t.discard() == ("fairgrounds",)
    assert t.resources(0)["berry"] == 0


def test_all_see_the_revealed_cards() -> None:
    t = with_a_pigeon("fairgrounds", "inn").choose("play:postal_pigeon:hand")
    assert t.told("revealed")[0].seen_by(None)["cards"] == ["fairgrounds", "inn"]


def test_playing_one_is_optional() -> None:
    t = with_a_pigeon("farm", "inn").choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:farm:revealed", "play:inn:revealed", "done"]
    t.choose("done")
    assert t.city(0) == ("postal_pigeon",)
    assert sorted(t.discard()) == ["farm", "inn"]


def test_a_card_worth_more_than_three_points_is_not_played() -> None:
    t = with_a_pigeon("king", "university").choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:university:revealed", "done"]


def test_a_card_worth_nothing_or_less_may_be_played() -> None:
    t = with_a_pigeon("monk", "fool").choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:fool:revealed", "play:monk:revealed", "done"]


def test_only_the_base_value_matters() -> None:
    t = with_a_pigeon("school", "castle", city=("wife", "wife", "husband"))
    t.choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:school:revealed", "done"]


def test_with_nothing_playable_both_are_discarded_without_asking() -> None:
    t = with_a_pigeon("king", "castle").choose("play:postal_pigeon:hand")
    assert t.seat() == 1
    assert sorted(t.discard()) == ["castle", "king"]


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    t = with_a_pigeon("judge", "farm", city=("judge",)).choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:farm:revealed", "done"]


def test_two_equal_cards_are_one_choice() -> None:
    t = with_a_pigeon("farm", "farm").choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:farm:revealed", "done"]
    t.choose("play:farm:revealed")
    assert t.city(0) == ("postal_pigeon", "farm")
    assert t.discard() == ("farm",)


def test_it_takes_the_last_space_itself(crowd: tuple[str, ...]) -> None:
    t = with_a_pigeon("farm", "wanderer", city=crowd[:14])
    t.choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:wanderer:revealed", "done"]


def test_ruins_may_take_the_place_of_a_construction_in_a_full_city(crowd: tuple[str, ...]) -> None:
    t = with_a_pigeon("ruins", "farm", city=crowd[:14])
    t.choose("play:postal_pigeon:hand").choose("play:ruins:revealed").choose("demolish:mine")
    assert t.city(0) == (*crowd[1:14], "postal_pigeon", "ruins")


def test_the_revealed_card_has_its_own_effect() -> None:
    t = with_a_pigeon("mine", "king").choose("play:postal_pigeon:hand")
    t.choose("play:mine:revealed")
    assert t.resources(0)["pebble"] == 1


def test_a_revealed_shepherd_pays_no_opponent() -> None:
    t = with_a_pigeon("shepherd", "king", players=3).choose("play:postal_pigeon:hand")
    t.choose("play:shepherd:revealed")
    assert [t.resources(seat)["berry"] for seat in range(3)] == [3, 0, 0]


def test_a_shopkeeper_answers_to_both_critters() -> None:
    t = with_a_pigeon("wife", "king", city=("shopkeeper",))
    t.choose("play:postal_pigeon:hand").choose("play:wife:revealed")
    assert t.resources(0)["berry"] == 2


def test_a_courthouse_answers_to_the_revealed_construction() -> None:
    t = with_a_pigeon("crane", "king", city=("courthouse",))
    t.choose("play:postal_pigeon:hand").choose("play:crane:revealed").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.seat() == 1


def test_the_second_card_is_resolved_before_anything_answers_to_the_pigeon() -> None:
    # With all berries spent, the Monk has none to give: the Shopkeeper's come later.
    t = with_a_pigeon("monk", "king", city=("shopkeeper",))
    t.choose("play:postal_pigeon:hand").choose("play:monk:revealed")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 2


def test_one_pigeon_may_bring_another() -> None:
    t = with_a_pigeon("postal_pigeon", "king", "farm", "inn", city=("historian",))
    t.choose("play:postal_pigeon:hand").choose("play:postal_pigeon:revealed")
    t.choose("play:inn:revealed")
    assert t.city(0) == ("historian", "postal_pigeon", "postal_pigeon", "inn")
    assert sorted(t.discard()) == ["farm", "king"]
    assert len(t.hand(0)) == 3


def test_a_full_hand_does_not_matter(crowd: tuple[str, ...]) -> None:
    t = table().set_hand(0, *crowd[:8]).set_resources(0, berry=2).set_meadow("postal_pigeon")
    t.set_deck("king", "farm", "inn").choose("play:postal_pigeon:meadow")
    assert t.meadow()[0] == "king"  # the meadow is refilled before anything is revealed
    t.choose("play:farm:revealed")
    assert t.city(0) == ("postal_pigeon", "farm")
    assert len(t.hand(0)) == 8


def test_cards_in_hand_are_not_played_by_it() -> None:
    t = with_a_pigeon("king", "castle").set_hand(0, "postal_pigeon", "farm")
    t.choose("play:postal_pigeon:hand")
    assert t.seat() == 1
    assert t.hand(0) == ("farm",)


def test_alone_a_second_card_makes_rugwort_play_two() -> None:
    t = with_a_pigeon("wife", "king", players=1).set_meadow(*["farm"] * 8)
    t.choose("play:postal_pigeon:hand").choose("play:wife:revealed")
    assert len(t.city(1)) == 2


def test_alone_a_pigeon_that_plays_nothing_makes_rugwort_play_one() -> None:
    t = with_a_pigeon("wife", "king", players=1).set_meadow(*["farm"] * 8)
    t.choose("play:postal_pigeon:hand").choose("done")
    assert t.city(1) == ("farm",)
