"""Pairs of games that differ only in what one viewer may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from everdell import Game
from everdell.engine.journal import Journal
from everdell.engine.log_lines import visible
from everdell.engine.rng import seeded
from everdell.games import load_game
from tests.contract.games import Sitting, decisions, patient_choice, set_up
from tests.secrets.piles import stir_piles

_TRIES = 20  # most choices that differ are seen to differ


class Pair(NamedTuple):
    """The true game and another one that a viewer cannot tell from it; None is a spectator."""

    viewer: int | None
    here: Game
    there: Game

    @property
    def alike(self) -> bool:
        return self.seen(self.here) == self.seen(self.there)

    def seen(self, game: Game) -> str:
        return json.dumps(game.view(self.viewer))

    @property
    def decider(self) -> int:
        decision = self.here.decision
        assert decision is not None
        return decision.seat

    def harmless_choices(self, random: Random) -> Iterator[Choices]:
        """What can be chosen and looks the same to the viewer by the rules, in random order.

        First come choices that differ as well, such as hidden cards that are given up.
        """
        here = [option.id for option in self.here.options]
        there = [option.id for option in self.there.options]
        random.shuffle(here)
        random.shuffle(there)
        alike = [(option, option) for option in here if option in there]
        differing = [
            (one, other) for one in here for other in there if one != other and _akin(one, other)
        ]
        if self.decider == self.viewer:
            differing.clear()
        for one, other in (*differing[:_TRIES], *alike):
            after = self._after(one, other)
            if after is not None:
                yield Choices(one, other, after)

    def _after(self, one: str, other: str) -> Pair | None:
        """Both games after a choice, unless by the rules it tells the viewer which is which.

        The end of a game does, for then everything is shown.
        """
        games, told = [], []
        for game, option in ((self.here, one), (self.there, other)):
            after = game.clone()
            journal = after.journal = Journal()
            after.choose(option)
            after.journal = None
            games.append(after)
            told.append(visible(journal.entries, self.viewer))
        pair = Pair(self.viewer, *games)
        secret = pair.alike and told[0] == told[1] and not pair.here.over
        return pair if secret else None


class Choices(NamedTuple):
    """What is chosen in either world, and both games after it."""

    here: str
    there: str
    after: Pair


def _akin(one: str, other: str) -> bool:
    """Whether two options are of the same kind, so that they may look alike to others."""
    return one.partition(":")[0] == other.partition(":")[0]


def random_pair(setting: Sitting, viewer: int | None, seed: int) -> Pair:
    """A random moment of a random game, with another world.

    Some worlds have nothing in common that the viewer does not see. Others agree in most of it, so
    that play can go on for long before a card tells them apart.
    """
    random = Random(seed)
    agreeing = random.choice((0.0, 0.6, 0.9))
    while True:
        deal = random.getrandbits(30)
        game = set_up(setting, deal)
        earliest = random.randrange(60)
        for n in decisions(game, deal, patient_choice):
            if n >= earliest:
                other = game.clone()
                stir(other, viewer, random, agreeing)
                # As a server reads them: where another seat's choice is forced now, it is made.
                pair = Pair(viewer, load_game(game.to_json()), load_game(other.to_json()))
                if pair.alike:
                    return pair


def stir(game: Game, viewer: int | None, random: Random, agreeing: float) -> None:
    """Deal anew what a viewer cannot know, except for this part of the cards."""
    deck = game.deck[: game.top]
    hands = [p for p in game.players if p.seat != viewer]
    looked_at = [f for f in game.stack if f.secret and f.me != viewer]
    piles = [deck, game.discard, *[p.hand for p in hands], *[list(f.cards) for f in looked_at]]
    places = [(pile, n) for pile in piles for n in range(len(pile)) if random.random() >= agreeing]
    cards = [pile[n] for pile, n in places]
    random.shuffle(cards)
    for (pile, n), card in zip(places, cards, strict=True):
        pile[n] = card
    game.deck = deck
    for p in hands:
        p.hand.sort()
    for f, pile in zip(looked_at, piles[len(piles) - len(looked_at) :], strict=True):
        f.cards = tuple(sorted(pile))
    for f in game.stack:
        if f.me != viewer:
            f.last = 0  # a canonical order of picks that began with other cards means nothing now
    if random.random() >= agreeing:
        stir_piles(game, viewer)
    game.seed = f"{game.seed}+"
    if not agreeing:
        game.random = seeded(random.getrandbits(30))
