"""What an option touches is there, and is said by name."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings

from everdell.engine.phrases import phrase_of
from everdell.engine.resources import KINDS
from everdell.engine.shapes import GameView, OptionView
from everdell.testing import Table, table
from everdell.texts import catalog
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables

# Answered beside the table, because nothing on it stands for them.
_BESIDE = {
    "choose",
    "name",
    "stay",
    "pay",
    "give",
    "put",
    "store",
    "lift",
    "recall",
    "remove",
    "return",
    "share",
    "snails",
    "cardinals",
    "owls",
    "turtles",
}


def is_there(target: Any, view: GameView, seat: int) -> bool:
    """Whether a thing can be seen and touched on this table."""
    me = view["players"][seat]
    match target:
        case {"zone": "hand", "card": card}:
            return card in me.get("hand", [])
        case {"zone": "shown", "card": card}:
            return any(card in lot["cards"] for lot in view["shown"])
        case {"zone": "meadow", "card": card}:
            return any(on["card"] == card and not on["blocked"] for on in view["meadow"])
        case {"zone": "meadow", "spot": spot}:
            return spot in range(len(view["meadow"]))
        case {"zone": zone, "card": card} if zone in view["rows"]:
            return card in view["rows"][zone]
        case {"zone": zone, "card": card}:
            # What lies open before others may be copied.
            return any(card in p["aside"][zone].get("cards", []) for p in view["players"])
        case {"zone": row, "spot": spot}:
            return spot in range(len(view["rows"][row]))
        case {"zone": pile}:
            return pile in ("deck", "discard", *view["piles"])
        case {"token": token}:
            return me["tokens"][token] > 0
        case {"place": id}:
            return any(place["id"] == id for place in view["places"])
        case {"city": owner, "slot": slot, "card": card}:
            city = view["players"][owner]["city"]
            return any((placed["slot"], placed["card"]) == (slot, card) for placed in city)
        case {"seat": other}:
            return other in range(len(view["players"]))
        case {"resource": kind}:
            return kind in KINDS
        case {"button": button}:
            return button in ("prepare", "pass", "done", "stop")
    return False


@settings(max_examples=30, deadline=None)
@given(table=tables, seed=seeds)
def test_every_option_touches_what_is_there(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for _ in decisions(game, seed, patient_choice):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        asked = view["decision"]
        assert asked is not None
        others = asked["picks"].get("others", []) if "picks" in asked else []
        assert [option["id"] for option in asked["options"]] == [o.id for o in decision.options]
        for option in (*asked["options"], *others):
            assert option["targets"] or option["verb"] in _BESIDE, option
            if option["verb"] in ("choose", "name") and not option.get("card"):
                assert option["id"] == f"{option['verb']}:{option['word']}"
            for target in option["targets"]:
                assert is_there(target, view, decision.seat), option
        if "picks" in asked:
            known = {option["id"] for option in (*asked["options"], *others)}
            assert set(asked["picks"]["pool"]) <= known


def asked(t: Table, id: str) -> OptionView:
    """An offered option, as the one who is asked is shown it."""
    decision = t.game.view(t.seat())["decision"]
    assert decision is not None
    (found,) = [option for option in decision["options"] if option["id"] == id]
    return found


def test_an_option_says_by_name_what_it_is_about() -> None:
    t = table().set_city(0, "crane").set_hand(0, "inn").set_resources(0, twig=5, resin=5)
    play = asked(t, "play:inn:hand:crane")
    assert play["targets"] == [{"zone": "hand", "card": "inn"}]
    assert (play["verb"], play["card"], play["origin"]) == ("play", "inn", "hand")
    assert (play["way"], play["helper"]) == ("ability", "crane")
    said = catalog("en").say(phrase_of(play["phrase"]))
    assert said == "Play Inn from your hand with Crane"


def test_the_second_copy_in_a_city_is_another_thing() -> None:
    t = table().set_city(0, "storehouse", "farm", "storehouse").set_on(0, "storehouse", twig=3)
    t.set_on(0, "storehouse", copy=2, berry=1)
    targets = [asked(t, f"visit:city:0:storehouse{tail}")["targets"] for tail in ("", ":2")]
    assert targets == [
        [{"city": 0, "slot": 0, "card": "storehouse"}],
        [{"city": 0, "slot": 2, "card": "storehouse"}],
    ]


def test_of_city_cards_that_are_alike_every_one_is_touched() -> None:
    t = table().set_city(0, "farm", "undertaker", "barge_toad", "farm").set_resources(0, berry=2)
    t.set_events("croak_wart_cure").choose("event:croak_wart_cure")
    assert asked(t, "discard:city:farm")["targets"] == [
        {"city": 0, "slot": 0, "card": "farm"},
        {"city": 0, "slot": 3, "card": "farm"},
    ]


def test_the_same_words_ask_for_cards_of_different_places() -> None:
    t = (
        table()
        .set_hand(0, "bard", "farm", "inn")
        .set_resources(0, berry=3)
        .choose("play:bard:hand")
    )
    assert asked(t, "discard:farm")["targets"] == [{"zone": "hand", "card": "farm"}]
    t = table().set_meadow("farm").set_hand(0, "undertaker", "farm").set_resources(0, berry=2)
    t.choose("play:undertaker:hand")
    assert asked(t, "discard:farm")["targets"] == [{"zone": "meadow", "card": "farm"}]
