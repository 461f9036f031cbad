"""What is written down of one game, by looking on and from its journal. No card is known here."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from everdell.engine.journal import Journal
from everdell.engine.state import Game
from everdell.engine.zones import count_of

WATCHER: Final = f"{__name__}:Gatherer"  # for `Job.watcher`

CARD: Final = "card"
LOCATION: Final = "location"
EVENT: Final = "event"
TILE: Final = "tile"

_TURN: Final = "turn"  # the prompt that a turn begins with

# Entries of the journal that tell what was used.
_DEEDS: Final = {"played": CARD, "visited": LOCATION, "achieved": EVENT, "used": TILE}
_LAID: Final = "put_into"  # of a tile it tells that a player has it now


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """A seat played a card, visited a location, achieved an event or took a tile so many times."""

    seat: int
    kind: str
    component: str
    times: int


class Branching(msgspec.Struct, array_like=True):
    """Decisions of one kind: how many, with how many options in all and at most."""

    decisions: int = 0
    options: int = 0
    most: int = 0

    def add(self, decisions: int, options: int, most: int) -> None:
        self.decisions += decisions
        self.options += options
        self.most = max(self.most, most)


class GameRecord(msgspec.Struct, frozen=True):
    """One game.

    places    the locations and events that were in play
    aside     by seat, the cards and tiles that were dealt to it alone, apart from the hand
    counters  by seat, what it has in the end of each countable thing of boxes
    """

    turns: int
    prompts: dict[str, Branching]
    parts: list[dict[str, int]]
    deeds: list[Deed]
    places: list[str]
    aside: list[list[str]]
    counters: list[dict[str, int]]


class Gatherer:
    """A watcher for jobs."""

    def __init__(self, game: Game) -> None:
        self._places = [game.rules.places[number].id for number in game.board.places]
        self._aside = [
            [game.rules.ids[number] for zone in p.zones for number in zone if number]
            for p in game.players
        ]
        self._tiles = {tile.id for tile in game.rules.tiles}
        self._prompts: dict[str, Branching] = {}
        self._journal = game.journal = Journal()

    def look(self, game: Game) -> None:
        frame = game.stack[-1]
        prompt = frame.program.steps[frame.pc].prompt
        n = len(game.options)
        self._prompts.setdefault(prompt, Branching()).add(1, n, n)

    def record(self, game: Game) -> GameRecord:
        seat_counters = game.rules.seat_counters
        return GameRecord(
            turns=self._prompts.get(_TURN, Branching()).decisions,
            prompts=self._prompts,
            parts=[score.parts for score in game.scores()],
            deeds=self._deeds(),
            places=self._places,
            aside=self._aside,
            counters=[
                {counter.id: count_of(game, counter, p.seat) for counter in seat_counters}
                for p in game.players
            ],
        )

    def _deeds(self) -> list[Deed]:
        done: Counter[tuple[int, str, str]] = Counter()
        for entry in self._journal.entries:
            if entry.kind in _DEEDS:
                done[entry.seat, _DEEDS[entry.kind], entry.card or entry.place] += 1
            elif entry.kind == _LAID and entry.card in self._tiles:
                done[entry.seat, TILE, entry.card] += 1
        return [Deed(*deed, times) for deed, times in sorted(done.items())]
