"""Red cards: for a friend of their owner."""

from __future__ import annotations

from tests.rulebook.lil.sitting import DEAR, lil, no_card, rest

from everdell.testing import Table


def visiting(card: str, *others: str) -> Table:
    return lil().set_city(0, card, *others).set_row("cards", *DEAR).choose("friend", card)


# The Lookout ---------------------------------------------------------------------------------


def test_the_lookout_copies_a_die_even_where_a_friend_stands() -> None:
    t = lil().set_city(1, "lil_lookout").set_row("cards", *DEAR)
    t.set_dice("lil_die_face_2", "lil_die_face_4").choose("friend", "lil_space_die_2")
    if "done" in t.offers():
        t.choose("done")
    t.choose("friend", "lil_lookout")
    assert t.offers() == ["copy:lil_die_face_2", "copy:lil_die_face_4"]
    t.choose("copy", "lil_die_face_4")
    assert t.resources(1)["berry"] == 2
    assert t.at("lil_space_die_2") == (0,)


def test_equal_dice_are_copied_without_asking_which() -> None:
    t = lil().set_city(0, "lil_lookout").set_row("cards", *DEAR)
    t.set_dice("lil_die_face_4", "lil_die_face_4").choose("friend", "lil_lookout")
    assert t.resources(0)["berry"] == 2


def test_a_copied_die_lets_choose_as_the_die_does() -> None:
    t = lil().set_city(0, "lil_lookout").set_row("cards", *DEAR)
    t.set_dice("lil_die_face_1", "lil_die_face_1").choose("friend", "lil_lookout")
    t.choose("gain", "resin")
    assert (t.points(0), t.resources(0)["resin"]) == (1, 1)


# The Gardener --------------------------------------------------------------------------------


def test_the_gardener_lets_two_different_green_cards_act() -> None:
    t = visiting("lil_gardener", "lil_farm", "lil_woodpile", "lil_storyteller")
    assert t.offers() == [
        "activate:lil_farm",
        "activate:lil_woodpile",
        "activate:lil_storyteller",
    ]
    t.choose("activate", "lil_farm")
    assert t.offers() == ["activate:lil_woodpile", "activate:lil_storyteller"]
    t.choose("activate", "lil_storyteller")
    assert (t.resources(0)["berry"], t.resources(0)["twig"], t.points(0)) == (1, 0, 1)


def test_two_copies_are_two_different_cards() -> None:
    assert visiting("lil_gardener", "lil_farm", "lil_farm").resources(0)["berry"] == 2


def test_a_single_green_card_acts_alone() -> None:
    assert visiting("lil_gardener", "lil_farm").resources(0)["berry"] == 1


def test_the_gardener_leaves_green_cards_of_others_alone() -> None:
    t = lil().set_city(0, "lil_gardener").set_city(1, "lil_farm").set_row("cards", *DEAR)
    t.choose("friend", "lil_gardener")
    assert sum(t.resources(0).values()) + sum(t.resources(1).values()) == 0


# The others ----------------------------------------------------------------------------------


def test_the_treehouse_brings_two_resources_of_choice() -> None:
    t = visiting("lil_treehouse").choose("gain", "twig").choose("gain", "berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}


def test_the_bakery_brings_a_berry_and_a_point() -> None:
    t = visiting("lil_bakery")
    assert (t.resources(0)["berry"], t.points(0)) == (1, 1)


def test_with_the_queen_a_card_costs_two_resources_less_of_choice() -> None:
    t = lil().set_city(0, "lil_queen").set_row("cards", "lil_castle", *DEAR[:2])
    t.set_resources(0, twig=1, resin=2).choose("friend", "lil_queen")
    assert "play:lil_castle" in t.offers()
    t.choose("play", "lil_castle")
    assert t.offers() == ["pay:twig=1", "pay:resin=1"]
    t.choose("pay:twig=1")
    assert t.resources(0) == {"twig": 0, "resin": 2, "pebble": 0, "berry": 0}


def test_the_queen_gives_nothing_back() -> None:
    t = lil().set_city(0, "lil_queen").set_row("cards", "lil_drummer", *DEAR[:2])
    t.choose("friend", "lil_queen").choose("play", "lil_drummer")
    assert sum(t.resources(0).values()) == 0


def test_the_queen_helps_in_this_turn_only() -> None:
    t = lil().set_city(0, "lil_queen").set_row("cards", "lil_wanderer", *DEAR[:2])
    t.set_resources(0, berry=1).choose("friend", "lil_queen").choose("done")
    rest(t)
    t.choose("friend", "lil_space_twig")
    assert "play:lil_wanderer" not in t.offers()


def test_the_gardener_lets_them_act_in_the_order_of_choice() -> None:
    t = visiting("lil_gardener", "lil_peddler", "lil_farm")
    t.choose("activate", "lil_farm")
    assert t.offers() == ["pay:berry", "done"], "the berry may be swapped already"


def test_a_friend_may_go_to_the_gardener_without_a_green_card() -> None:
    t = visiting("lil_gardener")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


def test_the_gardener_awakens_captain_and_fort() -> None:
    t = visiting("lil_gardener", "lil_captain", "lil_fort")
    t.choose("activate", "lil_captain").choose("gain", "resin")
    assert (t.resources(0)["berry"], t.resources(0)["resin"]) == (1, 1)


def test_each_of_two_equal_red_cards_takes_a_friend() -> None:
    t = lil().set_city(0, "lil_bakery", "lil_bakery").set_row("cards", *DEAR)
    rest(no_card(t.choose("friend", "lil_bakery")))
    rest(no_card(t.choose(next(offer for offer in t.offers() if "lil_bakery" in offer))))
    assert t.points(0) == 2
    assert not [offer for offer in t.offers() if "lil_bakery" in offer]


def test_a_friend_on_the_lookout_copies_the_die_of_its_own_player_too() -> None:
    t = lil().set_city(0, "lil_lookout").set_row("cards", *DEAR)
    t.set_dice("lil_die_face_2", "lil_die_face_4").choose("friend", "lil_space_die_2")
    rest(no_card(t))
    t.choose("friend", "lil_lookout").choose("copy", "lil_die_face_4")
    assert t.resources(0)["berry"] == 4


def test_the_queen_and_the_builder_add_up() -> None:
    t = lil().set_city(0, "lil_queen", "lil_builder").set_row("cards", "lil_castle", *DEAR[:2])
    t.choose("friend", "lil_queen").choose("play", "lil_castle")
    assert t.city(0) == ("lil_queen", "lil_builder", "lil_castle"), "three less: for nothing"


def test_the_queen_makes_any_card_cheaper_be_it_a_place_or_a_creature() -> None:
    t = lil().set_city(0, "lil_queen").set_row("cards", "lil_king", "lil_treehouse", "lil_wanderer")
    t.set_resources(0, berry=1).choose("friend", "lil_queen")
    assert {"play:lil_king", "play:lil_treehouse", "play:lil_wanderer"} <= set(t.offers())
