"""What Nightweave scores at the end, and who has beaten her."""

from __future__ import annotations

from everdell.boxes.base.groups import SPECIAL_EVENT
from everdell.boxes.mistwood.lair import her_seat, is_in_force, level_of
from everdell.boxes.mistwood.nightweave_boxes import adornments_of
from everdell.boxes.mistwood.nightweave_figures import ADORNMENT, BUILDER, HOSTESS
from everdell.engine.content import CONSTRUCTION, CRITTER, PURPLE
from everdell.engine.facts import facts_of
from everdell.engine.state import Game


def nightweave_score(g: Game, seat: int, parts: dict[str, int]) -> None:
    """Base values, what her level says, events as printed; the texts of her cards mean nothing."""
    p = g.players[seat]
    facts = facts_of(g, p)
    purple, own_event, missed, cards_for_point, _, _ = level_of(g)
    claimed = [g.rules.places[claim.event] for claim in p.claims]
    special = [event for event in claimed if event.group is SPECIAL_EVENT]
    left = [event for event in g.board.events if g.rules.places[event].group is SPECIAL_EVENT]
    parts["cards"] = facts.points
    parts["prosperity"] = purple * facts.colors[PURPLE]
    parts["events"] = sum([event.points for event in claimed if event.group is not SPECIAL_EVENT])
    parts["events"] += own_event * len(special)
    parts["missed_events"] = missed * len(left)
    parts["city_size"] = sum(facts.colors) // cards_for_point if cards_for_point else 0
    parts["personality"] = _personality(g, seat)
    if "adornments" in parts:
        parts["adornments"] = ADORNMENT[1] * adornments_of(g, seat)


def _personality(g: Game, seat: int) -> int:
    p = g.players[seat]
    kinds = [g.rules.cards[placed.card].kind for placed in p.city if placed.card]
    points = 0
    if is_in_force(g, "personality_builder"):
        points += kinds.count(CONSTRUCTION) // BUILDER
    if is_in_force(g, "personality_hostess"):
        points += kinds.count(CRITTER) // HOSTESS
    if is_in_force(g, "personality_collector"):
        points += len([n for n in facts_of(g, p).colors if n]) + len(p.hand)
    return points


def who_wins(g: Game, totals: tuple[int, ...]) -> tuple[int, ...] | None:
    """All players together, if each of them has more points than she has; else she."""
    seat = her_seat(g)
    if seat < 0:
        return None
    people = range(g.rules.players)
    return tuple(people) if all(totals[one] > totals[seat] for one in people) else (seat,)
