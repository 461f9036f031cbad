"""A secret pair of Legends for each player, beside the hand and outside its limit."""

from __future__ import annotations

import pytest

import everdell
from everdell import Game
from everdell.games import load_game
from everdell.testing import Table, table
from tests.contract.invariants import check

CRITTERS = {"amilla_glistendew", "cirrus_windfall", "foresight", "fynn_nobletail", "poe"}
CONSTRUCTIONS = {
    *("bridge_of_the_sky", "mcgregors_market", "oleanders_opera_house"),
    *("silver_scale_spring", "the_green_acorn"),
}
HAND = ("farm", "inn", "king", "mine")


def dealt(players: int, seed: int = 0) -> Game:
    return everdell.new_game(players, ("base", "legends"), seed)


def kept(game: Game, seat: int) -> list[str]:
    """The Legends of a seat, as that seat sees them."""
    return game.view(seat)["players"][seat]["aside"]["legends"]["cards"]


def piles(game: Game) -> list[set[str]]:
    return [{game.rules.cards[card].id for card in pile} for pile in game.zones]


def legends(players: int = 2) -> Table:
    t = table(players, boxes=("base", "legends"))
    return t.set_aside(0, "legends", "poe", "mcgregors_market")


# Dealing ---------------------------------------------------------------------------------------


def test_what_is_not_dealt_is_back_in_the_box() -> None:
    game = dealt(2)
    assert sum(len(pile) for pile in piles(game)) == 6
    assert game.view(0)["piles"] == {}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_is_dealt_one_critter_and_one_construction(players: int) -> None:
    game = dealt(players)
    pairs = [set(kept(game, seat)) for seat in range(players)]
    assert [len(pair & CRITTERS) for pair in pairs] == [1] * players
    assert [len(pair & CONSTRUCTIONS) for pair in pairs] == [1] * players
    assert len(set().union(*pairs)) == 2 * players


def test_the_rest_stays_in_the_box() -> None:
    game = dealt(3)
    dealt_out = {legend for seat in range(3) for legend in kept(game, seat)}
    assert piles(game) == [CRITTERS - dealt_out, CONSTRUCTIONS - dealt_out]
    check(game)


def test_none_is_in_the_deck_or_the_meadow() -> None:
    game = dealt(4)
    ids = {game.rules.cards[card].id for card in [*game.deck, *game.meadow] if card}
    assert not ids & (CRITTERS | CONSTRUCTIONS)
    assert len(game.rules.deck) == len(table().game.rules.deck)


def test_other_seeds_deal_other_pairs() -> None:
    assert len({tuple(kept(dealt(2, seed), 0)) for seed in range(40)}) > 10


def test_hands_are_dealt_as_always() -> None:
    game = dealt(4)
    assert [len(p.hand) for p in game.players] == [5, 6, 7, 8]


# Secrecy ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_only_their_holder_sees_them(seat: int | None) -> None:
    players = dealt(3).view(seat)["players"]
    assert [p["aside"]["legends"]["size"] for p in players] == [2, 2, 2]
    assert [("cards" in p["aside"]["legends"]) for p in players] == [n == seat for n in range(3)]


def test_nothing_else_of_a_view_tells_of_a_legend_that_was_not_played() -> None:
    game = dealt(2)
    for legend in CRITTERS | CONSTRUCTIONS:
        assert (legend in str(game.view(0))) == (legend in kept(game, 0))
        assert legend not in str(game.view(None))


def test_when_the_game_is_over_all_are_shown() -> None:
    t = legends().set_aside(1, "legends", "foresight").set_season(0, "autumn").set_passed(1)
    assert "cards" not in t.game.view(1)["players"][0]["aside"]["legends"]
    t.choose("pass")
    for seat in (0, 1, None):
        shown = [p["aside"]["legends"]["cards"] for p in t.game.view(seat)["players"]]
        assert [set(cards) for cards in shown] == [{"poe", "mcgregors_market"}, {"foresight"}]


def test_without_the_box_there_is_nothing_aside() -> None:
    assert table().game.view(0)["players"][0]["aside"] == {}


# Worlds that a seat imagines -------------------------------------------------------------------


def test_an_imagined_world_keeps_ones_own_and_deals_the_others_anew() -> None:
    game = dealt(3, seed=7)
    seen: list[set[str]] = []
    for seed in range(60):
        world = game.determinize(1, seed)
        check(world)
        assert kept(world, 1) == kept(game, 1)
        for seat in (0, 2):
            pair = set(kept(world, seat))
            assert (len(pair & CRITTERS), len(pair & CONSTRUCTIONS)) == (1, 1)
            seen.append(pair)
    # Whatever the seat does not hold itself may be anybody's, or in the box.
    assert set().union(*seen) == (CRITTERS | CONSTRUCTIONS) - set(kept(game, 1))


def test_an_imagined_world_does_not_forget_a_legend_that_was_played() -> None:
    t = legends().set_aside(1, "legends", "foresight", "the_green_acorn")
    t.set_resources(0, berry=4).choose("play:poe:legends")
    for seed in range(20):
        world = t.game.determinize(1, seed)
        assert len(kept(world, 0)) == 1
        assert kept(world, 0)[0] in CONSTRUCTIONS - {"the_green_acorn"}


# Saving ----------------------------------------------------------------------------------------


def test_a_saved_game_keeps_pairs_and_piles() -> None:
    game = dealt(3, seed=5)
    again = load_game(game.to_json())
    assert [kept(again, seat) for seat in range(3)] == [kept(game, seat) for seat in range(3)]
    assert again.zones == game.zones
    assert again.to_json() == game.to_json()


def test_a_clone_goes_its_own_way() -> None:
    t = legends().set_resources(0, berry=4)
    copy = t.game.clone()
    t.choose("play:poe:legends")
    assert t.aside(0, "legends") == ("mcgregors_market",)
    assert set(kept(copy, 0)) == {"poe", "mcgregors_market"}


# Not in hand -----------------------------------------------------------------------------------


def test_they_take_no_room_in_hand() -> None:
    t = legends().set_hand(0, *["farm"] * 6).set_deck("king", "queen", "mine")
    t.choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == 8


def test_they_cannot_be_discarded_with_hand_cards() -> None:
    t = legends().set_hand(0, "bard", *HAND).set_resources(0, berry=3).choose("play:bard:hand")
    assert {o for o in t.offers() if o != "done"} == {f"discard:{card}" for card in HAND}
    t = legends().set_hand(0, *HAND).choose("visit:haven")
    assert {o for o in t.offers() if o != "done"} == {f"discard:{card}" for card in HAND}


def test_they_cannot_be_given() -> None:
    t = legends().set_city(0, "post_office")
    assert "visit:city:0:post_office" not in t.offers()
    t.set_hand(0, "farm", "inn", "mine").choose("visit:city:0:post_office")
    assert not [o for o in t.offers() if "poe" in o or "market" in o]


def test_they_cannot_be_put_under_an_event() -> None:
    t = legends().set_events("graduation_of_scholars").set_city(0, "teacher", "university")
    t.set_hand(0, "king").choose("event:graduation_of_scholars")
    assert t.offers() == ["put:king", "done"]


def test_they_are_worth_nothing_until_played() -> None:
    assert legends().score(0).total == 0


def test_playing_them_is_optional() -> None:
    t = legends().set_season(0, "autumn").set_passed(1).choose("pass")
    assert t.game.over
    assert t.score(0).total == 0
