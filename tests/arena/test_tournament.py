"""Who plays whom: equally often, from every seat, on the same deals."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path

import pytest

from everdell.arena.jobs import Result
from everdell.arena.tournament import Tournament, of_these, still_to_play
from everdell.engine.errors import SetupError


def names(n: int) -> tuple[str, ...]:
    return tuple("abcdefg"[:n])


def test_two_bots_change_seats_on_every_deal() -> None:
    jobs = Tournament(("a", "b"), games=6, seed=10).jobs()
    assert [(job.seed, job.lineup.seated) for job in jobs] == [
        (seed, bots) for seed in (10, 11, 12) for bots in (("a", "b"), ("b", "a"))
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_all_meet_each_other_equally_often_from_every_seat(bots: int, players: int) -> None:
    tournament = Tournament(names(bots), games=100, players=players)
    jobs = list(tournament.jobs())
    assert len(jobs) == tournament.size >= 100
    seats: Counter[tuple[str, int]] = Counter()
    meetings: Counter[frozenset[str]] = Counter()
    for job in jobs:
        seats.update((bot, seat) for seat, bot in enumerate(job.lineup.seated))
        meetings.update(frozenset(pair) for pair in combinations(job.lineup.seated, 2))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    different = [meetings[frozenset(pair)] for pair in combinations(names(bots), 2)]
    assert len(set(different)) == 1
    assert different[0] > 0


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 4), (4, 3)])
def test_a_block_is_one_deal_with_the_table_turned(bots: int, players: int) -> None:
    blocks = defaultdict(list)
    for job in Tournament(names(bots), games=50, players=players).jobs():
        blocks[job.seed].append(job.lineup.seated)
    assert list(blocks) == list(range(len(blocks)))
    for seatings in blocks.values():
        first = seatings[0]
        turned = {first[shift:] + first[:shift] for shift in range(players)}
        assert set(seatings) == turned
        assert len(seatings) == len(turned)


def test_neighbours_change_from_round_to_round() -> None:
    jobs = list(Tournament(names(4), games=24, players=4).jobs())
    left_of_a = Counter(job.lineup.seated[(job.lineup.seated.index("a") + 1) % 4] for job in jobs)
    assert left_of_a == {"b": 8, "c": 8, "d": 8}


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 3), (2, 4), (3, 4), (5, 4)])
def test_rounds_are_made_full_and_no_more_than_it_takes(bots: int, players: int) -> None:
    """Counted without making the games; a round is short where the same bots sit across."""
    sizes = [Tournament(names(bots), n, players).size for n in range(1, 70)]
    made = [len(list(Tournament(names(bots), n, players).jobs())) for n in range(1, 70)]
    assert sizes == made
    fuller = sorted(set(sizes))
    for n, size in enumerate(sizes, 1):
        assert size == min([full for full in fuller if full >= n])


def test_a_huge_tournament_begins_at_once() -> None:
    tournament = Tournament(names(3), games=10**15)
    assert next(tournament.jobs()).seed == 0
    assert tournament.size >= 10**15


def test_more_games_begin_with_the_same_ones() -> None:
    few = list(Tournament(names(3), games=20).jobs())
    many = list(Tournament(names(3), games=70).jobs())
    assert many[: len(few)] == few


def test_what_is_there_is_not_played_again() -> None:
    jobs = list(Tournament(names(2), games=6).jobs())
    played = [Result(job.seed, job.lineup.seated) for job in jobs[1:4]]
    assert list(still_to_play(jobs, played)) == [jobs[0], *jobs[4:]]
    assert list(still_to_play(jobs, [])) == jobs
    assert of_these(jobs[:2], played) == played[:1]


@pytest.mark.parametrize(
    ("bots", "players", "code"),
    [(("a",), 2, "no-rival"), (("a", "b"), 1, "no-rival"), (("a", "b", "a"), 2, "bot-twice")],
)
def test_no_tournament(bots: tuple[str, ...], players: int, code: str) -> None:
    with pytest.raises(SetupError) as fault:
        Tournament(bots, 10, players).check()
    assert fault.value.code == code


def test_weights_that_have_changed_are_another_tournament(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    bots = ("steward", f"steward:{file}")

    def weights() -> dict[str, str]:
        found: dict[str, str] = Tournament(bots, games=2).settings["weights"]
        return found

    file.write_text("{}")
    first = weights()
    assert list(first) == [f"steward:{file}"]
    assert weights() == first
    file.write_text("{} ")
    assert weights() != first


def test_a_tournament_keeps_the_settings_it_began_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("{}")
    tournament = Tournament(("steward", f"steward:{file}"), games=2)
    began = dict(tournament.settings)
    file.unlink()
    assert tournament.settings == began


def test_settings_say_which_games_are_played_and_not_how_many() -> None:
    one = Tournament(names(2), games=10)
    assert one.settings == Tournament(names(2), games=20).settings
    for other in (
        Tournament(names(3), games=10),
        Tournament(names(2), games=10, players=3),
        Tournament(names(2), games=10, seed=1),
        Tournament(names(2), games=10, options={"rugwort_year": "2"}),
    ):
        assert other.settings != one.settings
