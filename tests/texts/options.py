"""Options by their ids, as the rules of all boxes hold them ready, and what they mean in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

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


@cache
def known_options() -> dict[str, tuple[Rules, Option]]:
    """Every option that can come up in any game, with the rules of such a game."""
    return {
        id: (rules, option)
        for rules in vocabulary.all_rules()
        for id, option in _options(rules).items()
    }


@cache
def _found(id: str) -> tuple[Rules, Option]:
    """An option by its id: most are in the rules of the first boxes, and few tests ask for many."""
    for rules in vocabulary.each_rules():
        if option := _options(rules).get(id):
            return rules, option
    raise KeyError(id)


@cache
def _options(rules: Rules) -> dict[str, Option]:
    return all_options(rules)


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
