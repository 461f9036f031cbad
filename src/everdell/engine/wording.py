"""Which phrase says what is asked and what can be chosen.

The messages follow from shapes and prompts alone, so a box words its own by adding messages,
not code.
"""

from __future__ import annotations

from typing import Final

from everdell.engine.option import NO_KIND, NO_ONE, NO_SPOT, PLAY, Decision, Option
from everdell.engine.phrases import (
    Amount,
    Component,
    Gap,
    Listing,
    Phrase,
    Seat,
    message_id,
    phrase_view,
    yes_or_no,
)
from everdell.engine.resources import as_dict
from everdell.engine.rules import Rules

# How a card enters play is asked in the words of what becomes of it, and all see the card.
_WORDED_BY_VERB: Final = ("enter",)


def prompt_phrase(decision: Decision) -> Phrase:
    """What is asked, and by which component."""
    gaps: dict[str, Gap] = {}
    if decision.prompt in _WORDED_BY_VERB:
        gaps["verb"] = decision.options[0].verb if decision.options else ""
    demand = Phrase(f"prompt-{message_id(decision.prompt)}", gaps)
    if not decision.source:
        return demand
    return Phrase("prompt-of", {"source": Component(decision.source), "demand": demand})


# Options -------------------------------------------------------------------------------------


def option_phrase(rules: Rules, option: Option, me: int = NO_ONE) -> Phrase:
    """What choosing an option means; `me` is the seat whose city is called "yours"."""
    return Phrase(f"option-{option.shape}", _gaps(rules, option, me))


def options_phrases(rules: Rules, options: list[Option], me: int = NO_ONE) -> list[Phrase]:
    """Options that are taken together: what they do is said once, and to which things in a row."""
    phrases = [option_phrase(rules, option, me) for option in options if option.kind == NO_KIND]
    alike: dict[str, list[Phrase]] = {}
    for phrase in phrases + _sums(rules, options, me):
        likeness = phrase_view(phrase)
        likeness["gaps"].pop("component", None)
        alike.setdefault(str(likeness), []).append(phrase)
    return [_said_once(same) for same in alike.values()]


def _sums(rules: Rules, options: list[Option], me: int) -> list[Phrase]:
    """Single resources become one amount: a twig and a twig are two twigs."""
    first: dict[str, Option] = {}
    sums: dict[str, int] = {}
    for option in options:
        if option.kind != NO_KIND:
            key = f"{option.shape} {option.seat}"
            first.setdefault(key, option)
            sums[key] = sums.get(key, 0) + option.bundle
    found: list[Phrase] = []
    for key, option in first.items():
        phrase = option_phrase(rules, option, me)
        phrase.gaps["amount"] = Amount(as_dict(sums[key]))
        found.append(phrase)
    return found


def _said_once(same: list[Phrase]) -> Phrase:
    first = same[0]
    if len(same) == 1 or "component" not in first.gaps:
        return first
    named: list[Gap] = [phrase.gaps["component"] for phrase in same]
    return Phrase(first.message, {**first.gaps, "component": Listing(named)})


def _gaps(rules: Rules, option: Option, me: int) -> dict[str, Gap]:
    gaps: dict[str, Gap] = {}
    if option.card or option.place:
        named = rules.ids[option.card] if option.card else rules.places[option.place].id
        gaps["component"] = Component(named)
        if option.copy > 1:
            gaps["component"] = Phrase("copy", {"component": Component(named), "n": option.copy})
    if option.verb == PLAY:
        gaps["origin"] = rules.origins[option.origin]
        helper = rules.ways[option.way].card
        if helper:
            gaps["helper"] = Component(rules.ids[helper])
    if option.seat != NO_ONE:
        gaps["seat"] = Seat(option.seat)
        gaps["own"] = yes_or_no(option.seat == me)
    if option.bundle:
        gaps["amount"] = Amount(as_dict(option.bundle))
    if option.shape.endswith("-points"):
        gaps["n"] = option.n
    if option.zone and option.shape.endswith("-row"):
        gaps["row"] = Phrase(f"zone-{message_id(option.zone)}")
    if option.spot != NO_SPOT:
        gaps["place"] = option.spot + 1
    return gaps
