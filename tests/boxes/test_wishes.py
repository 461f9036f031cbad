"""A game that cannot be set up says what is wrong in one sentence."""

from __future__ import annotations

import pytest

import everdell
from everdell import SetupError


def test_an_unknown_box_lists_what_is_installed() -> None:
    with pytest.raises(SetupError, match=r"no box 'atlantis'\. Installed are: base"):
        everdell.new_game(boxes=("base", "atlantis"))


def test_no_box_at_all() -> None:
    with pytest.raises(SetupError, match="at least one box"):
        everdell.new_game(boxes=())


@pytest.mark.parametrize("players", [0, 5, -1, True, "2", 2.0, None])
def test_a_wrong_number_of_players(players: object) -> None:
    with pytest.raises(SetupError, match="for 1 to 4 players"):
        everdell.new_game(players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, "", "\n", "x" * 129, 1.5, None, False])
def test_a_wrong_seed(seed: object) -> None:
    with pytest.raises(SetupError, match="whole number from 0 on"):
        everdell.new_game(seed=seed)  # type: ignore[arg-type]


def test_a_seed_may_be_a_text() -> None:
    dealt = everdell.new_game(seed="Ever Tree")
    assert dealt.to_json() == everdell.new_game(seed="Ever Tree").to_json()
    assert dealt.deck != everdell.new_game(seed="ever tree").deck
    assert everdell.new_game(seed="7").deck == everdell.new_game(seed=7).deck


def test_an_unknown_option_lists_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"no option 'moon'\. These boxes have: rugwort_year"):
        everdell.new_game(options={"moon": 1})


def test_a_wrong_value_lists_the_right_ones() -> None:
    with pytest.raises(SetupError, match="'rugwort_year' is one of 1, 2, 3, not 4"):
        everdell.new_game(players=1, options={"rugwort_year": 4})


def test_a_single_box_may_be_given_as_a_word() -> None:
    assert everdell.new_game(boxes="base").rules.boxes[0].id == "base"


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(ValueError, match="no card 'dragon'"):
        everdell.new_game().rules.card("dragon")


def test_an_unknown_seat_has_no_view() -> None:
    with pytest.raises(ValueError, match="no seat 2; the seats are 0 to 1"):
        everdell.new_game().view(2)


@pytest.mark.parametrize("boxes", [5, [["base"]], None, [5]])
def test_boxes_of_no_kind(boxes: object) -> None:
    with pytest.raises(SetupError, match="There is no box"):
        everdell.new_game(boxes=boxes)  # type: ignore[arg-type]


@pytest.mark.parametrize("options", [[1], "rugwort_year", 3])
def test_options_of_no_kind(options: object) -> None:
    with pytest.raises(SetupError, match="names with values"):
        everdell.new_game(options=options)  # type: ignore[arg-type]


def test_an_unknown_seat_imagines_nothing() -> None:
    with pytest.raises(ValueError, match="no seat 9"):
        everdell.new_game().determinize(9, 1)
