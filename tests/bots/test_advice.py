"""Advice for people: the best options, how much better, and how sure."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from everdell import EverdellError, new_game
from everdell.bots import advice, advise
from everdell.bots.findings import Finding, spread_of
from everdell.bots.specs import Budget
from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.testing import Table

from .tables import dear_table

BRIEF = Budget(iterations=60)


def late_game(seed: int, choices: int, players: int = 2) -> Game:
    game = new_game(players, seed=seed)
    random = seeded(1)
    for _ in range(choices):
        game.take(random.below(len(game.options)))
    return game


def test_three_options_the_best_first() -> None:
    game = new_game(2, seed=3)
    offered = {option.id for option in game.options}
    found = advise(game, 0, BRIEF)
    assert len(found) == 3
    assert {one.option for one in found} <= offered
    for one in found:
        assert 0.0 <= one.win_chance <= 1.0
        assert 0.5 <= one.confidence <= 1.0


@pytest.mark.parametrize("seed", range(6))
def test_the_first_is_ahead_and_the_others_are_behind_in_order(seed: int) -> None:
    game = late_game(seed, 10 * seed)
    found = advise(game, game.stack[-1].me, BRIEF, most=len(game.options))
    first, *others = found
    assert first.difference >= 0.0
    if first.picks is None:
        assert first.share == max([one.share for one in found])
    behind = [one.difference for one in others]
    assert max(behind) == -first.difference
    assert behind == sorted(behind, reverse=True)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 4])
def test_no_option_wins_more_often_than_a_better_one(players: int, seed: int) -> None:
    game = late_game(seed, 10 * seed, players)
    found = advise(game, game.stack[-1].me, BRIEF, most=len(game.options))
    chances = [one.win_chance for one in found]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_beginning_all_have_about_the_same_chance(players: int) -> None:
    """It is not the best rival alone who has to be beaten."""
    openings = [new_game(players, seed=seed) for seed in range(12)]
    chances = [advise(game, 0, BRIEF, most=1)[0].win_chance for game in openings]
    assert sum(chances) / len(chances) == pytest.approx(1 / players, abs=0.08)


def test_who_is_far_ahead_and_has_nothing_to_fear_has_won() -> None:
    t = dear_table().set_season(0, "autumn").set_hand(0).set_workers(0, 0)
    t.set_points(0, 9).set_passed(1)
    (only,) = advise(t.game, 0)
    assert only.option == "pass"
    assert only.win_chance > 0.99


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_is_advised_has_a_reason(seed: int) -> None:
    game = late_game(seed, 12 * seed + 5, players=2 + seed % 3)
    random = seeded(seed)
    for _ in range(12):
        if len(game.options) > 1:
            found = advise(game, game.stack[-1].me, Budget(iterations=20))
            assert all(one.reasons for one in found)
        game.take(random.below(len(game.options)))


# Several picks -------------------------------------------------------------------------------


def haven() -> Table:
    """Discard any number of four cards; each two of them bring a resource of one's choice."""
    t = dear_table().set_hand(0, "mine", "farm", "farm", "inn")
    return t.choose("visit:haven")


def test_of_several_picks_whole_sets_are_compared() -> None:
    t = haven()
    found = advise(t.game, 0, Budget(iterations=400), most=50)
    sets = [one.picks for one in found]
    assert len(set(sets)) == len(sets) > 3
    assert () in sets
    for one in found:
        assert one.picks is not None
        assert one.option == (one.picks[0] if one.picks else "done")


@pytest.mark.parametrize("seed", range(4))
def test_the_picks_of_a_set_can_be_made_one_after_the_other(seed: int) -> None:
    t = haven()
    best = advise(t.game, 0, Budget(iterations=400), seed)[0].picks
    assert best is not None
    for pick in best:
        t.choose(pick)
    assert len(t.hand(0)) == 4 - len(best)


def test_a_single_option_needs_no_thought() -> None:
    t = dear_table().set_hand(0).set_workers(0, 0)
    assert [one.option for one in advise(t.game, 0)] == ["prepare"]


def test_only_whose_decision_it_is_gets_advice() -> None:
    with pytest.raises(EverdellError) as fault:
        advise(new_game(2, seed=3), 1)
    assert fault.value.code == "nothing-to-decide"


def test_hidden_cards_do_not_change_the_advice() -> None:
    game = late_game(seed=3, choices=20)
    seat = game.stack[-1].me
    told = [advise(game.determinize(seat, k), seat, BRIEF, seed=5) for k in range(3)]
    assert told[0] == told[1] == told[2] == advise(game, seat, BRIEF, seed=5)


# How sure it is ------------------------------------------------------------------------------


def visited(option: str, *leads: float) -> Finding:
    """What a search found that saw these leads."""
    return Finding(
        option, len(leads), sum(leads), 0.0, sum(leads), sum([lead * lead for lead in leads])
    )


def compared(found: list[Finding]) -> list[advice.ComparedAnswer]:
    """The one that was visited most would be taken."""
    return advice.compared(found, found.index(max(found, key=lambda one: one.visits)))


def often(option: str, visits: int, mean: float, spread: float = 3.0) -> Finding:
    """An option with many visits around a mean."""
    random = Random(option)
    return visited(option, *[random.gauss(mean, spread) for _ in range(visits)])


def test_what_was_seen_once_and_looked_far_worse_is_surely_worse() -> None:
    """The clearest case of all: nothing else was worth a second look."""
    first, other = compared([often("good", 1500, 14.5), visited("bad", 0.0)])
    assert (first.finding.option, other.finding.option) == ("good", "bad")
    assert first.difference == pytest.approx(14.5, abs=0.5)
    assert first.confidence == other.confidence > 0.99


def test_what_was_seen_once_and_looked_nearly_as_good_may_be_better() -> None:
    first, _ = compared([often("good", 1500, 1.0), visited("unknown", 0.0)])
    assert 0.5 < first.confidence < 0.8


def test_what_was_seen_twice_by_chance_alike_is_not_certain() -> None:
    """Its own visits show no spread at all, those of the others do."""
    first, _ = compared([often("good", 100, 1.0), visited("twins", 0.0, 0.0)])
    assert 0.5 < first.confidence < 0.9


def test_the_more_it_was_looked_at_the_surer_it_is() -> None:
    confidence = [
        compared([often("a", visits + 1, 1.0), often("b", visits, 0.0)])[0].confidence
        for visits in (2, 20, 200)
    ]
    assert confidence == sorted(confidence)
    assert confidence[-1] > 0.95


def test_a_small_difference_is_never_sure_however_long_it_was_looked_at() -> None:
    """Another search of the same decision might find the other option better."""
    first, _ = compared([often("a", 20_000, 0.3), often("b", 20_000, 0.0)])
    assert 0.6 < first.confidence < 0.95


def test_where_nothing_is_left_to_chance_the_better_one_is_certain() -> None:
    first, other = compared([visited("win", *[2.0] * 8), visited("lose", 1.0)])
    assert (first.difference, other.difference) == (1.0, -1.0)
    assert first.confidence == other.confidence == 1.0


@pytest.mark.parametrize("visits", [1, 2, 7])
def test_a_few_visits_that_are_alike_make_nothing_certain(visits: int) -> None:
    """The first ones see the same position: a search that hardly began has no doubts to show."""
    found = [visited("a", *[2.0] * visits), visited("b", 1.0)]
    assert [one.confidence for one in compared(found)] == [0.5, 0.5]


@pytest.mark.parametrize("iterations", [1, 2, 3])
def test_who_has_hardly_thought_is_not_sure(iterations: int) -> None:
    for seed in range(6):
        game = late_game(seed, 10 * seed)
        found = advise(game, game.stack[-1].me, Budget(iterations=iterations))
        assert {one.confidence for one in found} == {0.5}


def test_two_that_are_level_are_told_without_preference() -> None:
    first, other = compared([visited("a", 1.0, 1.0), visited("b", 1.0)])
    assert (first.difference, first.confidence) == (0.0, 0.5)
    assert (other.difference, other.confidence) == (0.0, 0.5)


def test_what_was_visited_most_comes_first_though_another_has_the_better_mean() -> None:
    found = [visited("rising", 5.0, 5.2), visited("low", 1.0), visited("taken", 5.0, 4.8, 5.2)]
    first, second, third = compared(found)
    assert [one.finding.option for one in (first, second, third)] == ["taken", "rising", "low"]
    assert (first.difference, first.confidence) == (0.0, 0.5)
    assert (second.difference, second.confidence) == (0.0, 0.5)
    assert third.difference == -4.0


def test_as_long_as_nothing_was_seen_twice_nothing_is_sure() -> None:
    found = [visited("a", 9.0), visited("b", 1.0)]
    assert spread_of(found) == inf
    assert [one.confidence for one in compared(found)] == [0.5, 0.5]
