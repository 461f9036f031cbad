"""Messenger: shares the space of a construction, whose colour it has at the river."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import at_the_river, pearlbrook

from everdell.testing import Table

FULL = (*["mine"] * 3, *["twig_barge"] * 3, *["general_store"] * 3, *["storehouse"] * 3)


def messenger(*city: str, t: Table | None = None) -> Table:
    t = t if t is not None else pearlbrook()
    return t.set_city(0, *city).set_hand(0, "messenger").set_resources(0, berry=2)


def shared(t: Table, seat: int = 0) -> list[str | None]:
    """Whose spaces the messengers of a city share."""
    city = t.game.players[seat].city
    ids = t.game.rules.ids
    return [
        ids[city[placed.host].card] if placed.host >= 0 else None
        for placed in city
        if ids[placed.card] == "messenger"
    ]


def spaces(t: Table) -> int:
    return t.game.view(0)["players"][0]["spaces_used"]


def rivers(t: Table) -> list[str]:
    return [id for id in t.offers() if id.startswith("ambassador:river")]


def test_it_draws_a_card_and_gains_a_point() -> None:
    t = messenger("farm").set_deck("inn").choose("play:messenger:hand")
    assert t.hand(0) == ("inn",)
    assert t.points(0) == 1


def test_it_shares_the_space_of_a_construction_of_choice() -> None:
    t = messenger("farm", "inn", "king").choose("play:messenger:hand")
    assert t.offers() == ["share:farm", "share:inn"]
    t.choose("share:inn")
    assert shared(t) == ["inn"]
    assert spaces(t) == 3


def test_a_full_city_is_no_obstacle() -> None:
    t = (
        messenger(*FULL, "king", "queen", "judge")
        .choose("play:messenger:hand")
        .choose("share:mine")
    )
    assert spaces(t) == 15


def test_without_a_construction_it_cannot_be_played() -> None:
    assert "play:messenger:hand" not in messenger("king").offers()
    assert "play:messenger:hand" not in messenger().offers()


def test_one_messenger_a_construction() -> None:
    t = messenger("farm").choose("play:messenger:hand").set_turn(0).set_resources(0, berry=2)
    t.set_hand(0, "messenger")
    assert "play:messenger:hand" not in t.offers()


def test_queens_and_others_cannot_play_it_without_a_construction_either() -> None:
    t = pearlbrook().set_city(0, "queen").set_hand(0, "messenger", "farm")
    assert "play:messenger:hand" not in t.choose("visit:city:0:queen").offers()


def test_at_the_river_it_has_the_colour_of_its_construction() -> None:
    t = messenger("inn", t=at_the_river()).choose("play:messenger:hand").set_turn(0)
    assert rivers(t) == ["ambassador:river_two_red"]


def test_that_colour_replaces_tan() -> None:
    t = messenger("inn", "bard", t=at_the_river()).choose("play:messenger:hand").set_turn(0)
    assert rivers(t) == ["ambassador:river_two_red"]  # not the one for two tan cards


def test_everywhere_else_it_is_tan() -> None:
    t = messenger("inn").choose("play:messenger:hand")
    city = t.game.view(0)["players"][0]["city"]
    assert [card["color"] for card in city if card["card"] == "messenger"] == ["tan"]


def test_when_the_construction_leaves_it_moves_to_another_of_choice() -> None:
    t = messenger("farm", "inn", "mine").choose("play:messenger:hand").choose("share:farm")
    t.set_turn(0).set_hand(0, "ruins").choose("play:ruins:hand").choose("demolish:farm")
    assert t.prompt() == "rejoin"
    assert t.offers() == ["share:inn", "share:mine", "share:ruins"]
    t.choose("share:mine")
    assert shared(t) == ["mine"]
    assert t.seat() == 1


def test_without_another_it_takes_a_space_of_its_own_and_joins_the_next_construction() -> None:
    t = messenger("pirate_ship").choose("play:messenger:hand").set_turn(0)
    t.choose("visit:city:0:pirate_ship")
    assert shared(t) == [None]
    assert spaces(t) == 1
    t.set_turn(0).set_hand(0, "farm").set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    assert shared(t) == ["farm"]
    assert spaces(t) == 1


def test_it_changes_over_to_the_construction_that_a_crane_makes_room_for() -> None:
    t = messenger("crane").choose("play:messenger:hand").set_turn(0).set_hand(0, "farm")
    t.choose("play:farm:hand:crane")
    assert shared(t) == ["farm"]
    assert spaces(t) == 1


def test_one_that_stands_alone_fills_a_space_and_is_tan() -> None:
    t = at_the_river().set_city(0, "messenger", "bard")
    assert shared(t) == [None]
    assert spaces(t) == 2
    assert rivers(t) == ["ambassador:river_two_tan"]
    t.set_hand(0, "inn").set_resources(0, twig=2, resin=1).choose("play:inn:hand")
    assert shared(t) == ["inn"]
    assert spaces(t) == 2


def test_no_endless_question_when_nothing_is_left_to_join() -> None:
    t = pearlbrook().set_city(0, "farm", "messenger").set_hand(0, "messenger")
    assert shared(t) == [None]
    t.set_city(0, "messenger", "farm", "university")
    t.choose("visit:city:0:university").choose("discard:city:farm")
    assert t.prompt() == "gain-any"  # it had joined the farm, and the University is left
    assert shared(t) == ["university"]


def test_it_is_discarded_like_any_card() -> None:
    t = messenger("university").choose("play:messenger:hand").set_turn(0)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.city(0) == ("university",)


def test_a_partner_may_still_share_the_space() -> None:
    t = messenger("farm", t=pearlbrook(2, "newleaf")).choose("play:messenger:hand").set_turn(0)
    t.set_hand(0, "greenhouse").set_resources(0, twig=1, resin=2).choose("play:greenhouse:hand")
    t.choose("share:farm")
    assert spaces(t) == 1


def test_it_moves_into_a_bridge_for_free() -> None:
    t = messenger("bridge").set_resources(0).choose("play:messenger:hand")
    assert t.occupied(0, "bridge")
    assert shared(t) == ["bridge"]


def test_rugworts_messenger_asks_nothing() -> None:
    t = pearlbrook(1).set_city(1, "messenger", "farm", "mine").set_hand(0, "fool")
    t.set_resources(0, berry=3).choose("play:fool:hand").choose("remove:1:farm")
    assert t.seat() == 0
