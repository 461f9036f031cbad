"""Reservations: a card put aside, played later for one resource less."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.newleaf.sitting import newleaf

MEADOW = ("farm", "farm", "inn", "king", "queen", "judge", "mine", "bard")


def open_rows(**settings: str) -> Table:
    t = newleaf(2, newleaf_tickets="off", **settings).set_meadow(*MEADOW)
    return (
        t.set_row("station", "wife", "husband", "crane") if "newleaf_board" not in settings else t
    )


def holding(card: str) -> Table:
    return open_rows().set_aside(0, "reserved", card)


def test_a_card_of_meadow_or_station_is_put_aside() -> None:
    t = open_rows().set_deck("castle")
    assert {"reserve:farm:meadow", "reserve:wife:station"} <= set(t.offers())
    t.choose("reserve:king:meadow")
    assert t.aside(0, "reserved") == ("king",)
    assert t.meadow()[3] == "castle"  # refilled at once
    assert t.seat() == 1


def test_it_lies_open() -> None:
    t = open_rows().choose("reserve:king:meadow")
    assert t.game.view(1)["players"][0]["aside"]["reserved"]["cards"] == ["king"]


def test_of_the_station_it_gives_no_reward_then_or_later() -> None:
    t = open_rows().set_row("train", "train_point").set_deck("castle")
    t.choose("reserve:wife:station")
    assert t.row("station")[0] == "castle"
    assert t.row("train")[0] == "train_point"
    t.set_turn(0).set_resources(0, berry=1).choose("play:wife:reserved")
    assert t.points(0) == 0


def test_it_costs_one_resource_of_choice_less() -> None:
    t = holding("farm").set_resources(0, twig=2, resin=1).choose("play:farm:reserved")
    assert sorted(t.offers()) == ["pay:twig=1,resin=1", "pay:twig=2"]
    t.choose("pay:twig=2")
    assert t.city(0) == ("farm",)
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}


def test_one_card_at_a_time() -> None:
    t = holding("farm")
    assert not [offer for offer in t.offers() if offer.startswith("reserve")]


def test_after_it_was_played_the_token_waits_for_the_next_season() -> None:
    t = holding("farm").set_resources(0, twig=1, resin=1).choose("play:farm:reserved")
    assert t.tokens(0)["reservation"] == 0
    assert not [offer for offer in t.set_turn(0).offers() if offer.startswith("reserve")]
    t.set_workers(0, 0).choose("prepare").set_turn(0)
    assert t.tokens(0)["reservation"] == 1
    assert [offer for offer in t.offers() if offer.startswith("reserve")]


def test_a_card_still_reserved_may_be_discarded_in_a_new_season() -> None:
    t = holding("king").set_workers(0, 0).choose("prepare")
    assert t.prompt() == "keep-reserved"
    assert t.offers() == ["discard:king", "done"]
    t.choose("discard:king")
    assert t.aside(0, "reserved") == ()
    assert "king" in t.discard()
    assert [offer for offer in t.set_turn(0).offers() if offer.startswith("reserve")]


def test_or_kept_and_then_nothing_new_can_be_reserved() -> None:
    t = holding("king").set_workers(0, 0).choose("prepare").choose("done")
    assert t.aside(0, "reserved") == ("king",)
    assert not [offer for offer in t.set_turn(0).offers() if offer.startswith("reserve")]


def test_the_discount_combines_with_no_other_ability() -> None:
    t = holding("farm").set_city(0, "crane")
    assert "play:farm:reserved" not in t.offers()
    t.choose("play:farm:reserved:crane")  # for nothing, whatever the token would take off
    assert t.city(0) == ("farm",)


def test_another_ability_is_not_helped_by_the_token() -> None:
    t = holding("castle").set_city(0, "crane").set_resources(0, twig=2, resin=2, pebble=0)
    assert not [offer for offer in t.offers() if "castle" in offer]  # 8 - 3 is 5, not 4


def test_the_token_is_turned_however_the_card_was_paid_for() -> None:
    t = holding("husband").set_city(0, "farm").choose("play:husband:reserved:occupy")
    assert t.occupied(0, "farm")
    assert t.tokens(0)["reservation"] == 0


def test_it_is_no_hand_card() -> None:
    t = holding("farm").set_hand(0, "teacher", "wanderer")
    t.set_city(0, "queen").choose("visit:city:0:queen")
    assert not [offer for offer in t.offers() if "farm:reserved" in offer]


def test_it_is_worth_nothing_at_the_end() -> None:
    t = holding("king")
    assert t.score(0).total == 0


@pytest.mark.parametrize("board", ["station", "cards_only"])
def test_it_works_with_and_without_the_station(board: str) -> None:
    t = newleaf(newleaf_board=board)
    assert [offer for offer in t.offers() if offer.startswith("reserve")]


def test_tables_may_do_without_it() -> None:
    t = newleaf(newleaf_reservations="off")
    assert not [offer for offer in t.offers() if offer.startswith("reserve")]


def test_it_is_outside_the_hand_limit() -> None:
    t = holding("king").set_hand(0, *["wanderer"] * 3, *["teacher"] * 2, "fool", "dungeon")
    assert len(t.choose("visit:basic_two_cards_point").hand(0)) == 8
    assert t.aside(0, "reserved") == ("king",)


def test_an_inn_does_not_reach_it() -> None:
    t = holding("mine").set_city(0, "inn").set_resources(0, berry=9)
    t.choose("visit:city:0:inn")
    assert not [offer for offer in t.offers() if offer.endswith("reserved")]


def test_a_hotel_and_a_locomotive_do_not_reach_it() -> None:
    t = holding("mine").set_city(0, "hotel").choose("visit:city:0:hotel")
    assert t.seat() == 1
    t = holding("mine").set_city(0, "locomotive").set_row("station", "king", "queen", "palace")
    t.choose("visit:city:0:locomotive")
    assert t.seat() == 1


def test_a_poet_does_not_take_it() -> None:
    t = holding("mine").set_hand(0, "poet").set_resources(0, berry=3).choose("play:poet:hand")
    t.choose("name:green")
    assert t.aside(0, "reserved") == ("mine",)


def test_it_cannot_be_discarded_for_a_place() -> None:
    t = holding("mine").set_hand(0, "farm", "wife").choose("visit:haven")
    assert not [offer for offer in t.offers() if "mine" in offer]


def test_the_full_price_need_not_be_owned_but_no_more_than_one_is_spared() -> None:
    t = holding("king").set_resources(0, berry=4)
    assert not [offer for offer in t.offers() if "reserved" in offer]
    t.set_resources(0, berry=5).choose("play:king:reserved")
    assert t.resources(0)["berry"] == 0


def test_what_costs_nothing_stays_at_nothing() -> None:
    t = holding("ruins").set_city(0, "farm").choose("play:ruins:reserved")
    assert t.city(0) == ("ruins",)
    assert t.tokens(0)["reservation"] == 0


def test_of_two_equal_station_cards_it_is_told_which_one_is_reserved() -> None:
    t = open_rows().set_row("station", "farm", "farm", "mine").set_deck("castle")
    t.choose("reserve:farm:station")
    assert t.offers() == ["spot:1", "spot:2"]
    t.choose("spot:2")
    assert t.row("station") == ("farm", "castle", "mine")


def test_a_reserved_farm_may_share_the_space_of_a_greenhouse() -> None:
    t = holding("farm").set_city(0, "greenhouse").set_resources(0, twig=2)
    t.choose("play:farm:reserved").choose("share:greenhouse")
    assert t.city(0) == ("greenhouse", "farm")


def test_a_reserved_critter_answers_and_is_answered_as_usual() -> None:
    t = holding("wife").set_city(0, "historian").set_deck("castle").set_resources(0, berry=1)
    assert t.choose("play:wife:reserved").hand(0) == ("castle",)


def test_a_reserved_fool_goes_to_an_opponent_and_the_token_is_turned() -> None:
    t = holding("fool").set_resources(0, berry=2).choose("play:fool:reserved")
    assert t.city(1) == ("fool",)
    assert t.tokens(0)["reservation"] == 0


def test_in_the_season_of_its_discard_another_card_may_be_reserved() -> None:
    t = holding("king").set_workers(0, 0).choose("prepare").choose("discard:king").set_turn(0)
    t.choose("reserve:wife:station")
    assert t.aside(0, "reserved") == ("wife",)


def test_alone_a_card_under_rugworts_worker_cannot_be_reserved() -> None:
    t = newleaf(1).set_meadow("king", *MEADOW[:3], *MEADOW[4:])
    t.game.blocked, t.game.reach = 1, None
    t.set_turn(0)
    assert "reserve:king:meadow" not in t.offers()
    assert "reserve:farm:meadow" in t.offers()
