"""Advice for people: the best options, how sure, and why."""

from __future__ import annotations

import pytest

from everdell import EverdellError, new_game
from everdell.bots import Advice, World, advise
from everdell.bots.advice import Reason, _denied, _going_on, _in_sight
from everdell.bots.specs import Budget
from everdell.bots.thinking.tree import Node
from everdell.engine.option import Option
from everdell.engine.rng import seeded
from everdell.testing import Table

from .tables import dear_table

BRIEF = Budget(iterations=60)


def kinds(advice: Advice) -> list[str]:
    return [reason.kind for reason in advice.reasons]


def by_option(t: Table, most: int = 30) -> dict[str, Advice]:
    return {one.option: one for one in advise(t.game, 0, BRIEF, most=most)}


def test_three_options_the_best_first() -> None:
    game = new_game(2, seed=3)
    offered = {option.id for option in game.options}
    found = advise(game, 0, BRIEF)
    assert len(found) == 3
    assert {one.option for one in found} <= offered
    assert [one.share for one in found] == sorted([one.share for one in found], reverse=True)
    for one in found:
        assert 0.0 <= one.win_chance <= 1.0
        assert 0.5 <= one.confidence <= 1.0
    assert found[0].difference == -found[1].difference


def test_it_says_what_is_scored_and_gained_at_once() -> None:
    t = dear_table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    found = by_option(t)
    assert Reason("points", {"n": 1}) in found["play:farm:hand"].reasons
    gains = [r for r in found["visit:basic_three_twigs"].reasons if r.kind == "gains"]
    assert gains == [Reason("gains", {"resources": [3, 0, 0, 0], "cards": 0, "workers": 0})]


def grown(id: str, seat: int, visits: int, *children: Node, opening: bool = True) -> Node:
    """What a search left behind."""
    node = Node(Option(id), seat, opening)
    node.visits = visits
    node.children = list(children)
    return node


def test_it_says_what_comes_next() -> None:
    """After the details of its own action, and whatever the rival does."""
    mine = grown("play:mine:hand", 0, 18)
    detail = grown("gain:pebble", 0, 30, grown("visit:b", 1, 28, mine), opening=False)
    assert list(_going_on(grown("visit:a", 0, 40, detail), 0)) == [
        Reason("next", {"option": "play:mine:hand"})
    ]


def test_of_two_minds_it_says_nothing_about_the_next_turn() -> None:
    ways = [grown(f"visit:{n}", 0, 9) for n in range(9)]
    assert list(_going_on(grown("visit:a", 0, 100, *ways), 0)) == []


def test_it_says_what_a_rival_is_denied() -> None:
    """One place brings a pebble, the rival needs one, and nobody else can give it."""
    mine = grown("visit:a", 0, 50, grown("visit:c", 1, 40))
    other = grown("visit:b", 0, 50, grown("visit:a", 1, 30), grown("visit:c", 1, 10))
    assert list(_denied(mine, [other], 0)) == [Reason("denies", {"seat": 1, "option": "visit:a"})]
    assert list(_denied(other, [mine], 0)) == []


@pytest.mark.parametrize(
    ("kind", "option", "told"),
    [
        ("next", "play:farm:hand", True),
        ("next", "play:inn:hand", False),  # still to be drawn
        ("next", "play:king:meadow", True),
        ("next", "play:inn:meadow", False),
        ("denies", "visit:basic_pebble", True),
        ("denies", "play:farm:hand", False),  # who knows what a rival holds
        ("denies", "play:king:meadow:occupy", True),
        ("next", "play:poe:legends", True),
        ("denies", "play:poe:legends", False),
        ("denies", "play:foresight:legends", False),
    ],
)
def test_cards_that_were_only_imagined_are_not_told(kind: str, option: str, told: bool) -> None:
    t = dear_table(("base", "legends")).set_hand(0, "farm").set_aside(0, "legends", "poe")
    t.set_aside(1, "legends", "foresight")
    seat = {"denies": {"seat": 1}, "next": {}}[kind]
    reason = Reason(kind, {"option": option, **seat})
    assert _in_sight(World(t.game), 0, reason) is told


def test_a_single_option_needs_no_thought() -> None:
    t = dear_table().set_hand(0).set_workers(0, 0)
    assert [one.option for one in advise(t.game, 0)] == ["prepare"]


def test_only_whose_decision_it_is_gets_advice() -> None:
    with pytest.raises(EverdellError) as fault:
        advise(new_game(2, seed=3), 1)
    assert fault.value.code == "nothing-to-decide"


def test_hidden_cards_do_not_change_the_advice() -> None:
    game = new_game(2, seed=3)
    random = seeded(1)
    for _ in range(20):
        game.take(random.below(len(game.options)))
    seat = game.stack[-1].me
    told = [advise(game.determinize(seat, k), seat, BRIEF, seed=5) for k in range(3)]
    assert told[0] == told[1] == told[2] == advise(game, seat, BRIEF, seed=5)
