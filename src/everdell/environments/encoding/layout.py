"""Where each number of an observation stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from everdell.engine.box import BOUNDLESS
from everdell.engine.content import SEASONS
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.zones import ALL, OWNER, ROW, SEAT, TABLE, Zone

_STATUS: Final = ("passed", "automaton", "workers", "adrift", "points", "score")
_HAND_SIZE: Final = "hand_size"
_FREE_SPACES: Final = "free_spaces"
_PICKS: Final = ("picked", "least", "most")


@final
class Runs:
    """Named runs of numbers, one behind the other."""

    def __init__(self, labels: dict[str, Sequence[str]]) -> None:
        self.labels = labels
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, run in labels.items():
            self.starts[name] = self.size
            self.size += len(run)


def holds_cards(rules: Rules, zone: Zone) -> bool:
    """Whether cards lie there: they are played from it, or fill it, or go on to where they are.

    What lies in all other zones is tiles.
    """
    if zone.origin or "deck" in zone.refill or any(zone.id == c.begins for c in rules.cards):
        return True
    return any(other.origin and zone.id in other.refill for other in rules.zones)


def lodgers(rules: Rules, zone: Zone) -> list[str]:
    """What may lie in a zone."""
    first = first_lodger(rules, zone)
    return rules.ids[first : len(rules.cards)] if holds_cards(rules, zone) else rules.ids[first:]


def first_lodger(rules: Rules, zone: Zone) -> int:
    """The number of the first of them."""
    return 1 if holds_cards(rules, zone) else len(rules.cards)


@final
class Layout:
    """First the numbers of the table, then a block for each seat, the one that looks before others.

    Cards and places are numbered from 1 on, and stand in a run from 0 on: what is kept here for
    such a run is where number 0 would stand. A seat's runs are counted from its block.
    """

    def __init__(self, rules: Rules, prompts: Sequence[str]) -> None:
        events = [place for place in rules.places if place.is_event]
        card_ids = [card.id for card in rules.cards[1:]]
        place_ids = [place.id for place in rules.places[1:]]
        event_ids = [event.id for event in events]
        seen = [zone for zone in rules.box_zones if zone.sight == ALL and not zone.out]
        # A game of its own may be without a meadow, hands, bounds of cities, seasons.
        figures = rules.figures
        self.has_hands = figures.hand_limit > 0
        self.has_seasons = figures.seasons
        self.has_spaces = figures.city_spaces < BOUNDLESS
        self.kinds = list(figures.kinds)
        kinds = [KINDS[kind] for kind in figures.kinds]
        meadow = card_ids if figures.meadow else ()
        # As views do it: a row that is not seen is what the others leave over.
        self.counted_zones = [
            zone
            for zone in rules.table_zones
            if not zone.out and (zone.shape != ROW or zone.sight == ALL)
        ]
        self.open_zones = [zone for zone in seen if zone.of == TABLE]
        self.open_asides = [zone for zone in seen if zone.of == SEAT]
        self.own_zones = [zone for zone in rules.seat_zones if zone.sight == OWNER]
        self.seats = rules.seats
        self.seat_names = ["me", *[f"rival_{n}" for n in range(1, rules.seats)]]
        self.table = Runs(
            {
                "table.piles": ["deck", "discard", *[zone.id for zone in self.counted_zones]],
                "table.meadow": meadow,
                "table.blocked": meadow,
                "table.dearer": meadow if rules.prices_by_place else (),
                "table.places": place_ids,
                "table.counters": [counter.id for counter in rules.table_counters],
                **{f"table.{zone.id}": lodgers(rules, zone) for zone in self.open_zones},
                "table.turn": self.seat_names,
                "decision.seat": self.seat_names,
                "decision.prompt": prompts,
                "decision.source": [*rules.ids[1:], *place_ids],
                "decision.picks": _PICKS,
                "mine.seat": [str(seat) for seat in range(rules.seats)],
                "mine.hand": card_ids if self.has_hands else (),
                "mine.aside": rules.ids[1:] if self.own_zones else (),
                "mine.shown": card_ids,
            }
        )
        self.seat = Runs(
            {
                "status": [
                    *_STATUS[:-1],
                    *([_HAND_SIZE] if self.has_hands else []),
                    *([_FREE_SPACES] if self.has_spaces else []),
                    _STATUS[-1],
                ],
                "season": SEASONS if self.has_seasons else (),
                "resources": kinds,
                "aside": [zone.id for zone in rules.seat_zones],
                "counters": [counter.id for counter in rules.seat_counters],
                "pieces": [piece.id for piece in rules.pieces[1:]],
                **{f"aside.{zone.id}": lodgers(rules, zone) for zone in self.open_asides},
                "workers": place_ids,
                "events": event_ids,
                "event_load": event_ids,
                "city": card_ids,
                "occupied": card_ids,
                "tokens": card_ids,
                "visitors": card_ids,
                "settled": card_ids,
                "held": card_ids,
                "stored": kinds,
            }
        )
        self.size = self.table.size + rules.seats * self.seat.size
        self.things = len(rules.ids) - 1
        self.meadow_places = rules.figures.meadow
        self.prompt_numbers = {prompt: n for n, prompt in enumerate(prompts)}
        self.event_numbers = {event.number: n for n, event in enumerate(events)}

        table = self.table.starts
        self.piles = table["table.piles"]
        self.meadow = table["table.meadow"] - 1
        self.blocked = table["table.blocked"] - 1
        self.dearer = table["table.dearer"] - 1
        self.has_dearer = rules.prices_by_place and figures.meadow > 0
        self.places = table["table.places"] - 1
        self.counters = table["table.counters"]
        self.in_zones = [
            table[f"table.{zone.id}"] - first_lodger(rules, zone) for zone in self.open_zones
        ]
        self.turn = table["table.turn"]
        self.decider = table["decision.seat"]
        self.prompt = table["decision.prompt"]
        self.source = table["decision.source"] - 1
        self.picks = table["decision.picks"]
        self.own = table["mine.seat"]  # and what follows: what a seat knows of itself alone
        self.hand = table["mine.hand"] - 1
        self.own_aside = table["mine.aside"] - 1
        self.shown = table["mine.shown"] - 1

        seat = self.seat.starts
        self.status = seat["status"]
        self.hand_size = self.status + len(_STATUS) - 1
        self.free_spaces = self.hand_size + (1 if self.has_hands else 0)
        self.score = self.free_spaces + (1 if self.has_spaces else 0)
        self.season = seat["season"]
        self.resources = seat["resources"]
        self.aside = seat["aside"]
        self.seat_counters = seat["counters"]
        self.pieces = seat["pieces"]
        self.in_asides = [
            seat[f"aside.{zone.id}"] - first_lodger(rules, zone) for zone in self.open_asides
        ]
        self.workers = seat["workers"] - 1
        self.events = seat["events"]
        self.event_load = seat["event_load"]
        self.city = seat["city"] - 1
        self.occupied = seat["occupied"] - 1
        self.tokens = seat["tokens"] - 1
        self.visitors = seat["visitors"] - 1
        self.settled = seat["settled"] - 1
        self.held = seat["held"] - 1
        self.stored = seat["stored"]

        self.own_size = self.table.size - self.own
        self.shared_size = self.size + (rules.seats - 1) * self.own_size
        # Compiled code would make an object of each number that says where to write.
        self.shared_places: list[Any] = list(range(self.shared_size))

    def block(self, place: int) -> int:
        """Where the numbers of a seat begin: 0 is the one that looks, then come the others."""
        return self.table.size + place * self.seat.size

    # A shared vector is for all seats: the numbers of the table, those that only seat 0 knows,
    # those that only seat 1 knows and so on, the block of seat 0, that of seat 1 and so on.

    def shared_own(self, seat: int) -> int:
        return self.own + seat * self.own_size

    def shared_block(self, seat: int) -> int:
        return self.shared_own(self.seats) + seat * self.seat.size
