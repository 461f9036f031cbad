"""A game at the table: what is told, what can be taken back, and what cannot."""

from __future__ import annotations

import pytest

from everdell import EverdellError, IllegalMove
from everdell.engine.codec import state_digest
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.stack import Ask, Frame, Program
from everdell.engine.state import Game
from everdell.table import Sitting
from everdell.testing import Table, table

from .plays import played, told


def seated(t: Table) -> Sitting:
    return Sitting(t.game)


def at_the_haven() -> Sitting:
    """Seat 0 visits the Haven with three different cards, and discards one by one."""
    sitting = seated(table().set_hand(0, "farm", "inn", "mine"))
    sitting.choose("visit:haven")
    return sitting


def offers(sitting: Sitting) -> list[str]:
    return [option.id for option in sitting.game.options]


# Choosing ------------------------------------------------------------------------------------


def test_a_choice_returns_what_was_told_about_it() -> None:
    sitting = seated(table())
    entries = sitting.choose("visit:basic_pebble")
    assert [entry.kind for entry in entries] == ["visited", "gained", "turn"]
    assert sitting.log == entries
    more = sitting.choose("visit:basic_berry")
    assert sitting.log == entries + more


def test_an_illegal_move_passes_through_and_changes_nothing() -> None:
    sitting = at_the_haven()
    game, digest, log = sitting.game, state_digest(sitting.game), told(sitting)
    with pytest.raises(IllegalMove, match="not offered"):
        sitting.choose("discard:king")
    assert sitting.game is game
    assert state_digest(sitting.game) == digest
    assert told(sitting) == log
    assert sitting.choices == ["visit:haven"]
    sitting.undo()
    assert sitting.choices == []


class BreaksWhenAnswered(Ask):
    """A card of a faulty box: it changes something and then fails."""

    prompt: str = "broken"

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [g.rules.word("one"), g.rules.word("two")]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        g.players[0].points += 5
        if g.journal is not None:
            g.journal.tell(Entry("gained_points", 0, points=5))
        raise RuntimeError("a faulty box")


def test_a_fault_in_a_box_leaves_no_half_made_move() -> None:
    sitting = seated(table())
    sitting.game.push(Program([BreaksWhenAnswered()], "faulty"), 0, 0, -1, 0)
    sitting.game.advance()
    with pytest.raises(RuntimeError, match="faulty box"):
        sitting.choose("one")
    assert sitting.game.players[0].points == 0
    assert offers(sitting) == ["one", "two"]
    assert sitting.log == []
    assert sitting.choices == []


# Going back ----------------------------------------------------------------------------------


def test_undo_goes_back_to_the_previous_decision() -> None:
    sitting = seated(table().set_hand(0, "farm", "inn", "mine"))
    digests = [state_digest(sitting.game)]
    for choice in ("visit:haven", "discard:farm"):
        sitting.choose(choice)
        digests.append(state_digest(sitting.game))
    for digest in reversed(digests[:-1]):
        assert sitting.can_undo()
        sitting.undo()
        assert state_digest(sitting.game) == digest
    assert sitting.log == []
    assert not sitting.can_undo()


def test_after_an_undo_the_game_is_told_on() -> None:
    sitting = at_the_haven()
    once = told(sitting)
    sitting.choose("discard:farm")
    sitting.undo()
    assert told(sitting) == once
    entries = sitting.choose("discard:mine")
    assert [entry.cards for entry in entries if entry.kind == "discarded"] == [["mine"]]
    assert sitting.choices == ["visit:haven", "discard:mine"]


def test_clones_tell_nothing() -> None:
    sitting = at_the_haven()
    log = told(sitting)
    assert sitting.game.journal is not None
    trial = sitting.game.clone()
    trial.choose("discard:farm")
    assert trial.journal is None
    assert told(sitting) == log


def test_a_card_that_was_seen_is_a_barrier() -> None:
    """The forest card draws first and asks then: the same seat decides, but knows more."""
    t = table().set_forest("forest_copy_basic_card", "forest_two_any", "forest_three_berries")
    sitting = seated(t)
    entries = sitting.choose("visit:forest_copy_basic_card")
    assert any(entry.barrier for entry in entries)
    decision = sitting.game.decision
    assert decision is not None
    assert decision.seat == 0
    assert not sitting.can_undo()
    with pytest.raises(EverdellError, match="cannot be taken back") as fault:
        sitting.undo()
    assert fault.value.code == "cannot-undo"
    assert sitting.choices == ["visit:forest_copy_basic_card"]


def test_undo_reaches_back_to_the_barrier_and_no_further() -> None:
    t = table().set_forest("forest_discard_draw_double").set_hand(0, "farm", "inn", "mine")
    sitting = seated(t)
    sitting.choose("visit:forest_discard_draw_double")
    sitting.choose("discard:farm")
    assert sitting.can_undo()
    sitting.choose("done")
    assert not sitting.can_undo()


def test_a_turn_can_be_taken_back_until_another_seat_has_chosen() -> None:
    sitting = seated(table())
    sitting.choose("visit:basic_pebble")
    assert sitting.can_undo()
    assert sitting.can_undo(0)
    assert not sitting.can_undo(1)
    sitting.undo()
    assert sitting.choices == []
    sitting.choose("visit:basic_pebble")
    sitting.choose("visit:basic_berry")
    assert sitting.can_undo(1)
    assert not sitting.can_undo(0)
    sitting.undo()
    assert sitting.choices == ["visit:basic_pebble"]
    assert not sitting.can_undo()
    with pytest.raises(EverdellError):
        sitting.undo()


def test_a_lone_player_takes_back_whole_turns() -> None:
    sitting = Sitting.start(players=1)
    before = sitting.record()
    sitting.choose("visit:basic_pebble")
    sitting.choose("visit:basic_berry")
    assert len(sitting.snapshots) == 3
    sitting.undo()
    sitting.undo()
    assert sitting.record() == before


def test_rugworts_die_is_a_barrier() -> None:
    t = table(players=1).set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    sitting = seated(t)
    sitting.choose("play:farm:hand")
    assert any(entry.kind == "rolled" for entry in sitting.log)
    assert not sitting.can_undo()


def test_the_end_shows_all_hands_and_cannot_be_taken_back() -> None:
    t = table().set_season(0, "autumn").set_season(1, "autumn").set_passed(1)
    sitting = seated(t)
    sitting.choose("pass")
    assert sitting.game.over
    assert not sitting.can_undo()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_random_play_with_undos_goes_the_same_way_again(players: int) -> None:
    """Take back whatever can be taken back and choose it again: nothing may be different."""
    plain = played(players=players, seed=11)
    sitting = Sitting.start(players=players, seed=11)
    undone = 0
    for choice in plain.choices:
        sitting.choose(choice)
        if sitting.can_undo():
            sitting.undo()
            sitting.choose(choice)
            undone += 1
    assert undone
    assert sitting.record() == plain.record()
    assert told(sitting) == told(plain)
