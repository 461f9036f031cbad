"""What the options cost, and why the rest is not offered."""

from __future__ import annotations

from typing import Any

import httpx

from tests.web.running import Player, fault, finish, two_at_table


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
        ways = [option for option in decision["options"] if option.startswith("play:")]
        if decision["prompt"] == "turn" and ways:
            return code
        ann.choose(code, len(decision["options"]) // 2)


def test_prices_of_all_cards_that_can_be_played_and_of_no_others(ann: Player) -> None:
    table = ann.table(code := rich_table(ann))
    told = explained(ann, code)
    options = table["game"]["decision"]["options"]
    assert told["version"] == table["version"]
    assert set(told["prices"]) == {option for option in options if option.startswith("play:")}
    for price in told["prices"].values():
        assert set(price) == {"due", "total", "occupies", "helper"}
        assert all(sum(payment.values()) == price["total"] for payment in price["due"])


def test_everything_on_the_board_is_offered_or_has_a_reason(ann: Player) -> None:
    code = rich_table(ann)
    game = ann.table(code)["game"]
    reasons = explained(ann, code)["reasons"]
    offered = game["decision"]["options"]
    for spot in game["meadow"]:
        target = f"play:{spot['card']}:meadow"
        assert (target in reasons) != any(option.startswith(target) for option in offered)
    assert reasons["pass"] == [{"code": "not-autumn", "details": {}}]


def test_of_several_seats_the_one_that_decides_or_the_one_that_is_named(ann: Player) -> None:
    code = rich_table(ann)
    decider = ann.table(code)["decider"]
    assert explained(ann, code) == explained(ann, code, seat=decider)
    other = explained(ann, code, seat=1 - decider)
    assert other["prices"] == {}
    first = {reasons[0]["code"] for reasons in other["reasons"].values()}
    assert first == {"not-your-turn"}


def test_nobody_is_told_about_the_hands_of_others(address: str, nobody: httpx.Client) -> None:
    code, ann, bob = two_at_table(address)
    assert explained(nobody, code) == {
        "version": ann.table(code)["version"],
        "prices": {},
        "reasons": {},
    }
    hand = {f"play:{card}:hand" for card in ann.table(code)["game"]["players"][0]["hand"]}
    own = {f"play:{card}:hand" for card in bob.table(code)["game"]["players"][1]["hand"]}
    told = explained(bob, code)
    assert {target for target in told["reasons"] if target.endswith(":hand")} == own != hand
    assert fault(bob.http.get(f"/api/tables/{code}/explain?seat=0")) == (403, "foreign-seat")


def test_before_and_after_the_game(ann: Player) -> None:
    lobby = ann.open("person", "person")
    assert explained(ann, lobby) == {"version": 0, "prices": {}, "reasons": {}}
    code = ann.open("person", "person", mine=[0, 1], start=True, seed=8)
    finish(code, ann)
    over = explained(ann, code)
    assert over["prices"] == {}
    assert {reasons[0]["code"] for reasons in over["reasons"].values()} == {"over"}
