"""Masquerade Invitations: give up to 6 cards for a point each."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table

EVENT = "masquerade_invitations"


def invitations(*hand: str, players: int = 2) -> Table:
    t = pearlbrook(players).set_city(0, "fairgrounds", "messenger").set_events(EVENT)
    return t.set_hand(0, *hand)


def test_cards_are_given_to_opponents_for_a_point_each() -> None:
    t = invitations("farm", "inn", "king", players=3).choose(f"event:{EVENT}")
    t.choose("give:1:farm").choose("give:2:king").choose("done")
    assert t.hand(0) == ("inn",)
    assert (t.hand(1), t.hand(2)) == (("farm",), ("king",))
    assert t.points(0) == 2


def test_it_is_a_permission() -> None:
    t = invitations("farm").choose(f"event:{EVENT}").choose("done")
    assert t.hand(0) == ("farm",)
    assert t.points(0) == 0


def test_six_at_most() -> None:
    t = invitations(*["farm"] * 8).choose(f"event:{EVENT}")
    for _ in range(6):
        t.choose("give:1:farm")
    assert len(t.hand(0)) == 2
    assert t.points(0) == 6
    assert t.seat() == 1


def test_the_surplus_is_discarded_and_still_earns_its_point() -> None:
    t = invitations("farm", "farm", "farm").set_hand(1, *["mine"] * 3, *["wife"] * 4)
    t.choose(f"event:{EVENT}").choose("give:1:farm")
    assert t.offers() == ["give:discard:farm", "done"]
    t.choose("give:discard:farm").choose("done")
    assert t.points(0) == 2
    assert t.discard() == ("farm",)


def test_players_who_have_passed_receive_nothing() -> None:
    t = invitations("farm", players=3).set_passed(1).choose(f"event:{EVENT}")
    assert t.offers() == ["give:2:farm", "done"]


def test_alone_the_cards_are_discarded() -> None:
    t = invitations("farm", "inn", players=1).choose(f"event:{EVENT}")
    t.choose("give:discard:farm").choose("give:discard:inn")
    assert t.points(0) == 2


def test_with_an_empty_hand_nothing_is_asked() -> None:
    assert invitations().choose(f"event:{EVENT}").seat() == 1
