"""Undertaker: three meadow cards are discarded, one is taken; a second spot in the Cemetery."""

from __future__ import annotations

from everdell.testing import Table, table

MEADOW = ("doctor", "husband", "judge", "king", "monk", "queen", "teacher", "wife")


def with_an_undertaker() -> Table:
    t = table().set_hand(0, "undertaker").set_resources(0, berry=2)
    return t.set_meadow(*MEADOW).set_deck("farm", "mine", "inn", "castle")


def test_three_meadow_cards_are_discarded_and_replaced_and_one_is_taken() -> None:
    t = with_an_undertaker().choose("play:undertaker:hand")
    t.choose("discard:doctor").choose("discard:king").choose("discard:teacher")
    assert t.discard() == ("doctor", "king", "teacher")
    assert t.meadow() == ("farm", "husband", "judge", "mine", "monk", "queen", "inn", "wife")
    t.choose("take:mine")
    assert t.hand(0) == ("mine",)
    assert t.meadow() == ("farm", "husband", "judge", "castle", "monk", "queen", "inn", "wife")


def test_the_discards_are_the_players_choice_but_no_option() -> None:
    t = with_an_undertaker().choose("play:undertaker:hand")
    # Named in ascending order: the last two cards cannot be the first of three.
    assert t.offers() == [f"discard:{card}" for card in MEADOW[:6]]
    assert "done" not in t.choose("discard:doctor").offers()
    assert "done" not in t.choose("discard:husband").offers()


def test_all_three_are_discarded_before_the_meadow_is_refilled() -> None:
    t = with_an_undertaker().choose("play:undertaker:hand").choose("discard:doctor")
    assert t.offers() == [f"discard:{card}" for card in MEADOW[1:7]]


def test_the_card_taken_may_be_any_of_the_eight_and_one_must_be_taken() -> None:
    t = with_an_undertaker().choose("play:undertaker:hand")
    t.choose("discard:monk").choose("discard:queen").choose("discard:wife")
    left = ("doctor", "husband", "judge", "king", "teacher", "farm", "inn", "mine")
    assert t.offers() == [f"take:{card}" for card in left]
    t.choose("take:king")
    assert t.hand(0) == ("king",)


def test_with_a_full_hand_no_card_is_taken(crowd: tuple[str, ...]) -> None:
    t = table().set_hand(0, *crowd[:8]).set_resources(0, berry=2)
    t.set_meadow("undertaker", *MEADOW[1:]).choose("play:undertaker:meadow")
    t.choose("discard:husband").choose("discard:judge").choose("discard:king")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8
    assert len(t.discard()) == 3


def test_played_from_the_meadow_its_own_place_is_refilled_first() -> None:
    t = table().set_resources(0, berry=2).set_meadow("undertaker", *MEADOW[1:])
    t.set_deck("architect").choose("play:undertaker:meadow")
    assert "discard:architect" in t.offers()


def test_it_acts_only_when_played() -> None:
    t = table().set_city(0, "undertaker").set_workers(0, 0)
    meadow = t.meadow()
    t.choose("prepare")
    assert t.meadow() == meadow


def test_a_historian_draws_only_after_the_meadow_card_was_taken(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, "historian").set_hand(0, "undertaker", *crowd[:7])
    t.set_resources(0, berry=2).set_meadow(*MEADOW).choose("play:undertaker:hand")
    t.choose("discard:doctor").choose("discard:husband").choose("discard:judge")
    t.choose("take:king")
    assert t.hand(0) == ("king", *sorted(crowd[:7]))


def test_alone_cards_under_a_worker_of_rugwort_are_out_of_reach() -> None:
    t = table(players=1).set_workers(0, 0).choose("prepare")  # he takes the first place
    t.set_hand(0, "undertaker").set_resources(0, berry=2).set_meadow(*MEADOW)
    t.choose("play:undertaker:hand")
    assert "discard:doctor" not in t.offers()
    t.choose("discard:husband").choose("discard:judge").choose("discard:king")
    assert "take:doctor" not in t.offers()
    assert "take:wife" in t.offers()


def test_without_it_a_cemetery_takes_one_worker() -> None:
    t = table().set_city(0, "cemetery").set_on(0, "cemetery", settled=(0,))
    assert "visit:city:0:cemetery" not in t.offers()


def test_it_opens_the_second_spot_of_the_cemetery() -> None:
    t = table().set_city(0, "cemetery", "undertaker").set_on(0, "cemetery", settled=(0,))
    t.set_deck("farm", "farm", "farm", "farm").choose("visit:city:0:cemetery").set_turn(0)
    assert t.standing(0, "cemetery") == (0, 0)
    assert "visit:city:0:cemetery" not in t.offers()


def test_an_undertaker_of_another_city_opens_nothing() -> None:
    t = table().set_city(0, "cemetery").set_on(0, "cemetery", settled=(0,))
    t.set_city(1, "undertaker")
    assert "visit:city:0:cemetery" not in t.offers()
