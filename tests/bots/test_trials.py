"""What comes of an option by the end of the action, as the search would go on with it."""

from __future__ import annotations

from everdell.bots import World
from everdell.bots.experience import Taught
from everdell.bots.lines import Line
from everdell.bots.thinking.tree import Node
from everdell.bots.trials import Trials, common_gains
from everdell.engine.option import Option
from everdell.testing import Table

from .tables import dear_table

FARM = "play:farm:hand"


def at_court() -> Table:
    """A Farm gives a berry, and a twig, a resin or a pebble of choice."""
    t = dear_table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    return t.set_city(0, "courthouse")


def option_of(t: Table, id: str) -> Option:
    return next(option for option in t.game.options if option.id == id)


def searched(t: Table, chosen: str, **answers: int) -> Node:
    """What a search left behind that gave these answers so often."""
    node = Node(option_of(t, chosen), 0, opening=True)
    asked = t.game.clone()
    asked.choose(chosen)
    for option in asked.options:
        child = Node(option, 0, opening=False)
        child.visits = answers.get(option.id.split(":")[-1], 0)
        node.children.append(child)
    return node


def brought(t: Table, node: Node) -> dict[str, int]:
    trials = Trials(World(t.game), 0, Taught().judgement(t.game))
    return common_gains(trials.of(Line((node,))))


def test_the_answer_that_the_search_would_give_is_told() -> None:
    t = at_court()
    for kind in ("twig", "resin", "pebble"):
        node = searched(t, FARM, **{kind: 30})
        assert brought(t, node) == {"points": 1, kind: 1, "berry": 1, "resources": 2}


def test_what_hangs_on_an_answer_of_which_it_is_not_sure_is_not_told() -> None:
    t = at_court()
    for node in (searched(t, FARM, twig=20, pebble=25), searched(t, FARM, pebble=7)):
        assert brought(t, node) == {"points": 1, "berry": 1, "resources": 2}


def test_an_answer_that_is_not_offered_in_a_deal_is_not_relied_on() -> None:
    t = at_court()
    node = searched(t, FARM)
    elsewhere = Node(Option("gain:honey"), 0, opening=False)
    elsewhere.visits = 90
    node.children.append(elsewhere)
    assert brought(t, node) == {"points": 1, "berry": 1, "resources": 2}


def test_the_next_action_of_the_search_is_no_answer() -> None:
    t = at_court()
    node = searched(t, FARM, pebble=30)
    for child in node.children:
        child.opening = True
    assert brought(t, node) == {"points": 1, "berry": 1, "resources": 2}


def test_of_cards_that_are_looked_at_only_those_that_are_kept_count() -> None:
    """The Teacher shows two and leaves one."""
    t = dear_table().set_hand(0, "teacher").set_resources(0, berry=2)
    assert brought(t, Node(option_of(t, "play:teacher:hand"), 0, opening=True)) == {
        "points": 2,
        "cards": 1,
    }


def test_the_worker_that_goes_on_a_visit_is_no_loss() -> None:
    t = dear_table()
    found = brought(t, Node(option_of(t, "visit:basic_three_twigs"), 0, opening=True))
    assert found == {"twig": 3, "resources": 3}


def test_workers_that_come_home_are_brought() -> None:
    t = dear_table().set_hand(0).set_workers(0, 0)
    assert brought(t, Node(option_of(t, "prepare"), 0, opening=True))["workers"] > 0
