"""Cards that count as another one, that house colours, that stand beside the city; who wins."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from everdell import games
from everdell.engine.box import Box, Contents, Setting, Setup
from everdell.engine.content import BLUE, CONSTRUCTION, CRITTER, GREEN, PURPLE, TAN, Card, Tile
from everdell.engine.effects.resources import Gain, GainMissing
from everdell.engine.errors import SetupError
from everdell.engine.facts import facts_of
from everdell.engine.moments import TOOK, VISITED, Modifier
from everdell.engine.rules import Rules
from everdell.engine.state import Game, Player
from everdell.engine.turn_order import begin_with
from everdell.engine.zones import ALL, AREA, PILE, SEAT, TABLE, Zone
from everdell.testing import Table, table


class MinesOutside(Modifier):
    """Mines, and what counts as one, take no space."""

    def __init__(self) -> None:
        self.mine = 0

    def bind(self, rules: Rules) -> None:
        self.mine = rules.card("mine")

    def takes_no_space(self, g: Game, p: Player, card: int) -> bool:
        return self.mine in (card, g.rules.cards[card].stands_for)


class Hills(Box):
    """A quarry that counts as a mine, a hostel for green critters, tiles that speak."""

    def __init__(self) -> None:
        super().__init__("hills_of_test", requires=("base",))

    def settings(self) -> list[Setting]:
        return [Setting("bells", ("none", "low", "high"), "none", joined=("low", "high"))]

    def contents(self, setup: Setup) -> Contents:
        return Contents(
            cards=[
                Card("quarry", CONSTRUCTION, GREEN, cost=(1, 0, 0, 0), copies=3, counts_as="mine"),
                Card("hostel", CONSTRUCTION, BLUE, cost=(1, 0, 0, 0), copies=2, houses=(GREEN,)),
                Card(
                    "watcher", CRITTER, PURPLE, cost=(0, 0, 0, 1),
                    moments={TOOK: [Gain(point=1)]},
                ),
                Card("grand_mine", CONSTRUCTION, TAN, legendary=True, upgrades="mine",
                     adds_spaces=1),
            ],
            tiles=[
                Tile("digger", "sign", begins="signs", modifier=MinesOutside()),
                Tile("collector", "sign", begins="signs", moments={VISITED: [GainMissing()]}),
            ],
            zones=[
                Zone("signs", TABLE, PILE, ALL),
                Zone("sign", SEAT, AREA, ALL, speaks=True),
            ],
        )  # fmt: skip

    def victory(self, g: Game, totals: tuple[int, ...]) -> tuple[int, ...] | None:
        return (0, 1) if g.rules.settings["bells"] == "low,high" else None


@pytest.fixture(autouse=True)
def shelf_with_the_hills(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("hills_of_test", f"{__name__}:Hills", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


BOXES = ("base", "hills_of_test")
FULL = [*["inn"] * 3, *["farm"] * 8, *["twig_barge"] * 3, "storehouse"]


def sitting(*signs: str) -> Table:
    return table(boxes=BOXES).set_hand(0).set_aside(0, "sign", *signs)


# Counting as another -------------------------------------------------------------------------


def test_what_counts_as_a_card_is_counted_with_it() -> None:
    t = sitting().set_city(0, "mine", "quarry")
    facts = facts_of(t.game, t.game.players[0])
    assert facts.count[t.game.rules.card("mine")] == 2
    assert facts.count[t.game.rules.card("quarry")] == 1


def test_it_does_not_bar_the_other() -> None:
    t = sitting().set_city(0, "quarry").set_hand(0, "mine", "quarry")
    t.set_resources(0, twig=1, resin=1, pebble=1)
    assert {"play:mine:hand", "play:quarry:hand"} <= set(t.offers())


def test_what_upgrades_the_one_upgrades_the_other_and_bars_both() -> None:
    t = sitting().set_city(0, "quarry").set_hand(0, "grand_mine", "quarry", "mine")
    t.choose("play:grand_mine:hand")
    assert t.city(0) == ("grand_mine",)
    t.set_turn(0).set_resources(0, twig=1, resin=1, pebble=1)
    assert not [id for id in t.offers() if "quarry:hand" in id or "play:mine:hand" in id]


# Housing -------------------------------------------------------------------------------------


def test_a_house_lets_in_critters_of_its_colour() -> None:
    t = sitting().set_city(0, "hostel").set_hand(0, "teacher", "queen")
    offers = t.offers()
    assert "play:teacher:hand:occupy" in offers
    assert "play:queen:hand:occupy" not in offers


# Beside the city -----------------------------------------------------------------------------


def test_what_stands_beside_the_city_takes_no_space() -> None:
    t = sitting("digger").set_city(0, *FULL).set_hand(0, "quarry").set_resources(0, twig=1)
    t.choose("play:quarry:hand")
    facts = facts_of(t.game, t.game.players[0])
    assert (facts.used, facts.count[t.game.rules.card("mine")]) == (15, 1)


def test_without_the_sign_there_is_no_room() -> None:
    t = sitting().set_city(0, *FULL).set_hand(0, "quarry").set_resources(0, twig=1)
    assert "play:quarry:hand" not in t.offers()


def test_it_is_so_after_saving_as_well() -> None:
    t = sitting("digger").set_hand(0, "quarry").set_resources(0, twig=1).choose("play:quarry:hand")
    loaded = games.load_game(t.game.to_json())
    assert facts_of(loaded, loaded.players[0]).used == 0


# Moments and others --------------------------------------------------------------------------


def test_cards_taken_from_the_meadow_are_told_once() -> None:
    t = sitting().set_city(0, "watcher").set_meadow("inn", "mine").set_season(0, "spring")
    t.set_workers(0, 0).choose("prepare").choose("take:inn").choose("take:mine")
    assert t.points(0) == 1


def test_a_resource_of_a_kind_that_is_missing() -> None:
    t = sitting("collector").set_resources(0, twig=1, berry=1).choose("visit:basic_pebble")
    assert t.resources(0)["resin"] == 1


def test_another_player_begins() -> None:
    g = games.new_game(players=4, boxes=BOXES)
    begin_with(g, 2)
    assert g.order == (2, 3, 0, 1)
    assert g.turn == 2


def test_a_box_may_say_who_wins() -> None:
    g = games.new_game(players=3, boxes=BOXES, options={"bells": "low,high"})
    g.over = True
    assert g.winners() == (0, 1)


@pytest.mark.parametrize("value", ["low,low", "low,none", "low,", "none,high"])
def test_only_some_values_may_be_joined(value: str) -> None:
    with pytest.raises(SetupError):
        games.new_game(boxes=BOXES, options={"bells": value})
