"""Graduation of Scholars: critters from hand go beneath it."""

from __future__ import annotations

from everdell.testing import Table, table


def graduation(*hand: str) -> Table:
    t = table().set_events("graduation_of_scholars").set_city(0, "teacher", "university")
    return t.set_hand(0, *hand).choose("event", "graduation_of_scholars")


def test_three_critters_for_two_points_each() -> None:
    t = graduation("bard", "king", "wife", "wife")
    t.choose("put", "bard").choose("put", "king").choose("put", "wife")
    assert t.seat() == 1  # three is the most
    assert t.hand(0) == ("wife",)
    assert t.on(0, "graduation_of_scholars")["cards"] == ("bard", "king", "wife")
    assert t.score(0).parts["events"] == 6


def test_scholars_are_neither_played_nor_discarded() -> None:
    t = graduation("king", "wife").choose("put", "king").choose("done")
    assert t.city(0) == ("teacher", "university")
    assert t.discard() == ()
    assert t.told("played") == []


def test_constructions_do_not_graduate() -> None:
    t = graduation("farm", "mine", "bard")
    assert t.offers() == ["put:bard", "done"]


def test_critters_of_the_city_do_not_graduate() -> None:
    t = graduation("farm")
    assert t.seat() == 1
    assert t.city(0) == ("teacher", "university")


def test_none_is_a_number_too() -> None:
    t = graduation("bard", "king").choose("done")
    assert t.hand(0) == ("bard", "king")
    assert t.events(0) == ("graduation_of_scholars",)
    assert t.score(0).parts["events"] == 0


def test_all_see_the_scholars() -> None:
    t = graduation("bard", "king").choose("put", "bard")
    assert [entry.card for entry in t.told("put_under")] == ["bard"]
    t.choose("done")
    for seat in (1, None):
        players = t.game.view(seat)["players"]
        assert isinstance(players, list)
        assert players[0]["events"][0]["held"] == ["bard"]
        assert "hand" not in players[0]
