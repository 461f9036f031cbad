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
    """A word that several cards share is a box's, and no card's own."""
    rules = rules_for(2, all_beside("base"))
    words = {card.id: list(words_of(card)) for card in rules.cards[1:]}
    for name, program in rules.programs.items():
        id = name.partition(".")[0]
        if id in words:
            words[id] += words_in(program)
    users: dict[type, set[str]] = {}
    for id, said in words.items():
        for word in said:
            if type(word).__module__.startswith(BOXES):
                users.setdefault(type(word), set()).add(id)
    own = {kind.__name__: id for kind, ids in users.items() if len(ids) == 1 for id in ids}
    assert {"Imprison", "InExchangeForGreenCard", "LieBeneath", "WorthItsTop"} <= own.keys()
    assert 6 * len(set(own.values())) < len(words), own
