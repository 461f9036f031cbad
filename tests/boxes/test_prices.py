"""What cards cost and by which ways they are played, changed by a box from outside."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.contract.games import decisions, patient_choice
from tests.contract.invariants import check
from tests.contract.test_prices import check as check_price
from tests.contract.test_reasons import check as check_reasons
from tests.contract.test_reasons import key

from everdell import games
from everdell.bots.simulation import Lineup, play_game
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.changes import gain_points, refill_row, take_top
from everdell.engine.content import CONSTRUCTION, CRITTER, TAN, Ability, Card, Tile
from everdell.engine.effects.pricing import CostsLess, CostsMore, PayWith
from everdell.engine.effects.which import Which
from everdell.engine.moments import Modifier
from everdell.engine.phrases import Amount, Component
from everdell.engine.prices import prices
from everdell.engine.queries import is_critter, may_enter
from everdell.engine.reasons import why_not
from everdell.engine.resources import RESIN, TWIG, as_dict
from everdell.engine.rules import MEADOW, Rules
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.targets import card_in
from everdell.engine.ways import Way
from everdell.engine.zones import (
    ALL,
    AREA,
    NONE,
    PILE,
    ROW,
    SEAT,
    TABLE,
    Counter,
    Zone,
    add,
    count_of,
    lying_in,
    set_count,
)
from everdell.environments.vocabulary import option_ids
from everdell.testing import Table, table


class Fog(Modifier):
    """No card is played from the meadow."""

    def forbids(self, g: Game, p: Player, card: int, origin: int) -> bool:
        return origin == MEADOW


class Mud(Modifier):
    """On the last place of the row a card costs more."""

    def __init__(self) -> None:
        self.dearer_by = 2  # on the object: a class attribute says nothing to the compiled engine

    def dearer_at(self, g: Game, p: Player, row: Zone, place: int) -> bool:
        return row.id == "caravan" and place == 2


class SpendTicket(Step):
    def run(self, g: Game, f: Frame) -> None:
        tickets = g.rules.counter("tickets")
        set_count(g, tickets, f.me, count_of(g, tickets, f.me) - 1)


class ByTicket(Way):
    """A ticket brings in any critter."""

    def __init__(self) -> None:
        super().__init__("ticket", [SpendTicket()], free=True)

    def fits(self, g: Game, p: Player, card: int, origin: int) -> bool:
        held = count_of(g, g.rules.counter("tickets"), p.seat)
        return held > 0 and is_critter(g, card) and may_enter(g, p.seat, card)


class ByBarter(Way):
    """Any card for two pebbles, whatever it costs."""

    def __init__(self) -> None:
        super().__init__("barter")
        self.price = 0

    def bind(self, rules: Rules) -> None:
        self.price = rules.prices[rules.card("quarry_stone")]

    def due(self, g: Game, p: Player, card: int) -> list[int]:
        return [self.price]


class Unload(Step):
    """A point from the first place of the row; then it is filled again."""

    def run(self, g: Game, f: Frame) -> None:
        [(card, place, _)] = f.vacated
        assert card == f.card
        if place == 0:
            gain_points(g, f.me, 1, f.source)
        refill_row(g, g.rules.zone("caravan"))


class Haggle(Ability):
    """One resource less; several of them may stand in a city."""

    def __init__(self) -> None:
        super().__init__([], off=1)

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        return may_enter(g, p.seat, card)


OMENS = ("heat", "wildfire", "bargain", "carpenters", "tappers", "fog", "mud")


def omen(id: str, modifier: Modifier) -> Tile:
    return Tile(id, "omen", begins="sky", copies=2, modifier=modifier)


class Caravan(Box):
    def __init__(self) -> None:
        super().__init__("caravan", requires=("base",))

    def contents(self, setup: Setup) -> Contents:
        critters, constructions = Which(kind=CRITTER), Which(kind=CONSTRUCTION)
        return Contents(
            cards=[
                Card("quarry_stone", CONSTRUCTION, TAN, cost=(0, 0, 2, 0), copies=2),
                Card(
                    "bargainer", CRITTER, TAN, copies=3, modifier=CostsLess(Which(), any=1)
                ),
                Card("haggler", CRITTER, TAN, cost=(0, 0, 0, 1), copies=3, ability=Haggle()),
            ],
            tiles=[
                omen("heat", CostsMore(critters, berry=1)),
                omen("wildfire", CostsMore(constructions, any=2)),
                omen("bargain", CostsLess(Which(), any=1)),
                omen("carpenters", PayWith(constructions, TWIG, 2)),
                omen("tappers", PayWith(constructions, RESIN)),
                omen("fog", Fog()),
                omen("mud", Mud()),
            ],
            zones=[
                Zone("sky", TABLE, PILE, NONE),
                Zone("omens", SEAT, AREA, ALL, speaks=True),
                Zone(
                    "caravan", TABLE, ROW, ALL,
                    places=3, refill=("deck",), origin=True, then=[Unload()],
                ),
                Zone("reserved", SEAT, AREA, ALL, origin=True, off=1),
            ],
            counters=[Counter("tickets", SEAT, start=1)],
            ways=[ByTicket(), ByBarter()],
        )  # fmt: skip

    def set_up(self, g: Game) -> None:
        refill_row(g, g.rules.zone("caravan"))
        for p in g.players:
            for _ in range(0 if p.automaton else 2):
                add(g, g.rules.zone("omens"), p.seat, take_top(g, g.rules.zone("sky")))


@pytest.fixture(autouse=True)
def shelf_with_the_caravan(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("caravan", f"{__name__}:Caravan", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


BOXES = ("base", "caravan")


def under(*omens: str) -> Table:
    """A table where these omens speak for the first seat, which has no ticket."""
    t = table(boxes=BOXES).set_aside(0, "omens", *omens).set_tokens(0, tickets=0)
    return t.set_hand(0).set_row("caravan", "ruins", "ruins", "ruins")


def ways(t: Table, card: str, origin: str = "hand") -> list[str]:
    return [id for id in t.offers() if id.startswith(f"play:{card}:{origin}")]


def due(t: Table, option: str) -> list[dict[str, int]]:
    return [as_dict(bundle) for bundle in prices(t.game)[option].due]


# Dearer, cheaper, in another kind ------------------------------------------------------------


def test_a_surcharge_of_one_kind() -> None:
    t = under("heat").set_hand(0, "wife", "farm").set_resources(0, berry=2, twig=2, resin=1)
    assert ways(t, "wife") == []
    assert ways(t, "farm") == ["play:farm:hand"]  # no critter
    t.set_resources(0, berry=3)
    assert due(t, "play:wife:hand") == [{"berry": 3}]
    assert t.choose("play", "wife", "hand").resources(0)["berry"] == 0


def test_a_surcharge_of_any_kind_is_paid_as_one_likes() -> None:
    t = under("wildfire").set_hand(0, "farm").set_resources(0, twig=3, resin=1, berry=2)
    t.choose("play", "farm", "hand")
    assert t.prompt() == "pay-card"
    assert t.offers() == ["pay:twig=3,resin=1,berry=1", "pay:twig=2,resin=1,berry=2"]
    t.choose("pay:twig=2,resin=1,berry=2")
    assert t.city(0) == ("farm",)
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}  # its own


def test_a_discount_of_any_kind() -> None:
    t = under("bargain").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    assert due(t, "play:farm:hand") == [{"twig": 1, "resin": 1}, {"twig": 2}]
    t.set_resources(0, twig=1, resin=1).choose("play", "farm", "hand")
    assert t.resources(0)["twig"] == 0


def test_two_twigs_in_place_of_any_other_resource_as_often_as_one_likes() -> None:
    t = under("carpenters").set_hand(0, "inn", "wife").set_resources(0, twig=5)
    assert due(t, "play:inn:hand") == [{"twig": 4}]
    assert ways(t, "wife") == []
    t.set_resources(0, twig=5, resin=1)
    assert due(t, "play:inn:hand") == [{"twig": 2, "resin": 1}, {"twig": 4}]


def test_resin_as_any_resource() -> None:
    t = under("tappers").set_hand(0, "farm").set_resources(0, resin=3)
    assert due(t, "play:farm:hand") == [{"resin": 3}]
    t.set_resources(0, twig=1, resin=3)
    assert due(t, "play:farm:hand") == [{"twig": 1, "resin": 2}, {"resin": 3}]


@pytest.mark.parametrize("omens", [("wildfire", "tappers"), ("tappers", "wildfire")])
def test_a_swap_pays_for_a_surcharge_too_whatever_speaks_first(omens: tuple[str, str]) -> None:
    t = under(*omens).set_hand(0, "farm").set_resources(0, resin=5)
    assert due(t, "play:farm:hand") == [{"resin": 5}]


def test_a_surcharge_and_a_discount_together() -> None:
    t = under("heat", "bargain").set_hand(0, "wife").set_resources(0, berry=2)
    assert due(t, "play:wife:hand") == [{"berry": 2}]


def test_what_is_played_for_free_stays_free() -> None:
    t = under("heat").set_hand(0, "wife").set_city(0, "farm").set_resources(0)
    assert ways(t, "wife") == ["play:wife:hand:occupy"]
    t.choose("play", "wife", "occupy")
    assert t.city(0) == ("farm", "wife")
    t = under("heat").set_hand(0, "wife").set_city(0, "queen").set_resources(0)
    t.choose("visit", "city", "queen").choose("play", "wife", "hand")
    assert t.city(0) == ("queen", "wife")


def test_a_price_that_an_ability_lowers_is_changed_too() -> None:
    t = under("heat").set_hand(0, "wife").set_city(0, "innkeeper").set_resources(0)
    assert ways(t, "wife") == []
    t.set_resources(0, berry=1)
    assert ways(t, "wife") == ["play:wife:hand:innkeeper"]
    assert due(t, "play:wife:hand:innkeeper") == [{"berry": 1}]
    assert t.choose("play", "wife", "innkeeper").resources(0)["berry"] == 0


def test_a_text_that_lowers_a_price_is_changed_too() -> None:
    t = under("heat").set_city(0, "inn").set_resources(0, berry=1)
    t.set_meadow("king", "fool", "wife", "king", "farm", "farm", "farm", "farm")
    t.choose("visit", "city", "inn")
    assert ways(t, "wife", "meadow") == ["play:wife:meadow"]  # three off, but one on top
    assert ways(t, "fool", "meadow") == ["play:fool:meadow"]
    assert ways(t, "king", "meadow") == []


def test_a_card_that_leaves_to_help_lowers_no_price_any_more() -> None:
    """Step 1 comes before step 2: what the Dungeon holds is out of the city when it is paid."""
    t = under().set_city(0, "dungeon", "bargainer").set_hand(0, "king").set_resources(0, berry=2)
    assert ways(t, "king") == []  # six, three off; the prisoner saves nothing
    t.set_resources(0, berry=3).choose("play", "king", "dungeon")
    assert (t.city(0), t.resources(0)["berry"]) == (("dungeon", "king"), 0)
    t = under().set_city(0, "dungeon", "bargainer", "wife").set_hand(0, "king")
    t.set_resources(0, berry=2).choose("play", "king", "dungeon")
    assert (t.city(0), t.resources(0)["berry"]) == (("dungeon", "bargainer", "king"), 0)


def test_why_not_tells_what_is_missing_of_the_changed_price() -> None:
    t = under("heat", "fog").set_hand(0, "wife").set_resources(0, berry=2)
    t.set_meadow("wife", "fool", "monk", "farm", "farm", "farm", "farm", "farm")
    told = {key(refusal.target): refusal.reasons for refusal in why_not(t.game, 0)}
    in_hand, dearer = told[key(card_in("hand", "wife"))]
    assert (in_hand.code, dearer.code) == ("missing", "dearer")
    by = dearer.phrase.gaps["by"]
    assert isinstance(by, Component)
    assert by.id == "heat"
    short = in_hand.phrase.gaps["resources"]
    assert isinstance(short, Amount)
    assert short.resources == {"berry": 1}
    assert told[key(card_in("meadow", "monk"))][0].code == "forbidden"  # though it costs no more


# Bans ----------------------------------------------------------------------------------------


def test_what_is_forbidden_is_not_offered_in_a_turn_nor_by_a_text() -> None:
    t = under("fog").set_hand(0, "farm").set_resources(0, twig=2, resin=1, berry=9)
    t.set_meadow("farm", "wife", "wife", "wife", "farm", "farm", "farm", "farm")
    assert ways(t, "farm", "meadow") == []
    assert ways(t, "farm") == ["play:farm:hand"]
    t.set_city(0, "inn")
    assert "visit:city:0:inn" not in t.offers()


# Ways of its own -----------------------------------------------------------------------------


def test_a_way_of_its_own_spends_what_it_costs() -> None:
    t = under("heat").set_hand(0, "wife", "farm").set_tokens(0, tickets=1)
    assert ways(t, "wife") == ["play:wife:hand:ticket"]
    assert ways(t, "farm") == []
    t.choose("play", "wife", "ticket")
    assert t.city(0) == ("wife",)
    assert t.tokens(0) == {"tickets": 0}


def test_a_way_with_a_price_of_its_own_is_changed_like_every_price() -> None:
    t = under().set_hand(0, "king", "castle").set_resources(0, pebble=2)
    assert due(t, "play:king:hand:barter") == [{"pebble": 2}]
    t.set_aside(0, "omens", "wildfire").set_resources(0, pebble=2, resin=2)
    assert due(t, "play:castle:hand:barter") == [{"resin": 2, "pebble": 2}]
    t.choose("play", "castle", "barter")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}


def test_ways_are_offered_for_every_origin() -> None:
    t = under("bargain").set_aside(0, "reserved", "fool").set_tokens(0, tickets=1)
    t.set_hand(0, "wife").set_row("caravan", "king", "farm", "wife").set_resources(0)
    t.set_meadow("farm", "wife", "farm", "farm", "farm", "farm", "farm", "farm")
    assert [id for id in t.offers() if id.startswith("play:")] == [
        "play:wife:hand:ticket",
        "play:wife:meadow:ticket",
        "play:king:caravan:ticket",
        "play:wife:caravan:ticket",
        "play:fool:reserved:ticket",
    ]


def test_one_ability_on_several_cards_is_one_way() -> None:
    t = under().set_city(0, "haggler", "haggler").set_hand(0, "wife").set_resources(0, berry=1)
    assert ways(t, "wife") == ["play:wife:hand:haggler"]
    t.choose("play", "wife", "haggler")
    assert t.city(0) == ("haggler", "haggler", "wife")


# Origins of its own --------------------------------------------------------------------------


def test_a_row_of_the_table_is_refilled_after_the_effect() -> None:
    t = (
        under("bargain")
        .set_city(0, "historian")
        .set_row("caravan", "farm", "postal_pigeon", "king")
    )
    t.set_resources(0, berry=1).set_deck("fool", "wife", "monk", "inn", "mine")
    deck = t.game.top
    t.choose("play", "postal_pigeon", "caravan")
    assert t.row("caravan") == ("farm", "", "king")  # its own effect comes first
    t.choose("done")
    assert "postal_pigeon" in t.city(0)
    assert "" not in t.row("caravan")
    assert t.hand(0)  # the Historian answered before the row was filled
    assert t.game.top < deck
    check(t.game)


def test_the_place_in_the_row_is_known_when_all_is_resolved() -> None:
    t = under().set_row("caravan", "farm", "farm", "king").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "caravan")
    assert t.points(0) == 1
    t = under().set_row("caravan", "king", "farm", "king").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "caravan")
    assert t.points(0) == 0


def test_a_zone_whose_cards_are_cheaper() -> None:
    t = under().set_aside(0, "reserved", "farm").set_resources(0, twig=2, resin=1)
    assert due(t, "play:farm:reserved") == [{"twig": 2}, {"twig": 1, "resin": 1}]
    t.choose("play", "farm", "reserved").choose("pay:twig=2")
    assert t.resources(0)["resin"] == 1
    assert t.aside(0, "reserved") == ()


# Places of its own ---------------------------------------------------------------------------


def test_a_place_of_a_row_where_cards_are_dearer() -> None:
    t = under("mud").set_row("caravan", "mine", "king", "farm").set_resources(0, twig=3, resin=2)
    t.set_hand(0, "farm")
    assert due(t, "play:farm:hand") == [{"twig": 2, "resin": 1}]
    assert due(t, "play:farm:caravan") == [{"twig": 3, "resin": 2}]
    t.choose("play", "farm", "caravan")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}  # its own


def test_of_equal_cards_in_a_row_one_is_played_that_is_not_dearer() -> None:
    t = under("mud").set_row("caravan", "mine", "farm", "farm").set_resources(0, twig=3, resin=2)
    t.set_deck("monk").choose("play", "farm", "caravan")
    assert t.row("caravan") == ("mine", "monk", "farm")
    assert t.resources(0)["twig"] == 1


def test_only_those_pay_more_for_whom_it_speaks() -> None:
    t = under("mud").set_row("caravan", "mine", "king", "farm").set_resources(1, twig=2, resin=1)
    t.set_aside(1, "omens").set_turn(1)
    assert due(t, "play:farm:caravan") == [{"twig": 2, "resin": 1}]


def test_a_discount_and_a_swap_with_a_dearer_place() -> None:
    t = under("mud", "bargain").set_row("caravan", "mine", "king", "quarry_stone")
    t.set_resources(0, pebble=1, twig=2)
    assert due(t, "play:quarry_stone:caravan") == [{"twig": 2, "pebble": 1}]
    t.set_aside(0, "omens", "mud", "tappers").set_row("caravan", "mine", "king", "farm")
    assert due(t.set_resources(0, resin=5), "play:farm:caravan") == [{"resin": 5}]


def test_what_leaves_to_help_lowers_no_price_of_a_dearer_place() -> None:
    t = under("mud").set_row("caravan", "mine", "farm", "king")
    t.set_city(0, "dungeon", "bargainer").set_resources(0, berry=4)
    assert ways(t, "king", "caravan") == []  # six, three off, two on top
    t.set_resources(0, berry=5).choose("play", "king", "dungeon")
    assert (t.city(0), t.resources(0)["berry"]) == (("dungeon", "king"), 0)
    t = under("mud").set_row("caravan", "mine", "farm", "king").set_resources(0, berry=4)
    t.set_city(0, "dungeon", "bargainer", "wife").choose("play", "king", "dungeon")
    assert t.city(0) == ("dungeon", "bargainer", "king")  # the Bargainer had to stay


# Whole games ---------------------------------------------------------------------------------


@pytest.mark.games
@pytest.mark.parametrize("boxes", [BOXES, ("base", "extra", "rugwort", "legends", "caravan")])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_in_random_games_every_way_costs_what_it_says(players: int, boxes: tuple[str, ...]) -> None:
    named: set[str] = set()
    known = option_ids(games.new_game(players=players, boxes=boxes).rules)
    for seed in range(2):
        game = games.new_game(players=players, boxes=boxes, seed=seed)
        for n in decisions(game, seed, patient_choice):
            check(game)
            named |= {option.id for option in game.options}
            if n % 4 == 0:
                check_reasons(game)
                for id, price in prices(game).items():
                    check_price(game, id, price)
    assert named <= known
    for words in (":caravan", ":ticket"):
        assert [id for id in named if id.startswith("play:") and id.endswith(words)]


def test_a_save_in_the_middle_of_such_a_play_goes_on() -> None:
    t = under("wildfire").set_row("caravan", "farm", "farm", "king")
    t.set_resources(0, twig=3, resin=2, berry=1).choose("play", "farm", "caravan")
    assert t.prompt() == "pay-card"
    again = games.load_game(t.game.to_json())
    assert [option.id for option in again.options] == t.offers()
    again.take(0)
    assert again.players[0].points == 1
    assert 0 not in lying_in(again, again.rules.zone("caravan"))


@pytest.mark.games
@pytest.mark.parametrize("spec", ["steward", "sage@2i"])
def test_bots_play_by_the_changed_prices(spec: str) -> None:
    lineup = Lineup(2, BOXES, {}, (spec,))
    game = lineup.set_up(4)
    play_game(lineup, game)
    assert game.over
