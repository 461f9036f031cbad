"""What a card costs, and whether it can be played: the one place that knows either.

Options, payments, reasons and shown prices all ask here. The hottest loop of the engine, in
`everdell.engine.actions`, asks the same of the printed figures, as long as nothing changes them.
"""

from __future__ import annotations

from everdell.engine.by_place import cheapest_place, dearer_at, more_at
from everdell.engine.facts import facts_of
from everdell.engine.moments import Modifier, modifiers
from everdell.engine.queries import upgradable
from everdell.engine.rates import UNSURE, YES, Change
from everdell.engine.resources import (
    FREE,
    GUARD,
    KINDS,
    PLENTY,
    amount,
    covers,
    deficit,
    of_kind,
    payments,
    purse,
    total,
    with_more,
)
from everdell.engine.rules import OCCUPY, PAY
from everdell.engine.state import HOLE, Game, Player
from everdell.engine.terms import UNCHANGED, terms_of

# Prices --------------------------------------------------------------------------------------


def lowered(g: Game, p: Player, card: int, origin: int) -> int:
    """By how many resources of choice a card is cheaper in a turn, because of where it lies.

    One that takes the place of another is free.
    """
    if g.rules.cards[card].replaces and upgradable(g, p, card):
        return FREE
    return g.rules.offs[origin]


def is_free(g: Game, way: int, off: int) -> bool:
    """Whether a card is played for free: nothing makes it dearer."""
    return off == FREE or g.rules.ways[way].free


def more_there(g: Game, p: Player, card: int, origin: int, way: int, off: int) -> int:
    """By how many resources of choice a card is dearer because of where it lies."""
    if not g.rules.prices_by_place or not terms_of(g, p).placing or is_free(g, way, off):
        return 0
    place = cheapest_place(g, p, card, origin)
    return more_at(g, p, g.rules.zone_of(origin), place) if place >= 0 else 0


def due(g: Game, p: Player, card: int, way: int, off: int, more: int = 0) -> list[int]:
    """Every exact payment that would do, as bundles, whatever the player owns.

    `off` lowers the price itself; other ways say what they lower. `more` resources of choice are
    due because of where the card lies. A card that is played for free stays free; one whose price
    is merely lowered to nothing may become dearer again.
    """
    rules = g.rules
    paid = rules.ways[way]
    if is_free(g, way, off):
        return [0]
    if way != PAY:
        found = paid.due(g, p, card)
    elif off:
        found = payments(PLENTY, rules.prices[card], off)
    else:
        found = [rules.prices[card]]
    return _modified(g, p, card, found, more) if rules.modifies_prices or more else found


def quote(g: Game, p: Player, card: int, way: int, off: int, more: int = 0) -> list[int]:
    """The exact payments, as bundles, of which the player can make one."""
    owned = purse(p.resources)
    found = [price for price in due(g, p, card, way, off, more) if covers(owned, price)]
    return _sensible(found) if g.rules.modifies_prices or more else found


def missing(g: Game, p: Player, card: int, off: int, more: int = 0) -> int:
    """What the player lacks, as a bundle, of the payment that is closest at hand."""
    found = 0
    least = -1
    for price in due(g, p, card, PAY, off, more):
        short = deficit(p.resources, price)
        if least < 0 or short < least:
            least = short
            found = price
    return _beyond(found, p.resources)


def surcharges(g: Game, p: Player, card: int, origin: int, off: int) -> list[Modifier]:
    """What makes a card dearer that lies there, for a player who pays for it."""
    found: list[Modifier] = []
    if off == FREE:
        return found
    if g.rules.modifies_prices:
        price = payments(PLENTY, g.rules.prices[card], off)
        for modifier in modifiers(g, p):
            if total(modifier.prices(g, p, card, price)[0]) > total(price[0]):
                found.append(modifier)
    place = cheapest_place(g, p, card, origin)
    if place >= 0:
        found += dearer_at(g, p, g.rules.zone_of(origin), place)
    return found


def lack(g: Game, p: Player, card: int) -> int:
    """How many resources the player lacks to pay for a card."""
    if g.rules.modifies_prices:
        return total(missing(g, p, card, 0))
    return deficit(p.resources, g.rules.prices[card])


def is_payable(g: Game, p: Player, card: int, way: int, off: int, more: int = 0) -> bool:
    """Whether there is anything in the quote."""
    return off == FREE or is_covered(g, p, card, way, off, more, change_of(g, p, card))


def change_of(g: Game, p: Player, card: int) -> Change:
    """What changes the price of a card for a player."""
    if not g.rules.modifies_prices:
        return UNCHANGED
    terms = terms_of(g, p)
    return terms.changes[terms.groups[card]]


def is_covered(
    g: Game, p: Player, card: int, way: int, off: int, more: int, change: Change
) -> bool:
    """The same, for one who has looked up what changes the price of the card."""
    rules = g.rules
    if change.raises and not _covers_printed(g, p, card, way, off):
        return False  # what is out of reach as it is printed is so if it is dearer, too
    if rules.ways[way].free or (change is UNCHANGED and not more):
        return True
    any_kind = len(rules.figures.kinds) == len(KINDS)
    if way == PAY:
        verdict = change.verdict(p.resources, rules.prices[card], off, more, any_kind)
    else:
        verdict = rules.ways[way].verdict(g, p, card, change, more, any_kind)
    if verdict == UNSURE:
        owned = purse(p.resources)
        for price in due(g, p, card, way, off, more):
            if covers(owned, price):
                return True
    return verdict == YES


def _covers_printed(g: Game, p: Player, card: int, way: int, off: int) -> bool:
    """Whether the player owns what is due as long as nothing changes it."""
    if way == PAY:
        return deficit(p.resources, g.rules.prices[card]) <= off
    return g.rules.ways[way].covers(g, p, card)


def is_as_printed(g: Game, p: Player, card: int) -> bool:
    """Whether nothing that speaks for a player changes what a card costs."""
    return not g.rules.modifies_prices or terms_of(g, p).groups[card] == 0


def stays_payable(g: Game, p: Player, card: int, way: int, gone: int, more: int) -> bool:
    """Whether a card can be paid for by a way that takes another one out of the city before.

    What has left in step 1 lowers no price in step 2 (base rulebook, timing box); `gone` is its
    slot. The card may be dearer where it lies, by `more`.
    """
    if not g.rules.modifies_prices:
        return True
    placed, facts = p.city[gone], p.facts
    p.city[gone] = HOLE
    p.facts = None
    payable = is_payable(g, p, card, way, 0, more)
    p.city[gone] = placed
    p.facts = facts
    return payable


def way_of(g: Game, p: Player, slot: int) -> int:
    """The way that the card in a slot opens by its ability."""
    return g.rules.cards[p.city[slot].card].way


def _beyond(price: int, resources: list[int]) -> int:
    lacking = 0
    for kind in range(4):
        short = amount(price, kind) - resources[kind]
        if short > 0:
            lacking += of_kind(kind, short)
    return lacking


def _modified(g: Game, p: Player, card: int, due: list[int], more: int) -> list[int]:
    """First what makes cards dearer or cheaper, then what may be paid with other kinds."""
    speaking = modifiers(g, p)
    for modifier in speaking:
        due = modifier.prices(g, p, card, due)
    due = with_more(due, more, g.rules.figures.kinds)
    for modifier in speaking:
        due = modifier.swaps(g, p, card, due)
    return due


def _sensible(due: list[int]) -> list[int]:
    """Each payment once, and none that is another one and more."""
    found: list[int] = []
    least = most = total(due[0]) if due else 0
    for price in due:
        if price not in found:
            found.append(price)
            in_all = total(price)
            least = min(least, in_all)
            most = max(most, in_all)
    if least == most:
        return found  # none of them is more than another one
    return [
        price
        for price in found
        if not any(other != price and covers(price | GUARD, other) for other in found)
    ]


# Legality ------------------------------------------------------------------------------------


def ban(g: Game, p: Player, card: int, origin: int) -> Modifier | None:
    """What keeps a player from playing a card from there at all."""
    if g.rules.modifies_plays:
        for modifier in terms_of(g, p).bans:
            if modifier.forbids(g, p, card, origin):
                return modifier
    return None


def is_forbidden(g: Game, p: Player, card: int, origin: int) -> bool:
    return ban(g, p, card, origin) is not None


def may_play(g: Game, p: Player, card: int, origin: int, way: int, off: int) -> bool:
    """Whether a card can be played from there by this way, at a price lowered by `off`."""
    more = more_there(g, p, card, origin, way, off)
    return (
        is_payable(g, p, card, way, off, more)
        and g.rules.ways[way].fits(g, p, card, origin)
        and not is_forbidden(g, p, card, origin)
    )


def open_ways(g: Game, p: Player, card: int, origin: int) -> list[int]:
    """The ways by which a card can be played from there in a turn.

    Where the card that it upgrades stands in the city, it must take its place.
    """
    off = lowered(g, p, card, origin)
    if off == FREE:
        return [] if is_forbidden(g, p, card, origin) else [PAY]
    facts = facts_of(g, p)
    change = change_of(g, p, card)
    more = more_there(g, p, card, origin, PAY, off)
    ways: list[int] = []
    if _is_open(g, p, card, origin, PAY, off, more, change):
        ways.append(PAY)
    if facts.beds[card] and _is_open(g, p, card, origin, OCCUPY, off, 0, change):
        ways.append(OCCUPY)
    for slot in facts.abilities:
        way = way_of(g, p, slot)
        if way not in ways and _is_open(g, p, card, origin, way, off, more, change):
            ways.append(way)
    for brought in g.rules.brought_ways:
        if brought.candidates(g, p)[card] and _is_open(
            g, p, card, origin, brought.number, off, more, change
        ):
            ways.append(brought.number)
    return ways if ways and not is_forbidden(g, p, card, origin) else []


def _is_open(
    g: Game, p: Player, card: int, origin: int, way: int, off: int, more: int, change: Change
) -> bool:
    """Whether a card can be played from there by a way, if nothing forbids to play it."""
    return is_covered(g, p, card, way, off, more, change) and g.rules.ways[way].fits(
        g, p, card, origin
    )
