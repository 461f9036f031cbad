"""The river spaces and the Shoal (Pearlbrook rulebook: visiting a river destination)."""

from __future__ import annotations

import pytest

from everdell.engine.reasons import why_not
from everdell.testing import Table
from tests.rulebook.pearlbrook.sitting import RIVER, at_the_river, on_river, pearlbrook

CITIES = {
    "river_three_green": ("farm", "mine", "general_store"),
    "river_two_red": ("inn", "lookout"),
    "river_two_blue": ("crane", "historian"),
    "river_two_tan": ("bard", "wanderer"),
}


def visits(t: Table) -> list[str]:
    return [id for id in t.offers() if id.startswith("ambassador:river")]


@pytest.mark.parametrize("space", CITIES)
def test_a_space_asks_for_cards_of_a_colour(space: str) -> None:
    t = at_the_river().set_city(0, *CITIES[space])
    assert visits(t) == [f"ambassador:{space}"]
    assert visits(t.set_city(0, *CITIES[space][1:])) == []


def test_the_first_visitor_takes_the_pearl_and_turns_the_tile_up() -> None:
    t = at_the_river().set_city(0, *CITIES["river_two_red"]).choose("ambassador:river_two_red")
    assert t.tokens(0)["pearl"] == 1
    assert t.row("river") == ("", "omicron_the_elder", "", "")
    assert on_river(t) == ["gus_the_gardener", "", "ballroom", "gardens"]
    assert t.game.view(1)["rows"]["river"] == [None, "omicron_the_elder", None, None]


def test_there_is_no_second_pearl_and_the_tile_stays_face_up() -> None:
    t = at_the_river().set_city(0, *CITIES["river_two_red"]).choose("ambassador:river_two_red")
    t.set_turn(0).set_workers(0, 0).choose("prepare").set_turn(0)
    t.choose("ambassador:river_two_red")
    assert t.tokens(0)["pearl"] == 1
    assert t.row("river")[1] == "omicron_the_elder"


def test_the_requirement_is_checked_on_every_visit() -> None:
    t = pearlbrook().set_row("river", *RIVER)
    assert visits(t) == []
    assert visits(t.set_city(0, "inn", "lookout")) == ["ambassador:river_two_red"]


def test_the_tile_may_be_used_at_once_by_its_discoverer() -> None:
    t = at_the_river().set_city(0, *CITIES["river_two_red"]).set_hand(0, "king", "farm")
    t.choose("ambassador:river_two_red")
    assert t.offers() == ["choose:pay", "done"]
    t.choose("choose:pay")
    assert t.hand(0) == ("farm",)
    assert t.tokens(0)["pearl"] == 2
    assert t.points(0) == 1


def test_using_the_tile_is_a_permission_and_the_pearl_is_kept() -> None:
    t = at_the_river().set_city(0, *CITIES["river_two_red"]).set_hand(0, "king", "farm")
    t.choose("ambassador:river_two_red").choose("done")
    assert sorted(t.hand(0)) == ["farm", "king"]
    assert t.tokens(0)["pearl"] == 1


def test_who_cannot_use_the_tile_may_visit_it_all_the_same() -> None:
    t = pearlbrook().set_row("river", *RIVER).set_city(0, *CITIES["river_two_red"])
    assert t.choose("ambassador:river_two_red").seat() == 1


def test_it_is_used_once_a_visit() -> None:
    t = at_the_river().set_city(0, *CITIES["river_two_red"]).set_hand(0, "king", "queen", "wife")
    t.choose("ambassador:river_two_red").choose("choose:pay").choose("discard:king")
    assert t.seat() == 1
    assert len(t.hand(0)) == 2


def test_why_a_space_cannot_be_visited_is_told() -> None:
    t = at_the_river().set_city(0, "farm")
    told = {
        refusal.target.get("place"): [reason.code for reason in refusal.reasons]
        for refusal in why_not(t.game, 0)
    }
    assert told["river_three_green"] == ["needs-more"]
    assert told["shoal"] == ["needs-any", "needs-hand"]


# The Shoal ------------------------------------------------------------------------------------


def test_two_resources_and_two_cards_buy_a_pearl() -> None:
    t = pearlbrook().set_resources(0, twig=1, berry=2).set_hand(0, "farm", "farm", "inn")
    t.choose("ambassador:shoal").choose("pay:twig")
    t.choose("discard:farm")
    assert t.tokens(0)["pearl"] == 1
    assert t.resources(0)["berry"] == 1
    assert t.hand(0) == ("inn",)


@pytest.mark.parametrize(("twigs", "cards"), [(1, 2), (2, 1)])
def test_the_whole_cost_must_be_paid(twigs: int, cards: int) -> None:
    t = pearlbrook().set_resources(0, twig=twigs).set_hand(0, *["farm"] * cards)
    assert "ambassador:shoal" not in t.offers()


def test_the_shoal_needs_no_card_in_the_city() -> None:
    t = pearlbrook().set_resources(0, twig=2).set_hand(0, "farm", "farm")
    assert "ambassador:shoal" in t.offers()
