"""Worlds that differ in the Bats' archives and in the Snails' stack."""

from __future__ import annotations

import json

from everdell.testing import Table, table

ARCHIVED = ("king", "queen", "castle")


def bats_and_snails() -> Table:
    """The first seat has three cards in its archives, the second its stack of seven."""
    t = table(players=2, boxes=("base", "newleaf"), options={"powers": "dealt"})
    return t.set_power(0, "bats").set_power(1, "snails").set_aside(0, "archives", *ARCHIVED)


def aside(t: Table, seat: int, zone: str) -> tuple[int, ...]:
    return t.game.players[seat].zones[t.game.rules.seat_zone(zone).index]


def test_archives_are_seen_by_their_owner_only() -> None:
    t = bats_and_snails()
    mine, theirs = [t.game.view(seat)["players"][0]["aside"]["archives"] for seat in (0, 1)]
    assert sorted(mine["cards"]) == sorted(ARCHIVED)
    assert theirs == {"size": 3}


def test_a_stack_is_seen_by_no_one() -> None:
    t = bats_and_snails()
    for seat in (0, 1, None):
        assert t.game.view(seat)["players"][1]["aside"]["snail_stack"] == {"size": 7}


def test_each_imagines_what_it_cannot_see() -> None:
    t = bats_and_snails()
    worlds = [[t.game.determinize(seat, seed) for seed in range(20)] for seat in (0, 1)]
    archives, stack = [t.game.rules.seat_zone(zone).index for zone in ("archives", "snail_stack")]
    for seat in (0, 1):
        stacks = {world.players[1].zones[stack] for world in worlds[seat]}
        assert len(stacks) == 20  # not even its owner knows the stack
    assert {world.players[0].zones[archives] for world in worlds[0]} == {aside(t, 0, "archives")}
    assert len({world.players[0].zones[archives] for world in worlds[1]}) == 20


def test_a_card_given_from_the_stack_is_known_to_the_receiver_only() -> None:
    t = bats_and_snails().set_hand(0, "farm").set_resources(0, twig=2, resin=1).set_turn(0)
    t.choose("play:farm:hand")
    while t.seat() == 0:
        t.choose("done")
    given = t.game.rules.ids[aside(t, 1, "snail_stack")[-1]]
    t.choose("snails:activate")
    assert t.hand(0) == (given,)
    [gave] = t.told("gave_cards")
    assert given in json.dumps(gave.seen_by(0))
    assert given not in json.dumps(gave.seen_by(1))
