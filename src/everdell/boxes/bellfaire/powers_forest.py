"""Powers of the forest: Foxes and Lizards."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import FOREST
from everdell.boxes.place_tiles import take_out_of_box, tiles_in_box
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.sources import Row
from everdell.engine.effects.zone_doings import PutInto
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, city_options, workers_at
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.visits import use_place
from everdell.engine.zones import ALL, AREA, NONE, OWNER, PILE, SEAT, Zone, lay, lying_in

OWN_FOREST: Final = "own_forest"
_STACK: Final = "forest_stack"
_DRAWN: Final = "forest_drawn"
_DRAWS: Final = 3


# Foxes ---------------------------------------------------------------------------------------


@final
class FollowAnOpponent(Ask):
    """In place of the forest location, carry out one where an opponent's worker stands.

    Neither an event, nor a place for good, nor some cards, nor what is scored by standing there.
    """

    prompt: str = "follow"

    def __init__(self, but_not: tuple[str, ...]) -> None:
        self.but_not = but_not
        self.places: list[Option] = []
        self.cities: CityRow = NO_ROW
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.places = rules.place_row("copy")
        self.cities = rules.city_row("copy", names_seat=True)
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        at = f.lifted
        if at is None or g.rules.places[at.place].group is not FOREST:
            return []
        offered = [
            self.places[number]
            for number in g.board.places
            if number != at.place and self._can_use(g, f.me, number)
        ]
        for owner in g.players:
            slots = [slot for slot in facts_of(g, owner).visits if self._fits(g, f.me, owner, slot)]
            city_options(g, owner, slots, self.cities, True, offered)
        if offered:
            offered.append(self.done)
        return offered

    def _can_use(self, g: Game, me: int, number: int) -> bool:
        place = g.rules.places[number]
        return (
            not (place.is_event or place.piece_number or place.reached_by or place.group.part)
            and any(workers_at(g, number, p.seat) for p in g.players if p.seat != me)
            and place.do.possible(g, me, me, NO_SLOT)
        )

    def _fits(self, g: Game, me: int, owner: Player, slot: int) -> bool:
        placed = owner.city[slot]
        card = g.rules.cards[placed.card]
        return (
            any(seat != me for seat in placed.workers)
            and card.visit is not None
            and card.spots is not None
            and not (card.spots.permanent or card.spots.piece_number or card.stays)
            and card.id not in self.but_not
            and card.visit.possible(g, me, me, NO_SLOT)
        )

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        at = f.lifted
        if option is self.done or at is None:
            return
        _skip(g, at.place)
        if option.place:
            use_place(g, f.me, option.place)
            return
        card = g.rules.cards[g.players[option.seat].city[chosen_slot(g, option)].card]
        if card.visit is not None:
            if g.journal is not None:
                by = g.rules.source_id(f.source)
                g.journal.tell(Entry("activated", f.me, card=card.id, city=option.seat, source=by))
            g.push(card.visit, f.me, f.me, NO_SLOT, card.number)


def _skip(g: Game, place: int) -> None:
    """The place that has not acted yet does not act."""
    do = g.rules.places[place].do
    for i in range(len(g.stack) - 1, -1, -1):
        f = g.stack[i]
        if f.program is do and f.pc == 0:
            f.pc = len(do.steps)
            return


# Lizards -------------------------------------------------------------------------------------


def lizard_zones() -> list[Zone]:
    """The unused forest cards, those just drawn, and those in the Lizards' own area."""
    return [
        Zone(_STACK, SEAT, PILE, NONE),
        Zone(_DRAWN, SEAT, AREA, OWNER),
        Zone(OWN_FOREST, SEAT, AREA, ALL, opens=True),
    ]


def wander(first: bool = False) -> list[Step]:
    """Draw three forest cards, lay out one, and put the others beneath the stack."""
    draw: list[Step] = [
        DrawForest(_DRAWS),
        Pick(Row(_DRAWN), PutInto(OWN_FOREST, "lizards")),
        PutBeneathStack(),
    ]
    return [StackForest(), *draw] if first else draw


@final
class StackForest(Step):
    """The forest cards that are not in play become a shuffled stack."""

    def run(self, g: Game, f: Frame) -> None:
        places = g.rules.places
        in_play = {places[number].id for number in g.board.places}
        tiles = [tile for tile in tiles_in_box(g, FOREST.id) if g.rules.ids[tile] not in in_play]
        take_out_of_box(g, tiles)
        g.random.shuffle(tiles)
        lay(g, g.rules.zone(_STACK), f.me, tuple(tiles))


@final
class DrawForest(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        stack = g.rules.zone(_STACK)
        lying = lying_in(g, stack, f.me)
        kept = max(0, len(lying) - self.n)
        lay(g, stack, f.me, lying[:kept])
        lay(g, g.rules.zone(_DRAWN), f.me, lying[kept:])


@final
class PutBeneathStack(Step):
    def run(self, g: Game, f: Frame) -> None:
        stack, drawn = g.rules.zone(_STACK), g.rules.zone(_DRAWN)
        lay(g, stack, f.me, (*lying_in(g, drawn, f.me), *lying_in(g, stack, f.me)))
        lay(g, drawn, f.me, ())
