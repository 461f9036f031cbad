"""What can be chosen."""

from __future__ import annotations

from functools import cache

import pytest

from everdell.engine.option import NO_ONE, Option
from everdell.engine.wording import option_phrase
from everdell.games import rules_for
from everdell.texts import LANGUAGES, catalog

from .conftest import Played
from .options import known_options, words_of

EXAMPLES = [
    ("visit:haven", "Place a worker: Haven", "Placer un ouvrier\u202f: Havre de paix"),
    ("visit:city:1:inn", "Visit Inn in the city of Bob", "Visiter Auberge chez Bob"),
    (
        "visit:city:0:storehouse:2",
        "Visit your Storehouse (no. 2)",
        "Visiter Entrepôt (n°\u00a02) dans votre ville",
    ),
    ("event:grand_tour", "Achieve Grand Tour", "Accomplir Grand Tour"),
    ("play:farm:hand", "Play Farm from your hand", "Jouer Ferme de votre main"),
    (
        "play:husband:meadow:occupy",
        "Play Husband from the Meadow with an occupied token",
        "Jouer Mari de la Prairie avec un jeton Occupé",
    ),
    (
        "play:inn:hand:crane",
        "Play Inn from your hand with Crane",
        "Jouer Auberge de votre main avec Grue",
    ),
    ("prepare", "Prepare for season", "Préparer la saison suivante"),
    (
        "pay:twig=1,resin=2,berry=1",
        "Pay 1 twig, 2 resin and 1 berry",
        "Payer 1 brindille, 2 résines et 1 baie",
    ),
    ("gain:pebble", "Gain 1 pebble", "Gagner 1 galet"),
    ("store:twig=3", "Store 3 twigs", "Stocker 3 brindilles"),
    ("give:1", "Give to Bob", "Donner à Bob"),
    ("give:1:berry", "Give 1 berry to Bob", "Donner 1 baie à Bob"),
    ("give:berry=2", "Give 2 berries", "Donner 2 baies"),
    ("give:mine", "Give Mine", "Donner Mine"),
    ("name:tan", "Name tan (Traveller)", "Nommer le marron (Voyageur)"),
    ("swap:1", "Swap hands with Bob", "Échanger votre main avec Bob"),
    (
        "steal:1:farm:2",
        "Take Farm (no. 2) from the city of Bob",
        "Prendre Ferme (n°\u00a02) chez Bob",
    ),
    ("play:poe:legends", "Play your Legend Poe", "Jouer Poe, votre Légende"),
    (
        "play:poe:legends:dungeon",
        "Play your Legend Poe with Dungeon",
        "Jouer Poe, votre Légende, avec Donjon",
    ),
    ("under:bard", "Slide it under Bard", "Glisser sous Barde"),
]


@pytest.mark.parametrize(("id", "english", "french"), EXAMPLES)
def test_options_in_words(id: str, english: str, french: str) -> None:
    names = ("Ann", "Bob", "Cy", "Dot")
    assert words_of("en", id, names, me=0) == english
    assert words_of("fr", id, names, me=0) == french


def test_seats_without_names_are_counted_from_one() -> None:
    assert words_of("en", "give:1") == "Give to Player 2"
    assert words_of("fr", "give:1") == "Donner à Joueur 2"


def test_no_city_is_called_yours_when_the_reader_is_unknown() -> None:
    assert words_of("en", "copy:0:farm") == "Copy Farm in the city of Player 1"


@pytest.mark.parametrize("id", ["fly:moon", "visit"])
def test_an_option_without_words_is_an_error(id: str) -> None:
    phrase = option_phrase(rules_for(2, ("base",)), Option(id))
    with pytest.raises(KeyError):
        catalog("en").say(phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_the_rules_hold_ready_has_words(language: str) -> None:
    ids = set(known_options())
    assert {"visit:haven", "lift:adrift", "play:inn:hand:crane", "give:supply:twig"} <= ids
    for id in ids:
        assert words_of(language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_offered_together_read_differently(language: str, played: Played) -> None:
    say = cache(words_of)
    for seat, offered in played.offered:
        for me in (NO_ONE, seat):
            assert len({say(language, id, None, me) for id in offered}) == len(offered), offered
