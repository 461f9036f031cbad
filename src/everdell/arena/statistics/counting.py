"""Summing up the records of any number of games in little memory."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import msgspec

from everdell.arena.confidence import wilson
from everdell.arena.jobs import Result
from everdell.arena.statistics.game_records import (
    CARD,
    EVENT,
    LOCATION,
    TILE,
    Branching,
    GameRecord,
)
from everdell.engine.content import DECK
from everdell.engine.rules import Rules

TOTAL: Final = "total"
DECISIONS: Final = "decisions"
TURNS: Final = "turns"


@dataclass
class Use:
    """A component, counted by players: one player in one game is one case.

    chances  cases in which it was in play
    users    cases in which the player used it
    times    how often it was used in all
    won      victories of its users; a shared one counts in parts
    """

    kind: str
    component: str
    chances: int = 0
    users: int = 0
    times: int = 0
    won: float = 0.0

    @property
    def rate(self) -> float:
        return self.users / self.chances if self.chances else 0.0

    @property
    def win_rate(self) -> float:
        return self.won / self.users if self.users else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.users)


@dataclass
class Statistics:
    """The sums over all games that were played to their end.

    scores   games by seat, part of the score and points
    tokens   games by seat, countable thing and how many of them were left
    lengths  games by what is counted (decisions, turns) and how many there were
    """

    players: int
    games: int = 0
    won: list[float] = field(default_factory=list)
    scores: Counter[tuple[int, str, int]] = field(default_factory=Counter)
    tokens: Counter[tuple[int, str, int]] = field(default_factory=Counter)
    lengths: Counter[tuple[str, int]] = field(default_factory=Counter)
    prompts: dict[str, Branching] = field(default_factory=dict)
    uses: dict[str, Use] = field(default_factory=dict)
    families: dict[str, str] = field(default_factory=dict)  # where cards and tiles begin

    @classmethod
    def of(cls, rules: Rules) -> Statistics:
        """Empty ones, with all components that these rules know."""
        cards = [Use(CARD, card.id) for card in rules.cards[1:]]
        tiles = [Use(TILE, tile.id) for tile in rules.tiles]
        places = [Use(EVENT if p.is_event else LOCATION, p.id) for p in rules.places[1:]]
        return cls(
            rules.players,
            won=[0.0] * rules.seats,
            uses={use.component: use for use in (*cards, *places, *tiles)},
            families={
                rules.ids[number]: rules.begins_in(number) for number in range(1, len(rules.ids))
            },
        )

    def add(self, result: Result) -> None:
        record = msgspec.convert(result.record, GameRecord)
        self.games += 1
        for winner in result.winners:
            self.won[winner] += 1 / len(result.winners)
        self.lengths[DECISIONS, result.decisions] += 1
        self.lengths[TURNS, record.turns] += 1
        for seat, parts in enumerate(record.parts):
            self.scores[seat, TOTAL, result.scores[seat]] += 1
            for part, points in parts.items():
                self.scores[seat, part, points] += 1
        for seat, counters in enumerate(record.counters):
            for counter, n in counters.items():
                self.tokens[seat, counter, n] += 1
        for prompt, seen in record.prompts.items():
            known = self.prompts.setdefault(prompt, Branching())
            known.add(seen.decisions, seen.options, seen.most)
        self._count_uses(result, record)

    def _count_uses(self, result: Result, record: GameRecord) -> None:
        common = {*self._open_to_all(record), *record.places}
        for component in common:
            self.uses[component].chances += self.players
        for things in record.aside[: self.players]:
            for thing in {*things} - common:
                self.uses[thing].chances += 1
        for deed in record.deeds:
            if deed.seat < self.players:  # what an automatic opponent does is no choice
                use = self.uses[deed.component]
                if deed.component not in common and deed.component not in record.aside[deed.seat]:
                    use.chances += 1  # it came into play later
                use.users += 1
                use.times += deed.times
                if deed.seat in result.winners:
                    use.won += 1 / len(result.winners)

    def _open_to_all(self, record: GameRecord) -> list[str]:
        """What any player may come across: all but what is dealt to seats, which have it alone."""
        dealt = {self.families[thing] for things in record.aside for thing in things} - {DECK}
        return [thing for thing, family in self.families.items() if family not in dealt]

    def used(self, kind: str) -> list[Use]:
        """All components of a kind, the most successful first."""
        uses = [use for use in self.uses.values() if use.kind == kind]
        return sorted(uses, key=lambda use: (-use.win_rate, use.component))

    def distribution(self, seat: int, part: str) -> dict[int, int]:
        """How many games brought a seat how many points."""
        return {
            points: games
            for (where, which, points), games in sorted(self.scores.items())
            if (where, which) == (seat, part)
        }

    def left(self, seat: int, counter: str) -> dict[int, int]:
        """How many games left a seat with how many of a countable thing."""
        return {
            n: games
            for (where, which, n), games in sorted(self.tokens.items())
            if (where, which) == (seat, counter)
        }

    @property
    def counters(self) -> list[str]:
        """The countable things of the boxes."""
        return list(dict.fromkeys([counter for _, counter, _ in self.tokens]))

    def length(self, measure: str) -> dict[int, int]:
        return {n: games for (which, n), games in sorted(self.lengths.items()) if which == measure}

    @property
    def parts(self) -> list[str]:
        """The parts of a score, the total first."""
        return list(dict.fromkeys([TOTAL, *[part for _, part, _ in self.scores]]))

    @property
    def branching(self) -> Branching:
        """Over all prompts."""
        total = Branching()
        for seen in self.prompts.values():
            total.add(seen.decisions, seen.options, seen.most)
        return total
