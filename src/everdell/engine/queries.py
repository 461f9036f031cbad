"""Questions about the state that rules, options and scoring share. None of them changes it."""

from __future__ import annotations

from everdell.engine.content import CONSTRUCTION, CRITTER
from everdell.engine.facts import facts_of, goes_with, hosts_of, takes_partner
from everdell.engine.moments import modifiers
from everdell.engine.option import Option
from everdell.engine.rules import CityRow
from everdell.engine.state import ALONE, WORKER_BITS, WORKER_MASK, Game, Placed, Player


def hand_limit(g: Game, p: Player) -> int:
    limit = g.rules.figures.hand_limit
    if g.rules.modifies_hand:
        for modifier in modifiers(g, p):
            limit += modifier.hand_limit(g, p)
    return limit


def room_in_hand(g: Game, p: Player) -> int:
    return hand_limit(g, p) - len(p.hand)


def room_for_gifts(g: Game, p: Player) -> int:
    """How many cards a player can be given."""
    return len(g.rules.deck) if p.automaton else room_in_hand(g, p)


def cards_left(g: Game) -> int:
    """Cards that can still be drawn: the discard pile becomes the next deck."""
    return g.top + len(g.discard)


def in_city(g: Game, p: Player, card: int) -> int:
    """How many copies of a card stand in a city, or cards that stand for it.

    A card of an absent box never does.
    """
    return facts_of(g, p).count[card] if card else 0


def slot_of(g: Game, p: Player, card: int) -> int:
    """The first slot that holds this card or one that stands for it, or -1."""
    for slot in range(len(p.city)):
        here = p.city[slot].card
        if here == card or g.rules.cards[here].stands_for == card:
            return slot
    return -1


def newest_slot(p: Player, card: int) -> int:
    """The last slot of a city that holds this card, or -1: where one just played stands."""
    for slot in range(len(p.city) - 1, -1, -1):
        if p.city[slot].card == card:
            return slot
    return -1


def upgradable(g: Game, p: Player, card: int) -> list[int]:
    """The slots of the cards in whose place this one is to be played."""
    cards = g.rules.cards
    upgraded = cards[card].replaces
    if upgraded == 0 or facts_of(g, p).count[upgraded] == 0:
        return []
    wanted = (upgraded, *cards[upgraded].stand_ins)
    return [slot for slot in range(len(p.city)) if p.city[slot].card in wanted]


def may_leave(g: Game, p: Player, slot: int) -> bool:
    """Whether there is a card that effects may take out of the city."""
    card = p.city[slot].card
    return card != 0 and not g.rules.cards[card].stays


def guests_of(city: list[Placed], slot: int) -> list[int]:
    return [i for i in range(len(city)) if city[i].host == slot and city[i].card]


def mates_of(city: list[Placed], slot: int) -> list[int]:
    """Cards that share their space with this one."""
    host = city[slot].host
    return [host] if host >= 0 else guests_of(city, slot)


def joinable(g: Game, p: Player, card: int, keeps: int = -1) -> list[int]:
    """The slots of the cards that one which joins others may join: it must be the only one there.

    `keeps` is the slot where it stands itself.
    """
    which = g.rules.cards[card].joins
    if which is None:
        return []
    taken = [
        placed.host
        for slot, placed in enumerate(p.city)
        if slot != keeps and placed.host >= 0 and g.rules.cards[placed.card].joins is not None
    ]
    return [
        slot
        for slot, placed in enumerate(p.city)
        if placed.card and slot not in taken and which.fits(g.rules.cards[placed.card])
    ]


def is_paired(g: Game, p: Player, slot: int) -> bool:
    """Whether a card shares its space with its partner, or with one that stands for it."""
    partner = g.rules.cards[p.city[slot].card].partner
    if partner == 0:
        return False
    space = _space_of(p.city, slot)
    for other in range(len(p.city)):
        card = g.rules.cards[p.city[other].card]
        if (
            other != slot
            and (card.number == partner or card.stands_for == partner)
            and _space_of(p.city, other) == space
        ):
            return True
    return False


def _space_of(city: list[Placed], slot: int) -> int:
    """The slot at which all cards point that share a space."""
    host = city[slot].host
    return host if host >= 0 else slot


# Spaces --------------------------------------------------------------------------------------


def is_barred(g: Game, p: Player, card: int, gone: int = -1) -> bool:
    """Whether a city takes no further copy of a card, because it is unique or was upgraded.

    `gone` is a slot whose card will have left before.
    """
    facts = facts_of(g, p)
    if not facts.barred[card]:
        return False
    alone = facts.count[card] == 1 and gone >= 0 and p.city[gone].card == card
    return not alone


def may_stand(g: Game, p: Player, card: int, gone: int = -1) -> bool:
    """Whether a city can take a card: uniqueness and spaces.

    `gone` is a slot whose card will have left before (base rulebook, timing box, step 1).
    """
    return not is_barred(g, p, card, gone) and has_space(g, p, card, gone)


def has_space(g: Game, p: Player, card: int, gone: int = -1) -> bool:
    """Whether there is a space for a card in a city, or one that it shares or needs none."""
    facts = facts_of(g, p)
    definition = g.rules.cards[card]
    leaving = p.city[gone].card if gone >= 0 else 0
    if facts.free > 0 or not definition.needs_space:
        return True
    others = hosts_of(g, p)[card]
    if others:
        # A lone partner takes it in, unless that very partner is the card that leaves.
        if leaving and goes_with(g.rules, leaving, card) and takes_partner(g.rules, p.city, gone):
            others -= 1
        if others:
            return True
    if gone < 0:
        return False
    # The partner that the leaving card leaves behind takes in a new one.
    for left_behind in mates_of(p.city, gone):
        if goes_with(g.rules, p.city[left_behind].card, card):
            return True
    return frees_space(g, p, gone)


def frees_space(g: Game, p: Player, slot: int) -> bool:
    """Whether a space is empty once this card has left: not if one that shares it needs it."""
    city = p.city
    cards = g.rules.cards
    if city[slot].host != ALONE or cards[city[slot].card].spaces_alone == 0:
        return False
    for guest in guests_of(city, slot):
        if cards[city[guest].card].spaces:
            return False
    return True


def may_enter(g: Game, me: int, card: int, gone: int = -1) -> bool:
    """Whether a seat may play this card at all, its price aside."""
    arrival = g.rules.cards[card].arrival
    if arrival is not None:
        return arrival.possible(g, me, card, gone)
    return may_stand(g, g.players[me], card, gone)


def has_bed(g: Game, p: Player, card: int) -> bool:
    """Whether a card could move into a construction of the city for free."""
    return facts_of(g, p).beds[card] > 0


def free_beds(g: Game, p: Player, critter: int) -> list[int]:
    """The slots of a city where this critter may move in for free."""
    found: list[int] = []
    for slot in range(len(p.city)):
        placed = p.city[slot]
        if placed.card and not placed.occupied:
            home = g.rules.cards[placed.card]
            if home.welcomes_any_critter or critter in home.welcomes:
                found.append(slot)
    return found


# Workers -------------------------------------------------------------------------------------


def in_play(g: Game, group: str) -> list[int]:
    """The places of a group that are in play, in their order on the board."""
    return [number for number in g.board.places if g.rules.places[number].group.id == group]


def private_places(g: Game, p: Player) -> list[int]:
    """The places that are open to one player alone: whose tiles lie in a zone that `opens` them."""
    rules = g.rules
    found: list[int] = []
    for zone in rules.private_zones:
        for thing in p.zones[zone.index]:
            found.append(rules.place(rules.ids[thing]))
    return found


def places_for(g: Game, seat: int) -> list[int]:
    """All places in play that there are for a seat: a list to look at, not to change."""
    if not g.rules.private_zones:
        return g.board.places
    return g.board.places + private_places(g, g.players[seat])


def workers_at(g: Game, place: int, seat: int) -> int:
    return (g.at[place] >> (WORKER_BITS * seat)) & WORKER_MASK


def has_worker_of(g: Game, p: Player, slot: int, seat: int) -> bool:
    """Whether a worker of a seat visits a city card: no other piece, and none that stays there."""
    placed = p.city[slot]
    if seat not in placed.workers:
        return False
    spots = g.rules.cards[placed.card].spots
    return spots is None or spots.piece_number == 0


def spots_on(g: Game, p: Player, slot: int) -> int:
    """How many workers a city card takes now."""
    spots = g.rules.cards[p.city[slot].card].spots
    if spots is None:
        return 0
    if spots.key and in_city(g, p, spots.key):
        return spots.unlocked
    return spots.base


def has_free_spot(g: Game, p: Player, slot: int) -> bool:
    placed = p.city[slot]
    spots = g.rules.cards[placed.card].spots
    if spots is None:
        return False
    taken = len(placed.settled) if spots.permanent else len(placed.workers)
    return taken < spots_on(g, p, slot)


# Opponents -----------------------------------------------------------------------------------


def opponents(g: Game, me: int) -> list[int]:
    """The other seats in turn order, automatic opponents included."""
    n = len(g.players)
    return [(me + i) % n for i in range(1, n)]


def resource_receivers(g: Game, me: int) -> list[int]:
    """Who may be given resources: not those who have passed, nor a rival that takes nothing."""
    found: list[int] = []
    for seat in range(len(g.players)):
        p = g.players[seat]
        if seat != me and not p.passed and (not p.automaton or g.rules.rival(seat).accepts):
            found.append(seat)
    return found


def card_receivers(g: Game, me: int, n: int) -> list[int]:
    """Who may be given n cards: those with room for all, else those who can take most."""
    found: list[int] = []
    best = 1
    for seat in resource_receivers(g, me):
        room = min(room_for_gifts(g, g.players[seat]), n)
        if room > best:
            found = [seat]
            best = room
        elif room == best:
            found.append(seat)
    return found


# Naming city cards ---------------------------------------------------------------------------


def ordinal_of(city: list[Placed], slot: int) -> int:
    """Which copy of its card stands in a slot, counted from 1."""
    card = city[slot].card
    n = 1
    for i in range(slot):
        if city[i].card == card:
            n += 1
    return n


def slot_by_ordinal(city: list[Placed], card: int, ordinal: int) -> int:
    for slot in range(len(city)):
        if city[slot].card == card:
            ordinal -= 1
            if ordinal == 0:
                return slot
    raise IndexError(card)


def chosen_slot(g: Game, option: Option) -> int:
    """The slot of the city card that an option names."""
    return slot_by_ordinal(g.players[option.seat].city, option.card, option.copy)


def alike(g: Game, p: Player, slot: int, other: int) -> bool:
    """Whether it makes no difference which of two cards of a city is meant.

    A pair that shares a space makes none, but what lies on top of another card is not like what
    lies beside it: the one below may count it.
    """
    return (
        p.city[slot].looks_like(p.city[other])
        and _below(g, p, slot) == _below(g, p, other)
        and (not g.rules.any_joins or _is_joined(g, p, slot) == _is_joined(g, p, other))
    )


def _is_joined(g: Game, p: Player, slot: int) -> bool:
    """Whether a card has joined this one: it would have to look for another."""
    for guest in guests_of(p.city, slot):
        if g.rules.cards[p.city[guest].card].joins is not None:
            return True
    return False


def _below(g: Game, p: Player, slot: int) -> int:
    """The card on which another one lies; 0 if on none, or if it shares a space as partners do."""
    placed = p.city[slot]
    if placed.host < 0:
        return 0
    below = p.city[placed.host].card
    return 0 if below in (placed.card, g.rules.cards[placed.card].partner) else below


def city_options(
    g: Game, p: Player, slots: list[int], row: CityRow, paired_first: bool, out: list[Option]
) -> None:
    """Name these city cards as options. Cards that look alike are one option.

    Of equal cards a lone one stands for the others when a card is to leave (the pair stays), and a
    paired one when it is to act.
    """
    city = p.city
    kept: list[int] = []
    for slot in slots:
        twin = -1
        for i in range(len(kept)):
            if alike(g, p, kept[i], slot):
                twin = i
                break
        if twin < 0:
            kept.append(slot)
        elif is_paired(g, p, slot) == paired_first and is_paired(g, p, kept[twin]) != paired_first:
            kept[twin] = slot
    for slot in kept:
        out.append(row.of(p.seat, city[slot].card, ordinal_of(city, slot)))


def claim_index(p: Player, event: int) -> int:
    for i in range(len(p.claims)):
        if p.claims[i].event == event:
            return i
    raise IndexError(event)


def is_critter(g: Game, card: int) -> bool:
    return g.rules.cards[card].kind == CRITTER


def is_construction(g: Game, card: int) -> bool:
    return g.rules.cards[card].kind == CONSTRUCTION
