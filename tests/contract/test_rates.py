"""Whether a changed price can be paid is told by figures as by a look at all payments."""

from __future__ import annotations

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from everdell import new_game
from everdell.engine.effects.pricing import ALWAYS, CostsLess, CostsMore, PayWith
from everdell.engine.effects.which import Which
from everdell.engine.moments import Modifier
from everdell.engine.rates import NO, UNSURE, YES, Change
from everdell.engine.resources import PLENTY, bundle, covers, payments, purse, with_more

KINDS: Final = (0, 1, 2, 3)
GAME: Final = new_game(2, ("base",))
few = st.integers(0, 2)
four = st.tuples(few, few, few, few)
costs = st.tuples(four, few)
CHANGES = st.one_of(
    costs.map(lambda x: CostsMore(Which(), **_named(x[0]), any=x[1])),
    costs.map(lambda x: CostsLess(Which(), **_named(x[0]), any=x[1])),
    st.tuples(st.sampled_from(KINDS), st.integers(1, 2), st.sampled_from((1, 2, ALWAYS))).map(
        lambda x: PayWith(Which(), *x)
    ),
)


def _named(amounts: tuple[int, int, int, int]) -> dict[str, int]:
    return dict(zip(("twig", "resin", "pebble", "berry"), amounts, strict=True))


def change_by(speaking: list[Modifier]) -> Change:
    return Change(
        [modifier.rate for modifier in speaking], all(modifier.raises for modifier in speaking)
    )


@settings(max_examples=2000, deadline=None)
@given(
    speaking=st.lists(CHANGES, max_size=3),
    owned=st.tuples(*[st.integers(0, 4)] * 4),
    price=st.tuples(*[st.integers(0, 3)] * 4),
    off=st.sampled_from((0, 0, 1, 3)),
    more=few,
)
def test_of_any_price(
    speaking: list[Modifier],
    owned: tuple[int, int, int, int],
    price: tuple[int, int, int, int],
    off: int,
    more: int,
) -> None:
    p = GAME.players[0]
    due = payments(PLENTY, bundle(*price), off)
    for modifier in speaking:
        due = modifier.prices(GAME, p, 1, due)
    due = with_more(due, more, KINDS)
    for modifier in speaking:
        due = modifier.swaps(GAME, p, 1, due)
    payable = any(covers(purse(list(owned)), x) for x in due)
    said = change_by(speaking).verdict(list(owned), bundle(*price), off, more, True)
    assert said in (UNSURE, YES if payable else NO)


def test_mostly_the_figures_tell() -> None:
    """One power or weather alone, and cards that are cheaper or dearer by their place."""
    twigs = PayWith(Which(), 0, 2)
    heat = CostsMore(Which(), berry=1)
    snow = CostsMore(Which(), any=1)
    cheap = CostsLess(Which(), any=1)
    each: list[list[Modifier]] = [
        [],
        [twigs],
        [heat],
        [snow],
        [cheap],
        [heat, twigs],
        [snow, twigs],
    ]
    for speaking in each:
        for more in (0, 1):
            assert change_by(speaking).verdict([1, 1, 1, 1], bundle(1, 1), 0, more, True) != UNSURE


def test_a_price_that_rises_and_falls_may_be_out_of_reach_all_the_same() -> None:
    crossed = change_by([CostsLess(Which(), any=1), CostsMore(Which(), berry=1)])
    assert crossed.verdict([0, 0, 0, 0], bundle(2), 0, 0, True) == NO
    assert crossed.verdict([1, 0, 0, 1], bundle(2), 0, 0, True) == UNSURE


def test_what_says_no_figures_leaves_it_open() -> None:
    assert Change([None], False).verdict([0, 0, 0, 0], bundle(2), 0, 0, True) == UNSURE
