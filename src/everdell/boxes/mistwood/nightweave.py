"""Nightweave, an automatic opponent for one or two players: her turn, her seasons, her gifts."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.mistwood.lair import (
    ACTIVITY,
    ALL_ACTIVITIES,
    DECK,
    USED,
    season_stack,
    shows_spider,
)
from everdell.boxes.mistwood.nightweave_actions import do_action, draw_cards, her_points
from everdell.boxes.mistwood.nightweave_boxes import has_ambassador, prepare_with_boxes
from everdell.boxes.mistwood.nightweave_figures import (
    GREEN_CARDS_FOR_POINT,
    NEW_WORKERS,
    SUMMER_CARDS,
)
from everdell.engine.box import Rival
from everdell.engine.changes import add_to_hand, recall_workers, shuffle_zone
from everdell.engine.content import AUTUMN, GREEN, SEASONS, SUMMER
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.resources import total
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import lay, lying_in

_SPRING: Final = 1


class Nightweave(Rival):
    """She begins, and takes what players must give."""

    def __init__(self) -> None:
        super().__init__([NightweaveTurn()], first=True, accepts=True)

    def given_cards(self, g: Game, seat: int, cards: tuple[int, ...]) -> bool:
        """Cards are added to her hand, and each brings her a point."""
        for card in cards:
            add_to_hand(g.players[seat], card)
        her_points(g, seat, len(cards))
        return True

    def given_resources(self, g: Game, seat: int, packed: int) -> bool:
        """Resources go back to the supply; as many cards of the deck come to her hand."""
        draw_cards(g, seat, total(packed))
        return True


@final
class NightweaveTurn(Step):
    """Turn up an activity card; see whether she prepares; else do what it says of the season."""

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.me]
        if p.home and not lying_in(g, g.rules.zone(DECK)) and _is_alone(g, f.me):
            used = [g.rules.zone(id) for id in (ACTIVITY, USED)]
            cards = [card for row in used for card in lying_in(g, row) if card]
            if not any(_places(g, f.me, card) for card in cards):
                _give_up_workers(g, f.me)
        card = _turn_up(g)
        if shows_spider(g, card) and p.home == 0:
            if p.season == AUTUMN:
                # Wherever her figure is.
                p.passed = True
                if g.journal is not None:
                    g.journal.tell(Entry("passed", f.me))
                return
            if g.blocked or not any(g.meadow):
                _prepare(g, f.me)
                return
        if not _act(g, f.me, card) and _is_alone(g, f.me):
            _give_up_workers(g, f.me)


def _act(g: Game, seat: int, card: int) -> bool:
    """Do what a card says of her season; whether anything could be done."""
    came, _, lines = ALL_ACTIVITIES[g.rules.ids[card]]
    first, second = lines[g.players[seat].season - SEASONS.index(came)]
    done = do_action(g, seat, first) or do_action(g, seat, second)
    return done or do_action(g, seat, "default")


def _turn_up(g: Game) -> int:
    """The top of her activity deck; once it is used up, its cards are shuffled."""
    row, deck, used = [g.rules.zone(id) for id in (ACTIVITY, DECK, USED)]
    before = tuple([card for card in lying_in(g, row) if card])
    lay(g, used, -1, (*lying_in(g, used), *before))
    if not lying_in(g, deck):
        lay(g, deck, -1, lying_in(g, used))
        lay(g, used, -1, ())
        shuffle_zone(g, deck, g.random)
    lying = lying_in(g, deck)
    lay(g, deck, -1, lying[:-1])
    lay(g, row, -1, lying[-1:])
    if g.journal is not None:
        id = g.rules.ids[lying[-1]]
        g.journal.tell(Entry("turned_up", card=id, zone=ACTIVITY, barrier=True))
    return lying[-1]


def _is_alone(g: Game, seat: int) -> bool:
    return all(p.passed for p in g.players if p.seat != seat)


def _places(g: Game, seat: int, card: int) -> bool:
    """Whether a card would have her place a worker now: it is tried on a copy of the game."""
    copy = g.clone()
    _act(copy, seat, card)
    return copy.players[seat].home < g.players[seat].home


def _give_up_workers(g: Game, seat: int) -> None:
    """When only she is left, workers that none of her cards can place count as placed."""
    p = g.players[seat]
    p.adrift += p.home
    p.home = 0


def _prepare(g: Game, seat: int) -> None:
    """She calls her workers home, goes to her lair, and begins the next season."""
    p = g.players[seat]
    recall_workers(g, seat)
    g.blocked = 0
    g.reach = None
    p.season += 1
    p.home += _new_workers(g, p.season)
    if g.journal is not None:
        g.journal.tell(Entry("season", seat, season=SEASONS[p.season]))
    if p.season == SUMMER:
        draw_cards(g, seat, SUMMER_CARDS)
    else:
        her_points(g, seat, facts_of(g, p).colors[GREEN] // GREEN_CARDS_FOR_POINT)
    prepare_with_boxes(g, seat)
    _enlarge_deck(g, p.season)


def _new_workers(g: Game, season: int) -> int:
    """With Pearlbrook an ambassador takes the place of the worker of spring."""
    return 0 if season == _SPRING and has_ambassador(g) else NEW_WORKERS[season]


def _enlarge_deck(g: Game, season: int) -> None:
    """The cards of the season join her deck, and all of it is shuffled."""
    deck = g.rules.zone(DECK)
    together: tuple[int, ...] = ()
    for zone in [deck, *[g.rules.zone(id) for id in (ACTIVITY, USED, season_stack(season))]]:
        together = (*together, *[thing for thing in lying_in(g, zone) if thing])
        lay(g, zone, -1, zone.empty)
    lay(g, deck, -1, together)
    shuffle_zone(g, deck, g.random)
