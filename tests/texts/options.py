"""Options by their ids, as the rules of all boxes hold them ready, and what they mean in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from everdell.bots import Advice
from everdell.bots.advice_reasons import AdviceReason
from everdell.engine.option import NO_ONE, Option
from everdell.engine.phrases import Phrase, phrase_view
from everdell.engine.rules import Rules
from everdell.engine.shapes import PhraseView
from everdell.engine.wording import option_phrase, options_phrases
from everdell.environments.vocabulary import all_options
from everdell.texts import catalog

from . import vocabulary


class _Known:
    """Options with the rules of a game in which they can come up; made until one is found.

    Most options are in the rules of the first boxes, and few tests ask for many.
    """

    def __init__(self) -> None:
        self.options: dict[str, tuple[Rules, Option]] = {}
        self._rest = vocabulary.each_rules()

    def read_next(self) -> bool:
        rules = next(self._rest, None)
        if rules is None:
            return False
        for id, option in all_options(rules).items():
            self.options.setdefault(id, (rules, option))
        return True


_KNOWN = _Known()


def known_options() -> dict[str, tuple[Rules, Option]]:
    """Every option that can come up in any game, with the rules of such a game."""
    while _KNOWN.read_next():
        pass
    return _KNOWN.options


def _found(id: str) -> tuple[Rules, Option]:
    while id not in _KNOWN.options:
        if not _KNOWN.read_next():
            raise KeyError(id)
    return _KNOWN.options[id]


def meaning(id: str, me: int = NO_ONE) -> Phrase:
    """What an option means to the seat `me`."""
    rules, option = _found(id)
    return option_phrase(rules, option, me)


def meanings(ids: Sequence[str], me: int = NO_ONE) -> tuple[PhraseView, ...]:
    """What it means to take several options together."""
    found = [_found(id) for id in ids]
    phrases = options_phrases(found[0][0], [option for _, option in found], me)
    return tuple(phrase_view(phrase) for phrase in phrases)


def words_of(language: str, id: str, names: Sequence[str] | None = None, me: int = NO_ONE) -> str:
    return catalog(language).say(meaning(id, me), names)


def worded(advice: Advice) -> Advice:
    """The same, with what its options mean to the first seat."""
    reasons = [worded_reason(reason) for reason in advice.reasons]
    ids = advice.picks or [advice.option]
    return replace(advice, reasons=tuple(reasons), phrases=meanings(ids, me=0))


def worded_reason(reason: AdviceReason) -> AdviceReason:
    option = reason.details.get("option")
    return reason if option is None else replace(reason, phrase=phrase_view(meaning(option, me=0)))
