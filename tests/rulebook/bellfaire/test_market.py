"""The Market (Bellfaire rulebook: market)."""

from __future__ import annotations

import pytest

from tests.rulebook.bellfaire.sitting import bellfaire

TOKENS = (
    "market_three_twigs_card",
    "market_two_resin_two_cards",
    "market_two_berries_two_cards",
    "market_pebble_three_cards",
)
FIGURES = [
    (TOKENS[0], {"twig": 3}, 1),
    (TOKENS[1], {"resin": 2}, 2),
    (TOKENS[2], {"berry": 2}, 2),
    (TOKENS[3], {"pebble": 1}, 3),
]
NOTHING = {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}
TURNED = [f"{token}:trade" for token in TOKENS]
tokens = pytest.mark.parametrize(("token", "resources", "cards"), FIGURES)


def test_all_tokens_begin_on_the_side_that_gives() -> None:
    t = bellfaire()
    assert t.row("market") == TOKENS
    assert t.choose("visit:market").offers() == [f"gain:{token}" for token in TOKENS]


@tokens
def test_a_token_gives_its_resources_and_cards_and_is_turned_over(
    token: str, resources: dict[str, int], cards: int
) -> None:
    t = bellfaire().choose("visit:market").choose("gain", token)
    assert t.resources(0) == {**NOTHING, **resources}
    assert len(t.hand(0)) == cards
    assert t.row("market") == tuple(f"{one}:trade" if one == token else one for one in TOKENS)


@tokens
def test_a_token_is_traded_for_three_points_and_two_resources_and_turned_back(
    token: str, resources: dict[str, int], cards: int
) -> None:
    t = bellfaire().set_row("market", *TURNED).set_resources(0, **resources)
    t.set_hand(0, *["farm"] * cards).choose("visit:market")
    t.choose("gain:pebble").choose("gain:berry")
    assert t.points(0) == 3
    assert t.resources(0) == {**NOTHING, "berry": 1, "pebble": 1}
    assert t.hand(0) == ()
    assert token in t.row("market")
    assert f"{token}:trade" not in t.row("market")


def test_the_two_resources_may_be_alike() -> None:
    t = bellfaire().set_row("market", *TURNED).set_resources(0, twig=3).set_hand(0, "farm")
    t.choose("visit:market").choose("gain:resin").choose("gain:resin")
    assert t.resources(0)["resin"] == 2


@tokens
def test_everything_must_be_paid(token: str, resources: dict[str, int], cards: int) -> None:
    t = bellfaire().set_row("market", *TURNED).set_resources(0, **resources)
    assert "visit:market" not in t.set_hand(0, *["farm"] * (cards - 1)).offers()
    assert "visit:market" in t.set_hand(0, *["farm"] * cards).offers()
    ((kind, n),) = resources.items()
    assert "visit:market" not in t.set_resources(0, **{kind: n - 1}).offers()


def test_gain_or_trade_whatever_lies_there() -> None:
    t = bellfaire().set_row("market", TURNED[0], *TOKENS[1:]).set_resources(0, twig=3)
    t.set_hand(0, "farm").choose("visit:market")
    assert t.offers() == [f"trade:{TOKENS[0]}", *[f"gain:{token}" for token in TOKENS[1:]]]


def test_one_token_in_a_visit() -> None:
    t = bellfaire().choose("visit:market").choose("gain", TOKENS[0])
    assert t.seat() == 1
    assert len([token for token in t.row("market") if token.endswith(":trade")]) == 1


def test_one_worker_of_each_player() -> None:
    t = bellfaire(6)
    for seat in range(6):
        t.set_turn(seat)
        assert "visit:market" in t.offers()
        t.set_row("market", *TOKENS).choose("visit:market").choose("gain", TOKENS[0])
    assert t.at("market") == (0, 1, 2, 3, 4, 5)
    assert "visit:market" not in t.set_turn(0).offers()


def test_a_full_hand_draws_nothing_and_the_token_is_turned_all_the_same() -> None:
    t = bellfaire().set_hand(0, *["farm"] * 8).choose("visit:market").choose("gain", TOKENS[3])
    assert len(t.hand(0)) == 8
    assert t.row("market")[3] == TURNED[3]


def test_it_is_no_basic_location_and_no_forest_card() -> None:
    t = bellfaire().set_city(0, "lookout").choose("visit:city:0:lookout")
    assert not any("market" in offer for offer in t.offers())


def test_it_can_be_left_out() -> None:
    t = bellfaire(bellfaire_market="off")
    assert "visit:market" not in t.offers()
    with pytest.raises(ValueError, match="market"):
        t.row("market")


def test_what_is_told() -> None:
    t = bellfaire().choose("visit:market").choose("gain", TOKENS[0])
    assert [entry.card for entry in t.told("took_token")] == [TOKENS[0]]
    t.set_turn(0).set_workers(0, 1)
    t.game.at[t.game.rules.place("market")] = 0
    t.set_resources(0, twig=3).set_hand(0, "farm").choose("visit:market").choose("trade")
    assert [entry.card for entry in t.told("traded")] == [TURNED[0]]
