"""The verbs of the table: every change to cards, resources, points and workers goes through here.

Each verb changes the state and, if there is a listener, tells the journal.
"""

from __future__ import annotations

from everdell.engine.characters import recall_named, set_adrift
from everdell.engine.content import DECK
from everdell.engine.facts import (
    after_entry,
    after_occupation,
    goes_with,
    takes_no_space,
    takes_partner,
)
from everdell.engine.journal import Entry
from everdell.engine.moments import (
    DISCARDED,
    DREW,
    GAINED,
    GAINED_POINTS,
    GAINED_TOKENS,
    happens,
    modifiers,
)
from everdell.engine.queries import guests_of, joinable, room_in_hand
from everdell.engine.resources import BITS, FIELD, as_dict, of_kind, total
from everdell.engine.rng import Generator
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import (
    ALONE,
    BESIDE,
    HOLE,
    WORKER_BITS,
    WORKER_MASK,
    Claim,
    Game,
    Placed,
    Player,
)
from everdell.engine.zones import (
    IN_MEADOW,
    NONE,
    PILE,
    SEAT,
    Counter,
    Zone,
    add,
    count_in,
    count_of,
    insert,
    is_full,
    lay,
    lying_in,
    put_under,
    set_count,
)

# Resources and points ------------------------------------------------------------------------


def gain(g: Game, seat: int, kind: int, n: int, source: int) -> None:
    if n > 0:
        gain_bundle(g, seat, of_kind(kind, n), source)


def gain_bundle(g: Game, seat: int, packed: int, source: int) -> None:
    if g.rules.modifies_gains and packed:
        p = g.players[seat]
        for modifier in modifiers(g, p):
            packed = modifier.gains(g, p, packed, source)
    resources = g.players[seat].resources
    kind = 0
    rest = packed
    while rest:
        n = rest & FIELD
        if n:
            resources[kind] = resources[kind] + n  # `+=` is several times slower, compiled
        rest >>= BITS
        kind += 1
    if packed and g.journal is not None:
        gained = as_dict(packed)
        g.journal.tell(Entry("gained", seat, resources=gained, source=g.rules.source_id(source)))
    if packed and g.rules.heard[GAINED]:
        happens(g, GAINED, seat, n=total(packed), bundle=packed)


def pay(g: Game, seat: int, packed: int, source: int) -> None:
    """Resources leave a player's supply; where they go is the caller's business."""
    resources = g.players[seat].resources
    kind = 0
    rest = packed
    while rest:
        n = rest & FIELD
        if n:
            resources[kind] = resources[kind] - n
        rest >>= BITS
        kind += 1
    if packed and g.journal is not None:
        paid = as_dict(packed)
        g.journal.tell(Entry("paid", seat, resources=paid, source=g.rules.source_id(source)))


def gain_points(g: Game, seat: int, n: int, source: int) -> None:
    if n <= 0:
        return
    g.players[seat].points += n
    if g.journal is not None:
        g.journal.tell(Entry("gained_points", seat, points=n, source=g.rules.source_id(source)))
    if g.rules.heard[GAINED_POINTS]:
        happens(g, GAINED_POINTS, seat, n=n)


def pay_points(g: Game, seat: int, n: int, source: int) -> None:
    """Point tokens of a player's supply go back; those that lie on cards stay there."""
    g.players[seat].points -= n
    if g.journal is not None:
        g.journal.tell(Entry("paid_points", seat, points=n, source=g.rules.source_id(source)))


# Cards in hand, deck, discard and meadow -----------------------------------------------------


def ids(g: Game, cards: tuple[int, ...] | list[int]) -> list[str]:
    return [g.rules.ids[card] for card in cards]


def add_to_hand(p: Player, card: int) -> None:
    insert(p.hand, card)


def next_card(g: Game) -> int:
    """Take the top card of the deck, or 0 when there is none left anywhere.

    The discard pile is shuffled into a new deck when a card is needed, not before.
    """
    if g.top == 0:
        if not g.discard:
            return 0
        deck = g.discard
        g.discard = []
        g.random.shuffle(deck)
        g.deck = deck
        g.top = len(deck)
        if g.journal is not None:
            g.journal.tell(Entry("reshuffled", n=g.top))
    g.top -= 1
    return g.deck[g.top]


def shuffle_anew(g: Game, generator: Generator) -> None:
    """Go on with another generator, and shuffle by it what lies face down."""
    g.random = generator
    deck = g.deck[: g.top]
    generator.shuffle(deck)
    g.deck = deck
    for zone in g.rules.table_zones:
        if zone.shape == PILE and zone.sight == NONE:
            shuffle_zone(g, zone, generator)
    for box in g.rules.boxes:
        box.deal_hidden(g, generator)


def draw(g: Game, seat: int, n: int, source: int) -> None:
    """Draw into hand as far as the hand limit and the deck allow."""
    p = g.players[seat]
    if g.rules.modifies_draws and draws_as_it_likes(g, p):
        g.push(g.rules.drawing, seat, seat, NO_SLOT, source).n = n
        return
    n = min(n, room_in_hand(g, p))
    drawn: list[int] = []
    while len(drawn) < n:
        card = next_card(g)
        if card == 0:
            break
        add_to_hand(p, card)
        drawn.append(card)
    if drawn:
        tell_drawn(g, seat, drawn, source)
        if g.rules.heard[DREW]:
            happens(g, DREW, seat, n=len(drawn), taken=tuple(sorted(drawn)))
    if len(drawn) < n and g.rules.figures.draws_from_meadow:
        g.push(g.rules.drawing_from_meadow, seat, seat, NO_SLOT, source).n = n - len(drawn)


def draws_as_it_likes(g: Game, p: Player) -> bool:
    """Whether a player may take cards of the meadow in place of drawing them."""
    for modifier in modifiers(g, p):
        if modifier.drawing:
            return True
    return False


def tell_drawn(g: Game, seat: int, drawn: list[int], source: int) -> None:
    """Everyone is told how many cards a seat drew, and that seat alone which ones."""
    if g.journal is not None:
        g.journal.tell(
            Entry(
                "drew",
                seat,
                n=len(drawn),
                cards=ids(g, drawn),
                source=g.rules.source_id(source),
                audience=(seat,),
                barrier=True,
            )
        )


def discard_from_hand(g: Game, seat: int, card: int) -> None:
    g.players[seat].hand.remove(card)
    g.discard.append(card)
    if g.journal is not None:
        g.journal.tell(Entry("discarded", seat, n=1, cards=ids(g, [card]), audience=(seat,)))
    if g.rules.heard[DISCARDED]:
        happens(g, DISCARDED, seat, n=1, taken=(card,))


def discard_hand(g: Game, seat: int) -> None:
    """A whole hand is discarded for good; what counts the hand still counts it."""
    p = g.players[seat]
    if not p.hand:
        return
    discarded = p.hand
    p.hand = []
    p.let_go += len(discarded)
    g.discard += discarded
    if g.journal is not None:
        told = Entry("discarded", seat, n=len(discarded), cards=ids(g, discarded))
        told.audience = (seat,)
        g.journal.tell(told)
    happens(g, DISCARDED, seat, n=len(discarded), taken=tuple(discarded))


def discard_shown(g: Game, seat: int, cards: tuple[int, ...]) -> None:
    """Cards or tiles that everyone has seen are discarded."""
    for card in cards:
        put_away(g, card)
    if g.journal is not None and cards:
        g.journal.tell(Entry("discarded_shown", seat, cards=ids(g, cards)))
    if g.rules.heard[DISCARDED]:
        deck = tuple([card for card in cards if g.rules.begins_in(card) == DECK])
        happens(g, DISCARDED, seat, n=len(deck), taken=deck)


def put_away(g: Game, thing: int) -> None:
    """A card or tile goes where that goes which began where it did and is discarded."""
    begins = g.rules.begins_in(thing)
    if begins == DECK:
        g.discard.append(thing)
        return
    pile = g.rules.zone(begins)
    if pile.discard:
        add(g, g.rules.zone(pile.discard), -1, thing)
    else:
        put_under(g, pile, (thing,))


def reveal(g: Game, seat: int, n: int, source: int) -> tuple[int, ...]:
    """Turn up cards of the deck for everyone to see."""
    shown: list[int] = []
    while len(shown) < n:
        card = next_card(g)
        if card == 0:
            break
        shown.append(card)
    told_reveal(g, seat, shown, source)
    return tuple(shown)


def reveal_discarded(g: Game, seat: int, n: int, source: int) -> tuple[int, ...]:
    """Turn up cards from the top of the discard pile."""
    shown: list[int] = []
    while len(shown) < n and g.discard:
        shown.append(g.discard.pop())
    told_reveal(g, seat, shown, source)
    return tuple(shown)


def told_reveal(g: Game, seat: int, shown: list[int], source: int) -> None:
    if g.journal is not None and shown:
        by = g.rules.source_id(source)
        g.journal.tell(Entry("revealed", seat, cards=ids(g, shown), source=by, barrier=True))


def refill_meadow(g: Game) -> None:
    meadow = g.meadow
    for place in range(len(meadow)):
        if meadow[place] == 0:
            card = next_card(g)
            if card == 0:
                return
            meadow[place] = card
            if g.reach is not None and not g.blocked >> place & 1:
                reach = g.reach[:]
                insert(reach, card)
                g.reach = reach
            if g.journal is not None:
                id = g.rules.cards[card].id
                g.journal.tell(Entry("meadow", card=id, zone="meadow", spot=place, barrier=True))


def give_cards(
    g: Game, giver: int, receiver: int, cards: tuple[int, ...], unseen: bool = False
) -> None:
    """Hand cards over to a player who has room for them, or to a rival that takes them.

    The giver knows them, unless they are given `unseen`.
    """
    p = g.players[receiver]
    if not (p.automaton and g.rules.rival(receiver).given_cards(g, receiver, cards)):
        for card in cards:
            add_to_hand(p, card)
    if g.journal is not None and cards:
        g.journal.tell(
            Entry(
                "gave_cards",
                giver,
                to=receiver,
                n=len(cards),
                cards=ids(g, cards),
                audience=(receiver,) if unseen else (giver, receiver),
                barrier=True,
            )
        )


def give_resources(g: Game, receiver: int, packed: int, source: int) -> None:
    """Resources that were paid for it go to a player, or to a rival that takes them."""
    p = g.players[receiver]
    if not (p.automaton and g.rules.rival(receiver).given_resources(g, receiver, packed)):
        gain_bundle(g, receiver, packed, source)


def discard_gift(g: Game, giver: int, cards: tuple[int, ...], unseen: bool = False) -> None:
    """No player can take the gift: it is discarded, face down."""
    g.discard.extend(cards)
    if g.journal is not None and cards:
        n = len(cards)
        audience = () if unseen else (giver,)
        g.journal.tell(Entry("discarded", giver, n=n, cards=ids(g, cards), audience=audience))
    if cards:
        happens(g, DISCARDED, giver, n=len(cards), taken=cards)


# The city ------------------------------------------------------------------------------------


def host_for(g: Game, p: Player, card: int) -> int:
    """The slot of a lone partner, or of a crowd, whose space the card shares; or -1."""
    definition = g.rules.cards[card]
    if definition.partner:
        for slot in range(len(p.city)):
            placed = p.city[slot]
            if goes_with(g.rules, placed.card, card) and (
                placed.host == ALONE if definition.crowd else takes_partner(g.rules, p.city, slot)
            ):
                return slot
    return -1


def enter_city(g: Game, seat: int, card: int, host: int = -1, alone: bool = False) -> int:
    """Place a card, upon a `host` if there is one; its slot.

    A pair is formed at once, whenever it can be, unless the card is to stand `alone`.
    """
    p = g.players[seat]
    if host < 0 and not alone:
        host = host_for(g, p, card)
    if host < 0 and g.rules.modifies_spaces and takes_no_space(g, p, card):
        host = BESIDE
    slot = len(p.city)
    placed = Placed(card, host)
    p.city.append(placed)
    if p.facts is not None:
        p.facts = after_entry(g.rules, p.facts, slot, placed)
    if g.rules.any_joins:
        take_in_a_lone_one(g, p, slot)
    return slot


def take_in_a_lone_one(g: Game, p: Player, slot: int) -> None:
    """A card that had no card to join joins the next one that comes."""
    for other in range(slot):
        card = p.city[other].card
        if p.city[other].host < 0 and slot in joinable(g, p, card):
            p.city[other] = p.city[other].with_host(slot)
            p.facts = None
            return


def leave_city(g: Game, seat: int, slot: int) -> Placed:
    """Take a card out of a city: the only way out. Where the card goes is the caller's business.

    Points and resources on it are lost, cards beneath it are discarded, a partner keeps the space.
    A visiting worker stays deployed beside the city, and so does another piece; one who stays for
    good is lost with the card;
    the caller may do better by them, with the record that is returned. What had joined the card
    looks for another one.
    """
    p = g.players[seat]
    gone = p.city[slot]
    if g.rules.any_joins:
        _leave_joined(g, p, slot)
    guests = guests_of(p.city, slot)
    if guests:
        # One that needs a space keeps it, also for those that need none.
        heir = guests[0]
        for guest in guests:
            if g.rules.cards[p.city[guest].card].spaces:
                heir = guest
                break
        for guest in guests:
            p.city[guest] = p.city[guest].with_host(-1 if guest == heir else heir)
    if g.rules.names_workers:
        set_adrift(g, seat, slot)
    p.city[slot] = HOLE
    p.facts = None
    spots = g.rules.cards[gone.card].spots
    for worker in gone.workers:
        if spots is None or spots.piece_number == 0:
            g.players[worker].adrift += 1
    g.discard.extend(gone.held)
    keep_to_limit(g, seat)
    return gone


def _leave_joined(g: Game, p: Player, slot: int) -> None:
    """What has joined a card that leaves stands alone, and its owner may say which it joins next.

    A rival has the first one that there is.
    """
    for guest in guests_of(p.city, slot):
        card = p.city[guest].card
        if g.rules.cards[card].joins is None:
            continue
        p.city[guest] = p.city[guest].with_host(-1)
        if not p.automaton:
            g.push(g.rules.rejoining, p.seat, p.seat, guest, card)
            continue
        homes = [home for home in joinable(g, p, card) if home != slot]
        if homes:
            p.city[guest] = p.city[guest].with_host(homes[0])


def keep_to_limit(g: Game, seat: int) -> None:
    """Something has changed on which a hand limit may depend: what is too much is discarded.

    None binds a rival.
    """
    if g.rules.modifies_hand and not g.players[seat].automaton:
        g.push(g.rules.trimming, seat, seat, -1, 0)


def discard_from_city(g: Game, seat: int, slot: int, source: int) -> Placed:
    gone = leave_city(g, seat, slot)
    g.discard.append(gone.card)
    tell_left_city(g, seat, gone.card, source)
    if g.rules.heard[DISCARDED]:
        taken = (*gone.held, gone.card)
        happens(g, DISCARDED, seat, n=len(taken), taken=taken)
    return gone


def tell_left_city(g: Game, seat: int, card: int, source: int) -> None:
    if g.journal is not None:
        by = g.rules.source_id(source)
        g.journal.tell(Entry("left_city", seat, card=g.rules.cards[card].id, source=by))


def upgrade(g: Game, seat: int, slot: int, card: int) -> None:
    """A card takes the place of another and everything that lies on it; that one is discarded."""
    p = g.players[seat]
    gone = p.city[slot].card
    here = p.city[slot].with_card(card)
    p.city[slot] = here.with_host(ALONE) if here.host == BESIDE else here
    p.facts = None
    g.discard.append(gone)
    tell_left_city(g, seat, gone, card)
    if g.rules.heard[DISCARDED]:
        happens(g, DISCARDED, seat, n=1, taken=(gone,))


def replace_placed(g: Game, seat: int, slot: int, placed: Placed) -> None:
    """Exchange the record of a city card whose tokens, workers or prisoners have changed."""
    p = g.players[seat]
    before = p.city[slot].occupied
    p.city[slot] = placed
    if before != placed.occupied and p.facts is not None:
        newly = not before
        p.facts = after_occupation(g.rules, p.facts, placed.card, p.city) if newly else None


def put_points_on(g: Game, seat: int, slot: int, n: int) -> None:
    placed = g.players[seat].city[slot]
    g.players[seat].city[slot] = placed.with_load(placed.points + n, placed.stored)
    if g.journal is not None:
        g.journal.tell(Entry("points_on_card", seat, card=g.rules.cards[placed.card].id, points=n))


# Zones and counters of boxes -----------------------------------------------------------------


def shuffle_zone(g: Game, zone: Zone, generator: Generator) -> None:
    """Shuffle a pile of the table."""
    things = list(lying_in(g, zone))
    generator.shuffle(things)
    lay(g, zone, -1, tuple(things))


def take_top(g: Game, zone: Zone, seat: int = -1) -> int:
    """The top of a pile of the table or of a seat, or 0 when nothing is left.

    A pile that has run out is made of what was discarded when something is needed, not before.
    """
    if zone.id == DECK:
        return next_card(g)
    if zone.discard and not lying_in(g, zone, seat):
        _renew(g, zone, g.rules.zone(zone.discard))
    lying = lying_in(g, zone, seat)
    if not lying:
        return 0
    lay(g, zone, seat, lying[:-1])
    return lying[-1]


def _renew(g: Game, pile: Zone, discard: Zone) -> None:
    things = lying_in(g, discard)
    lay(g, discard, -1, discard.empty)
    lay(g, pile, -1, things)
    shuffle_zone(g, pile, g.random)
    if g.journal is not None and things:
        g.journal.tell(Entry("renewed", zone=pile.id, n=len(things)))


def left_in(g: Game, pile: Zone, seat: int = -1) -> int:
    """How many things can still be taken from a pile, what was discarded included."""
    discarded = count_in(g, g.rules.zone(pile.discard)) if pile.discard else 0
    return count_in(g, pile, seat) + discarded


def refill_row(g: Game, zone: Zone) -> None:
    """Fill the empty places of a row of the table, from where it is filled.

    Not those whose card is being played: they wait for what is done after it.
    """
    if zone.index == IN_MEADOW:
        refill_meadow(g)
        return
    if not zone.sources or is_full(lying_in(g, zone)):
        return
    lying = list(lying_in(g, zone))
    awaited = _awaited(g, zone)
    for place in range(len(lying)):
        if lying[place] == 0 and place not in awaited:
            source = zone.sources[place if len(zone.sources) > 1 else 0]
            lying[place] = take_top(g, source)
            if lying[place] and g.journal is not None:
                id = g.rules.ids[lying[place]]
                g.journal.tell(Entry("laid", card=id, zone=zone.id, spot=place, barrier=True))
    lay(g, zone, -1, tuple(lying))


def _awaited(g: Game, zone: Zone) -> list[int]:
    """Places of a row that cards have left which are still being played."""
    found: list[int] = []
    for f in g.stack:
        if f.program is g.rules.playing:
            for _, place, number in f.vacated:
                if number == zone.number:
                    found.append(place)
    return found


def change_count(g: Game, counter: Counter, seat: int, n: int, source: int) -> None:
    """Gain or lose countable things: a seat's, or the table's."""
    if n == 0:
        return
    set_count(g, counter, seat, count_of(g, counter, seat) + n)
    if n < 0 and counter.of == SEAT:
        keep_to_limit(g, seat)
    if g.journal is not None:
        told = Entry("gained_tokens", seat) if n > 0 else Entry("lost_tokens", seat)
        told.token = counter.id
        told.n = abs(n)
        told.source = g.rules.source_id(source)
        g.journal.tell(told)
    if n > 0 and counter.told and g.rules.heard[GAINED_TOKENS]:
        happens(g, GAINED_TOKENS, seat, n=n)


# Workers -------------------------------------------------------------------------------------


def put_on_place(g: Game, seat: int, place: int) -> None:
    g.at[place] = g.at[place] + (1 << (WORKER_BITS * seat))


def take_off_place(g: Game, seat: int, place: int) -> None:
    g.at[place] = g.at[place] - (1 << (WORKER_BITS * seat))


def put_on_card(g: Game, worker: int, owner: int, slot: int) -> None:
    p = g.players[owner]
    placed = p.city[slot]
    spots = g.rules.cards[placed.card].spots
    if spots is not None and spots.permanent:
        p.city[slot] = placed.with_workers(placed.workers, (*placed.settled, worker))
    else:
        p.city[slot] = placed.with_workers((*placed.workers, worker), placed.settled)


def without_one(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    kept = list(things)
    kept.remove(thing)
    return tuple(kept)


def take_off_card(g: Game, worker: int, owner: int, slot: int) -> None:
    p = g.players[owner]
    placed = p.city[slot]
    p.city[slot] = placed.with_workers(without_one(placed.workers, worker), placed.settled)


def come_home(p: Player, piece: int, n: int) -> None:
    """Pieces are at their player's again, or for the first time; a negative number leaves."""
    if piece == 0:
        p.home += n
    else:
        at = piece - 1
        p.pieces = (*p.pieces[:at], p.pieces[at] + n, *p.pieces[at + 1 :])


def recall_workers(g: Game, seat: int) -> None:
    """All workers of a seat come home, except those who stay for good, and all other pieces.

    So do those whose card has left its city meanwhile.
    """
    me = g.players[seat]
    mask = WORKER_MASK << (WORKER_BITS * seat)
    at = g.at
    for place in range(len(at)):
        here = at[place] & mask if at[place] else 0
        if here:
            if g.rules.places[place].piece_number == 0:
                me.home += here >> (WORKER_BITS * seat)
            at[place] = at[place] - here
    for p in g.players:
        for slot in range(len(p.city)):
            placed = p.city[slot]
            if placed.workers and seat in placed.workers:
                kept = tuple([worker for worker in placed.workers if worker != seat])
                spots = g.rules.cards[placed.card].spots
                if spots is None or spots.piece_number == 0:
                    me.home += len(placed.workers) - len(kept)
                p.city[slot] = placed.with_workers(kept, placed.settled)
    me.home += me.adrift
    me.adrift = 0
    if me.named:
        recall_named(g, me)
    for number in range(1, len(g.rules.pieces)):
        owned = sum(g.rules.pieces[number].by_season[: me.season + 1])
        come_home(me, number, owned - me.pieces[number - 1])


# Events --------------------------------------------------------------------------------------


def replace_claim(p: Player, index: int, claim: Claim) -> None:
    kept = list(p.claims)
    kept[index] = claim
    p.claims = tuple(kept)
