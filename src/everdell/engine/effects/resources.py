"""Gaining, paying and giving resources and points."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import gain_bundle, gain_points, give_resources, pay
from everdell.engine.effects.counting import Counting, counting
from everdell.engine.option import NO_ONE, Option
from everdell.engine.phrases import Amount, Component, Reason
from everdell.engine.picks import Candidate, Limit, Picks
from everdell.engine.queries import resource_receivers
from everdell.engine.resources import KINDS, bundle, holdings, of_kind, repeated
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game, Player


@final
class Gain(Step):
    """Resources and points from the supply, `times` over."""

    plain: bool = True

    def __init__(
        self,
        *,
        twig: int = 0,
        resin: int = 0,
        pebble: int = 0,
        berry: int = 0,
        point: int = 0,
        times: int | Counting = 1,
    ) -> None:
        self.packed = bundle(twig, resin, pebble, berry)
        self.point = point
        self.frameless = times == 1
        self.times = counting(times)

    def bind(self, rules: Rules) -> None:
        self.times.bind(rules)

    def run(self, g: Game, f: Frame) -> None:
        if self.frameless:
            self.at_once(g, f.me, f.source)
            return
        n = self.times.now(g, f)
        if n and self.packed:
            gain_bundle(g, f.me, repeated(self.packed, n), f.source)
        if self.point:
            gain_points(g, f.me, self.point * n, f.source)

    def at_once(self, g: Game, me: int, source: int) -> None:
        if self.packed:
            gain_bundle(g, me, self.packed, source)
        if self.point:
            gain_points(g, me, self.point, source)


def kind_picks(f: Frame, row: list[Option], stock: list[int], least: int, most: int) -> Picks:
    """From `least` to `most` more resources out of a stock, of the last kind or later ones."""
    most = min(most, sum(stock[f.last :]))
    pool = [
        Candidate(row[kind], min(stock[kind], most)) for kind in range(f.last, 4) if stock[kind] > 0
    ]
    return Picks(f.picked, least, most, pool)


@final
class GainAny(Ask):
    """Resources of choice, or of choice among some kinds, picked in the order of their kinds."""

    prompt: str = "gain-any"

    def __init__(self, times: int | Counting = 1, kinds: tuple[str, ...] = KINDS) -> None:
        self.times = counting(times)
        self.fixed = times if isinstance(times, int) else -1
        self.kinds = kinds
        self.row: list[Option] = []
        self.in_game = [1, 1, 1, 1]  # the kinds of resources
        self.offered: list[list[Option]] = []  # from each kind on

    def bind(self, rules: Rules) -> None:
        self.times.bind(rules)
        self.row = rules.kind_row("gain")
        there = [kind for kind in rules.figures.kinds if KINDS[kind] in self.kinds]
        self.in_game = [1 if kind in there else 0 for kind in range(4)]
        self.offered = [
            [option for option in self.row[first:] if self.in_game[option.kind]]
            for first in range(4)
        ]

    def most(self, g: Game, f: Frame) -> int:
        return self.fixed if self.fixed >= 0 else self.times.now(g, f)

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.offered[f.last][:] if self.most(g, f) else []

    def picks(self, g: Game, f: Frame) -> Picks | None:
        due = self.most(g, f) - f.picked
        return kind_picks(f, self.row, [due * there for there in self.in_game], due, due)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        gain_bundle(g, f.me, option.bundle, f.source)
        f.picked += 1
        if f.picked < self.most(g, f):
            f.last = option.kind
            f.ask_again()
        else:
            f.picked = 0
            f.last = 0


@final
class GainOneOf(Ask):
    """One resource among some kinds."""

    prompt: str = "gain-any"

    def __init__(self, *kinds: str) -> None:
        self.kinds = [KINDS.index(kind) for kind in kinds]
        self.offered: list[Option] = []

    def bind(self, rules: Rules) -> None:
        row = rules.kind_row("gain")
        self.offered = [row[kind] for kind in self.kinds]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.offered[:]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        gain_bundle(g, f.me, option.bundle, f.source)


@final
class GainMissing(Ask):
    """A resource of a kind that the player has none of; with a least of none, or not.

    `when` says on what condition.
    """

    prompt: str = "gain-missing"

    def __init__(self, least: int = 1, when: int | Counting = 1) -> None:
        self.least = least
        self.when = counting(when)
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.when.bind(rules)
        self.row = rules.kind_row("gain")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if not self.when.now(g, f):
            return []
        owned = g.players[f.me].resources
        offered = [self.row[kind] for kind in g.rules.figures.kinds if owned[kind] == 0]
        if offered and self.least == 0:
            offered.append(self.done)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is not self.done:
            gain_bundle(g, f.me, option.bundle, f.source)


@final
class PayUpTo(Ask):
    """Pay none to `most` of one resource; the number paid is counted.

    With `keep` the resources stay in the frame's bundle, on their way to somewhere.
    """

    def __init__(self, kind: str, most: int, word: str = "pay", keep: bool = False) -> None:
        self.prompt = f"{word}-up-to"
        self.kind = KINDS.index(kind)
        self.most = most
        self.word = word
        self.keep = keep
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.amount_row(self.word, self.kind, self.most)

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.row[: min(self.most, g.players[f.me].resources[self.kind]) + 1]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        f.n = option.n
        packed = option.bundle
        pay(g, f.me, packed, f.source)
        if self.keep:
            f.bundle = packed


@final
class PayAny(Ask):
    """Pay resources of any kinds, from `least` to `most`, one at a time in order.

    With `keep` they stay in the frame's bundle, on their way to somewhere.
    """

    conditional: bool = True

    def __init__(self, least: int, most: int, word: str = "pay", keep: bool = False) -> None:
        self.prompt = f"{word}-any"
        self.least = least
        self.most = most
        self.word = word
        self.keep = keep
        self.row: list[Option] = []
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row(self.word)
        self.done = rules.word("done")

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return holdings(g.players[me].resources) >= self.least

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("needs-any", {"n": self.least - holdings(g.players[me].resources)})

    def options(self, g: Game, f: Frame) -> list[Option]:
        resources = g.players[f.me].resources
        offered: list[Option] = []
        # A pick must leave enough of the same and later kinds to reach the minimum.
        later = sum(resources[f.last :])
        for kind in range(f.last, 4):
            if resources[kind] and f.picked + later >= self.least:
                offered.append(self.row[kind])
            later -= resources[kind]
        if f.picked >= self.least:
            offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        stock = g.players[f.me].resources
        return kind_picks(f, self.row, stock, self.least - f.picked, self.most - f.picked)

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        packed = option.bundle
        pay(g, f.me, packed, f.source)
        if self.keep:
            f.bundle += packed
        f.count_pick(option.kind, self.most)


class PayMore(Ask):
    """So many resources of choice more, beside what the rest of a text asks for.

    A subclass says when; `because` is the component that makes it dearer.
    """

    conditional: bool = True
    prompt: str = "pay-any"

    def __init__(self, because: str, more: int, rest: Program) -> None:
        self.because = because
        self.more = more
        self.rest = rest
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row("pay")

    def in_force(self, g: Game, p: Player) -> bool:
        raise NotImplementedError

    def _spare(self, g: Game, me: int, due: int) -> list[int]:
        """The kinds of which one may be paid so that the rest can still be."""
        found: list[int] = []
        resources = g.players[me].resources
        for kind in range(len(KINDS)):
            if resources[kind]:
                resources[kind] -= 1
                if self._spare(g, me, due - 1) if due > 1 else self._goes_on(g, me):
                    found.append(kind)
                resources[kind] += 1
        return found

    def _goes_on(self, g: Game, me: int) -> bool:
        return self.rest.possible(g, me, me, NO_SLOT)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return not self.in_force(g, g.players[me]) or bool(self._spare(g, me, self.more))

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("dearer", {"by": Component(self.because)})

    def options(self, g: Game, f: Frame) -> list[Option]:
        if not self.in_force(g, g.players[f.me]):
            return []
        return [self.row[kind] for kind in self._spare(g, f.me, self.more - f.picked)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        pay(g, f.me, option.bundle, f.source)
        f.picked += 1
        if f.picked < self.more:
            f.ask_again()
        else:
            f.picked = 0


@final
class PayExactly(Step):
    """A fixed cost of a text, paid to the supply."""

    conditional: bool = True

    def __init__(self, *, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> None:
        self.cost = [twig, resin, pebble, berry]
        self.price = bundle(twig, resin, pebble, berry)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        resources = g.players[me].resources
        return all(resources[kind] >= self.cost[kind] for kind in range(4))

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        owned = g.players[me].resources
        short = {
            KINDS[kind]: self.cost[kind] - owned[kind]
            for kind in range(4)
            if self.cost[kind] > owned[kind]
        }
        return Reason("missing", {"resources": Amount(short)})

    def run(self, g: Game, f: Frame) -> None:
        pay(g, f.me, self.price, f.source)


@final
class HandOverResources(Ask):
    """The frame's bundle goes to an opponent who has not passed; if there is none it is lost."""

    prompt: str = "give-to"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.seat_row("give")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if f.bundle == 0:
            return []
        return [self.row[seat] for seat in resource_receivers(g, f.me)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        give_resources(g, option.seat, f.bundle, f.source)
        f.bundle = 0


@final
class GiveEach(Ask):
    """Give up to `most` resources, each to an opponent of choice; the number is counted.

    When no player can receive, what would be given is discarded and counts all the same.
    """

    prompt: str = "give-each"

    def __init__(self, most: int) -> None:
        self.most = most
        self.rows: list[list[Option]] = []  # by receiver and kind; the last row is the supply
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.done = rules.word("done")
        self.rows = [
            [self._gift(rules, seat, kind) for kind in range(4)] for seat in range(rules.seats + 1)
        ]

    def _gift(self, rules: Rules, seat: int, kind: int) -> Option:
        one = of_kind(kind, 1)
        order = seat * 4 + kind
        if seat == rules.seats:
            id = f"give:supply:{KINDS[kind]}"
            return Option(id, "give-supply-amount", kind=kind, bundle=one, n=order)
        id = f"give:{seat}:{KINDS[kind]}"
        return Option(id, "give-seat-amount", seat=seat, kind=kind, bundle=one, n=order)

    def options(self, g: Game, f: Frame) -> list[Option]:
        resources = g.players[f.me].resources
        receivers = resource_receivers(g, f.me) or [len(self.rows) - 1]
        offered: list[Option] = []
        for seat in receivers:
            for kind in range(4):
                if resources[kind] and self.rows[seat][kind].n >= f.last:
                    offered.append(self.rows[seat][kind])
        offered.append(self.done)
        return offered

    def picks(self, g: Game, f: Frame) -> Picks | None:
        gifts = [option for option in self.options(g, f) if option is not self.done]
        stock = g.players[f.me].resources
        limits: list[Limit] = []
        for kind in range(4):
            same = [option for option in gifts if option.kind == kind]
            if same:
                limits.append(Limit(same, stock[kind]))
        most = min(self.most - f.picked, sum([limit.most for limit in limits]))
        pool = [Candidate(option, min(stock[option.kind], most)) for option in gifts]
        picks = Picks(f.picked, 0, most, pool)
        picks.limits = [limit for limit in limits if len(limit.options) > 1]
        return picks

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            f.end_picks()
            return
        pay(g, f.me, option.bundle, f.source)
        if option.seat != NO_ONE:
            give_resources(g, option.seat, option.bundle, f.source)
        f.count_pick(option.n, self.most)
