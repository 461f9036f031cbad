"""The Knoll: discard three cards of meadow and station, take three, and a wagon if you like."""

from __future__ import annotations

from everdell.engine.zones import lay, lying_in
from everdell.testing import Table
from tests.rulebook.newleaf.sitting import left_in, newleaf
from tests.rulebook.piles import leave

MEADOW = ("farm", "farm", "inn", "king", "queen", "judge", "mine", "bard")


def knoll(*hand: str) -> Table:
    t = newleaf().set_meadow(*MEADOW).set_row("station", "wife", "husband", "farm")
    t.set_row("train", "train_berry", "train_point", "train_pebble")
    return t.set_hand(0, *hand).set_deck("crane", "castle", "palace", "dungeon", "ruins", "fool")


def test_three_are_discarded_from_both_together() -> None:
    t = knoll().choose("visit:knoll")
    picks = t.game.picks
    assert picks is not None
    assert (picks.least, picks.most) == (3, 3)
    pool = [candidate.option.id for candidate in picks.pool]
    assert {"discard:farm:meadow", "discard:farm:station"} <= set(pool)


def test_they_are_chosen_before_the_refill() -> None:
    t = knoll().choose("visit:knoll").choose("discard:king:meadow").choose("discard:inn:meadow")
    assert [t.meadow()[2], t.meadow()[3]] == ["", ""]


def test_a_set_is_discarded_at_once() -> None:
    t = knoll().choose("visit:knoll")
    t.game.choose(("discard:wife:station", "discard:inn:meadow", "discard:bard:meadow"))
    assert set(t.discard()) == {"wife", "inn", "bard"}


def emptied() -> Table:
    t = knoll().choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    return t


def test_both_rows_are_refilled_before_three_are_taken() -> None:
    t = emptied()
    assert t.prompt() == "take-meadow-station"
    assert sorted([t.meadow()[3], t.meadow()[4], t.row("station")[2]]) == [
        "castle",
        "crane",
        "palace",
    ]


def test_the_three_are_taken_before_the_next_refill() -> None:
    t = emptied()
    t.game.choose(("take:inn:meadow", "take:judge:meadow", "take:wife:station"))
    assert sorted(t.hand(0)) == ["inn", "judge", "wife"]
    assert t.meadow()[2] == ""
    assert t.row("station")[0] == ""


def test_the_wagon_is_optional_and_the_rows_are_filled_last() -> None:
    t = emptied()
    t.game.choose(("take:inn:meadow", "take:judge:meadow", "take:wife:station"))
    assert sorted(t.offers()) == ["done", "use:train_berry", "use:train_pebble", "use:train_point"]
    t.choose("done")
    assert t.seat() == 1
    assert all(t.meadow())
    assert all(t.row("station"))
    assert t.row("train") == ("train_berry", "train_point", "train_pebble")


def test_a_wagon_gives_its_reward() -> None:
    t = emptied()
    t.game.choose(("take:inn:meadow", "take:judge:meadow", "take:wife:station"))
    t.choose("use:train_point")
    assert t.points(0) == 1
    assert left_in(t, "train_used") == 1


def test_taking_a_station_card_into_hand_gives_no_reward() -> None:
    t = emptied()
    t.game.choose(("take:wife:station", "take:husband:station", "take:judge:meadow"))
    t.choose("done")
    assert t.points(0) == 0
    assert sum(t.resources(0).values()) == 0


def test_only_what_fits_is_taken() -> None:
    t = knoll(*["wanderer"] * 3, *["wife"] * 3, "teacher")
    t.choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    t.choose("take:inn:meadow")
    assert len(t.hand(0)) == 8
    assert t.prompt() == "use-tile"


def test_with_a_full_hand_the_rest_of_it_still_happens() -> None:
    t = knoll(*["wanderer"] * 3, *["wife"] * 3, "teacher", "teacher")
    t.choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    assert t.prompt() == "use-tile"
    t.choose("use:train_berry")
    assert t.resources(0)["berry"] == 1


def test_what_rugwort_holds_can_be_neither_discarded_nor_taken() -> None:
    t = newleaf(1).set_meadow("king", *MEADOW[:3], *MEADOW[4:])
    t.game.blocked, t.game.reach = 1, None
    t.set_turn(0).choose("visit:knoll")
    assert "discard:king:meadow" not in t.offers()


def test_one_worker_each_and_never_in_the_way_of_others() -> None:
    t = knoll().choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    t.game.choose(("take:inn:meadow", "take:judge:meadow", "take:wife:station"))
    t.choose("done")
    assert "visit:knoll" in t.offers()  # for seat 1
    assert "visit:knoll" not in t.set_turn(0).offers()


def test_it_is_neither_a_basic_nor_a_forest_location() -> None:
    t = knoll().set_city(0, "lookout").choose("visit:city:0:lookout")
    assert not [offer for offer in t.offers() if offer in ("copy:knoll", "copy:station")]


def test_a_clock_tower_does_not_reach_it() -> None:
    t = knoll().set_city(0, "clock_tower").set_on(0, "clock_tower", point=3).choose("visit:knoll")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.on(0, "clock_tower") == {"point": 3}


def test_what_rugwort_holds_is_not_taken_either() -> None:
    t = newleaf(1).set_meadow("king", *MEADOW[:3], *MEADOW[4:])
    t.game.blocked, t.game.reach = 1, None
    t.set_turn(0).choose("visit:knoll")
    t.game.choose(("discard:inn:meadow", "discard:queen:meadow", "discard:judge:meadow"))
    assert t.prompt() == "take-meadow-station"
    assert "take:king:meadow" not in t.offers()


def test_the_three_may_all_be_of_the_station() -> None:
    t = knoll().choose("visit:knoll")
    t.game.choose(("discard:wife:station", "discard:husband:station", "discard:farm:station"))
    assert t.row("station") == ("crane", "castle", "palace")
    t.game.choose(("take:crane:station", "take:castle:station", "take:palace:station"))
    assert t.hand(0) == ("castle", "crane", "palace")
    assert t.choose("done").row("station") == ("dungeon", "ruins", "fool")


def test_a_bank_makes_room_for_more() -> None:
    t = knoll(*["wanderer"] * 3, *["wife"] * 3, *["teacher"] * 2).set_city(0, "bank")
    t.set_on(0, "bank", point=2).choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    t.game.choose(("take:inn:meadow", "take:judge:meadow"))
    assert len(t.hand(0)) == 10
    assert t.prompt() == "use-tile"


# Few cards -------------------------------------------------------------------------------------


def test_what_was_discarded_comes_back_when_the_deck_is_empty() -> None:
    t = leave(knoll()).choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    assert all(t.meadow())
    assert all(t.row("station"))
    assert sorted([t.meadow()[3], t.meadow()[4], t.row("station")[2]]) == ["farm", "king", "queen"]


def bare(left: int) -> Table:
    """So many cards lie in the meadow, none at the station, none in deck and discard."""
    t = leave(knoll())
    g = t.game
    station = g.rules.zone("station")
    others = (*g.meadow[left:], *lying_in(g, station))
    g.meadow, g.reach = [*g.meadow[:left], *[0] * (8 - left)], None
    lay(g, station, -1, station.empty)
    dungeon = g.players[1].city[0]
    g.players[1].city[0] = dungeon.with_held((*dungeon.held, *others))
    return t.set_turn(0)


def test_with_fewer_than_three_cards_those_that_lie_there_are_discarded() -> None:
    t = bare(2).choose("visit:knoll")
    # Both were discarded, became the deck, lay down again, and could be taken.
    assert t.hand(0) == ("farm", "farm")
    assert t.prompt() == "use-tile"


def test_with_no_card_at_all_the_wagon_is_left() -> None:
    t = bare(0).choose("visit:knoll")
    assert t.prompt() == "use-tile"
    t.choose("use:train_berry")
    assert t.resources(0)["berry"] == 1
