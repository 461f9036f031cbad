"""The twelve River Destinations: six citizens and six locations."""

from __future__ import annotations

from typing import final

from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.boxes.pearlbrook.river import CITIZEN, LOCATION, TILES
from everdell.engine.changes import discard_shown
from everdell.engine.content import BLUE, GREEN, PURPLE, RED, TAN, Tile
from everdell.engine.effects.cards import DiscardDifferentColors, Draw
from everdell.engine.effects.choices import ChooseOne
from everdell.engine.effects.doings import Take
from everdell.engine.effects.picking import Doing, Pick, Source
from everdell.engine.effects.resources import Gain, PayAny, PayExactly
from everdell.engine.effects.sources import Hand, Row
from everdell.engine.effects.tokens import GainTokens, PayPoints
from everdell.engine.option import Option
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game


def destinations() -> list[Tile]:
    return [
        _citizen("gus_the_gardener", _show(GREEN, 3)),
        _citizen("bosley_the_artist", DiscardDifferentColors(3)),
        _citizen("crustina_the_constable", _show(BLUE, 2)),
        _citizen("iluminor_the_inventor", _show(TAN, 2)),
        _citizen("snout_the_explorer", _show(RED, 2)),
        _citizen("omicron_the_elder", _show(PURPLE, 1)),
        _location("ballroom", PayExactly(resin=1), Draw(3)),
        _location("watermill", PayExactly(twig=1), Draw(2)),
        _location("observatory", PayAny(1, 1), Pick(Row("meadow"), Take(), 2)),
        _location("river_market", PayAny(1, 1), Draw(3)),
        _location("great_hall", PayExactly(pebble=1), Draw(4)),
        _location("gardens", PayExactly(berry=1), Draw(3)),
    ]


def _citizen(id: str, cost: Step) -> Tile:
    """Cards of the hand for a point token and a pearl."""
    return _tile(id, CITIZEN, [cost, Gain(point=1), GainTokens(PEARL)])


def _location(id: str, cost: Step, reward: Step) -> Tile:
    """A point token and a resource for cards and a pearl."""
    return _tile(id, LOCATION, [PayPoints(1), cost, reward, GainTokens(PEARL)])


def _tile(id: str, kind: str, trade: list[Step]) -> Tile:
    """All or nothing, once a visit."""
    return Tile(id, kind, begins=TILES, do=[ChooseOne({"pay": trade}, least=0)])


def _show(color: int, n: int) -> Step:
    return Pick(Hand(color=color), ShowAndDiscard(), n)


@final
class ShowAndDiscard(Doing):
    """Discard it from one's hand for everyone to see."""

    word: str = "discard"
    prompt: str = "discard"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        discard_shown(g, f.me, (source.lift(g, f, option),))
