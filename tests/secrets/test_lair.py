"""What players know of Nightweave: neither her hand nor what lies in her deck."""

from __future__ import annotations

import json

from tests.rulebook.mistwood.sitting import against_her, stacked


def test_her_hand_is_a_number_to_all() -> None:
    t = against_her(2).set_hand(2, "king", "queen")
    for seat in (0, 1, None):
        view = t.game.view(seat)["players"][2]
        assert view["hand_size"] == 2
        assert "hand" not in view


def test_her_deck_is_seen_by_no_one() -> None:
    t = stacked(against_her(), 7)
    view = t.game.view(0)
    assert "nightweave_activity_07" not in json.dumps(view["piles"]["activity_deck"])


def test_worlds_differ_in_her_deck_and_hand() -> None:
    t = against_her().set_hand(1, "king", "queen")
    worlds = [t.game.determinize(0, seed) for seed in range(12)]
    deck = t.game.rules.zone("activity_deck").index
    assert len({world.zones[deck] for world in worlds}) > 6
    assert len({tuple(world.players[1].hand) for world in worlds}) > 6
    assert all(len(world.players[1].hand) == 2 for world in worlds)


def test_what_is_told_of_her_draws_names_no_card() -> None:
    t = against_her()
    t.choose("visit:haven")
    told = [entry for entry in t.told("drew") if entry.seat == 1]
    assert all(not entry.cards for entry in told)
