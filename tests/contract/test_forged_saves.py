"""No number in a save keeps its reader busy for ever: every field of real states is forged here.

The forging is done in a process of its own, which is ended when it does not come back.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

import everdell
from everdell import SaveError
from everdell.engine.codec import digest
from everdell.engine.rng import seeded
from tests.contract.games import Sitting, decisions, patient_choice, set_up, with_all_boxes
from tests.day import some

SECONDS = 300  # some hundred times what it takes
CHOICES = 12  # after a forged state that could be read
ABSURD = (2**61, -(2**61), 100_000, -1)
OTHERWISE: dict[type, tuple[object, ...]] = {
    int: (*ABSURD, 1.5, "1"),
    bool: (1,),
    str: ("", "no such thing", 5),
    list: ([], None),
    dict: ({}, None),
    type(None): (0, {}),
}

Path = tuple[str | int, ...]


MOMENTS = ("between turns", "within a turn", "at the end")


def saved(table: Sitting, moment: str) -> str:
    """A game that is saved in its middle, in the middle of a turn, or when it is over."""
    game = set_up(table, seed=7)
    resting: list[str] = []
    half_made: list[str] = []
    for _ in decisions(game, 7, patient_choice):
        (half_made if len(game.stack) > 2 else resting).append(game.to_json())
    if moment == "at the end":
        return game.to_json()
    saves = resting if moment == "between turns" else half_made
    return saves[len(saves) // 2]


def places(node: Any, path: Path = ()) -> Iterator[Path]:
    """Everywhere in a document; of a list with many that are alike, the first."""
    if path:
        yield path
    if isinstance(node, dict):
        for name, inner in node.items():
            yield from places(inner, (*path, name))
    elif isinstance(node, list):
        alike = {type(inner): n for n, inner in reversed(list(enumerate(node)))}
        for n in alike.values():
            yield from places(node[n], (*path, n))


def forgeries(save: str) -> Iterator[str]:
    document = json.loads(save)
    for path in places(document["state"]):
        changed = deepcopy(document)
        spot = changed["state"]
        for step in path[:-1]:
            spot = spot[step]
        for value in OTHERWISE[type(spot[path[-1]])]:
            spot[path[-1]] = value
            changed["digest"] = digest(changed["state"])
            yield json.dumps(changed)


def play_on(save: str) -> None:
    """What follows may break where two fields do not fit together, but it comes to an end."""
    try:
        game = everdell.load_game(save)
    except SaveError:
        return
    random = seeded(1)
    for _ in range(CHOICES):
        if game.over:
            return
        try:
            game.take(random.below(len(game.options)))
        except (IndexError, KeyError, TypeError, ValueError):
            return


def forge_all(table: Sitting, moment: str) -> None:
    for forged in forgeries(saved(table, moment)):
        play_on(forged)


@pytest.mark.parametrize(
    ("table", "moment"),
    some(list(product([with_all_boxes(3)[0], with_all_boxes(1)[0]], MOMENTS)), 1, "forgeries"),
    ids=str,
)
def test_whatever_number_is_forged_there_is_an_end(table: Sitting, moment: str) -> None:
    forger = multiprocessing.get_context("spawn").Process(
        target=forge_all, args=(Sitting(table.players, dict(table.options), table.boxes), moment)
    )
    forger.start()
    forger.join(SECONDS)
    hangs = forger.is_alive()
    forger.kill()
    forger.join()
    assert not hangs, "a forged number keeps its reader busy for ever"
    assert forger.exitcode == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [("plays", 2**61), ("answers", -1), ("blocked", 2**40), ("stack", []), ("in_play", [])],
)
def test_what_play_cannot_reach_is_named(field: str, value: object) -> None:
    document = json.loads(everdell.new_game(players=1).to_json())
    document["state"][field] = value
    document["digest"] = digest(document["state"])
    with pytest.raises(SaveError, match=field):
        everdell.load_game(json.dumps(document))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("color", "beige"),
        ("slots_before", -1),
        ("taken", [""]),
        ("taken", ["farm"] * 101),
        ("vacated", [["farm", 8]]),
        ("vacated", [["farm", 0]] * 101),
        ("lifted", {"place": "nowhere", "seat": -1, "slot": -1}),
        ("lifted", {"place": "", "seat": 9, "slot": 0}),
        ("lifted", {"place": "", "seat": 0, "slot": 500}),
        ("waiting", [500]),
        ("waiting", [0] * 101),
        ("trail", [-1]),
    ],
)
def test_what_no_frame_can_hold_is_refused(field: str, value: object) -> None:
    document = json.loads(everdell.new_game(players=1).to_json())
    document["state"]["stack"][0][field] = value
    document["digest"] = digest(document["state"])
    with pytest.raises(SaveError, match="damaged"):
        everdell.load_game(json.dumps(document))
