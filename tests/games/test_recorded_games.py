"""Interpreted and compiled, on every machine: the same seeds end in the recorded states."""

from __future__ import annotations

import pytest

from everdell.engine.rules import RULES_VERSION
from tests.games.recorded import KINDS, digests, name, written


def test_the_recording_is_of_these_rules() -> None:
    assert written()["rules"] == RULES_VERSION


@pytest.mark.parametrize(("players", "options", "games"), KINDS, ids=str)
def test_seeded_games_end_as_recorded(players: int, options: dict[str, object], games: int) -> None:
    assert digests(players, options, games) == written()[name(players, options)]
