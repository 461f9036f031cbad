"""What is asked."""

from __future__ import annotations

import pytest

from everdell import Decision
from everdell.testing import table
from everdell.texts import LANGUAGES, catalog

from . import vocabulary
from .conftest import Played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", sorted(vocabulary.prompts()))
def test_every_step_that_asks_has_words(language: str, prompt: str) -> None:
    words = catalog(language)
    alone = words.prompt(Decision(0, prompt, "", ()))
    assert alone[0].isupper()
    by_chapel = words.prompt(Decision(0, prompt, "chapel", ()))
    assert by_chapel.startswith(words.name("chapel"))
    assert by_chapel.casefold().endswith(alone.casefold())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_played_games_has_words(language: str, played: Played) -> None:
    assert {prompt for prompt, _ in played.asked} <= vocabulary.prompts()
    for prompt, source in played.asked:
        assert catalog(language).prompt(Decision(0, prompt, source, ()))


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("ruins", "choose the construction it replaces", "choisissez la construction à remplacer"),
        ("fool", "choose the city it goes to", "choisissez la ville où l'envoyer"),
    ],
)
def test_how_a_card_enters_is_asked_in_plain_words(card: str, english: str, french: str) -> None:
    t = table(players=3).set_hand(0, card).set_resources(0, berry=3).set_city(0, "farm", "mine")
    t.choose("play", card)
    decision = t.game.decision
    assert decision is not None
    assert catalog("en").prompt(decision).endswith(english)
    assert catalog("fr").prompt(decision).replace("\u2019", "'").endswith(french)


def test_a_decision_names_the_card_that_asks() -> None:
    t = table().set_hand(0, "bard", "farm").set_resources(0, berry=3)
    decision = t.game.decision
    assert decision is not None
    assert catalog("en").prompt(decision) == "Your turn: choose an action"
    assert catalog("fr").prompt(decision) == "À vous de jouer\u202f: choisissez une action"
    t.choose("play", "bard")
    decision = t.game.decision
    assert decision is not None
    assert catalog("en").prompt(decision) == "Bard: choose a card to discard"
    assert catalog("fr").prompt(decision) == "Barde\u202f: choisissez une carte à défausser"
