"""Discoveries that last, that keep cards, and that act once."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.spirecrest.exploring import DISCOVERY, MOUNTAINEER
from everdell.boxes.spirecrest.figures import (
    ARCHEOLOGIST_OFF,
    CAVE_CARDS,
    OWNER_POINTS,
    STORED_CARDS,
    STORMVALE_CARDS,
    TRAIL_GUIDE_OFF,
)
from everdell.boxes.spirecrest.places import owner_of
from everdell.boxes.spirecrest.road import discoveries_of
from everdell.boxes.spirecrest.searching import SearchDeck
from everdell.engine.changes import draw, gain_bundle, gain_points
from everdell.engine.content import BLUE, CONSTRUCTION, CRITTER, GREEN, PURPLE, RED, TAN, Tile
from everdell.engine.effects.cards import DiscardRevealed, DrawToLimit
from everdell.engine.effects.cards import Reveal as RevealCards
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.resources import GainAny
from everdell.engine.effects.rows import Refill
from everdell.engine.effects.sources import Hand, Row, Shown
from everdell.engine.effects.zone_doings import PutInto
from everdell.engine.moments import GAINED, GAINED_POINTS
from everdell.engine.option import Option
from everdell.engine.queries import cards_left, room_in_hand
from everdell.engine.resources import BERRY, amount, bundle
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, ROW, SEAT, TABLE, Zone

ARCHEOLOGIST: Final = "archeologist"
TRAIL_GUIDE: Final = "trail_guide"
STORMVALE: Final = "stormvale"


def other_discoveries() -> list[Tile]:
    return [
        _discovery("forager", "hills", moments={GAINED: [DrawForBerries()]}),
        _discovery(MOUNTAINEER, "hills"),
        _discovery(
            "prospector",
            "hills",
            moments={
                GAINED_POINTS: [Prospect(), Pick(Hand(), Discard(), 0, Prospected()), DrawUpTo()]
            },
        ),
        _discovery(STORMVALE, "peaks", do=[Refill(STORMVALE)]),
        _discovery(ARCHEOLOGIST, "hills", do=[_store(CONSTRUCTION, ARCHEOLOGIST)]),
        _discovery(TRAIL_GUIDE, "hills", do=[_store(CRITTER, TRAIL_GUIDE)]),
        _discovery("bounty_hunter", "ridge", do=[SearchDeck(CRITTER)]),
        _discovery("cloudsong", "ridge", do=[SearchDeck(CONSTRUCTION)]),
        _discovery(
            "cave_of_dancing_lights",
            "ridge",
            do=[
                RevealCards(CAVE_CARDS),
                GainByColor(),
                GainAny(OfColor(PURPLE)),
                Pick(Shown(), Take(), 0, MANY),
                DiscardRevealed(),
            ],
        ),
        _discovery(
            "star_weavers",
            "ridge",
            do=[Pick(Hand(), Discard(), 0, MANY), DrawToLimit()],
        ),
    ]


def _discovery(
    id: str,
    section: str,
    do: list[Step] | None = None,
    moments: dict[int, list[Step]] | None = None,
) -> Tile:
    return Tile(id, DISCOVERY, begins=discoveries_of(section), do=do, moments=moments)


def _store(kind: int, zone: str) -> Step:
    return Pick(Row("hand", "meadow", kind=kind), PutInto(zone, "store"), 0, STORED_CARDS)


def store_zones() -> list[Zone]:
    """Critters cost berries alone, so what is taken off their price is berries."""
    return [
        Zone(ARCHEOLOGIST, SEAT, AREA, ALL, origin=True, off=ARCHEOLOGIST_OFF),
        Zone(TRAIL_GUIDE, SEAT, AREA, ALL, origin=True, off=TRAIL_GUIDE_OFF),
        Zone(
            STORMVALE,
            TABLE,
            ROW,
            ALL,
            places=STORMVALE_CARDS,
            refill=("deck",),
            origin=True,
            at_once=True,
            then=[PayForStormvale()],
        ),
    ]


@final
class PayForStormvale(Step):
    """Another player has played a card from there."""

    def run(self, g: Game, f: Frame) -> None:
        owner = owner_of(g, STORMVALE)
        if owner not in (f.me, -1):
            gain_points(g, owner, OWNER_POINTS, g.rules.thing(STORMVALE))


@final
class DrawForBerries(Step):
    """A card for each berry, on one's own turn."""

    def run(self, g: Game, f: Frame) -> None:
        berries = amount(f.bundle, BERRY)
        if berries and g.turn == f.me:
            draw(g, f.me, berries, f.source)


# Prospector ----------------------------------------------------------------------------------


@final
class Prospect(Step):
    """Keep in mind how many points were gained, if it is one's own turn."""

    def run(self, g: Game, f: Frame) -> None:
        f.off = f.n if g.turn == f.me and not g.players[f.me].passed else 0


@final
class Prospected(Counting):
    def now(self, g: Game, f: Frame) -> int:
        return f.off


@final
class DrawUpTo(Ask):
    """Draw as many cards as points were gained, or fewer, or none."""

    prompt: str = "draw-up-to"

    def __init__(self) -> None:
        self.one = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.one = rules.word("draw:deck", zone="deck")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        if f.off <= 0 or room_in_hand(g, g.players[f.me]) <= 0 or not cards_left(g):
            return []
        return [self.one, self.done]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.one:
            f.off -= 1
            f.ask_again()
            draw(g, f.me, 1, f.source)


# Cave of Dancing Lights ----------------------------------------------------------------------


@final
class OfColor(Counting):
    """Revealed cards of a colour."""

    def __init__(self, color: int) -> None:
        self.color = color

    def now(self, g: Game, f: Frame) -> int:
        return len([card for card in f.cards if g.rules.cards[card].color == self.color])


@final
class GainByColor(Step):
    """A berry for each green card revealed, a twig for tan, resin for red, a pebble for blue."""

    def run(self, g: Game, f: Frame) -> None:
        found = [OfColor(color).now(g, f) for color in (TAN, RED, BLUE, GREEN)]
        gain_bundle(g, f.me, bundle(found[0], found[1], found[2], found[3]), f.source)
