"""What a position holds for a seat, as numbers with names.

A judgement weighs these numbers, and training finds the weights. General traits come first
(resources, colours, cards within reach): they mean something whatever the boxes. Then follows one
trait for each component, for what it is worth beyond that, and what boxes have players own beside
cards: tokens, pieces, things that lie in zones of a seat. Components are counted, never named, and
where one is unknown the general traits still speak. Last come the options of the boxes that matter
alone, or in company: against a stronger automatic rival everything is worth something else.
"""

from __future__ import annotations

from typing import Final, final

from everdell.engine.facts import facts_of
from everdell.engine.queries import room_in_hand
from everdell.engine.quotes import lack
from everdell.engine.resources import deficit
from everdell.engine.rules import Rules
from everdell.engine.state import Facts, Game, Player
from everdell.engine.visits import meets
from everdell.engine.zones import SEAT, lying_in

GENERAL: Final = (
    "one",
    *("twig", "resin", "pebble", "berry"),  # the first few of a kind, the dearest
    *("more_twig", "more_resin", "more_pebble", "more_berry"),  # the next few
    "hoard",  # resources that can hardly be spent
    "hand",
    "crowded_hand",
    "workers",
    "spaces",
    "tight_city",
    *("tan", "green", "red", "blue", "purple"),  # cards of the city
    "beds",  # constructions that may still let a critter in
    *("guests", "guest_points"),  # critters in sight that could move in
    "hand_points",
    *("playable", "playable_points", "best_playable"),  # cards of the hand
    *("meadow_playable", "meadow_playable_points", "meadow_best_playable"),
    *("near", "near_points", "best_near"),  # cards in sight for which little is missing
    *("basic_events", "special_events", "begun_events"),  # achievable, or with one card in place
    "ripe_events",  # all that is missing for them is in sight
    *("sought", "sought_in_meadow"),  # cards in sight that an event asks for
    "to_move",
    *("rivals", "passed_rivals"),
)
_ONE: Final = 0
_KIND: Final = 1
_MORE: Final = 5
_HOARD: Final = 9
_HAND: Final = 10
_CROWDED: Final = 11
_WORKERS: Final = 12
_SPACES: Final = 13
_TIGHT: Final = 14
_COLOR: Final = 15
_BEDS: Final = 20
_GUESTS: Final = 21
_GUEST_POINTS: Final = 22
_HAND_POINTS: Final = 23
_PLAYABLE: Final = 24  # and the two behind it
_MEADOW_PLAYABLE: Final = 27
_NEAR: Final = 30
_BASIC_EVENTS: Final = 33
_SPECIAL_EVENTS: Final = 34
_BEGUN_EVENTS: Final = 35
_RIPE_EVENTS: Final = 36
_SOUGHT: Final = 37
_SOUGHT_IN_MEADOW: Final = 38
_TO_MOVE: Final = 39
_RIVALS: Final = 40
_PASSED_RIVALS: Final = 41

_FEW: Final = 3  # of one kind of resource
_MANY: Final = 6
_PLENTY: Final = 8  # of all kinds together
_FINGERS: Final = 2  # cards that still fit into a crowded hand
_LOTS: Final = 4  # spaces left when a city becomes tight
_SHORT: Final = 2  # resources missing for a card that is near

_IN_HAND: Final = 1
_IN_MEADOW: Final = 2


def trait_names(rules: Rules) -> list[str]:
    """The traits of a game with these rules, in the order of their numbers."""
    cards = [card.id for card in rules.cards]
    places = [place.id for place in rules.places]
    tokens = [counter.id for counter in rules.seat_counters]
    return [
        *GENERAL,
        *[f"city:{id}" for id in cards],
        *[f"hand:{id}" for id in cards],
        *[f"playable:{id}" for id in cards],
        *[f"event:{id}" for id in places],
        *[f"any:{id}" for id in tokens],
        *[f"token:{id}" for id in tokens],
        *[f"piece:{piece.id}" for piece in rules.pieces[1:]],
        *[f"zone:{zone.id}" for zone in rules.seat_zones],
        *[f"tile:{tile.id}" for tile in rules.tiles],
        *[f"{setting}={value}" for setting, value in _ways(rules)],
    ]


def _ways(rules: Rules) -> list[tuple[str, str]]:
    """Each option that matters alone, or else at a table of some size, with each of its values."""
    alone = rules.players == 1
    return [
        (setting.id, value)
        for box in rules.boxes
        for setting in box.settings()
        if not setting.players or any((n == 1) == alone for n in setting.players)
        for value in setting.values
    ]


def _idle(rules: Rules) -> list[str]:
    """The options that do not matter at a table of this size."""
    return [
        setting.id
        for box in rules.boxes
        for setting in box.settings()
        if setting.players and rules.players not in setting.players
    ]


def _in_sight(g: Game, p: Player) -> list[int]:
    """For each card, whether it is in the hand, else whether it is in the meadow."""
    found = [0] * len(g.rules.cards)
    for card in g.meadow:
        found[card] = _IN_MEADOW
    for card in p.hand:
        found[card] = _IN_HAND
    return found


class Reader:
    """Goes through a position and notes each trait that is not zero."""

    def __init__(self, rules: Rules) -> None:
        cards = len(rules.cards)
        self._in_city = len(GENERAL)
        self._in_hand = self._in_city + cards
        self._playable = self._in_hand + cards
        self._event = self._playable + cards
        self._any = self._event + len(rules.places)
        self._token = self._any + len(rules.seat_counters)
        self._piece = self._token + len(rules.seat_counters)
        self._zone = self._piece + len(rules.pieces) - 1
        self._tile = self._zone + len(rules.seat_zones)
        self._first_tile = cards
        self._owned_zones = [
            number
            for number, zone in enumerate(rules.seat_zones)
            if not zone.origin and not zone.out
        ]
        first = self._tile + len(rules.tiles)
        idle = _idle(rules)
        self._given = [
            first + number
            for number, (setting, value) in enumerate(_ways(rules))
            if setting not in idle and rules.settings[setting] == value
        ]
        self._near = 0
        self._near_points = 0
        self._best_near = 0
        self._guests = 0
        self._guest_points = 0

    def note(self, trait: int, amount: int) -> None:
        raise NotImplementedError

    def read(self, g: Game, p: Player) -> None:
        facts = facts_of(g, p)
        self.note(_ONE, 1)
        self._read_resources(p)
        self._read_city(g, p, facts)
        self._read_cards(g, p, facts)
        self._read_events(g, p, facts)
        if p.counters or p.pieces or p.zones:
            self._read_belongings(p)
        if g.turn == p.seat:
            self.note(_TO_MOVE, 1)
        rivals = len(g.players) - 1
        passed = 0
        for rival in g.players:
            if rival.passed and rival.seat != p.seat:
                passed += 1
        for trait in self._given:
            self.note(trait, 1)
        self.note(_RIVALS, rivals)
        if passed:
            self.note(_PASSED_RIVALS, passed)

    def _read_resources(self, p: Player) -> None:
        owned = 0
        for kind in range(4):
            n = p.resources[kind]
            if n == 0:
                continue
            owned += n
            self.note(_KIND + kind, n if n < _FEW else _FEW)
            if n > _FEW:
                self.note(_MORE + kind, (n if n < _MANY else _MANY) - _FEW)
        if owned > _PLENTY:
            self.note(_HOARD, owned - _PLENTY)

    def _read_city(self, g: Game, p: Player, facts: Facts) -> None:
        if p.home:
            self.note(_WORKERS, p.home)
        if facts.free > 0:
            self.note(_SPACES, facts.free)
        if facts.free < _LOTS:
            self.note(_TIGHT, _LOTS - facts.free)
        for color in range(len(facts.colors)):
            if facts.colors[color]:
                self.note(_COLOR + color, facts.colors[color])
        cards = g.rules.cards
        beds = 0
        for placed in p.city:
            if placed.card == 0:
                continue
            self.note(self._in_city + placed.card, 1)
            if not placed.occupied:
                home = cards[placed.card]
                if home.welcomes or home.welcomes_any_critter:
                    beds += 1
        if beds:
            self.note(_BEDS, beds)

    def _read_cards(self, g: Game, p: Player, facts: Facts) -> None:
        self._near = 0
        self._near_points = 0
        self._best_near = 0
        self._guests = 0
        self._guest_points = 0
        points = 0
        for number in p.hand:
            self.note(self._in_hand + number, 1)
            points += g.rules.cards[number].points
        if p.hand:
            self.note(_HAND, len(p.hand))
            self.note(_HAND_POINTS, points)
        room = room_in_hand(g, p)
        if room < _FINGERS:
            self.note(_CROWDED, _FINGERS - room)
        mine = p.hand
        open_to_all = g.meadow
        for zone in g.rules.origin_zones:
            lying = [number for number in lying_in(g, zone, p.seat) if number]
            if zone.of == SEAT:
                for number in lying:
                    self.note(self._in_hand + number, 1)
                mine = mine + lying
            else:
                open_to_all = open_to_all + lying
        self._read_reach(g, p, facts, mine, _PLAYABLE)
        self._read_reach(g, p, facts, open_to_all, _MEADOW_PLAYABLE)
        if self._near:
            self.note(_NEAR, self._near)
            self.note(_NEAR + 1, self._near_points)
            self.note(_NEAR + 2, self._best_near)
        if self._guests:
            self.note(_GUESTS, self._guests)
            self.note(_GUEST_POINTS, self._guest_points)

    def _read_reach(self, g: Game, p: Player, facts: Facts, numbers: list[int], trait: int) -> None:
        """Which of some cards could be played next, or nearly."""
        cards = g.rules.cards
        plain = not g.rules.modifies_prices  # else `lack` would be asked of every card in vain
        playable = 0
        playable_points = 0
        best = 0
        last = 0
        for number in numbers:
            if number == last:  # a copy beside it, or an empty place
                continue
            last = number
            card = cards[number]
            if facts.barred[number]:
                continue
            missing = 0
            if facts.beds[number]:
                self._guests += 1
                self._guest_points += card.points
            elif not facts.count[card.replaces]:  # else it takes that card's place
                missing = deficit(p.resources, card.price) if plain else lack(g, p, number)
            if missing == 0:
                playable += 1
                playable_points += card.points
                best = max(best, card.points + 1)
                self.note(self._playable + number, 1)
            elif missing <= _SHORT:
                self._near += 1
                self._near_points += card.points
                self._best_near = max(self._best_near, card.points + 1)
        if playable:
            self.note(trait, playable)
            self.note(trait + 1, playable_points)
            self.note(trait + 2, best)

    def _read_events(self, g: Game, p: Player, facts: Facts) -> None:
        basic = 0
        special = 0
        begun = 0
        ripe = 0
        sought = 0
        sought_in_meadow = 0
        in_sight = _in_sight(g, p)
        for place in g.board.events:
            event = g.rules.places[place]
            if meets(g, p, facts, event):
                self.note(self._event + place, 1)
                if event.card_numbers:
                    special += 1
                else:
                    basic += 1
                continue
            built = 0
            hidden = 0
            for card in event.card_numbers:
                if facts.count[card]:
                    built += 1
                elif in_sight[card] == _IN_HAND:
                    sought += 1
                elif in_sight[card] == _IN_MEADOW:
                    sought_in_meadow += 1
                else:
                    hidden += 1
            if built:
                begun += 1
            if event.card_numbers and not hidden:
                ripe += 1
        if basic:
            self.note(_BASIC_EVENTS, basic)
        if special:
            self.note(_SPECIAL_EVENTS, special)
        if begun:
            self.note(_BEGUN_EVENTS, begun)
        if ripe:
            self.note(_RIPE_EVENTS, ripe)
        if sought:
            self.note(_SOUGHT, sought)
        if sought_in_meadow:
            self.note(_SOUGHT_IN_MEADOW, sought_in_meadow)

    def _read_belongings(self, p: Player) -> None:
        """What boxes have a player own. (What cards are played from is read with the hand.)"""
        for number, n in enumerate(p.counters):
            if n:
                self.note(self._any + number, 1)
                self.note(self._token + number, n if n < _MANY else _MANY)
        for number, n in enumerate(p.pieces):
            if n:
                self.note(self._piece + number, n)
        for number in self._owned_zones:
            lying = p.zones[number]
            if lying:
                self.note(self._zone + number, len(lying))
                for thing in lying:
                    if thing >= self._first_tile:
                        self.note(self._tile + thing - self._first_tile, 1)


@final
class Recorder(Reader):
    """Keeps what it reads, for training."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.traits: list[tuple[int, int]] = []

    def note(self, trait: int, amount: int) -> None:
        self.traits.append((trait, amount))

    def record(self, g: Game, p: Player) -> list[tuple[int, int]]:
        self.traits = []
        self.read(g, p)
        return self.traits
