"""States as saves wrote them when the games were recorded, before boxes had zones."""

from __future__ import annotations

from everdell import Game
from everdell.engine.codec import digest, state_to_dict
from everdell.engine.queries import in_play


def former_state(game: Game) -> dict[str, object]:
    """The whole state in the words of the recording: nothing is left out, only called otherwise."""
    written = state_to_dict(game)
    places = game.rules.places
    written["forest"] = [places[number].id for number in in_play(game, "forest")]
    if "zones" in written:
        written["piles"] = written.pop("zones")
    return written


def former_digest(game: Game) -> str:
    return digest(former_state(game))
