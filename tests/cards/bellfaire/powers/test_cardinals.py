"""Cardinals: two more cards in hand, and one more with each draw."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import powers, with_power

from everdell.testing import Table


def cardinals(players: int = 2, *more: str) -> Table:
    return with_power("cardinals", players, *more)


def test_the_hand_limit_is_two_higher() -> None:
    t = cardinals()
    assert t.game.view(0)["players"][0]["hand_limit"] == 10
    assert t.game.view(0)["players"][1]["hand_limit"] == 8


def test_with_five_players_it_is_added_to_seven() -> None:
    assert with_power("cardinals", 5).game.view(0)["players"][0]["hand_limit"] == 9


def test_each_draw_lets_one_more_be_drawn() -> None:
    t = cardinals().set_deck("farm", "inn", "king").choose("visit:basic_two_cards_point")
    assert t.offers() == ["cardinals:draw", "done"]
    t.choose("cardinals:draw")
    assert set(t.hand(0)) == {"farm", "inn", "king"}
    assert t.seat() == 1


def test_it_may_be_declined() -> None:
    t = cardinals().set_deck("farm", "inn").choose("visit:basic_berry_card").choose("done")
    assert t.hand(0) == ("farm",)


def test_once_for_each_draw_however_many_cards() -> None:
    t = (
        cardinals()
        .set_forest("forest_pebble_three_cards")
        .choose("visit:forest_pebble_three_cards")
    )
    t.choose("cardinals:draw")
    assert len(t.hand(0)) == 4
    assert t.seat() == 1


def test_cards_of_the_meadow_do_not_count() -> None:
    t = cardinals().set_season(0, "spring").set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.prompt() == "take-meadow"
    t.choose(t.offers()[0])
    t.choose(t.offers()[0])
    assert t.seat() == 1
    assert len(t.hand(0)) == 2


def test_revealed_cards_do_not_count() -> None:
    t = cardinals().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("wife", "husband").choose("play:postal_pigeon:hand").choose("done")
    assert t.seat() == 1
    assert t.hand(0) == ()


def test_the_two_cards_of_a_teacher_count() -> None:
    t = cardinals().set_hand(0, "teacher").set_resources(0, berry=2)
    t.set_deck("farm", "inn", "king").choose("play:teacher:hand")
    assert t.prompt() == "may-draw"
    t.choose("cardinals:draw").choose("keep:farm")
    assert set(t.hand(0)) == {"farm", "king"}


def test_the_limit_holds_for_the_card_on_top() -> None:
    t = cardinals().set_hand(0, *["farm"] * 5, *["wife"] * 4)
    t.choose("visit:basic_berry_card")
    assert len(t.hand(0)) == 10
    assert t.seat() == 1


def test_cards_held_apart_keep_their_room() -> None:
    t = cardinals().set_hand(0, "teacher", *["farm"] * 5, *["wife"] * 4)
    t.set_resources(0, berry=2).set_deck("inn", "king").choose("play:teacher:hand")
    assert len(t.hand(0)) <= 10
    assert t.prompt() != "may-draw"


def test_others_draw_as_ever() -> None:
    t = cardinals().set_turn(1).choose("visit:basic_berry_card")
    assert t.seat() == 0
    assert t.prompt() == "turn"


def test_without_a_power_a_hand_holds_eight() -> None:
    assert powers().game.view(0)["players"][0]["hand_limit"] == 8
