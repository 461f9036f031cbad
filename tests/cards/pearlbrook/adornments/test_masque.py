"""Masque: play a card of up to 3 points for free; a point for every 3 point tokens."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned

DEAR = ("king", "king", "castle", "castle", "palace", "palace", "ever_tree")


def test_a_card_of_the_hand_or_the_meadow_for_free() -> None:
    t = adorned("masque").set_hand(0, "inn", "king").set_meadow(*DEAR[1:], "farm", "queen")
    t.choose("adorn:masque")
    assert t.offers() == ["play:inn:hand", "play:farm:meadow", "done"]
    assert t.choose("play:inn:hand").city(0) == ("inn",)


def test_it_must_be_allowed_in_the_city() -> None:
    t = adorned("masque", "crane").set_hand(0, "crane")
    assert "play:crane:hand" not in t.choose("adorn:masque").offers()


def test_no_other_ability_is_combined_with_it() -> None:
    t = adorned("masque", "crane").set_hand(0, "farm").choose("adorn:masque")
    assert "play:farm:hand:crane" not in t.offers()


def test_a_point_for_every_three_point_tokens_those_on_cards_included() -> None:
    t = adorned("masque", "chapel", "king").set_on(0, "chapel", point=2).set_points(0, 4)
    t.choose("adorn:masque").choose("done")
    assert t.score(0).parts["adornments"] == 2
