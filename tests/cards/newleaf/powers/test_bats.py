"""Bats: after each card played, a card of the meadow goes into the archives."""

from __future__ import annotations

from tests.rulebook.newleaf.sitting import with_power

from everdell.testing import Table

MEADOW = ("farm", "farm", "inn", "king", "queen", "judge", "mine", "bard")


def bats(*hand: str) -> Table:
    t = with_power("bats").set_meadow(*MEADOW).set_hand(0, *hand)
    return t.set_resources(0, twig=9, resin=9, pebble=9, berry=9)


def test_after_each_card_a_meadow_card_may_be_stored() -> None:
    t = bats("wife").set_deck("castle").choose("play:wife:hand")
    assert t.prompt() == "take-meadow"
    assert "done" in t.offers()
    t.choose("take:king")
    assert t.aside(0, "archives") == ("king",)
    assert t.meadow()[3] == "castle"
    assert t.seat() == 1


def test_it_may_be_declined() -> None:
    t = bats("wife").choose("play:wife:hand").choose("done")
    assert t.aside(0, "archives") == ()


def test_only_once_the_card_is_fully_resolved() -> None:
    t = bats("judge").set_city(0, "historian").set_deck("castle")
    t.choose("play:judge:hand")
    assert t.hand(0) == ("castle",)  # the Historian has answered
    assert t.prompt() == "take-meadow"


def test_a_stored_card_is_played_as_an_action() -> None:
    t = bats().set_aside(0, "archives", "wife").choose("play:wife:archives")
    assert t.city(0) == ("wife",)
    assert t.aside(0, "archives") == ()


def test_others_do_not_see_the_archives() -> None:
    t = bats().set_aside(0, "archives", "palace")
    assert "palace" not in str(t.game.view(1)["players"][0]["aside"])
    assert t.game.view(0)["players"][0]["aside"]["archives"]["cards"] == ["palace"]


def test_they_are_outside_the_hand_limit() -> None:
    t = bats(*["farm"] * 5, *["wife"] * 3).set_aside(0, "archives", "king", "queen")
    t.choose("visit:haven")
    assert not [offer for offer in t.offers() if "king" in offer]  # nor can they be discarded


def test_they_count_as_meadow_cards_for_an_inn() -> None:
    t = bats().set_city(0, "inn").set_aside(0, "archives", "palace").choose("visit:city:0:inn")
    assert "play:palace:archives" in t.offers()


def test_they_count_as_hand_cards_for_a_hotel() -> None:
    t = bats().set_city(0, "hotel").set_aside(0, "archives", "palace")
    t.choose("visit:city:0:hotel")
    assert "play:palace:archives" in t.offers()


def test_they_count_as_station_cards_for_a_locomotive_without_a_reward() -> None:
    t = bats().set_city(0, "locomotive").set_aside(0, "archives", "wife")
    t.set_row("train", "train_point", "train_point", "train_point")
    t.set_resources(0).choose("visit:city:0:locomotive").choose("play:wife:archives")
    while t.seat() == 0:
        t.choose("done" if "done" in t.offers() else t.offers()[0])
    assert "wife" in t.city(0)
    assert t.points(0) == 0


def test_of_a_station_card_they_act_after_its_wagon() -> None:
    t = bats().set_row("station", "wife").set_row("train", "train_any").set_deck("castle")
    t.choose("play:wife:station")
    assert t.prompt() == "gain-any"
    t.choose("gain:berry")
    assert t.row("station")[0] == "castle"
    assert t.prompt() == "take-meadow"
