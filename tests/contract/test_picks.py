"""Sets that are picked one by one are described whole, and every described set can be picked."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from everdell import Game
from everdell.engine.codec import state_digest
from everdell.engine.journal import Journal
from everdell.engine.rng import Random, seeded
from everdell.engine.shapes import PicksView
from everdell.testing import Table, table
from tests.contract.games import WITH_ALL_BOXES, Sitting, decisions, patient_choice, seeds, set_up
from tests.contract.marking import Marks, all_sets, allowed, asked, asked_picks, confirm
from tests.day import each_of_some


def check_description(game: Game, picks: PicksView) -> None:
    """The single picks offered now are a part of the whole."""
    offered = {option.id for option in game.options}
    assert offered - {"done"} <= set(picks["pool"])
    assert ("done" in offered) == (picks["least"] == 0)
    assert 0 <= picks["least"] <= picks["most"] <= sum(picks["pool"].values())
    assert picks["most"] >= 1
    assert all(1 <= n <= picks["most"] for n in picks["pool"].values())
    for limit in picks.get("limits", []):
        assert len(limit["options"]) > 1
        assert set(limit["options"]) <= set(picks["pool"])


def check_set(game: Game, picks: PicksView, marks: Marks) -> None:
    """A set that was marked is accepted, ends the ask, and is what was picked.

    What answers to a pick is asked at once: the rest of the set is asked again afterwards.
    """
    after = game.clone()
    journal = after.journal = Journal()
    frame = after.stack[-1]
    pc = frame.pc
    sent = confirm(after, marks)
    assert not after.stack or after.stack[-1] is not frame or frame.pc != pc, "still asked"
    forced = [entry.option.id for entry in journal.entries if entry.option is not None]
    made = [id for id in sent if id != "done"]
    answered = frame.pc == pc and any(other is frame for other in after.stack)
    if answered:
        assert picks["picked"] < frame.picked <= picks["picked"] + sum(marks.values())
        assert "slots" in picks or Counter(made) <= Counter(marks)
        return
    made += forced[: sum(marks.values()) - len(made)]
    assert len(made) == sum(marks.values())
    if "slots" not in picks:
        assert Counter(made) == Counter(marks)
    else:
        decision = game.decision
        assert decision is not None
        city = after.players[decision.seat].city
        gone = {
            id: len([slot for slot in slots if city[slot].card == 0])
            for id, slots in picks["slots"].items()
        }
        assert Counter(gone) == Counter(marks)


def random_set(picks: PicksView, random: Random, member: str) -> Marks:
    """Some set of some size with this member in it."""
    size = max(1, picks["least"] + random.below(picks["most"] - picks["least"] + 1))
    # Whatever was marked, a set of the wanted size can be filled up: there is enough in the pool.
    marks: Counter[str] = Counter([member])
    while marks.total() < size:
        free = [
            id
            for id in picks["pool"]
            if allowed({**picks, "least": 0}, {**marks, id: marks[id] + 1})
        ]
        marks[free[random.below(len(free))]] += 1
    return dict(marks)


def check_decision(game: Game, random: Random) -> bool:
    """Whether the decision was about a set; every member of the pool is in a set that is picked."""
    picks = asked_picks(game)
    if picks is None:
        assert game.picks is None
        return False
    check_description(game, picks)
    for member in picks["pool"]:
        check_set(game, picks, random_set(picks, random, member))
    if picks["least"] == 0:
        check_set(game, picks, {})
    return True


@pytest.mark.parametrize("kind", each_of_some(WITH_ALL_BOXES, 6, "sets"), ids=str)
@settings(max_examples=8, deadline=None)
@given(seed=seeds)
def test_every_set_can_be_marked_and_picked(kind: Sitting, seed: int) -> None:
    game = set_up(kind, seed)
    random = seeded(seed)
    for _ in decisions(game, seed, patient_choice):
        check_decision(game, random)


@settings(max_examples=5, deadline=None)
@given(seed=seeds)
def test_a_description_changes_nothing_and_is_for_the_one_who_decides(seed: int) -> None:
    game = set_up(Sitting(3), seed)
    for _ in decisions(game, seed, patient_choice):
        before = state_digest(game)
        decision = game.decision
        assert decision is not None
        for seat in (None, 0, 1, 2):
            shown = game.view(seat)["decision"]
            assert shown is not None
            assert "picks" not in shown or seat == decision.seat
        assert state_digest(game) == before


def check_all_sets(t: Table) -> int:
    """Every set of a small table, and of every table that one more pick leads to."""
    picks = asked_picks(t.game)
    if picks is None:
        return 0
    check_description(t.game, picks)
    sets = list(all_sets(picks))
    for marks in sets:
        check_set(t.game, picks, marks)
    assert set(picks["pool"]) == {id for marks in sets for id in marks}
    for option in t.game.options:
        frame = t.game.stack[-1]
        after = t.game.clone()
        after.choose(option)
        if len(after.stack) == len(t.game.stack) and after.stack[-1].program is frame.program:
            check_all_sets(Table(after))
    return len(sets)


COPIES = ("farm", "farm", "farm", "wife", "husband", "wife", "husband", "husband", "postal_pigeon")


@settings(max_examples=60, deadline=None)
@given(
    cards=st.lists(st.sampled_from(COPIES), max_size=6),
    marked=st.sets(st.integers(0, 7)),
    event=st.sampled_from(["croak_wart_cure", "capture_of_the_acorn_thieves"]),
)
def test_city_cards_that_look_alike_or_not(cards: list[str], marked: set[int], event: str) -> None:
    needed = {
        "croak_wart_cure": ("undertaker", "barge_toad"),
        "capture_of_the_acorn_thieves": ("courthouse", "ranger"),
    }
    t = table().set_events(event).set_resources(0, berry=2).set_city(0, *needed[event], *cards)
    copies: Counter[str] = Counter()
    for n, card in enumerate(cards):
        copies[card] += 1
        if n in marked:
            t.set_on(0, card, copy=copies[card], point=1)
    t.choose("event", event)
    decision = asked(t.game)
    assert decision is not None
    if decision["source"] == event:
        assert check_all_sets(t) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("owned", [{"berry": 1}, {"twig": 1, "berry": 2}, {"twig": 4, "resin": 1}])
def test_gifts_to_several_opponents(players: int, owned: dict[str, int]) -> None:
    t = table(players=players).set_events("a_brilliant_marketing_plan")
    t.set_city(0, "shopkeeper", "post_office").set_resources(0, **owned)
    t.choose("event", "a_brilliant_marketing_plan")
    assert check_all_sets(t) > 1
    t = table(players=players).set_events("a_brilliant_marketing_plan")
    t.set_city(0, "shopkeeper", "post_office").set_resources(0, **owned)
    for seat in range(1, players):
        t.set_passed(seat)
    assert check_all_sets(t.choose("event", "a_brilliant_marketing_plan")) > 1


@pytest.mark.parametrize("held", range(8))
def test_revealed_cards_as_far_as_there_is_room(held: int) -> None:
    t = table().set_events("ancient_scrolls_discovered").set_city(0, "historian", "ruins")
    t.set_deck("farm", "mine", "farm", "inn", "farm")
    t.set_hand(0, *(["wanderer"] * 3 + ["peddler"] * 3 + ["fool"])[:held])
    t.choose("event", "ancient_scrolls_discovered")
    assert check_all_sets(t) > 1


@pytest.mark.parametrize("hand", [("fool",), ("fool", "farm", "wife", "wife"), ("wife",) * 4])
def test_critters_of_the_hand_for_an_event(hand: tuple[str, ...]) -> None:
    t = table().set_events("graduation_of_scholars").set_city(0, "teacher", "university")
    t.set_hand(0, *hand).choose("event", "graduation_of_scholars")
    assert check_all_sets(t) > 1


@pytest.mark.parametrize("hand", [("farm", "mine", "inn"), ("farm", "farm", "inn"), ("inn",) * 3])
@pytest.mark.parametrize("journey", ["journey_2", "journey_3"])
def test_cards_that_must_be_discarded(hand: tuple[str, ...], journey: str) -> None:
    t = table().set_season(0, "autumn").set_workers(0, 1).set_hand(0, *hand)
    t.choose("visit", journey)
    sets = check_all_sets(t)
    assert (sets > 0) == (t.seat() == 0 and t.prompt() == "discard")
