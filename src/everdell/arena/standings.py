"""What a tournament has shown: ratings, pairs, forfeits."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from everdell.arena.confidence import wilson
from everdell.arena.jobs import Result
from everdell.arena.ratings import Anchor, Points, rate

WON, DRAWN, LOST = 1.0, 0.5, 0.0


@dataclass(frozen=True)
class Standing:
    """A bot in the table; `games` counts the seats it sat on, and a shared victory is a win.

    Games that were broken off have no score; the mean is None if there was no other.
    """

    bot: str
    elo: float
    low: float
    high: float
    games: int
    wins: int
    mean_score: float | None
    seconds_per_game: float


@dataclass(frozen=True)
class Meeting:
    """Two bots against each other; of a game for more, each pair of seats counts."""

    bot: str
    rival: str
    games: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Lost:
    """A game that a bot forfeited."""

    seed: int
    bot: str
    seat: int
    reason: str
    detail: str


@dataclass
class Standings:
    ratings: list[Standing]
    pairs: list[Meeting]
    forfeits: list[Lost]
    errors: list[dict[str, Any]] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        return asdict(self)


def standings(
    bots: Sequence[str], results: Iterable[Result], anchor: Anchor, seed: int
) -> Standings:
    """Rate the bots by the results; their order does not matter."""
    ordered = sorted(results, key=lambda result: (result.seed, result.bots))
    numbers = {bot: number for number, bot in enumerate(bots)}
    deals: dict[int, Points] = defaultdict(lambda: defaultdict(float))
    outcomes: Counter[tuple[str, str, float]] = Counter()
    for result in ordered:
        for bot, rival, points in comparisons(result):
            outcomes[bot, rival, points] += 1
            deals[result.seed][numbers[bot], numbers[rival]] += points
    rated = rate(len(bots), deals.values(), anchor, seed)
    table = [
        _standing(bot, ordered, rating.elo, rating.low, rating.high)
        for bot, rating in zip(bots, rated, strict=True)
    ]
    table.sort(key=lambda standing: -standing.elo)
    return Standings(
        table,
        [_meeting(one.bot, other.bot, outcomes) for one, other in combinations(table, 2)],
        [_lost(result) for result in ordered if result.forfeit is not None],
        [{"seed": result.seed, "error": result.error} for result in ordered if result.error],
    )


def comparisons(result: Result) -> Iterator[tuple[str, str, float]]:
    """What each bot has achieved against each other one: won, drawn or lost.

    Who wins the game is first, whatever broke the tie; further down, equal scores are a draw.
    A bot that forfeits has lost to all others, which are not compared.
    """
    if result.error:
        return
    places = _places(result)
    for one, other in combinations(range(len(result.bots)), 2):
        bot, rival = result.bots[one], result.bots[other]
        if bot == rival or (not result.over and places[one] == places[other]):
            continue
        points = DRAWN if places[one] == places[other] else float(places[one] > places[other])
        yield bot, rival, points
        yield rival, bot, WON - points


def _places(result: Result) -> list[tuple[bool, int]]:
    """By seat, the greater the better."""
    if result.forfeit is not None:
        return [(seat != result.forfeit.seat, 0) for seat in range(len(result.bots))]
    return [(seat in result.winners, score) for seat, score in enumerate(result.scores)]


def _standing(bot: str, results: Sequence[Result], elo: float, low: float, high: float) -> Standing:
    seats = [
        (result, seat)
        for result in results
        if not result.error
        for seat, name in enumerate(result.bots)
        if name == bot
    ]
    scores = [result.scores[seat] for result, seat in seats if result.over]
    seconds = [result.seconds[seat] for result, seat in seats if result.seconds]
    return Standing(
        bot,
        round(elo, 1),
        round(low, 1),
        round(high, 1),
        games=len(seats),
        wins=sum([seat in result.winners for result, seat in seats]),
        mean_score=round(sum(scores) / len(scores), 2) if scores else None,
        seconds_per_game=round(sum(seconds) / len(seconds), 4) if seconds else 0.0,
    )


def _meeting(bot: str, rival: str, outcomes: Counter[tuple[str, str, float]]) -> Meeting:
    wins, draws, losses = (outcomes[bot, rival, points] for points in (WON, DRAWN, LOST))
    games = wins + draws + losses
    won = wins + draws / 2
    low, high = wilson(won, games)
    win_rate = won / games if games else 0.5
    return Meeting(
        bot, rival, games, wins, draws, losses, round(win_rate, 4), round(low, 4), round(high, 4)
    )


def _lost(result: Result) -> Lost:
    lost = result.forfeit
    assert lost is not None
    return Lost(result.seed, lost.bot, lost.seat, lost.reason, lost.detail)
