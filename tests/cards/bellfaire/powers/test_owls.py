"""Owls: after each worker a card may go, come, or be given away."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import finish, with_power

from everdell.testing import Table


def owls(players: int = 2, *more: str) -> Table:
    return with_power("owls", players, *more).set_deck("king", "queen", "judge")


def test_the_hand_limit_is_one_higher() -> None:
    assert owls().game.view(0)["players"][0]["hand_limit"] == 9


def test_discard_only() -> None:
    t = owls().set_hand(0, "farm", "inn").choose("visit:basic_pebble")
    assert t.offers() == ["discard:farm", "discard:inn", "done"]
    t.choose("discard:farm").choose("done")
    assert t.hand(0) == ("inn",)
    assert t.seat() == 1


def test_draw_only() -> None:
    t = owls().set_hand(0, "farm").choose("visit:basic_pebble").choose("done")
    assert t.offers() == ["owls:draw", "done"]
    t.choose("owls:draw").choose("done")
    assert set(t.hand(0)) == {"farm", "king"}
    assert t.seat() == 1


def test_both() -> None:
    t = owls().set_hand(0, "farm").choose("visit:basic_pebble").choose("discard:farm")
    t.choose("owls:draw").choose("done")
    assert t.hand(0) == ("king",)


def test_neither() -> None:
    t = owls().set_hand(0, "farm").choose("visit:basic_pebble").choose("done").choose("done")
    assert t.hand(0) == ("farm",)


def test_once_the_action_is_resolved() -> None:
    t = owls().choose("visit:basic_berry_card")
    assert t.hand(0) == ("king",)
    assert t.prompt() == "discard"


def test_the_card_drawn_may_be_given_for_two() -> None:
    t = owls(3).choose("visit:basic_pebble").choose("owls:draw")
    assert t.offers() == ["give:1", "give:2", "done"]
    t.choose("give:2")
    assert t.hand(2) == ("king",)
    assert set(t.hand(0)) == {"queen", "judge"}
    assert t.seat() == 1  # the two are kept


def test_a_discard_alone_makes_no_gift() -> None:
    t = owls().set_hand(0, "farm").choose("visit:basic_pebble").choose("discard:farm")
    t.choose("done")
    assert t.hand(0) == ()


def test_others_do_not_see_the_card_before_it_is_given() -> None:
    t = owls(3).choose("visit:basic_pebble").choose("owls:draw")
    assert "king" not in str(t.game.view(1)["shown"])
    assert "king" in str(t.game.view(0)["shown"])


def test_the_opponent_needs_room_and_must_not_have_passed() -> None:
    t = owls(4).set_hand(1, *["farm"] * 4, *["wife"] * 4).set_passed(2)
    t.choose("visit:basic_pebble").choose("owls:draw")
    assert t.offers() == ["give:3", "done"]


def test_if_every_opponent_is_full_it_is_kept() -> None:
    t = owls().set_hand(1, *["farm"] * 4, *["wife"] * 4).choose("visit:basic_pebble")
    t.choose("owls:draw")
    assert t.hand(0) == ("king",)
    assert t.seat() == 1


def test_with_a_full_hand_nothing_is_drawn() -> None:
    t = owls().set_hand(0, *["farm"] * 5, *["wife"] * 4).choose("visit:basic_pebble").choose("done")
    assert t.seat() == 1


def test_at_a_red_card_and_at_an_event() -> None:
    t = owls().set_city(0, "lookout").choose("visit:city:0:lookout").choose("copy:basic_pebble")
    assert "owls:draw" in t.offers()
    t = owls().set_city(0, *["inn"] * 3).choose("event:grand_tour")
    assert "owls:draw" in t.offers()


def test_not_with_an_ambassador() -> None:
    t = owls(2, "pearlbrook").set_city(0, *["farm"] * 3).set_turn(0)
    t.choose("ambassador:river_three_green")
    finish(t, 0)
    assert not t.told("drew")


def test_alone_the_gift_is_discarded() -> None:
    t = owls(1).choose("visit:basic_pebble").choose("owls:draw").choose("owls:discard")
    assert t.discard()[-1] == "king"
    assert set(t.hand(0)) == {"queen", "judge"}
