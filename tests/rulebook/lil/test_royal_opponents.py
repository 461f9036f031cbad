"""The Prince and the Princess (My Lil' Everdell rulebook, solo game)."""

from __future__ import annotations

import pytest

import everdell
from everdell.testing import Table, table
from tests.rulebook.lil.sitting import DEAR, lil, rest, rest_round

CREATURES = ("lil_farmer", "lil_peddler", "lil_storyteller", "lil_farmer", "lil_storyteller")


def prince(**options: str) -> Table:
    return table(1, boxes=("lil",), options=options).set_row("cards", *DEAR)


def princess(**options: str) -> Table:
    return prince(lil_rival="princess", **options)


def ended(t: Table) -> Table:
    while not t.game.over:
        rest_round(t)
    return t


both = pytest.mark.parametrize("rival", ["prince", "princess"])


@both
def test_two_dice_and_only_the_tiles_six_and_three(rival: str) -> None:
    t = lil(1, lil_rival=rival)
    assert len(t.row("dice")) == 2
    tiles = [tile.id for tile in t.game.rules.tiles if tile.part == "parades"]
    assert sorted({tile[-1] for tile in tiles}) == ["3", "6"]
    assert len(tiles) == 8


@both
def test_you_begin_every_round_and_the_opponent_follows_each_turn(rival: str) -> None:
    t = lil(1, lil_rival=rival)
    for n in range(4):
        assert [t.tokens(seat)["sun"] for seat in (0, 1)] == [1, 0]
        assert len(t.city(1)) == 3 * n
        for turn in range(3):
            rest(t)
            assert len(t.city(1)) == 3 * n + turn + 1
    assert t.game.over


@both
def test_it_plays_twelve_cards_for_nothing_and_gains_nothing(rival: str) -> None:
    t = ended(lil(1, lil_rival=rival))
    assert len(t.city(1)) == 12
    assert sum(t.resources(1).values()) == 0
    assert t.points(1) == 0


def test_its_cards_do_nothing() -> None:
    t = prince().set_city(1, "lil_drummer", "lil_farm", "lil_general_store", "lil_shopkeeper")
    ended(t)
    assert sum(t.resources(1).values()) == 0
    assert t.points(1) == 0


# The Prince ----------------------------------------------------------------------------------


def test_the_prince_takes_the_leftmost_free_die() -> None:
    t = rest(prince())
    assert t.at("lil_space_die_1") == (1,)
    rest(t)
    assert t.at("lil_space_die_2") == (1,)


def test_the_prince_passes_over_a_die_that_is_taken() -> None:
    t = prince().set_dice("lil_die_face_2", "lil_die_face_2")
    t.choose("friend", "lil_space_die_1")
    if "done" in t.offers():
        t.choose("done")
    assert t.at("lil_space_die_1") == (0,)
    assert t.at("lil_space_die_2") == (1,)


def test_the_prince_goes_to_the_berries_if_no_die_is_free() -> None:
    t = rest(prince(), 3)
    visited = [entry.place for entry in t.told("visited") if entry.seat == 1]
    assert visited == ["lil_space_die_1", "lil_space_die_2", "lil_space_berry"]


def test_friends_of_the_prince_gain_nothing_there_and_go_home_with_yours() -> None:
    t = rest_round(prince())
    assert sum(t.resources(1).values()) == 0
    assert t.workers(1) == 3
    assert [t.at(f"lil_space_die_{n}") for n in (1, 2)] == [(), ()]


def test_the_die_says_which_card_and_a_new_one_comes_at_once() -> None:
    t = prince()
    before = t.row("cards")
    rest(t)
    (rolled,) = t.told("rolled")
    assert rolled.n is not None
    assert t.city(1) == (before[rolled.n - 1],)
    assert "" not in t.row("cards")


# The Princess --------------------------------------------------------------------------------


def test_her_friend_stands_where_the_card_was_until_all_go_home() -> None:
    t = princess()
    before = t.row("cards")
    for turn in range(1, 3):
        rest(t)
        held = [place for place, friend in enumerate(t.row("princess")) if friend]
        assert len(held) == turn
        assert [t.row("cards")[place] for place in held] == [""] * turn
        assert sorted(t.city(1)) == sorted(before[place] for place in held)
        assert t.at("lil_space_die_1") == t.at("lil_space_die_2") == ()
    rest(t)
    assert t.row("princess") == ("",) * 8
    assert "" not in t.row("cards"), "three cards have come"
    assert len(t.city(1)) == 3


def test_a_card_of_yours_is_replaced_but_none_of_hers() -> None:
    t = rest(princess())
    t.set_resources(0, berry=9)
    t.choose("friend", "lil_space_twig")
    t.choose(t.offers()[0])
    if t.offers()[0].startswith("gain"):
        t.choose(t.offers()[0])
    assert t.row("cards").count("") == 2, "her two friends stand there"


def test_she_stands_on_no_space_of_the_board() -> None:
    t = rest(princess(), 2)
    assert t.told("visited") == [entry for entry in t.told("visited") if entry.seat == 0]
    assert t.workers(1) == 1


def test_no_player_can_have_a_card_where_her_friend_stands() -> None:
    t = rest(princess())
    t.set_resources(0, twig=9, resin=9, berry=9).choose("friend", "lil_space_twig")
    lying = {card for card in t.row("cards") if card}
    assert len([card for card in t.row("cards") if card]) == 7
    assert {offer.split(":")[1] for offer in t.offers() if offer != "done"} == lying


def test_the_die_is_rolled_again_where_there_is_no_card() -> None:
    for seed in range(12):
        game = everdell.new_game(1, ("lil",), seed, {"lil_rival": "princess"})
        while not game.over:
            held = game.view(0)["rows"]["princess"]
            assert len([friend for friend in held if friend]) == 3 - game.players[1].home
            game.choose(game.options[-1])


# Parades and the end -------------------------------------------------------------------------


@both
def test_it_looks_at_parades_at_the_end_of_the_round_only(rival: str) -> None:
    t = lil(1, lil_rival=rival).set_row("cards", *DEAR).set_city(1, *CREATURES)
    rest(t)
    assert t.aside(1, "parades") == ()
    rest(t, 2)
    assert "lil_parade_creatures_6" in t.aside(1, "parades")


def test_it_may_win_several_parades_at_once() -> None:
    t = prince().set_city(1, *CREATURES[:3], "lil_juggler", "lil_explorer", "lil_wanderer")
    rest_round(t)
    won = t.aside(1, "parades")
    assert {"lil_parade_creatures_6", "lil_parade_one_color_6"} <= set(won)


def test_it_wins_each_parade_once() -> None:
    t = prince().set_city(1, *CREATURES)
    rest_round(t)
    rest_round(t)
    assert len([tile for tile in t.aside(1, "parades") if "creatures" in tile]) == 1


def test_the_second_to_win_a_parade_has_three_points_and_no_tile_is_left() -> None:
    t = prince().set_city(0, *CREATURES[:4])
    t.set_city(1, "lil_juggler", "lil_juggler", "lil_painter", "lil_painter", "lil_drummer")
    t.set_row("cards", "lil_storyteller").set_resources(0, berry=3)
    t.choose("friend", "lil_space_twig").choose("play", "lil_storyteller")
    rest_round(t)
    assert "lil_parade_creatures_3" in t.aside(1, "parades")
    assert t.row("parades")[0] == ""


def test_also_at_the_end_of_the_last_round() -> None:
    t = prince()
    for _ in range(3):
        rest_round(t)
    t.set_aside(1, "parades").set_city(1).set_row("cards", *DEAR).set_city(1, *CREATURES)
    rest(t, 2)
    assert t.aside(1, "parades") == ()
    ended(t)
    assert [tile for tile in t.aside(1, "parades") if "creatures" in tile]


def test_you_may_be_faster() -> None:
    t = prince().set_city(0, *CREATURES[:4]).set_city(1, "lil_juggler", "lil_explorer")
    t.set_row("cards", "lil_storyteller").set_resources(0, berry=3)
    t.choose("friend", "lil_space_twig").choose("play", "lil_storyteller")
    assert t.aside(0, "parades") == ("lil_parade_creatures_6",)
    assert t.row("parades")[0] == "lil_parade_creatures_3"


def test_it_scores_its_purple_cards() -> None:
    t = prince().set_city(1, "lil_castle", "lil_farm", "lil_woodpile")
    assert t.score(1).parts["bonus"] == 2


def test_it_has_no_resources_to_trade() -> None:
    t = ended(lil(1))
    assert t.score(1).parts["resources"] == 0


def test_level_with_it_you_win() -> None:
    t = ended(prince())
    t.set_city(0).set_aside(0, "parades").set_resources(0).set_points(0, 0)
    t.set_points(0, t.score(1).total)
    assert t.game.winners() == (0,)
    t.set_points(0, t.points(0) - 1)
    assert t.game.winners() == (1,)


# Challenges ----------------------------------------------------------------------------------


@both
def test_challenge_it_looks_at_parades_after_each_card(rival: str) -> None:
    t = lil(1, lil_rival=rival, lil_quick_parades="on").set_row("cards", *DEAR)
    t.set_city(1, *CREATURES)
    rest(t)
    assert "lil_parade_creatures_6" in t.aside(1, "parades")


@both
def test_challenge_it_begins_in_every_round(rival: str) -> None:
    t = lil(1, lil_rival=rival, lil_rival_first="on")
    for n in range(4):
        assert [t.tokens(seat)["sun"] for seat in (0, 1)] == [0, 1]
        assert t.seat() == 0
        assert len(t.city(1)) == 3 * n + 1
        rest_round(t)
    assert len(t.city(1)) == 12


@both
def test_challenge_it_begins_with_fort_and_captain(rival: str) -> None:
    t = lil(1, lil_rival=rival, lil_rival_cards="on")
    assert t.city(1)[:2] == ("lil_fort", "lil_captain")
    assert t.score(1).total == 2
    ended(t)
    assert sum(t.resources(1).values()) == 0


@both
def test_its_fort_and_captain_count_for_its_parades(rival: str) -> None:
    t = lil(1, lil_rival=rival, lil_rival_cards="on").set_row("cards", *DEAR)
    t.set_city(1, "lil_fort", "lil_captain", "lil_farm", "lil_bakery", "lil_clubhouse", "lil_farm")
    rest_round(t)
    assert "lil_parade_places_6" in t.aside(1, "parades")


@both
def test_all_challenges_may_be_taken_at_once(rival: str) -> None:
    t = lil(1, lil_rival=rival, lil_quick_parades="on", lil_rival_first="on", lil_rival_cards="on")
    ended(t)
    assert len(t.city(1)) == 14


# The Prince with several people --------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_the_prince_joins_people_with_one_die_more(players: int) -> None:
    t = lil(players, lil_rival="prince")
    assert len(t.row("dice")) == players + 1
    assert [t.row("parades")[n][-1] for n in range(4)] == ["6"] * 4
    tiles = [tile for tile in t.game.rules.tiles if tile.part == "parades"]
    assert len(tiles) == 16


@pytest.mark.parametrize("players", [2, 3])
def test_the_sun_comes_to_the_prince_too(players: int) -> None:
    t = lil(players, lil_rival="prince")
    holders = []
    for _ in range(4):
        seats = range(players + 1)
        holders.append([t.tokens(seat)["sun"] for seat in seats].index(1))
        rest_round(t)
    assert holders == [0, players, players - 1, players - 2][:4]
    assert t.game.over
    assert len(t.city(players)) == 12


def test_with_the_sun_the_prince_begins() -> None:
    t = lil(2, lil_rival="prince")
    rest_round(t)
    assert t.seat() == 0
    assert len(t.city(2)) == 4, "three of the first round and one of the second"
    assert t.told("rolled_dice")[-1].seat == 2


def test_the_prince_looks_at_parades_at_the_end_of_the_round_with_several_people_too() -> None:
    t = lil(2, lil_rival="prince").set_row("cards", *DEAR).set_city(2, *CREATURES)
    rest(t, 5)
    assert t.aside(2, "parades") == ()
    rest(t)
    assert "lil_parade_creatures_6" in t.aside(2, "parades")


def test_level_with_the_prince_people_win() -> None:
    t = ended(lil(3, lil_rival="prince"))
    for seat in range(3):
        t.set_city(seat).set_aside(seat, "parades").set_resources(seat).set_points(seat, 0)
    t.set_points(1, t.score(3).total)
    assert t.game.winners() == (1,)
    t.set_points(1, t.points(1) - 1)
    assert t.game.winners() == (3,)
