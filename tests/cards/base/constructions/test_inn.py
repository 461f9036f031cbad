"""Inn: a Meadow card is played for three resources less."""

from __future__ import annotations

from everdell.testing import Table, table

# None of these can be had for three resources.
DEAR = ("king", "king", "queen", "castle", "palace", "ever_tree", "theater")


def inn_and_meadow(*cards: str, players: int = 2, owner: int = 0) -> Table:
    return table(players).set_city(owner, "inn").set_meadow(*cards, *DEAR[: 8 - len(cards)])


def test_a_meadow_card_costs_three_resources_less() -> None:
    t = inn_and_meadow("farm").set_resources(0, berry=3).choose("visit:city:0:inn")
    t.choose("play:king:meadow")
    assert t.city(0) == ("inn", "king")
    assert t.resources(0)["berry"] == 0


def test_critters_and_constructions_within_reach_are_offered_and_playing_one_is_a_duty() -> None:
    t = inn_and_meadow("farm", "wanderer").set_resources(0, berry=2).choose("visit:city:0:inn")
    assert t.offers() == ["play:queen:meadow", "play:wanderer:meadow", "play:farm:meadow"]


def test_the_visitor_chooses_what_is_spared() -> None:
    t = inn_and_meadow("chapel", "mine").set_resources(0, twig=2, resin=1, pebble=1)
    t.choose("visit:city:0:inn").choose("play:chapel:meadow")
    assert t.offers() == ["pay:twig=1", "pay:resin=1", "pay:pebble=1"]
    t.choose("pay:pebble=1")
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 0}


def test_the_unused_part_is_lost() -> None:
    t = inn_and_meadow("twig_barge").choose("visit:city:0:inn")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 0}  # from the barge


def test_the_meadow_is_refilled() -> None:
    t = inn_and_meadow("mine").set_deck("bard").choose("visit:city:0:inn")
    assert t.meadow()[0] == "bard"


def test_hand_cards_are_not_offered() -> None:
    t = inn_and_meadow("farm", "mine").set_hand(0, "lookout").choose("visit:city:0:inn")
    assert t.offers() == ["play:farm:meadow", "play:mine:meadow"]


def test_a_visitor_who_can_play_no_meadow_card_cannot_come() -> None:
    t = inn_and_meadow(*DEAR, "courthouse").set_hand(0, "mine")
    assert "visit:city:0:inn" not in t.offers()
    assert "visit:city:0:inn" in t.set_resources(0, twig=1).offers()


def test_a_full_city_must_still_take_the_card() -> None:
    t = inn_and_meadow("mine", owner=1)
    t.set_city(0, *["farm"] * 8, *["storehouse"] * 3, *["post_office"] * 3, "crane")
    assert "visit:city:1:inn" not in t.offers()


def test_ruins_played_there_may_demolish_the_inn_beneath_the_visitor() -> None:
    t = inn_and_meadow("ruins").choose("visit:city:0:inn")
    assert t.city(0) == ("ruins",)
    assert t.standing(0, "ruins") == (0,)


# Opponents' Inns -------------------------------------------------------------------------------


def test_a_visitor_plays_into_the_own_city_and_the_owner_gains_a_point() -> None:
    t = inn_and_meadow("mine", owner=1).choose("visit:city:1:inn")
    assert t.city(0) == ("mine",)
    assert t.city(1) == ("inn",)
    assert t.points(0) == 0
    assert t.points(1) == 1
    assert t.standing(1, "inn") == (0,)


def test_the_owners_own_visit_gives_no_point() -> None:
    t = inn_and_meadow("mine").choose("visit:city:0:inn")
    assert t.points(0) == 0


def test_an_owner_who_has_passed_gains_the_point_too() -> None:
    t = inn_and_meadow("mine", owner=1).set_passed(1).choose("visit:city:1:inn")
    assert t.points(1) == 1


def test_it_takes_one_worker_of_any_player() -> None:
    t = inn_and_meadow("mine", "mine", owner=1).choose("visit:city:1:inn")
    assert t.seat() == 1
    assert "visit:city:1:inn" not in t.offers()


def test_the_visitor_leaves_when_preparing() -> None:
    t = inn_and_meadow("mine", owner=1).set_workers(0, 1).choose("visit:city:1:inn").set_turn(0)
    assert t.choose("prepare").standing(1, "inn") == ()


def test_each_inn_is_a_place_of_its_own() -> None:
    t = table().set_city(1, "inn", "inn").set_meadow("mine", "mine", *DEAR[:6])
    t.choose("visit:city:1:inn").set_turn(0).choose("visit:city:1:inn:2")
    assert t.standing(1, "inn", copy=2) == (0,)
    assert t.points(1) == 2


def test_solo_rugworts_inn_may_be_visited_and_he_gains_the_point() -> None:
    t = table(players=1).set_city(1, "inn").set_meadow("mine", *DEAR)
    t.choose("visit:city:1:inn")
    assert t.city(0) == ("mine",)
    assert t.points(1) == 1


def test_solo_a_card_under_rugworts_worker_cannot_be_played_there() -> None:
    t = table(players=1).set_city(0, "inn").set_workers(0, 0).choose("prepare")
    t.set_meadow("mine", "farm", *DEAR[:6]).choose("visit:city:0:inn")
    assert t.city(0) == ("inn", "farm")


# Other abilities -------------------------------------------------------------------------------


def test_a_crane_cannot_be_added() -> None:
    t = table().set_city(0, "inn", "crane").set_meadow(*DEAR, "courthouse")
    assert "visit:city:0:inn" not in t.offers()
    t.set_resources(0, pebble=1).choose("visit:city:0:inn")
    assert t.city(0) == ("inn", "crane", "courthouse")


def test_a_dungeon_cannot_be_added() -> None:
    t = table().set_city(0, "inn", "dungeon", "wanderer").set_meadow(*DEAR, "courthouse")
    assert "visit:city:0:inn" not in t.offers()
    t.set_resources(0, pebble=1).choose("visit:city:0:inn")
    assert t.city(0) == ("inn", "dungeon", "wanderer", "courthouse")


def test_an_innkeeper_cannot_be_added() -> None:
    t = table().set_city(0, "inn", "innkeeper").set_meadow(*DEAR, "courthouse")
    assert "visit:city:0:inn" not in t.offers()


def test_a_judge_cannot_be_added() -> None:
    t = table().set_city(0, "inn", "judge").set_meadow(*DEAR, "courthouse")
    assert "visit:city:0:inn" not in t.set_resources(0, berry=1).offers()


def test_an_occupied_token_cannot_pay_there() -> None:
    t = table().set_city(0, "inn", "castle").set_meadow(*DEAR, "courthouse")
    t.set_resources(0, berry=2, twig=1).choose("visit:city:0:inn")
    assert t.offers() == ["play:queen:meadow", "play:courthouse:meadow"]


def test_a_fool_of_the_meadow_may_be_played_this_way() -> None:
    """The text speaks of any critter; a Fool still goes where Fools go."""
    t = inn_and_meadow("fool").choose("visit:city:0:inn")  # nothing else is within reach
    assert t.city(1) == ("fool",)
    assert t.city(0) == ("inn",)
