"""Tables in a wanted state, set up by requests; and what a table shows when it is over."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.visitor import Visitor

State = dict[str, Any]
Lying = tuple[str, str, str, int | None]

_MOST_CHOICES: Final = 600  # far more than a game takes

ALL_BOXES: Final = ["base", "extra", "rugwort", "legends"]


def options_of(table: State) -> list[str]:
    """What the one who looks may choose."""
    decision = (table["game"] or {}).get("decision") or {}
    return [option["id"] for option in decision.get("options") or []]


def keeps_legends(table: State) -> bool:
    """Whether the reader has two cards aside from the hand."""
    player = table["game"]["players"][table["seat"]]
    return len(player["aside"]["legends"].get("cards", ())) > 1


def advance(
    visitor: Visitor,
    code: str,
    until: Callable[[State], bool],
    *,
    seed: int = 1,
    liked: str = "play:",
    others: tuple[Visitor, ...] = (),
) -> State:
    """Choose until something is so, cards before anything else, and what is liked before those.

    The visitor has all seats, unless there are others, who have one each.
    """
    chance = random.Random(seed)
    people = (visitor, *others)
    decider = 0
    seq = 0
    for _ in range(_MOST_CHOICES):
        actor = people[decider if others else 0]
        table: State = actor.get(f"/api/tables/{code}?since={seq}")["table"]
        if others and table["decider"] != decider:
            decider = table["decider"]
            continue
        seq = table["seq"]
        if until(table):
            return table
        assert table["status"] == "playing", "the game was over before it came to that"
        options = options_of(table)
        wanted = (
            [one for one in options if liked in one]
            or [one for one in options if one.startswith("play:")]
            or [one for one in options if one != "pass"]
        )
        actor.post(
            f"/api/tables/{code}/choose",
            option=chance.choice(wanted or options),
            version=table["version"],
        )
    raise AssertionError("it does not come to that")


def finished(visitor: Visitor, *, seats: int = 2) -> str:
    """A game that is over."""
    code = shared(visitor, seats)
    advance(visitor, code, lambda table: table["status"] == "over")
    return code


def shared(visitor: Visitor, seats: int, **wishes: Any) -> str:
    """A game that has begun, of several people at one screen."""
    names = ["Anne", "Béatrice", "Charles-Édouard", "Dorothée", "Émile", "Fanny"][:seats]
    return visitor.table(
        *["person"] * seats, mine=list(range(seats)), names=names, start=True, **wishes
    )


def several_ways(table: State) -> str | None:
    """A card in hand or meadow that can be played in several ways, as a thing of the board."""
    options = options_of(table)
    plays = [option.split(":") for option in options if option.startswith("play:")]
    for _, card, origin, *_ in plays:
        if origin in ("hand", "meadow") and sum(play[1:3] == [card, origin] for play in plays) > 1:
            return f"{origin}:{card}"
    return None


_BARE: Final[State] = {
    "occupied": False,
    "points": 0,
    "stored": {},
    "workers": [],
    "settled": [],
    "held": [],
}


def city(cards: Sequence[Lying]) -> list[State]:
    """A city of such cards as the server shows it: kind, colour, and whose space they share."""
    return [
        {"slot": slot, "card": card, "kind": kind, "color": color, "shares_with": host} | _BARE
        for slot, (card, kind, color, host) in enumerate(cards)
    ]


# A city of fifteen spaces with long names, a pair that shares one, and a card that takes none.
_FULL: Final[tuple[Lying, ...]] = (
    ("husband", "critter", "green", None),
    ("wife", "critter", "purple", 0),
    ("woodcarver", "critter", "green", None),
    ("clock_tower", "construction", "blue", None),
    ("cemetery", "construction", "red", None),
    ("dungeon", "construction", "blue", None),
    ("inn", "construction", "red", None),
    ("innkeeper", "critter", "blue", None),
    ("storehouse", "construction", "green", None),
    ("resin_refinery", "construction", "green", None),
    ("undertaker", "critter", "tan", None),
    ("post_office", "construction", "red", None),
    ("postal_pigeon", "critter", "tan", None),
    ("shopkeeper", "critter", "blue", None),
    ("fairgrounds", "construction", "green", None),
    ("fynn_nobletail", "critter", "purple", None),
    ("wanderer", "critter", "tan", None),
)
_WORDY: Final = ("inn", "clock_tower", "cemetery", "dungeon")
_LOADS: Final[dict[str, dict[str, Any]]] = {
    "clock_tower": {"points": 2},
    "cemetery": {"workers": [1], "occupied": True},
    "dungeon": {"held": ["wife"]},
    "storehouse": {"stored": {"twig": 6, "berry": 4}, "workers": [0]},
}


def full(game: State) -> None:
    """Fill all cities, with a Legend too, and lay long texts into the meadow and the hand."""
    game["boxes"] = list(dict.fromkeys([*game["boxes"], "legends"]))
    for player in game["players"]:
        player |= {"city": city(_FULL), "spaces": 15, "spaces_used": 15}
        for card in player["city"]:
            card.update(_LOADS.get(card["card"], {}))
        if "hand" in player:
            player |= {"hand": [*_WORDY, "woodcarver", "bard"], "hand_size": 6}
    for place, card in zip(game["meadow"], _WORDY, strict=False):
        place["card"] = card


def doctor(visitor: Visitor, change: Callable[[State], object]) -> None:
    """Have every game that the server tells changed on its way."""

    def changed(message: str | bytes) -> str:
        told = json.loads(message)
        if game := (told.get("table") or {}).get("game"):
            change(game)
        return json.dumps(told)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(changed(message)))

    visitor.page.route_web_socket("**", between)


_WORKERS: Final = "eyes.heard.told.game.players[eyes.heard.told.seat].workers"


def workers(page: Page) -> int:
    """How many workers the one who looks has at home."""
    return int(page.evaluate(_WORKERS))


def expect_workers(page: Page, number: int) -> None:
    assert page.evaluate(f"n => eyes.until(() => {_WORKERS} === n)", number)


def expect_score_sheet(visitor: Visitor, code: str) -> None:
    """The score sheet lies open, and tells all players' points as the server counts them."""
    totals = visitor.page.locator("dialog[open] table tfoot tr.total td")
    players = visitor.get(f"/api/tables/{code}")["table"]["game"]["players"]
    points = sorted((player["score"]["total"] for player in players), reverse=True)
    expect(totals).to_have_text([str(n) for n in points])
    expect(visitor.page.locator("dialog[open] figure svg").first).to_be_visible()
