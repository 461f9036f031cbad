"""What a card brings at the end by its own text is told with the card."""

from __future__ import annotations

from everdell.testing import table


def test_a_card_tells_its_own_bonus() -> None:
    t = table().set_city(0, "palace", "fairgrounds", "farm", "castle")
    player = t.game.view(1)["players"][0]
    shown = {card["card"]: card.get("bonus") for card in player["city"]}
    assert shown["farm"] is None
    assert sum(bonus or 0 for bonus in shown.values()) == player["score"]["parts"]["prosperity"]
    assert shown["palace"] == 3  # unique constructions: itself, the fairgrounds, the castle
