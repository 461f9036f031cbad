"""What is said beside each choice before a game is opened, in three weights."""

from __future__ import annotations

from itertools import chain, combinations, product

import pytest
from tests.day import each_of_some

from everdell import SetupError, games, texts
from everdell.engine.box import Setup
from everdell.engine.phrases import phrase_of
from everdell.engine.presets import NO_EFFECT, Remark
from everdell.gallery.setups import describe_setup
from everdell.gallery.shapes import NumberView, SetupView

EN = texts.catalog("en")
HARBOUR = ("base", "harbour")
OTHER_GAMES = [id for id, box in games.shelf().items() if "base" in box.excludes]

harbour = pytest.mark.usefixtures("harbour_on_the_shelf")


def described(players: int, *boxes: str, **options: str) -> SetupView:
    return describe_setup(EN, players, boxes, options)


def said(setup: SetupView, box: str, option: str = "", value: str = "") -> list[tuple[str, str]]:
    """The remarks beside one switch: their weights and their sentences."""
    words = texts.catalog("en")
    return [
        (remark["weight"], words.say(phrase_of(remark["phrase"])))
        for remark in setup["remarks"]
        if (remark["box"], remark["option"], remark["value"]) == (box, option, value)
    ]


# Impossible ----------------------------------------------------------------------------------


def test_the_last_box_stays_in() -> None:
    setup = described(2, "base")
    assert said(setup, "base") == [("impossible", "At least one box is needed.")]
    assert setup["fixed"] == ["base", *OTHER_GAMES]
    assert setup["fault"] is None


def test_a_box_that_another_needs_stays_in() -> None:
    setup = described(2, "base", "legends")
    assert said(setup, "base") == [("impossible", "Legends needs it.")]
    assert setup["fixed"] == ["base", *OTHER_GAMES]


def test_a_box_stays_out_while_what_it_needs_is_not_there() -> None:
    setup = described(2, "legends")
    assert said(setup, "extra") == [("impossible", "Needs Everdell.")]
    assert "extra" in setup["fixed"]
    assert "base" not in setup["fixed"], "it is the remedy"
    assert setup["fault"] is not None
    assert setup["fault"]["code"] == "box-requires"


@harbour
def test_a_value_that_a_box_calls_impossible_is_refused() -> None:
    setup = described(5, *HARBOUR)
    why = [("impossible", "With five players the lantern would burn down.")]
    assert said(setup, "harbour", "lantern_light", "bright_as_day") == why
    assert setup["fault"] is None, "it is not chosen"
    with pytest.raises(SetupError, match="'lantern_light' cannot be 'bright_as_day'") as refused:
        games.new_game(5, HARBOUR, options={"lantern_light": "bright_as_day"})
    chosen = described(5, *HARBOUR, lantern_light="bright_as_day")
    assert chosen["fault"] is not None
    assert chosen["fault"]["code"] == refused.value.code == "impossible-choice"
    assert said(described(4, *HARBOUR), "harbour", "lantern_light", "bright_as_day") == []


# Without effect ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rugworts_year_changes_nothing_in_company(players: int) -> None:
    [(weight, sentence)] = said(described(players, "base"), "base", "rugwort_year")
    assert weight == "no_effect"
    assert "only counts in a solo game" in sentence
    assert said(described(1, "base"), "base", "rugwort_year") == []


@harbour
def test_a_box_from_outside_says_what_changes_nothing() -> None:
    alone = described(1, *HARBOUR)
    slept = "Makes no difference: alone, you do not wake the heron."
    assert said(alone, "harbour", "heron") == [("no_effect", slept)]
    [(weight, sentence)] = said(alone, "harbour", "lantern_light")
    assert (weight, sentence) == (
        "no_effect",
        "Makes no difference: it only counts with 2, 3 and 5 players.",
    )
    assert said(described(2, *HARBOUR), "harbour", "heron") == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_newleafs_powers_alone_leave_nothing_to_choose_from(players: int) -> None:
    [(weight, sentence)] = said(
        described(players, "base", "newleaf"), "newleaf", "powers", "choose"
    )
    assert weight == "no_effect"
    assert "one is dealt" in sentence


def test_a_remark_may_be_void_beside_another_box() -> None:
    remark = Remark("few", NO_EFFECT, unless=("legends",))
    assert remark.holds(Setup(2, ("base", "newleaf"), {}))
    assert not remark.holds(Setup(2, ("base", "legends", "newleaf"), {}))


# Advised against -----------------------------------------------------------------------------


def test_the_rugwort_pack_is_not_for_those_who_play_alone() -> None:
    """It is said before the pack is put in, and while it is in."""
    for boxes in (("base",), ("base", "rugwort")):
        [(weight, sentence)] = said(described(1, *boxes), "rugwort")
        assert weight == "unadvised"
        assert "no one to swap hands with" in sentence
        assert said(described(2, *boxes), "rugwort") == []
    setup = described(1, "base", "rugwort")
    assert setup["fault"] is None
    assert "rugwort" not in setup["fixed"]


@harbour
def test_a_box_from_outside_says_what_it_advises_against() -> None:
    sea = [("unadvised", "Legends are not made for the sea.")]
    assert said(described(2, "base", "legends"), "harbour") == sea
    assert said(described(2, "base", "legends", "harbour"), "harbour") == sea
    assert said(described(2, *HARBOUR), "harbour") == []
    blinds = [("unadvised", "Blue light makes cards hard to read.")]
    for chosen in ("low", "blue"):
        setup = described(2, *HARBOUR, lantern_light=chosen)
        assert said(setup, "harbour", "lantern_light", "blue") == blinds
        assert said(setup, "harbour", "lantern_light", "low") == []


# Players -------------------------------------------------------------------------------------


def number(setup: SetupView, players: int) -> NumberView:
    return next(one for one in setup["numbers"] if one["players"] == players)


@harbour
def test_more_players_than_the_boxes_allow_are_told_which_box_would() -> None:
    setup = described(5, "base")
    assert number(setup, 5) == {"players": 5, "possible": False, "adding": ["bellfaire", "harbour"]}
    assert number(setup, 4) == {"players": 4, "possible": True, "adding": []}
    assert setup["fault"] is not None
    assert setup["fault"]["code"] == "bad-players"
    with_it = described(5, *HARBOUR)
    assert number(with_it, 5) == {"players": 5, "possible": True, "adding": []}
    assert with_it["fault"] is None


def test_numbers_that_no_box_is_for_are_not_mentioned() -> None:
    assert [one["players"] for one in described(2, "base")["numbers"]] == [1, 2, 3, 4, 5, 6]


# One truth -----------------------------------------------------------------------------------


PORTIONS = 10


@harbour
@pytest.mark.parametrize("portion", each_of_some(range(PORTIONS), 1, "mixes of boxes"))
def test_what_is_called_impossible_is_refused_and_nothing_else(portion: int) -> None:
    """Turn every switch of every setup: a game is refused where that was said, and only there."""
    known = list(games.shelf())
    mixes = list(chain.from_iterable(combinations(known, n) for n in range(1, len(known) + 1)))
    for boxes, players in product(mixes[portion::PORTIONS], (1, 2, 4, 5, 6)):
        setup = described(players, *boxes)
        if setup["fault"] is not None:
            continue
        for box in known:
            turned = [id for id in known if (id in boxes) != (id == box)]
            only = described(players, *turned) if turned else None
            fault = None if only is None else only["fault"]
            refused = fault is not None or only is None
            too_many = fault is not None and fault["code"] == "bad-players"
            # Without the box that allows so many, it is said beside the number of players.
            assert refused == (box in setup["fixed"] or (too_many and box in boxes)), (boxes, box)
        for offered in [one for id in boxes for one in games.shelf()[id].settings()]:
            for value in offered.values:
                forbidden = [
                    one
                    for one in setup["remarks"]
                    if one["weight"] == "impossible"
                    and one["option"] == offered.id
                    and one["value"] in ("", value)
                ]
                chosen = described(players, *boxes, **{offered.id: value})
                assert (chosen["fault"] is not None) == bool(forbidden)
