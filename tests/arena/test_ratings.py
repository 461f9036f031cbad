"""Ratings that are known beforehand, and intervals that keep their promise."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from everdell.arena import ratings
from everdell.arena.confidence import wilson
from everdell.arena.ratings import MEAN, Anchor, Points, Rating, rate

MEAN_FIXED = Anchor()


def block(*points: float) -> list[Points]:
    """Deals of two games between bots 0 and 1; points of the first bot."""
    return [{(0, 1): won, (1, 0): 2 - won} for won in points]


def elo(share: float) -> float:
    return 400 * log10(share / (1 - share))


def ahead(rated: list[Rating]) -> float:
    return rated[0].elo - rated[1].elo


def test_the_difference_follows_from_the_share_of_points() -> None:
    rated = rate(2, block(*[2, 2, 1, 1] * 250), MEAN_FIXED, 0)
    assert ahead(rated) == pytest.approx(elo(0.75), abs=1)
    assert rated[0].elo + rated[1].elo == pytest.approx(2 * MEAN)
    for rating in rated:
        assert rating.low < rating.elo < rating.high
        assert rating.high - rating.low < 40


def test_draws_are_half_a_victory() -> None:
    rated = rate(2, block(*[1] * 20), MEAN_FIXED, 0)
    assert ahead(rated) == pytest.approx(0, abs=1e-6)


def test_every_pair_begins_with_a_halved_deal() -> None:
    """Nine deals won of nine are nine and a half of ten."""
    assert ahead(rate(2, block(*[2] * 9), MEAN_FIXED, 0)) == pytest.approx(elo(0.95), abs=0.01)
    assert ahead(rate(2, [], MEAN_FIXED, 0)) == 0


@pytest.mark.parametrize(("deals", "worst_share"), [(5, 0.62), (20, 0.88), (100, 0.975)])
def test_a_perfect_record_has_the_interval_of_jeffreys(deals: int, worst_share: float) -> None:
    best, worst = rate(2, block(*[2] * deals), Anchor(1000, 1), 0)
    assert best.low - 1000 == pytest.approx(elo(worst_share), abs=40)
    assert best.elo < best.high < 5000
    assert best.high - best.elo > 200
    assert (worst.low, worst.elo, worst.high) == (1000, 1000, 1000)


def test_more_games_are_surer() -> None:
    few, many = (rate(2, block(*[2, 1, 0, 2] * n), MEAN_FIXED, 0)[0] for n in (5, 80))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.25)


def test_deals_that_decide_both_games_are_worth_less() -> None:
    """Ten times both games are less evidence than each time one of them."""
    swinging = rate(2, block(*[2, 0] * 20), MEAN_FIXED, 0)[0]
    steady = rate(2, block(*[1, 1] * 20), MEAN_FIXED, 0)[0]
    assert swinging.high - swinging.low > 3 * (steady.high - steady.low)


def test_the_same_seed_gives_the_same_intervals() -> None:
    deals = block(2, 1, 0, 2, 2)
    assert rate(2, deals, MEAN_FIXED, 7) == rate(2, deals[::-1], MEAN_FIXED, 7)
    assert rate(2, deals, MEAN_FIXED, 7) != rate(2, deals, MEAN_FIXED, 8)


def drawn_deals(random: Random, strengths: list[float], n: int) -> list[Points]:
    """Deals between all pairs of bots of given strengths, in Elo."""
    deals: list[Points] = []
    for one in range(len(strengths)):
        for other in range(one):
            share = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            for _ in range(n):
                won = float(sum([random.random() < share for _ in range(2)]))
                deals.append({(one, other): won, (other, one): 2 - won})
    return deals


def test_strengths_are_found_again() -> None:
    strengths = [700.0, 900.0, 1150.0, 1250.0]
    rated = rate(4, drawn_deals(Random(1), strengths, 400), MEAN_FIXED, 0)
    for rating, strength in zip(rated, strengths, strict=True):
        assert rating.elo == pytest.approx(strength, abs=30)
        assert rating.low < strength < rating.high


def test_nineteen_of_twenty_intervals_hold_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "SAMPLES", 100)
    strengths = [1200.0, 800.0]
    held = 0
    for trial in range(60):
        best = rate(2, drawn_deals(Random(trial), strengths, 15), MEAN_FIXED, trial)[0]
        held += best.low <= strengths[0] <= best.high
    assert 52 <= held <= 60


def test_an_anchor_moves_all_alike() -> None:
    deals = drawn_deals(Random(3), [900, 1000, 1100], 30)
    free = rate(3, deals, MEAN_FIXED, 0)
    anchored = rate(3, deals, Anchor(1500, 1), 0)
    assert anchored[1] == Rating(1500, 1500, 1500)
    assert anchored[2].elo - 1500 == pytest.approx(free[2].elo - free[1].elo)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 0, 0, 1),
        (0, 10, 0, 0.2775),
        (10, 10, 0.7225, 1),
        (95, 100, 0.8882, 0.9785),
        (190, 200, 0.9104, 0.9726),
    ],
)
def test_shares_in_the_interval_of_wilson(won: float, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=1e-4)


def test_a_share_lies_within_its_interval() -> None:
    for of in range(1, 50):
        for won in range(of + 1):
            low, high = wilson(won, of)
            assert 0 <= low <= won / of <= high <= 1
