"""Decisions for the page's own tests: one for every kind of option that games have offered.

The page sorts options by the thing on the board that they touch, by their ids alone
(`page/src/turn/targets.ts`). Here are real ones, each with that part of its board on which the
things lie that the options name. `python -m tests.contract.offered` plays games and writes them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from everdell import Game
from everdell.engine.resources import KINDS
from everdell.engine.shapes import GameView
from tests.contract.games import TABLES, WITH_ALL_BOXES, decisions, patient_choice, set_up

FILE: Final = Path(__file__).parents[2] / "page" / "src" / "turn" / "testing" / "offered.json"

_GAMES: Final = 150  # for each kind of table; rare options need many games


class Asked(TypedDict):
    """A decision with the ids of its options, and with what may be marked."""

    seat: int
    prompt: str
    source: str
    options: list[str]
    picks: NotRequired[dict[str, object]]


class Offer(TypedDict):
    """A decision and what lies where on its board, as far as its options name it."""

    decision: Asked
    hand: list[str]
    aside: dict[str, list[str]]
    meadow: list[str]
    shown: list[str]
    places: list[str]
    cities: list[list[str]]


def shape(option: str, game: Game) -> str:
    """An option's id with everything blotted out that names one thing of many."""
    return ":".join([_blotted(word, game) for word in option.split(":")])


def _blotted(word: str, game: Game) -> str:
    if word.isdecimal():
        return "N"
    if word in KINDS:
        return "KIND"
    if "=" in word:
        return "AMOUNT"
    rules = game.rules
    return "ID" if word in rules.numbers or word in rules.place_numbers else word


def kinds(game: Game) -> dict[tuple[str, str], str]:
    """The options that are offered now, one for each prompt and shape; all that may be marked."""
    decision = game.decision
    assert decision is not None
    offered = [option.id for option in decision.options]
    if game.picks is not None:
        offered += [pick.option.id for pick in game.picks.pool]
    return {(decision.prompt, shape(option, game)): option for option in reversed(offered)}


def offer(game: Game) -> Offer:
    """What is asked now, with one option of each shape."""
    options = list(reversed(kinds(game).values()))
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    named = {word for option in options for word in option.split(":")}
    return {
        "decision": _shortened(view, options),
        "hand": _named(view["players"][decision.seat].get("hand", []), named),
        "aside": {
            zone: _named(kept.get("cards", []), named)
            for zone, kept in view["players"][decision.seat]["aside"].items()
        },
        "meadow": _named([place["card"] for place in view["meadow"]], named),
        "shown": _named([card for lot in view["shown"] for card in lot["cards"]], named),
        "places": _named([place["id"] for place in view["places"]], named),
        "cities": [
            _named([card["card"] for card in player["city"]], named) for player in view["players"]
        ],
    }


def _shortened(view: GameView, options: list[str]) -> Asked:
    decision = view["decision"]
    assert decision is not None
    asked: Asked = {
        "seat": decision["seat"],
        "prompt": decision["prompt"],
        "source": decision["source"],
        "options": options,
    }
    picks = decision.get("picks")
    if picks is not None:
        asked["picks"] = {
            "picked": picks["picked"],
            "least": picks["least"],
            "most": picks["most"],
            "pool": {id: count for id, count in picks["pool"].items() if id in options},
        }
    return asked


def _named(ids: Iterable[str | None], named: set[str]) -> list[str]:
    return [id for id in ids if id is not None and id in named]


def games(count: int) -> Iterator[Game]:
    """Games of all kinds of tables, at each of their decisions."""
    for seed in range(count):
        for kind in TABLES:
            game = set_up(kind, seed)
            for _ in decisions(game, seed, patient_choice):
                yield game


def known() -> set[tuple[str, str]]:
    """The prompts and shapes of options that the page is tested with."""
    game = set_up(WITH_ALL_BOXES[-1], 0)  # with all boxes, so that all names are known
    offers: list[Offer] = json.loads(FILE.read_text("utf-8"))
    return {
        (one["decision"]["prompt"], shape(option, game))
        for one in offers
        for option in one["decision"]["options"]
    }


def document() -> str:
    """A decision for every kind of option, of several the one with the most that is new."""
    found: dict[frozenset[tuple[str, str]], Offer] = {}
    for game in games(_GAMES):
        asked = frozenset(kinds(game))
        if asked not in found:
            found[asked] = offer(game)
    chosen: list[Offer] = []
    missing = {kind for asked in found for kind in asked}
    while missing:
        best = max(found, key=lambda asked: len(asked & missing))
        missing -= best
        chosen.append(found[best])
    chosen.sort(key=lambda one: one["decision"]["prompt"])
    lines = [json.dumps(one, separators=(",", ":")) for one in chosen]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(document(), "utf-8")
