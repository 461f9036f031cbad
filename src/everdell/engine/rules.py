"""The rules of one game: chosen boxes and options turned into frozen tables.

Cards and places are small numbers inside, counted in the order of the boxes; their string ids
appear at every edge. Options are interned here, so that an option is the same object for page,
bots, logs and tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from everdell.engine.box import Box, Figures, Rival
from everdell.engine.content import Card, Group, Place, Tile
from everdell.engine.errors import EverdellError
from everdell.engine.moments import MOMENTS, PLACED, VISITING, Modifier
from everdell.engine.option import Option
from everdell.engine.resources import KINDS, of_kind, words
from everdell.engine.stack import Program
from everdell.engine.terms import Terms
from everdell.engine.zones import (
    IN_MEADOW,
    NONE,
    SEAT,
    WORKER,
    Counter,
    Piece,
    Zone,
    common_zones,
)

if TYPE_CHECKING:
    from everdell.engine.actions import Action
    from everdell.engine.interludes import Interlude
    from everdell.engine.state import Board
    from everdell.engine.ways import Way

# Raised with every change that makes the same choices lead to another game.
RULES_VERSION: Final = 4

# Where a card that is played comes from. Behind these come the zones of the boxes.
HAND: Final = 0
MEADOW: Final = 1
REVEALED: Final = 2
ORIGINS: Final = ("hand", "meadow", "revealed")
NO_ORIGIN: Final = -1

# By which way it is paid for. Behind these come the abilities of city cards, then what boxes bring.
PAY: Final = 0
OCCUPY: Final = 1


def shape_of(word: str, named: str) -> str:
    """The shape of options that begin with a word and name something: `give-seat`."""
    return f"{word.replace(':', '-').replace('_', '-')}-{named}"


@final
class CityRow:
    """Options that name a card standing in a city: `word:[seat:]card[:second copy]`."""

    def __init__(self, cards: list[Card], word: str, names_seat: bool, action: int) -> None:
        self._cards = cards
        self._word = word
        self._names_seat = names_seat
        self._action = action
        self._shape = shape_of(word, "seat-component" if names_seat else "component")
        self._made: dict[int, Option] = {}

    def of(self, owner: int, card: int, ordinal: int) -> Option:
        key = (owner << 20) | (card << 8) | ordinal
        found = self._made.get(key)
        if found is None:
            text = f"{self._word}:{owner}:" if self._names_seat else f"{self._word}:"
            text += self._cards[card].id
            if ordinal > 1:
                text += f":{ordinal}"
            found = Option(
                text, self._shape, action=self._action, seat=owner, card=card, copy=ordinal
            )
            self._made[key] = found
        return found


NO_ROW: Final = CityRow([], "", False, 0)  # until a step is bound


@final
class Rules:
    def __init__(self, boxes: list[Box], players: int, settings: dict[str, str]) -> None:
        self.boxes: tuple[Box, ...] = tuple(boxes)
        self.players = players
        self.settings = settings
        self.rivals: list[Rival] = []
        # The seats as they take their turns, unless something in the game changes it.
        self.order: tuple[int, ...] = ()
        # Boxes with something to say about scores: those with a `score` of their own.
        self.scorers: list[Box] = [box for box in boxes if type(box).score is not Box.score]
        # Those that say what decides between seats with as many points.
        self.judges: list[Box] = [box for box in boxes if type(box).tie_break is not Box.tie_break]
        # Those that say who wins.
        self.victors: list[Box] = [box for box in boxes if type(box).victory is not Box.victory]
        self.cards: list[Card] = [Card("", 0, 0)]
        self.tiles: list[Tile] = []  # numbered after the cards
        self.ids: list[str] = [""]  # of cards and tiles
        self.places: list[Place] = [Place("", Group("", 0), [])]
        self.no_cards = b""  # a 0 for each card
        self.open_to_none = b""  # the same, as `Way.candidates` says it
        self.open_to_all = b""
        # Whom the banner of a construction lets in, or theirs: by card, one bit for each set of
        # critters; these sets, a byte a card; and what several of them make together.
        self.invites: list[int] = []
        self.guests: list[int] = []
        self.invited: dict[int, bytes] = {}
        self.prices: list[int] = [0]  # of each card, as bundles
        self.totals: list[int] = [0]  # how many resources these are
        self.deck: list[int] = []  # every card as often as it is printed
        self.zones: list[Zone] = []  # the common ones first
        self.box_zones: list[Zone] = []
        self.table_zones: list[Zone] = []  # those that the state keeps, by index
        self.seat_zones: list[Zone] = []
        self.begins: list[tuple[int, ...]] = []  # what lies in each of `table_zones` at first
        self.families: list[str] = []  # where components begin that are not of the deck
        self.origin_zones: list[Zone] = []  # from which cards are played, beside the common ones
        self.origins: list[str] = list(ORIGINS)
        # By how many resources of choice any card is cheaper in a turn that lies there.
        self.offs: list[int] = [0] * len(ORIGINS)
        # From where cards are played; the same in the order of options while nothing changes that
        # for a player; and of each whether it matters to no card there what stands in the city.
        self.all_origins: list[int] = []
        self.usual_origins: list[int] = []
        self.plain_origins: list[bool] = []
        self.speaking_zones: list[Zone] = []
        self.private_zones: list[Zone] = []  # whose tiles open places to their owner alone
        self.shared_zones: list[Zone] = []  # whose tiles count for every player
        # What components answer to each moment, by number; whether any does; what they change.
        self.answers: list[list[Program | None]] = [[] for _ in MOMENTS]
        self.heard: list[bool] = [False] * len(MOMENTS)
        self.heard_by_cards: list[bool] = [False] * len(MOMENTS)
        self.rules_at: list[list[Program]] = [[] for _ in MOMENTS]  # what boxes themselves say
        self.any_joins = False  # whether cards share the space of others of choice
        self.names_workers = False  # whether some workers may have a name
        self.cards_modify = False
        self.modifies_hand = False
        self.modifies_visits = False
        self.modifies_card_visits = False
        self.modifies_joining = False
        self.modifies_prices = False
        self.modifies_plays = False
        self.modifies_playing = False  # prices or plays, or what a card costs by its place
        self.modifies_gains = False
        self.modifies_spaces = False
        self.modifies_draws = False
        self.prices_by_place = False  # whether what a card costs may depend on where it lies
        self.groups: list[Group] = []
        self.has_events = False
        self.places_of: dict[str, list[int]] = {}  # by group, in play or not
        self.pieces: list[Piece] = [Piece(WORKER)]
        self.counters: list[Counter] = []
        self.table_counters: list[Counter] = []
        self.marks: list[Counter] = []  # those of them that point at a place of the meadow
        self.seat_counters: list[Counter] = []
        self.numbering = ""  # a fingerprint of it, made when it is first asked for
        self.numbers: dict[str, int] = {}  # of cards and tiles, by id
        self.place_numbers: dict[str, int] = {}
        self.programs: dict[str, Program] = {}
        self.actions: list[Action] = []
        self.interludes: list[Interlude] = []
        self.ways: list[Way] = []
        self.brought_ways: list[Way] = []  # those of them that boxes bring
        self.figures = Figures()
        self.whole_board: Board | None = None  # once it is laid out, where no places are dealt
        empty = Program([])
        # The programs every game runs; filled in by the assembly.
        self.rounds = empty
        self.openings: list[Program] = []
        self.own_root = False  # whether a box runs the whole game
        self.playing = empty
        self.paying = empty
        self.entering = empty
        self.upgrading = empty
        self.rejoining = empty
        self.telling_place = empty
        self.refilling = empty
        self.handing_over = empty
        self.trimming = empty
        self.drawing = empty
        self.looking = empty
        self.drawing_from_meadow = empty
        self.looking_in_meadow = empty
        self.preparing = empty
        self.ordering_triggers = empty
        self.ordering_production = empty
        self._modifiers = 0  # how many there are
        # On which terms cards are played, by what speaks; and those of all where nothing does.
        self.terms: dict[tuple[int, ...], Terms] = {}
        self.usual_terms = Terms(self, [])
        self._zones: dict[str, Zone] = {}
        self._card_rows: dict[str, list[Option]] = {}
        self._kind_rows: dict[str, list[Option]] = {}
        self._seat_rows: dict[str, list[Option]] = {}
        self._place_rows: dict[str, list[Option]] = {}
        self._city_rows: dict[str, CityRow] = {}
        self._amounts: dict[str, list[Option]] = {}
        self._bundles: dict[int, Option] = {}
        self._words: dict[str, Option] = {}
        self._plays: dict[str, list[list[list[Option]]]] = {}

    @property
    def answers_visits(self) -> bool:
        """Whether anything is done between the arrival of a piece and what its place does."""
        return self.heard[VISITING] or self.heard[PLACED]

    @property
    def seats(self) -> int:
        return self.players + len(self.rivals)

    def rival(self, seat: int) -> Rival:
        return self.rivals[seat - self.players]

    # Components by id ------------------------------------------------------------------------

    def card(self, id: str) -> int:
        return self._known(id, self.card_or_none(id))

    def place(self, id: str) -> int:
        found = self.place_numbers.get(id)
        if found is None:
            raise EverdellError(
                "unknown-place",
                f"There is no place or event {id!r} in these boxes; `everdell cards` lists them.",
                {"id": id},
            )
        return found

    def card_or_none(self, id: str) -> int:
        """A card that may be missing because its box is not in play; 0 then."""
        found = self.numbers.get(id, 0)
        return found if found < len(self.cards) else 0

    def thing(self, id: str) -> int:
        """A card or a tile."""
        return self._known(id, self.numbers.get(id, 0))

    def _known(self, id: str, number: int) -> int:
        if number == 0:
            raise EverdellError(
                "unknown-card",
                f"There is no card {id!r} in these boxes; `everdell cards` lists them all.",
                {"id": id},
            )
        return number

    def tile(self, number: int) -> Tile:
        return self.tiles[number - len(self.cards)]

    def begins_in(self, thing: int) -> str:
        """The zone where a card or tile lies before the game."""
        return self.cards[thing].begins if thing < len(self.cards) else self.tile(thing).begins

    def zone(self, id: str) -> Zone:
        found = self._zones.get(id)
        if found is not None:
            return found
        raise EverdellError(
            "unknown-zone",
            f"There is no zone {id!r} in these boxes; there are: "
            f"{', '.join([zone.id for zone in self.zones])}.",
            {"id": id},
        )

    def seat_zone(self, id: str) -> Zone:
        """The zone of a seat, where the table has one of the same name."""
        for zone in self.seat_zones:
            if zone.id == id:
                return zone
        return self.zone(id)

    def counter(self, id: str) -> Counter:
        for counter in self.counters:
            if counter.id == id:
                return counter
        raise EverdellError(
            "unknown-counter",
            f"There is no counter {id!r} in these boxes; there are: "
            f"{', '.join([counter.id for counter in self.counters]) or 'none'}.",
            {"id": id},
        )

    def piece(self, id: str) -> int:
        """Which of the pieces it is; workers are the first, whatever players call them."""
        if id == WORKER:
            return 0
        for number in range(len(self.pieces)):
            if self.pieces[number].id == id:
                return number
        raise EverdellError(
            "unknown-piece",
            f"There is no piece {id!r} in these boxes; there are: "
            f"{', '.join([piece.id for piece in self.pieces])}.",
            {"id": id},
        )

    def origin_of(self, zone: str) -> int:
        """Which of the origins a zone is, or NO_ORIGIN if cards are never played from there."""
        return self.origins.index(zone) if zone in self.origins else NO_ORIGIN

    def zone_of(self, origin: int) -> Zone:
        """Where the cards of an origin lie; revealed ones lie nowhere."""
        if origin < len(ORIGINS):
            return self.zone(ORIGINS[origin])
        return self.origin_zones[origin - len(ORIGINS)]

    def add_rivals(self, rivals: list[Rival]) -> None:
        """Seat the automatic opponents behind the players, though some take their turns first."""
        self.rivals = rivals
        seats = range(self.players, self.seats)
        self.order = (
            *[seat for seat in seats if self.rival(seat).first],
            *range(self.players),
            *[seat for seat in seats if not self.rival(seat).first],
        )

    def add_zones(self, zones: list[Zone]) -> None:
        """Number the zones of the boxes, behind those of every game."""
        self.zones = common_zones(self.figures.meadow, self.figures.meadow_columns) + zones
        for number, zone in enumerate(self.zones):
            zone.number = number
            self._zones.setdefault(zone.id, zone)
        self.box_zones = zones
        for zone in zones:
            kept = self.seat_zones if zone.of == SEAT else self.table_zones
            zone.index = len(kept)
            kept.append(zone)
            if zone.speaks:
                self.speaking_zones.append(zone)
            if zone.opens:
                self.private_zones.append(zone)
            if zone.shared:
                self.shared_zones.append(zone)
            if zone.origin:
                self.origin_zones.append(zone)
                self.origins.append(zone.id)
                self.offs.append(zone.off)
        for zone in zones:
            zone.sources = [self.zone(id) for id in zone.refill]

    def add_answers(self, number: int, moments: dict[int, Program]) -> None:
        """Note and name what a component does at the moments that it answers to."""
        for moment, program in moments.items():
            answers = self.answers[moment]
            if not answers:
                answers += [None] * len(self.ids)
            answers[number] = program
            self.heard[moment] = True
            if number < len(self.cards):
                self.heard_by_cards[moment] = True
            self.register(program, f"{self.ids[number]}.{MOMENTS[moment]}")

    def add_rule_at(self, box: str, moment: int, program: Program) -> None:
        """Note and name what every player does at a moment because a box is in the game."""
        self.rules_at[moment].append(program)
        self.heard[moment] = True
        self.register(program, f"box/{box}.{MOMENTS[moment]}")

    def add_modifier(self, modifier: Modifier, component: str) -> None:
        """Note what a modifier changes, so that nothing else is asked of it."""
        modifier.component = component
        modifier.number = self._modifiers
        self._modifiers += 1
        modifier.bind(self)
        kind = type(modifier)
        self.modifies_hand |= kind.hand_limit is not Modifier.hand_limit
        self.modifies_visits |= kind.bars is not Modifier.bars
        self.modifies_card_visits |= kind.bars_card is not Modifier.bars_card
        self.modifies_joining |= modifier.joining
        modifier.reprices = kind.prices is not Modifier.prices or kind.swaps is not Modifier.swaps
        modifier.forbidding = kind.forbids is not Modifier.forbids
        by_place = kind.dearer_at is not Modifier.dearer_at
        modifier.playing = modifier.reprices or modifier.forbidding or by_place
        modifier.barring = (
            kind.bars is not Modifier.bars or kind.bars_card is not Modifier.bars_card
        )
        self.modifies_prices |= modifier.reprices
        self.modifies_plays |= modifier.forbidding
        self.modifies_playing |= modifier.playing
        self.modifies_spaces |= kind.takes_no_space is not Modifier.takes_no_space
        self.modifies_gains |= kind.gains is not Modifier.gains
        self.modifies_draws |= modifier.drawing
        self.prices_by_place |= by_place

    def welcomed_by(self, invites: int) -> bytes:
        """For each card whether one of these sets of critters holds it."""
        found = self.invited.get(invites)
        if found is None:
            packed = 0
            for bit in range(len(self.guests)):
                if invites >> bit & 1:
                    packed |= self.guests[bit]
            found = packed.to_bytes(len(self.cards), "little")
            self.invited[invites] = found
        return found

    def answer_of(self, number: int, moment: int) -> Program | None:
        answers = self.answers[moment]
        return answers[number] if answers else None

    def modifier_of(self, number: int) -> Modifier | None:
        if number < len(self.cards):
            return self.cards[number].modifier
        return self.tile(number).modifier

    def add_counters(self, counters: list[Counter]) -> None:
        for counter in counters:
            kept = self.seat_counters if counter.of == SEAT else self.table_counters
            counter.index = len(kept)
            kept.append(counter)
            self.counters.append(counter)
            if counter.marks:
                self.marks.append(counter)

    def source_id(self, source: int) -> str:
        if source > 0:
            return self.ids[source]
        if source < 0:
            return self.places[-source].id
        return ""

    # Interned options ------------------------------------------------------------------------

    def word(self, text: str, action: int = 0, zone: str = "") -> Option:
        key = f"{text}#{action}"
        found = self._words.get(key)
        if found is None:
            found = Option(text, action=action, zone=zone)
            self._words[key] = found
        return found

    def card_row(self, word: str, action: int = 0, zone: str = "") -> list[Option]:
        """One option a card, indexed by its number: `discard:mine`."""
        key = f"{word}#{action}#{zone}"
        row = self._card_rows.get(key)
        if row is None:
            shape = shape_of(word, "component")
            row = [
                Option(f"{word}:{c.id}", shape, action=action, card=c.number, zone=zone)
                for c in self.cards
            ]
            self._card_rows[key] = row
        return row

    def zone_row(self, word: str, zones: list[Zone], action: int = 0) -> list[Option]:
        """One option a thing in zones, indexed by its number, zone after zone: `take:mine:station`.

        The zone is named if there are several. The first option of each is the top of a pile that
        no one sees: `take:deck`.
        """
        if len(zones) == 1 and zones[0].index == IN_MEADOW:
            return self.card_row(word, action, zones[0].id if action else "")
        key = f"{word}@{','.join([zone.id for zone in zones])}#{action}"
        row = self._card_rows.get(key)
        if row is None:
            row = []
            several = len(zones) > 1
            for rank, zone in enumerate(zones):
                if zone.sight == NONE:
                    shape = shape_of(word, "row")
                    unseen = Option(f"{word}:{zone.id}", shape, action=action, zone=zone.id, n=rank)
                    row += [unseen] * len(self.ids)
                    continue
                tail = f":{zone.id}" if several else ""
                shape = shape_of(word, "component-row" if several else "component")
                for number, id in enumerate(self.ids):
                    text = f"{word}:{id}{tail}"
                    row.append(
                        Option(text, shape, action=action, card=number, zone=zone.id, n=rank)
                    )
            self._card_rows[key] = row
        return row

    def spot_row(self, zone: Zone) -> list[Option]:
        """One option a place of a row where equal cards differ: `spot:2`."""
        if zone.index == IN_MEADOW:
            differ, shape = len(self.figures.held_places) + len(self.marks) > 0, "spot-place"
        else:
            differ, shape = zone.distinct, "spot-place-row"
        differ |= self.prices_by_place
        return [
            Option(f"spot:{place + 1}", shape, zone=zone.id, spot=place)
            for place in range(zone.places if differ else 0)
        ]

    def kind_row(self, word: str) -> list[Option]:
        """One option a resource: `gain:berry`."""
        row = self._kind_rows.get(word)
        if row is None:
            shape = shape_of(word, "amount")
            row = [
                Option(f"{word}:{KINDS[k]}", shape, kind=k, bundle=of_kind(k, 1)) for k in range(4)
            ]
            self._kind_rows[word] = row
        return row

    def amount_row(self, word: str, kind: int, most: int) -> list[Option]:
        """Numbers of one resource: `pay:berry=2`. Index 0 stands for none."""
        key = f"{word}:{kind}:{most}"
        row = self._amounts.get(key)
        if row is None:
            row = [self.word("done")]
            shape = shape_of(word, "amount")
            for n in range(1, most + 1):
                some = of_kind(kind, n)
                row.append(Option(f"{word}:{words(some)}", shape, bundle=some, n=n))
            self._amounts[key] = row
        return row

    def seat_row(self, word: str) -> list[Option]:
        """One option a seat: `give:1`."""
        row = self._seat_rows.get(word)
        if row is None:
            shape = shape_of(word, "seat")
            row = [Option(f"{word}:{seat}", shape, seat=seat) for seat in range(self.seats)]
            self._seat_rows[word] = row
        return row

    def place_row(self, word: str, action: int = 0) -> list[Option]:
        """One option a place of the board: `copy:basic_berry`, `ambassador:shoal`."""
        key = f"{word}#{action}"
        row = self._place_rows.get(key)
        if row is None:
            shape = shape_of(word, "component")
            row = [
                Option(f"{word}:{p.id}", shape, action=action, place=p.number) for p in self.places
            ]
            self._place_rows[key] = row
        return row

    def visit_row(self, action: int = 0) -> list[Option]:
        """Options to place a worker, by words of groups: `visit:haven`, `event:grand_tour`."""
        key = f"visit or event#{action}"
        row = self._place_rows.get(key)
        if row is None:
            row = []
            for p in self.places:
                word = p.group.word
                shape = shape_of(word, "component")
                row.append(Option(f"{word}:{p.id}", shape, action=action, place=p.number))
            self._place_rows[key] = row
        return row

    def city_row(self, word: str, names_seat: bool = False, action: int = 0) -> CityRow:
        key = f"{word}#{action}#{names_seat}"
        row = self._city_rows.get(key)
        if row is None:
            row = CityRow(self.cards, word, names_seat, action)
            self._city_rows[key] = row
        return row

    def payment(self, price: int) -> Option:
        """An exact price: `pay:twig=1,berry=2`."""
        found = self._bundles.get(price)
        if found is None:
            found = (
                Option(f"pay:{words(price)}", "pay-amount", bundle=price)
                if price
                else Option("pay:nothing")
            )
            self._bundles[price] = found
        return found

    def plays(self, action: int = 0) -> list[list[list[Option]]]:
        """Options to play a card, by origin, way and card: `play:inn:hand:crane`."""
        key = str(action)
        table = self._plays.get(key)
        if table is None:
            table = []
            for origin in range(len(self.origins)):
                ways: list[list[Option]] = []
                for way in self.ways:
                    tail = self.origins[origin]
                    shape = "origin" if origin < len(ORIGINS) else tail.replace("_", "-")
                    if way.id:
                        tail += ":" + way.id
                        shape += "-helper" if way.card else "-" + way.id.replace("_", "-")
                    ways.append(
                        [
                            Option(
                                f"play:{c.id}:{tail}",
                                f"play-component-{shape}",
                                action=action,
                                card=c.number,
                                origin=origin,
                                way=way.number,
                            )
                            for c in self.cards
                        ]
                    )
                table.append(ways)
            self._plays[key] = table
        return table

    # Programs --------------------------------------------------------------------------------

    def register(self, program: Program | None, name: str) -> None:
        """Name a program and all programs inside it, and bind their steps."""
        if program is None:
            return
        program.name = name
        self.programs[name] = program
        for i, step in enumerate(program.steps):
            step.bind(self)
            for j, inner in enumerate(step.nested()):
                self.register(inner, f"{name}/{i}.{j}")
