"""The Green Acorn: a worker plays any card for four resources less."""

from __future__ import annotations

from everdell.testing import Table, table

ACORN = "the_green_acorn"
VISIT = f"visit:city:0:{ACORN}"
# None of these can be had for four resources.
DEAR = ("castle", "castle", "palace", "palace", "ever_tree", "ever_tree", "theater", "king")


def acorn_and(*hand: str, owner: int = 0) -> Table:
    t = table(boxes=("base", "legends")).set_meadow(*DEAR).set_city(owner, ACORN)
    return t.set_hand(0, *hand)


def test_a_card_from_hand_for_four_resources_less() -> None:
    t = acorn_and("king", "farm").set_resources(0, berry=2).choose(VISIT)
    assert t.prompt() == "play-card"
    assert t.offers() == ["play:king:hand", "play:farm:hand", "play:king:meadow"]
    t.choose("play:king:hand")
    assert t.city(0) == (ACORN, "king")
    assert t.resources(0)["berry"] == 0


def test_a_card_of_the_meadow_for_four_resources_less() -> None:
    t = acorn_and().set_meadow("courthouse").set_deck("farm").choose(VISIT)
    assert t.city(0) == (ACORN, "courthouse")
    assert t.meadow()[0] == "farm"


def test_five_missing_resources_are_too_many() -> None:
    t = acorn_and("king").set_resources(0, berry=1)
    assert VISIT not in t.offers()


def test_a_card_must_be_played_or_it_is_not_visited() -> None:
    assert VISIT not in acorn_and("king").offers()
    t = acorn_and("king", "farm", "mine").choose(VISIT)
    assert t.offers() == ["play:farm:hand", "play:mine:hand"]


def test_the_visitor_chooses_what_is_spared() -> None:
    t = acorn_and("theater").set_resources(0, twig=3, resin=1, pebble=1).choose(VISIT)
    t.choose("play:theater:hand")
    assert set(t.offers()) == {"pay:twig=1", "pay:resin=1", "pay:pebble=1"}
    t.choose("pay:resin=1")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 1, "berry": 0}


def test_the_unused_part_is_lost() -> None:
    t = acorn_and("crane").choose(VISIT)
    assert t.city(0) == (ACORN, "crane")
    assert sum(t.resources(0).values()) == 0


def test_no_other_ability_is_added_and_no_token_is_used() -> None:
    t = acorn_and("king", "farm").set_meadow("theater")
    t.set_city(0, ACORN, "castle", "innkeeper", "judge", "crane", "dungeon")
    t.set_resources(0, berry=1, resin=1).choose(VISIT)
    assert t.offers() == ["play:farm:hand", "play:theater:meadow"]
    t = acorn_and("king", "farm").set_meadow("theater").set_city(0, ACORN, "castle")
    t.set_resources(0, berry=2).choose(VISIT).choose("play:king:hand")
    assert t.resources(0)["berry"] == 0
    assert not t.occupied(0, "castle")


def test_it_does_not_reach_legends() -> None:
    t = acorn_and("farm", "mine").set_aside(0, "legends", "poe").choose(VISIT)
    assert t.offers() == ["play:farm:hand", "play:mine:hand"]


def test_its_owner_gains_two_points_when_an_opponent_visits() -> None:
    t = acorn_and("mine", owner=1).choose(f"visit:city:1:{ACORN}")
    assert t.city(0) == ("mine",)
    assert t.points(1) == 2
    assert t.points(0) == 0


def test_its_owner_gains_nothing_for_their_own_visit() -> None:
    assert acorn_and("mine").choose(VISIT).points(0) == 0


def test_it_takes_one_worker_whosever_it_is() -> None:
    t = acorn_and("mine", "farm", owner=1).choose(f"visit:city:1:{ACORN}").choose("play:mine:hand")
    assert f"visit:city:1:{ACORN}" not in t.set_turn(0).offers()
    t.set_turn(1).set_hand(1, "farm", "mine")
    assert f"visit:city:1:{ACORN}" not in t.offers()


def test_a_visitor_of_the_inn_it_replaces_keeps_its_place_taken() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", ACORN).set_city(0, "inn")
    t.set_on(0, "inn", workers=(1,)).choose(f"play:{ACORN}:legends")
    assert t.standing(0, ACORN) == (1,)
    t.set_turn(0).set_hand(0, "mine")
    assert VISIT not in t.offers()
