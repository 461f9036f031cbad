"""Cemetery: a worker stays for good and one of four revealed cards is played for nothing."""

from __future__ import annotations

from everdell.testing import Table, table


def graves(*city: str) -> Table:
    return table().set_city(0, "cemetery", *city)


def test_the_pile_is_chosen_before_anything_is_revealed() -> None:
    t = graves().set_discard("farm").choose("visit:city:0:cemetery")
    assert t.offers() == ["reveal:deck", "reveal:discard"]
    assert not t.told("revealed")


def test_four_cards_of_the_deck_are_revealed_and_one_is_played_for_nothing() -> None:
    t = graves().set_deck("king", "castle", "ever_tree", "doctor", "farm")
    t.choose("visit:city:0:cemetery")
    assert t.offers() == [
        "play:doctor:revealed",
        "play:king:revealed",
        "play:castle:revealed",
        "play:ever_tree:revealed",
    ]
    t.choose("play:ever_tree:revealed")
    assert t.city(0) == ("cemetery", "ever_tree")
    assert sorted(t.discard()) == ["castle", "doctor", "king"]


def test_the_four_may_come_from_the_top_of_the_discard_pile() -> None:
    t = graves().set_discard("school", "palace", "king", "theater", "crane")
    t.choose("visit:city:0:cemetery").choose("reveal:discard")
    assert t.offers() == [
        "play:king:revealed",
        "play:crane:revealed",
        "play:palace:revealed",
        "play:theater:revealed",
    ]
    t.choose("play:king:revealed")
    assert sorted(t.discard()) == ["crane", "palace", "school", "theater"]


def test_a_small_discard_pile_is_revealed_whole() -> None:
    t = graves().set_discard("king", "crane").choose("visit:city:0:cemetery")
    t.choose("reveal:discard")
    assert t.offers() == ["play:king:revealed", "play:crane:revealed"]


def test_an_empty_discard_pile_is_no_choice() -> None:
    t = graves().set_deck("king", "queen", "doctor", "castle").choose("visit:city:0:cemetery")
    assert "play:king:revealed" in t.offers()


def test_playing_one_is_a_duty() -> None:
    t = graves().set_deck("king", "castle", "ever_tree", "doctor")
    assert "done" not in t.choose("visit:city:0:cemetery").offers()


def test_cards_that_cannot_be_played_are_not_offered() -> None:
    t = graves("king").set_deck("king", "queen", "cemetery", "doctor")
    t.choose("visit:city:0:cemetery")
    assert t.offers() == ["play:doctor:revealed", "play:queen:revealed"]


def test_if_none_can_be_played_all_four_are_discarded_and_the_worker_stays() -> None:
    t = table().set_city(0, "cemetery", *["farm"] * 8, *["mine"] * 3, *["inn"] * 3)
    t.set_deck("king", "queen", "doctor", "castle").choose("visit:city:0:cemetery")
    assert sorted(t.discard()) == ["castle", "doctor", "king", "queen"]
    assert t.standing(0, "cemetery") == (0,)
    assert t.seat() == 1


def test_the_played_card_acts_and_is_answered_to() -> None:
    t = graves("historian").set_deck("farm", "queen", "doctor", "castle", "king")
    t.choose("visit:city:0:cemetery").choose("play:farm:revealed")
    assert t.resources(0)["berry"] == 1
    assert t.hand(0) == ("king",)


def test_a_fool_may_be_played_even_with_a_fool_at_home() -> None:
    t = graves("fool").set_deck("fool", "queen", "doctor", "castle")
    t.choose("visit:city:0:cemetery").choose("play:fool:revealed")
    assert t.city(1) == ("fool",)


def test_ruins_may_be_played_in_place_of_the_cemetery_and_its_worker_is_lost() -> None:
    t = graves().set_deck("ruins", "queen", "doctor", "castle", "king", "bard").set_workers(0, 1)
    t.choose("visit:city:0:cemetery").choose("play:ruins:revealed").set_turn(0)
    assert t.city(0) == ("ruins",)
    assert t.hand(0) == ("bard", "king")
    assert t.choose("prepare").workers(0) == 1  # the new one of spring


def test_only_its_owner_may_visit() -> None:
    assert "visit:city:1:cemetery" not in table().set_city(1, "cemetery").offers()


# The worker stays ------------------------------------------------------------------------------


def test_the_worker_does_not_come_home_in_spring() -> None:
    t = graves().set_deck("king", "queen", "doctor", "castle")
    t.choose("visit:city:0:cemetery").choose("play:king:revealed").set_turn(0)
    t.choose("visit:basic_berry").set_turn(0).choose("prepare")
    assert t.standing(0, "cemetery") == (0,)
    assert t.workers(0) == 1 + 1  # the one from the berry and the new one of spring


def test_the_place_is_taken_for_good() -> None:
    assert "visit:city:0:cemetery" not in graves().set_on(0, "cemetery", settled=(0,)).offers()


def test_an_undertaker_opens_a_second_place_and_no_third() -> None:
    t = graves("undertaker").set_on(0, "cemetery", settled=(0,))
    t.set_deck("king", "queen", "doctor", "castle").choose("visit:city:0:cemetery")
    t.choose("play:king:revealed").set_turn(0)
    assert t.standing(0, "cemetery") == (0, 0)
    assert "visit:city:0:cemetery" not in t.offers()


def test_an_undertaker_in_another_city_opens_nothing() -> None:
    t = graves().set_city(1, "undertaker").set_on(0, "cemetery", settled=(0,))
    assert "visit:city:0:cemetery" not in t.offers()


def test_the_ranger_cannot_move_the_worker() -> None:
    t = graves().set_on(0, "cemetery", settled=(0,)).set_hand(0, "ranger")
    t.set_resources(0, berry=2).choose("play:ranger:hand")
    assert t.seat() == 1
    assert t.standing(0, "cemetery") == (0,)


def test_a_well_run_city_does_not_bring_the_worker_home() -> None:
    t = graves("chip_sweep", "clock_tower").set_events("a_well_run_city")
    t.set_on(0, "cemetery", settled=(0,)).choose("visit:basic_berry").set_turn(0)
    t.choose("event:a_well_run_city")
    assert t.offers() == ["recall:basic_berry", "recall:a_well_run_city"]


def test_the_workers_are_lost_under_ruins() -> None:
    t = graves().set_on(0, "cemetery", settled=(0, 0)).set_workers(0, 0).set_hand(0, "ruins")
    t.choose("play:ruins:hand").set_turn(0)
    assert t.standing(0, "ruins") == ()
    assert t.choose("prepare").workers(0) == 1  # the new one of spring


def test_the_workers_move_to_the_university_for_good() -> None:
    t = graves("university").set_on(0, "cemetery", settled=(0, 0)).set_workers(0, 1)
    t.choose("visit:city:0:university").choose("gain:twig").set_turn(0)
    t.choose("prepare")
    assert t.standing(0, "university") == (0, 0)
    assert t.workers(0) == 1 + 1  # the visitor of the University and the new one of spring
