"""Set-up, and help for younger players (My Lil' Everdell rulebook, set-up)."""

from __future__ import annotations

from collections import Counter

import pytest

import everdell
from everdell.engine.errors import SetupError
from everdell.games import shelf
from tests.contract.invariants import cards_everywhere
from tests.rulebook.lil.sitting import lil, rest, rest_round

NUMBERS = [1, 2, 3, 4]


@pytest.mark.parametrize("players", NUMBERS)
def test_eight_of_54_cards_lie_face_up_and_the_moon_stands_on_the_first_round(players: int) -> None:
    game = everdell.new_game(players, ("lil",))
    shown = game.view(0)
    assert len([card for card in shown["rows"]["cards"] if card]) == 8
    assert shown["deck"] == 46
    assert shown["counters"] == {"moon": 1}
    deck = [card for card in game.rules.cards[1:] if card.begins == "deck"]
    assert sum(card.copies for card in deck) == 54


@pytest.mark.parametrize(("players", "dice"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_there_is_one_die_for_each_player(players: int, dice: int) -> None:
    t = lil(players)
    assert len(t.row("dice")) == dice
    spaces = [offer for offer in t.offers() if offer.startswith("friend:lil_space_die")]
    assert len(spaces) == dice


def test_the_highest_tile_of_each_parade_lies_on_top() -> None:
    assert lil().row("parades") == (
        "lil_parade_creatures_6",
        "lil_parade_places_6",
        "lil_parade_rainbow_6",
        "lil_parade_one_color_6",
    )


@pytest.mark.parametrize("players", NUMBERS)
def test_each_player_has_three_friends_and_nothing_else(players: int) -> None:
    t = lil(players)
    for seat in range(players):
        assert t.workers(seat) == 3
        assert sum(t.resources(seat).values()) == 0
        assert t.points(seat) == 0
        assert t.city(seat) == ()
        assert t.hand(seat) == (), "there is no hand of cards in this game"


def test_the_first_seat_has_the_sun() -> None:
    t = lil(3)
    assert [t.tokens(seat)["sun"] for seat in range(3)] == [1, 0, 0]
    assert t.seat() == 0


def test_the_deck_is_shuffled() -> None:
    deals = [lil(seed=seed) for seed in range(5)]
    assert len({t.row("cards") for t in deals}) == len(deals)


# Younger players -----------------------------------------------------------------------------


def test_chosen_players_begin_with_one_resource_of_each_kind() -> None:
    t = lil(3, lil_bonus="0,2")
    owned = [t.resources(seat) for seat in range(3)]
    assert owned[0] == owned[2] == {"twig": 1, "resin": 1, "pebble": 0, "berry": 1}
    assert sum(owned[1].values()) == 0


def test_chosen_players_begin_with_captain_or_fort_or_both() -> None:
    t = lil(3, lil_captain="0,1", lil_fort="1", lil_bonus="2")
    assert [t.city(seat) for seat in range(3)] == [
        ("lil_captain",),
        ("lil_captain", "lil_fort"),
        (),
    ]


def test_captain_and_fort_act_in_the_first_round_already_and_in_every_round() -> None:
    t = lil(2, lil_captain="1", lil_fort="1")
    assert t.seat() == 1, "the Fort asks for a twig or a resin before the first turn"
    t.choose("gain", "resin")
    assert t.resources(1) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}
    t.set_row("cards", "lil_king", "lil_king", "lil_queen", "lil_queen")
    before = t.resources(1)["berry"]
    rest_round(t)
    assert t.seat() == 1
    assert "gain:twig" in t.offers()
    assert t.resources(1)["berry"] == before + 1


def test_both_helps_may_go_to_the_same_player() -> None:
    t = lil(2, lil_bonus="1", lil_captain="1", lil_fort="1")
    assert t.city(1) == ("lil_captain", "lil_fort")
    t.choose("gain", "twig")
    assert t.resources(1) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 2}
    assert sum(t.resources(0).values()) == 0


def test_they_do_nothing_when_they_are_given_out() -> None:
    t = lil(2, lil_captain="0")
    assert t.resources(0)["berry"] == 1, "of the first round, and none of the set-up"


def test_there_is_a_captain_and_a_fort_for_each_of_four_players() -> None:
    t = lil(4, lil_captain="0,1,2,3", lil_fort="0,1,2,3")
    assert [t.city(seat) for seat in range(4)] == [("lil_captain", "lil_fort")] * 4


def test_they_count_for_parades() -> None:
    t = lil(2, lil_captain="0")
    t.set_city(0, "lil_captain", "lil_farmer", "lil_peddler", "lil_juggler")
    t.set_row("cards", "lil_explorer").set_resources(0, berry=1)
    t.choose("friend", "lil_space_twig").choose("play", "lil_explorer").choose("gain", "twig")
    assert "lil_parade_creatures_6" in t.aside(0, "parades")


def test_the_fort_counts_as_a_place() -> None:
    t = lil(2).set_city(0, "lil_fort", "lil_farm", "lil_pond", "lil_bakery")
    t.set_row("cards", "lil_woodpile").set_resources(0, resin=1)
    t.choose("friend", "lil_space_berry").choose("play", "lil_woodpile")
    assert "lil_parade_places_6" in t.aside(0, "parades")


def test_those_that_are_not_given_out_stay_in_the_box() -> None:
    game = everdell.new_game(2, ("lil",), options={"lil_captain": "0"})
    everywhere = Counter({game.rules.ids[n]: k for n, k in cards_everywhere(game).items()})
    assert everywhere["lil_captain"] == everywhere["lil_fort"] == 4
    assert "helpers" not in game.view(0)["piles"]
    for _ in range(12):
        assert "lil_fort" not in game.view(0)["rows"]["cards"]


# Choosing the game ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"lil_rival": "none"}),
        (2, {"lil_rival": "princess"}),
        (4, {"lil_rival": "prince"}),
        (2, {"lil_bonus": "2"}),
        (2, {"lil_bonus": "1,0"}),
        (2, {"lil_fort": "all"}),
        (5, {}),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        everdell.new_game(players, ("lil",), options=options)


def test_it_stands_beside_no_other_box() -> None:
    for box in shelf():
        if box != "lil":
            with pytest.raises(SetupError):
                everdell.new_game(2, ("lil", box))


def test_alone_the_prince_is_the_usual_opponent() -> None:
    assert everdell.new_game(1, ("lil",)).rules.settings["lil_rival"] == "prince"
    assert everdell.new_game(2, ("lil",)).rules.settings["lil_rival"] == "none"


def test_unsure_figures_are_told() -> None:
    unsure = shelf()["lil"].uncertain()
    assert unsure["lil_farm"] == "low"
    assert unsure["lil_parade_places_6"] == "medium"
    assert "lil_die_face_1" not in unsure
    assert "lil_parade_creatures_6" not in unsure
    assert any(remark.id == "lil_figures" for remark in shelf()["lil"].remarks())


def test_a_turn_is_a_friend_and_then_perhaps_a_card() -> None:
    t = rest(lil())
    assert t.seat() == 1
