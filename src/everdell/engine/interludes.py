"""What a player may do beside whatever is asked, at any moment of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from everdell.engine.changes import change_count
from everdell.engine.option import Option
from everdell.engine.stack import NO_SLOT, Frame, Program, Step
from everdell.engine.zones import SEAT, Counter

if TYPE_CHECKING:
    from everdell.engine.rules import Rules
    from everdell.engine.state import Game, Player


@final
class Interlude:
    """Pay a token of one's own and do something; what was asked is asked again afterwards.

    It is no action, and is offered beside every choice of its player that is no set of picks.

    word    its option
    token   the counter that it is paid with
    source  the component that lets its player do it
    once    whether it is done in the player's own turn only, and once in it
    """

    def __init__(
        self, word: str, token: str, source: str, then: list[Step], once: bool = False
    ) -> None:
        self.word = word
        self.token = token
        self.source = source
        self.then = Program(then)
        self.once = once
        # Known once bound.
        self.number = 0
        self.option = Option("")
        self.counter = Counter(token, SEAT)
        self.speaker = 0

    def bind(self, rules: Rules, number: int) -> None:
        """Numbers begin at 1: an option with none is no interlude."""
        self.number = number
        self.option = Option(self.word, interlude=number)
        self.counter = rules.counter(self.token)
        self.speaker = rules.thing(self.source)
        rules.register(self.then, self.word)

    def is_open(self, g: Game, p: Player) -> bool:
        if p.passed or p.counters[self.counter.index] == 0:
            return False
        if not self.once:
            return True
        turn = g.stack[0]
        return p.seat == g.turn and p.seat == turn.me and self.number not in turn.acted

    def offer(self, g: Game, f: Frame, out: list[Option]) -> None:
        """Add its option to those of a choice that has just been listed."""
        if (
            f.picked == 0
            and self.is_open(g, g.players[f.me])
            and not f.program.steps[f.pc].alone
            and g.picks is None
        ):
            out.append(self.option)

    def take(self, g: Game, f: Frame) -> None:
        if self.once:
            g.stack[0].acted = (*g.stack[0].acted, self.number)
        g.push(self.then, f.me, f.me, NO_SLOT, self.speaker)
        change_count(g, self.counter, f.me, -1, self.speaker)
