"""French names behind « de »."""

from __future__ import annotations

import re

import pytest

from everdell.texts import catalog

from . import sources

# Gaps that a number fills.
NUMBERS = {"n", "least", "most", "fewest", "first"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Bob", "de Bob"),
        ("Églantine", "d’Églantine"),
        ("aubépine", "d’aubépine"),
        ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"),
        ("Hugo", "d’Hugo"),
        ("Harry", "de Harry"),
        ("Yvonne", "d’Yvonne"),
        ("Yann", "de Yann"),
        ("Y", "de Y"),
        ("7", "de 7"),
        ("🦔", "de 🦔"),
        ("Ann et Bob", "d’Ann et Bob"),
    ],
)
def test_a_score_is_named_after_any_player(name: str, said: str) -> None:
    assert catalog("fr").text("board-score-of", player=name) == f"Score {said}"


def test_nothing_that_may_begin_with_a_vowel_follows_an_article_that_must_give_way() -> None:
    for path in sources.paths("fr"):
        for key, text in sources.raw(path):
            gaps = re.findall(r"\b(?:de|que|le|la|se|ne|je) \{ \$(\w+) \}", text)
            assert set(gaps) <= NUMBERS, f"{path.name}: {key}"
