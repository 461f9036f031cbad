"""Picking in the words of the engine, and in words that a box from outside adds to them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.contract.games import decisions
from tests.contract.invariants import check

from everdell import games
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.changes import put_points_on
from everdell.engine.content import CONSTRUCTION, CRITTER, GREEN, RED, TAN, Card
from everdell.engine.effects.city_sources import City, Opponents
from everdell.engine.effects.counts import Counted
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import Doing, Pick, Source
from everdell.engine.effects.resources import Gain
from everdell.engine.effects.sources import CardSource, Hand, Row
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot
from everdell.engine.stack import Frame
from everdell.engine.state import Game
from everdell.testing import Table, table


class Crown(Doing):
    """Put a point token on a card of a city."""

    def __init__(self) -> None:
        self.city_word = "crown"
        self.prompt = "crown"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        put_points_on(g, option.seat, chosen_slot(g, option), 1)


class Patrons(CardSource):
    """Hand cards with a base value."""

    def cards(self, g: Game, me: int) -> list[int]:
        return [card for card in g.players[me].hand if g.rules.cards[card].points > 0]

    def lift(self, g: Game, f: Frame, option: Option) -> int:
        g.players[f.me].hand.remove(option.card)
        return option.card


class Pageant(Box):
    def __init__(self) -> None:
        super().__init__("pageant", requires=("base",))

    def contents(self, setup: Setup) -> Contents:
        return Contents(
            cards=[
                Card(
                    "gleaner", CRITTER, TAN,
                    play=[Pick(Row("meadow", color=GREEN), Take(), 2)],
                ),
                Card(
                    "recruiter", CRITTER, TAN,
                    play=[
                        Pick(Hand(kind=CRITTER), Discard(), 0, 2),
                        Gain(point=1, times=Counted()),
                    ],
                ),
                Card(
                    "quarry", CONSTRUCTION, RED,
                    visit=[Pick(City(kind=CONSTRUCTION, other=True), Discard(), 2)],
                ),
                Card("herald", CRITTER, TAN, play=[Pick(Opponents(kind=CRITTER), Crown(), 0)]),
                Card("beggar", CRITTER, TAN, play=[Pick(Patrons(), Discard(), 0, 1)]),
            ]
        )  # fmt: skip


@pytest.fixture(autouse=True)
def shelf_with_the_pageant(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("pageant", f"{__name__}:Pageant", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


def pageant(players: int = 2) -> Table:
    return table(players=players, boxes=("base", "pageant"))


def test_a_row_is_picked_from_by_colour_and_refilled_after_the_last_pick() -> None:
    t = pageant().set_hand(0, "gleaner")
    t.set_meadow("farm", "inn", "mine", "inn", "twig_barge", "wife", "fool", "king")
    t.choose("play", "gleaner", "hand")
    assert t.prompt() == "take-meadow"
    assert t.offers() == ["take:farm", "take:mine"]  # a Twig Barge can only come second
    t.choose("take", "farm")
    assert len([card for card in t.meadow() if card]) == 7
    assert t.offers() == ["take:mine", "take:twig_barge"]
    t.choose("take", "mine")
    assert t.hand(0) == ("farm", "mine")
    assert len([card for card in t.meadow() if card]) == 8


def test_a_row_with_fewer_cards_gives_what_it_has() -> None:
    t = pageant().set_hand(0, "gleaner")
    t.set_meadow("farm", "inn", "inn", "inn", "wife", "wife", "fool", "king")
    assert t.choose("play", "gleaner", "hand").hand(0) == ("farm",)


def test_a_hand_is_picked_from_by_kind_and_the_number_counts() -> None:
    t = pageant().set_hand(0, "recruiter", "farm", "wife", "fool", "king")
    t.choose("play", "recruiter", "hand")
    assert t.prompt() == "discard"
    assert t.offers() == ["discard:fool", "discard:king", "discard:wife", "done"]
    t.choose("discard", "fool").choose("discard", "king")
    assert sorted(t.hand(0)) == ["farm", "wife"]
    assert t.points(0) == 2


def test_an_order_that_cannot_be_carried_out_closes_the_card() -> None:
    t = pageant().set_city(0, "quarry", "farm", "wife")
    assert not [offer for offer in t.offers() if offer.startswith("visit:city")]
    t.set_city(0, "quarry", "farm", "wife", "mine", "inn")
    t.choose("visit", "city", "quarry")
    assert t.prompt() == "discard-city"
    assert t.offers() == ["discard:city:farm", "discard:city:inn"]  # a Mine is the last of them
    t.choose("discard", "city", "inn")
    assert t.city(0) == ("quarry", "farm", "wife")


def test_a_doing_of_its_own() -> None:
    t = pageant(3).set_hand(0, "herald").set_city(1, "wife", "farm").set_city(2, "king")
    t.choose("play", "herald", "hand")
    assert t.prompt() == "crown"
    assert t.offers() == ["crown:1:wife", "crown:2:king", "done"]
    t.choose("crown", 2, "king")
    assert t.on(2, "king")["point"] == 1


def test_a_source_of_its_own() -> None:
    t = pageant().set_hand(0, "beggar", "farm", "fool")
    assert t.choose("play", "beggar", "hand").offers() == ["discard:farm", "done"]
    assert t.choose("discard", "farm").hand(0) == ("fool",)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_random_games_with_it_hold_the_invariants(players: int) -> None:
    for seed in range(3):
        game = games.new_game(players=players, boxes=("base", "pageant"), seed=seed)
        for _ in decisions(game, seed):
            check(game)
