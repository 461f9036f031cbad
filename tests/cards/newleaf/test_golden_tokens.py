"""Golden occupied tokens: critters move in for free where a golden banner speaks of them."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

FULL = (*["farm"] * 8, *["mine"] * 3, *["storehouse"] * 3)
LEGENDS = ("base", "legends", "newleaf")


def newleaf(*city: str, hand: tuple[str, ...] = (), players: int = 2) -> Table:
    t = table(players, boxes=("base", "newleaf")).set_city(0, *city)
    return t.set_hand(0, *hand)


def with_legends(*city: str, hand: tuple[str, ...] = ()) -> Table:
    return table(boxes=LEGENDS).set_city(0, *city).set_hand(0, *hand)


def ways(t: Table, card: str) -> list[str]:
    """How a card may be played from the hand, other than for its price."""
    begin = f"play:{card}:hand:"
    return [o.removeprefix(begin) for o in t.offers() if o.startswith(begin)]


# One token, one critter ------------------------------------------------------------------------


def test_all_have_three() -> None:
    t = newleaf(players=4)
    assert [t.tokens(seat)["golden"] for seat in range(4)] == [3, 3, 3, 3]


def test_all_have_three_without_the_board_too() -> None:
    t = table(boxes=("base", "newleaf"), options={"newleaf_board": "cards_only"})
    assert t.tokens(1)["golden"] == 3


def test_a_newleaf_critter_moves_into_a_construction_that_its_banner_names() -> None:
    t = newleaf("clock_tower", hand=("inventor",)).choose("play:inventor:hand:golden")
    assert t.city(0) == ("clock_tower", "inventor")
    assert t.occupied(0, "clock_tower")
    assert t.tokens(0)["golden"] == 2
    assert t.tokens(1)["golden"] == 3


def test_a_critter_moves_into_a_newleaf_construction_whose_banner_names_it() -> None:
    t = newleaf("ever_wall", hand=("king",)).choose("play:king:hand:golden")
    assert t.city(0) == ("ever_wall", "king")
    assert t.occupied(0, "ever_wall")


def test_all_see_which_token_it_is() -> None:
    t = newleaf("ever_wall", "farm", hand=("king",)).set_on(0, "farm", occupied=True)
    wall, farm, _ = t.choose("play:king:hand:golden").game.view(1)["players"][0]["city"]
    assert (wall["occupied"], wall.get("token")) == (True, "golden")
    assert (farm["occupied"], farm.get("token")) == (True, None)


def test_nothing_is_paid() -> None:
    t = newleaf("ever_wall", hand=("king",)).set_resources(0, berry=6)
    t.choose("play:king:hand:golden")
    assert t.resources(0)["berry"] == 6


def test_of_several_constructions_one_is_chosen() -> None:
    t = newleaf("farm", "inn", "castle", "tea_house", hand=("lamplighter",))
    t.choose("play:lamplighter:hand:golden")
    assert t.prompt() == "pay-card"
    assert t.offers() == ["pay:golden:farm", "pay:golden:inn", "pay:golden:tea_house"]
    t.choose("pay:golden:inn")
    assert [t.occupied(0, home) for home in ("farm", "inn", "castle")] == [False, True, False]


def test_either_banner_is_enough() -> None:
    """The Gardener wants a green construction, the Hotel lets tan critters in."""
    assert ways(newleaf("hotel", hand=("gardener",)), "gardener") == ["golden"]
    assert ways(newleaf("farm", hand=("gardener",)), "gardener") == ["golden"]
    assert ways(newleaf("inn", hand=("gardener",)), "gardener") == []


def test_the_price_may_be_paid_instead() -> None:
    t = newleaf("ever_wall", hand=("king",)).set_resources(0, berry=6).choose("play:king:hand")
    assert t.tokens(0)["golden"] == 3
    assert not t.occupied(0, "ever_wall")


def test_what_the_card_sets_off_happens_as_usual() -> None:
    t = newleaf("farm", "shopkeeper", hand=("lamplighter",)).choose("play:lamplighter:hand:golden")
    t.choose("done")
    assert t.resources(0)["berry"] == 1


# Golden or plain -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("home", "guest"), [("farm", "wife"), ("castle", "king"), ("inn", "innkeeper")]
)
def test_without_a_newleaf_card_no_golden_token_is_used(home: str, guest: str) -> None:
    assert ways(newleaf(home, hand=(guest,)), guest) == ["occupy"]


def test_newleaf_critters_never_use_a_plain_token() -> None:
    t = newleaf("farm", "inn", "lookout", "castle", hand=("lamplighter", "conductor", "baker"))
    assert not [o for o in t.offers() if o.endswith(":occupy")]


def test_newleaf_constructions_never_take_a_plain_token() -> None:
    t = newleaf(
        "greenhouse", "hotel", "museum", hand=("husband", "wanderer", "historian", "doctor")
    )
    assert not [o for o in t.offers() if o.endswith(":occupy")]


def test_critters_that_live_in_any_construction_need_a_banner_there_too() -> None:
    t = table(boxes=("base", "rugwort", "newleaf")).set_city(0, "greenhouse", "hotel")
    t.set_hand(0, "rugwort_the_robber", "rugwort_the_rowdy").set_city(1, "mine")
    assert ways(t, "rugwort_the_robber") == ["golden"]  # tan, as the Hotel likes them
    assert ways(t, "rugwort_the_rowdy") == ["golden"]  # green, as the Greenhouse likes them
    t.set_city(0, "greenhouse")
    assert ways(t, "rugwort_the_robber") == []
    assert ways(t.set_city(0, "farm"), "rugwort_the_robber") == ["occupy"]


def test_a_plain_token_on_the_ever_tree_may_bring_in_a_newleaf_critter() -> None:
    t = newleaf("ever_tree", hand=("lamplighter",))
    assert ways(t, "lamplighter") == ["occupy"]
    t.choose("play:lamplighter:hand:occupy").choose("done")
    assert t.occupied(0, "ever_tree")
    assert t.tokens(0)["golden"] == 3


def test_the_ever_tree_takes_a_golden_token_where_a_banner_names_it() -> None:
    t = newleaf("ever_tree", hand=("photographer", "wanderer"))
    assert ways(t, "photographer") == ["occupy", "golden"]
    t.choose("play:photographer:hand:golden")
    assert t.tokens(0)["golden"] == 2
    assert ways(t.set_turn(0), "wanderer") == []  # one token, of either sort


def test_where_a_plain_token_lies_no_golden_one_is_put() -> None:
    t = newleaf("farm", hand=("wife", "lamplighter")).choose("play:wife:hand:occupy").set_turn(0)
    assert ways(t, "lamplighter") == []


def test_where_a_golden_token_lies_no_plain_one_is_put() -> None:
    t = newleaf("farm", hand=("wife", "lamplighter")).choose("play:lamplighter:hand:golden")
    t.choose("done").set_turn(0)
    assert ways(t, "wife") == []


def test_one_golden_token_for_each_construction() -> None:
    t = newleaf("ever_wall", hand=("king", "wife")).choose("play:king:hand:golden").set_turn(0)
    assert ways(t, "wife") == []
    t.set_city(0, "ever_wall", "library", "king")
    assert ways(t, "wife") == ["golden"]


# Three in all ----------------------------------------------------------------------------------


def test_never_more_than_three() -> None:
    t = newleaf(*["farm"] * 4, hand=("poet", "poet", "poet", "gardener"))
    for left in (2, 1, 0):
        t.choose("play:poet:hand:golden").choose("name:green").set_turn(0)
        t.set_hand(0, *["poet"] * left, "gardener")
        assert t.tokens(0)["golden"] == left
    assert ways(t, "gardener") == []


def test_a_token_on_a_card_that_leaves_is_lost() -> None:
    t = newleaf("hotel", "university", hand=("wanderer",)).choose("play:wanderer:hand:golden")
    t.set_turn(0).choose("visit:city:0:university").choose("discard:city:hotel")
    t.choose("gain:twig")
    assert t.tokens(0)["golden"] == 2


def test_a_new_copy_of_the_card_is_free_again() -> None:
    t = newleaf("hotel", "university", hand=("wanderer",)).choose("play:wanderer:hand:golden")
    t.set_turn(0).choose("visit:city:0:university").choose("discard:city:hotel")
    t.choose("gain:twig").set_turn(0).set_hand(0, "hotel", "wanderer")
    t.set_resources(0, twig=2, pebble=1).choose("play:hotel:hand").set_turn(0)
    assert ways(t, "wanderer") == ["golden"]


def test_the_token_stays_when_the_critter_leaves() -> None:
    t = newleaf("clock_tower", hand=("inventor", "wife")).choose("play:inventor:hand:golden")
    t.set_turn(0).choose("play:wife:hand:inventor").set_turn(0).set_hand(0, "diplomat")
    assert t.occupied(0, "clock_tower")
    assert ways(t, "diplomat") == []
    assert t.tokens(0)["golden"] == 2


def test_a_new_season_brings_none_back() -> None:
    t = newleaf("ever_wall", hand=("king",)).choose("play:king:hand:golden").set_turn(0)
    t.set_workers(0, 0).choose("prepare")
    assert t.tokens(0)["golden"] == 2
    assert t.occupied(0, "ever_wall")


# Where the critter comes from ------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["meadow", "station"])
def test_critters_of_the_meadow_and_the_station_may_move_in(origin: str) -> None:
    t = newleaf("ever_wall").set_row(origin, "king").set_row("train", "train_berry")
    t.set_deck("bard").choose(f"play:king:{origin}:golden")
    assert t.city(0) == ("ever_wall", "king")
    assert t.tokens(0)["golden"] == 2
    assert t.row(origin)[0] == "bard"
    assert t.resources(0)["berry"] == (1 if origin == "station" else 0)


def test_a_reserved_critter_may_move_in_and_the_reservation_is_used() -> None:
    t = newleaf("ever_wall").set_aside(0, "reserved", "king").set_resources(0, berry=4)
    assert [o for o in t.offers() if o.startswith("play:king")] == ["play:king:reserved:golden"]
    t.choose("play:king:reserved:golden")
    assert t.city(0) == ("ever_wall", "king")
    assert t.resources(0)["berry"] == 4
    assert t.tokens(0)["reservation"] == 0


def test_a_critter_revealed_by_a_text_does_not_use_one() -> None:
    t = newleaf("tea_house", hand=("postal_pigeon",)).set_resources(0, berry=2)
    t.set_deck("wanderer", "king").choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:wanderer:revealed", "done"]
    t.choose("play:wanderer:revealed")
    assert t.tokens(0)["golden"] == 3


@pytest.mark.parametrize("place", ["inn", "queen"])
def test_it_joins_no_other_ability(place: str) -> None:
    t = newleaf(place, "ever_wall", hand=("king", "wife")).set_meadow("wife", "king", "mine")
    t.choose(f"visit:city:0:{place}")
    assert not [o for o in t.offers() if o.endswith("golden")]


# Where it may move in --------------------------------------------------------------------------


def test_the_matched_card_may_be_of_any_box() -> None:
    assert ways(with_legends("the_green_acorn", hand=("magician",)), "magician") == ["golden"]
    t = with_legends("greenhouse").set_aside(0, "legends", "poe").choose("play:poe:legends:golden")
    assert t.city(0) == ("greenhouse", "poe")
    assert t.tokens(0)["golden"] == 2


def test_a_legend_is_neither_common_nor_unique() -> None:
    t = with_legends("mcgregors_market", hand=("lamplighter", "mayor", "gardener"))
    assert ways(t, "lamplighter") == []
    assert ways(t, "mayor") == []
    assert ways(t, "gardener") == ["golden"]  # by its colour
    t = with_legends("main_road", "museum").set_aside(0, "legends", "poe")
    assert not [o for o in t.offers() if o.startswith("play:poe")]


def test_constructions_of_other_cities_let_no_critter_in() -> None:
    t = newleaf(hand=("king",)).set_city(1, "ever_wall")
    assert ways(t, "king") == []


def test_critters_are_no_homes() -> None:
    assert ways(newleaf("king", "queen", hand=("mayor",)), "mayor") == []


def test_constructions_are_never_played_with_one() -> None:
    t = newleaf("greenhouse", "tea_house", "hotel", hand=("farm", "greenhouse", "air_balloon"))
    assert not [o for o in t.offers() if o.endswith(":golden") and ":hand:" in o]


def test_the_city_must_have_room() -> None:
    assert ways(newleaf(*FULL, "hotel", hand=("bard",)), "bard") == []
    assert ways(newleaf(*FULL, "hotel", hand=("wanderer",)), "wanderer") == ["golden"]
    t = newleaf(*FULL[:13], "husband", "ever_wall", "inn", hand=("wife", "king"))
    assert (ways(t, "wife"), ways(t, "king")) == (["occupy", "golden"], [])


def test_a_unique_critter_moves_in_once() -> None:
    assert ways(newleaf("clock_tower", "inventor", hand=("inventor",)), "inventor") == ["inventor"]


def test_a_fool_moves_into_ones_own_hotel_and_goes_to_an_opponent() -> None:
    t = newleaf("hotel", hand=("fool",)).choose("play:fool:hand:golden")
    assert t.city(1) == ("fool",)
    assert t.occupied(0, "hotel")


# The solo game ---------------------------------------------------------------------------------


def test_alone_rugwort_has_none() -> None:
    assert newleaf(players=1).tokens(1)["golden"] == 0


@pytest.mark.parametrize(("left", "points"), [(3, 0), (2, 2), (1, 3)])
def test_alone_rugwort_gains_nothing_then_two_then_three_points(left: int, points: int) -> None:
    t = newleaf("ever_wall", hand=("king",), players=1).set_tokens(0, golden=left)
    t.choose("play:king:hand:golden")
    assert t.points(1) == points
    assert len(t.city(1)) == 1  # and plays his card besides


def test_at_other_tables_no_player_gains_anything() -> None:
    t = (
        newleaf("ever_wall", hand=("king",))
        .set_tokens(0, golden=1)
        .choose("play", "king", "golden")
    )
    assert (t.points(0), t.points(1)) == (0, 0)


def test_a_legendary_critter_may_move_in_where_a_banner_names_its_colour() -> None:
    t = table(boxes=("base", "legends", "newleaf")).set_city(0, "bank")
    t.set_aside(0, "legends", "fynn_nobletail").choose("play:fynn_nobletail:legends:golden")
    assert t.city(0) == ("bank", "fynn_nobletail")
    assert t.tokens(0)["golden"] == 2


def test_a_card_that_stands_for_another_takes_its_place_and_needs_no_token() -> None:
    t = table(boxes=("base", "legends", "newleaf")).set_city(0, "bank", "king")
    t.set_aside(0, "legends", "fynn_nobletail")
    assert [o for o in t.offers() if "fynn" in o] == ["play:fynn_nobletail:legends"]
