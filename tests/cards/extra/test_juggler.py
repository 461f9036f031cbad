"""Juggler: twigs for points, or a game with the top of the deck."""

from __future__ import annotations

from tests.rulebook.piles import leave

from everdell.testing import Table, table


def with_twigs(twigs: int, *deck: str) -> Table:
    t = table(boxes=("base", "extra")).set_hand(0, "juggler").set_deck(*deck)
    return t.set_resources(0, twig=twigs, berry=2)


def juggled(twigs: int, *deck: str) -> Table:
    """The first card of the deck has been turned up."""
    return with_twigs(twigs, *deck).choose("play:juggler:hand").choose("choose:reveal")


def test_either_way_or_none_may_be_chosen() -> None:
    t = with_twigs(3, "king").choose("play:juggler:hand")
    assert t.prompt() == "choose-one"
    assert t.offers() == ["choose:points", "choose:reveal", "done"]


def test_declining_costs_and_brings_nothing() -> None:
    t = with_twigs(3, "king").choose("play:juggler:hand").choose("done")
    assert (t.points(0), t.resources(0)["twig"]) == (0, 3)
    assert t.seat() == 1


def test_three_twigs_buy_four_points() -> None:
    t = with_twigs(4, "king").choose("play:juggler:hand").choose("choose:points")
    assert (t.points(0), t.resources(0)["twig"]) == (4, 1)
    assert t.seat() == 1


def test_two_twigs_do_not() -> None:
    t = with_twigs(2, "king").choose("play:juggler:hand")
    assert t.offers() == ["choose:reveal", "done"]


def test_without_a_twig_nothing_happens() -> None:
    t = with_twigs(0, "king").choose("play:juggler:hand")
    assert t.seat() == 1
    assert t.points(0) == 0


def test_each_card_turned_up_costs_a_twig_and_one_may_stop_after_each() -> None:
    t = juggled(4, "farm", "mine", "king")
    assert t.prompt() == "keep-revealing"
    assert t.offers() == ["choose:reveal", "done"]
    assert t.resources(0)["twig"] == 3
    t.choose("choose:reveal")
    assert t.offers() == ["choose:reveal", "done"]
    assert t.resources(0)["twig"] == 2
    assert t.points(0) == 0


def test_all_see_the_cards() -> None:
    t = juggled(3, "farm", "mine").choose("choose:reveal")
    assert [entry.seen_by(1)["cards"] for entry in t.told("revealed")] == [["farm"], ["mine"]]
    assert t.game.view(1)["shown"][0]["cards"] == ["farm", "mine"]


def test_values_that_add_up_to_six_bring_six_points() -> None:
    t = juggled(3, "king", "mine").choose("choose:reveal").choose("done")
    assert (t.points(0), t.resources(0)["twig"]) == (6, 1)


def test_more_than_six_brings_no_more() -> None:
    t = juggled(4, "king", "castle", "ever_tree", "queen")
    t.choose("choose:reveal").choose("choose:reveal").choose("choose:reveal")
    assert t.points(0) == 6
    assert t.seat() == 1


def test_stopping_below_six_brings_nothing_and_the_twigs_are_spent() -> None:
    t = juggled(4, "king", "farm").choose("choose:reveal").choose("done")
    assert (t.points(0), t.resources(0)["twig"]) == (0, 2)
    assert t.seat() == 1


def test_a_fool_counts_as_two_less_than_nothing() -> None:
    t = juggled(9, "ever_tree", "fool", "mine").choose("choose:reveal").choose("choose:reveal")
    t.choose("done")
    assert t.points(0) == 0  # 5 - 2 + 2
    t = juggled(9, "ever_tree", "fool", "mine", "farm").choose("choose:reveal")
    t.choose("choose:reveal").choose("choose:reveal").choose("done")
    assert t.points(0) == 6


def test_only_base_values_count() -> None:
    t = juggled(2, "wife", "theater").choose("choose:reveal")
    assert t.points(0) == 0  # 2 + 3, whatever they would be worth in a city


def test_all_cards_turned_up_are_discarded() -> None:
    t = juggled(3, "king", "mine", "farm").choose("choose:reveal").choose("done")
    assert sorted(t.discard()) == ["king", "mine"]
    assert t.hand(0) == ()


def test_the_last_twig_ends_it() -> None:
    t = juggled(2, "king", "mine").choose("choose:reveal")
    assert t.seat() == 1
    assert t.points(0) == 6


def test_with_nothing_to_turn_up_only_the_points_are_left() -> None:
    t = leave(with_twigs(3)).choose("play:juggler:hand")
    assert t.offers() == ["choose:points", "done"]


def test_with_nothing_to_turn_up_and_two_twigs_nothing_happens() -> None:
    t = leave(with_twigs(2)).choose("play:juggler:hand")
    assert t.seat() == 1
    assert t.resources(0)["twig"] == 2


def test_the_last_card_of_the_deck_ends_it() -> None:
    t = leave(with_twigs(5), deck=("king",)).choose("play:juggler:hand").choose("choose:reveal")
    assert t.seat() == 1
    assert (t.points(0), t.resources(0)["twig"]) == (0, 4)
    assert t.discard() == ("king",)


def test_it_plays_no_part_in_production() -> None:
    t = table(boxes=("base", "extra")).set_city(0, "juggler").set_resources(0, twig=3)
    t.set_workers(0, 0).choose("prepare")
    assert t.seat() == 1
