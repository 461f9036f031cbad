"""What a position is worth to a seat: the points it may hope for, weighed trait by trait."""

from __future__ import annotations

from typing import Final, final

from everdell.bots.thinking.traits import Reader
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.scoring import points_of
from everdell.engine.stack import Step
from everdell.engine.state import Game

_BELOW_ALL: Final = -1e9
# By season, how near the end is. (Compiled, a tuple of floats is taken for one that was never set.)
_CLOSING: Final = [0.0, 0.0, 0.5, 1.0]


@final
class Judgement(Reader):
    """Weights for each season and trait, and how much a rival's points count against one's own.

    weights    forecast the points that a seat will still score
    automaton  forecast those of an automatic rival, from the traits of the seat it plays against
    """

    def __init__(
        self,
        rules: Rules,
        weights: list[list[float]],
        rivalry: float,
        automaton: list[list[float]],
    ) -> None:
        super().__init__(rules)
        self._weights = weights
        self._automaton = automaton
        self.rivalry = rivalry
        self._season: list[float] = weights[0]
        self._sum: float = 0.0

    def note(self, trait: int, amount: int) -> None:
        self._sum += self._season[trait] * amount

    def points(self, g: Game, seat: int) -> float:
        """The points that a seat may expect at the end of the game."""
        p = g.players[seat]
        scored = float(points_of(g, seat))
        if p.automaton:
            p = g.players[0]
            self._season = self._automaton[p.season]
        else:
            self._season = self._weights[p.season]
        if p.passed or g.over:
            return scored
        self._sum = 0.0
        self.read(g, p)
        # A player who has not passed yet still can: only an automatic rival has less to hope for.
        return scored if self._sum < 0.0 and p.seat == seat else scored + self._sum

    def all_points(self, g: Game) -> list[float]:
        return [self.points(g, p.seat) for p in g.players]

    def rivalry_in(self, g: Game, seat: int) -> float:
        """How much a rival's points count for a seat that looks ahead in this game.

        An automatic rival can only be beaten: towards the end its points count like one's own. (It
        plays a card for each of yours. Counted fully from the start, it would be kept small by
        playing next to nothing.)
        """
        if g.rules.figures.gentle or not g.players[len(g.players) - 1].automaton:
            return self.rivalry
        return self.rivalry + (1.0 - self.rivalry) * _CLOSING[g.players[seat].season]

    def lead(self, g: Game, seat: int) -> float:
        """A seat's points, less what its best rival has of them that counts."""
        points = self.all_points(g)
        return points[seat] - self.rivalry * best_rival(points, seat)


def best_rival(points: list[float], seat: int) -> float:
    """What the best of the others has; nothing where there are no others."""
    best = _BELOW_ALL
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return 0.0 if best == _BELOW_ALL else best


def finish(judgement: Judgement, g: Game, seat: int) -> Game:
    """Answer all that is left of a seat's action as looks best for its own points at once.

    Several picks of one text (cards to discard, say) are compared once, before the first: nearly
    all the time would go into them otherwise.
    """
    asked: Step | None = None
    known: list[Option] = []
    values: list[float] = []
    while not g.over and len(g.stack) > 1 and g.stack[-1].me == seat:
        if len(g.options) == 1:
            g.take(0)
            continue
        frame = g.stack[-1]
        step = frame.program.steps[frame.pc]
        if step is asked:
            index = _best_known(g.options, known, values)
            if index >= 0:
                g.take(index)
                continue
        asked = step
        known = g.options
        values = []
        best = _BELOW_ALL
        chosen = g
        for index in range(len(known)):
            trial = g.clone()
            trial.take(index)
            points = judgement.points(trial, seat)
            values.append(points)
            if points > best:
                best = points
                chosen = trial
        g = chosen
    return g


def _best_known(offered: list[Option], known: list[Option], values: list[float]) -> int:
    """Of what is offered, the index of the best that was compared before; -1 if nothing was."""
    best = _BELOW_ALL
    found = -1
    for index in range(len(offered)):
        for at in range(len(known)):
            if known[at] is offered[index]:
                if values[at] > best:
                    best = values[at]
                    found = index
                break
    return found


def promises(judgement: Judgement, g: Game, seat: int) -> list[float]:
    """For each option, the lead once the action is finished."""
    found: list[float] = []
    for index in range(len(g.options)):
        trial = g.clone()
        trial.take(index)
        found.append(judgement.lead(finish(judgement, trial, seat), seat))
    return found
