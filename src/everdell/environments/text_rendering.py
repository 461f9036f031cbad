"""A table in plain text, as one seat sees it: for logs and for `render_mode="ansi"`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from everdell.engine.shapes import GameView, PlaceView, PlayerView
from everdell.engine.state import Game

RENDER_MODES: Final = ["ansi"]


def checked_mode(mode: str | None) -> str | None:
    """Complain of a way to render that there is not, as the environments of Gymnasium do."""
    assert mode is None or mode in RENDER_MODES, (
        f"There is no render mode {mode!r}, only {RENDER_MODES}."
    )
    return mode


def rendered(game: Game, seat: int) -> str:
    """Made from the seat's view, so nothing hidden can be in it."""
    view = game.view(seat)
    lines = [
        f"deck {view['deck']}, discard {view['discard']}",
        *_rows(view),
        f"places: {', '.join(_place(place) for place in view['places'])}",
        *(_player(player, player["seat"] == seat) for player in view["players"]),
    ]
    decision = view["decision"]
    if decision is None:
        lines.append(f"over, won by {view['winners']}")
    else:
        source = f" by {decision['source']}" if decision["source"] else ""
        lines.append(f"seat {decision['seat']} is asked: {decision['prompt']}{source}")
        lines += [f"  {option['id']}" for option in decision.get("options", [])]
    return "\n".join(lines)


def _rows(view: GameView) -> list[str]:
    """The meadow; in a game without one, the rows that it has in its place."""
    if not view["meadow"]:
        rows = view["rows"].items()
        return [f"{row}: {_listed(thing for thing in things if thing)}" for row, things in rows]
    meadow = [f"[{spot['card']}]" if spot["blocked"] else spot["card"] for spot in view["meadow"]]
    return [f"meadow: {_listed(card for card in meadow if card)}"]


def _listed(ids: Iterable[str]) -> str:
    """Ids with how often they occur: `farm x2, inn`."""
    counted = Counter(ids)
    return ", ".join(id if n == 1 else f"{id} x{n}" for id, n in counted.items()) or "-"


def _place(place: PlaceView) -> str:
    achieved = place.get("achieved_by")
    seats = [str(seat) for seat in place["workers"]]
    if achieved is not None:
        return f"{place['id']} (achieved by {achieved})"
    return f"{place['id']} ({' '.join(seats)})" if seats else place["id"]


def _player(player: PlayerView, mine: bool) -> str:
    parts = [player["season"]] if "season" in player else []
    parts += ["passed"] if player["passed"] else []
    parts += [f"{player['workers']} workers", _held(player["resources"])]
    parts += [f"{player['hand_size']} cards"] if player["hand_limit"] else []
    parts.append(f"score {player['score']['total']}")
    text = (
        f"{'>' if mine else ' '} seat {player['seat']}: {', '.join(parts)}"
        f"\n    city: {_listed(placed['card'] for placed in player['city'])}"
    )
    if "hand" in player:
        text += f"\n    hand: {_listed(player['hand'])}"
    return text


def _held(resources: dict[str, int]) -> str:
    return " ".join(f"{kind}={n}" for kind, n in resources.items())
