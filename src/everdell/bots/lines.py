"""The answers to a decision: its options, or whole sets of them where several are picked.

The engine asks for several picks one at a time and in a fixed order, so a single pick says little:
picking the third thing first means picking neither of the two before it. A set says it all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from everdell.bots.thinking.tree import Node
from everdell.engine.journal import Journal
from everdell.engine.option import Option
from everdell.engine.picks import Picks
from everdell.engine.state import Game


class Line(NamedTuple):
    """An answer, as a search has followed it.

    nodes  its choices, one after the other; the last one ends it
    picks  of a set: what it picks, by the ids that its parts have now; None for a single choice
    """

    nodes: tuple[Node, ...]
    picks: tuple[str, ...] | None = None

    @property
    def option(self) -> str:
        """The choice to make first."""
        return self.first.id

    @property
    def first(self) -> Option:
        return self.nodes[0].option

    @property
    def end(self) -> Node:
        return self.nodes[-1]

    @property
    def visits(self) -> tuple[int, ...]:
        """How often the search made each of its choices: it would take what it made most often."""
        return tuple([node.visits for node in self.nodes])


def lines_of(world: Game, options: Sequence[Node]) -> list[Line]:
    """The answers that a search has followed to their end; single options as long as it has not."""
    pool = world.picks
    found = [] if pool is None else list(_sets(world, pool, options, Line((), ())))
    # Copies in a city have no order: of two ways to a set, the one that was gone more often stays.
    found.sort(key=lambda line: line.visits)
    sets = {tuple(sorted(line.picks or ())): line for line in found}
    return list(sets.values()) if len(sets) > 1 else [Line((node,)) for node in options]


def _sets(game: Game, pool: Picks, options: Sequence[Node], above: Line) -> Iterator[Line]:
    """The sets that go on with one of these options."""
    offered = {option.id for option in game.options}
    for node in options:
        if node.option.id not in offered:  # but in other deals
            continue
        after = game.clone()
        journal = after.journal = Journal()
        after.choose(node.option.id)
        made = [*(above.picks or ()), *_called(pool, game, node.option.id)]
        _add_forced(pool, journal, node.seat, made)
        line = Line((*above.nodes, node), tuple(made))
        if _goes_on(game, after):
            yield from _sets(after, pool, node.children, line)
        else:
            yield line


def _called(pool: Picks, game: Game, option: str) -> list[str]:
    """What a pick was called before the first one: copies in a city are counted anew each time."""
    now = game.picks
    chosen = [] if now is None else [pick for pick in now.pool if pick.option.id == option]
    return [
        before.option.id
        for pick in chosen
        for before in pool.pool
        if before.option is pick.option or set(before.slots) & set(pick.slots)
    ][:1]


def _add_forced(pool: Picks, journal: Journal, seat: int, made: list[str]) -> None:
    """Add the picks that the engine has made by itself, because nothing else was left."""
    for entry in journal.entries:
        forced = entry.option
        if forced is None or entry.seat != seat:
            continue
        free = [
            pick.option.id
            for pick in pool.pool
            if _thing(pick.option) == _thing(forced) and made.count(pick.option.id) < pick.count
        ]
        if not free or len(made) == pool.most:
            return
        made.append(free[0])


def _thing(option: Option) -> tuple[str, int, int, int]:
    """What an option is about, whichever copy it is."""
    return option.shape, option.card, option.seat, option.kind


def _goes_on(before: Game, after: Game) -> bool:
    """Whether what is asked now is the next pick of the same set."""
    if after.over or len(after.stack) != len(before.stack):
        return False
    was, now = before.stack[-1], after.stack[-1]
    return now.program is was.program and now.pc == was.pc and now.picked > was.picked
