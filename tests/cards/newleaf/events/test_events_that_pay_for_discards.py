"""Five special events: a hand card may be discarded for a point, one for each card of a colour."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

GREEN = ("farm", "mine", "twig_barge")
TAN = ("wanderer", "bard")
RED = ("inn", "lookout")
BLUE = ("historian", "judge")
PURPLE = ("king", "wife")
HAND = ("queen", "castle", "palace", "chapel", "monk", "theater")

# Event, the cards whose colour it counts, what else it asks for, one more of that colour, points.
EVENTS = [
    ("glow_light_festival", GREEN, TAN, "general_store", 3),
    ("hot_air_balloon_race", TAN, BLUE, "air_balloon", 4),
    ("magic_show", RED, PURPLE, "hotel", 4),
    ("royal_tea", PURPLE, GREEN, "school", 4),
    ("stock_market_boom", BLUE, RED, "museum", 4),
]
PAID = [(event, counted, others) for event, counted, others, _, _ in EVENTS]


def before(event: str, *city: str) -> Table:
    t = table(boxes=("base", "newleaf")).set_events(event).set_city(0, *city)
    return t.set_hand(0, *HAND)


def discard_all_one_may(t: Table) -> int:
    discarded = 0
    while t.prompt() == "discard":
        t.choose(t.offers()[0])
        discarded += 1
    return discarded


@pytest.mark.parametrize(("event", "counted", "others"), PAID)
def test_so_many_cards_of_two_colours_are_needed(
    event: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    assert f"event:{event}" in before(event, *counted, *others).offers()
    assert f"event:{event}" not in before(event, *counted[1:], *others).offers()
    assert f"event:{event}" not in before(event, *counted, *others[1:]).offers()


@pytest.mark.parametrize(("event", "counted", "others"), PAID)
def test_a_point_for_each_card_discarded_one_for_each_card_of_the_colour(
    event: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = before(event, *counted, *others).choose(f"event:{event}")
    assert discard_all_one_may(t) == len(counted)
    assert t.points(0) == len(counted)
    assert len(t.hand(0)) == len(HAND) - len(counted)
    assert t.seat() == 1


@pytest.mark.parametrize(("event", "counted", "others", "more", "points"), EVENTS)
def test_all_cards_of_the_colour_count_not_only_those_that_it_asks_for(
    event: str, counted: tuple[str, ...], others: tuple[str, ...], more: str, points: int
) -> None:
    t = before(event, *counted, *others, more).choose(f"event:{event}")
    assert discard_all_one_may(t) == len(counted) + 1
    assert t.points(0) == len(counted) + 1
    assert t.score(0).parts["events"] == points


@pytest.mark.parametrize(("event", "counted", "others"), PAID)
def test_fewer_or_none_may_be_discarded(
    event: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = before(event, *counted, *others).choose(f"event:{event}").choose("done")
    assert t.points(0) == 0
    t = before(event, *counted, *others).choose(f"event:{event}").choose("discard:castle")
    t.choose("done")
    assert t.points(0) == 1
    assert t.discard() == ("castle",)


@pytest.mark.parametrize(("event", "counted", "others"), PAID)
def test_it_may_be_achieved_with_an_empty_hand(
    event: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    t = before(event, *counted, *others).set_hand(0).choose(f"event:{event}")
    assert t.seat() == 1
    assert t.events(0) == (event,)
