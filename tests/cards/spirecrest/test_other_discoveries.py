"""Discoveries that last, that keep cards, and that act once."""

from __future__ import annotations

from tests.rulebook.spirecrest.sitting import explore, explorer, spirecrest

from everdell.testing import Table, table


def holding(discovery: str, seat: int = 0) -> Table:
    t = spirecrest().set_season(0, "summer").set_row("weather", "blizzard", "fog", "heat_wave")
    return t.set_aside(seat, "discoveries", discovery).set_turn(0)


def test_the_forager_draws_for_berries_on_ones_own_turn() -> None:
    t = holding("forager").set_forest("forest_three_berries").choose("visit:forest_three_berries")
    assert len(t.hand(0)) == 3


def test_the_forager_keeps_to_the_hand_limit() -> None:
    t = holding("forager").set_hand(0, *["farm"] * 7).set_forest("forest_three_berries")
    t.choose("visit:forest_three_berries")
    assert len(t.hand(0)) == 8


def test_the_prospector_discards_and_draws_for_points() -> None:
    t = holding("prospector").set_hand(0, "farm").choose("visit:basic_two_cards_point")
    t.choose("discard:farm")
    assert t.offers() == ["draw:deck", "done"]
    t.choose("draw:deck")
    assert len(t.hand(0)) == 3
    assert t.discard() == ("farm",)


def test_what_a_stadium_drew_is_in_hand_before_the_prospector_draws() -> None:
    t = table(boxes=("base", "extra", "spirecrest")).set_aside(0, "discoveries", "prospector")
    t.set_hand(0, *["farm"] * 4).set_city(0, "scurrble_stadium")
    t.set_deck("king", "mine", "inn", "judge", "wife").choose("visit:city:0:scurrble_stadium")
    t.choose("name:purple").choose("done")
    assert len(t.hand(0)) == 8
    assert t.seat() == 1  # there is no room for another card


def test_either_half_of_the_prospector_may_be_left_out() -> None:
    t = holding("prospector").choose("visit:basic_two_cards_point").choose("done").choose("done")
    assert len(t.hand(0)) == 2
    assert t.seat() == 1


def test_stormvale_lays_out_three_cards_that_all_may_play() -> None:
    t = explore(explorer("spring", "stormvale").set_deck("farm", "farm", "farm"), "stormvale")
    t = t.set_row("stormvale", "farm", "mine", "inn").set_resources(1, twig=3, resin=2)
    assert t.seat() == 1
    t.choose("play:farm:stormvale")
    if t.prompt() == "pay-card":
        t.choose(t.offers()[0])
    assert "farm" in t.city(1)
    assert t.points(0) == 1
    assert "" not in t.row("stormvale")


def test_its_owner_gains_no_point() -> None:
    t = holding("stormvale").set_row("stormvale", "farm", "mine", "inn")
    t.set_resources(0, twig=2, resin=1).choose("play:farm:stormvale")
    assert t.points(0) == 0


def test_the_archeologist_keeps_constructions_and_makes_them_cheaper() -> None:
    t = explorer("winter", "archeologist").set_hand(0, "farm", "wife").set_meadow("mine")
    t.choose("prepare").choose(t.offers()[0])
    if t.prompt() == "discover":
        t.choose("discover:archeologist")
    assert "store:wife:hand" not in t.offers()
    t.choose("store:farm:hand").choose("store:mine:meadow").choose("done")
    assert set(t.aside(0, "archeologist")) == {"farm", "mine"}
    assert t.hand(0) == ("wife",)
    t.set_turn(0).set_season(0, "autumn").set_resources(0, twig=1, resin=1)
    t.choose("play:farm:archeologist")
    assert t.city(0) == ("farm",)


def test_the_trail_guide_takes_two_berries_off_its_critters() -> None:
    t = holding("trail_guide").set_aside(0, "trail_guide", "husband", "wife")
    t.set_row("weather", "blizzard", "fog", "drought").set_resources(0, berry=0)
    t.choose("play:wife:trail_guide")
    assert t.city(0) == ("wife",)


def test_the_bounty_hunter_searches_the_deck_for_a_critter() -> None:
    t = explorer("summer", "bounty_hunter").set_hand(0, *["farm"] * 8)
    t.choose("prepare")
    while t.prompt() != "search-deck":
        t.choose(t.offers()[0])
    assert "name:farm" not in t.offers()
    t.choose("name:king")
    assert t.prompt() == "discard"  # past the hand limit
    t.choose("discard:farm")
    assert "king" in t.hand(0)
    assert len(t.hand(0)) == 8


def test_cloudsong_searches_for_a_construction_in_vain_if_it_is_gone() -> None:
    t = explorer("summer", "cloudsong").set_city(1, "palace", "palace").set_hand(1)
    t.choose("prepare")
    while t.prompt() != "search-deck":
        t.choose(t.offers()[0])
    t.choose("name:palace")
    assert "palace" not in t.hand(0)
    assert len(t.told("searched")) == 1


def test_the_cave_gives_by_colour_and_then_its_cards() -> None:
    t = explorer("summer", "cave_of_dancing_lights")
    t.set_deck("farm", "inn", "courthouse", "castle").choose("prepare")
    while t.prompt() != "gain-any":
        t.choose(t.offers()[0])
    t.choose("gain:berry")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 2}
    t.choose("take:castle").choose("done")
    assert t.hand(0) == ("castle",)
    assert set(t.discard()) >= {"farm", "inn", "courthouse"}


def test_star_weavers_draw_a_new_hand() -> None:
    t = explorer("summer", "star_weavers").set_hand(0, "farm", "mine").choose("prepare")
    while not any(id.startswith("discard:farm") for id in t.offers()):
        t.choose(t.offers()[0])
    t.choose("discard:farm").choose("done")
    assert len(t.hand(0)) == 8
    assert "mine" in t.hand(0)


def test_the_forager_rests_while_others_have_their_turn() -> None:
    """Who visits a Monastery gives berries to another player."""
    t = holding("forager", seat=1)
    before = len(t.hand(1))
    t.set_city(0, "monastery").set_resources(0, berry=2).choose("visit:city:0:monastery")
    while t.seat() == 0:
        t.choose("give:berry" if "give:berry" in t.offers() else t.offers()[0])
    assert t.resources(1)["berry"] == 2
    assert len(t.hand(1)) == before


def test_the_prospector_rests_while_others_have_their_turn() -> None:
    t = holding("prospector", seat=1).set_hand(1, "farm").set_city(1, "inn")
    t.set_meadow("farm", *["mine"] * 3, *["wife"] * 4).set_resources(0, twig=2, resin=1)
    t.choose("visit:city:1:inn").choose("play:farm:meadow")
    assert t.points(1) == 1
    assert t.hand(1) == ("farm",)


def test_the_prospector_counts_every_point() -> None:
    t = holding("prospector").set_city(0, "post_office", "farm", "university").set_hand(0, "inn")
    t.choose("visit:city:0:university").choose("discard:city:farm")
    while t.prompt() == "gain-any":
        t.choose(t.offers()[0])
    t.choose("discard:inn").choose("draw:deck")
    assert len(t.hand(0)) == 1


def test_what_lies_in_stormvale_is_no_card_of_the_meadow() -> None:
    t = holding("stormvale").set_row("stormvale", "farm", "mine", "inn").set_city(0, "inn")
    t.set_meadow(*["king"] * 2, *["judge"] * 2, *["monk"] * 2, *["wife"] * 2)
    t.set_resources(0, twig=2, resin=1)
    assert "play:farm:stormvale" in t.offers()
    t.set_season(0, "spring").set_row("weather", "blizzard", "fog")
    assert "play:farm:stormvale" in t.offers()  # fog hides the Meadow alone
    assert not [id for id in t.offers() if id.endswith(":meadow")]


def test_what_is_stored_is_not_in_hand_and_the_meadow_is_refilled() -> None:
    t = explore(
        explorer("winter", "archeologist").set_hand(0, "farm").set_meadow("mine"), "archeologist"
    )
    t.choose("store:farm:hand").choose("store:mine:meadow").choose("done")
    assert t.hand(0) == ()
    assert "" not in t.meadow()


def test_the_archeologist_keeps_three_cards_at_most() -> None:
    t = explorer("winter", "archeologist").set_hand(0, "farm", "inn", "mine", "ruins")
    explore(t, "archeologist")
    for card in ("farm", "inn", "mine"):
        t.choose(f"store:{card}:hand")
    assert set(t.aside(0, "archeologist")) == {"farm", "inn", "mine"}
    assert t.hand(0) == ("ruins",)


def test_no_other_ability_makes_a_stored_card_cheaper_still() -> None:
    """A Crane takes 3 off the printed price, or the Archeologist 1: never both."""
    t = holding("archeologist").set_aside(0, "archeologist", "mine").set_city(0, "crane")
    t.set_resources(0)  # one twig, resin and pebble: 3 with the Crane
    assert [id for id in t.offers() if id.startswith("play:mine")] == [
        "play:mine:archeologist:crane"
    ]
    t.set_aside(0, "archeologist", "palace").set_resources(0, twig=2, resin=2)
    assert not [id for id in t.offers() if id.startswith("play:palace")]


def test_the_deck_is_shuffled_after_it_was_searched() -> None:
    t = explorer("summer", "bounty_hunter").choose("prepare")
    while t.prompt() != "search-deck":
        t.choose(t.offers()[0])
    before = t.game.deck[: t.game.top]
    t.choose("name:king")
    after = t.game.deck[: t.game.top]
    assert len(after) == len(before) - 1
    assert [card for card in before if card != t.game.rules.numbers["king"]] != after


def test_the_hand_limit_holds_in_the_cave() -> None:
    t = explorer("summer", "cave_of_dancing_lights").set_hand(0, *["mine"] * 3, *["wife"] * 4)
    t.set_deck("farm", "inn", "courthouse", "wanderer").choose("prepare")
    while t.prompt() == "chart" or t.prompt() == "discover":
        t.choose(t.offers()[0])
    t.choose("take:farm")
    assert len(t.hand(0)) == 8
    assert t.seat() == 1


def test_the_trail_guide_keeps_critters_alone_and_three_at_most() -> None:
    t = explorer("winter", "trail_guide").set_hand(0, "farm", "wife", "king", "queen")
    t.set_meadow("husband", *["mine"] * 3, *["inn"] * 3, "farm")
    explore(t, "trail_guide")
    assert "store:farm:hand" not in t.offers()
    assert "store:mine:meadow" not in t.offers()
    t.choose("store:king:hand").choose("store:wife:hand").choose("store:husband:meadow")
    assert set(t.aside(0, "trail_guide")) == {"wife", "king", "husband"}
    assert set(t.hand(0)) == {"farm", "queen"}


def test_nothing_need_be_stored() -> None:
    t = explore(explorer("winter", "trail_guide").set_hand(0, "wife"), "trail_guide")
    t.choose("done")
    assert t.aside(0, "trail_guide") == ()
    assert t.hand(0) == ("wife",)


def test_a_lowered_price_of_the_trail_guide_is_dearer_in_the_heat_all_the_same() -> None:
    """A Wife costs 2 berries, 2 less, and 1 more."""
    t = holding("trail_guide").set_aside(0, "trail_guide", "wife").set_resources(0)
    assert "play:wife:trail_guide" not in t.offers()
    t.set_resources(0, berry=1).choose("play:wife:trail_guide")
    assert t.resources(0)["berry"] == 0


def test_what_is_stored_is_played_by_no_other_player() -> None:
    t = holding("archeologist").set_aside(0, "archeologist", "farm").set_turn(1)
    t.set_resources(1, twig=2, resin=1)
    assert not [id for id in t.offers() if "archeologist" in id]


def test_cloudsong_takes_a_construction_even_past_the_hand_limit() -> None:
    t = explorer("summer", "cloudsong").set_hand(0, *["farm"] * 8).choose("prepare")
    while t.prompt() != "search-deck":
        t.choose(t.offers()[0])
    assert "name:king" not in t.offers()
    t.choose("name:palace")
    assert t.prompt() == "discard"
    t.choose("discard:farm")
    assert "palace" in t.hand(0)
    assert len(t.hand(0)) == 8


def test_a_tan_card_of_the_cave_gives_a_twig() -> None:
    t = explorer("summer", "cave_of_dancing_lights")
    t.set_deck("wanderer", "wanderer", "inn", "farm").choose("prepare")
    while t.prompt() in ("chart", "discover"):
        t.choose(t.offers()[0])
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 1}


def test_star_weavers_may_keep_the_whole_hand() -> None:
    t = explorer("summer", "star_weavers").set_hand(0, "farm", "mine").choose("prepare")
    while not any(id.startswith("discard:farm") for id in t.offers()):
        t.choose(t.offers()[0])
    t.choose("done")
    assert {"farm", "mine"} <= set(t.hand(0))
    assert len(t.hand(0)) == 8


def test_the_forager_draws_for_berries_from_anywhere() -> None:
    t = holding("forager").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:hand")
    assert (t.resources(0)["berry"], len(t.hand(0))) == (1, 1)


def test_the_forager_draws_for_no_other_resource() -> None:
    assert holding("forager").choose("visit:basic_three_twigs").hand(0) == ()


def test_the_mountaineer_is_no_shelter_in_other_seasons() -> None:
    t = holding("mountaineer").set_hand(0, "wanderer").set_resources(0, berry=2)
    assert "play:wanderer:hand" not in t.offers()  # the heat wave of summer
    t.set_season(0, "winter").set_row("weather", "freezing_rain").set_forest("forest_two_any")
    assert "visit:forest_two_any" not in t.offers()


def test_with_the_mountaineer_one_discovery_of_the_ridge() -> None:
    t = explorer("summer", "sunblaze_city", "starfall_city").set_resources(0, twig=3)
    t.set_aside(0, "discoveries", "mountaineer").choose("prepare").choose("sunblaze_city")
    assert t.seat() == 1


def test_a_card_of_stormvale_is_replaced_at_once_and_paid_in_full() -> None:
    t = holding("stormvale", seat=1).set_row("stormvale", "farm", "mine", "inn")
    t.set_deck("king").set_resources(0, twig=1, resin=1)
    assert "play:farm:stormvale" not in t.offers()
    t.set_resources(0, twig=2, resin=1).choose("play:farm:stormvale")
    assert set(t.row("stormvale")) == {"king", "mine", "inn"}
    assert t.points(1) == 1


def test_stormvale_is_paid_for_a_critter_that_moves_in_too() -> None:
    t = holding("stormvale", seat=1).set_row("stormvale", "husband", "mine", "inn")
    t.set_city(0, "farm").choose("play:husband:stormvale:occupy")
    assert t.points(1) == 1
