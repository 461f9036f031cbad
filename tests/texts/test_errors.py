"""What went wrong."""

from __future__ import annotations

import pytest

import everdell
from everdell import EverdellError
from everdell.texts import LANGUAGES, catalog

from . import sources, vocabulary


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "details"), sorted(vocabulary.error_codes().items()))
def test_every_error_can_be_said(language: str, code: str, details: set[str] | None) -> None:
    assert catalog(language).has(f"error-{code}")
    needed = {
        name
        for path in sources.paths(language)
        for key, pattern in sources.patterns(path).items()
        if key == f"error-{code}"
        for name in sources.variables(pattern)
    }
    assert details is None or needed <= details


def test_the_sources_hold_the_codes_that_are_known_to_be_there() -> None:
    codes = vocabulary.error_codes()
    assert codes["bad-players"] == {"players", "fewest", "most", "adding"}
    assert codes["no-box"] == set()
    assert {"not-offered", "unknown-card", "damaged-save", "unknown-language"} <= set(codes)
    assert codes["stale-version"] == {"version", "current"}  # of the table
    assert codes["too-many"] == {"seconds"}  # of the server
    assert codes["database-in-use"] == {"database", "address"}  # of its store


def test_an_error_in_both_languages() -> None:
    with pytest.raises(EverdellError) as fault:
        everdell.new_game(players=9)
    assert catalog("en").error(fault.value) == "These boxes are for 1 to 4 players, not for 9."
    assert catalog("fr").error(fault.value) == (
        "Ces boîtes se jouent de 1 à 4 joueurs, et non à 9."
    )
