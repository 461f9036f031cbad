"""Hotel: a hand card is played for three resources less; the owner gains two points."""

from __future__ import annotations

from everdell.testing import Table, table

LEGENDS = ("base", "legends", "newleaf")


def hotel(
    *hand: str, owner: int = 0, players: int = 2, boxes: tuple[str, ...] = ("base", "newleaf")
) -> Table:
    return table(players, boxes=boxes).set_city(owner, "hotel").set_hand(0, *hand)


def test_a_hand_card_costs_three_resources_less() -> None:
    t = hotel("king", "castle").set_resources(0, berry=3).choose("visit:city:0:hotel")
    assert t.offers() == ["play:king:hand", "done"]
    t.choose("play:king:hand")
    assert t.city(0) == ("hotel", "king")
    assert t.resources(0)["berry"] == 0


def test_the_visitor_chooses_what_is_spared() -> None:
    t = hotel("chapel").set_resources(0, twig=2, resin=1, pebble=1).choose("visit:city:0:hotel")
    t.choose("play:chapel:hand")
    assert t.offers() == ["pay:twig=1", "pay:resin=1", "pay:pebble=1"]


def test_the_resources_taken_off_are_not_gained() -> None:
    t = (
        hotel("wife")
        .set_resources(0, berry=1)
        .choose("visit:city:0:hotel")
        .choose("play:wife:hand")
    )
    assert t.resources(0)["berry"] == 1


def test_a_visit_is_legal_even_if_no_card_is_played() -> None:
    t = hotel("king").choose("visit:city:0:hotel")
    assert t.seat() == 1
    assert t.standing(0, "hotel") == (0,)
    t = hotel("mine").choose("visit:city:0:hotel").choose("done")
    assert t.hand(0) == ("mine",)


def test_only_cards_of_the_hand() -> None:
    t = hotel().set_meadow(*["mine"] * 3).set_row("station", "farm", "wife", "lookout")
    t.set_aside(0, "reserved", "wanderer").choose("visit:city:0:hotel")
    assert t.seat() == 1


# Opponents -------------------------------------------------------------------------------------


def test_the_owner_gains_two_points_when_an_opponent_visits() -> None:
    t = hotel("mine", owner=1).choose("visit:city:1:hotel").choose("play:mine:hand")
    assert t.city(0) == ("mine",)
    assert (t.points(0), t.points(1)) == (0, 2)


def test_the_owner_gains_them_even_if_no_card_is_played() -> None:
    t = hotel(owner=1).choose("visit:city:1:hotel")
    assert t.points(1) == 2


def test_the_owners_own_visit_gives_none() -> None:
    assert hotel().choose("visit:city:0:hotel").points(0) == 0


def test_an_owner_who_has_passed_gains_them_too() -> None:
    assert hotel(owner=1).set_passed(1).choose("visit:city:1:hotel").points(1) == 2


def test_it_takes_one_worker_of_any_player() -> None:
    t = hotel(owner=1).choose("visit:city:1:hotel")
    assert t.seat() == 1
    assert "visit:city:1:hotel" not in t.offers()


def test_alone_rugworts_hotel_may_be_visited_and_he_gains_two() -> None:
    t = hotel("mine", owner=1, players=1).choose("visit:city:1:hotel").choose("play:mine:hand")
    assert "mine" in t.city(0)
    assert t.points(1) == 2


# Legends ---------------------------------------------------------------------------------------


def test_a_legend_may_be_played_with_it() -> None:
    t = hotel(boxes=LEGENDS).set_aside(0, "legends", "foresight").set_resources(0, berry=1)
    t.choose("visit:city:0:hotel").choose("play:foresight:legends")
    assert t.city(0) == ("hotel", "foresight")
    assert t.resources(0)["berry"] == 0
    assert t.aside(0, "legends") == ()


def test_a_legend_that_takes_the_place_of_its_card_is_free_there_too() -> None:
    t = hotel(boxes=LEGENDS).set_city(0, "hotel", "king")
    t.set_aside(0, "legends", "fynn_nobletail").set_resources(0, berry=4)
    t.choose("visit:city:0:hotel").choose("play:fynn_nobletail:legends")
    assert t.city(0) == ("hotel", "fynn_nobletail")
    assert t.resources(0)["berry"] == 4
    t = hotel(boxes=LEGENDS).set_city(0, "hotel", "king")
    t.set_aside(0, "legends", "fynn_nobletail").choose("visit:city:0:hotel")
    assert "play:fynn_nobletail:legends" in t.offers()


def test_a_legend_of_an_opponent_is_out_of_reach() -> None:
    t = hotel(boxes=LEGENDS).set_aside(1, "legends", "foresight").set_resources(0, berry=9)
    assert t.choose("visit:city:0:hotel").seat() == 1


def test_an_inn_and_a_queen_do_not_reach_legends() -> None:
    t = hotel(boxes=LEGENDS).set_city(0, "queen").set_aside(0, "legends", "silver_scale_spring")
    t.set_meadow(*["king"] * 2, *["castle"] * 2).choose("visit:city:0:queen")
    assert "play:silver_scale_spring:legends" not in t.offers()


# Other abilities -------------------------------------------------------------------------------


def test_no_other_ability_can_be_added() -> None:
    t = hotel("king", "castle").set_city(0, "hotel", "innkeeper", "crane", "dungeon", "wanderer")
    t.set_resources(0, berry=2, twig=2, resin=2).choose("visit:city:0:hotel")
    assert t.seat() == 1


def test_an_occupied_token_cannot_pay_there() -> None:
    t = hotel("wife", "lamplighter").set_city(0, "hotel", "farm").choose("visit:city:0:hotel")
    assert t.offers() == ["play:wife:hand", "play:lamplighter:hand", "done"]
    t.choose("play:lamplighter:hand")
    assert not t.occupied(0, "farm")
    assert t.tokens(0)["golden"] == 3


def test_cards_of_the_bats_archives_count_as_hand_cards() -> None:
    t = table(boxes=("base", "newleaf"), options={"powers": "dealt"}).set_city(0, "hotel")
    t.set_hand(0).set_aside(0, "archives", "mine").choose("visit:city:0:hotel")
    assert t.offers() == ["play:mine:archives", "done"]
