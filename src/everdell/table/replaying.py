"""Playing a record again, with every choice and every snapshot checked."""

from __future__ import annotations

from everdell.engine.errors import EverdellError, IllegalMove, SaveError
from everdell.engine.rules import RULES_VERSION
from everdell.engine.sets import Selection
from everdell.engine.state import Game
from everdell.games import load_game
from everdell.table.record import Record, damaged
from everdell.table.sitting import Sitting, standings


def replay(record: Record) -> Sitting:
    """The game of a record, at its end.

    A record of older rules is not played again, because the same choices may lead elsewhere now.
    The game goes on from its last snapshot, and `Sitting.older_rules` says so.
    """
    try:
        older = record.rules < RULES_VERSION
        sitting = _from_last_snapshot(record) if older else _audit(record)
    except SaveError:
        raise
    except EverdellError as fault:
        raise _not_playable(record, fault) from fault
    except Exception as fault:
        # Records come from outside: a forged state may break the engine anywhere.
        raise damaged("state", "it leads to a state that cannot be played") from fault
    sitting.seats = record.seats
    return sitting


def _audit(record: Record) -> Sitting:
    """Play every choice again and compare the game with every snapshot."""
    sitting = _beginning(record)
    expected = {snapshot.at: snapshot.digest for snapshot in record.snapshots}
    _check_snapshot(sitting, expected)
    for choice in record.choices:
        _choose(sitting, choice)
        _check_snapshot(sitting, expected)
    if expected:
        at = min(expected)
        raise damaged("turn", f"no turn begins after {at} choices, as it says", choice=str(at))
    if record.standings != standings(sitting.game):
        raise damaged("scores", "its final scores are not those of its choices")
    return sitting


def _beginning(record: Record) -> Sitting:
    """The game of a record before its first choice."""
    if record.origin is not None:
        return Sitting(_load(record, record.origin))
    return Sitting.start(record.players, record.boxes, record.seed, record.options)


def _from_last_snapshot(record: Record) -> Sitting:
    state = record.snapshots[-1].state if record.snapshots else None
    if state is None:
        raise damaged("no-snapshot", "it is of older rules and has no snapshot to go on from")
    return Sitting(_load(record, state), older_rules=record.rules)


def _load(record: Record, state: str) -> Game:
    game = load_game(state)
    if game.rules.players != record.players or _boxes(game) != record.boxes:
        raise damaged("other-game", "it holds a state of another game")
    return game


def _boxes(game: Game) -> tuple[str, ...]:
    return tuple(box.id for box in game.rules.boxes)


def _choose(sitting: Sitting, choice: Selection) -> None:
    try:
        sitting.choose(choice)
    except IllegalMove as fault:
        n = str(len(sitting.choices) + 1)
        why = f"its choice number {n}, {choice!r}, was not offered"
        raise damaged("choice", why, choice=n, option=fault.details["option"]) from fault


def _check_snapshot(sitting: Sitting, expected: dict[int, str]) -> None:
    """Compare a snapshot that was just taken with the record's, and strike it off."""
    snapshot = sitting.snapshots[-1]
    if snapshot.at != len(sitting.choices):
        return
    if expected.pop(snapshot.at, None) != snapshot.digest:
        why = f"after {snapshot.at} choices the game is not as its snapshot says"
        raise damaged("snapshot", why, choice=str(snapshot.at))


def _not_playable(record: Record, fault: EverdellError) -> SaveError:
    """The record is sound, but its box, option or number of players is unknown here."""
    return SaveError(
        "unplayable-record",
        f"This record cannot be played here: {fault.sentence}",
        {"boxes": ", ".join(record.boxes), "players": str(record.players)},
    )
