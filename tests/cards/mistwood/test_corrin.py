"""Corrin Evertail: the five cards of the deck."""

from __future__ import annotations

from everdell.engine.facts import facts_of
from everdell.testing import Table, table

PLAIN = {"mistwood_farms": "off"}


def sitting(players: int = 2, *boxes: str) -> Table:
    t = table(players=players, boxes=("base", "mistwood", *boxes), options=PLAIN)
    t.set_meadow(*["castle", "palace"] * 2)
    for seat in range(players):
        t.set_hand(seat)
    return t


# The Field -----------------------------------------------------------------------------------

FIELD = "corrin_evertails_field"


def with_field(players: int = 2) -> Table:
    return sitting(players).set_hand(0, FIELD).set_resources(0, twig=1, resin=1, pebble=1)


def test_the_field_brings_a_berry_and_one_per_farm_of_the_others() -> None:
    t = with_field(3).set_city(0, "farm").set_city(1, "farm", "farm").set_city(2, "farm")
    t.choose(f"play:{FIELD}:hand")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 4}


def test_each_of_the_others_draws_per_farm_of_their_own() -> None:
    t = with_field(3).set_city(1, "farm", "farm").choose(f"play:{FIELD}:hand")
    assert (len(t.hand(1)), len(t.hand(2))) == (2, 0)


def test_their_draws_stop_at_the_hand_limit() -> None:
    t = with_field().set_city(1, "farm", "farm").set_hand(1, *["inn"] * 3, *["mine"] * 3, "king")
    t.choose(f"play:{FIELD}:hand")
    assert len(t.hand(1)) == 8


def test_who_has_passed_draws_nothing_but_the_farms_count() -> None:
    t = with_field().set_city(1, "farm").set_passed(1).choose(f"play:{FIELD}:hand")
    assert t.hand(1) == ()
    assert t.resources(0)["berry"] == 2


def test_the_field_lets_in_any_green_critter_once() -> None:
    t = sitting().set_city(0, FIELD).set_hand(0, "barge_toad", "teacher", "wife")
    assert [id for id in t.offers() if id.endswith("occupy")] == [
        "play:barge_toad:hand:occupy",
        "play:teacher:hand:occupy",
    ]
    t.choose("play:barge_toad:hand:occupy").set_turn(0)
    assert not [id for id in t.offers() if id.endswith("occupy")]


def test_the_field_is_no_farm() -> None:
    t = sitting().set_city(0, FIELD).set_hand(0, "general_store")
    t.set_resources(0, resin=1, pebble=1).choose("play:general_store:hand")
    assert t.resources(0)["berry"] == 1


# The Warrior ---------------------------------------------------------------------------------

WARRIOR = "corrin_evertail_the_warrior"


def with_warrior(players: int = 2, *hand: str) -> Table:
    return sitting(players).set_hand(0, WARRIOR, *hand).set_resources(0, berry=5, twig=1)


def test_gifts_of_cards_and_resources_bring_points() -> None:
    t = with_warrior(2, "inn").choose(f"play:{WARRIOR}:hand")
    assert t.prompt() == "give-things"
    assert t.offers() == ["give:1:twig", "give:1:berry", "give:1:inn", "done"]
    t.choose("give:1:twig").choose("give:1:berry").choose("give:1:inn")
    assert (t.points(0), t.hand(1)) == (3, ("inn",))
    assert t.resources(1) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}


def test_nothing_need_be_given() -> None:
    t = with_warrior().choose(f"play:{WARRIOR}:hand").choose("done")
    assert t.points(0) == 0


def test_eight_things_at_most() -> None:
    t = with_warrior().set_resources(0, berry=14).choose(f"play:{WARRIOR}:hand")
    for _ in range(8):
        t.choose("give:1:berry")
    assert (t.points(0), t.resources(1)["berry"], t.seat()) == (8, 8, 1)


def test_gifts_may_be_shared_out() -> None:
    t = with_warrior(3).choose(f"play:{WARRIOR}:hand").choose("give:1:berry").choose("give:2:twig")
    assert (t.resources(1)["berry"], t.resources(2)["twig"]) == (1, 1)


def test_who_has_passed_receives_nothing() -> None:
    t = with_warrior(3, "inn").set_passed(1).choose(f"play:{WARRIOR}:hand")
    assert not [id for id in t.offers() if id.startswith("give:1")]


def test_cards_need_room_in_hand() -> None:
    t = with_warrior(3, "inn").set_hand(1, *["mine"] * 3, *["farm"] * 5)
    t.choose(f"play:{WARRIOR}:hand")
    assert [id for id in t.offers() if id.endswith("inn")] == ["give:2:inn"]


def test_where_no_opponent_can_take_it_it_is_discarded_and_counts() -> None:
    t = with_warrior(2, "inn").set_passed(1).choose(f"play:{WARRIOR}:hand")
    t.choose("give:away:inn")
    assert (t.points(0), t.discard()) == (1, ("inn",))


def test_the_warrior_takes_no_space_and_moves_into_red() -> None:
    t = sitting().set_city(0, "inn").set_hand(0, WARRIOR).choose(f"play:{WARRIOR}:hand:occupy")
    assert facts_of(t.game, t.game.players[0]).used == 1


# The Path ------------------------------------------------------------------------------------

PATH = "corrin_evertails_path"


def on_path(t: Table) -> Table:
    return t.set_turn(0).choose(f"visit:city:0:{PATH}")


def with_path(visit: str) -> Table:
    t = sitting().set_city(0, PATH).set_resources(0, berry=2).set_turn(1)
    return t.choose(visit)


def test_a_basic_location_where_an_opponent_stands() -> None:
    t = on_path(with_path("visit:basic_two_resin"))
    assert t.resources(0)["resin"] == 2


def test_the_haven_as_well() -> None:
    t = on_path(with_path("visit:haven"))
    assert t.seat() == 1


def test_nothing_where_only_you_stand() -> None:
    t = sitting().set_city(0, PATH).choose("visit:basic_two_resin").set_turn(0)
    assert f"visit:city:0:{PATH}" not in t.offers()


def test_a_red_card_acts_as_if_it_stood_in_your_city() -> None:
    t = sitting().set_city(0, PATH, "farm").set_city(1, "university", "mine").set_turn(1)
    t.choose("visit:city:1:university").choose("gain:berry")
    t.set_turn(0).choose(f"visit:city:0:{PATH}")
    t.choose("discard:city:farm").choose("gain:twig")
    assert t.city(0) == (PATH,)
    assert t.points(0) == 1


def test_no_place_where_workers_stay_for_good() -> None:
    t = sitting().set_city(0, PATH).set_city(1, "monastery").set_on(1, "monastery", settled=(1,))
    assert f"visit:city:0:{PATH}" not in t.set_resources(0, berry=2).offers()


def test_neither_chapel_nor_journey() -> None:
    t = sitting().set_city(0, PATH).set_city(1, "chapel").set_on(1, "chapel", workers=(1,))
    t.set_hand(0, *["inn"] * 3).set_season(1, "autumn").set_hand(1, *["mine"] * 3).set_turn(1)
    t.choose("visit:journey_2")
    while t.prompt() == "discard":
        t.choose("discard:mine")
    t.set_turn(0)
    assert f"visit:city:0:{PATH}" not in t.offers()


def test_the_path_lets_in_any_tan_critter() -> None:
    t = sitting().set_city(0, PATH).set_hand(0, "wanderer", "wife")
    assert [id for id in t.offers() if id.endswith("occupy")] == ["play:wanderer:hand:occupy"]


# The Leader ----------------------------------------------------------------------------------

LEADER = "corrin_evertail_the_leader"


def with_leader(players: int = 2) -> Table:
    return sitting(players).set_city(0, LEADER).set_deck("king", "queen", "judge")


def test_one_of_the_cards_drawn_may_be_given_for_a_point() -> None:
    t = with_leader().choose("visit:basic_two_cards_point")
    assert t.prompt() == "give-one-drawn"
    assert t.offers() == ["give:1:king", "give:1:queen", "done"]
    t.choose("give:1:queen")
    assert (t.points(0), t.hand(0), t.hand(1)) == (2, ("king",), ("queen",))
    assert t.seat() == 1  # once for each draw


def test_they_may_be_kept() -> None:
    t = with_leader().choose("visit:basic_two_cards_point").choose("done")
    assert (t.points(0), len(t.hand(0))) == (1, 2)


def test_only_one_with_room_receives_it() -> None:
    t = with_leader(3).set_hand(1, *["mine"] * 3, *["farm"] * 5).choose("visit:basic_berry_card")
    assert t.offers() == ["give:2:king", "done"]


def test_cards_of_the_meadow_count_as_drawn() -> None:
    t = with_leader().set_meadow("inn", "mine").set_season(0, "spring").set_workers(0, 0)
    t.choose("prepare").choose("take:inn").choose("done")
    assert t.offers() == ["give:1:inn", "done"]


def test_with_none_left_to_give_to_it_may_be_discarded() -> None:
    t = with_leader().set_passed(1).choose("visit:basic_berry_card")
    assert t.offers() == ["give:away:king", "done"]
    assert t.choose("give:away:king").points(0) == 1


# The King ------------------------------------------------------------------------------------


def test_the_king_counts_the_purple_cards_of_one_opponent() -> None:
    t = sitting(3).set_city(0, "corrin_evertail_the_king", "wife")
    t.set_city(1, "wife").set_city(2, "theater", "school")
    assert t.score(0).parts["prosperity"] == 2
