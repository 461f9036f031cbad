"""Gaining and paying countable things of a box, and point tokens."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import change_count, pay_points
from everdell.engine.effects.counting import Counting, counting
from everdell.engine.phrases import Phrase, Reason, message_id
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import SEAT, Counter


@final
class GainTokens(Step):
    """Countable things of a box, `times` over: `GainTokens("pearl")`."""

    def __init__(self, id: str, n: int = 1, times: int | Counting = 1) -> None:
        self.id = id
        self.n = n
        self.times = counting(times)
        self.counter = Counter(id, SEAT)  # until the rules are known

    def bind(self, rules: Rules) -> None:
        self.counter = rules.counter(self.id)
        self.times.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        change_count(g, self.counter, f.me, self.n * self.times.now(g, f), f.source)


@final
class PayTokens(Step):
    """A fixed cost of a text in countable things of a box."""

    conditional: bool = True

    def __init__(self, id: str, n: int) -> None:
        self.id = id
        self.n = n
        self.counter = Counter(id, SEAT)  # until the rules are known

    def bind(self, rules: Rules) -> None:
        self.counter = rules.counter(self.id)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return g.players[me].counters[self.counter.index] >= self.n

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        short = self.n - g.players[me].counters[self.counter.index]
        what = Phrase(f"token-{message_id(self.id)}.amount", {"n": short})
        return Reason("needs-more", {"what": what})

    def run(self, g: Game, f: Frame) -> None:
        change_count(g, self.counter, f.me, -self.n, f.source)


@final
class PayPoints(Step):
    """A fixed cost of a text in point tokens of one's supply."""

    conditional: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return g.players[me].points >= self.n

    def run(self, g: Game, f: Frame) -> None:
        pay_points(g, f.me, self.n, f.source)
