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
