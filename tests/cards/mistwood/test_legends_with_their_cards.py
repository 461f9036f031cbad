"""More Legends: what lies on the card of the banner, pairs, events, and other abilities."""

from __future__ import annotations

from tests.cards.mistwood.test_more_legends import sitting

from everdell.engine.facts import facts_of
from everdell.testing import Table


def prosperity(t: Table, seat: int = 0) -> int:
    return t.score(seat).parts["prosperity"]


# The Matriarch -------------------------------------------------------------------------------


def test_a_husband_paired_with_the_matriarch_is_no_partner_for_a_wife() -> None:
    """The Wife is worth 3 more only with a Husband of her own."""
    t = sitting("mayberry_matriarch").set_city(0, "husband", "farm").set_resources(0, berry=4)
    t.choose("play:mayberry_matriarch:legends")
    assert prosperity(t) == 5
    t.set_city(0, "mayberry_matriarch", "husband", "farm", "wife")
    assert facts_of(t.game, t.game.players[0]).used == 3
    assert prosperity(t) == 5


def test_each_of_them_has_a_husband_of_her_own() -> None:
    t = sitting().set_city(0, "wife", "husband", "mayberry_matriarch", "husband", "farm")
    assert facts_of(t.game, t.game.players[0]).used == 3
    assert prosperity(t) == 5 + 3


def test_the_matriarch_and_her_husband_are_a_pair_for_the_flying_doctor() -> None:
    t = sitting().set_events("flying_doctor_service")
    t.set_city(0, "doctor", "postal_pigeon", "husband", "mayberry_matriarch")
    t.set_turn(0).choose("event:flying_doctor_service")
    assert t.score(0).parts["events"] == 3


def test_without_a_farm_or_a_husband_she_is_worth_no_more() -> None:
    assert prosperity(sitting().set_city(0, "mayberry_matriarch", "husband")) == 0
    assert prosperity(sitting().set_city(0, "mayberry_matriarch", "farm")) == 0


# Dungeon, Cemetery, Clock Tower --------------------------------------------------------------


def test_prisoners_move_beneath_the_prison_and_count_for_the_event() -> None:
    t = sitting("darkdeep_prison").set_events("ministering_to_miscreants")
    t.set_city(0, "dungeon", "monk").set_on(0, "dungeon", cards=("wanderer",))
    t.choose("play:darkdeep_prison:legends").choose("done")
    assert t.on(0, "darkdeep_prison")["cards"] == ("wanderer",)
    t.set_turn(0).choose("event:ministering_to_miscreants")
    assert t.score(0).parts["events"] == 3


def test_the_prison_is_no_dungeon_that_critters_are_thrown_into() -> None:
    t = sitting().set_city(0, "darkdeep_prison", "wife").set_hand(0, "mine").set_resources(0)
    assert not [id for id in t.offers() if id.startswith("play:mine:hand")]


def test_who_stays_in_a_cemetery_moves_into_the_tomb_and_counts_for_the_event() -> None:
    t = sitting("everflame_tomb").set_events("remembering_the_fallen")
    t.set_city(0, "cemetery", "shepherd").set_on(0, "cemetery", settled=(0,)).set_hand(0, "king")
    t.choose("play:everflame_tomb:legends")
    assert t.standing(0, "everflame_tomb") == (0,)
    t.set_turn(0)
    assert "visit:city:0:everflame_tomb" not in t.offers()
    t.choose("event:remembering_the_fallen")
    assert t.score(0).parts["events"] == 3


def test_a_worker_of_the_tomb_does_not_come_home() -> None:
    t = sitting().set_city(0, "everflame_tomb").set_hand(0, "king", "wife")
    t.choose("visit:city:0:everflame_tomb").choose("play:king:hand")
    t.set_turn(0).choose("visit:basic_berry").set_turn(0).choose("prepare")
    assert t.workers(0) == 2  # the other one, and that of spring
    assert t.standing(0, "everflame_tomb") == (0,)


def test_the_treasury_helps_with_no_other_ability() -> None:
    """A Crane and the Treasury are two ways to pay, and never one."""
    t = sitting().set_city(0, "king_norths_treasury", "crane").set_hand(0, "palace")
    t.set_on(0, "king_norths_treasury", point=1).set_resources(0, twig=1, resin=2, pebble=1)
    assert not [id for id in t.offers() if id.startswith("play:palace:hand")]
    t.set_resources(0, twig=1, resin=2, pebble=3)
    assert sorted(id for id in t.offers() if id.startswith("play:palace:hand")) == [
        "play:palace:hand:crane",
        "play:palace:hand:king_norths_treasury",
    ]


def test_the_treasury_lowers_critters_as_well_and_none_of_its_tokens_is_wasted() -> None:
    t = sitting().set_city(0, "king_norths_treasury").set_on(0, "king_norths_treasury", point=4)
    t.set_hand(0, "wife").choose("play:wife:hand:king_norths_treasury")
    if t.prompt() == "return-tokens":
        assert t.offers() == ["return:1"]
        t.choose("return:1")
    assert t.city(0)[-1] == "wife"
    assert t.on(0, "king_norths_treasury")["point"] == 3


# Tarry, Chipter, Strey -----------------------------------------------------------------------


def test_tarry_does_not_answer_to_itself() -> None:
    t = sitting("tarry_hare").set_resources(0, berry=5).choose("play:tarry_hare:legends")
    assert sum(t.resources(0).values()) == 0
    assert t.seat() == 1


def test_tarry_answers_once_the_card_has_had_its_own_effect() -> None:
    t = sitting().set_city(0, "tarry_hare").set_hand(0, "wanderer").set_resources(0, berry=2)
    t.choose("play:wanderer:hand")
    assert (t.prompt(), len(t.hand(0))) == ("gain-any", 3)


def test_tarry_answers_to_a_fool_in_another_city() -> None:
    t = sitting().set_city(0, "tarry_hare").set_hand(0, "fool").set_resources(0, berry=3)
    t.choose("play:fool:hand").choose("gain:twig")
    assert t.resources(0)["twig"] == 1


def test_chipter_acts_in_production_too() -> None:
    t = sitting().set_city(0, "chipter_swipple", "mine").set_workers(0, 0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert t.resources(0)["pebble"] == 2


def test_click_clacks_acts_in_production_too() -> None:
    t = sitting().set_city(0, "click_clacks").set_workers(0, 0).choose("prepare")
    assert t.resources(0)["berry"] == 3


def test_strey_goes_to_basic_and_forest_locations_alone() -> None:
    t = sitting().set_city(0, "strey_softpaw").set_forest("forest_three_berries").set_turn(1)
    t.choose("visit:haven").set_turn(1).choose("visit:forest_three_berries")
    t.set_turn(0).choose("visit:city:0:strey_softpaw")
    assert t.offers() == ["copy:forest_three_berries", "done"]
