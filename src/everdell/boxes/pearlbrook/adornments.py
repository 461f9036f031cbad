"""The twelve Adornments: kept in secret until a pearl is paid, then beside the city."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.pearlbrook.activating import ActivateTan, GainItsCost
from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.boxes.pearlbrook.wonders import WONDERS
from everdell.engine.actions import Action
from everdell.engine.changes import change_count, shuffle_zone, take_top
from everdell.engine.content import BLUE, CONSTRUCTION, CRITTER, GREEN, PURPLE, RED, TAN, Tile
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counting import AtMost, Counting
from everdell.engine.effects.counts import (
    Cards,
    Colors,
    Counted,
    InHand,
    Lying,
    PointTokens,
    Tokens,
)
from everdell.engine.effects.doings import Activate, Discard, Use
from everdell.engine.effects.picking import Doing, Pick, Source
from everdell.engine.effects.place_sources import Places
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.sources import Hand, Row
from everdell.engine.effects.tokens import GainTokens
from everdell.engine.effects.zone_doings import use_tile
from everdell.engine.option import Option
from everdell.engine.queries import opponents
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Frame, Step
from everdell.engine.state import Game
from everdell.engine.turn_picks import PickInTurn
from everdell.engine.zones import ALL, AREA, NONE, OWNER, PILE, SEAT, TABLE, Zone, add, lying_in

HELD: Final = "adornments"
ADORNED: Final = "adorned"
UNDEALT: Final = "adornment_pile"
_EACH: Final = 2


def adornment_zones() -> list[Zone]:
    """Those not played are worth nothing."""
    return [
        Zone(UNDEALT, TABLE, PILE, NONE, out=True),
        Zone(HELD, SEAT, AREA, OWNER, scores=False),
        Zone(ADORNED, SEAT, AREA, ALL),
    ]


def adornments() -> list[Tile]:
    return [
        _adornment(
            "bell",
            [Gain(berry=3), Draw(1, times=Cards(kind=CRITTER))],
            Cards(kind=CRITTER) // 2,
        ),
        _adornment(
            "compass",
            [Pick(City(color=TAN, mine=True), ActivateTan(), 0, 2)],
            Cards(color=TAN),
        ),
        _adornment(
            "gilded_book",
            [Pick(City(color=BLUE, mine=True), GainItsCost(), if_there=True)],
            Cards(color=BLUE),
        ),
        _adornment("hourglass", [Pick(Places("forest"), Use(), 0), GainAny()], Cards(color=RED)),
        _adornment(
            "key_to_the_city",
            [GainAny(2), Draw(1, times=Cards(kind=CONSTRUCTION))],
            Cards(kind=CONSTRUCTION) // 2,
        ),
        _adornment(
            "masque",
            [PlayCard(Hand(), Row("meadow"), value=3, least=0)],
            PointTokens() // 3,
        ),
        _adornment("mirror", [Pick(WornByOpponents(), CopyAdornment(), 0)], Colors()),
        _adornment(
            "scales",
            [Pick(Hand(), Discard(), 0, 4), GainAny(times=Counted())],
            AtMost(5, InHand()),
        ),
        _adornment("seaglass_amulet", [GainAny(3), Draw(2), Gain(point=1)], points=3),
        _adornment("spyglass", [GainAny(), Draw(1), GainTokens(PEARL)], 3 * Lying(WONDERS)),
        _adornment(
            "sundial",
            [Pick(City(color=GREEN, mine=True), Activate(), 0, 3)],
            Cards(color=GREEN) // 2,
        ),
        _adornment("tiara", [GainAny(times=Cards(color=PURPLE))], Cards(color=PURPLE)),
    ]


def _adornment(id: str, do: list[Step], score: Counting | None = None, points: int = 0) -> Tile:
    return Tile(id, "adornment", begins=UNDEALT, do=do, score=score, points=points, part=HELD)


def deal_adornments(g: Game) -> None:
    pile, held = g.rules.zone(UNDEALT), g.rules.zone(HELD)
    shuffle_zone(g, pile, g.random)
    for p in g.players:
        if not p.automaton:
            for _ in range(_EACH):
                add(g, held, p.seat, take_top(g, pile))


def play_adornment() -> Action:
    """Pay a pearl and put one of one's adornments beside the city: `adorn:bell`."""
    return PickInTurn(Row(HELD), Adorn(), Tokens(PEARL))


@final
class Adorn(Doing):
    word: str = "adorn"
    prompt: str = "adorn"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        tile = source.lift(g, f, option)
        add(g, g.rules.zone(ADORNED), f.me, tile)
        use_tile(g, f.me, tile, ADORNED)
        # Afterwards, so that a hand that is too large without the pearl is trimmed before the rest.
        change_count(g, g.rules.counter(PEARL), f.me, -1, tile)


# The Mirror ----------------------------------------------------------------------------------


@final
class WornByOpponents(Source):
    """Adornments that opponents have played, but for the one that speaks and its like."""

    zone: str = ADORNED

    def __init__(self) -> None:
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        self.row = rules.zone_row(do.word, [rules.zone(ADORNED)], action)

    def things(self, g: Game, f: Frame) -> list[int]:
        zone = g.rules.zone(ADORNED)
        worn = [tile for seat in opponents(g, f.me) for tile in lying_in(g, zone, seat)]
        return [tile for tile in sorted(worn) if g.rules.tile(tile).do is not f.program]

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[tile] for tile in things]


@final
class CopyAdornment(Doing):
    """Do what it does when it is played; it counts for its owner alone at the end."""

    word: str = "copy"
    prompt: str = "copy-adornment"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        do = g.rules.tile(option.card).do
        if do is not None:
            g.push(do, f.me, f.me, NO_SLOT, option.card)
