"""The forest card that draws two Meadow cards and lets one of them be played for one less."""

from __future__ import annotations

from everdell.testing import Table, table

PLACE = "forest_meadow_two_play_one"
MEADOW = ("innkeeper", "king", "queen", "castle", "farm", "inn", "mine", "theater")


def visit(*hand: str, **resources: int) -> Table:
    t = table().set_forest(PLACE).set_meadow(*MEADOW).set_hand(0, *hand)
    return t.set_resources(0, **resources).set_deck("bard", "fool").choose("visit", PLACE)


def test_two_meadow_cards_are_drawn_into_hand() -> None:
    t = visit()
    assert len(t.offers()) == 7  # any but the last in order of cards may be first
    t.choose("take:king").choose("take:mine")
    assert t.hand(0) == ("king", "mine")


def test_both_are_taken_before_the_meadow_is_refilled() -> None:
    t = visit().choose("take:king")
    assert "bard" not in t.meadow()
    t.choose("take:mine")
    assert sorted(t.meadow()) == sorted({*MEADOW, "bard", "fool"} - {"king", "mine"})


def test_one_of_the_two_may_be_played_for_one_resource_less() -> None:
    t = visit(berry=5).choose("take:king").choose("take:mine")
    assert t.offers() == ["play:king:hand", "done"]
    t.choose("play:king:hand")
    assert t.city(0) == ("king",)
    assert t.hand(0) == ("mine",)
    assert t.resources(0)["berry"] == 0


def test_the_player_chooses_which_resource_is_spared() -> None:
    t = visit(twig=1, resin=1, pebble=1).choose("take:king").choose("take:mine")
    t.choose("play:mine:hand")
    assert t.offers() == ["pay:twig=1,resin=1", "pay:twig=1,pebble=1", "pay:resin=1,pebble=1"]


def test_the_unused_resource_is_not_gained() -> None:
    t = visit().choose("take:innkeeper").choose("take:king").choose("play:innkeeper:hand")
    assert sum(t.resources(0).values()) == 0


def test_playing_is_no_duty() -> None:
    t = visit(berry=6).choose("take:king").choose("take:mine").choose("done")
    assert t.city(0) == ()
    assert t.hand(0) == ("king", "mine")


def test_a_card_that_was_in_hand_before_is_not_offered() -> None:
    t = visit("wanderer", berry=5).choose("take:king").choose("take:mine")
    assert t.offers() == ["play:king:hand", "done"]


def test_if_neither_can_be_played_the_two_are_kept() -> None:
    t = visit().choose("take:king").choose("take:mine")
    assert t.seat() == 1
    assert t.hand(0) == ("king", "mine")


def test_with_seven_cards_in_hand_one_is_drawn_and_may_be_played() -> None:
    t = visit("wanderer", *["farm"] * 6, berry=5).choose("take:king")
    assert len(t.hand(0)) == 8
    assert t.offers() == ["play:king:hand", "done"]


def test_with_a_full_hand_nothing_is_drawn_or_played() -> None:
    t = visit(*["farm"] * 7, "bard", twig=2, resin=1)
    assert t.seat() == 1
    assert sorted(t.meadow()) == sorted(MEADOW)
    assert t.city(0) == ()


def test_it_combines_with_no_other_ability() -> None:
    t = table().set_forest(PLACE).set_meadow(*MEADOW).set_city(0, "crane", "dungeon", "judge")
    t.set_resources(0, berry=2).choose("visit", PLACE).choose("take:castle").choose("take:mine")
    assert t.seat() == 1
    assert t.city(0) == ("crane", "dungeon", "judge")


def test_no_occupied_token_pays_for_the_card() -> None:
    t = table().set_forest(PLACE).set_meadow(*MEADOW).set_city(0, "castle")
    t.choose("visit", PLACE).choose("take:king").choose("take:mine")
    assert t.seat() == 1
    assert not t.occupied(0, "castle")


def test_solo_cards_under_rugworts_workers_cannot_be_drawn() -> None:
    t = table(players=1).set_forest("forest_two_any", "forest_three_berries", PLACE)
    t.set_workers(0, 0).choose("prepare").set_meadow(*MEADOW).choose("visit", PLACE)
    assert "take:innkeeper" not in t.offers()
    assert "take:king" in t.offers()
