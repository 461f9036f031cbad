"""Player powers: dealt or chosen before the first turn, and no worker in spring."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import everdell
from everdell import games
from everdell.boxes.powers import has_powers, power
from everdell.engine.box import Box, Contents, Setup
from tests.rulebook.newleaf.sitting import newleaf

POWERS = {"bats", "cats", "honey_bees", "snails"}


def power_of(game: everdell.Game, seat: int) -> tuple[str, ...]:
    zone = game.rules.zone("power")
    return tuple(game.rules.ids[thing] for thing in game.players[seat].zones[zone.index])


def test_off_unless_the_table_wants_them() -> None:
    game = everdell.new_game(2, boxes=("base", "newleaf"), seed=1)
    assert "power" not in [zone.id for zone in game.rules.zones]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_dealt_to_each_player(players: int) -> None:
    wish = {"powers": "dealt"}
    game = everdell.new_game(players, boxes=("base", "newleaf"), seed=1, options=wish)
    found = [power_of(game, seat) for seat in range(players)]
    assert all(len(powers) == 1 for powers in found)
    assert len(set(found)) == players
    assert {id for powers in found for id in powers} <= POWERS


class FairBox(Box):
    """Another box with four powers."""

    def __init__(self) -> None:
        super().__init__("fair", requires=("newleaf",))

    def contents(self, setup: Setup) -> Contents:
        ids = ("moles", "otters", "toads", "voles")
        return Contents(tiles=[power(id) for id in ids] if has_powers(setup) else [])


@pytest.fixture
def fair_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("fair", "tests.rulebook.newleaf.test_powers:FairBox", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


@pytest.mark.usefixtures("fair_on_the_shelf")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_with_the_powers_of_other_boxes_two_to_choose_from(players: int) -> None:
    wish = {"powers": "choose"}
    boxes = ("base", "newleaf", "fair")
    game = everdell.new_game(players, boxes=boxes, seed=1, options=wish)
    for seat in range(players):
        decision = game.decision
        assert decision is not None
        assert (decision.seat, decision.prompt) == (seat, "power")
        assert len(decision.options) == 2
        chosen = decision.options[1].id
        game.choose(chosen)
        assert power_of(game, seat) == (chosen.removeprefix("power:"),)
    assert game.decision is not None
    assert game.decision.prompt == "turn"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_newleafs_four_alone_are_dealt_one_to_each(players: int) -> None:
    """(Newleaf rulebook: without the powers of other boxes deal only one to each player)"""
    wish = {"powers": "choose"}
    game = everdell.new_game(players, boxes=("base", "newleaf"), seed=1, options=wish)
    assert game.decision is not None
    assert game.decision.prompt == "turn"
    assert all(len(power_of(game, seat)) == 1 for seat in range(players))


@pytest.mark.usefixtures("fair_on_the_shelf")
def test_others_do_not_see_what_one_chooses_from() -> None:
    wish = {"powers": "choose"}
    game = everdell.new_game(2, boxes=("base", "newleaf", "fair"), seed=1, options=wish)
    hidden = [option.id.removeprefix("power:") for option in game.decision.options]  # type: ignore[union-attr]
    told = str(game.view(1)["players"][0])
    assert not [id for id in hidden if id in told]


def test_no_worker_comes_in_spring() -> None:
    t = newleaf(powers="dealt").set_workers(0, 0)
    t.choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert t.workers(0) == 0  # no one was out, no one comes


def test_with_powers_off_one_comes_in_spring() -> None:
    t = newleaf().set_workers(0, 0).choose("prepare")
    assert t.workers(0) == 1
