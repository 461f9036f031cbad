"""The four powers of Newleaf."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import BASIC, FOREST
from everdell.boxes.powers import power
from everdell.engine.changes import discard_gift, give_cards, next_card
from everdell.engine.content import AUTUMN, GREEN, RED, Tile
from everdell.engine.effects.choices import If
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.counts import Counted
from everdell.engine.effects.doings import Activate, Discard, act_as, may_copy
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.sources import Hand, Row
from everdell.engine.effects.zone_doings import PutInto
from everdell.engine.facts import facts_of
from everdell.engine.moments import PLAYED, RIVAL_PLAYED, Modifier
from everdell.engine.option import Option
from everdell.engine.queries import newest_slot, room_for_gifts
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import AREA, NONE, OWNER, PILE, SEAT, Zone, add, lay, lying_in

ARCHIVES: Final = "archives"
STACK: Final = "snail_stack"
_STACKED: Final = 7


def powers() -> list[Tile]:
    return [
        power("bats", moments={PLAYED: [Pick(Row("meadow"), PutInto(ARCHIVES), 0)]}),
        power("cats", modifier=JoinOpponents(but_not=("chapel", "pirate_ship", "storehouse"))),
        power("honey_bees", moments={PLAYED: [If(BeesMayWork(), [
            Pick(Hand(), Discard(), 0),
            If(Counted(), [Pick(City(color=GREEN), Activate())]),
        ])]}),
        power("snails", start=[StackCards(_STACKED)], moments={RIVAL_PLAYED: [ActivateTheirs()]}),
    ]  # fmt: skip


def power_zones_of_newleaf() -> list[Zone]:
    return [
        Zone(ARCHIVES, SEAT, AREA, OWNER, origin=True, anywhere=True),
        Zone(STACK, SEAT, PILE, NONE),
    ]


@final
class BeesMayWork(Counting):
    """Whether a card was played that is not green, before autumn, and a green one can act.

    (index: Honey Bees)
    """

    def now(self, g: Game, f: Frame) -> int:
        p = g.players[f.me]
        cards = g.rules.cards
        if cards[f.card].color == GREEN or p.season == AUTUMN:
            return 0
        for slot in facts_of(g, p).producers:
            card = cards[p.city[slot].card]
            if card.color == GREEN and not card.stays:
                return 1
        return 0


@final
class JoinOpponents(Modifier):
    """Workers may go where an opponent stands: basic and forest locations, red cards."""

    joining: bool = True

    def __init__(self, but_not: tuple[str, ...]) -> None:
        self.but_not = but_not

    def joins(self, g: Game, p: Player, place: int) -> bool:
        group = g.rules.places[place].group
        return group is BASIC or group is FOREST

    def joins_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        card = g.rules.cards[owner.city[slot].card]
        mine = owner.seat == p.seat
        return card.color == RED and (mine or not (card.stays or card.id in self.but_not))


@final
class StackCards(Step):
    """Cards of the deck are put on one's stack, unseen."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        stack = g.rules.zone(STACK)
        for _ in range(self.n):
            card = next_card(g)
            if card:
                add(g, stack, f.me, card)


@final
class ActivateTheirs(Ask):
    """Give a card of the stack, unseen, to activate the green card that was just played.

    What it counts is counted in its owner's city (index: Snails).
    """

    prompt: str = "activate-theirs"

    def __init__(self) -> None:
        self.yes = Option("")
        self.done = Option("")

    def bind(self, rules: Rules) -> None:
        self.yes = rules.word("snails:activate")
        self.done = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        card = g.rules.cards[f.card]
        if g.players[f.me].passed or not lying_in(g, g.rules.zone(STACK), f.me):
            return []
        if card.color != GREEN or not may_copy(card) or newest_slot(g.players[f.seat], f.card) < 0:
            return []
        return [self.yes, self.done]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.done:
            return
        slot = newest_slot(g.players[f.seat], f.card)
        stack = g.rules.zone(STACK)
        lying = lying_in(g, stack, f.me)
        lay(g, stack, f.me, lying[:-1])
        if room_for_gifts(g, g.players[f.seat]) > 0 and not g.players[f.seat].automaton:
            give_cards(g, f.me, f.seat, lying[-1:], unseen=True)
        else:
            discard_gift(g, f.me, lying[-1:], unseen=True)
        act_as(g, f, f.seat, slot)
