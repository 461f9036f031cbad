"""Flying Doctor Service: three points for each pair in any city."""

from __future__ import annotations

from everdell.testing import Table, table


def served(*more: str) -> Table:
    """Seat 0 of three has achieved it with these further cards."""
    t = table(players=3).set_events("flying_doctor_service")
    return t.set_city(0, "doctor", "postal_pigeon", *more).choose("event", "flying_doctor_service")


def test_without_pairs_it_is_worth_nothing() -> None:
    assert served().score(0).parts["events"] == 0


def test_pairs_of_all_cities_count_ones_own_too() -> None:
    t = served("husband", "wife").set_city(1, "wife", "husband").set_city(2, "wife", "husband")
    assert t.score(0).parts["events"] == 9


def test_partners_in_different_cities_are_no_pair() -> None:
    t = served("husband").set_city(1, "wife")
    assert t.score(0).parts["events"] == 0


def test_each_partner_belongs_to_one_pair() -> None:
    t = served().set_city(1, "husband", "husband", "wife").set_city(2, "wife", "wife")
    assert t.score(0).parts["events"] == 3


def test_cities_of_those_who_have_passed_count() -> None:
    t = served().set_city(1, "husband", "wife").set_passed(1)
    assert t.score(0).parts["events"] == 3


def test_it_is_read_at_the_end() -> None:
    t = served("husband", "wife")
    assert t.score(0).parts["events"] == 3
    t.set_city(0, "husband")
    assert t.score(0).parts["events"] == 0


def test_only_its_owner_scores_it() -> None:
    t = served().set_city(1, "husband", "wife")
    assert t.score(1).parts["events"] == 0
