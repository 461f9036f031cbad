"""Workers with a name, and what belongs to them, in a box from outside: a menagerie."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.contract.games import decisions, patient_choice
from tests.contract.invariants import check
from tests.contract.test_reasons import check as check_reasons

from everdell import games
from everdell.engine.actions import PlaceNamed
from everdell.engine.box import Box, Contents, Deal, Figures, Setup
from everdell.engine.changes import gain_points, refill_row, take_top
from everdell.engine.characters import Character, name_a_worker, put_named, spot_of
from everdell.engine.content import GREEN, Group, Place, Tile
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.resources import Gain
from everdell.engine.moments import BEFORE_RECALL, DISCARDED, PLACED, VISITED, Modifier
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.visits import bring_into_play
from everdell.engine.zones import ALL, AREA, NONE, PILE, ROW, SEAT, TABLE, Zone, add
from everdell.testing import Table, table

LAIR = Group("lair", rank=9)


class Fox(Character):
    """It goes where others stand, upon green cards, and achieves an event with one card."""

    def joins(self, g: Game, p: Player, place: int) -> bool:
        return True

    def joins_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        return True

    def achieves(self, g: Game, p: Player, event: Place) -> bool:
        return event.id == "harvest_festival" and len(p.city) > 0

    def goes_upon(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        return g.rules.cards[owner.city[slot].card].color == GREEN


class Tame(Step):
    def run(self, g: Game, f: Frame) -> None:
        name_a_worker(g.players[f.me], f.source)


class StayHere(Step):
    """It does not come home with the others."""

    def run(self, g: Game, f: Frame) -> None:
        spot = spot_of(g.players[f.me], f.source)
        if spot is not None and (spot.place or spot.slot >= 0):
            put_named(g.players[f.me], f.source, spot, stays=True)


class OpenLair(Step):
    def run(self, g: Game, f: Frame) -> None:
        bring_into_play(g, g.rules.place("burrow"))


class Gatekeeper(Modifier):
    """Lets no worker visit the cards of other cities."""

    def bars_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        return owner.seat != p.seat


class Welcome(Modifier):
    def __init__(self) -> None:
        self.joining = True

    def joins(self, g: Game, p: Player, place: int) -> bool:
        return True


class CountDiscards(Step):
    def run(self, g: Game, f: Frame) -> None:
        assert f.n == len(f.taken)
        gain_points(g, f.me, f.n, f.source)


class CountPlaced(Step):
    """A point for a place of the board, two for a card."""

    def run(self, g: Game, f: Frame) -> None:
        assert f.lifted is not None
        gain_points(g, f.me, 1 if f.lifted.place else 2, f.source)


class Menagerie(Box):
    def __init__(self) -> None:
        super().__init__("menagerie", requires=("base",))

    def contents(self, setup: Setup) -> Contents:
        fox = Fox(then=[Gain(twig=1)], upon=[Gain(resin=1)])
        return Contents(
            tiles=[
                Tile(
                    "fox", "pet", begins="pets", do=[Tame(), OpenLair()], character=fox,
                    moments={BEFORE_RECALL: [StayHere()]},
                ),
                Tile("hen", "pet", begins="pets", do=[Tame()], character=Character()),
                Tile("gatekeeper", "sign", begins="signs", modifier=Gatekeeper()),
                Tile("dustbin", "sign", begins="signs", moments={DISCARDED: [CountDiscards()]}),
                Tile("doormat", "sign", begins="signs", moments={PLACED: [CountPlaced()]}),
                Tile("welcome", "gift", begins="gifts", modifier=Welcome()),
                Tile("inkwell", "gift", begins="gifts", moments={VISITED: [Draw(1)]}),
            ],
            places=[Place("burrow", LAIR, [Gain(pebble=1)], reached_by="fox")],
            zones=[
                *[Zone(id, TABLE, PILE, NONE) for id in ("pets", "signs", "gifts")],
                Zone("kept", SEAT, AREA, ALL, speaks=True),
                Zone("power", SEAT, AREA, ALL, speaks=True, plain_only=True),
                Zone("stall", TABLE, ROW, ALL, places=2, refill=("deck",), origin=True,
                     at_once=True),
            ],
            actions=[PlaceNamed("fox"), PlaceNamed("hen")],
        )  # fmt: skip

    def change_figures(self, setup: Setup, figures: Figures) -> None:
        figures.deals[LAIR.id] = Deal(0)

    def set_up(self, g: Game) -> None:
        """The first player has a pet, and each sign and gift an owner."""
        refill_row(g, g.rules.zone("stall"))
        for zone, pile in (("kept", "pets"), ("kept", "signs"), ("power", "gifts")):
            for p in g.players:
                thing = 0 if p.automaton else take_top(g, g.rules.zone(pile))
                if not thing:
                    continue
                add(g, g.rules.zone(zone), p.seat, thing)
                if pile == "pets":
                    name_a_worker(p, thing)
        bring_into_play(g, g.rules.place("burrow"))


@pytest.fixture(autouse=True)
def shelf_with_the_menagerie(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("menagerie", f"{__name__}:Menagerie", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


BOXES = ("base", "menagerie")


def keeper(*names: str, kept: tuple[str, ...] = (), power: tuple[str, ...] = ()) -> Table:
    """Of the two workers of seat 0 these have a name; the other seat has nothing."""
    t = table(boxes=BOXES).set_named(0, *names).set_named(1)
    for seat in (1, 0):
        t.set_aside(seat, "power").set_aside(seat, "kept")
    return t.set_aside(0, "kept", *kept).set_aside(0, "power", *power).set_turn(0)


def named(t: Table) -> list[object]:
    return list(t.game.view(0)["players"][0]["named"])


# Placing -------------------------------------------------------------------------------------


def test_it_is_placed_by_its_name_and_counts_as_a_worker() -> None:
    t = keeper("hen").choose("hen:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert (t.at("basic_pebble"), t.workers(0)) == ((0,), 1)
    assert named(t) == [{"id": "hen", "home": False, "place": "basic_pebble"}]
    check(t.game)


def test_where_no_worker_without_a_name_is_at_home_none_is_placed() -> None:
    t = keeper("fox", "hen")
    assert not [id for id in t.offers() if id.startswith("visit")]
    assert [id for id in t.offers() if id.startswith("hen:")]


def test_one_goes_where_it_may_join_and_the_other_does_not() -> None:
    t = keeper("fox", "hen").set_turn(1).choose("visit:basic_pebble").set_turn(0)
    assert "hen:basic_pebble" not in t.offers()
    t.choose("fox:basic_pebble")
    assert sorted(t.at("basic_pebble")) == [0, 1]


def test_then_something_is_done_once_the_place_has_acted() -> None:
    t = keeper("fox").choose("fox:basic_pebble")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}


def test_it_is_put_upon_a_card_that_takes_no_other_worker() -> None:
    t = keeper("fox", "hen").set_city(1, "farm")
    assert "hen:city:1:farm" not in t.offers()
    t.choose("fox:city:1:farm")
    assert t.standing(1, "farm") == (0,)
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 0, "berry": 0}
    assert named(t)[0] == {"id": "fox", "home": False, "city": 1, "slot": 0}


def test_an_event_is_achieved_by_the_one_who_may() -> None:
    t = keeper("fox", "hen").set_city(0, "inn")
    assert "hen:harvest_festival" not in t.offers()
    t.choose("fox:harvest_festival")
    assert t.events(0) == ("harvest_festival",)


def test_a_place_that_one_alone_reaches() -> None:
    t = keeper("fox", "hen")
    assert "hen:burrow" not in t.offers()
    t.choose("fox:burrow")
    assert t.resources(0)["pebble"] == 1
    assert not [id for id in t.set_turn(1).offers() if "burrow" in id]


# Moving and coming home ----------------------------------------------------------------------


def test_it_is_moved_by_its_name() -> None:
    t = keeper("hen").choose("hen:basic_pebble").set_turn(0).set_hand(0, "ranger")
    t.set_resources(0, berry=2).choose("play:ranger:hand")
    assert t.prompt() == "place-worker"  # the only one that is deployed
    t.choose("visit:basic_berry")
    assert named(t) == [{"id": "hen", "home": False, "place": "basic_berry"}]
    assert t.at("basic_pebble") == ()


def test_which_of_several_is_moved_is_asked() -> None:
    t = keeper("hen").choose("hen:basic_berry").set_turn(0).choose("visit:basic_berry").set_turn(0)
    t.set_hand(0, "ranger").set_resources(0, berry=2).choose("play:ranger:hand")
    assert t.offers() == ["lift:basic_berry", "lift:hen"]
    t.choose("lift:basic_berry").choose("visit:basic_pebble")
    assert named(t) == [{"id": "hen", "home": False, "place": "basic_berry"}]
    check(t.game)


def test_it_comes_home_with_the_others() -> None:
    t = keeper("hen").choose("hen:basic_berry").set_turn(0).set_workers(0, 0).choose("prepare")
    assert named(t) == [{"id": "hen", "home": True}]
    check(t.game)


def test_it_stays_where_it_is_told_to_for_one_season() -> None:
    t = keeper("fox", kept=("fox",)).choose("fox:basic_pebble").set_turn(0).set_workers(0, 0)
    t.choose("prepare")
    assert t.at("basic_pebble") == (0,)
    assert named(t) == [{"id": "fox", "home": False, "place": "basic_pebble"}]
    check(t.game)
    t = keeper("fox", kept=("fox",)).set_city(0, "lookout").choose("fox:city:0:lookout")
    t.choose("copy:basic_pebble").set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.standing(0, "lookout") == (0,)
    check(t.game)


def test_when_its_card_leaves_it_stands_nowhere_until_it_is_brought_home() -> None:
    t = keeper("fox").set_city(0, "farm", "university").choose("fox:city:0:farm").set_turn(0)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert named(t) == [{"id": "fox", "home": False}]
    check(t.game)
    t.set_turn(0).choose("prepare")
    assert named(t) == [{"id": "fox", "home": True}]


# What has a say ------------------------------------------------------------------------------


def test_what_is_for_plain_workers_only_does_not_help_one_with_a_name() -> None:
    t = keeper("hen", power=("welcome",)).set_turn(1).choose("visit:basic_pebble").set_turn(0)
    assert "visit:basic_pebble" in t.offers()
    assert "hen:basic_pebble" not in t.offers()


def test_what_is_for_plain_workers_only_does_not_answer_to_its_visit() -> None:
    t = keeper("hen", power=("inkwell",)).choose("hen:basic_pebble")
    assert t.hand(0) == ()
    t.set_turn(0).choose("visit:basic_two_resin")
    assert len(t.hand(0)) == 1


def test_every_placing_is_told_with_where() -> None:
    t = keeper("hen", kept=("doormat",)).set_city(0, "lookout", *["farm"] * 4)
    t.choose("hen:basic_berry")
    assert t.points(0) == 1
    t.set_turn(0).choose("event:harvest_festival")
    assert t.points(0) == 2
    t.set_workers(0, 1).set_named(0).set_turn(0).choose("visit:city:0:lookout")
    assert t.points(0) == 4


def test_every_discard_is_told() -> None:
    t = keeper(kept=("dustbin",)).set_hand(0, "farm", "mine").choose("visit:haven")
    t.choose("discard:farm").choose("discard:mine").choose("gain:twig")
    assert t.points(0) == 2
    t = keeper(kept=("dustbin",)).set_city(0, "university", "farm")
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.points(0) == 1 + 1  # the University's own


def test_a_city_card_may_be_barred() -> None:
    t = keeper("hen", kept=("gatekeeper",)).set_city(0, "inn").set_city(1, "inn")
    t.set_resources(0, twig=9, resin=9, pebble=9, berry=9)
    inns = [id for id in t.offers() if id.endswith("inn") and ":city:" in id]
    assert inns == ["visit:city:0:inn", "hen:city:0:inn"]
    check_reasons(t.game)


def test_a_row_that_is_refilled_at_once() -> None:
    """As the meadow is: before the card that was played does anything."""
    t = keeper().set_row("stall", "wanderer", "king").set_deck("fool").set_resources(0, berry=2)
    t.choose("play:wanderer:stall")
    assert t.row("stall") == ("fool", "king")


# Saves and whole games -----------------------------------------------------------------------


def test_a_save_keeps_who_stands_where() -> None:
    t = keeper("fox", "hen", kept=("fox",)).set_city(0, "farm").choose("fox:city:0:farm")
    again = games.load_game(t.game.to_json())
    assert again.view(0)["players"][0]["named"] == t.game.view(0)["players"][0]["named"]
    assert again.to_json() == t.game.to_json()


@pytest.mark.games
@pytest.mark.parametrize("players", [1, 2, 4])
def test_random_games_hold_the_contract(players: int) -> None:
    named: set[str] = set()
    for seed in range(3):
        game = games.new_game(players=players, boxes=BOXES, seed=seed)
        for n in decisions(game, seed, patient_choice):
            check(game)
            named |= {option.id.partition(":")[0] for option in game.options}
            if n % 5 == 0:
                check_reasons(game)
            if n % 20 == 0:
                assert games.load_game(game.to_json()).to_json() == game.to_json()
    assert {"fox", "hen"} & named
