"""The market: four tokens with a side that gives and a side that is traded in."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.content import Group, Place, Tile
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain, GainAny, PayExactly
from everdell.engine.effects.sources import Hand
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.phrases import Reason
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, ROW, TABLE, Zone, lay, lying_in

MARKET: Final = "market"
_BELOW: Final = "market_below"  # the sides of the tokens that lie face down
_GAIN: Final = "market_gain"
_TRADE: Final = "market_trade"
_OTHER_SIDE: Final = ":trade"

# Id, twigs, resin, pebbles, berries, cards: gained on one side, paid and discarded on the other.
_FIGURES: Final = (
    ("market_three_twigs_card", 3, 0, 0, 0, 1),
    ("market_two_resin_two_cards", 0, 2, 0, 0, 2),
    ("market_two_berries_two_cards", 0, 0, 0, 2, 2),
    ("market_pebble_three_cards", 0, 0, 1, 0, 3),
)
# What is gained for trading one in.
_POINTS: Final = 3
_RESOURCES: Final = 2

MARKET_PLACE: Final = Group("market", rank=7)


def market_zones() -> list[Zone]:
    return [
        Zone(MARKET, TABLE, ROW, ALL, places=len(_FIGURES)),
        Zone(_BELOW, TABLE, AREA, ALL, out=True),
    ]


def market_place(players: int) -> Place:
    return Place("market", MARKET_PLACE, [PickToken()], spots=players, one_each=True)


def market_tokens() -> list[Tile]:
    """Both sides of each token, the one that gives first."""
    found: list[Tile] = []
    for id, twig, resin, pebble, berry, cards in _FIGURES:
        gain = Gain(twig=twig, resin=resin, pebble=pebble, berry=berry)
        pay = PayExactly(twig=twig, resin=resin, pebble=pebble, berry=berry)
        found += [
            Tile(id, _GAIN, begins=_BELOW, do=[gain, Draw(cards)]),
            Tile(
                id + _OTHER_SIDE,
                _TRADE,
                begins=_BELOW,
                do=[
                    pay,
                    Pick(Hand(), Discard(), cards),
                    Gain(point=_POINTS),
                    GainAny(_RESOURCES),
                ],
            ),
        ]
    return found


def is_other_side(tile: Tile) -> bool:
    return tile.kind == _TRADE


def lay_out_market(g: Game) -> None:
    """All tokens begin on the side that gives."""
    gain = [g.rules.thing(figures[0]) for figures in _FIGURES]
    below = [thing for thing in lying_in(g, g.rules.zone(_BELOW)) if thing not in gain]
    lay(g, g.rules.zone(MARKET), -1, tuple(gain))
    lay(g, g.rules.zone(_BELOW), -1, tuple(below))


def turn_market_over(g: Game) -> None:
    """All tokens begin on the side that is traded in."""
    row, below = g.rules.zone(MARKET), g.rules.zone(_BELOW)
    up = lying_in(g, row)
    lay(g, row, -1, tuple([g.rules.thing(figures[0] + _OTHER_SIDE) for figures in _FIGURES]))
    lay(g, below, -1, up)


@final
class PickToken(Ask):
    """Take what a token gives, or trade one in; either way it is turned over."""

    prompt: str = MARKET
    zone: str = MARKET
    conditional: bool = True

    def __init__(self) -> None:
        self.row: dict[int, Option] = {}
        self.others: dict[int, int] = {}
        self.market = Zone(MARKET, TABLE, ROW, ALL)

    def bind(self, rules: Rules) -> None:
        self.market = rules.zone(MARKET)
        for id, *_ in _FIGURES:
            gain, trade = rules.thing(id), rules.thing(id + _OTHER_SIDE)
            self.row[gain] = Option(f"gain:{id}", "gain-component", card=gain)
            self.row[trade] = Option(f"trade:{id}", "trade-component", card=trade)
            self.others[gain] = trade
            self.others[trade] = gain

    def _is_usable(self, g: Game, me: int, thing: int) -> bool:
        do = g.rules.tile(thing).do if thing else None
        return do is not None and do.possible(g, me, me, NO_SLOT)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        for thing in lying_in(g, self.market):
            if self._is_usable(g, me, thing):
                return True
        return False

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("needs-trade")

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [
            self.row[thing] for thing in lying_in(g, self.market) if self._is_usable(g, f.me, thing)
        ]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        token = option.card
        tile = g.rules.tile(token)
        if g.journal is not None:
            told = "traded" if is_other_side(tile) else "took_token"
            g.journal.tell(Entry(told, f.me, card=tile.id, zone=MARKET))
        self._turn_over(g, token)
        if tile.do is not None:
            g.push(tile.do, f.me, f.me, NO_SLOT, token)

    def _turn_over(self, g: Game, token: int) -> None:
        """The two sides change places."""
        other = self.others[token]
        swapped = {token: other, other: token}
        for id in (MARKET, _BELOW):
            zone = g.rules.zone(id)
            lay(g, zone, -1, tuple([swapped.get(thing, thing) for thing in lying_in(g, zone)]))
