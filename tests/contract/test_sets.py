"""A whole set of picks is one choice."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from everdell import Game, IllegalMove
from everdell.engine.codec import state_digest
from everdell.testing import Table, table
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables
from tests.contract.marking import Marks, allowed, asked_picks, confirm


def listed(marks: Marks, chance: random.Random) -> list[str]:
    """The marks in some order."""
    ids = [id for id, n in marks.items() for _ in range(n)]
    chance.shuffle(ids)
    return ids


def some_marks(game: Game, chance: random.Random) -> Marks:
    """A set that may be picked now, or may not."""
    picks = asked_picks(game)
    assert picks is not None
    marks: Marks = {}
    for _ in range(chance.randint(picks["least"], max(picks["least"], picks["most"]))):
        id = chance.choice(list(picks["pool"]))
        marks[id] = marks.get(id, 0) + 1
    return marks


@settings(max_examples=40, deadline=None)
@given(table=tables, seed=seeds)
def test_a_set_leads_where_its_picks_lead_one_by_one(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    chance = random.Random(seed)
    for _ in decisions(game, seed, patient_choice):
        picks = asked_picks(game)
        if picks is None:
            continue
        marks = some_marks(game, chance)
        at_once, one_by_one = game.clone(), game.clone()
        if allowed(picks, marks):
            at_once.choose(listed(marks, chance))
            confirm(one_by_one, marks)
        else:
            with pytest.raises(IllegalMove):
                at_once.choose(listed(marks, chance))
        assert state_digest(at_once) == state_digest(one_by_one)


def journey() -> Table:
    t = table().set_season(0, "autumn").set_hand(0, "wanderer", "farm", "inn", "mine")
    return t.choose("visit", "journey_2")


def test_in_any_order() -> None:
    t = journey()
    t.game.choose(["discard:mine", "discard:farm"])
    assert sorted(t.hand(0)) == ["inn", "wanderer"]
    assert t.seat() == 1


@pytest.mark.parametrize(
    "ids",
    [
        [],
        ["discard:mine"],
        ["discard:mine", "discard:mine"],
        ["discard:mine", "discard:king"],
        ["discard:mine", "discard:farm", "discard:inn"],
        ["discard:mine", "done"],
    ],
)
def test_a_wrong_set_changes_nothing(ids: list[str]) -> None:
    t = journey()
    before = state_digest(t.game)
    with pytest.raises(IllegalMove) as fault:
        t.game.choose(ids)
    assert fault.value.code == "not-in-set"
    assert state_digest(t.game) == before


def test_none_at_all_is_a_set_where_one_may_be_done() -> None:
    t = table().set_hand(0, "bard", "farm", "inn").set_resources(0, berry=3)
    t.choose("play:bard:hand").game.choose([])
    assert sorted(t.hand(0)) == ["farm", "inn"]
    assert t.seat() == 1


def test_where_one_thing_is_asked_for_a_set_is_refused() -> None:
    with pytest.raises(IllegalMove) as fault:
        table().game.choose(["visit:haven"])
    assert fault.value.code == "no-set"


def test_copies_in_a_city_are_followed_by_their_slots() -> None:
    t = table().set_city(0, "farm", "undertaker", "farm", "barge_toad").set_resources(0, berry=2)
    t.set_on(0, "farm", copy=2, occupied=True)
    t.set_events("croak_wart_cure").choose("event:croak_wart_cure")
    t.game.choose(["discard:city:farm:2", "discard:city:farm"])
    assert t.city(0) == ("undertaker", "barge_toad")
