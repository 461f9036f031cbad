"""What the workers of a seat look like."""

from __future__ import annotations

from everdell.table import acts
from everdell.table.events import Dressed
from everdell.table.looks import ANIMALS, COLORS, Look, dealt
from everdell.table.views import SPECTATOR, summary, table_view

from .sitting_down import Evening, lobby, playing, token


def looks(evening: Evening) -> list[tuple[str, str]]:
    seats = table_view(evening.table, SPECTATOR)["seats"]
    return [(seat["animal"], seat["color"]) for seat in seats]


def test_without_a_wish_each_seat_has_a_look_of_its_own() -> None:
    assert looks(playing("anna", "greedy", "ben")) == [
        ("squirrel", "rust"),
        ("turtle", "teal"),
        ("mouse", "plum"),
    ]


def test_what_one_seat_wants_another_goes_without() -> None:
    assert dealt([Look(), Look("squirrel", "sage"), Look()]) == [
        ("turtle", "rust"),
        ("squirrel", "sage"),
        ("mouse", "plum"),
    ]


def test_at_a_full_table_all_are_different() -> None:
    all_of_them = dealt([Look(), Look(), Look("squirrel", "rust"), Look(), Look("mouse"), Look()])
    assert {animal for animal, _ in all_of_them} == set(ANIMALS)
    assert {color for _, color in all_of_them} == set(COLORS)


def test_a_look_is_chosen_before_the_game_and_goes_with_the_chair() -> None:
    evening = lobby("anna", "ben", first="random")
    assert evening.does(acts.dress, token("ben"), 1, Look("rabbit", "navy")) == (
        Dressed(1, Look("rabbit", "navy")),
    )
    evening.does(acts.start, token("anna"), 5, 1)
    assert looks(evening)[evening.seat_of("ben")] == ("rabbit", "navy")
    assert summary(evening.table).seats[evening.seat_of("ben")]["animal"] == "rabbit"
    assert evening.refuses(acts.dress, token("ben"), 0, Look()) == "already-started"


def test_two_do_not_choose_the_same() -> None:
    evening = lobby("anna", "ben")
    evening.does(acts.dress, token("anna"), 0, Look("rabbit", "navy"))
    for look in (Look("rabbit"), Look(color="navy")):
        assert evening.refuses(acts.dress, token("ben"), 1, look) == "look-taken"
    evening.does(acts.dress, token("anna"), 0, Look("rabbit", "sage"))  # her own is not in her way


def test_only_of_ones_own_seat() -> None:
    evening = lobby("anna", "ben", "")
    assert evening.refuses(acts.dress, token("ben"), 0, Look("rabbit")) == "seat-taken"
    assert evening.refuses(acts.dress, token("cleo"), 2, Look("rabbit")) == "not-seated"


def test_of_a_wish_those_who_sit_down_get_what_is_left() -> None:
    evening = lobby("anna", "")
    evening.does(acts.dress, token("anna"), 0, Look("rabbit", "navy"))
    evening.does(acts.sit, token("ben"), "Ben", 1, Look("rabbit", "amber"))
    assert looks(evening) == [("rabbit", "navy"), ("turtle", "amber")]


def test_it_stays_for_a_rematch() -> None:
    evening = lobby("anna", "ben")
    evening.does(acts.dress, token("anna"), 0, Look("rabbit", "navy"))
    evening.does(acts.start, token("anna"), 5, 0)
    evening.play_to_the_end()
    other = Evening("ELMTREE")
    other.happens(acts.rematch(evening.table, token("ben"), "ELMTREE")[1])
    other.does(acts.sit, token("anna"), "", None, Look("mouse"))
    assert looks(other)[0] == ("rabbit", "navy")
