"""Playing a Legend: for its price, or free in place of the card of its banner."""

from __future__ import annotations

import pytest

from everdell.engine.phrases import phrase_view
from everdell.engine.reasons import why_not
from everdell.testing import Table, table

RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
BANNERS = [
    ("amilla_glistendew", "queen"),
    ("cirrus_windfall", "postal_pigeon"),
    ("foresight", "historian"),
    ("fynn_nobletail", "king"),
    ("poe", "teacher"),
    ("bridge_of_the_sky", "crane"),
    ("mcgregors_market", "farm"),
    ("oleanders_opera_house", "theater"),
    ("silver_scale_spring", "ruins"),
    ("the_green_acorn", "inn"),
]
LEGENDS = [legend for legend, _ in BANNERS]
FILLING = (
    *("mine", "mine", "mine", "twig_barge", "twig_barge", "twig_barge"),
    *("general_store", "general_store", "general_store", "wife", "wife", "wife"),
    *("storehouse", "storehouse", "storehouse"),
)


def holding(*legends: str) -> Table:
    return table(boxes=("base", "legends")).set_aside(0, "legends", *legends)


def ways(t: Table, legend: str) -> list[str]:
    return [o for o in t.offers() if o.startswith(f"play:{legend}:")]


# For its price ---------------------------------------------------------------------------------


def test_it_is_played_like_any_card_and_leaves_the_pair() -> None:
    t = holding("fynn_nobletail", "the_green_acorn").set_resources(0, berry=8)
    t.choose("play:fynn_nobletail:legends")
    assert t.city(0) == ("fynn_nobletail",)
    assert t.aside(0, "legends") == ("the_green_acorn",)
    assert t.resources(0)["berry"] == 1
    assert t.seat() == 1


def test_no_player_plays_a_legend_of_another() -> None:
    t = holding("fynn_nobletail").set_resources(1, **RICH).set_turn(1)
    assert ways(t, "fynn_nobletail") == []


def test_a_banner_card_in_another_city_or_in_hand_is_no_help() -> None:
    t = holding("poe").set_city(1, "teacher").set_hand(0, "teacher")
    assert ways(t, "poe") == []


# By other ways of paying -----------------------------------------------------------------------


def test_a_prisoner_may_help_to_pay() -> None:
    t = holding("poe").set_city(0, "dungeon", "wanderer").set_resources(0, berry=1)
    assert ways(t, "poe") == ["play:poe:legends:dungeon"]
    t.choose("play:poe:legends:dungeon")
    assert t.city(0) == ("dungeon", "poe")
    assert t.on(0, "dungeon") == {"cards": ("wanderer",)}


def test_an_innkeeper_may_help_to_pay_for_a_critter() -> None:
    t = holding("poe", "the_green_acorn").set_city(0, "innkeeper").set_resources(0, berry=1)
    assert ways(t, "the_green_acorn") == []
    t.choose("play:poe:legends:innkeeper")
    assert t.city(0) == ("poe",)
    assert t.resources(0)["berry"] == 0


def test_a_crane_may_help_to_pay_for_a_construction() -> None:
    t = holding("poe", "the_green_acorn").set_city(0, "crane").set_resources(0, twig=3)
    assert ways(t, "poe") == []
    t.choose("play:the_green_acorn:legends:crane")
    assert t.city(0) == ("the_green_acorn",)


def test_a_judge_may_help_to_pay() -> None:
    t = holding("the_green_acorn").set_city(0, "judge").set_resources(0, twig=3, resin=2, berry=1)
    assert ways(t, "the_green_acorn") == ["play:the_green_acorn:legends:judge"]
    t.choose("play:the_green_acorn:legends:judge")
    assert sum(t.resources(0).values()) == 0


def test_an_ever_tree_lets_a_legendary_critter_in_and_no_construction() -> None:
    t = holding("poe", "the_green_acorn").set_city(0, "ever_tree")
    assert ways(t, "the_green_acorn") == []
    t.choose("play:poe:legends:occupy")
    assert t.occupied(0, "ever_tree")


def test_a_school_lets_in_its_teacher_and_not_poe() -> None:
    t = holding("poe").set_city(0, "school").set_hand(0, "teacher")
    assert ways(t, "poe") == []
    assert "play:teacher:hand:occupy" in t.offers()


def test_queen_and_inn_do_not_reach_them() -> None:
    t = holding("poe", "silver_scale_spring").set_city(0, "queen").set_hand(0, "farm")
    t.choose("visit:city:0:queen")
    assert not [o for o in t.offers() if o.endswith(":legends")]
    t = holding("poe", "silver_scale_spring").set_city(0, "inn").set_resources(0, **RICH)
    t.choose("visit:city:0:inn")
    assert not [o for o in t.offers() if o.endswith(":legends")]


def test_legends_of_ones_own_do_not_reach_them_either() -> None:
    t = holding("cirrus_windfall", "silver_scale_spring").set_hand(0, "farm")
    t.set_city(0, "postal_pigeon").choose("play:cirrus_windfall:legends")
    assert "play:farm:hand" in t.offers()
    assert ways(t, "silver_scale_spring") == []
    t = holding("poe").set_city(0, "the_green_acorn").set_hand(0, "farm", "mine")
    assert ways(t.choose("visit:city:0:the_green_acorn"), "poe") == []


# In place of the card of its banner ------------------------------------------------------------


@pytest.mark.parametrize(("legend", "banner"), BANNERS)
def test_with_its_banner_card_in_the_city_there_is_no_other_way(legend: str, banner: str) -> None:
    t = holding(legend).set_city(0, banner, "innkeeper", "judge", "dungeon", "ever_tree")
    t.set_resources(0, **RICH)
    assert ways(t, legend) == [f"play:{legend}:legends"]
    t.choose(f"play:{legend}:legends")
    assert banner not in t.city(0)
    assert t.city(0)[0] == legend  # it stands where the other stood
    assert t.discard() == (banner,)
    assert all(left >= RICH[kind] for kind, left in t.resources(0).items())
    assert not t.occupied(0, "ever_tree")


def test_everything_on_the_card_moves_over() -> None:
    t = holding("the_green_acorn").set_city(0, "inn")
    t.set_on(
        0,
        "inn",
        occupied=True,
        point=2,
        resin=3,
        cards=("king",),
        workers=(1,),
        settled=(0,),
    )
    t.choose("play:the_green_acorn:legends")
    assert t.occupied(0, "the_green_acorn")
    assert t.on(0, "the_green_acorn") == {"point": 2, "resin": 3, "cards": ("king",)}
    (acorn,) = t.game.view(0)["players"][0]["city"]
    assert (acorn["workers"], acorn["settled"]) == ([1], [0])
    assert t.score(0).total == 4 + 2


def test_moving_over_activates_nothing() -> None:
    t = holding("the_green_acorn").set_city(0, "inn").set_on(0, "inn", workers=(1,))
    t.set_hand(0, "farm").set_hand(1, "farm").choose("play:the_green_acorn:legends")
    assert (t.seat(), t.prompt()) == (1, "turn")
    assert t.points(0) == 0


def test_a_worker_who_moved_over_comes_home_with_the_season() -> None:
    t = holding("the_green_acorn").set_city(0, "inn").set_on(0, "inn", workers=(0,))
    t.choose("play:the_green_acorn:legends").set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.standing(0, "the_green_acorn") == ()
    assert t.workers(0) == 1 + 1


def test_a_spring_beneath_the_card_stays_beneath_the_legend() -> None:
    t = holding("mcgregors_market", "silver_scale_spring").set_city(0, "farm")
    t.set_resources(0, pebble=1).choose("play:silver_scale_spring:legends").set_turn(0)
    t.choose("play:mcgregors_market:legends").choose("gain:twig").choose("gain:twig")
    market, spring = t.game.view(0)["players"][0]["city"]
    assert (market["card"], spring["card"]) == ("mcgregors_market", "silver_scale_spring")
    assert spring["shares_with"] == market["slot"]


def test_of_banner_cards_that_differ_the_player_chooses_one() -> None:
    t = holding("mcgregors_market").set_city(0, "farm", "farm", "farm")
    t.set_on(0, "farm", copy=2, occupied=True).choose("play:mcgregors_market:legends")
    assert t.prompt() == "upgrade"
    assert t.offers() == ["replace:farm", "replace:farm:2"]
    t.choose("replace:farm:2").choose("gain:twig").choose("gain:twig")
    assert t.city(0) == ("farm", "mcgregors_market", "farm")
    assert t.occupied(0, "mcgregors_market")
    assert not t.occupied(0, "farm")


def test_there_is_no_question_about_banner_cards_that_are_alike() -> None:
    t = holding("mcgregors_market").set_city(0, "farm", "farm")
    assert t.choose("play:mcgregors_market:legends").prompt() == "gain-any"


def test_triggers_answer_to_it() -> None:
    t = holding("poe").set_city(0, "teacher", "shopkeeper").choose("play:poe:legends")
    assert t.resources(0)["berry"] == 1


# Never again -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("legend", "banner"), BANNERS)
def test_no_copy_of_its_banner_card_is_played_afterwards(legend: str, banner: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, legend, "castle", "ever_tree", "judge")
    t.set_hand(0, banner, "wanderer").set_meadow(banner).set_resources(0, **RICH)
    assert "play:wanderer:hand" in t.offers()
    assert ways(t, banner) == []


@pytest.mark.parametrize(("legend", "banner"), BANNERS)
def test_other_cities_take_the_banner_card_as_before(legend: str, banner: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, legend).set_city(1, "mine").set_turn(1)
    t.set_hand(1, banner).set_resources(1, **RICH)
    assert f"play:{banner}:hand" in t.offers()


@pytest.mark.parametrize(("legend", "banner"), [("poe", "teacher"), ("mcgregors_market", "farm")])
def test_no_text_brings_one_either(legend: str, banner: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, legend, "queen").set_hand(0, banner, "wife")
    t.choose("visit:city:0:queen")
    assert "play:wife:hand" in t.offers()
    assert ways(t, banner) == []


@pytest.mark.parametrize(("legend", "banner"), [("poe", "teacher"), ("fynn_nobletail", "king")])
def test_the_reason_is_told(legend: str, banner: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, legend).set_hand(0, banner)
    t.set_resources(0, **RICH)
    target = {"zone": "hand", "card": banner}
    (refusal,) = [one for one in why_not(t.game, 0) if one.target == target]
    (reason,) = refusal.reasons
    assert phrase_view(reason.phrase) == {
        "message": "why-upgraded-there",
        "gaps": {"card": {"component": banner}},
    }


def test_copies_that_stood_there_before_stay_and_work() -> None:
    t = holding("the_green_acorn").set_city(0, "inn", "inn").choose("play:the_green_acorn:legends")
    assert sorted(t.city(0)) == ["inn", "the_green_acorn"]
    t.set_turn(0).set_meadow("mine")
    assert "visit:city:0:inn" in t.offers()


# Spaces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("legend", LEGENDS)
def test_a_full_city_takes_it_in(legend: str) -> None:
    t = holding(legend).set_city(0, *FILLING).set_resources(0, **RICH)
    assert f"play:{legend}:legends" in t.offers()


@pytest.mark.parametrize("legend", [name for name in LEGENDS if name != "silver_scale_spring"])
def test_it_opens_the_space_it_stands_on_and_no_more(legend: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, legend, *FILLING[:14])
    t.set_hand(0, "lookout").set_resources(0, **RICH)
    assert "play:lookout:hand" in t.offers()
    t.set_city(0, legend, *FILLING)
    assert "play:lookout:hand" not in t.offers()


@pytest.mark.parametrize(("legend", "banner"), [BANNERS[3], BANNERS[9]])
def test_in_its_banner_cards_place_it_opens_one_space_more(legend: str, banner: str) -> None:
    t = holding(legend).set_city(0, *FILLING[:14], banner).set_hand(0, "lookout")
    t.set_resources(0, **RICH)
    assert "play:lookout:hand" not in t.offers()
    t.choose(f"play:{legend}:legends").set_turn(0).choose("play:lookout:hand").set_turn(0)
    t.set_hand(0, "school")
    assert "play:school:hand" not in t.offers()


def test_two_legends_open_two_spaces() -> None:
    t = table(boxes=("base", "legends")).set_city(0, "poe", "the_green_acorn", *FILLING[:14])
    t.set_hand(0, "lookout").set_resources(0, **RICH)
    assert "play:lookout:hand" in t.offers()
    t.set_city(0, "poe", "the_green_acorn", *FILLING)
    assert "play:lookout:hand" not in t.offers()
