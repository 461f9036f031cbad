"""What the engine says when it is asked for something it cannot do.

Each error carries a code and its details besides the sentence, so that a page or a terminal can
say it in the reader's language.
"""

from __future__ import annotations


class EverdellError(ValueError):
    """Wrong input. Nothing has changed."""

    def __init__(self, code: str, sentence: str, details: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.details: dict[str, str] = details if details is not None else {}

    def __reduce__(self) -> tuple[type[EverdellError], tuple[str, str, dict[str, str]]]:
        """On its way to another process it keeps all that it says."""
        return type(self), (self.code, self.sentence, self.details)


class IllegalMove(EverdellError):
    """An option that is not offered now."""


class SetupError(EverdellError):
    """A game that cannot be set up: unknown box, option, number of players or seed."""


class SaveError(EverdellError):
    """A save that cannot be read: damaged, foreign, or of other rules."""
