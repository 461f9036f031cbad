"""What the options cost, and why the rest is not offered."""

from __future__ import annotations

from typing import Any

import httpx

from tests.web.running import Player, fault, finish, offered, two_at_table


def explained(player: Player | httpx.Client, code: str, **how: int) -> dict[str, Any]:
    http = player.http if isinstance(player, Player) else player
    answer = http.get(f"/api/tables/{code}/explain", params=how)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def rich_table(ann: Player) -> str:
    """A game in which something can be played; found by playing on."""
    code = ann.open("person", "person", mine=[0, 1], start=True, seed=3, first="seat")
    while True:
        decision = ann.table(code)["game"]["decision"]
        ways = [option for option in decision["options"] if option["verb"] == "play"]
        if decision["prompt"] == "turn" and ways:
            return code
        ann.choose(code, len(decision["options"]) // 2)


def test_prices_of_all_cards_that_can_be_played_and_of_no_others(ann: Player) -> None:
    table = ann.table(code := rich_table(ann))
    told = explained(ann, code)
    options = offered(table)
    assert told["version"] == table["version"]
    assert set(told["prices"]) == {option for option in options if option.startswith("play:")}
    for price in told["prices"].values():
        assert set(price) == {"due", "total", "occupies", "helper"}
        assert all(sum(payment.values()) == price["total"] for payment in price["due"])


def test_everything_on_the_board_is_offered_or_has_a_reason(ann: Player) -> None:
    code = rich_table(ann)
    game = ann.table(code)["game"]
    refusals = explained(ann, code)["refusals"]
    refused = [refusal["target"] for refusal in refusals]
    targets = [target for option in game["decision"]["options"] for target in option["targets"]]
    for spot in game["meadow"]:
        target = {"zone": "meadow", "card": spot["card"]}
        assert (target in refused) != (target in targets)
    told = {"code": "not-autumn", "phrase": {"message": "why-not-autumn", "gaps": {}}}
    assert {"target": {"button": "pass"}, "reasons": [told]} in refusals


def test_of_several_seats_the_one_that_decides_or_the_one_that_is_named(ann: Player) -> None:
    code = rich_table(ann)
    decider = ann.table(code)["decider"]
    assert explained(ann, code) == explained(ann, code, seat=decider)
    other = explained(ann, code, seat=1 - decider)
    assert other["prices"] == {}
    first = {refusal["reasons"][0]["code"] for refusal in other["refusals"]}
    assert first == {"not-your-turn"}


def test_the_hands_of_others_are_not_explained(address: str, anonymous: httpx.Client) -> None:
    code, ann, bob = two_at_table(address)
    assert explained(anonymous, code) == {
        "version": ann.table(code)["version"],
        "prices": {},
        "refusals": [],
    }
    hand = set(ann.table(code)["game"]["players"][0]["hand"])
    own = set(bob.table(code)["game"]["players"][1]["hand"])
    targets = [refusal["target"] for refusal in explained(bob, code)["refusals"]]
    assert {target["card"] for target in targets if target.get("zone") == "hand"} == own != hand
    assert fault(bob.http.get(f"/api/tables/{code}/explain?seat=0")) == (403, "foreign-seat")


def test_before_and_after_the_game(ann: Player) -> None:
    lobby = ann.open("person", "person")
    assert explained(ann, lobby) == {"version": 0, "prices": {}, "refusals": []}
    code = ann.open("person", "person", mine=[0, 1], start=True, seed=8)
    finish(code, ann)
    over = explained(ann, code)
    assert over["prices"] == {}
    assert {refusal["reasons"][0]["code"] for refusal in over["refusals"]} == {"over"}
