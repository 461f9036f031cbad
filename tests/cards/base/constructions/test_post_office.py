"""Post Office: two cards are given, any number discarded, and the hand is filled."""

from __future__ import annotations

from everdell.engine.log_lines import visible
from everdell.testing import Table, table


def office(players: int = 2, owner: int = 0) -> Table:
    return table(players).set_city(owner, "post_office")


def test_two_cards_are_given_any_number_discarded_and_the_hand_filled() -> None:
    t = office().set_hand(0, "bard", "king", "queen", "farm", "inn")
    t.choose("visit:city:0:post_office").choose("give:king").choose("give:farm")
    assert t.hand(1) == ("king", "farm")
    assert t.offers() == ["discard:bard", "discard:queen", "discard:inn", "done"]
    t.choose("discard:bard").choose("discard:inn")
    assert t.discard() == ("bard", "inn")
    assert len(t.hand(0)) == 8
    assert "queen" in t.hand(0)


def test_none_need_be_discarded() -> None:
    t = office().set_hand(0, "bard", "king", "queen").set_deck(*["farm"] * 7)
    t.choose("visit:city:0:post_office").choose("give:bard").choose("give:king").choose("done")
    assert t.hand(0) == ("queen", *["farm"] * 7)


def test_two_equal_cards_may_be_given() -> None:
    t = office().set_hand(0, "farm", "farm").choose("visit:city:0:post_office")
    assert t.hand(1) == ("farm", "farm")
    assert len(t.hand(0)) == 8


def test_giving_is_a_duty() -> None:
    t = office().set_hand(0, "bard", "king", "queen").choose("visit:city:0:post_office")
    assert t.offers() == ["give:bard", "give:king"]  # in order of cards; a Queen may be second


def test_without_two_cards_no_worker_is_placed() -> None:
    assert "visit:city:0:post_office" not in office().set_hand(0, "king").offers()


# Who receives ----------------------------------------------------------------------------------


def test_the_giver_chooses_among_opponents_with_room_for_both() -> None:
    t = office(players=4).set_hand(0, "king", "queen").set_hand(3, *["farm"] * 7)
    t.choose("visit:city:0:post_office")
    assert t.offers() == ["give:1", "give:2"]
    assert t.choose("give:2").hand(2) == ("king", "queen")


def test_failing_that_it_goes_to_the_one_with_most_room_and_the_rest_is_discarded() -> None:
    t = office(players=3).set_hand(0, "king", "queen")
    t.set_hand(1, *["farm"] * 8).set_hand(2, *["inn"] * 3, *["mine"] * 3, "crane")
    t.choose("visit:city:0:post_office").choose("give:king")
    assert t.hand(1) == ("farm",) * 8
    assert t.hand(2) == ("king", "crane", *["inn"] * 3, *["mine"] * 3)
    assert t.discard() == ("queen",)


def test_the_giver_chooses_which_card_fits_and_the_receiver_sees_no_other() -> None:
    t = office().set_hand(0, "king", "queen").set_hand(1, *["farm"] * 7)
    t.choose("visit:city:0:post_office")
    assert t.offers() == ["give:king", "give:queen"]
    t.choose("give:queen")
    assert t.hand(1) == ("queen", *["farm"] * 7)
    assert t.discard() == ("king",)
    journal = t.game.journal
    assert journal is not None
    assert "king" not in str(visible(journal.entries, 1))
    assert "king" in str(visible(journal.entries, 0))


def test_with_all_hands_full_both_are_discarded() -> None:
    t = office().set_hand(0, "king", "queen").set_hand(1, *["farm"] * 8)
    t.choose("visit:city:0:post_office")
    assert t.discard() == ("king", "queen")
    assert t.hand(1) == ("farm",) * 8
    assert len(t.hand(0)) == 8


def test_players_who_have_passed_receive_nothing() -> None:
    t = office(players=3).set_passed(1).set_hand(0, "king", "queen")
    t.choose("visit:city:0:post_office")
    assert t.hand(1) == ()
    assert t.hand(2) == ("king", "queen")


def test_when_all_others_have_passed_both_are_discarded() -> None:
    t = office().set_passed(1).set_hand(0, "king", "queen").choose("visit:city:0:post_office")
    assert t.hand(1) == ()
    assert t.discard() == ("king", "queen")
    assert len(t.hand(0)) == 8


def test_no_other_player_learns_which_cards_were_given() -> None:
    t = office(players=3).set_hand(0, "king", "queen").choose("visit:city:0:post_office")
    (gift,) = t.choose("give:1").told("gave_cards")
    assert gift.seen_by(1)["cards"] == ["king", "queen"]
    assert "cards" not in gift.seen_by(2)
    assert "cards" not in gift.seen_by(None)


# Opponents' Post Offices -----------------------------------------------------------------------


def test_a_visitor_gives_the_owner_a_point_and_may_give_the_owner_the_cards() -> None:
    t = office(players=3, owner=1).set_hand(0, "king", "queen").choose("visit:city:1:post_office")
    assert t.points(1) == 1
    assert t.offers() == ["give:1", "give:2"]
    assert t.choose("give:1").hand(1) == ("king", "queen")
    assert len(t.hand(0)) == 8


def test_the_owners_own_visit_gives_no_point() -> None:
    t = office().set_hand(0, "king", "queen").choose("visit:city:0:post_office")
    assert t.points(0) == 0


def test_an_owner_who_has_passed_gains_the_point_but_no_cards() -> None:
    t = office(owner=1).set_passed(1).set_hand(0, "king", "queen")
    t.choose("visit:city:1:post_office")
    assert t.points(1) == 1
    assert t.hand(1) == ()


def test_it_takes_one_worker_of_any_player() -> None:
    t = office(owner=1).set_hand(0, "king", "queen").choose("visit:city:1:post_office")
    assert t.seat() == 1
    assert "visit:city:1:post_office" not in t.offers()


def test_each_post_office_is_a_place_of_its_own() -> None:
    t = table().set_city(1, "post_office", "post_office").set_hand(0, "king", "queen")
    t.choose("visit:city:1:post_office").set_hand(1, "bard", "fool")
    t.choose("visit:city:1:post_office:2")
    assert t.points(1) == 1


def test_solo_rugworts_may_be_visited_he_gains_the_point_and_the_cards_are_discarded() -> None:
    t = table(players=1).set_city(1, "post_office").set_hand(0, "king", "queen")
    t.choose("visit:city:1:post_office")
    assert t.points(1) == 1
    assert t.hand(1) == ()
    assert t.discard() == ("king", "queen")
    assert len(t.hand(0)) == 8
