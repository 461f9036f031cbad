"""However a table is put together again from its events, it is the same table."""

from __future__ import annotations

import pytest

from everdell.table import acts
from everdell.table.events import AnyEvent, decode, encode
from everdell.table.table import GameTable

from .random_evenings import wander, wandering
from .sitting_down import HAVEN, PEBBLE, Evening, lobby, playing, token, with_hands

EVENINGS = range(6, 16)


def as_kept(log: list[tuple[AnyEvent, float]]) -> list[tuple[AnyEvent, float]]:
    """The events as they come back from where they were written."""
    return [(decode(encode(event)), at) for event, at in log]


def from_zero(evening: Evening) -> GameTable:
    table = GameTable(evening.table.code)
    table.catch_up(as_kept(evening.log))
    return table


def from_snapshot(evening: Evening, snapshot: str) -> GameTable:
    table = GameTable.load(evening.table.code, snapshot)
    table.catch_up(as_kept(evening.log[table.head :]))
    return table


@pytest.mark.parametrize("seed", EVENINGS)
def test_events_from_zero_or_from_any_snapshot_make_the_same_table(seed: int) -> None:
    evening, random = wandering(seed)
    snapshots = [evening.table.save()]
    for _ in range(250):
        wander(evening, random)
        if not random.below(15):
            snapshots.append(evening.table.save())
    live = evening.table.save()
    assert from_zero(evening).save() == live
    for snapshot in [*snapshots, live]:
        assert from_snapshot(evening, snapshot).save() == live


def test_random_evenings_are_not_dull() -> None:
    """They hold most of what can happen while a game runs, or the test above shows little."""
    seen: set[str] = set()
    for seed in EVENINGS:
        evening, random = wandering(seed)
        for _ in range(250):
            wander(evening, random)
        seen |= {type(event).__name__ for event, _ in evening.log}
    assert seen >= {
        *("Opened", "Sat", "Started", "Chosen", "Undone", "Proposed", "Answered", "Left"),
        *("Returned", "Extended", "Said", "Hinted", "Stumbled", "Replaced"),
    }


def test_a_snapshot_may_be_taken_in_the_lobby_and_in_the_middle_of_a_turn() -> None:
    waiting = lobby("anna", "ben", "")
    assert from_snapshot(waiting, waiting.table.save()).save() == waiting.table.save()
    evening = with_hands("anna", "ben")
    evening.choose("anna", HAVEN, "discard:farm")
    again = from_snapshot(evening, evening.table.save())
    assert again.save() == evening.table.save()
    assert not again.outdated
    assert again.trail.leads_to(0)


def test_a_finished_and_an_abandoned_game_come_back_as_such() -> None:
    over = playing("anna", "ben")
    over.play_to_the_end()
    given_up = playing("anna", "greedy")
    given_up.does(acts.ask_to_abandon, token("anna"))
    for evening in (over, given_up):
        assert GameTable.load("OAKTREE", evening.table.save()).status == evening.table.status
        assert from_zero(evening).save() == evening.table.save()


def test_events_may_be_added_to_a_copy_without_touching_the_table() -> None:
    evening = playing("anna", "ben")
    evening.choose("anna", PEBBLE)
    before = evening.table.save()
    copy = evening.table.clone()
    change = acts.undo(evening.table, token("anna"), evening.table.version)
    for event in change.events:
        copy.apply(event, evening.now)
    change = acts.choose(copy, token("anna"), HAVEN, copy.version)
    copy.apply(change.events[0], evening.now, change.game)
    assert evening.table.save() == before
    assert copy.save() != before
