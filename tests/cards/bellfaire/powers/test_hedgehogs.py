"""Hedgehogs: a berry where none was found, and berries for everything else."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table


def hedgehogs(players: int = 2, *more: str) -> Table:
    return with_power("hedgehogs", players, *more)


def test_a_basic_location_without_a_berry_gives_one() -> None:
    t = hedgehogs().choose("visit:basic_pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}


def test_one_with_a_berry_gives_no_other() -> None:
    assert hedgehogs().choose("visit:basic_berry").resources(0)["berry"] == 1


def test_a_forest_card_without_a_berry_gives_one() -> None:
    t = hedgehogs().set_forest("forest_two_resin_twig").choose("visit:forest_two_resin_twig")
    assert t.resources(0) == {"twig": 1, "resin": 2, "pebble": 0, "berry": 1}


def test_a_berry_by_choice_counts_as_given() -> None:
    t = hedgehogs().set_forest("forest_two_any").choose("visit:forest_two_any")
    t.choose("gain:twig").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}


def test_a_berry_of_a_copied_location_counts_as_given() -> None:
    t = hedgehogs().set_forest("forest_copy_basic_card").choose("visit:forest_copy_basic_card")
    t.choose("copy:basic_berry")
    assert t.resources(0)["berry"] == 1


def test_a_berry_of_a_card_played_there_does_not() -> None:
    t = hedgehogs().set_forest("forest_meadow_two_play_one").set_resources(0, twig=2, resin=1)
    t.set_meadow("farm", "king").choose("visit:forest_meadow_two_play_one")
    t.game.choose(["take:farm", "take:king"])
    t.choose("play:farm:hand")
    t.choose(next(offer for offer in t.offers() if offer.startswith("pay")))
    assert t.resources(0)["berry"] == 2  # the Farm's, and one after all


def test_neither_haven_nor_red_cards_nor_events() -> None:
    t = hedgehogs().choose("visit:haven")
    assert t.resources(0)["berry"] == 0
    t = (
        hedgehogs()
        .set_city(0, "lookout")
        .choose("visit:city:0:lookout")
        .choose("copy:basic_pebble")
    )
    assert t.resources(0)["berry"] == 0


def test_two_berries_in_place_of_a_resource() -> None:
    t = hedgehogs().set_hand(0, "farm").set_resources(0, twig=2, berry=2).choose("play:farm:hand")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}  # the Farm's


def test_as_often_as_they_like() -> None:
    t = hedgehogs().set_hand(0, "farm").set_resources(0, berry=6).choose("play:farm:hand")
    assert t.city(0) == ("farm",)
    assert t.resources(0)["berry"] == 1


def test_how_to_pay_is_their_choice() -> None:
    t = hedgehogs().set_hand(0, "farm").set_resources(0, twig=2, resin=1, berry=2)
    t.choose("play:farm:hand")
    assert set(t.offers()) == {
        "pay:twig=2,resin=1",
        "pay:twig=1,resin=1,berry=2",
        "pay:twig=2,berry=2",
    }


def test_constructions_only() -> None:
    t = hedgehogs().set_hand(0, "wife").set_resources(0, berry=1)
    assert "play:wife:hand" not in t.offers()


def test_together_with_a_crane() -> None:
    t = hedgehogs().set_hand(0, "mine").set_city(0, "crane").set_resources(0, berry=0)
    assert "play:mine:hand:crane" in t.offers()
    t = hedgehogs().set_hand(0, "castle").set_city(0, "crane").set_resources(0, berry=10)
    t.choose("play:castle:hand:crane")
    assert "castle" in t.city(0)


def test_together_with_a_reservation() -> None:
    t = hedgehogs(2, "newleaf").set_aside(0, "reserved", "farm").set_resources(0, berry=4)
    t.choose("play:farm:reserved")
    assert t.city(0) == ("farm",)


def test_others_pay_as_ever() -> None:
    t = hedgehogs().set_hand(1, "farm").set_resources(1, berry=9).set_turn(1)
    assert "play:farm:hand" not in t.offers()
