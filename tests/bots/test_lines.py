"""Where several things are picked, whole sets are the answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from everdell.bots.lines import Line, lines_of
from everdell.bots.thinking.tree import Node
from everdell.engine.option import Option
from everdell.engine.state import Game
from everdell.testing import Table

from .tables import dear_table


def followed(game: Game, deep: int = 9) -> list[Node]:
    """What a search leaves behind that has followed every choice of this seat, so many deep."""
    nodes: list[Node] = []
    for index, option in enumerate(game.options):
        node = Node(option, game.stack[-1].me, len(game.stack) == 1)
        node.visits = 1 + index
        after = game.clone()
        after.take(index)
        if deep > 1 and len(after.stack) > 1:
            node.children = followed(after, deep - 1)
        nodes.append(node)
    return nodes


def sets(t: Table, deep: int = 9) -> list[tuple[str, ...] | None]:
    return [line.picks for line in lines_of(t.game, followed(t.game, deep))]


def haven(*hand: str) -> Table:
    """Discard any number of cards; then come resources of one's choice, which are other sets."""
    return dear_table().set_hand(0, *hand).choose("visit:haven")


def test_the_options_of_a_single_choice_are_its_answers() -> None:
    t = dear_table()
    nodes = followed(t.game, 1)
    assert lines_of(t.game, nodes) == [Line((node,)) for node in nodes]


def test_every_set_is_an_answer_and_nothing_at_all_is_one() -> None:
    a, b = "discard:farm", "discard:inn"
    assert set(sets(haven("farm", "farm", "inn"))) == {
        (), (a,), (b,), (a, a), (a, b), (a, a, b),
    }  # fmt: skip


def test_a_set_begins_with_its_first_choice_and_ends_with_its_last() -> None:
    t = haven("farm", "inn")
    for line in lines_of(t.game, followed(t.game)):
        made = [node.option.id for node in line.nodes if node.option.id != "done"]
        assert tuple(made) == line.picks
        assert line.option == (made[0] if made else "done")


def test_what_the_engine_picks_by_itself_belongs_to_the_set() -> None:
    """Of three cards two have to go: with the first kept, the others are not asked about."""
    t = dear_table().set_season(0, "autumn").set_hand(0, "farm", "inn", "mine")
    t.choose("visit:journey_2")
    farm, inn, mine = "discard:farm", "discard:inn", "discard:mine"
    assert set(sets(t)) == {(farm, inn), (farm, mine), (inn, mine)}


def test_copies_in_a_city_have_the_names_that_they_have_now() -> None:
    """One of two farms is occupied. When the first has gone, the other is called the only one."""
    t = dear_table().set_events("croak_wart_cure").set_resources(0, berry=2)
    t.set_city(0, "undertaker", "barge_toad", "farm", "farm").set_on(0, "farm", occupied=True)
    t.choose("event:croak_wart_cure")
    undertaker, toad = "discard:city:undertaker", "discard:city:barge_toad"
    one, other = "discard:city:farm", "discard:city:farm:2"
    found = [sorted(picks or ()) for picks in sets(t)]
    assert sorted(found) == sorted(
        sorted(pair) for pair in combinations([undertaker, toad, one, other], 2)
    )


def test_as_long_as_no_set_was_followed_to_its_end_single_options_are_compared() -> None:
    t = dear_table().set_season(0, "autumn").set_hand(0, "farm", "inn", "mine", "wife")
    t.choose("visit:journey_3")
    assert sets(t, deep=1) == [None, None]


def test_what_a_search_came_back_to_most_goes_choice_by_choice() -> None:
    def line(*visits: int) -> Line:
        nodes: Sequence[Node] = [Node(Option(str(n)), 0, opening=False) for n in visits]
        for node, n in zip(nodes, visits, strict=True):
            node.visits = n
        return Line(tuple(nodes), ())

    rare, often, never = line(40), line(60, 30, 20), line(60, 20, 19)
    assert max([rare, often, never], key=lambda one: one.visits) is often
