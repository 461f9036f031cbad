"""Limits by address."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from everdell.web.server.limits import Buckets, Turnstile, party

HOME = "192.0.2.1"
AWAY = "192.0.2.2"


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_and_then_the_rate(clock: Clock) -> None:
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.take(HOME) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.now += 0.25
    assert buckets.take(HOME) == 0.25
    clock.now += 0.25
    assert [buckets.take(HOME) for _ in range(2)] == [0.0, 0.5]


def test_being_refused_costs_nothing(clock: Clock) -> None:
    buckets = Buckets(1.0, 1, clock)
    assert [buckets.take(HOME) for _ in range(3)] == [0.0, 1.0, 1.0]
    clock.now += 1
    assert buckets.take(HOME) == 0.0


def test_addresses_do_not_share(clock: Clock) -> None:
    buckets = Buckets(1.0, 1, clock)
    assert [buckets.take(who) for who in (HOME, AWAY, HOME)] == [0.0, 0.0, 1.0]


def test_a_rate_of_0_is_no_limit(clock: Clock) -> None:
    buckets = Buckets(0.0, 1, clock)
    assert {buckets.take(HOME) for _ in range(100)} == {0.0}
    assert len(buckets) == 0


def test_without_a_burst_there_is_one_at_a_time(clock: Clock) -> None:
    buckets = Buckets(1.0, 0, clock)
    assert [buckets.take(HOME) for _ in range(2)] == [0.0, 1.0]


def test_full_buckets_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(1.0, 5, clock)
    for n in range(100):
        buckets.take(f"192.0.2.{n}")
    assert len(buckets) == 100
    clock.now += 5
    for n in range(100):
        buckets.take(f"198.51.100.{n}")
    assert len(buckets) == 100


def test_the_oldest_make_room_in_a_flood(clock: Clock) -> None:
    buckets = Buckets(1.0, 1, clock, most=10)
    buckets.take(HOME)
    for n in range(1000):
        buckets.take(f"198.51.{n // 250}.{n % 250}")
        assert buckets.take(HOME) == 1.0  # who keeps asking is not forgotten
        assert len(buckets) <= 10


@given(
    rate=st.floats(0.01, 100.0),
    burst=st.integers(1, 20),
    pauses=st.lists(st.sampled_from([0.0, 0.0, 0.0, 0.001, 0.1, 1.0, 30.0]), max_size=60),
)
def test_no_window_has_more_than_its_share(rate: float, burst: int, pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(rate, burst, clock)
    granted: list[float] = []
    for pause in pauses:
        clock.now += pause
        wait = buckets.take(HOME)
        if not wait:
            granted.append(clock.now)
    for first, since in enumerate(granted):
        for last, until in enumerate(granted[first:], first):
            assert last - first + 1 <= burst + rate * (until - since) + 1e-6


@given(
    rate=st.floats(0.01, 100.0),
    burst=st.integers(1, 20),
    pauses=st.lists(st.sampled_from([0.0, 0.0, 0.001, 0.1, 1.0]), max_size=60),
)
def test_waiting_as_told_lets_in(rate: float, burst: int, pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(rate, burst, clock)
    for pause in pauses:
        clock.now += pause
        wait = buckets.take(HOME)
        if wait:
            clock.now += wait - 1e-6
            assert buckets.take(HOME) > 0
            clock.now += 2e-6
            assert buckets.take(HOME) == 0.0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:0:7::1", "2001:db8:0:7:ffff::2"),
        ("2001:db8:0:7::1", "2001:0DB8:0000:0007::1"),
        ("fe80::1%eth0", "fe80::2"),
        ("::ffff:192.0.2.1", HOME),
        ("x" * 1000, "x" * 2000),
    ],
)
def test_the_same_party(one: str, other: str) -> None:
    assert party(one) == party(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:0:7::1", "2001:db8:0:8::1"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2"),
        (HOME, AWAY),
        ("unix:", "unix:other"),
        ("", HOME),
    ],
)
def test_different_parties(one: str, other: str) -> None:
    assert party(one) != party(other)


def test_a_network_shares_a_bucket(clock: Clock) -> None:
    buckets = Buckets(1.0, 1, clock)
    assert buckets.take("2001:db8::1") == 0.0
    assert buckets.take("2001:db8::2") == 1.0


def test_so_many_at_once_and_no_more() -> None:
    gate = Turnstile(2)
    assert [gate.enter(HOME) for _ in range(3)] == [True, True, False]
    assert gate.enter(AWAY)
    gate.leave(HOME)
    assert [gate.enter(HOME) for _ in range(2)] == [True, False]


def test_who_has_left_is_forgotten() -> None:
    gate = Turnstile(2)
    for _ in range(2):
        gate.enter("2001:db8::1")
    gate.leave("2001:db8::2")
    assert len(gate) == 1
    gate.leave("2001:db8::3")
    assert len(gate) == 0


def test_a_gate_for_any_number() -> None:
    gate = Turnstile(0)
    assert all(gate.enter(HOME) for _ in range(1000))
