"""Many games that are moved on together."""

from __future__ import annotations

from typing import final

from everdell.engine.rng import Random
from everdell.engine.state import Game
from everdell.environments.encoding.encoder import Encoder
from everdell.environments.encoding.layout import Layout
from everdell.environments.encoding.numbering import Numbering


@final
class EncodedGames:
    """Games side by side, each with a row in buffers of bytes that belong to the caller."""

    def __init__(self, layout: Layout, numbering: Numbering, games: list[Game]) -> None:
        self.games = games
        self._numbering = numbering
        self._encoders = [Encoder(layout, row) for row in range(len(games))]
        length = numbering.size
        self._blank = bytes(length)
        self._places = [slice(row * length, (row + 1) * length) for row in range(len(games))]

    def indices(self, numbers: list[int]) -> list[int]:
        """For each game which of its options has the number; NOT_OFFERED where none has."""
        games = self.games
        return [
            self._numbering.index(games[row].options, numbers[row]) for row in range(len(games))
        ]

    def take(self, indices: list[int]) -> list[int]:
        """Take an option in each game; the rows of the games that are over now."""
        over: list[int] = []
        for row in range(len(self.games)):
            game = self.games[row]
            game.take(indices[row])
            if game.over:
                over.append(row)
        return over

    def write(self, vectors: memoryview, masks: memoryview, seats: memoryview) -> None:
        """Fill all rows, as those see the games who have to decide; and with who they are."""
        deciders: list[int] = []
        for row in range(len(self.games)):
            game = self.games[row]
            seat = game.stack[-1].me
            deciders.append(seat)
            self._encoders[row].write(game, seat, vectors)
            mask = bytearray(self._blank[:])
            self._numbering.mark(mask, game.options)
            masks[self._places[row]] = mask
        seats[:] = bytes(deciders)

    def sample(self, random: Random) -> list[int]:
        """A legal number for each game, each as likely as the others."""
        found: list[int] = []
        for game in self.games:
            found.append(self._numbering.of(game.options[random.below(len(game.options))]))
        return found
