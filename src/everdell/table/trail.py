"""Which choices may be taken back without asking anybody."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """A choice that may be taken back: its number in the game, and whose it was."""

    number: int
    seat: int


class Trail:
    """The way back: the latest choices of one seat, until somebody learned something.

    A choice that showed a hidden card, or that ended the game and with it showed all hands, cannot
    be taken back freely, nor can what went before it.
    """

    def __init__(self, steps: list[Step] | None = None) -> None:
        self.steps: list[Step] = [] if steps is None else steps

    def chose(self, number: int, seat: int, barrier: bool) -> None:
        if barrier or (self.steps and self.steps[-1].seat != seat):
            self.steps.clear()
        if not barrier:
            self.steps.append(Step(number, seat))

    def back_to(self, number: int) -> None:
        """Forget the choices from this number on."""
        while self.steps and self.steps[-1].number >= number:
            self.steps.pop()

    def leads_to(self, number: int) -> bool:
        """Whether all choices from this number on may be taken back."""
        return bool(self.steps) and self.steps[0].number <= number <= self.steps[-1].number
