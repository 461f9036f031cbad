"""Citizens of the river: cards of the hand for a point and a pearl."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table

CITIZENS = [
    ("gus_the_gardener", ("farm", "mine", "twig_barge"), "inn"),
    ("crustina_the_constable", ("crane", "historian"), "inn"),
    ("iluminor_the_inventor", ("bard", "wanderer"), "inn"),
    ("snout_the_explorer", ("inn", "lookout"), "farm"),
    ("omicron_the_elder", ("king",), "inn"),
    ("bosley_the_artist", ("farm", "inn", "king"), "mine"),
]


def visiting(citizen: str, *hand: str) -> Table:
    t = pearlbrook().set_row("river", citizen).set_city(0, "ferry").set_hand(0, *hand)
    return t.choose("ambassador:city:0:ferry")


@pytest.mark.parametrize(("citizen", "cards", "other"), CITIZENS)
def test_the_right_cards_bring_a_point_and_a_pearl(
    citizen: str, cards: tuple[str, ...], other: str
) -> None:
    t = visiting(citizen, *cards, other).choose("choose:pay")
    while t.seat() == 0:
        t.choose(next(id for id in t.offers() if id.removeprefix("discard:") in cards))
    assert t.hand(0) == (other,)
    assert t.points(0) == 1
    assert t.tokens(0)["pearl"] == 1
    assert sorted(t.discard()) == sorted(cards)


@pytest.mark.parametrize(("citizen", "cards", "other"), CITIZENS[:-1])
def test_one_card_too_few_is_not_enough(citizen: str, cards: tuple[str, ...], other: str) -> None:
    t = visiting(citizen, *cards[1:], other, other)
    assert t.seat() == 1
    assert t.tokens(0)["pearl"] == 0


def test_bosley_wants_three_different_colours() -> None:
    assert visiting("bosley_the_artist", "farm", "mine", "inn").seat() == 1


def test_bosley_takes_one_card_of_a_colour() -> None:
    t = visiting("bosley_the_artist", "farm", "mine", "inn", "king").choose("choose:pay")
    assert t.prompt() == "discard-colors"
    assert sorted(t.offers()) == ["discard:farm", "discard:mine"]
    t.choose("discard:mine")
    assert t.hand(0) == ("farm",)
    assert t.seat() == 1


def test_all_see_what_is_discarded() -> None:
    t = visiting("omicron_the_elder", "king").choose("choose:pay")
    (shown,) = t.told("discarded_shown")
    assert shown.cards == ["king"]
