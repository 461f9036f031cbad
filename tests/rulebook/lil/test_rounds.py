"""Four rounds (My Lil' Everdell rulebook, how to play)."""

from __future__ import annotations

import pytest

from tests.rulebook.lil.sitting import DEAR, lil, no_card, rest, rest_round, rich


def test_the_player_with_the_sun_rolls_the_dice_at_the_beginning_of_each_round() -> None:
    t = lil(3)
    rest_round(t)
    (told,) = t.told("rolled_dice")
    assert told.seat == 2, "who has the sun now"
    assert tuple(told.cards) == t.row("dice")


def test_a_die_lies_on_each_die_space_and_shows_one_of_six_faces() -> None:
    shown = [face for seed in range(40) for face in lil(4, seed=seed).row("dice")]
    assert set(shown) == {f"lil_die_face_{n}" for n in range(1, 7)}
    assert len(shown) == 160


def test_dice_are_rolled_anew_in_each_round() -> None:
    t = lil(4, seed=3)
    seen = {t.row("dice")}
    for _ in range(3):
        seen.add(rest_round(t).row("dice"))
    assert len(seen) > 1


def test_green_cards_act_once_at_the_beginning_of_each_later_round() -> None:
    t = lil().set_city(1, "lil_farm", "lil_farm", "lil_storyteller")
    rest_round(t)
    assert t.resources(1)["berry"] == 2
    assert t.points(1) == 1


def test_two_equal_green_cards_both_act() -> None:
    t = lil().set_city(0, "lil_farm", "lil_farm")
    rest_round(t)
    assert t.resources(0)["berry"] == 2


def test_goods_are_kept_from_round_to_round() -> None:
    t = lil().set_row("cards")
    rest_round(t)
    assert t.resources(0)["twig"] == 3
    rest_round(t)
    assert t.resources(0)["twig"] == 6


def test_a_green_card_acts_when_played_and_in_each_round_after_it() -> None:
    t = lil().set_row("cards", "lil_storyteller", *DEAR).set_resources(0, berry=3)
    t.choose("friend", "lil_space_twig").choose("play", "lil_storyteller")
    assert t.points(0) == 1
    for n in (2, 3, 4):
        rest_round(t)
        assert t.points(0) == n
    rest_round(t)
    assert t.points(0) == 4, "there is no fifth round"


def test_a_card_of_this_round_waits_for_the_next_one() -> None:
    t = lil().set_row("cards", "lil_farm", *DEAR).set_resources(0, twig=1, resin=1)
    t.choose("friend", "lil_space_twig").choose("play", "lil_farm")
    assert t.resources(0)["berry"] == 1
    rest(t, 4)
    assert t.resources(0)["berry"] == 1
    rest(t)
    assert t.resources(0)["berry"] == 2


def test_their_owner_chooses_the_order() -> None:
    t = lil().set_city(1, "lil_peddler", "lil_general_store")
    t.set_row("cards", *DEAR)
    rest_round(t)
    assert t.seat() == 1
    assert t.offers() == ["gather:lil_peddler", "gather:lil_general_store"]
    t.choose("gather", "lil_peddler").choose("done").choose("gain", "berry")
    assert t.seat() == 1, "who has the sun, and begins"
    assert t.resources(1)["berry"] == 1


def test_all_players_gather_beginning_with_the_sun() -> None:
    t = lil(3)
    for seat, card in enumerate(("lil_general_store", "lil_farmer", "lil_farmer")):
        t.set_city(seat, card)
    t.set_row("cards", *DEAR)
    rest_round(t)
    asked = []
    for _ in range(3):
        asked.append(t.seat())
        t.choose("gain", "twig")
    assert asked == [2, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_until_all_have_taken_three(players: int) -> None:
    t = lil(players)
    taken = []
    for _ in range(3 * players):
        taken.append(t.seat())
        rest(t)
    assert taken == list(range(players)) * 3
    assert t.game.counters == (2,), "the moon has moved on"


def test_all_friends_go_home_at_the_end_of_the_round() -> None:
    t = lil()
    rest(t, 5)
    assert [t.workers(seat) for seat in range(2)] == [0, 1]
    rest(t)
    assert [t.workers(seat) for seat in range(2)] == [3, 3]
    assert t.at("lil_space_twig") == ()


def test_the_sun_goes_to_the_right_so_the_last_player_begins() -> None:
    t = lil(4)
    firsts = []
    for _ in range(4):
        firsts.append(t.seat())
        assert [t.tokens(seat)["sun"] for seat in range(4)].index(1) == t.seat()
        rest_round(t)
    assert firsts == [0, 3, 2, 1]


def test_after_four_rounds_the_game_is_over() -> None:
    t = lil()
    for n in range(4):
        assert not t.game.over
        assert t.game.counters == (n + 1,)
        rest_round(t)
    assert t.game.over


# A turn --------------------------------------------------------------------------------------


def test_a_friend_must_be_placed() -> None:
    t = lil()
    assert all(offer.startswith("friend:") for offer in t.offers())


@pytest.mark.parametrize("kind", ["resin", "twig", "berry"])
def test_the_open_spaces_take_any_number_of_friends(kind: str) -> None:
    t = lil().set_row("cards", *DEAR)
    for n in range(4):
        t.choose("friend", f"lil_space_{kind}")
        if "done" in t.offers():
            t.choose("done")
        assert len(t.at(f"lil_space_{kind}")) == n + 1
    assert t.resources(0)[kind] == t.resources(1)[kind] == 2


def test_the_left_space_brings_resin_the_middle_one_a_twig_the_right_one_a_berry() -> None:
    assert lil().offers()[:3] == [
        "friend:lil_space_resin",
        "friend:lil_space_twig",
        "friend:lil_space_berry",
    ]
    for kind in ("resin", "twig", "berry"):
        t = lil().set_row("cards", *DEAR).choose("friend", f"lil_space_{kind}")
        assert t.resources(0)[kind] == sum(t.resources(0).values()) == 1


def test_nor_does_it_take_a_second_friend_of_the_same_player() -> None:
    t = lil().set_row("cards", *DEAR).set_dice("lil_die_face_2", "lil_die_face_2")
    rest(no_card(t.choose("friend", "lil_space_die_1")))
    assert t.seat() == 0
    assert "friend:lil_space_die_1" not in t.offers()


def test_a_die_space_takes_one_friend_until_all_go_home() -> None:
    t = lil().set_row("cards", *DEAR).set_dice("lil_die_face_2", "lil_die_face_3")
    t.choose("friend", "lil_space_die_1")
    if "done" in t.offers():
        t.choose("done")
    assert t.resources(0)["twig"] == 2
    assert "friend:lil_space_die_1" not in t.offers()
    assert "friend:lil_space_die_2" in t.offers()
    rest_round(t)
    assert "friend:lil_space_die_1" in t.offers()


@pytest.mark.parametrize(
    ("face", "choices", "gained", "points"),
    [
        (1, ["berry"], {"berry": 1}, 1),
        (2, [], {"twig": 2}, 0),
        (3, [], {"resin": 2}, 0),
        (4, [], {"berry": 2}, 0),
        (5, [], {"twig": 1, "resin": 1}, 0),
        (6, ["resin"], {"berry": 1, "resin": 1}, 0),
    ],
)
def test_what_the_die_shows_is_gained(
    face: int, choices: list[str], gained: dict[str, int], points: int
) -> None:
    t = lil().set_row("cards", *DEAR).set_dice(f"lil_die_face_{face}", "lil_die_face_2")
    t.choose("friend", "lil_space_die_1")
    for kind in choices:
        assert t.offers() == ["gain:twig", "gain:resin", "gain:berry"]
        t.choose("gain", kind)
    assert {kind: n for kind, n in t.resources(0).items() if n} == gained
    assert t.points(0) == points


def test_only_ones_own_red_cards_take_a_friend_and_one_in_a_round() -> None:
    t = lil().set_city(0, "lil_bakery").set_city(1, "lil_treehouse").set_row("cards", *DEAR)
    assert "friend:lil_bakery" in t.offers()
    assert "friend:lil_treehouse" not in t.offers()
    t.choose("friend", "lil_bakery")
    assert t.standing(0, "lil_bakery") == (0,)
    if "done" in t.offers():
        t.choose("done")
    rest(t)
    assert "friend:lil_bakery" not in t.offers()
    rest_round(t)
    rest(t)
    assert "friend:lil_bakery" in t.offers()


def test_at_most_one_card_is_played_in_a_turn() -> None:
    t = rich(lil()).set_row("cards", "lil_farm", "lil_wanderer")
    t.choose("friend", "lil_space_twig").choose("play", "lil_farm")
    assert t.seat() == 1


def test_the_card_comes_after_the_friend_who_may_have_brought_its_price() -> None:
    t = lil().set_row("cards", "lil_sap_bucket", *DEAR)
    assert not [offer for offer in t.offers() if offer.startswith("play")]
    t.choose("friend", "lil_space_twig").choose("play", "lil_sap_bucket")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 0}


def test_a_red_card_takes_a_friend_in_the_next_turn() -> None:
    t = lil().set_row("cards", "lil_treehouse", *DEAR).set_resources(0, twig=2)
    t.choose("friend", "lil_space_berry").choose("play", "lil_treehouse")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}, "not when played"
    rest(t)
    assert "friend:lil_treehouse" in t.offers()


def test_playing_a_card_is_optional() -> None:
    t = rich(lil()).choose("friend", "lil_space_twig")
    assert "done" in t.offers()
    t.choose("done")
    assert t.city(0) == ()
    assert t.seat() == 1


def test_only_cards_that_can_be_paid_are_offered() -> None:
    t = lil().set_row("cards", "lil_woodpile", "lil_sap_bucket", *DEAR)
    t.choose("friend", "lil_space_twig")
    assert "play:lil_sap_bucket" in t.offers()
    assert "play:lil_woodpile" not in t.offers()


def test_the_cost_is_paid_and_a_new_card_takes_the_place() -> None:
    t = lil().set_row("cards", "lil_king", "lil_farm", "lil_king").set_deck("lil_pond")
    t.set_resources(0, twig=3, resin=1)
    t.choose("friend", "lil_space_twig").choose("play", "lil_farm")
    assert t.city(0) == ("lil_farm",)
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 1}
    assert t.row("cards")[:3] == ("lil_king", "lil_pond", "lil_king")


def test_the_new_card_is_seen_before_the_old_one_acts() -> None:
    t = lil().set_row("cards", "lil_explorer").set_deck("lil_pond").set_resources(0, berry=1)
    t.choose("friend", "lil_space_twig").choose("play", "lil_explorer")
    assert "gain:berry" in t.offers()
    assert t.row("cards")[0] == "lil_pond"


def test_a_card_may_be_owned_twice() -> None:
    t = rich(lil()).set_city(0, "lil_wanderer").set_row("cards", "lil_wanderer")
    t.choose("friend", "lil_space_twig").choose("play", "lil_wanderer")
    assert t.city(0) == ("lil_wanderer", "lil_wanderer")


def test_an_empty_deck_leaves_places_empty() -> None:
    t = rich(lil()).set_row("cards", "lil_wanderer")
    t.set_city(1, *[t.game.rules.ids[card] for card in t.game.deck[: t.game.top]])
    t.choose("friend", "lil_space_twig").choose("play", "lil_wanderer")
    assert t.row("cards")[0] == ""
