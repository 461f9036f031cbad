"""Silver Scale Spring: slides under a construction and pays out what that one cost."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

SPRING = "silver_scale_spring"
PLAY = f"play:{SPRING}:legends"
FULL = ("mine",) * 3 + ("twig_barge",) * 3 + ("general_store",) * 3 + ("inn",) * 3 + ("wife",) * 3


def with_spring(*city: str) -> Table:
    t = table(boxes=("base", "legends", "extra")).set_aside(0, "legends", SPRING)
    return t.set_city(0, *city).set_resources(0, pebble=1)


def above(t: Table) -> str | None:
    """The card whose space the Spring shares."""
    city = {card["slot"]: card for card in t.game.view(0)["players"][0]["city"]}
    (spring,) = [card for card in city.values() if card["card"] == SPRING]
    host = spring["shares_with"]
    return None if host is None else city[host]["card"]


# Under a construction --------------------------------------------------------------------------


def test_any_construction_of_the_city_may_be_chosen() -> None:
    t = with_spring("castle", "farm", "judge", "crane").set_city(1, "inn").choose(PLAY)
    assert t.prompt() == "slide-under"
    assert t.offers() == ["under:castle", "under:farm", "under:crane"]


def test_its_printed_cost_is_paid_out_and_two_cards_are_drawn() -> None:
    t = with_spring("castle", "farm").set_deck("king", "queen").choose(PLAY).choose("under:castle")
    assert t.resources(0) == {"twig": 2, "resin": 3, "pebble": 3, "berry": 0}
    assert sorted(t.hand(0)) == ["king", "queen"]
    assert above(t) == "castle"
    assert t.city(0) == ("castle", "farm", SPRING)


def test_a_single_construction_is_the_choice() -> None:
    t = with_spring("farm", "judge").choose(PLAY)
    assert t.seat() == 1
    assert above(t) == "farm"
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 0}


def test_another_legend_may_lie_above_it() -> None:
    t = with_spring("the_green_acorn").choose(PLAY)
    assert t.resources(0) == {"twig": 3, "resin": 3, "pebble": 0, "berry": 0}
    assert above(t) == "the_green_acorn"


def test_the_construction_above_works_as_before() -> None:
    t = with_spring("farm").choose(PLAY).set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.resources(0)["berry"] == 1
    t = with_spring("farm").set_hand(0, "wife").choose(PLAY).set_turn(0)
    assert "play:wife:hand:occupy" in t.offers()


def test_constructions_that_differ_are_told_apart() -> None:
    t = with_spring("farm", "farm").set_on(0, "farm", copy=2, occupied=True).choose(PLAY)
    assert t.offers() == ["under:farm", "under:farm:2"]


def test_draws_stop_at_the_hand_limit() -> None:
    t = with_spring("farm").set_hand(0, *FULL[:7]).set_deck("king", "queen").choose(PLAY)
    assert sorted(t.hand(0)) == sorted([*FULL[:7], "king"])


# Spaces ----------------------------------------------------------------------------------------


def test_it_takes_no_space_and_opens_one() -> None:
    t = with_spring(*FULL).choose(PLAY).choose("under:mine").set_turn(0)
    t.set_hand(0, "farm", "crane").set_resources(0, twig=9, resin=9, pebble=9)
    t.choose("play:farm:hand").set_turn(0)
    assert "play:crane:hand" not in t.offers()
    assert len(t.city(0)) == 15 + 2


def test_in_a_ruins_place_it_gives_back_that_space_as_well() -> None:
    t = with_spring(*FULL[:14], "ruins").choose(PLAY).choose("under:mine").set_turn(0)
    t.set_hand(0, "farm", "crane", "castle").set_resources(0, twig=9, resin=9, pebble=9)
    t.choose("play:farm:hand").set_turn(0).choose("play:crane:hand").set_turn(0)
    assert "play:castle:hand" not in t.offers()


# Ruins, or nothing at all ----------------------------------------------------------------------


def test_in_a_ruins_place_it_is_free_and_slides_under_what_remains() -> None:
    t = with_spring("ruins", "farm", "inn").set_resources(0).choose(PLAY)
    assert t.offers() == ["under:farm", "under:inn"]
    t.choose("under:inn")
    assert t.city(0) == (SPRING, "farm", "inn")
    assert t.discard() == ("ruins",)
    assert above(t) == "inn"


def test_of_several_ruins_another_may_lie_above_it() -> None:
    t = with_spring("ruins", "ruins").choose(PLAY)
    assert sorted(t.city(0)) == ["ruins", SPRING]
    assert above(t) == "ruins"
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}  # a Ruins costs none
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize("city", [(), ("judge",), ("ruins",)])
def test_without_another_construction_it_is_played_without_effect(city: tuple[str, ...]) -> None:
    t = with_spring(*city).choose(PLAY)
    assert t.seat() == 1
    assert SPRING in t.city(0)
    assert above(t) is None
    assert t.hand(0) == ()
    assert t.score(0).parts["cards"] == 2 + 2 * ("judge" in city)


def test_beside_the_others_it_takes_no_space_either() -> None:
    t = with_spring().choose(PLAY).set_turn(0).set_city(1)
    assert t.game.view(0)["players"][0]["city"][0]["shares_with"] is None
    t.set_city(0, SPRING, *FULL).set_hand(0, "farm", "crane")
    t.set_resources(0, twig=9, resin=9, pebble=9).choose("play:farm:hand").set_turn(0)
    assert "play:crane:hand" not in t.offers()


def test_no_ruins_are_played_afterwards() -> None:
    t = with_spring("farm").set_hand(0, "ruins").choose(PLAY).set_turn(0)
    assert not [o for o in t.offers() if o.startswith("play:ruins")]


# When the construction above leaves ------------------------------------------------------------


def test_when_the_construction_above_leaves_it_stays() -> None:
    t = with_spring("university", "farm").choose(PLAY).choose("under:farm").set_turn(0)
    t.choose("visit:city:0:university").choose("gain:twig")
    assert t.city(0) == ("university", SPRING)
    assert above(t) is None


def test_the_space_of_a_construction_that_leaves_is_free() -> None:
    t = with_spring(*FULL[:14], "university").choose(PLAY).choose("under:mine").set_turn(0)
    t.set_hand(0, "farm").set_resources(0, twig=2, resin=1).choose("play:farm:hand").set_turn(0)
    t.set_hand(0, "crane").set_resources(0, pebble=1)
    assert "play:crane:hand" not in t.offers()
    t.choose("visit:city:0:university").choose("discard:city:mine").choose("gain:twig").set_turn(0)
    t.set_resources(0, pebble=1)
    assert "play:crane:hand" in t.offers()


def test_in_a_full_city_the_construction_above_makes_room_by_leaving() -> None:
    t = with_spring(*FULL[:14], "crane").choose(PLAY).choose("under:crane").set_turn(0)
    t.set_hand(0, "farm").set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    t.set_turn(0).set_hand(0, "lookout").set_resources(0, twig=1, resin=1, pebble=1)
    assert [o for o in t.offers() if "lookout:hand" in o] == ["play:lookout:hand:crane"]
    t.choose("play:lookout:hand:crane")
    assert above(t) is None
    assert len(t.city(0)) == 15 + 2


def test_a_crane_above_it_may_be_used_up() -> None:
    t = with_spring("crane").choose(PLAY).set_turn(0).set_hand(0, "inn").set_resources(0)
    t.choose("play:inn:hand:crane")
    assert t.city(0) == (SPRING, "inn")
    assert above(t) is None
