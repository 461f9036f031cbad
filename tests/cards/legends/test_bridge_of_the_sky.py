"""Bridge of the Sky: a construction comes cheaper and lies on top of it."""

from __future__ import annotations

from everdell.testing import Table, table

BRIDGE = "bridge_of_the_sky"
FULL = ("mine",) * 3 + ("twig_barge",) * 3 + ("general_store",) * 3 + ("wife",) * 4 + ("farm",) * 2


def bridge_and(*city: str, hand: tuple[str, ...] = ()) -> Table:
    t = table(boxes=("base", "legends")).set_city(0, BRIDGE, *city)
    return t.set_hand(0, *hand)


def crossed(card: str, *city: str) -> Table:
    """The card has been played on top of the Bridge."""
    t = bridge_and(*city, hand=(card,)).set_resources(0, twig=9, resin=9, pebble=9)
    t.choose(f"play:{card}:hand:{BRIDGE}")
    if t.prompt() == "pay-card":
        t.choose(t.offers()[0])
    return t.set_turn(0)


def on_the_bridge(t: Table) -> list[str]:
    city = t.game.view(0)["players"][0]["city"]
    (slot,) = [card["slot"] for card in city if card["card"] == BRIDGE]
    return [card["card"] for card in city if card["shares_with"] == slot]


# A cheaper construction ------------------------------------------------------------------------


def test_a_construction_costs_three_resources_less_and_lies_on_top() -> None:
    t = bridge_and(hand=("theater",)).set_resources(0, twig=2)
    assert "play:theater:hand" not in t.offers()
    t.choose(f"play:theater:hand:{BRIDGE}")
    assert t.city(0) == (BRIDGE, "theater")
    assert on_the_bridge(t) == ["theater"]
    assert t.resources(0)["twig"] == 0


def test_the_player_chooses_what_is_spared() -> None:
    t = bridge_and(hand=("theater",)).set_resources(0, twig=3, resin=1, pebble=1)
    t.choose(f"play:theater:hand:{BRIDGE}")
    assert t.offers() == [
        "pay:twig=2",
        "pay:twig=1,resin=1",
        "pay:twig=1,pebble=1",
        "pay:resin=1,pebble=1",
    ]


def test_four_missing_resources_are_too_many() -> None:
    t = bridge_and(hand=("theater",)).set_resources(0, twig=1)
    assert f"play:theater:hand:{BRIDGE}" not in t.offers()


def test_the_unused_part_is_lost() -> None:
    t = bridge_and(hand=("general_store",)).choose(f"play:general_store:hand:{BRIDGE}")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}  # from the store


def test_it_is_a_permission() -> None:
    t = bridge_and(hand=("inn",)).set_resources(0, twig=2, resin=1).choose("play:inn:hand")
    assert on_the_bridge(t) == []


def test_it_works_for_meadow_cards() -> None:
    t = bridge_and().set_meadow("mine").choose(f"play:mine:meadow:{BRIDGE}")
    assert on_the_bridge(t) == ["mine"]


def test_it_works_in_any_later_turn_and_not_for_itself() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", BRIDGE).set_hand(0, "mine")
    assert not [o for o in t.offers() if o.endswith(BRIDGE)]
    t.set_resources(0, pebble=2).choose(f"play:{BRIDGE}:legends").set_turn(0)
    t.set_season(0, "autumn").choose(f"play:mine:hand:{BRIDGE}")
    assert on_the_bridge(t) == ["mine"]


def test_it_does_not_work_for_critters() -> None:
    t = bridge_and(hand=("wanderer",)).set_resources(0, berry=2)
    assert "play:wanderer:hand" in t.offers()
    assert f"play:wanderer:hand:{BRIDGE}" not in t.offers()


def test_it_does_not_work_from_another_city() -> None:
    t = table(boxes=("base", "legends")).set_city(1, BRIDGE).set_hand(0, "mine")
    assert not [o for o in t.offers() if o.startswith("play:mine")]


def test_it_never_joins_another_ability() -> None:
    t = bridge_and("dungeon", "wanderer", "judge", hand=("theater",))
    t.set_resources(0, twig=1, berry=9)
    assert not [o for o in t.offers() if o.startswith("play:theater")]
    t.set_resources(0, twig=2)
    assert [o for o in t.offers() if o.startswith("play:theater")] == [
        f"play:theater:hand:{way}" for way in (BRIDGE, "dungeon")
    ]


def test_it_joins_neither_inn_nor_queen() -> None:
    t = bridge_and("queen", hand=("mine",)).choose("visit:city:0:queen")
    assert [o for o in t.offers() if "mine:hand" in o] == ["play:mine:hand"]
    dear = ("castle", "castle", "palace", "palace", "ever_tree", "ever_tree", "theater", "theater")
    t = bridge_and("inn").set_meadow(*dear)  # three and three off would buy a Theater
    assert "visit:city:0:inn" not in t.offers()


def test_a_unique_card_of_the_city_is_not_played_again() -> None:
    t = bridge_and("lookout", hand=("lookout",))
    assert f"play:lookout:hand:{BRIDGE}" not in t.offers()


def test_a_crane_is_not_played_any_more() -> None:
    t = bridge_and(hand=("crane",)).set_resources(0, pebble=1)
    assert not [o for o in t.offers() if o.startswith("play:crane")]


# One space for two -----------------------------------------------------------------------------


def test_a_full_city_takes_in_a_construction_on_the_bridge_alone() -> None:
    t = bridge_and(*FULL, hand=("lookout",)).set_resources(0, twig=1, resin=1, pebble=1)
    assert [o for o in t.offers() if o.startswith("play:lookout:hand")] == [
        f"play:lookout:hand:{BRIDGE}"
    ]
    t.choose(f"play:lookout:hand:{BRIDGE}")
    assert on_the_bridge(t) == ["lookout"]


def test_the_construction_on_top_takes_no_space() -> None:
    t = crossed("lookout", *FULL[:14]).set_hand(0, "inn").set_resources(0, twig=2, resin=1)
    t.choose("play:inn:hand").set_turn(0).set_hand(0, "school").set_resources(0, twig=2, resin=2)
    assert "play:school:hand" not in t.offers()
    assert len(t.city(0)) == 1 + 14 + 1 + 1


def test_only_one_construction_lies_on_it() -> None:
    t = crossed("lookout").set_hand(0, "mine").set_resources(0)
    assert not [o for o in t.offers() if o.startswith("play:mine")]


# What lies on top ------------------------------------------------------------------------------


def test_it_is_worth_the_base_value_of_what_lies_on_top() -> None:
    assert bridge_and("castle").score(0).parts["prosperity"] == 0
    t = crossed("university")
    assert t.score(0).parts["cards"] == 3
    assert t.score(0).parts["prosperity"] == 3


def test_bonus_points_of_what_lies_on_top_do_not_count_twice() -> None:
    t = crossed("castle", "farm", "farm")
    assert t.score(0).parts["prosperity"] == 4 + 2  # as much as a Castle, and the Castle's bonus


def test_the_construction_on_top_keeps_its_ability() -> None:
    t = crossed("mine").set_resources(0).set_workers(0, 0).choose("prepare")
    assert t.resources(0)["pebble"] == 1
    t = crossed("lookout")
    assert "visit:city:0:lookout" in t.offers()


def test_its_own_effect_happens_when_it_is_played_there() -> None:
    t = crossed("clock_tower")
    assert t.on(0, "clock_tower") == {"point": 3}


def test_triggers_answer_to_it() -> None:
    t = bridge_and("historian", hand=("mine",)).set_deck("king")
    t.choose(f"play:mine:hand:{BRIDGE}")
    assert t.hand(0) == ("king",)


# Ruins on top ----------------------------------------------------------------------------------


def test_ruins_may_lie_on_it_in_place_of_a_construction_elsewhere() -> None:
    t = bridge_and("castle", hand=("ruins",)).choose(f"play:ruins:hand:{BRIDGE}")
    assert on_the_bridge(t) == ["ruins"]
    assert t.city(0) == (BRIDGE, "ruins")
    assert t.resources(0) == {"twig": 2, "resin": 3, "pebble": 3, "berry": 0}


def test_ruins_on_it_leave_the_space_of_the_construction_free() -> None:
    t = bridge_and(*FULL, hand=("ruins",)).choose(f"play:ruins:hand:{BRIDGE}")
    t.choose("demolish:farm").set_turn(0).set_hand(0, "inn").set_resources(0, twig=2, resin=1)
    assert "play:inn:hand" in t.offers()


def test_ruins_still_need_a_construction_and_never_the_bridge_itself() -> None:
    t = bridge_and("judge", hand=("ruins",))
    assert not [o for o in t.offers() if o.startswith("play:ruins")]


# The top leaves --------------------------------------------------------------------------------


def test_when_the_top_leaves_the_bridge_stays_and_is_worth_nothing() -> None:
    t = crossed("castle", "university").set_resources(0)
    t.choose("visit:city:0:university").choose("gain:berry")
    assert t.city(0) == (BRIDGE, "university")
    assert t.score(0).parts["prosperity"] == 0


def test_when_the_top_has_left_another_may_be_played_there() -> None:
    t = crossed("castle", "university").set_resources(0)
    t.choose("visit:city:0:university").choose("gain:berry").set_turn(0).set_resources(0)
    t.set_hand(0, "mine").choose(f"play:mine:hand:{BRIDGE}")
    assert on_the_bridge(t) == ["mine"]


def test_a_full_city_gains_no_space_when_the_top_leaves() -> None:
    t = crossed("lookout", *FULL[:14], "university").set_hand(0, "inn")
    t.choose("visit:city:0:university").choose("discard:city:lookout").choose("gain:twig")
    t.set_turn(0).set_resources(0, twig=9, resin=9)
    assert [o for o in t.offers() if o.startswith("play:inn")] == [f"play:inn:hand:{BRIDGE}"]


def test_ruins_in_place_of_the_top_need_a_space_of_their_own() -> None:
    t = crossed("lookout", *FULL[:15]).set_hand(0, "ruins").choose("play:ruins:hand")
    assert "demolish:lookout" not in t.offers()
    assert "demolish:mine" in t.offers()


# Beneath and above -----------------------------------------------------------------------------


def test_a_spring_beneath_the_bridge_is_nothing_on_top() -> None:
    t = bridge_and(hand=("mine",)).set_aside(0, "legends", "silver_scale_spring")
    t.set_resources(0, pebble=1).choose("play:silver_scale_spring:legends").set_turn(0)
    assert t.resources(0)["pebble"] == 2
    assert t.score(0).parts["prosperity"] == 0
    t.choose("play", "mine", "hand", BRIDGE)
    assert t.score(0).parts["prosperity"] == 2


def test_a_spring_beneath_the_construction_on_top_lies_beneath_them_both() -> None:
    t = crossed("mine").set_aside(0, "legends", "silver_scale_spring").set_resources(0, pebble=1)
    t.choose("play:silver_scale_spring:legends").choose("under:mine")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 0}
    assert on_the_bridge(t) == ["mine", "silver_scale_spring"]
    assert t.score(0).parts["prosperity"] == 2  # as much as the Mine, not the Spring


def test_a_spring_is_not_built_on_the_bridge() -> None:
    t = bridge_and().set_aside(0, "legends", "silver_scale_spring")
    assert not [o for o in t.offers() if o.startswith("play:silver_scale_spring")]


def test_a_legendary_construction_may_be_built_on_it() -> None:
    t = bridge_and().set_aside(0, "legends", "the_green_acorn").set_resources(0, twig=3)
    t.choose(f"play:the_green_acorn:legends:{BRIDGE}")
    assert on_the_bridge(t) == ["the_green_acorn"]


def test_an_inn_on_top_may_become_the_green_acorn() -> None:
    t = crossed("inn").set_aside(0, "legends", "the_green_acorn")
    t.choose("play:the_green_acorn:legends")
    assert on_the_bridge(t) == ["the_green_acorn"]
    assert t.score(0).parts["prosperity"] == 4


# Beside an equal one ---------------------------------------------------------------------------


def test_of_equal_cards_either_may_become_a_legend() -> None:
    t = crossed("farm", "farm").set_aside(0, "legends", "mcgregors_market")
    t.choose("play:mcgregors_market:legends")
    assert t.prompt() == "upgrade"
    t.choose("replace:farm:2")
    assert on_the_bridge(t) == ["mcgregors_market"]
    assert t.score(0).total == 4 + 4 + 1  # the Market, the Bridge, the Farm that stays


def test_of_equal_cards_either_may_be_discarded() -> None:
    t = crossed("inn", "inn", "university").choose("visit:city:0:university")
    assert t.offers() == ["discard:city:inn", "discard:city:inn:2"]
    t.choose("discard:city:inn:2")
    assert on_the_bridge(t) == []
    assert t.city(0) == (BRIDGE, "inn", "university")


def test_of_equal_cards_either_may_be_demolished() -> None:
    t = crossed("farm", "farm").set_hand(0, "ruins").choose("play:ruins:hand")
    t.choose("demolish:farm:2")
    assert on_the_bridge(t) == []


def test_of_equal_homes_either_may_be_occupied() -> None:
    t = crossed("farm", "farm").set_hand(0, "wife").choose("play:wife:hand:occupy")
    assert len(t.offers()) == 2
