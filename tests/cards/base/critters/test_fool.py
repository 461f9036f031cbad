"""Fool: goes into an opponent's city and costs two points there."""

from __future__ import annotations

from everdell.testing import Table, table


def holding_a_fool(players: int) -> Table:
    return table(players).set_hand(0, "fool").set_resources(0, berry=3)


def fool_offers(t: Table) -> list[str]:
    return [id for id in t.offers() if id.startswith("play:fool:hand")]


def test_it_goes_into_an_opponents_city_and_costs_them_two_points() -> None:
    t = holding_a_fool(players=3)
    t.choose("play:fool:hand")
    assert t.offers() == ["city:1", "city:2"]
    t.choose("city:2")
    assert (t.city(0), t.city(1), t.city(2)) == ((), (), ("fool",))
    assert t.score(2).parts["cards"] == -2
    assert t.score(0).total == 0


def test_its_player_pays_for_it() -> None:
    t = holding_a_fool(players=2)
    t.choose("play:fool:hand")
    assert t.city(1) == ("fool",)
    assert t.resources(0)["berry"] == 0


def test_the_fairgrounds_of_its_player_let_it_in_for_free() -> None:
    t = table().set_city(0, "fairgrounds").set_hand(0, "fool")
    t.choose("play:fool:hand:occupy")
    assert t.city(1) == ("fool",)
    assert t.occupied(0, "fairgrounds")


def test_the_ever_tree_of_its_player_lets_it_in_too() -> None:
    t = table().set_city(0, "ever_tree", "fairgrounds").set_hand(0, "fool")
    t.choose("play:fool:hand:occupy").choose("pay:occupy:ever_tree")
    assert t.occupied(0, "ever_tree")
    assert not t.occupied(0, "fairgrounds")


def test_the_fairgrounds_of_the_victim_do_not_help() -> None:
    t = table().set_city(1, "fairgrounds").set_hand(0, "fool")
    assert fool_offers(t) == []


def test_a_full_city_cannot_be_fooled(crowd: tuple[str, ...]) -> None:
    t = holding_a_fool(players=4).set_city(2, *crowd)
    t.choose("play:fool:hand")
    assert t.offers() == ["city:1", "city:3"]


def test_no_city_is_fooled_twice() -> None:
    t = holding_a_fool(players=4).set_city(3, "fool")
    t.choose("play:fool:hand")
    assert t.offers() == ["city:1", "city:2"]


def test_with_no_city_to_go_to_it_cannot_be_played(crowd: tuple[str, ...]) -> None:
    t = holding_a_fool(players=3).set_city(1, "fool").set_city(2, *crowd)
    assert fool_offers(t) == []


def test_a_fool_in_ones_own_city_is_no_obstacle() -> None:
    t = holding_a_fool(players=2).set_city(0, "fool")
    t.choose("play:fool:hand")
    assert t.city(0) == t.city(1) == ("fool",)


def test_a_full_city_of_ones_own_is_no_obstacle(crowd: tuple[str, ...]) -> None:
    t = holding_a_fool(players=2).set_city(0, *crowd)
    t.choose("play:fool:hand")
    assert t.city(1) == ("fool",)


def test_a_player_who_has_passed_may_still_be_fooled() -> None:
    t = holding_a_fool(players=4).set_passed(1).set_passed(3)
    t.choose("play:fool:hand")
    assert t.offers() == ["city:1", "city:2", "city:3"]
    t.choose("city:1")
    assert t.city(1) == ("fool",)


def test_in_its_new_city_it_takes_a_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "fool").set_hand(0, "farm")
    t.set_resources(0, twig=2, resin=1)
    assert "play:farm:hand" not in t.offers()


def test_in_its_new_city_it_counts_as_a_tan_card() -> None:
    t = table().set_city(0, "bard", "ranger", "fool")
    assert "event:cartographers_expedition" in t.offers()


def test_in_its_new_city_it_counts_as_a_unique_critter() -> None:
    t = table().set_city(0, "theater", "fool")
    assert t.score(0).parts["prosperity"] == 1


def test_its_victim_may_throw_it_into_the_dungeon() -> None:
    t = table().set_city(0, "dungeon", "fool").set_hand(0, "farm")
    t.choose("play:farm:hand:dungeon")
    assert t.city(0) == ("dungeon", "farm")
    assert t.on(0, "dungeon") == {"cards": ("fool",)}
    assert t.score(0).parts["cards"] == 1


def test_its_victim_may_discard_it_at_the_university() -> None:
    t = table().set_city(0, "university", "fool")
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.city(0) == ("university",)
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 3}


def test_its_victim_may_put_it_under_an_event() -> None:
    t = table().set_city(0, "courthouse", "ranger", "fool")
    t.set_events("capture_of_the_acorn_thieves").choose("event:capture_of_the_acorn_thieves")
    t.choose("put:city:fool").choose("done")
    assert t.city(0) == ("courthouse", "ranger")


def test_its_players_historian_draws_and_the_shopkeeper_gives_nothing() -> None:
    t = holding_a_fool(players=2).set_city(0, "historian", "shopkeeper").set_deck("king")
    t.choose("play:fool:hand")
    assert t.hand(0) == ("king",)
    assert t.resources(0)["berry"] == 0


def test_its_victims_blue_cards_do_not_answer() -> None:
    t = holding_a_fool(players=2).set_city(1, "historian", "shopkeeper")
    t.choose("play:fool:hand")
    assert t.hand(1) == ()
    assert t.resources(1)["berry"] == 0


def test_it_acts_only_when_played_never_in_production() -> None:
    t = table().set_city(0, "fool").set_workers(0, 0)
    t.choose("prepare")
    assert t.city(0) == ("fool",)
    assert t.city(1) == ()


def test_the_queen_may_play_it() -> None:
    t = table(players=3).set_city(0, "queen", "fool").set_hand(0, "fool")
    t.choose("visit:city:0:queen").choose("play:fool:hand").choose("city:1")
    assert t.city(1) == ("fool",)


def test_a_postal_pigeon_may_play_it() -> None:
    t = table(players=3).set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("fool", "king")
    t.choose("play:postal_pigeon:hand").choose("play:fool:revealed").choose("city:2")
    assert t.city(2) == ("fool",)


def test_the_cemetery_may_play_it_despite_a_fool_at_home() -> None:
    t = table().set_city(0, "cemetery", "fool").set_deck("fool", "farm", "mine", "inn")
    t.choose("visit:city:0:cemetery").choose("play:fool:revealed")
    assert t.city(1) == ("fool",)


def test_an_innkeeper_lowers_its_price() -> None:
    t = table().set_city(0, "innkeeper").set_hand(0, "fool")
    t.choose("play:fool:hand:innkeeper")
    assert t.city(0) == ()
    assert t.city(1) == ("fool",)


# The solo game -------------------------------------------------------------------------------


def test_alone_it_is_discarded_and_removes_a_card_of_rugworts_city() -> None:
    t = holding_a_fool(players=1).set_city(1, "mine", "inn").set_meadow(*["farm"] * 8)
    t.choose("play:fool:hand")
    assert t.offers() == ["remove:1:mine", "remove:1:inn"]
    t.choose("remove:1:inn")
    assert t.city(0) == ()
    assert set(t.discard()) == {"fool", "inn"}
    assert t.city(1) == ("mine", "farm")  # his answer to the card played


def test_alone_it_may_be_played_against_an_empty_city() -> None:
    t = holding_a_fool(players=1).set_meadow(*["farm"] * 8)
    t.choose("play:fool:hand")
    assert t.discard() == ("fool",)
    assert t.city(1) == ("farm",)


def test_alone_it_still_is_a_card_that_was_played() -> None:
    t = holding_a_fool(players=1).set_city(0, "historian", "shopkeeper").set_deck("king")
    t.choose("play:fool:hand")
    assert t.hand(0) == ("king",)
    assert t.resources(0)["berry"] == 0


def before_rugwort_plays_a_fool(*your_city: str) -> Table:
    """A Crane in hand, and a Fool on the place of the meadow that this seed's die will pick."""
    t = table(players=1).set_hand(0, "crane").set_resources(0, pebble=1)
    rehearsal = table(players=1).set_hand(0, "crane").set_resources(0, pebble=1)
    place = rehearsal.choose("play:crane:hand").told("rolled")[0].n
    t.set_meadow(*["fool" if n == place else "farm" for n in range(1, 9)])
    return t.set_city(0, *your_city)


def test_rugwort_plays_it_into_your_city() -> None:
    t = before_rugwort_plays_a_fool().choose("play:crane:hand")
    assert t.city(0) == ("crane", "fool")
    assert t.city(1) == ()


def test_rugwort_keeps_it_when_your_city_is_full(crowd: tuple[str, ...]) -> None:
    t = before_rugwort_plays_a_fool(*crowd[:14]).choose("play:crane:hand")
    assert "fool" not in t.city(0)
    assert t.city(1) == ("fool",)
    assert t.score(1).parts["cards"] == 2


def test_rugwort_keeps_it_when_you_have_a_fool_already() -> None:
    t = before_rugwort_plays_a_fool("fool").choose("play:crane:hand")
    assert t.city(0) == ("fool", "crane")
    assert t.city(1) == ("fool",)
