"""What an option, a reason or a line of the log is about, as a thing on the table.

A program that shows the table finds by it what to ring, to light up or to explain.
"""

from __future__ import annotations

from everdell.engine.option import NO_KIND, NO_ONE, NO_SPOT, PLAY, Option
from everdell.engine.queries import slot_by_ordinal
from everdell.engine.resources import KINDS
from everdell.engine.rules import ORIGINS, REVEALED
from everdell.engine.shapes import TargetView
from everdell.engine.state import Game
from everdell.engine.zones import WORKER

_SHOWN = "shown"  # cards on their way: where revealed ones are played from


def card_in(zone: str, card: str) -> TargetView:
    """A card in a hand, a row or a zone; all copies there are alike."""
    return {"zone": _SHOWN if zone == ORIGINS[REVEALED] else zone, "card": card}


def place_of(id: str) -> TargetView:
    return {"place": id}


def city_card(g: Game, seat: int, slot: int) -> TargetView:
    card = g.players[seat].city[slot].card
    return {"city": seat, "slot": slot, "card": g.rules.cards[card].id}


def button(verb: str) -> TargetView:
    return {"button": verb}


def targets_of(g: Game, option: Option, slots: tuple[int, ...] = ()) -> list[TargetView]:
    """The things that an option of the present decision touches.

    `slots` are those of all cards that it stands for, where cards of a city that are alike are one
    pick.
    """
    if option.interlude:
        return [{"token": g.rules.interludes[option.interlude - 1].token}]
    if option.copy:
        city = g.players[option.seat].city
        found = slots if slots else (slot_by_ordinal(city, option.card, option.copy),)
        return [city_card(g, option.seat, slot) for slot in found]
    if option.place:
        return [place_of(g.rules.places[option.place].id)]
    if option.card:
        zone = _zone(g, option)
        return [card_in(zone, g.rules.ids[option.card])] if zone else []
    if option.spot != NO_SPOT:
        return [{"zone": _zone(g, option), "spot": option.spot}]
    if option.seat != NO_ONE:
        return [{"seat": option.seat}]
    if option.kind != NO_KIND:
        return [{"resource": KINDS[option.kind]}]
    if option.zone:
        return [{"zone": option.zone}]
    return [_named(g, option.verb)] if option.id == option.verb else []


def is_piece(g: Game, word: str) -> bool:
    """Whether it names a piece that is no worker, or a worker with a name."""
    if word == WORKER:
        return False
    if word in [piece.id for piece in g.rules.pieces]:
        return True
    return any(g.rules.ids[named.thing] == word for p in g.players for named in p.named)


def _named(g: Game, word: str) -> TargetView:
    """What a word says that is an option by itself."""
    if word in [counter.id for counter in g.rules.seat_counters]:
        return {"token": word}
    return {"piece": word} if is_piece(g, word) else button(word)


def _zone(g: Game, option: Option) -> str:
    """Where the card lies: the option says so itself, or else the step that asks does."""
    if option.verb == PLAY:
        return g.rules.origins[option.origin]
    if option.zone:
        return option.zone
    f = g.stack[-1]
    return f.program.steps[f.pc].zone
