"""Rugwort, the solo opponent of the base rulebook, in his three years."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.arrivals import IntoOpponentsCity
from everdell.boxes.base.groups import BASIC_EVENT, FOREST, SPECIAL_EVENT
from everdell.engine.changes import (
    enter_city,
    put_on_place,
    refill_meadow,
    take_off_place,
)
from everdell.engine.content import AUTUMN, PURPLE, SEASONS
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import RIVAL_PLAYED, ROLLED, SEASON_BEGUN, happens
from everdell.engine.queries import in_play, may_stand, opponents
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.visits import claim_event, meets

# Where his worker of the basic locations stands in winter, spring, summer, autumn.
_BASIC: Final = (
    "basic_three_twigs",
    "basic_two_resin",
    "basic_pebble",
    "basic_berry_card",
)
# How many places of the meadow his workers hold in each season, from the first on.
MEADOW_PLACES: Final = (0, 1, 2, 4)
_JOURNEY: Final = {1: 3, 2: 4, 3: 5}
_MISSED_EVENT: Final = {1: 3, 2: 6, 3: 6}
_KIDNAPS: Final = 3
# For each basic event of his, whatever is printed on it.
_BASIC_EVENT: Final = 3
_SIDES: Final = 8


def year_of(g: Game) -> int:
    return int(g.rules.settings["rugwort_year"])


def set_up_rugwort(g: Game) -> None:
    """One worker on the top left forest card, one on the place of three twigs."""
    rugwort = g.players[1]
    rugwort.home = 0
    put_on_place(g, 1, in_play(g, FOREST.id)[0])
    put_on_place(g, 1, g.rules.place(_BASIC[0]))


@final
class RugwortTurn(Step):
    """His turn right after yours: a card for each card you played, a season for your season."""

    def run(self, g: Game, f: Frame) -> None:
        if g.plays:
            g.plays -= 1
            roll_for_card(g, f.me)
            f.ask_again()  # what answers to this card does so before he goes on
            return
        you = g.players[0]
        rugwort = g.players[f.me]
        if rugwort.season < you.season:
            _prepare(g, f.me)
        if you.passed:
            rugwort.passed = True


def is_rugwort(g: Game, seat: int) -> bool:
    """Whether a seat is his, and neither a player's nor that of another rival."""
    there = g.rules.players <= seat < g.rules.seats
    return there and g.rules.rival(seat).box == "base"


def roll(g: Game, seat: int, told: str = "rolled") -> int:
    """His eight-sided die, from 1 on. What answers to his rolls does so before anything else."""
    side = g.random.below(_SIDES) + 1
    if g.journal is not None:
        g.journal.tell(Entry(told, seat, n=side, barrier=True))
    if g.stack:  # else the table is still being laid out
        happens(g, ROLLED, seat, n=side)
    return side


def roll_for_card(g: Game, seat: int) -> None:
    """The die picks a card of the meadow, blocked or not."""
    refill_meadow(g)
    place = roll(g, seat) - 1
    card = g.meadow[place]
    if card == 0:
        return
    g.meadow[place] = 0
    g.reach = None
    play_card(g, seat, card)
    refill_meadow(g)


def play_card(g: Game, seat: int, card: int) -> None:
    """He plays a card for nothing; one that goes into opponents' cities goes into yours.

    If there is no room for that, he keeps it. What answers to the cards of rivals answers to his.
    """
    city = seat
    if isinstance(g.rules.cards[card].arrival, IntoOpponentsCity) and may_stand(
        g, g.players[0], card
    ):
        city = 0
    enter_city(g, city, card)
    if g.journal is not None:
        g.journal.tell(Entry("played", seat, card=g.rules.cards[card].id, city=city))
    for other in opponents(g, seat):
        happens(g, RIVAL_PLAYED, other, card=card, by=seat)


def _prepare(g: Game, seat: int) -> None:
    """His four steps, in the printed order."""
    rugwort = g.players[seat]
    rugwort.season += 1
    season = rugwort.season
    facts = facts_of(g, rugwort)
    for event in g.board.events:
        place = g.rules.places[event]
        if place.group is BASIC_EVENT and meets(g, rugwort, facts, place):
            claim_event(g, seat, event)
            if g.journal is not None:
                g.journal.tell(Entry("achieved", seat, place=place.id))
    g.blocked = (1 << MEADOW_PLACES[season]) - 1
    g.reach = None
    _move_forest_worker(g, seat, season)
    take_off_place(g, seat, g.rules.place(_BASIC[season - 1]))
    if season == AUTUMN and year_of(g) == _KIDNAPS:
        # He leaves the game with one of your workers, who have just come home.
        g.players[0].home -= 1
        if g.journal is not None:
            g.journal.tell(Entry("kidnapped", seat))
    else:
        put_on_place(g, seat, g.rules.place(_BASIC[season]))
    if g.journal is not None:
        g.journal.tell(Entry("season", seat, season=SEASONS[season]))
    happens(g, SEASON_BEGUN, seat)


def _move_forest_worker(g: Game, seat: int, season: int) -> None:
    """Counter-clockwise to the next forest card; in autumn from the third to the journey."""
    forest = in_play(g, FOREST.id)
    take_off_place(g, seat, forest[season - 1])
    if season == AUTUMN:
        put_on_place(g, seat, g.rules.place(f"journey_{_JOURNEY[year_of(g)]}"))
    else:
        put_on_place(g, seat, forest[season])


def rugwort_score(g: Game, seat: int, parts: dict[str, int]) -> None:
    """Texts and values of his cards mean nothing: 2 points a card, 3 a purple one."""
    p = g.players[seat]
    cards = 0
    for placed in p.city:
        if placed.card:
            cards += 3 if g.rules.cards[placed.card].color == PURPLE else 2
    claimed = [claim.event for claim in p.claims]
    basic = len([e for e in claimed if g.rules.places[e].group is BASIC_EVENT])
    # Those that you have not achieved, even if he has.
    missed = [e for e in g.board.events + claimed if g.rules.places[e].group is SPECIAL_EVENT]
    parts["cards"] = cards
    parts["prosperity"] = 0
    parts["events"] = _BASIC_EVENT * basic
    parts["missed_events"] = _MISSED_EVENT[year_of(g)] * len(missed)
