"""The vector says what a seat's view says, and nothing else."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings

from everdell.engine.shapes import GameView, PlayerView
from everdell.engine.state import Game
from everdell.environments.observation import Observer, Vector, observer_of
from everdell.games import rules_for
from everdell.testing import table
from tests.contract.games import TABLES, Sitting, decisions, patient_choice, seeds, set_up, tables
from tests.day import each_of_some
from tests.rulebook.mistwood.sitting import against_her, lurking
from tests.secrets.test_two_worlds import stir

Numbers = dict[str, dict[str, float]]


def decoded(observer: Observer, vector: Vector) -> Numbers:
    """Field by field, what is not 0."""
    return {
        field.name: {
            label: float(number)
            for label, number in zip(field.labels, vector[field.at], strict=True)
            if number
        }
        for field in observer.fields
    }


def counted(ids: list[str]) -> dict[str, float]:
    return {id: float(n) for id, n in Counter(ids).items()}


# Secrets -------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(setting=tables, seed=seeds)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(setting: Sitting, seed: int) -> None:
    game = set_up(setting, seed)
    observer = observer_of(game.rules)
    for n in decisions(game, seed, patient_choice):
        if n % 6:
            continue
        for seat in range(game.rules.players):
            other = game.clone()
            stir(other, seat)
            assert np.array_equal(observer(other, seat), observer(game, seat))
            if game.stack[-1].me == seat:
                world = game.determinize(seat, n)
                assert np.array_equal(observer(world, seat), observer(game, seat))


def test_what_a_seat_does_know_makes_a_difference() -> None:
    game = set_up(Sitting(2), 3)
    observer = observer_of(game.rules)
    other = game.clone()
    stir(other, 1)
    assert game.players[0].hand != other.players[0].hand
    assert not np.array_equal(observer(other, 0), observer(game, 0))


def test_hands_stay_closed_when_the_game_is_over() -> None:
    game = set_up(Sitting(2), 3)
    for _ in decisions(game, 3):
        pass
    other = game.clone()
    other.players[1].hand = [1] * len(other.players[1].hand)
    observer = observer_of(game.rules)
    assert np.array_equal(observer(other, 0), observer(game, 0))


# Meaning -------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", each_of_some(TABLES, 12, "observation"), ids=str)
def test_the_vector_says_what_the_view_says(setting: Sitting) -> None:
    for seed in range(4):
        game = set_up(setting, seed)
        observer = observer_of(game.rules)
        for n in decisions(game, seed, patient_choice):
            if n % 5 == 0:
                for seat in range(game.rules.players):
                    view = game.view(seat)
                    numbers = decoded(observer, observer(game, seat))
                    check_table(numbers, view, seat)
                    check_decision(numbers, view, seat)
                    for player in view["players"]:
                        check_player(numbers, view, player, seat)


def check_table(numbers: Numbers, view: GameView, seat: int) -> None:
    piles = {"deck": view["deck"], "discard": view["discard"]}
    piles |= {name: pile["size"] for name, pile in view["piles"].items()}
    for name, row in view["rows"].items():
        lying = [thing for thing in row if thing]
        assert numbers[f"table.{name}"] == counted(lying)
        piles[name] = len(lying)
    assert numbers["table.piles"] == {name: n for name, n in piles.items() if n}
    for field, blocked in (("table.meadow", False), ("table.blocked", True)):
        spots = [spot for spot in view["meadow"] if spot["blocked"] == blocked]
        assert numbers[field] == counted([spot["card"] for spot in spots if spot["card"]])
    dearer = [spot["card"] for spot in view["meadow"] if "dearer" in spot]
    assert numbers["table.dearer"] == counted([card for card in dearer if card])
    assert numbers["table.places"] == counted([place["id"] for place in view["places"]])
    assert numbers["table.turn"] == {name_of(view["turn"], view, seat): 1}
    assert numbers["mine.seat"] == {str(seat): 1}
    assert numbers["mine.hand"] == counted(view["players"][seat].get("hand", []))
    shown = [card for cards in view["shown"] for card in cards["cards"]]
    assert numbers["mine.shown"] == counted(shown)


def name_of(other: int, view: GameView, seat: int) -> str:
    n = (other - seat) % len(view["players"])
    return f"rival_{n}" if n else "me"


def check_decision(numbers: Numbers, view: GameView, seat: int) -> None:
    decision = view["decision"]
    assert decision is not None
    assert numbers["decision.seat"] == {name_of(decision["seat"], view, seat): 1}
    assert numbers["decision.prompt"] == {decision["prompt"]: 1}
    assert numbers["decision.source"] == counted([decision["source"]] if decision["source"] else [])
    picks = decision.get("picks")
    expected = {}
    if picks is not None:
        expected = {"picked": picks["picked"], "least": picks["least"], "most": picks["most"]}
    assert numbers["decision.picks"] == {name: n for name, n in expected.items() if n}


def check_player(numbers: Numbers, view: GameView, player: PlayerView, seat: int) -> None:
    name = name_of(player["seat"], view, seat)
    status = numbers[f"{name}.status"]
    for label in ("passed", "automaton", "workers", "adrift", "points", "hand_size"):
        assert status.get(label, 0) == player[label]
    assert status.get("score", 0) == player["score"]["total"]
    assert numbers[f"{name}.season"] == counted([player["season"]] if "season" in player else [])
    assert numbers[f"{name}.resources"] == {k: n for k, n in player["resources"].items() if n}
    workers = [
        place["id"] for place in view["places"] for s in place["workers"] if s == player["seat"]
    ]
    assert numbers[f"{name}.workers"] == counted(workers)
    check_city(numbers, name, player)
    events = player["events"]
    assert numbers[f"{name}.events"] == counted([event["event"] for event in events])
    load = {
        event["event"]: event["points"] + sum(event["stored"].values()) + len(event["held"])
        for event in events
    }
    assert numbers[f"{name}.event_load"] == {id: n for id, n in load.items() if n}


def check_city(numbers: Numbers, name: str, player: PlayerView) -> None:
    city = player["city"]
    assert numbers[f"{name}.city"] == counted([c["card"] for c in city])
    assert numbers[f"{name}.occupied"] == counted([c["card"] for c in city if c["occupied"]])
    assert numbers[f"{name}.tokens"] == counted(
        [c["card"] for c in city for _ in range(c["points"])]
    )
    assert numbers[f"{name}.visitors"] == counted([c["card"] for c in city for _ in c["workers"]])
    assert numbers[f"{name}.settled"] == counted([c["card"] for c in city for _ in c["settled"]])
    assert numbers[f"{name}.held"] == counted([c["card"] for c in city for _ in c["held"]])
    stored: Counter[str] = Counter()
    for card in city:
        stored.update(card["stored"])
    assert numbers[f"{name}.stored"] == dict(stored)


def test_free_spaces_are_told() -> None:
    t = table(players=2).set_city(0, "farm", "inn", "wanderer")
    observer = observer_of(t.game.rules)
    assert decoded(observer, observer(t.game, 1))["rival_1.status"]["free_spaces"] == 13


def test_cards_that_are_dearer_where_they_lie_are_told() -> None:
    t = lurking(against_her(nightweave_plots="plot_sticky_meadow"), 1)
    t.set_meadow("farm", "farm", "inn", "mine", "farm", "fool", "king", "queen")
    observer = observer_of(t.game.rules)
    numbers = decoded(observer, observer(t.game, 0))
    assert numbers["table.dearer"] == {"farm": 2}
    check_table(numbers, t.game.view(0), 0)
    lurking(t, 2)
    assert decoded(observer, observer(t.game, 0))["table.dearer"] == {
        "farm": 1,
        "inn": 1,
        "fool": 1,
    }


# Layout --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(1, 1157), (2, 1156), (3, 1551), (4, 1946)])
def test_the_length_follows_from_the_rules(players: int, size: int) -> None:
    observer = observer_of(rules_for(players, ("base",)))
    assert observer.size == len(observer.names) == size
    assert observer(set_up(Sitting(players), 0), 0).shape == (size,)


def test_fields_follow_each_other_without_a_gap() -> None:
    observer = observer_of(rules_for(3, ("base",)))
    end = 0
    for field in observer.fields:
        assert field.at.start == end
        end = field.at.stop
        assert len(field.labels) == field.at.stop - field.at.start
    assert end == observer.size
    assert len(set(observer.names)) == observer.size


def test_names_say_what_a_number_is() -> None:
    t = table(players=3).set_resources(2, berry=4)
    observer = observer_of(t.game.rules)
    assert observer(t.game, 1)[observer.names.index("rival_1.resources.berry")] == 4
    assert observer(t.game, 2)[observer.names.index("me.resources.berry")] == 4


def test_a_vector_is_the_callers_own() -> None:
    game: Game = set_up(Sitting(2), 0)
    observer = observer_of(game.rules)
    first = observer(game, 0)
    first[:] = 7
    assert not np.array_equal(observer(game, 0), first)
    assert first.dtype == np.float32
