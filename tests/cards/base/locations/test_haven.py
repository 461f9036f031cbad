"""Haven: a resource of choice for every two cards discarded."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_each_two_discarded_cards_are_worth_a_resource_of_choice() -> None:
    t = table().set_hand(0, "bard", "king", "queen", "farm").choose("visit:haven")
    t.choose("discard:bard").choose("discard:king").choose("discard:queen").choose("discard:farm")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:resin").choose("gain:berry")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}
    assert t.hand(0) == ()


def test_any_number_of_cards_may_be_discarded() -> None:
    t = table().set_hand(0, "bard", "king", "queen", "farm").choose("visit:haven")
    t.choose("discard:king")
    assert t.offers() == ["discard:queen", "discard:farm", "done"]
    t.choose("discard:farm").choose("gain:pebble")
    assert t.hand(0) == ("bard", "queen")
    assert t.resources(0)["pebble"] == 1


@pytest.mark.parametrize(("discarded", "gained"), [(1, 0), (2, 1), (3, 1), (7, 3), (8, 4)])
def test_an_odd_card_gives_nothing(discarded: int, gained: int) -> None:
    t = table().set_hand(0, *["farm"] * 8).choose("visit:haven")
    for _ in range(discarded):
        t.choose("discard:farm")
    if discarded < 8:
        t.choose("done")
    for _ in range(gained):
        t.choose("gain:twig")
    assert t.seat() == 1
    assert t.resources(0)["twig"] == gained


def test_none_is_a_number_too() -> None:
    t = table().set_hand(0, "king").choose("visit:haven").choose("done")
    assert t.hand(0) == ("king",)
    assert t.at("haven") == (0,)


def test_it_may_be_visited_with_an_empty_hand() -> None:
    t = table().choose("visit:haven")
    assert t.at("haven") == (0,)
    assert t.seat() == 1


def test_it_is_shared_even_by_workers_of_one_player() -> None:
    t = table().choose("visit:haven").choose("visit:haven").choose("visit:haven")
    assert t.at("haven") == (0, 0, 1)


def test_discards_are_face_down() -> None:
    t = table().set_hand(0, "king").choose("visit:haven").choose("discard:king")
    (entry,) = t.told("discarded")
    assert entry.seen_by(0)["cards"] == ["king"]
    assert "cards" not in entry.seen_by(1)
    assert "cards" not in entry.seen_by(None)
