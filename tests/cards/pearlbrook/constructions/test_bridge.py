"""Bridge: a card more in hand for each pearl, and 2 cards for each pearl gained."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import at_the_river, pearlbrook

from everdell.testing import Table


def limit(t: Table) -> int:
    return t.game.view(0)["players"][0]["hand_limit"]


def test_each_pearl_raises_the_hand_limit() -> None:
    t = pearlbrook().set_city(0, "bridge")
    assert limit(t) == 8
    assert limit(t.set_tokens(0, pearl=3)) == 11


def test_two_cards_for_a_pearl_gained() -> None:
    t = at_the_river().set_city(0, "bridge", "crane").set_deck("inn", "mine")
    t.choose("ambassador:river_two_blue")
    assert sorted(t.hand(0)) == ["inn", "mine"]


def test_the_pearl_raises_the_limit_for_that_very_draw() -> None:
    t = at_the_river().set_city(0, "bridge", "crane").set_hand(0, *["farm"] * 8)
    assert len(t.choose("ambassador:river_two_blue").hand(0)) == 9


def test_pearls_owned_before_draw_nothing() -> None:
    t = pearlbrook().set_hand(0, "bridge").set_resources(0, twig=2, pebble=1)
    t.set_tokens(0, pearl=3).choose("play:bridge:hand")
    assert t.hand(0) == ()
    assert limit(t) == 11


def test_with_a_pearl_spent_the_hand_is_discarded_down_to_the_limit() -> None:
    t = pearlbrook().set_city(0, "bridge").set_tokens(0, pearl=1).set_hand(0, *["farm"] * 8, "inn")
    t.set_aside(0, "adornments", "tiara").choose("adorn:tiara")
    assert t.offers() == ["discard:farm", "discard:inn"]
    t.choose("discard:inn")
    assert len(t.hand(0)) == 8
    assert t.seat() == 1


def test_the_hand_is_trimmed_before_an_adornment_acts() -> None:
    t = pearlbrook().set_city(0, "bridge").set_tokens(0, pearl=1).set_hand(0, *["farm"] * 8, "inn")
    t.set_aside(0, "adornments", "scales").choose("adorn:scales").choose("discard:inn")
    assert t.offers() == ["discard:farm", "done"]


def test_cards_that_pay_for_a_wonder_are_discarded_before_the_limit_falls() -> None:
    t = pearlbrook().set_city(0, "bridge").set_tokens(0, pearl=2)
    t.set_hand(0, *["farm"] * 8, "inn", "inn").set_resources(0, twig=1, resin=1, pebble=1)
    t.choose("wonder:hopewatch_gate").choose("discard:farm").choose("discard:inn")
    assert len(t.hand(0)) == 8
    assert t.seat() == 1


def test_two_pearls_one_after_the_other_draw_four_cards() -> None:
    t = at_the_river().set_city(0, "bridge", "inn", "lookout").set_hand(0, "king")
    t.choose("ambassador:river_two_red").choose("choose:pay")
    assert t.tokens(0)["pearl"] == 2
    assert len(t.hand(0)) == 4
