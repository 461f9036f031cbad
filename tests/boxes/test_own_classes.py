"""The words of the engine are enough for nearly every card."""

from __future__ import annotations

from collections.abc import Iterator

from everdell.engine.content import Card
from everdell.engine.effects.picking import Pick
from everdell.engine.stack import Program
from everdell.games import all_beside, rules_for

BOXES = "everdell.boxes."


def words_of(card: Card) -> Iterator[object]:
    """What a card has beside its programs."""
    if card.ability is not None:
        yield card.ability
    if card.arrival is not None:
        yield card.arrival
    if card.modifier is not None:
        yield card.modifier
    if card.score is not None:
        yield card.score


def words_in(program: Program) -> Iterator[object]:
    for step in program.steps:
        yield step
        if isinstance(step, Pick):
            yield step.source
            yield step.do


def test_fewer_than_one_card_in_six_needs_a_class_of_its_own() -> None:
    rules = rules_for(2, all_beside("base"))
    cards = rules.cards[1:]
    words = [word for card in cards for word in words_of(card)]
    ids = {card.id for card in cards}
    for name, program in rules.programs.items():
        if name.partition(".")[0] in ids:
            words += words_in(program)
    own = {type(word).__name__ for word in words if type(word).__module__.startswith(BOXES)}
    assert {"Imprison", "InExchangeForGreenCard", "LieBeneath", "WorthItsTop"} <= own
    assert 6 * len(own) < len(cards), sorted(own)
