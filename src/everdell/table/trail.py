"""Which choices may be taken back without asking anyone."""

from __future__ import annotations

from typing import NamedTuple


class TrailStep(NamedTuple):
    """A choice that may be taken back.

    number  its number in the game
    seat    whose it was
    since   when that seat had begun to think, for tables with a clock
    extra   the seconds it had been given
    """

    number: int
    seat: int
    since: float = 0.0
    extra: int = 0


class Trail:
    """The way back: the latest choices of one seat, back to where something was revealed.

    A choice that showed a hidden card, or that ended the game and with it showed all hands, cannot
    be taken back freely, nor can what went before it.
    """

    def __init__(self, steps: list[TrailStep] | None = None) -> None:
        self.steps: list[TrailStep] = [] if steps is None else steps

    def chose(
        self, number: int, seat: int, barrier: bool, since: float = 0.0, extra: int = 0
    ) -> None:
        if barrier or (self.steps and self.steps[-1].seat != seat):
            self.steps.clear()
        if not barrier:
            self.steps.append(TrailStep(number, seat, since, extra))

    def back_to(self, number: int) -> None:
        """Forget the choices from this number on."""
        while self.steps and self.steps[-1].number >= number:
            self.steps.pop()

    def leads_to(self, number: int) -> bool:
        """Whether all choices from this number on may be taken back."""
        return bool(self.steps) and self.steps[0].number <= number <= self.steps[-1].number

    def step(self, number: int) -> TrailStep:
        """The choice of this number, to which it leads."""
        return self.steps[number - self.steps[0].number]
