"""Queen: a worker plays a card of up to three points for free."""

from __future__ import annotations

from everdell.testing import Table, table


def audience(*hand: str) -> Table:
    """A worker stands before the Queen."""
    t = table().set_city(0, "queen").set_hand(0, *hand)
    return t.choose("visit:city:0:queen")


def test_a_worker_plays_a_card_from_hand_for_free() -> None:
    t = audience("fairgrounds").choose("play:fairgrounds:hand")
    assert t.city(0) == ("queen", "fairgrounds")
    assert t.standing(0, "queen") == (0,)
    assert t.workers(0) == 1


def test_a_worker_plays_a_card_of_the_meadow_for_free() -> None:
    t = table().set_city(0, "queen").set_meadow("mine").set_deck("king")
    t.choose("visit:city:0:queen").choose("play:mine:meadow")
    assert t.city(0) == ("queen", "mine")
    assert t.meadow()[0] == "king"


def test_the_meadow_is_refilled_before_the_cards_own_effect() -> None:
    t = table().set_city(0, "queen").set_meadow("wanderer").set_deck("king", "farm", "farm", "mine")
    t.choose("visit:city:0:queen").choose("play:wanderer:meadow")
    assert t.meadow()[0] == "king"
    assert t.hand(0) == ("farm", "farm", "mine")


def test_three_points_are_the_most_and_less_than_none_is_fine() -> None:
    t = audience("doctor", "king", "castle", "university", "monk", "fool")
    offered = [id for id in t.offers() if id.endswith(":hand")]
    assert offered == ["play:fool:hand", "play:monk:hand", "play:university:hand"]


def test_only_the_base_value_matters() -> None:
    t = table().set_city(0, "queen", "husband").set_hand(0, "wife", "theater")
    t.choose("visit:city:0:queen")
    assert "play:wife:hand" in t.offers()
    assert "play:theater:hand" in t.offers()


def test_playing_a_card_is_optional() -> None:
    t = audience("farm").choose("done")
    assert t.hand(0) == ("farm",)
    assert t.standing(0, "queen") == (0,)


def test_she_may_be_visited_with_nothing_to_play(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "queen").set_meadow(*["farm"] * 8)
    t.choose("visit:city:0:queen")
    assert t.seat() == 1
    assert t.standing(0, "queen") == (0,)


def test_only_her_owner_may_visit() -> None:
    t = table(players=3).set_city(1, "queen").set_hand(0, "farm")
    assert "visit:city:1:queen" not in t.offers()
    assert "visit:city:1:queen" in t.set_turn(1).offers()


def test_she_receives_one_worker_at_a_time() -> None:
    t = audience("farm").choose("done").set_turn(0)
    assert t.workers(0) == 1
    assert "visit:city:0:queen" not in t.offers()


def test_her_visitor_comes_home_with_the_season() -> None:
    t = audience().choose("done").set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.standing(0, "queen") == ()
    assert t.workers(0) == 2  # the visitor, and the worker of spring


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    t = table().set_city(0, "queen", "judge").set_hand(0, "judge", "farm")
    t.choose("visit:city:0:queen")
    assert "play:judge:hand" not in t.offers()


def test_a_card_needs_a_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "queen").set_hand(0, "farm", "wanderer")
    t.choose("visit:city:0:queen")
    assert "play:farm:hand" not in t.offers()
    assert "play:wanderer:hand" in t.offers()


def test_ruins_may_be_played_into_a_full_city(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "queen").set_hand(0, "ruins")
    t.choose("visit:city:0:queen").choose("play:ruins:hand").choose("demolish:mine")
    assert t.city(0) == (*crowd[1:14], "queen", "ruins")


def test_ruins_need_a_construction() -> None:
    assert "play:ruins:hand" not in audience("ruins", "farm").offers()


def test_no_ability_is_added_and_no_token_is_used() -> None:
    t = table().set_city(0, "queen", "innkeeper", "judge", "crane", "farm").set_hand(0, "wife")
    t.set_resources(0, berry=2, twig=2).choose("visit:city:0:queen")
    assert [id for id in t.offers() if "wife:hand" in id] == ["play:wife:hand"]
    t.choose("play:wife:hand")
    assert t.resources(0)["berry"] == 2
    assert not t.occupied(0, "farm")


def test_an_innkeeper_makes_no_room_for_her(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "queen", "innkeeper").set_hand(0, "wife")
    t.choose("visit:city:0:queen")
    assert "play:wife:hand" not in t.offers()


def test_a_shepherd_played_by_her_pays_no_opponent() -> None:
    t = table(players=3).set_city(0, "queen").set_hand(0, "shepherd").set_resources(0, berry=3)
    t.choose("visit:city:0:queen").choose("play:shepherd:hand")
    assert [t.resources(seat)["berry"] for seat in range(3)] == [6, 0, 0]


def test_a_ranger_played_by_her_may_send_her_visitor_on() -> None:
    t = audience("ranger").choose("play:ranger:hand")
    assert "visit:city:0:queen" not in t.offers()
    t.choose("visit:basic_pebble")
    assert t.standing(0, "queen") == ()
    assert t.resources(0)["pebble"] == 1


def test_when_she_goes_to_the_dungeon_her_visitor_stays_away_until_the_season() -> None:
    t = table().set_city(0, "queen", "dungeon").choose("visit:city:0:queen").choose("done")
    t.set_turn(0).set_hand(0, "farm").choose("play:farm:hand:dungeon").set_turn(0)
    assert t.city(0) == ("dungeon", "farm")
    assert t.workers(0) == 1
    t.set_workers(0, 0).choose("prepare")
    assert t.workers(0) == 2  # her visitor, and the worker of spring


def test_alone_a_meadow_card_under_a_worker_of_rugwort_cannot_be_played() -> None:
    t = table(players=1).set_city(0, "queen").set_workers(0, 0).choose("prepare")
    t.set_meadow("mine", *["farm"] * 7).choose("visit:city:0:queen")
    assert t.offers() == ["play:farm:meadow", "done"]


def test_alone_rugwort_answers_to_the_card_she_lets_in() -> None:
    t = table(players=1).set_city(0, "queen").set_hand(0, "mine").set_meadow(*["farm"] * 8)
    t.choose("visit:city:0:queen").choose("play:mine:hand")
    assert t.city(1) == ("farm",)
