"""What a player may not know is not to be read at a table, not even from the length of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from everdell import Game, load_game, new_game
from everdell.engine.rng import seeded
from everdell.engine.rules import RULES_VERSION
from everdell.table.acts import Change
from everdell.table.acts.change import take
from everdell.table.events import Chair, Chosen, HouseRules, Opened, Started
from everdell.table.table import OVER, PLAYING
from everdell.table.views import SPECTATOR, Eyes, event_view, table_view
from tests.contract.games import decisions, patient_choice
from tests.secrets.test_two_worlds import stir

from .random_evenings import wander, wandering
from .sitting_down import Evening, playing

NAMES = ("anna", "ben", "cleo")


def eyes_at(table_seats: int) -> list[Eyes]:
    return [SPECTATOR, *[Eyes((seat,), seat) for seat in range(table_seats)]]


def everything_read(evening: Evening, eyes: Eyes, since: int = 0) -> bytes:
    """Every byte a viewer receives about the table and its events from a number on."""
    events = [
        event_view(event, seq, at, eyes)
        for seq, (event, at) in enumerate(evening.log[since:], since + 1)
    ]
    return msgspec.json.encode([events, table_view(evening.table, eyes)])


# Two worlds ----------------------------------------------------------------------------------


def moments(seed: int) -> Iterator[Game]:
    """Turns of a random game."""
    game = new_game(3, seed=seed)
    for n in decisions(game, seed, patient_choice):
        if n % 6 == 0 and len(game.stack) == 1:
            yield game.clone()


def evening_with(game: Game, world: str, seed: int) -> Evening:
    """A table with this game. Its seed and its people's tokens differ from world to world."""
    evening = Evening()
    chairs = tuple([Chair(holder=f"{world}-{name}", name=name) for name in NAMES])
    house = HouseRules(options=dict(game.rules.settings))
    opened = Opened(f"{world}-anna", house, chairs)
    started = Started(seed, RULES_VERSION, origin=game.to_json())
    evening.happens(Change((opened, started)))
    return evening


def tells(event: Chosen, seat: int | None) -> bool:
    """Whether a choice shows something to all, or to this seat."""
    return any(
        told.kind in ("revealed", "meadow", "rolled", "played") or seat in told.audience
        for told in event.told
    )


@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_a_viewer_cannot_tell_apart_read_the_same(seed: int) -> None:
    """The same choices are made in both, until one of them shows the viewer something."""
    random = seeded(seed)
    compared = 0
    for game in moments(seed):
        for eyes in eyes_at(3):
            other = game.clone()
            stir(other, eyes.seat)
            here = evening_with(game, "here", seed=seed)
            there = evening_with(load_game(other.to_json()), "there", seed=seed + 1000)
            assert everything_read(here, eyes) == everything_read(there, eyes)
            compared += 1
            for _ in range(4):
                shared = [option for option in here.offers() if option in there.offers()]
                if not shared:
                    break
                option = shared[random.below(len(shared))]
                change, twin = take(here.game, option), take(there.game, option)
                first, second = change.events[0], twin.events[0]
                assert isinstance(first, Chosen)
                assert isinstance(second, Chosen)
                if tells(first, eyes.seat) or tells(second, eyes.seat):
                    break
                here.happens(change)
                there.happens(twin)
                if asked(here.game) != asked(there.game) or here.table.status == OVER:
                    break  # one hand left a choice where the other left none, or all are shown
                assert everything_read(here, eyes, 2) == everything_read(there, eyes, 2)
                compared += 1
    assert compared > 100


def asked(game: Game) -> tuple[int, str, int] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.prompt, len(game.stack))


# Words that must not be there ----------------------------------------------------------------


@pytest.mark.parametrize("seed", [7_389_056_098, 7_389_056_099, 7_389_056_101])
def test_tokens_and_the_seed_are_nowhere_to_be_read_before_the_end(seed: int) -> None:
    evening, random = wandering(seed)
    for _ in range(60):
        since = len(evening.log)
        wander(evening, random)
        if evening.table.status != PLAYING:
            return
        for eyes in eyes_at(len(evening.table.chairs)):
            read = everything_read(evening, eyes, since)
            assert b"hash-of" not in read
            assert str(seed).encode() not in read


def test_whole_evenings_show_no_tokens_even_after_the_end() -> None:
    evening = playing("anna", "greedy", "ben", seed=7_389_056_098)
    evening.play_to_the_end()
    assert evening.table.status == OVER
    for eyes in eyes_at(3):
        read = everything_read(evening, eyes)
        assert b"hash-of" not in read
        assert b"7389056098" in read


def test_options_of_others_are_nowhere_to_be_read() -> None:
    evening = playing("anna", "ben", "cleo")
    random = seeded(3)
    while len(evening.log) < 90 and not evening.game.over:
        seat, since = evening.table.decider, len(evening.log)
        others = [eyes for eyes in eyes_at(3) if eyes.seat != seat]
        offered = [option for option in evening.offers() if not in_the_open(option)]
        before = [everything_read(evening, eyes, since) for eyes in others]
        evening.happens(take(evening.game, evening.offers()[random.below(len(evening.offers()))]))
        (chosen, at) = evening.log[-1]
        after = [msgspec.json.encode(event_view(chosen, since + 1, at, eyes)) for eyes in others]
        assert not [id for id in offered for read in before + after if id.encode() in read]


def in_the_open(option: str) -> bool:
    """Plain words such as "done", and workers that are lifted where all see them stand."""
    return ":" not in option or option.startswith("lift:")
