"""The four powers of Mistwood."""

from __future__ import annotations

import pytest

from everdell import games
from everdell.engine.facts import facts_of
from everdell.engine.state import Game
from everdell.testing import Table, table

PLAIN = {"mistwood_corrin": "off", "mistwood_legends": "off"}


def with_power(power: str, seat: int = 0, players: int = 2, farms: str = "off") -> Table:
    options = {**PLAIN, "mistwood_farms": farms, "powers": "dealt"}
    t = table(players=players, boxes=("base", "mistwood"), options=options)
    return t.set_power(seat, power)


def used(t: Table, seat: int) -> int:
    return facts_of(t.game, t.game.players[seat]).used


def begun(power: str, seat: int, players: int) -> Game:
    """A game in which a player has been dealt a power and keeps it."""
    options = {**PLAIN, "powers": "choose"}
    for seed in range(300):
        g = games.new_game(
            players=players, boxes=("base", "mistwood", "bellfaire"), seed=seed, options=options
        )
        dealt = g.rules.zone("powers_dealt")
        if g.rules.thing(power) in g.players[seat].zones[dealt.index]:
            break
    while g.decision is not None and g.decision.prompt != "turn":
        wanted = f"power:{power}"
        ids = [option.id for option in g.options]
        rest = [id for id in ids if id not in ("power:butterflies", "power:spiders")] or ids
        g.choose(wanted if wanted in ids else rest[-1])
    return g


# Butterflies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 12), (4, 12), (5, 11), (6, 11)])
def test_butterflies_begin_with_a_full_hand_and_the_first_turn(players: int, cards: int) -> None:
    g = begun("butterflies", 1, players)
    assert len(g.players[1].hand) == cards
    assert g.decision is not None
    assert g.decision.seat == 1
    assert g.order == (*range(1, players), 0)


def test_their_hand_limit_is_four_higher() -> None:
    assert with_power("butterflies").game.view(0)["players"][0]["hand_limit"] == 12


# Spiders -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "players"), [(0, 2), (1, 3), (3, 4)])
def test_spiders_come_last(seat: int, players: int) -> None:
    assert begun("spiders", seat, players).order[-1] == seat


def spiders(place: str = "basic_pebble", seat: int = 1) -> Table:
    t = with_power("spiders", seat).choose(f"spiders:{place}").set_turn(0)
    return t.set_hand(0).set_hand(1).set_resources(0).set_resources(1)


def test_a_worker_there_serves_them() -> None:
    t = spiders().choose("visit:basic_pebble")
    assert (t.seat(), t.prompt()) == (1, "gain-missing")
    t.choose("gain:berry")
    assert len(t.hand(1)) == 1
    assert t.prompt() == "spiders"
    assert "spiders:basic_pebble" not in t.offers()
    t.choose("spiders:haven")
    assert t.aside(1, "watched_place") == ("haven",)


def test_their_own_workers_count_too() -> None:
    t = spiders("basic_berry").set_turn(1).choose("visit:basic_berry")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble"]  # the berry has come before


def test_with_one_of_every_kind_only_the_card() -> None:
    t = spiders().set_resources(1, twig=1, resin=1, pebble=1, berry=1).choose("visit:basic_pebble")
    assert t.prompt() == "spiders"
    assert sum(t.resources(1).values()) == 4


def test_elsewhere_nothing_happens() -> None:
    assert spiders().choose("visit:basic_berry").prompt() == "turn"


def test_nothing_once_they_have_passed() -> None:
    assert spiders().set_passed(1).choose("visit:basic_pebble").prompt() == "turn"


def test_any_place_for_workers_but_no_event() -> None:
    offers = with_power("spiders").offers()
    assert {"spiders:haven", "spiders:journey_2", "spiders:basic_berry"} <= set(offers)
    assert not [id for id in offers if "grand_tour" in id]


def test_no_tile_of_another_box_is_doubled_for_them() -> None:
    options = {**PLAIN, "powers": "dealt"}
    boxes = ("base", "pearlbrook", "bellfaire", "spirecrest", "mistwood")
    rules = games.new_game(2, boxes, options=options).rules
    copies = {tile.id: tile.copies for tile in rules.tiles}
    assert (copies["cloudrim_peak"], copies["hopewatch_gate"], copies["basic_berry"]) == (1, 1, 2)


# Stoats --------------------------------------------------------------------------------------


def stoats(*hand: str) -> Table:
    t = with_power("stoats").set_turn(0).set_resources(0, berry=2)
    return t.set_hand(0, "wife", *hand).choose("play:wife:hand")


def test_two_cards_for_a_twig_resin_or_berry() -> None:
    t = stoats("inn", "inn")
    assert t.offers() == ["stoats:twig", "stoats:resin", "stoats:berry", "done"]
    t.choose("stoats:resin")
    while t.prompt() == "discard":
        t.choose("discard:inn")
    assert (t.hand(0), t.resources(0)["resin"]) == ((), 1)


def test_three_cards_for_a_pebble() -> None:
    t = stoats("inn", "inn", "mine").choose("stoats:pebble")
    while t.prompt() == "discard":
        t.choose(t.offers()[0])
    assert (t.hand(0), t.resources(0)["pebble"]) == ((), 1)


def test_once_for_each_card() -> None:
    t = stoats("inn", "inn", "inn", "mine", "mine").choose("stoats:berry")
    while t.prompt() == "discard":
        t.choose(t.offers()[0])
    assert t.seat() == 1


def test_a_single_card_is_not_enough() -> None:
    assert stoats("inn").seat() == 1


# Pigs ----------------------------------------------------------------------------------------


def pigs(players: int = 2, farms: str = "off") -> Table:
    t = with_power("pigs", 0, players, farms)
    if t.prompt() == "play-card":
        t.choose("done")
    return t.set_turn(0).set_hand(0).set_hand(1)


def test_all_farms_of_the_deck_are_stacked() -> None:
    t = pigs()
    g = t.game
    farm = g.rules.card("farm")
    assert farm not in g.deck[: g.top]
    assert t.row("top_farm") == ("farm",)


def test_with_the_farms_of_the_seasons_those() -> None:
    t = pigs(farms="on")
    assert t.row("top_farm")[0].split("_")[1] == "farm"
    left = {t.game.rules.ids[card] for card in t.game.deck[: t.game.top]}
    assert not [id for id in left if id.endswith(("farm_1", "farm_2"))]


def test_the_top_one_may_be_played_for_free_at_the_start() -> None:
    t = with_power("pigs")
    assert t.offers() == ["play:farm:top_farm", "done"]
    t.choose("play:farm:top_farm")
    assert t.city(0) == ("farm",)
    assert t.points(0) == 0


def test_no_other_card_is_free_with_it() -> None:
    options = {**PLAIN, "mistwood_farms": "off", "powers": "dealt"}
    t = table(boxes=("base", "newleaf", "mistwood"), options=options)
    t.set_aside(0, "archives", "king").set_power(0, "pigs")
    assert t.offers() == ["play:farm:top_farm", "done"]


def test_and_at_the_start_of_each_season() -> None:
    t = pigs().set_workers(0, 0).choose("prepare")
    assert t.offers() == ["play:farm:top_farm", "done"]


def test_their_farms_take_no_space() -> None:
    t = pigs().set_city(0, *["inn"] * 3, *["mine"] * 3, *["twig_barge"] * 3,
                        *["resin_refinery"] * 3, *["storehouse"] * 3)  # fmt: skip
    t.set_resources(0, twig=2, resin=1).choose("play:farm:top_farm")
    assert used(t, 0) == 15
    assert t.city(0)[-1] == "farm"


def test_a_farm_beside_the_city_is_in_it() -> None:
    t = pigs().set_resources(0, twig=2, resin=1).choose("play:farm:top_farm").set_turn(0)
    t.set_hand(0, "general_store").set_resources(0, resin=1, pebble=1)
    t.choose("play:general_store:hand")
    assert t.resources(0)["berry"] == 2


def test_an_opponent_pays_for_it_and_brings_two_points() -> None:
    t = pigs().set_turn(1).set_resources(1, twig=2, resin=1).choose("play:farm:top_farm")
    assert t.city(1) == ("farm",)
    assert (t.points(0), used(t, 1)) == (2, 1)


def test_the_market_in_place_of_such_a_farm_has_a_space() -> None:
    t = table(boxes=("base", "legends", "mistwood"), options={**PLAIN, "powers": "dealt"})
    t.set_power(0, "pigs")
    while t.prompt() == "play-card":
        t.choose("play", "top_farm").choose(t.offers()[0])
    t.set_aside(0, "legends", "mcgregors_market").set_turn(0)
    t.choose("play:mcgregors_market:legends").choose("gain:twig").choose("gain:twig")
    assert used(t, 0) == 1


# Who begins ----------------------------------------------------------------------------------


def test_with_butterflies_at_the_table_they_begin_and_spiders_are_not_first() -> None:
    t = with_power("spiders", 0, 3)
    t.choose(t.offers()[0])
    assert t.game.order == (1, 2, 0)
    t.set_power(2, "butterflies")
    assert t.game.order == (2, 0, 1)
    t = with_power("butterflies", 2, 3)
    t.set_power(0, "spiders")
    assert t.game.order == (2, 0, 1)
