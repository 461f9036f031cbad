"""How he scores (base rulebook, solo rules)."""

from __future__ import annotations

from tests.rugwort.solo import RUGWORT, prepare, solo


def test_two_points_a_card_three_a_purple_one_whatever_is_printed() -> None:
    t = solo().set_city(RUGWORT, "farm", "bard", "queen", "ever_tree", "king", "wife")
    assert t.score(RUGWORT).parts["cards"] == 3 * 2 + 3 * 3


def test_no_prosperity_bonus_of_his_cards() -> None:
    t = solo().set_city(RUGWORT, "castle", "farm", "farm", "husband", "wife")
    assert t.score(RUGWORT).parts["prosperity"] == 0


def test_three_points_a_basic_event() -> None:
    t = prepare(solo().set_city(RUGWORT, "inn", "inn", "lookout", *["farm"] * 4))
    assert t.score(RUGWORT).parts["events"] == 6


def test_basic_events_left_on_the_board_are_worth_nothing_to_him() -> None:
    t = solo()
    assert t.score(RUGWORT).total == 0


def test_each_special_event_in_play_that_you_missed() -> None:
    t = solo().set_events("tax_relief", "croak_wart_cure", "a_well_run_city", "the_everdell_games")
    assert t.score(RUGWORT).parts["missed_events"] == 12


def test_all_together() -> None:
    t = solo().set_events("tax_relief", "croak_wart_cure").set_points(RUGWORT, 2)
    t.set_city(RUGWORT, "inn", "inn", "queen", "king")
    prepare(t, 3)
    score = t.score(RUGWORT)
    assert score.parts == {
        "cards": 2 + 2 + 2 + 3,
        "tokens": 2,
        "prosperity": 0,
        "journey": 3,
        "events": 3,
        "missed_events": 6,
    }
    assert score.total == 23


def test_you_score_as_always() -> None:
    t = solo().set_city(0, "king", "inn", "inn", "lookout").choose("event", "grand_tour")
    assert t.score(0).parts == {
        "cards": 10,
        "tokens": 0,
        "prosperity": 1,
        "journey": 0,
        "events": 3,
    }
