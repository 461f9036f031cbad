"""Ancient Scrolls Discovered: five cards turned up, to be held or kept beneath it."""

from __future__ import annotations

from everdell.testing import Table, table

SCROLLS = ("farm", "mine", "inn", "king", "wife")


def discovery(*hand: str) -> Table:
    t = table().set_events("ancient_scrolls_discovered").set_city(0, "historian", "ruins")
    return t.set_hand(0, *hand).set_deck(*SCROLLS).choose("event", "ancient_scrolls_discovered")


def test_all_see_the_five_cards() -> None:
    t = discovery()
    assert t.told("revealed")[0].cards == list(SCROLLS)
    assert set(t.offers()) == {f"take:{card}" for card in SCROLLS} | {"done"}


def test_some_are_taken_and_the_others_score_beneath_it() -> None:
    t = discovery().choose("take", "king").choose("take", "farm").choose("done")
    assert sorted(t.hand(0)) == ["farm", "king"]
    assert t.on(0, "ancient_scrolls_discovered")["cards"] == ("mine", "inn", "wife")
    assert t.score(0).parts["events"] == 3
    assert t.discard() == ()


def test_none_need_be_taken() -> None:
    t = discovery().choose("done")
    assert t.hand(0) == ()
    assert t.score(0).parts["events"] == 5


def test_all_may_be_taken() -> None:
    t = discovery()
    for card in ("king", "wife", "farm", "inn", "mine"):
        t.choose("take", card)
    assert t.seat() == 1
    assert len(t.hand(0)) == 5
    assert t.score(0).parts["events"] == 0


def test_no_more_are_taken_than_fit_in_hand() -> None:
    t = discovery("crane", "crane", "crane", "judge", "judge", "queen", "queen")
    t.choose("take", "king")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8
    assert t.score(0).parts["events"] == 4


def test_with_a_full_hand_all_lie_beneath_it() -> None:
    t = discovery("crane", "crane", "crane", "judge", "judge", "queen", "queen", "monk")
    assert t.seat() == 1
    assert t.on(0, "ancient_scrolls_discovered")["cards"] == SCROLLS


def test_cards_beneath_it_are_no_cards_of_the_city() -> None:
    t = discovery().choose("done")
    assert t.city(0) == ("historian", "ruins")
    assert t.score(0).parts["cards"] == 1
