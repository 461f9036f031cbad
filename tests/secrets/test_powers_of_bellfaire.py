"""Worlds that differ in the Lizards' forest cards and in the card that the Owls look at."""

from __future__ import annotations

import json

import everdell
from everdell.engine.log_lines import visible
from everdell.testing import Table
from tests.contract.invariants import check
from tests.rulebook.bellfaire.powers_sitting import with_power

HIDDEN = ("forest_drawn", "forest_stack")


def aside(t: Table, zone: str) -> int:
    return t.game.rules.seat_zone(zone).index


def test_lizards_know_what_they_draw_and_not_what_is_left() -> None:
    t = with_power("lizards")
    worlds = [t.game.determinize(0, seed) for seed in range(20)]
    drawn, stack = [aside(t, zone) for zone in HIDDEN]
    assert {world.players[0].zones[drawn] for world in worlds} == {t.game.players[0].zones[drawn]}
    assert len({world.players[0].zones[stack] for world in worlds}) > 10


def test_others_imagine_what_the_lizards_draw() -> None:
    t = with_power("lizards")
    worlds = [t.game.determinize(1, seed) for seed in range(20)]
    drawn = aside(t, "forest_drawn")
    assert len({world.players[0].zones[drawn] for world in worlds}) > 5
    for world in worlds:
        check(world)
        in_play = {world.rules.places[number].id for number in world.board.places}
        assert not {world.rules.ids[tile] for tile in world.players[0].zones[drawn]} & in_play


def test_two_worlds_with_other_forest_cards_look_the_same() -> None:
    t = with_power("lizards", 3)
    for seat in (1, 2):
        for seed in range(8):
            world = t.game.determinize(seat, seed)
            assert json.dumps(world.view(seat)) == json.dumps(t.game.view(seat))


def test_the_log_tells_others_only_what_is_laid_out() -> None:
    t = with_power("lizards")
    drawn = t.aside(0, "forest_drawn")
    t.choose(t.offers()[0])
    [laid] = t.aside(0, "own_forest")
    journal = t.game.journal
    assert journal is not None
    told = json.dumps(visible(journal.entries, 1))
    assert laid in told
    assert not [card for card in drawn if card != laid and card in told]


def test_the_owls_card_is_imagined_anew_by_others() -> None:
    t = with_power("owls", 3).set_deck("king").choose("visit:basic_pebble").choose("owls:draw")
    held = {world.stack[-1].cards for world in [t.game.determinize(1, seed) for seed in range(20)]}
    assert len(held) > 5
    mine = {world.stack[-1].cards for world in [t.game.determinize(0, seed) for seed in range(5)]}
    assert mine == {t.game.stack[-1].cards}


def test_a_gift_of_the_owls_is_known_to_giver_and_receiver() -> None:
    t = with_power("owls", 3).set_deck("king").choose("visit:basic_pebble").choose("owls:draw")
    t.choose("give:1")
    [gave] = t.told("gave_cards")
    for seat, knows in ((0, True), (1, True), (2, False), (None, False)):
        assert ("king" in json.dumps(gave.seen_by(seat))) == knows


def test_cards_that_a_starling_teacher_looks_at_are_hidden() -> None:
    t = with_power("starlings").set_hand(0, "teacher").set_resources(0, berry=2)
    t.set_deck("castle", "palace").choose("play:teacher:hand")
    t.game.choose(["take:deck", "take:deck"])
    assert "castle" in json.dumps(t.game.view(0)["shown"])
    assert "castle" not in json.dumps(t.game.view(1))


def test_the_further_card_of_the_cardinals_is_hidden() -> None:
    t = with_power("cardinals").set_deck("castle", "palace").choose("visit:basic_berry_card")
    t.choose("cardinals:draw")
    assert all("palace" not in json.dumps(entry.seen_by(1)) for entry in t.told("drew"))


def test_what_is_chosen_from_is_seen_by_its_owner_only() -> None:
    fresh = everdell.new_game(2, ("base", "bellfaire"), 3, {"powers": "choose"})
    decision = fresh.decision
    assert decision is not None
    hidden = [option.id.removeprefix("power:") for option in decision.options]
    told = json.dumps(fresh.view(1)["players"][0])
    assert not [id for id in hidden if f'"{id}"' in told]
