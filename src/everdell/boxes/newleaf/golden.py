"""Golden occupied tokens: who moves in where, and what a rival gets for it."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.newleaf.solo import RUGWORT, is_solo
from everdell.engine.changes import change_count, gain_points, replace_placed
from everdell.engine.content import lets_in
from everdell.engine.facts import invited
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, may_enter
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import FIRST_TOKEN_OF_BOXES, Game, Player
from everdell.engine.ways import Way
from everdell.engine.zones import SEAT, Counter

GOLDEN: Final = "golden"
TOKENS: Final = 3
# What a rival gains when the first, second and third of them is used (solo rules).
_RIVALS_POINTS: Final = (0, 2, 3)


def golden_tokens() -> Counter:
    return Counter(GOLDEN, SEAT, start=TOKENS)


@final
class GoldenToken(Way):
    """A critter is played for free: a golden token lies on the construction that lets it in."""

    def __init__(self) -> None:
        super().__init__(GOLDEN, [ChooseHome(self)], free=True)
        self.tokens = Counter("", SEAT)

    def bind(self, rules: Rules) -> None:
        self.tokens = rules.counter(GOLDEN)

    def homes(self, g: Game, p: Player, card: int) -> list[int]:
        return [
            slot
            for slot in range(len(p.city))
            if not p.city[slot].occupied
            and lets_in(g.rules.cards[p.city[slot].card], g.rules.cards[card])
        ]

    def candidates(self, g: Game, p: Player) -> bytes:
        return invited(g, p) if p.counters[self.tokens.index] else g.rules.open_to_none

    def fits(self, g: Game, p: Player, card: int, origin: int) -> bool:
        return self.candidates(g, p)[card] > 0 and may_enter(g, p.seat, card)


@final
class ChooseHome(Ask):
    """The construction on which the golden token is put."""

    prompt: str = "pay-card"

    def __init__(self, way: GoldenToken) -> None:
        self.way = way
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("pay:golden")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        offered: list[Option] = []
        city_options(g, p, self.way.homes(g, p, f.card), self.row, True, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        slot = chosen_slot(g, option)
        tokens = self.way.tokens
        token = FIRST_TOKEN_OF_BOXES + tokens.index
        replace_placed(g, f.me, slot, p.city[slot].with_occupied(token))
        if g.journal is not None:
            id, home = g.rules.cards[f.card].id, g.rules.cards[option.card].id
            g.journal.tell(Entry("occupied", f.me, card=id, home=home))
        used = TOKENS - p.counters[tokens.index]
        change_count(g, tokens, f.me, -1, f.card)
        if is_solo(g):
            gain_points(g, RUGWORT, _RIVALS_POINTS[used], f.card)
