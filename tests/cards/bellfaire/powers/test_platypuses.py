"""Platypuses: five point tokens for treasures, one a turn."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.games import load_game
from everdell.testing import Table

PAY = "platypuses:token"


def platypuses(players: int = 2, *more: str) -> Table:
    return with_power("platypuses", players, *more)


def hunt(t: Table, kind: str = "berry") -> Table:
    return t.choose(PAY).choose(f"gain:{kind}").choose("take:deck")


def test_they_begin_with_five_tokens_that_count_at_the_end() -> None:
    t = platypuses()
    assert t.tokens(0)["treasure"] == 5
    assert t.points(0) == 0
    assert t.score(0).parts["tokens"] == 5
    assert t.score(0).total == 5


def test_a_token_for_a_resource_and_a_card_of_the_deck() -> None:
    t = platypuses().set_deck("king").choose(PAY)
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:pebble").choose("take:deck")
    assert t.resources(0)["pebble"] == 1
    assert t.hand(0) == ("king",)
    assert t.tokens(0)["treasure"] == 4
    assert t.score(0).parts["tokens"] == 4


def test_or_a_card_of_the_meadow() -> None:
    t = platypuses().set_meadow("castle").set_deck("king").choose(PAY).choose("gain:twig")
    t.choose("take:castle:meadow")
    assert t.hand(0) == ("castle",)
    assert t.meadow()[0] == "king"


def test_it_is_no_action_and_comes_before_one() -> None:
    t = hunt(platypuses())
    assert t.seat() == 0
    assert t.prompt() == "turn"
    assert PAY not in t.offers()  # once in a turn


def test_it_comes_during_an_action() -> None:
    t = platypuses().set_city(0, "inn").set_meadow("farm", "mine", "inn").choose("visit:city:0:inn")
    assert PAY in t.offers()
    hunt(t)
    assert t.prompt() == "play-card"
    assert PAY not in t.offers()


def test_it_comes_after_an_action() -> None:
    t = platypuses().choose("visit:basic_pebble")
    assert t.prompt() == "platypuses"
    assert t.offers() == ["done", PAY]
    hunt(t)
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}
    assert t.seat() == 1


def test_or_not_at_all() -> None:
    t = platypuses().choose("visit:basic_pebble").choose("done")
    assert t.seat() == 1
    assert t.tokens(0)["treasure"] == 5


def test_having_paid_before_they_are_not_asked_after() -> None:
    assert hunt(platypuses()).choose("visit:basic_pebble").seat() == 1


def test_once_in_each_turn() -> None:
    t = hunt(platypuses()).choose("visit:basic_pebble").choose("visit:basic_berry")
    assert t.seat() == 0
    assert PAY in t.offers()


def test_only_in_their_own_turn() -> None:
    t = platypuses(3).set_power(1, "rats").choose("rats:1").set_turn(0)
    assert PAY in t.offers()
    t = with_power("platypuses").set_turn(1)
    assert PAY not in t.offers()


def test_never_without_a_token() -> None:
    t = platypuses().set_tokens(0, treasure=0)
    assert PAY not in t.offers()
    assert t.choose("visit:basic_pebble").seat() == 1


def test_with_a_full_hand_there_is_no_card() -> None:
    t = platypuses().set_hand(0, *["farm"] * 4, *["wife"] * 4).choose(PAY).choose("gain:twig")
    assert len(t.hand(0)) == 8
    assert t.prompt() == "turn"


def test_not_after_passing() -> None:
    t = platypuses().set_season(0, "autumn").choose("pass")
    assert t.seat() == 1


def test_also_when_they_prepare() -> None:
    t = platypuses().set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.prompt() == "platypuses"


def test_a_saved_turn_knows_that_a_token_was_paid() -> None:
    t = hunt(platypuses())
    again = load_game(t.game.to_json())
    assert PAY not in [option.id for option in again.options]


def test_others_have_none() -> None:
    t = platypuses()
    assert t.tokens(1)["treasure"] == 0
    assert t.choose("visit:basic_pebble").choose("done").seat() == 1
    assert PAY not in t.offers()


def test_not_while_it_is_told_which_of_equal_cards_was_taken() -> None:
    t = platypuses().set_meadow("farm", "farm", "king").set_power(1, "rats").choose("rats:2")
    t.set_season(0, "spring").set_workers(0, 0).set_turn(0).choose("prepare")
    t.choose("take:farm").choose("done")
    assert t.offers() == ["spot:1", "spot:2"]
