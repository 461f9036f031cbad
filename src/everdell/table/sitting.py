"""A game with its log, its way back and its record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from everdell import defaults
from everdell.engine.codec import state_digest
from everdell.engine.errors import EverdellError, IllegalMove
from everdell.engine.journal import Entry, Journal
from everdell.engine.rules import RULES_VERSION
from everdell.engine.sets import Selection
from everdell.engine.state import Game
from everdell.engine.stream import Seed
from everdell.games import new_game
from everdell.table.record import FinalScore, Record, Seat, Snapshot
from everdell.table.trail import Trail
from everdell.version import VERSION


@dataclass(frozen=True, slots=True)
class _Moment:
    """The table just before a choice."""

    game: Game
    entries: int
    snapshots: tuple[Snapshot, ...]


class Sitting:
    """One game being played. It owns the game: choose here, never on `game` itself.

    game         the live game, with a journal; another object after an undo
    choices      the ids chosen so far; a set of picks is one choice
    snapshots    one for the beginning and one for each turn's start
    seats        who sits where, for the record; empty if that does not matter
    older_rules  the version of the rules it was begun under, if it went on from a snapshot of
                 other rules; its choices and its log then begin with that snapshot
    """

    def __init__(
        self, game: Game, *, from_seed: bool = False, older_rules: int | None = None
    ) -> None:
        self._journal = Journal()
        self._origin = None if from_seed else game.to_json()
        self._trail = Trail()
        self._past: list[_Moment] = []  # one for each step of the trail
        game.journal = self._journal
        self.game = game
        self.choices: list[Selection] = []
        self.snapshots: tuple[Snapshot, ...] = (_snapshot(game, 0),)
        self.seats: tuple[Seat, ...] = ()
        self.older_rules = older_rules

    @classmethod
    def start(
        cls,
        players: int = 2,
        boxes: Iterable[str] = defaults.BOXES,
        seed: Seed = 0,
        options: Mapping[str, object] | None = None,
    ) -> Sitting:
        """Set up a new game."""
        return cls(new_game(players, boxes, seed, options), from_seed=True)

    @staticmethod
    def resume(record: Record) -> Sitting:
        """Go on where a record ends, its log and its way back included."""
        from everdell.table.replaying import replay  # it drives sittings, so it comes after them

        return replay(record)

    @property
    def log(self) -> list[Entry]:
        """Everything that was told so far, in order."""
        return self._journal.entries

    # Choosing and going back -----------------------------------------------------------------

    def choose(self, selection: Selection) -> list[Entry]:
        """Take an offered option or a set of picks; what was told about it.

        An illegal move changes nothing.
        """
        seat = self._decider()
        before = _Moment(self.game.clone(), len(self.log), self.snapshots)
        try:
            self.game.choose(selection)
        except IllegalMove:
            raise
        except Exception:
            self._return_to(before)  # a fault in a box must not leave half a move on the table
            raise
        told = self.log[before.entries :]
        barrier = self.game.over or any(entry.barrier for entry in told)
        self._trail.chose(len(self.choices), seat, barrier)
        self._past.append(before)
        del self._past[: len(self._past) - len(self._trail.steps)]
        self.choices.append(selection)
        if _between_turns(self.game):
            self._take_snapshot()
        return told

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last choice can be taken back; with a seat, whether it was that seat's.

        A choice can be taken back until it has revealed something or another seat has chosen.
        """
        steps = self._trail.steps
        return bool(steps) and seat in (None, steps[-1].seat)

    def undo(self) -> None:
        """Go back to the previous decision."""
        if not self._past:
            raise EverdellError(
                "cannot-undo",
                "This cannot be taken back: a card was seen since, or another player has chosen.",
            )
        self._return_to(self._past.pop())
        self.choices.pop()
        self._trail.back_to(len(self.choices))

    def _return_to(self, moment: _Moment) -> None:
        self.game = moment.game
        self.game.journal = self._journal
        self.snapshots = moment.snapshots
        del self.log[moment.entries :]

    def _decider(self) -> int:
        """The seat that decides; -1 once the game is over."""
        decision = self.game.decision
        return decision.seat if decision else -1

    # Recording -------------------------------------------------------------------------------

    def _take_snapshot(self) -> None:
        last = self.snapshots[-1]
        earlier = (*self.snapshots[:-1], Snapshot(last.at, last.digest))
        self.snapshots = (*earlier, _snapshot(self.game, len(self.choices)))

    def record(self) -> Record:
        rules = self.game.rules
        return Record(
            everdell=VERSION,
            rules=RULES_VERSION,
            seed=self.game.seed,
            players=rules.players,
            boxes=tuple(box.id for box in rules.boxes),
            options=dict(rules.settings),
            choices=tuple(self.choices),
            snapshots=self.snapshots,
            origin=self._origin,
            standings=standings(self.game),
            seats=self.seats,
        )


def standings(game: Game) -> tuple[FinalScore, ...] | None:
    """The final scores, once the game is over."""
    if not game.over:
        return None
    return tuple(FinalScore(score.total, dict(score.parts)) for score in game.scores())


def _snapshot(game: Game, at: int) -> Snapshot:
    return Snapshot(at, state_digest(game), game.to_json())


def _between_turns(game: Game) -> bool:
    """Whether nothing is half resolved: only then can a save be read under other rules."""
    return len(game.stack) == 1
