"""What Nightweave does in a turn: each action says whether it could be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everdell.boxes.base.arrivals import IntoOpponentsCity
from everdell.boxes.base.groups import BASIC, BASIC_EVENT, FOREST, JOURNEY, SPECIAL_EVENT
from everdell.boxes.mistwood.lair import figure_place, is_in_force
from everdell.boxes.mistwood.nightweave_boxes import (
    build_wonder,
    play_adornment,
    send_ambassador,
    station_row,
)
from everdell.boxes.mistwood.nightweave_figures import (
    CARDS_DRAWN,
    DIE,
    STATION_DIE,
    WANDERER,
    WHISPERS,
)
from everdell.engine.changes import (
    add_to_hand,
    discard_from_hand,
    discard_shown,
    enter_city,
    gain_points,
    next_card,
    put_on_card,
    put_on_place,
    refill_meadow,
    refill_row,
)
from everdell.engine.content import PURPLE, SUMMER, Place
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import RIVAL_PLAYED, VISITED, happens
from everdell.engine.queries import has_free_spot, in_play, may_stand, opponents
from everdell.engine.stack import Spot
from everdell.engine.state import Game
from everdell.engine.visits import claim_event, has_spot, meets
from everdell.engine.zones import lay, lying_in


def do_action(g: Game, seat: int, action: str) -> bool:
    if action == "forest" and g.players[seat].season == SUMMER:
        # Her plot has her set out early.
        action = "journey" if is_in_force(g, "plot_early_journey") else action
    return _ACTIONS[action](g, seat)


def her_points(g: Game, seat: int, n: int) -> None:
    """Point tokens of hers; nothing in her city answers to them."""
    if n > 0:
        g.players[seat].points += n
        if g.journal is not None:
            g.journal.tell(Entry("gained_points", seat, points=n))


def draw_cards(g: Game, seat: int, n: int) -> bool:
    """Cards of the deck come to her hand, which nothing limits."""
    drawn = 0
    while drawn < n:
        card = next_card(g)
        if card == 0:
            break
        add_to_hand(g.players[seat], card)
        drawn += 1
    if drawn and g.journal is not None:
        told = Entry("drew", seat, n=drawn, audience=(), barrier=True)
        g.journal.tell(told)
    return drawn > 0


# The die -------------------------------------------------------------------------------------


def _roll(g: Game, seat: int, sides: int = DIE) -> int:
    side = g.random.below(sides) + 1
    if g.journal is not None:
        g.journal.tell(Entry("rolled", seat, n=side, barrier=True))
    return side


def _of_several(g: Game, seat: int, things: list[int]) -> int:
    """Where several would do, the die counts them in reading order, and starts again at the first.

    The place in the list; -1 if there is none.
    """
    if len(things) < 2:
        return len(things) - 1
    return (_roll(g, seat) - 1) % len(things)


# Her workers ---------------------------------------------------------------------------------


def _place_on(g: Game, seat: int, places: list[int]) -> bool:
    """Put a worker on one of these places; she neither gains nor loses by it."""
    if g.players[seat].home == 0:
        return False
    at = _of_several(g, seat, places)
    if at < 0:
        return False
    g.players[seat].home -= 1
    put_on_place(g, seat, places[at])
    if g.journal is not None:
        g.journal.tell(Entry("visited", seat, place=g.rules.places[places[at]].id))
    happens(g, VISITED, seat, at=Spot(places[at]))
    return True


def go_to_basic(g: Game, seat: int) -> bool:
    return _place_on(
        g,
        seat,
        [n for n in in_play(g, BASIC.id) if g.rules.places[n].spots == 1 and g.at[n] == 0],
    )


def _free_in(g: Game, seat: int, group: str) -> list[Place]:
    places = [g.rules.places[number] for number in in_play(g, group)]
    return [place for place in places if has_spot(place, g.at[place.number], seat)]


def _go_to_forest(g: Game, seat: int) -> bool:
    return _place_on(g, seat, [place.number for place in _free_in(g, seat, FOREST.id)])


def _go_to_open(g: Game, seat: int) -> bool:
    """An open destination of a player's city; its owner gains the points."""
    her = g.players[seat]
    found: list[tuple[int, int]] = []
    for p in g.players:
        if p.automaton:
            continue
        for slot in facts_of(g, p).open:
            spots = g.rules.cards[p.city[slot].card].spots
            if spots is not None and spots.piece_number == 0 and has_free_spot(g, p, slot):
                found.append((p.seat, slot))
    if her.home == 0 or not found:
        return False
    owner, slot = found[_of_several(g, seat, list(range(len(found))))]
    her.home -= 1
    card = g.players[owner].city[slot].card
    put_on_card(g, seat, owner, slot)
    if g.journal is not None:
        g.journal.tell(Entry("visited_card", seat, card=g.rules.ids[card], city=owner))
    gain_points(g, owner, g.rules.cards[card].open_points, card)
    return True


def _claim(g: Game, seat: int, event: int) -> bool:
    g.players[seat].home -= 1
    put_on_place(g, seat, event)
    claim_event(g, seat, event)
    if g.journal is not None:
        g.journal.tell(Entry("achieved", seat, place=g.rules.places[event].id))
    return True


def _claim_basic_event(g: Game, seat: int) -> bool:
    """The leftmost whose colours her city holds."""
    p = g.players[seat]
    facts = facts_of(g, p)
    for event in g.board.events if p.home else []:
        place = g.rules.places[event]
        if place.group is BASIC_EVENT and meets(g, p, facts, place):
            return _claim(g, seat, event)
    return False


def _claim_special_event(g: Game, seat: int) -> bool:
    """The leftmost, whatever it asks for, and one in a game."""
    p = g.players[seat]
    has_one = any(g.rules.places[claim.event].group is SPECIAL_EVENT for claim in p.claims)
    for event in g.board.events if p.home and not has_one else []:
        if g.rules.places[event].group is SPECIAL_EVENT:
            return _claim(g, seat, event)
    return False


def _go_on_journey(g: Game, seat: int) -> bool:
    """The free place of most points; she discards the top card of her hand for it."""
    p = g.players[seat]
    early = p.season == SUMMER and is_in_force(g, "plot_early_journey")
    wanders = is_in_force(g, "personality_wanderer")
    free = [place for place in _free_in(g, seat, JOURNEY.id) if early or p.season >= place.season]
    if p.home == 0 or not free or not (p.hand or wanders):
        return False
    if wanders:
        her_points(g, seat, WANDERER)
    else:
        discard_from_hand(g, seat, p.hand[g.random.below(len(p.hand))])
    most = max([place.points for place in free])
    return _place_on(g, seat, [place.number for place in free if place.points == most])


# Her figure and her cards --------------------------------------------------------------------


def _meadow_place(g: Game, seat: int, station: bool) -> int:
    """The place that the die shows, behind those of the meadow those of the Station; or -1."""
    row = station_row(g) if station else None
    cards = [*g.meadow, *(lying_in(g, row) if row is not None else ())]
    places = [place for place in range(len(cards)) if cards[place]]
    if not places:
        return -1
    side = _roll(g, seat, STATION_DIE if row is not None else DIE)
    return places[(side - 1) % len(places)]


def _lurk(g: Game, seat: int) -> bool:
    """From her lair her figure goes upon a card of the meadow, which no player may touch then."""
    place = -1 if g.blocked else _meadow_place(g, seat, station=False)
    if place < 0:
        return False
    g.blocked = 1 << place
    g.reach = None
    if g.journal is not None:
        id = g.rules.ids[g.meadow[place]]
        g.journal.tell(Entry("lurks", seat, card=id, zone="meadow", spot=place))
    return True


def _play_from_meadow(g: Game, seat: int) -> bool:
    """The card beneath her figure, or from her lair the one that the die shows."""
    place = figure_place(g) if g.blocked else _meadow_place(g, seat, station=True)
    if place >= len(g.meadow):
        row = station_row(g)
        assert row is not None
        lying = list(lying_in(g, row))
        card = lying[place - len(g.meadow)]
        lying[place - len(g.meadow)] = 0
        lay(g, row, -1, tuple(lying))
        play_for_her(g, seat, card)
        refill_row(g, row)
        return True
    if place < 0 or g.meadow[place] == 0:
        return False
    card = g.meadow[place]
    g.meadow[place] = 0
    g.reach = None
    play_for_her(g, seat, card)
    refill_meadow(g)
    return True


def _play_from_hand(g: Game, seat: int) -> bool:
    """The top card of her hand, which is shuffled whenever cards come to it."""
    hand = g.players[seat].hand
    if not hand:
        return False
    card = hand[g.random.below(len(hand))]
    hand.remove(card)
    play_for_her(g, seat, card)
    return True


def play_for_her(g: Game, seat: int, card: int) -> None:
    """She plays a card for nothing and without its text; the Fool goes into a player's city."""
    city = seat
    if isinstance(g.rules.cards[card].arrival, IntoOpponentsCity):
        city = -1
        for p in g.players:
            if city < 0 and not p.automaton and may_stand(g, p, card):
                city = p.seat
    if city < 0:
        discard_shown(g, seat, (card,))
        return
    enter_city(g, city, card)
    if g.journal is not None:
        g.journal.tell(Entry("played", seat, card=g.rules.cards[card].id, city=city))
    if g.rules.cards[card].color == PURPLE and is_in_force(g, "plot_silken_whispers"):
        draw_cards(g, seat, WHISPERS)
    for other in opponents(g, seat):
        happens(g, RIVAL_PLAYED, other, card=card, by=seat)


def _draw(g: Game, seat: int) -> bool:
    return draw_cards(g, seat, CARDS_DRAWN)


def _gain_point(g: Game, seat: int) -> bool:
    her_points(g, seat, 1)
    return True


def _by_default(g: Game, seat: int) -> bool:
    return _play_from_hand(g, seat) or _draw(g, seat)


_ACTIONS: Final[dict[str, Callable[[Game, int], bool]]] = {
    "basic": go_to_basic,
    "forest": _go_to_forest,
    "open": _go_to_open,
    "basic_event": _claim_basic_event,
    "special_event": _claim_special_event,
    "journey": _go_on_journey,
    "lurk": _lurk,
    "meadow": _play_from_meadow,
    "hand": _play_from_hand,
    "draw": _draw,
    "point": _gain_point,
    "default": _by_default,
    "ambassador": send_ambassador,
    "adornment": play_adornment,
    "wonder": build_wonder,
}
