"""The printed figures of the 24 constructions, as they show at the table."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

CRITTERS = (
    *("architect", "bard", "barge_toad", "chip_sweep", "doctor", "fool", "historian", "husband"),
    *("innkeeper", "judge", "king", "miner_mole", "monk", "peddler", "postal_pigeon", "queen"),
    *("ranger", "shepherd", "shopkeeper", "teacher", "undertaker", "wanderer", "wife"),
    "woodcarver",
)

# Card, price in twigs, resin and pebbles, value, copies in the deck, the critters it lets in.
COMMON = [
    ("farm", (2, 1, 0), 1, 8, {"husband", "wife"}),
    ("general_store", (0, 1, 1), 1, 3, {"shopkeeper"}),
    ("inn", (2, 1, 0), 2, 3, {"innkeeper"}),
    ("mine", (1, 1, 1), 2, 3, {"miner_mole"}),
    ("post_office", (1, 2, 0), 2, 3, {"postal_pigeon"}),
    ("resin_refinery", (0, 1, 1), 1, 3, {"chip_sweep"}),
    ("ruins", (0, 0, 0), 0, 3, {"peddler"}),
    ("storehouse", (1, 1, 1), 2, 3, {"woodcarver"}),
    ("twig_barge", (1, 0, 1), 1, 3, {"barge_toad"}),
]
UNIQUE = [
    ("castle", (2, 3, 3), 4, 2, {"king"}),
    ("cemetery", (0, 0, 2), 0, 2, {"undertaker"}),
    ("chapel", (2, 1, 1), 2, 2, {"shepherd"}),
    ("clock_tower", (3, 0, 1), 0, 3, {"historian"}),
    ("courthouse", (1, 1, 2), 2, 2, {"judge"}),
    ("crane", (0, 0, 1), 1, 3, {"architect"}),
    ("dungeon", (0, 1, 2), 0, 2, {"ranger"}),
    ("ever_tree", (3, 3, 3), 5, 2, set(CRITTERS)),
    ("fairgrounds", (1, 2, 1), 3, 3, {"fool"}),
    ("lookout", (1, 1, 1), 2, 2, {"wanderer"}),
    ("monastery", (1, 1, 1), 1, 2, {"monk"}),
    ("palace", (2, 3, 3), 4, 2, {"queen"}),
    ("school", (2, 2, 0), 2, 2, {"teacher"}),
    ("theater", (3, 1, 1), 3, 2, {"bard"}),
    ("university", (0, 1, 2), 3, 2, {"doctor"}),
]
ALL = [*COMMON, *UNIQUE]


def purse(t: Table, twig: int, resin: int, pebble: int) -> Table:
    return t.set_resources(0, twig=twig, resin=resin, pebble=pebble, berry=9)


@pytest.mark.parametrize(("card", "price"), [row[:2] for row in ALL])
def test_the_printed_price_buys_it(card: str, price: tuple[int, int, int]) -> None:
    t = purse(table().set_city(0, "farm").set_hand(0, card), *price)
    assert f"play:{card}:hand" in t.offers()


@pytest.mark.parametrize(
    ("card", "price", "missing"),
    [(row[0], row[1], kind) for row in ALL for kind in range(3) if row[1][kind]],
)
def test_one_resource_less_does_not(card: str, price: tuple[int, int, int], missing: int) -> None:
    twig, resin, pebble = (n - (kind == missing) for kind, n in enumerate(price))
    t = purse(table().set_hand(0, card), twig, resin, pebble)
    assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize(("card", "points"), [(row[0], row[2]) for row in ALL])
def test_its_value(card: str, points: int) -> None:
    assert table().set_city(0, card).score(0).parts["cards"] == points


@pytest.mark.parametrize(("card", "copies"), [(row[0], row[3]) for row in ALL])
def test_how_many_there_are(card: str, copies: int) -> None:
    t = table().set_city(1, *[card] * copies)
    with pytest.raises(ValueError, match=f"All {copies} copies"):
        t.set_hand(0, card)


@pytest.mark.parametrize("card", [row[0] for row in COMMON])
def test_common_ones_may_stand_in_a_city_twice(card: str) -> None:
    t = purse(table().set_city(0, card).set_hand(0, card), 9, 9, 9)
    assert f"play:{card}:hand" in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in UNIQUE])
def test_unique_ones_stand_in_a_city_once(card: str) -> None:
    t = purse(table().set_city(0, card).set_hand(0, card), 9, 9, 9)
    assert f"play:{card}:hand" not in t.offers()


@pytest.mark.parametrize("card", [row[0] for row in UNIQUE])
def test_unique_ones_may_stand_in_every_city(card: str) -> None:
    t = purse(table().set_city(1, card).set_hand(0, card), 9, 9, 9)
    assert f"play:{card}:hand" in t.offers()


@pytest.mark.parametrize(("card", "guests"), [(row[0], row[4]) for row in ALL])
def test_it_lets_in_its_own_critters_alone(card: str, guests: set[str]) -> None:
    t = table().set_city(0, card).set_hand(0, *CRITTERS)
    free = {o.split(":")[1] for o in t.offers() if o.endswith(":hand:occupy")}
    assert free == guests
