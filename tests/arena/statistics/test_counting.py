"""The numbers add up, and they are those of the games."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from everdell.arena import HERE, Job, Result, run
from everdell.arena.statistics import WATCHER, Statistics
from everdell.arena.statistics.counting import DECISIONS, TOTAL, TURNS
from everdell.arena.statistics.game_records import CARD, EVENT, LOCATION, GameRecord
from everdell.bots.simulation import Lineup, play_game
from everdell.engine.content import DECK
from everdell.engine.journal import Journal
from everdell.engine.option import Option

from .conftest import GAMES, PLAYERS


def test_every_game_has_winners(sums: Statistics) -> None:
    assert sums.games == GAMES
    assert sum(sums.won) == pytest.approx(GAMES)


def test_scores_are_those_of_the_games(sums: Statistics, results: list[Result]) -> None:
    for seat in range(PLAYERS):
        expected = Counter(result.scores[seat] for result in results)
        assert sums.distribution(seat, TOTAL) == expected
        for part in sums.parts:
            assert sum(sums.distribution(seat, part).values()) == GAMES
        points = {
            part: sum([points * n for points, n in sums.distribution(seat, part).items()])
            for part in sums.parts
        }
        assert points.pop(TOTAL) == sum(points.values())


def test_lengths_are_those_of_the_games(sums: Statistics, results: list[Result]) -> None:
    assert sums.length(DECISIONS) == Counter(result.decisions for result in results)
    turns = sums.length(TURNS)
    assert sum(turns.values()) == GAMES
    assert min(turns) > 3 * PLAYERS  # three seasons to prepare for, and an action at least
    assert sum([n * games for n, games in turns.items()]) == sums.prompts["turn"].decisions


def test_branching_covers_every_decision(sums: Statistics, results: list[Result]) -> None:
    seen = sums.branching
    assert seen.decisions == sum([result.decisions for result in results])
    assert seen.most == max([prompt.most for prompt in sums.prompts.values()])
    for prompt, counted in sums.prompts.items():
        least = 1 if prompt == "turn" else 2  # what is no choice is not asked, but for the turn
        assert least * counted.decisions <= counted.options <= counted.most * counted.decisions


def test_a_single_game_counted_by_hand() -> None:
    lineup = Lineup(bots=("random", "greedy"))
    (result,) = run([Job(lineup, 4, WATCHER)], HERE)
    record = msgspec.convert(result.record, GameRecord)
    game = lineup.set_up(4)
    game.journal = journal = Journal()
    options: list[list[Option]] = []
    play_game(lineup, game, look=lambda g: options.append(g.options))
    assert result.scores == tuple(score.total for score in game.scores())
    assert sum([seen.options for seen in record.prompts.values()]) == sum(map(len, options))
    played = Counter(
        (entry.seat, str(entry.card)) for entry in journal.entries if entry.kind == "played"
    )
    assert played == {
        (deed.seat, deed.component): deed.times for deed in record.deeds if deed.kind == CARD
    }
    claims = {(p.seat, game.rules.places[c.event].id) for p in game.players for c in p.claims}
    assert claims == {(d.seat, d.component) for d in record.deeds if d.kind == EVENT}


def test_uses_are_counted_by_players(sums: Statistics, results: list[Result]) -> None:
    records = [msgspec.convert(result.record, GameRecord) for result in results]
    for kind in (CARD, EVENT, LOCATION):
        deeds = [deed for record in records for deed in record.deeds if deed.kind == kind]
        assert deeds
        uses = sums.used(kind)
        assert sum([use.times for use in uses]) == sum([deed.times for deed in deeds])
        assert sum([use.users for use in uses]) == len(deeds)
        for use in uses:
            assert 0 <= use.won <= use.users <= use.chances
            assert use.users <= use.times
            low, high = use.interval
            assert low <= use.win_rate <= high or use.users == 0


def test_chances_are_games_with_the_component_in_play(sums: Statistics) -> None:
    cases = GAMES * PLAYERS
    assert {use.chances for use in sums.used(CARD)} == {cases}
    chances = Counter(use.chances for use in sums.used(EVENT))
    assert chances[cases] == 4  # the basic ones
    special = sum([use.chances for use in sums.used(EVENT) if use.chances < cases])
    assert special == 4 * cases


def test_only_those_have_a_chance_to_whom_a_card_was_dealt() -> None:
    """Of the legends each player is dealt two, and no other can play them."""
    lineup = Lineup(players=3, boxes=("base", "legends"), bots=("greedy",))
    rules = lineup.set_up(0).rules
    sums = Statistics.of(rules)
    for result in run([Job(lineup, seed, WATCHER) for seed in range(6)], HERE):
        sums.add(result)
    legends = [
        use for use in sums.used(CARD) if rules.cards[rules.card(use.component)].begins != DECK
    ]
    assert len(legends) == 10
    assert sum([use.chances for use in legends]) == 6 * 3 * 2
    assert sum([use.users for use in legends]) > 0
    assert all(use.users <= use.chances for use in legends)
    assert sums.uses["farm"].chances == 6 * 3


def test_records_survive_json(sums: Statistics, results: list[Result], lineup: Lineup) -> None:
    again = Statistics.of(lineup.set_up(0).rules)
    for result in results:
        again.add(msgspec.json.decode(msgspec.json.encode(result), type=Result))
    assert again == sums


def test_what_an_automatic_opponent_does_is_no_choice() -> None:
    lineup = Lineup(players=1)
    jobs = [Job(lineup, seed, WATCHER) for seed in range(5)]
    sums = Statistics.of(lineup.set_up(0).rules)
    for result in run(jobs, HERE):
        sums.add(result)
    assert len(sums.won) == 2
    assert sum(sums.distribution(1, TOTAL).values()) == 5
    assert all(use.users <= 5 for use in sums.uses.values())
    assert {use.chances for use in sums.used(CARD)} == {5}
