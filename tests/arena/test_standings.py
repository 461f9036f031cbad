"""From results to a table."""

from __future__ import annotations

from everdell.arena import Forfeit, Result
from everdell.arena.ratings import Anchor
from everdell.arena.standings import DRAWN, LOST, WON, Lost, Meeting, comparisons, standings

AB, BA = ("a", "b"), ("b", "a")


def test_each_pair_of_places_counts() -> None:
    result = Result(0, ("a", "b", "c"), (30, 50, 30), (1,))
    assert set(comparisons(result)) == {
        ("a", "b", LOST), ("b", "a", WON),
        ("b", "c", WON), ("c", "b", LOST),
        ("a", "c", DRAWN), ("c", "a", DRAWN),
    }  # fmt: skip


def test_who_wins_a_tie_has_won() -> None:
    assert ("a", "b", WON) in comparisons(Result(0, AB, (40, 40), (0,)))
    assert ("a", "b", DRAWN) in comparisons(Result(0, AB, (40, 40), (0, 1)))


def test_bots_are_not_compared_with_themselves() -> None:
    result = Result(0, ("a", "a", "b"), (30, 20, 25), (0,))
    assert sorted(comparisons(result)) == [
        ("a", "b", LOST), ("a", "b", WON), ("b", "a", LOST), ("b", "a", WON),
    ]  # fmt: skip


def test_a_forfeit_is_lost_to_all_and_decides_nothing_among_them() -> None:
    result = Result(0, ("a", "b", "c"), forfeit=Forfeit(1, "b", "crash"))
    assert sorted(comparisons(result)) == [
        ("a", "b", WON), ("b", "a", LOST), ("b", "c", LOST), ("c", "b", WON),
    ]  # fmt: skip


def test_a_game_that_broke_off_counts_for_no_bot() -> None:
    assert list(comparisons(Result(0, AB, error="KeyError"))) == []


RESULTS = [
    Result(0, AB, (40, 30), (0,), 70, (1.0, 0.5)),
    Result(0, BA, (30, 42), (1,), 70, (0.5, 3.0)),
    Result(1, AB, (40, 40), (0, 1), 70, (1.0, 0.5)),
    Result(1, BA, winners=(1,), forfeit=Forfeit(0, "b", "illegal", "'x' is not offered")),
    Result(2, AB, (20, 60), (1,), 70, (3.0, 1.5)),
    Result(2, BA, error="KeyError: 7"),
]


def test_the_table() -> None:
    table = standings(("b", "a"), RESULTS, Anchor(), 0)
    first, second = table.ratings
    assert (first.bot, first.games, first.wins, first.mean_score) == ("a", 5, 4, 35.5)
    assert (second.bot, second.games, second.wins, second.mean_score) == ("b", 5, 2, 40.0)
    assert (first.seconds_per_game, second.seconds_per_game) == (2.0, 0.75)
    assert first.low < first.elo < first.high
    assert first.elo > second.elo
    assert table.pairs == [Meeting("a", "b", 5, 3, 1, 1, 0.7, 0.2988, 0.9274)]
    assert table.forfeits == [Lost(1, "b", 0, "illegal", "'x' is not offered")]
    assert table.errors == [{"seed": 2, "error": "KeyError: 7"}]


def test_the_order_of_results_does_not_matter() -> None:
    one = standings(AB, RESULTS, Anchor(), 0)
    assert standings(AB, RESULTS[::-1], Anchor(), 0) == one


def test_the_document() -> None:
    document = standings(AB, RESULTS, Anchor(), 0).document()
    assert set(document) == {"ratings", "pairs", "forfeits", "errors"}
    assert {"bot", "elo", "low", "high", "games", "wins", "mean_score"} <= set(
        document["ratings"][0]
    )
    assert document["forfeits"] == [
        {"seed": 1, "bot": "b", "seat": 0, "reason": "illegal", "detail": "'x' is not offered"}
    ]


def test_a_bot_that_only_forfeits_has_no_score() -> None:
    lost = [Result(0, AB, winners=(0,), forfeit=Forfeit(1, "b", "crash"))]
    table = standings(AB, lost, Anchor(), 0)
    assert [row.mean_score for row in table.ratings] == [None, None]
    assert [row.wins for row in table.ratings] == [1, 0]


def test_nothing_played_yet() -> None:
    table = standings(AB, [], Anchor(), 0)
    assert [row.elo for row in table.ratings] == [1000, 1000]
    assert table.pairs[0].games == 0
