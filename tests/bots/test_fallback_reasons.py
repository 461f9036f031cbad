"""What is said for the best option where nothing comes of it at once."""

from __future__ import annotations

import pytest

from everdell.bots import World
from everdell.bots.advice_reasons import AdviceReason
from everdell.bots.experience import Taught
from everdell.bots.fallback_reasons import fallback_reason, shortfall
from everdell.bots.findings import Finding
from everdell.bots.lines import Line
from everdell.bots.thinking.tree import Node
from everdell.bots.trials import Trials
from everdell.testing import Table

from .tables import dear_table


def found(mine: float = 50.0, theirs: float = 45.0, rivalry: float = 0.3) -> Finding:
    lead = mine - rivalry * theirs
    return Finding("an option", 1, mine, theirs, lead, lead * lead)


def said(
    t: Table,
    chosen: str,
    *answers: Node,
    first: Finding | None = None,
    other: Finding | None = None,
) -> AdviceReason:
    (option,) = [option for option in t.game.options if option.id == chosen]
    node = Node(option, 0, opening=len(t.game.stack) == 1)
    node.children = list(answers)
    world = World(t.game)
    trials = Trials(world, 0, Taught().judgement(world))
    line = Line((node,))
    return fallback_reason(
        world, 0, line, trials.of(line), first or found(), other or found(mine=40.0)
    )


def test_who_passes_sees_nothing_else_that_pays() -> None:
    t = dear_table().set_season(0, "autumn").set_hand(0).set_workers(0, 1)
    assert said(t, "pass") == AdviceReason("rest")


def test_who_has_enough_sees_nothing_else_that_pays() -> None:
    t = dear_table().set_hand(0, "farm", "inn").choose("visit", "haven")
    assert said(t, "done") == AdviceReason("rest")


def test_of_several_cards_the_one_that_is_missed_least_goes() -> None:
    t = dear_table().set_hand(0, "farm", "inn").choose("visit", "haven")
    assert said(t, "discard:inn") == AdviceReason("least", {"n": 1})


def test_who_plays_a_card_does_not_part_with_it() -> None:
    t = dear_table().set_hand(0, "farm", "inn").set_resources(0, twig=3, resin=3)
    assert said(t, "play:inn:hand").kind == "outlook"


def test_what_it_would_go_on_with_in_the_same_action() -> None:
    t = dear_table().set_hand(0, "farm").set_city(0, "courthouse").set_resources(0, twig=2, resin=1)
    asked = t.game.clone()
    asked.choose("play:farm:hand")
    answer = Node(asked.options[2], 0, opening=False)
    answer.visits = 20
    assert said(t, "play:farm:hand", answer) == AdviceReason("next", {"option": "gain:pebble"})


@pytest.mark.parametrize(
    ("other", "side"),
    [
        (found(mine=48.0), "mine"),
        (found(theirs=60.0), "theirs"),
        (found(mine=49.5, theirs=60.0), "theirs"),
        (found(), "level"),
        (found(mine=52.0), "level"),  # which was not looked at often enough
    ],
)
def test_what_makes_the_difference_in_the_long_run(other: Finding, side: str) -> None:
    told = said(dear_table(), "visit:haven", first=found(), other=other)
    assert told == AdviceReason("outlook", {"side": side})


# Of another answer ---------------------------------------------------------------------------


def lacking(t: Table, chosen: str, this: Finding, *answers: Node) -> AdviceReason:
    (option,) = [option for option in t.game.options if option.id == chosen]
    node = Node(option, 0, opening=True)
    node.children = list(answers)
    return shortfall(World(t.game), 0, Line((node,)), found(), this)


@pytest.mark.parametrize(
    ("this", "side"),
    [
        (found(mine=48.0), "less"),
        (found(theirs=60.0), "more"),
        (found(), "equal"),
        (found(mine=52.0), "equal"),  # which was not looked at often enough
    ],
)
def test_what_another_one_lacks_in_the_long_run(this: Finding, side: str) -> None:
    assert lacking(dear_table(), "visit:haven", this) == AdviceReason("outlook", {"side": side})


def test_what_another_one_would_go_on_with_in_the_same_action() -> None:
    t = dear_table().set_hand(0, "farm").set_city(0, "courthouse").set_resources(0, twig=2, resin=1)
    asked = t.game.clone()
    asked.choose("play:farm:hand")
    answer = Node(asked.options[2], 0, opening=False)
    answer.visits = 20
    told = lacking(t, "play:farm:hand", found(mine=48.0), answer)
    assert told == AdviceReason("next", {"option": "gain:pebble"})
