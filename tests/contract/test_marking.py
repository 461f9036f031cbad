"""What a person marks on a screen, card by card: any set, in any order."""

from __future__ import annotations

from everdell.engine.changes import gain_points
from everdell.engine.option import Option
from everdell.engine.picks import Candidate, Picks
from everdell.engine.stack import Ask, Frame, Program
from everdell.engine.state import Game
from everdell.testing import Table, table
from tests.contract.marking import asked_picks, confirm


def journey() -> Table:
    t = table().set_season(0, "autumn").set_hand(0, "wanderer", "wanderer", "farm", "inn", "mine")
    return t.choose("visit", "journey_2")


def test_the_last_card_of_the_hand_may_be_marked_though_it_is_no_first_pick() -> None:
    t = journey()
    assert t.offers() == ["discard:wanderer", "discard:farm", "discard:inn"]
    picks = asked_picks(t.game)
    assert picks is not None
    assert [option["id"] for option in picks.pop("others")] == ["discard:mine"]
    assert picks == {
        "picked": 0,
        "least": 2,
        "most": 2,
        "pool": {"discard:wanderer": 2, "discard:farm": 1, "discard:inn": 1, "discard:mine": 1},
    }


def test_what_is_left_without_an_alternative_is_picked_by_the_engine() -> None:
    t = journey()
    assert confirm(t.game, {"discard:mine": 1, "discard:inn": 1}) == ["discard:inn"]
    assert t.hand(0) == ("wanderer", "wanderer", "farm")
    assert t.seat() == 1


def test_a_berry_and_a_twig_are_a_twig_and_a_berry() -> None:
    t = table().set_forest("forest_two_any").choose("visit", "forest_two_any")
    picks = asked_picks(t.game)
    assert picks is not None
    assert picks["pool"] == {"gain:twig": 2, "gain:resin": 2, "gain:pebble": 2, "gain:berry": 2}
    confirm(t.game, {"gain:berry": 1, "gain:twig": 1})
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}


def test_after_a_pick_the_rest_is_described() -> None:
    t = table().set_forest("forest_two_any").choose("visit", "forest_two_any")
    t.choose("gain", "pebble")
    assert asked_picks(t.game) == {
        "picked": 1,
        "least": 1,
        "most": 1,
        "pool": {"gain:pebble": 1, "gain:berry": 1},
    }


def test_no_more_than_there_is_and_none_at_all() -> None:
    t = table().set_hand(0, "peddler").set_resources(0, twig=1, berry=2).choose("play", "peddler")
    assert asked_picks(t.game) == {"picked": 0, "least": 0, "most": 1, "pool": {"pay:twig": 1}}
    assert confirm(t.game, {}) == ["done"]
    assert t.resources(0)["twig"] == 1


def test_gifts_to_several_opponents_share_what_one_has() -> None:
    t = table(players=3).set_events("a_brilliant_marketing_plan").set_resources(0, twig=1, berry=2)
    t.set_city(0, "shopkeeper", "post_office").choose("event", "a_brilliant_marketing_plan")
    picks = asked_picks(t.game)
    assert picks is not None
    assert picks["limits"] == [
        {"options": ["give:1:twig", "give:2:twig"], "most": 1},
        {"options": ["give:1:berry", "give:2:berry"], "most": 2},
    ]
    confirm(t.game, {"give:2:berry": 1, "give:1:twig": 1, "give:1:berry": 1})
    assert t.resources(1) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.resources(2) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def farms() -> Table:
    """Three farms; a critter lives in the second, so that the first and the third look alike."""
    t = table().set_events("croak_wart_cure").set_resources(0, berry=2)
    t.set_city(0, "undertaker", "barge_toad", "farm", "farm", "farm")
    return t.set_on(0, "farm", copy=2, occupied=True).choose("event", "croak_wart_cure")


def test_city_cards_that_look_alike_are_one_mark_for_all_their_slots() -> None:
    picks = asked_picks(farms().game)
    assert picks is not None
    assert picks["pool"]["discard:city:farm"] == 2
    assert picks["slots"]["discard:city:farm"] == [2, 4]
    assert picks["slots"]["discard:city:farm:2"] == [3]


def test_city_cards_are_found_by_their_slots_when_copies_before_them_have_left() -> None:
    t = farms()
    assert confirm(t.game, {"discard:city:farm": 2}) == ["discard:city:farm", "discard:city:farm:2"]
    assert t.occupied(0, "farm")
    t = farms()
    sent = confirm(t.game, {"discard:city:farm": 1, "discard:city:farm:2": 1})
    assert sent == ["discard:city:farm", "discard:city:farm"]
    assert not t.occupied(0, "farm")


def test_a_single_choice_has_no_set() -> None:
    t = table().set_forest("forest_two_cards_any").choose("visit", "forest_two_cards_any")
    assert t.prompt() == "gain-any"
    assert asked_picks(t.game) is None
    assert asked_picks(table().game) is None


class Applause(Ask):
    """A step of another box: clap up to twice for a point each."""

    def __init__(self) -> None:
        self.prompt = "applause"
        self.clap = Option("clap")
        self.done = Option("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.clap, self.done]

    def picks(self, g: Game, f: Frame) -> Picks | None:
        most = 2 - f.picked
        return Picks(f.picked, 0, most, [Candidate(self.clap, most)])

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.clap:
            gain_points(g, f.me, 1, f.source)
            f.count_pick(0, 2)
        else:
            f.end_picks()


def test_steps_of_other_boxes_describe_their_own() -> None:
    game = table().game
    for claps in range(3):
        game.players[0].points = 0
        game.push(Program([Applause()]), 0, 0, -1, 0)
        game.advance()
        assert asked_picks(game) == {"picked": 0, "least": 0, "most": 2, "pool": {"clap": 2}}
        confirm(game, {"clap": claps})
        assert game.players[0].points == claps
