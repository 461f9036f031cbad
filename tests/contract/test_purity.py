"""The rules never change, and the state holds nothing that cannot be copied or saved."""

from __future__ import annotations

import pytest

from everdell.engine.content import Card, Place
from everdell.engine.journal import Journal
from everdell.engine.moments import Modifier, Voices
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame, Program, Spot
from everdell.engine.state import Board, Claim, Facts, Game, Named, Placed, Player
from everdell.engine.stream import Stream
from everdell.engine.terms import Terms
from everdell.games import rules_for
from tests.contract.fields import fields_of
from tests.contract.games import TABLES, Sitting, decisions, patient_choice, set_up
from tests.day import each_of_some

LEAVES = (int, str, bool, bytes, type(None))
SHELLS = (Board, Claim, Facts, Frame, Game, Named, Placed, Player, Spot, Stream, Voices)
SHARED = (Rules, Program, Option, Modifier, Terms, Journal)


def walk(thing: object, seen: set[int]) -> None:
    if isinstance(thing, LEAVES + SHARED) or id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, (list, tuple)):
        for part in thing:
            walk(part, seen)
    else:
        assert isinstance(thing, SHELLS), f"{type(thing)} in the state"
        for field in fields_of(thing):
            walk(getattr(thing, field), seen)


@pytest.mark.parametrize("table", each_of_some(TABLES, 16, "the state"), ids=str)
def test_the_state_holds_only_what_can_be_copied_and_saved(table: Sitting) -> None:
    game = set_up(table, 11)
    for _ in decisions(game, 11, patient_choice):
        walk(game, set())


def figures(rules: Rules) -> list[object]:
    told: list[object] = []
    for component in [*rules.cards, *rules.places]:
        assert isinstance(component, (Card, Place))
        told.append((component.id, component.number, component.points, repr(component.__class__)))
    for name, program in rules.programs.items():
        told.append((name, program.name, len(program.steps), [str(s) for s in program.steps]))
    return told


def test_playing_does_not_change_the_rules() -> None:
    rules = rules_for(4, ("base",))
    before = figures(rules)
    for seed in range(20):
        for _ in decisions(set_up(Sitting(4), seed), seed, patient_choice):
            pass
    assert figures(rules) == before
