"""Judge: one resource of a card's cost may be paid with one of another kind."""

from __future__ import annotations

from itertools import product

from everdell.engine.effects.abilities import Substitute, can_substitute
from everdell.engine.resources import covers, purse
from everdell.testing import Table, table


def ways(t: Table, card: str) -> list[str]:
    return [id for id in t.offers() if id.startswith(f"play:{card}:hand")]


def test_one_berry_of_a_critter_may_be_any_other_resource() -> None:
    t = table().set_city(0, "judge").set_hand(0, "wanderer")
    t.set_resources(0, twig=1, resin=1, pebble=1, berry=2).choose("play:wanderer:hand:judge")
    assert t.offers() == [
        "pay:twig=1,berry=1",
        "pay:resin=1,berry=1",
        "pay:pebble=1,berry=1",
    ]
    t.choose("pay:resin=1,berry=1")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 1}


def test_one_resource_of_a_construction_may_be_any_other() -> None:
    t = table().set_city(0, "judge").set_hand(0, "inn")
    t.set_resources(0, twig=3, resin=2, pebble=1, berry=1).choose("play:inn:hand:judge")
    assert t.offers() == [
        "pay:twig=1,resin=2",
        "pay:twig=1,resin=1,pebble=1",
        "pay:twig=1,resin=1,berry=1",
        "pay:twig=3",
        "pay:twig=2,pebble=1",
        "pay:twig=2,berry=1",
    ]


def test_only_what_is_owned_can_be_paid_instead() -> None:
    t = table().set_city(0, "judge").set_hand(0, "inn").set_resources(0, twig=2, berry=1)
    assert ways(t, "inn") == ["play:inn:hand:judge"]
    t.choose("play:inn:hand:judge")
    assert t.city(0) == ("judge", "inn")
    assert sum(t.resources(0).values()) == 0


def test_using_it_is_optional() -> None:
    t = table().set_city(0, "judge").set_hand(0, "inn").set_resources(0, twig=2, resin=1, berry=1)
    assert ways(t, "inn") == ["play:inn:hand", "play:inn:hand:judge"]
    t.choose("play:inn:hand")
    assert t.resources(0)["berry"] == 1


def test_with_nothing_to_swap_it_is_no_way_to_pay() -> None:
    t = table().set_city(0, "judge").set_hand(0, "wife").set_resources(0, berry=5)
    assert ways(t, "wife") == ["play:wife:hand"]


def test_it_swaps_one_resource_only() -> None:
    t = table().set_city(0, "judge").set_hand(0, "wife").set_resources(0, twig=9)
    assert ways(t, "wife") == []
    t.set_hand(0, "farm").set_resources(0, pebble=3, twig=1)
    assert ways(t, "farm") == []


def test_it_makes_nothing_cheaper() -> None:
    t = table().set_city(0, "judge").set_hand(0, "husband").set_resources(0, twig=1, berry=1)
    assert ways(t, "husband") == []


def test_a_card_that_costs_nothing_leaves_it_nothing_to_do() -> None:
    t = table().set_city(0, "judge", "farm").set_hand(0, "ruins").set_resources(0, twig=1)
    assert ways(t, "ruins") == ["play:ruins:hand"]


def test_it_stays_and_helps_again() -> None:
    t = table().set_city(0, "judge").set_hand(0, "wife", "wife")
    t.set_resources(0, berry=2, pebble=2).choose("play:wife:hand:judge").set_turn(0)
    t.choose("play:wife:hand:judge")
    assert t.city(0) == ("judge", "wife", "wife")
    assert sum(t.resources(0).values()) == 0


def test_it_does_not_help_to_play_itself() -> None:
    t = table().set_hand(0, "judge").set_resources(0, berry=2, twig=1)
    assert ways(t, "judge") == []


def test_one_in_another_city_is_of_no_use() -> None:
    t = table().set_city(1, "judge").set_hand(0, "wife").set_resources(0, berry=1, twig=1)
    assert ways(t, "wife") == []


def test_it_makes_no_room_in_a_full_city(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "judge").set_hand(0, "wife")
    t.set_resources(0, berry=2, twig=1)
    assert ways(t, "wife") == []


def test_it_is_not_used_with_a_crane() -> None:
    # Five of eight resources are left to pay with a Crane, one of them of the wrong kind.
    t = table().set_city(0, "judge", "crane").set_hand(0, "palace")
    t.set_resources(0, twig=2, resin=2, berry=1)
    assert ways(t, "palace") == []


def test_it_is_not_used_with_a_dungeon() -> None:
    t = table().set_city(0, "judge", "dungeon", "wife").set_hand(0, "king")
    t.set_resources(0, berry=2, twig=1)
    assert ways(t, "king") == []


def test_it_is_not_used_at_an_inn() -> None:
    t = table().set_city(0, "judge", "inn").set_meadow("king", "wife")
    t.set_resources(0, berry=2, twig=1).choose("visit:city:0:inn")
    assert "play:king:meadow" not in t.offers()
    t.set_resources(0, berry=3, twig=1).choose("play:king:meadow")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 0}


def test_it_is_not_used_with_an_occupied_token() -> None:
    t = table().set_city(0, "judge", "farm").set_hand(0, "wife").set_resources(0, twig=1)
    assert ways(t, "wife") == ["play:wife:hand:occupy"]


def test_it_does_not_help_to_pay_a_doctor() -> None:
    t = table().set_city(0, "judge", "doctor").set_resources(0, twig=3).set_workers(0, 0)
    t.choose("prepare")
    assert t.seat() == 1
    assert t.points(0) == 0


def test_it_does_not_help_to_pay_for_an_event() -> None:
    t = table().set_city(0, "judge", "undertaker", "barge_toad").set_events("croak_wart_cure")
    t.set_resources(0, berry=1, twig=1)
    assert "event:croak_wart_cure" not in t.offers()
    t.set_resources(0, berry=2)
    assert "event:croak_wart_cure" in t.offers()


def test_the_receiver_of_a_shepherds_price_gets_what_was_really_paid() -> None:
    t = table(players=3).set_city(0, "judge").set_hand(0, "shepherd")
    t.set_resources(0, berry=2, pebble=1).choose("play:shepherd:hand:judge").choose("give:2")
    assert t.resources(2) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 2}
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 3}


def test_a_card_is_offered_exactly_when_some_substitution_can_be_paid() -> None:
    game = table().game
    judge = Substitute()
    me = game.players[0]
    for card in game.rules.cards[1:]:
        for owned in product(range(4), repeat=4):
            me.resources = list(owned)
            payable = [x for x in judge.due(game, me, card.number) if covers(purse(list(owned)), x)]
            assert can_substitute(list(owned), card.price) == bool(payable), (card.id, owned)
