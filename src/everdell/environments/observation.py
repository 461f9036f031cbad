"""What a seat knows, as numbers: a vector of fixed length for given rules.

The seat that looks comes first, the others follow in turn order. Everything is a plain count or a
0/1, never scaled. Only what `Game.view` shows that seat is read: a test compares worlds that it
cannot tell apart. `Observer.fields` says what stands where.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from everdell.engine.content import SEASONS
from everdell.engine.facts import facts_of
from everdell.engine.queries import workers_at
from everdell.engine.resources import KINDS, amount, total
from everdell.engine.rules import Rules
from everdell.engine.scoring import score
from everdell.engine.state import Game, Player
from everdell.environments.vocabulary import prompts
from everdell.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from fault

Vector = NDArray[np.float32]

LIMIT: Final = 4095  # no count comes near it; the spaces need a bound

_STATUS: Final = (
    "passed",
    "automaton",
    "workers",
    "adrift",
    "points",
    "hand_size",
    "free_spaces",
    "score",
)
_PICKS: Final = ("picked", "least", "most")


class Field(NamedTuple):
    """Neighbouring numbers of one meaning; `labels` name them one by one."""

    name: str
    at: slice
    labels: tuple[str, ...]


class Observer:
    """Turns what a seat knows into a vector.

    fields  the parts of the vector, in order
    names   of each number: `me.resources.twig`, `rival_1.city.farm`, `table.piles.deck`
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._prompts = {prompt: i for i, prompt in enumerate(prompts(rules))}
        self._events = {p.number: i for i, p in enumerate([p for p in rules.places if p.is_event])}
        cards = [card.id for card in rules.cards[1:]]
        places = [place.id for place in rules.places[1:]]
        events = [rules.places[number].id for number in self._events]
        seats = ["me", *(f"rival_{n}" for n in range(1, rules.seats))]
        self._table = _Layout(
            {
                "table.piles": ("deck", "discard"),
                "table.meadow": cards,
                "table.blocked": cards,
                "table.places": places,
                "table.counters": rules.counters,
                "table.turn": seats,
                "decision.seat": seats,
                "decision.prompt": list(self._prompts),
                "decision.source": [*cards, *places],
                "decision.picks": _PICKS,
                "mine.seat": [str(seat) for seat in range(rules.seats)],
                "mine.hand": cards,
                "mine.aside": cards if rules.zones else (),
                "mine.shown": cards,
            }
        )
        self._seat = _Layout(
            {
                "status": _STATUS,
                "season": SEASONS,
                "resources": KINDS,
                "aside": rules.zones,
                "workers": places,
                "events": events,
                "event_load": events,
                "city": cards,
                "occupied": cards,
                "tokens": cards,
                "visitors": cards,
                "settled": cards,
                "held": cards,
                "stored": KINDS,
            }
        )
        self.fields = self._table.fields("", 0)
        for i, seat in enumerate(seats):
            self.fields += self._seat.fields(f"{seat}.", self._table.size + i * self._seat.size)
        self.names = tuple(
            f"{field.name}.{label}" for field in self.fields for label in field.labels
        )
        self.size = len(self.names)

    def __call__(self, game: Game, seat: int) -> Vector:
        """The game as this seat knows it."""
        # An array of the standard library: single numbers are set in it faster than in numpy's.
        numbers = array("f", bytes(4 * self.size))
        self._write_table(numbers, game, seat)
        self._write_decision(numbers, game, seat)
        self._write_mine(numbers, game, seat)
        bases = self._bases(seat)
        for p in game.players:
            self._write_seat(numbers, bases[p.seat], game, p)
            self._write_city(numbers, bases[p.seat], p)
        self._write_workers(numbers, bases, game)
        return np.frombuffer(numbers, dtype=np.float32)

    def _bases(self, seat: int) -> list[int]:
        """Where the numbers of each seat begin, for the seat that looks."""
        seats = self._rules.seats
        return [
            self._table.size + (other - seat) % seats * self._seat.size for other in range(seats)
        ]

    # Parts; a card's number begins at 1, its place in a field at 0 -----------------------------

    def _write_table(self, out: array[float], game: Game, seat: int) -> None:
        at = self._table.starts
        out[at["table.piles"]] = game.top
        out[at["table.piles"] + 1] = len(game.discard)
        for i, card in enumerate(game.meadow):
            if card:
                blocked = game.blocked >> i & 1
                out[at["table.blocked" if blocked else "table.meadow"] + card - 1] += 1
        for place in game.board.places:
            out[at["table.places"] + place - 1] = 1
        for i, counter in enumerate(game.counters):
            out[at["table.counters"] + i] = counter
        out[at["table.turn"] + (game.turn - seat) % len(game.players)] = 1

    def _write_decision(self, out: array[float], game: Game, seat: int) -> None:
        if game.over:
            return
        at = self._table.starts
        frame = game.stack[-1]
        out[at["decision.seat"] + (frame.me - seat) % len(game.players)] = 1
        prompt = frame.program.steps[frame.pc].prompt
        out[at["decision.prompt"] + self._prompts[prompt]] = 1
        if frame.source:
            cards = len(self._rules.cards) - 1
            source = frame.source if frame.source > 0 else cards - frame.source
            out[at["decision.source"] + source - 1] = 1
        if frame.me == seat:
            picks = game.picks
            if picks is not None:
                out[at["decision.picks"]] = picks.picked
                out[at["decision.picks"] + 1] = picks.least
                out[at["decision.picks"] + 2] = picks.most

    def _write_mine(self, out: array[float], game: Game, seat: int) -> None:
        at = self._table.starts
        out[at["mine.seat"] + seat] = 1
        for card in game.players[seat].hand:
            out[at["mine.hand"] + card - 1] += 1
        for zone in game.players[seat].zones:
            for card in zone:
                out[at["mine.aside"] + card - 1] += 1
        for frame in game.stack:
            if not frame.secret or frame.me == seat:
                for card in frame.cards:
                    out[at["mine.shown"] + card - 1] += 1

    def _write_seat(self, out: array[float], base: int, game: Game, p: Player) -> None:
        at = self._seat.starts
        status = base + at["status"]
        out[status] = p.passed
        out[status + 1] = p.automaton
        out[status + 2] = p.home
        out[status + 3] = p.adrift
        out[status + 4] = p.points
        out[status + 5] = len(p.hand)
        out[status + 6] = facts_of(game, p).free
        out[status + 7] = score(game, p.seat).total
        out[base + at["season"] + p.season] = 1
        for kind in range(len(KINDS)):
            out[base + at["resources"] + kind] = p.resources[kind]
        for i, zone in enumerate(p.zones):
            out[base + at["aside"] + i] = len(zone)
        for claim in p.claims:
            event = self._events[claim.event]
            out[base + at["events"] + event] = 1
            load = claim.points + total(claim.stored) + len(claim.held)
            out[base + at["event_load"] + event] = load

    def _write_city(self, out: array[float], base: int, p: Player) -> None:
        at = self._seat.starts
        for placed in p.city:
            if not placed.card:
                continue
            card = base + placed.card - 1
            out[at["city"] + card] += 1
            if placed.occupied:
                out[at["occupied"] + card] += 1
            if placed.points:
                out[at["tokens"] + card] += placed.points
            if placed.workers:
                out[at["visitors"] + card] += len(placed.workers)
            if placed.settled:
                out[at["settled"] + card] += len(placed.settled)
            if placed.held:
                out[at["held"] + card] += len(placed.held)
            if placed.stored:
                for kind in range(len(KINDS)):
                    out[base + at["stored"] + kind] += amount(placed.stored, kind)

    def _write_workers(self, out: array[float], bases: list[int], game: Game) -> None:
        start = self._seat.starts["workers"]
        for place in game.board.places:
            if game.at[place]:
                for seat, base in enumerate(bases):
                    out[base + start + place - 1] = workers_at(game, place, seat)


class _Layout:
    """Named runs of numbers, one behind the other."""

    def __init__(self, labels: dict[str, Sequence[str]]) -> None:
        self._labels = labels
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, run in labels.items():
            self.starts[name] = self.size
            self.size += len(run)

    def fields(self, prefix: str, offset: int) -> tuple[Field, ...]:
        return tuple(
            Field(prefix + name, slice(offset + start, offset + start + len(run)), tuple(run))
            for (name, start), run in zip(self.starts.items(), self._labels.values(), strict=True)
        )


@lru_cache(maxsize=64)
def observer_of(rules: Rules) -> Observer:
    return Observer(rules)
