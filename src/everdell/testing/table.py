"""A table whose hands, cities, seasons and board can be set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from everdell import defaults
from everdell.engine.assembly import make_board
from everdell.engine.changes import (
    add_to_hand,
    enter_city,
)
from everdell.engine.codec import state_digest
from everdell.engine.content import DECK, SEASONS
from everdell.engine.journal import Entry
from everdell.engine.option import id_words
from everdell.engine.queries import in_play, slot_by_ordinal
from everdell.engine.resources import KINDS, as_dict, bundle
from everdell.engine.state import (
    NO_TOKEN,
    USUAL_TOKEN,
    WORKER_BITS,
    WORKER_MASK,
    Named,
    Placed,
    Score,
)
from everdell.engine.zones import MEADOW
from everdell.games import load_game, new_game
from everdell.testing.boxes import BoxScene


def table(
    players: int = 2,
    boxes: Iterable[str] = defaults.BOXES,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Seat 0 to move, winter, empty hands and cities, a dealt meadow."""
    return Table(new_game(players, boxes, seed, options))


def _words(id: str) -> set[str]:
    """`store:twig=3` holds the words store, twig=3 and twig."""
    parts = id_words(id)
    amounts = [amount for part in parts for amount in part.split(",")]
    return {*parts, *amounts, *(amount.split("=")[0] for amount in amounts)}


class Table(BoxScene):
    """A game with hands that can be set; setters chain."""

    # Setting up ------------------------------------------------------------------------------

    def set_hand(self, seat: int, *cards: str) -> Self:
        """Exactly these cards."""
        p = self._player(seat)
        self._put_back(p.hand)
        p.hand = []
        for card in cards:
            add_to_hand(p, self._fetch(card))
        return self._relist()

    def set_city(self, seat: int, *cards: str) -> Self:
        """Exactly these cards, placed with no effect; workers on the old ones go home."""
        p = self._player(seat)
        for placed in p.city:
            self._put_back([placed.card, *placed.held] if placed.card else [])
            for worker in placed.workers + placed.settled:
                self.game.players[worker].home += 1
        for q in self.game.players:
            q.named = tuple(
                named if named.spot is None or named.spot.seat != seat else Named(named.thing)
                for named in q.named
            )
        p.city = []
        p.facts = None
        for card in cards:
            enter_city(self.game, seat, self._fetch(card))
        return self._relist()

    def set_meadow(self, *cards: str) -> Self:
        """These cards on the first places; the rest stays as dealt."""
        return self.set_row(MEADOW, *cards)

    def set_deck(self, *cards: str) -> Self:
        """The top of the deck, first drawn first."""
        return self.set_pile(DECK, *cards)

    def set_discard(self, *cards: str) -> Self:
        """Exactly these cards in the discard pile, the last one on top."""
        g = self.game
        self._put_back(g.discard)
        g.discard = []
        g.discard = [self._fetch(card) for card in cards]
        return self._relist()

    def set_resources(
        self, seat: int, *, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0
    ) -> Self:
        """Exactly these."""
        owned = [twig, resin, pebble, berry]
        if min(owned) < 0:
            raise ValueError(f"A player cannot own less than nothing: {owned}.")
        self._player(seat).resources = owned
        return self._relist()

    def set_points(self, seat: int, points: int) -> Self:
        self._player(seat).points = points
        return self._relist()

    def set_season(self, seat: int, season: str) -> Self:
        """With that season's workers, all at home."""
        if season not in SEASONS:
            raise ValueError(f"There is no season {season!r}; there are {', '.join(SEASONS)}.")
        g = self.game
        p = self._player(seat)
        for place in range(len(g.at)):
            g.at[place] &= ~(WORKER_MASK << (WORKER_BITS * seat))
        for owner in g.players:
            for slot, placed in enumerate(owner.city):
                owner.city[slot] = placed.with_workers(
                    tuple(w for w in placed.workers if w != seat),
                    tuple(w for w in placed.settled if w != seat),
                )
        p.named = tuple(Named(named.thing) for named in p.named)
        p.season = SEASONS.index(season)
        p.home = sum(g.rules.figures.workers[: p.season + 1])
        p.adrift = 0
        p.pieces = tuple(sum(piece.by_season[: p.season + 1]) for piece in g.rules.pieces[1:])
        return self._relist()

    def set_workers(self, seat: int, home: int) -> Self:
        """So many workers at home; those beyond stay out of the game."""
        self._player(seat).home = home
        return self._relist()

    def set_named(self, seat: int, *names: str) -> Self:
        """These of the workers at home have a name, and no others."""
        p = self._player(seat)
        p.named = tuple(Named(self._rules.thing(name)) for name in names)
        return self._relist()

    def set_forest(self, *places: str) -> Self:
        """Exactly these forest cards in play."""
        g = self.game
        wanted = [self._place_of(id, "forest") for id in places]
        forest = in_play(g, "forest")
        standing = [g.at[place] for place in forest]
        for place in forest:
            g.at[place] = 0
        for place, workers in zip(wanted, standing, strict=False):
            g.at[place] = workers
        return self._lay_out("forest", wanted)

    def set_events(self, *events: str) -> Self:
        """Exactly these special events in play; the basic ones stay."""
        return self._lay_out(
            "special_event", [self._place_of(id, "special_event") for id in events]
        )

    def set_on(
        self,
        seat: int,
        card: str,
        *,
        copy: int = 1,
        point: int = 0,
        twig: int = 0,
        resin: int = 0,
        pebble: int = 0,
        berry: int = 0,
        occupied: bool = False,
        cards: tuple[str, ...] = (),
        workers: tuple[int, ...] = (),
        settled: tuple[int, ...] = (),
    ) -> Self:
        """What lies or stands on a city card: tokens, resources, cards beneath, workers' seats."""
        p = self.game.players[seat]
        slot = self._slot(seat, card, copy)
        held = tuple(self._fetch(id) for id in cards)
        p.city[slot] = Placed(
            p.city[slot].card,
            p.city[slot].host,
            USUAL_TOKEN if occupied else NO_TOKEN,
            point,
            bundle(twig, resin, pebble, berry),
            workers,
            settled,
            held,
        )
        p.facts = None
        return self._relist()

    def set_turn(self, seat: int) -> Self:
        g = self.game
        self._player(seat)
        g.stack[0].me = seat
        g.stack[0].owner = seat
        g.stack[0].acted = ()
        g.turn = seat
        g.plays = 0
        return self._relist()

    def set_passed(self, seat: int) -> Self:
        self._player(seat).passed = True
        return self._relist()

    # Playing ---------------------------------------------------------------------------------

    def choose(self, *words: object) -> Self:
        """Take the one offered option whose id holds all these words."""
        wanted = [part for word in words for part in id_words(str(word))]
        found = [id for id in self.offers() if set(wanted) <= _words(id)]
        exact = [id for id in found if sorted(id_words(id)) == sorted(wanted)]
        if len(exact) == 1:
            found = exact
        if len(found) != 1:
            how = "More than one option holds" if found else "No option holds"
            raise AssertionError(
                f"{how} the words {' '.join(wanted)!r}. Seat {self.seat()} is offered: "
                + ", ".join(self.offers())
            )
        copy = self.game.clone()
        saved = load_game(self.game.to_json())
        for game in (self.game, copy, saved):
            game.choose(found[0])
        assert state_digest(copy) == state_digest(self.game), "a clone went another way"
        assert state_digest(saved) == state_digest(self.game), "a saved game went another way"
        return self

    def offers(self) -> list[str]:
        """The ids offered now."""
        decision = self.game.decision
        return [option.id for option in decision.options] if decision else []

    def prompt(self) -> str:
        decision = self.game.decision
        return decision.prompt if decision else ""

    def seat(self) -> int:
        """Who decides now."""
        decision = self.game.decision
        if decision is None:
            raise AssertionError("The game is over: there is nothing to decide.")
        return decision.seat

    # Looking ---------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[str, ...]:
        return self._ids(self.game.players[seat].hand)

    def city(self, seat: int) -> tuple[str, ...]:
        return self._ids([placed.card for placed in self.game.players[seat].city if placed.card])

    def meadow(self) -> tuple[str, ...]:
        return self._ids(self.game.meadow)

    def discard(self) -> tuple[str, ...]:
        return self._ids(self.game.discard)

    def resources(self, seat: int) -> dict[str, int]:
        return dict(zip(KINDS, self.game.players[seat].resources, strict=True))

    def points(self, seat: int) -> int:
        """Point tokens held, not those lying on cards."""
        return self.game.players[seat].points

    def workers(self, seat: int) -> int:
        """Workers at home, ready to be placed."""
        return self.game.players[seat].home

    def at(self, place: str) -> tuple[int, ...]:
        """The seats whose workers stand on a place of the board."""
        here = self.game.at[self._place(place)]
        seats: list[int] = []
        for seat in range(len(self.game.players)):
            seats += [seat] * (here >> (WORKER_BITS * seat) & WORKER_MASK)
        return tuple(seats)

    def standing(self, seat: int, card: str, copy: int = 1) -> tuple[int, ...]:
        """The seats whose workers stand on a city card, for a season or for good."""
        placed = self.game.players[seat].city[self._slot(seat, card, copy)]
        return placed.workers + placed.settled

    def occupied(self, seat: int, card: str, copy: int = 1) -> bool:
        return self.game.players[seat].city[self._slot(seat, card, copy)].occupied > 0

    def events(self, seat: int) -> tuple[str, ...]:
        """Events this seat has achieved."""
        return tuple(self._rules.places[c.event].id for c in self.game.players[seat].claims)

    def score(self, seat: int) -> Score:
        """The score if the game ended now."""
        return self.game.scores()[seat]

    def on(self, seat: int, name: str, copy: int = 1) -> dict[str, object]:
        """What lies on or under a city card or an achieved event; nothing is left out but zeros."""
        p = self.game.players[seat]
        for claim in p.claims:
            if self._rules.places[claim.event].id == name:
                return self._load(claim.points, claim.stored, claim.held)
        placed = p.city[self._slot(seat, name, copy)]
        return self._load(placed.points, placed.stored, placed.held)

    def told(self, kind: str) -> list[Entry]:
        """Journal entries of a kind, since the table was made."""
        journal = self.game.journal
        return [entry for entry in journal.entries if entry.kind == kind] if journal else []

    # Inside ----------------------------------------------------------------------------------

    def _lay_out(self, group: str, places: list[int]) -> Self:
        """Exactly these places of a group; events that were achieved stay with their owners."""
        others = [
            number
            for number in self.game.board.places
            if self._rules.places[number].group.id != group
        ]
        board = make_board(self._rules, others + places)
        achieved = [claim.event for p in self.game.players for claim in p.claims]
        board.events = [event for event in board.events if event not in achieved]
        self.game.board = board
        return self._relist()

    def _load(self, points: int, stored: int, held: tuple[int, ...]) -> dict[str, object]:
        load: dict[str, object] = {"point": points} if points else {}
        load.update(as_dict(stored))
        if held:
            load["cards"] = self._ids(held)
        return load

    def _place(self, id: str) -> int:
        return self._rules.place(id)

    def _place_of(self, id: str, group: str) -> int:
        number = self._place(id)
        if self._rules.places[number].group.id != group:
            raise ValueError(f"{id!r} is no {group.replace('_', ' ')}.")
        return number

    def _slot(self, seat: int, card: str, copy: int) -> int:
        try:
            return slot_by_ordinal(self.game.players[seat].city, self._rules.card(card), copy)
        except IndexError:
            raise ValueError(
                f"Seat {seat} has no {card!r} (copy {copy}) in the city: {self.city(seat)}."
            ) from None
