"""Final scoring, part by part, and the tie-breaks."""

from __future__ import annotations

from everdell.engine.content import Tile
from everdell.engine.facts import facts_of
from everdell.engine.queries import workers_at
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import Game, Score


def score(g: Game, seat: int) -> Score:
    """The score of a seat, as if the game ended now."""
    cards, tokens, prosperity, _, events = _printed(g, seat)
    parts = {"cards": cards, "tokens": tokens, "prosperity": prosperity}
    for group in g.rules.groups:
        if group.part:
            parts[group.part] = 0
    for place in g.board.scoring:
        definition = g.rules.places[place]
        parts[definition.group.part] += workers_at(g, place, seat) * definition.points
    parts["events"] = events
    for counter in g.rules.seat_counters:
        if counter.points:
            worth = counter.points * g.players[seat].counters[counter.index]
            parts[counter.part] = parts.get(counter.part, 0) + worth
    for tile in g.rules.tiles:
        if tile.part:
            parts.setdefault(tile.part, 0)
    for tile in _tiles_of(g, seat):
        parts[tile.part] += _worth(g, seat, tile)
    for box in g.rules.boxes:
        box.score(g, seat, parts)
    return Score(parts)


def points_of(g: Game, seat: int) -> int:
    """The total of a seat's score alone, for those who ask often."""
    p = g.players[seat]
    for box in g.rules.scorers:
        if box.scores(p):
            return score(g, seat).total
    cards, tokens, prosperity, standing, events = _printed(g, seat)
    counted = 0
    for counter in g.rules.seat_counters:
        counted += counter.points * p.counters[counter.index]
    if g.rules.tiles:
        for tile in _tiles_of(g, seat):
            counted += _worth(g, seat, tile)
    return cards + tokens + prosperity + standing + events + counted


def _tiles_of(g: Game, seat: int) -> list[Tile]:
    """The tiles that are worth something to a seat at the end: in its zones, or to everyone."""
    found: list[Tile] = []
    first = len(g.rules.cards)
    for zone in g.rules.seat_zones:
        if not zone.scores:
            continue
        for thing in g.players[seat].zones[zone.index]:
            if thing >= first and g.rules.tile(thing).part:
                found.append(g.rules.tile(thing))
    for zone in g.rules.shared_zones:
        for thing in g.zones[zone.index]:
            if thing:
                found.append(g.rules.tile(thing))
    return found


def _worth(g: Game, seat: int, tile: Tile) -> int:
    if not _meets(g, seat, tile):
        return 0
    bonus = tile.score.of(g, seat, seat, NO_SLOT, tile.number, 0) if tile.score is not None else 0
    return tile.points + bonus


def _meets(g: Game, seat: int, tile: Tile) -> bool:
    """Whether a seat has met what a tile asks for. A rival need not."""
    if tile.goal is None or g.players[seat].automaton:
        return True
    return tile.goal.of(g, seat, seat, NO_SLOT, tile.number, 0) > 0


def _printed(g: Game, seat: int) -> tuple[int, int, int, int, int]:
    """Points by where they come from, without what boxes have to say."""
    p = g.players[seat]
    facts = facts_of(g, p)
    tokens = p.points
    for placed in p.city:
        tokens += placed.points
    prosperity = 0
    for slot in facts.bonuses:
        prosperity += bonus_of(g, seat, slot)
    standing = 0
    for place in g.board.scoring:
        if g.at[place]:  # mostly it is empty
            standing += workers_at(g, place, seat) * g.rules.places[place].points
    events = 0
    for claim in p.claims:
        event = g.rules.places[claim.event]
        events += event.points + claim.points
        if event.score is not None:
            events += event.score.of(g, seat, seat, NO_SLOT, -claim.event, 0)
    return facts.points, tokens, prosperity, standing, events


def bonus_of(g: Game, seat: int, slot: int) -> int:
    """What a card of a city counts for beside its printed points and those that lie on it."""
    card = g.players[seat].city[slot].card
    bonus = g.rules.cards[card].score
    return 0 if bonus is None else bonus.of(g, seat, seat, slot, card, 0)


def winners(g: Game) -> tuple[int, ...]:
    """The seats that have won; () before the end."""
    return outcome(g)[1] if g.over else ()


def outcome(g: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Everyone's points if the game ended now, and the seats that win by them."""
    totals = [points_of(g, seat) for seat in range(len(g.players))]
    return tuple(totals), _leaders(g, totals)


def _leaders(g: Game, totals: list[int]) -> tuple[int, ...]:
    """Most points; then most events, then most resources left; then shared (base rulebook).

    A box with another game says what decides there, and one may say who wins.
    """
    for box in g.rules.victors:
        won = box.victory(g, tuple(totals))
        if won is not None:
            return won
    best: tuple[int, int, int] | None = None
    seats: list[int] = []
    for seat in range(len(g.players)):
        p = g.players[seat]
        standing = (totals[seat], len(p.claims), sum(p.resources))
        for box in g.rules.judges:
            first, second = box.tie_break(g, seat)
            standing = (totals[seat], first, second)
        if best is None or standing > best:
            best = standing
            seats = [seat]
        elif standing == best:
            seats.append(seat)
    return tuple(seats)
