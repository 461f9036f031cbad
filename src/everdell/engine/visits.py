"""Where a worker may go, and what happens when it arrives."""

from __future__ import annotations

from everdell.engine.changes import gain_points, put_on_card, put_on_place
from everdell.engine.characters import Character, put_named
from everdell.engine.content import Place
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import (
    ACHIEVED,
    NO_MODIFIERS,
    PLACED,
    VISITED,
    VISITING,
    Modifier,
    barriers,
    happens,
    joiners,
)
from everdell.engine.option import Option
from everdell.engine.queries import (
    alike,
    chosen_slot,
    city_options,
    has_free_spot,
    ordinal_of,
    places_for,
    private_places,
    workers_at,
)
from everdell.engine.rules import CityRow
from everdell.engine.stack import NO_SEAT, NO_SLOT, Spot
from everdell.engine.state import WORKER_BITS, WORKER_MASK, Board, Claim, Facts, Game, Player
from everdell.engine.zones import WORKER


def list_places(g: Game, p: Player, row: list[Option], out: list[Option]) -> None:
    """Places of the board where this player may put a worker now."""
    barring = _barring(g, p)
    if barring:
        found: list[Option] = []
        _list_all(g, p, row, found)
        out += _open_ones(g, p, barring, found)
    else:
        _list_all(g, p, row, out)


def _barring(g: Game, p: Player) -> list[Modifier]:
    """What may keep a player from a place."""
    return barriers(g, p) if g.rules.modifies_visits else NO_MODIFIERS


def _open_ones(g: Game, p: Player, barring: list[Modifier], found: list[Option]) -> list[Option]:
    """Those of some places from which nothing keeps a player."""
    return [option for option in found if not _is_barred(g, p, barring, option.place)]


def _is_barred(g: Game, p: Player, barring: list[Modifier], place: int) -> bool:
    for modifier in barring:
        if modifier.bars(g, p, place):
            return True
    return False


def _list_all(g: Game, p: Player, row: list[Option], out: list[Option]) -> None:
    """Places that are free, and those where something lets this player join others."""
    _list_places(g, p, row, out)
    if g.rules.modifies_joining:
        speaking = joiners(g, p)
        if speaking:
            _list_joined_places(g, p, speaking, row, out)
    _list_private(g, p, row, out)


def _list_private(g: Game, p: Player, row: list[Option], out: list[Option]) -> None:
    """Places that are open to this player alone."""
    if g.rules.private_zones:
        for number in private_places(g, p):
            place = g.rules.places[number]
            if (
                p.season >= place.season
                and has_spot(place, g.at[number], p.seat)
                and place.do.possible(g, p.seat, p.seat, -1)
            ):
                out.append(row[number])


def _list_joined_places(
    g: Game, p: Player, speaking: list[Modifier], row: list[Option], out: list[Option]
) -> None:
    """Places that are taken, where something lets this player join the opponents who stand there.

    Where one of the player's own workers stands it is taken for good.
    """
    at = g.at
    for number in g.board.places:
        here = at[number]
        if here == 0:
            continue
        place = g.rules.places[number]
        if (
            not place.is_event
            and place.piece_number == 0
            and not has_spot(place, here, p.seat)
            and workers_at(g, number, p.seat) == 0
            and p.season >= place.season
            and _any_joins(g, p, speaking, number)
            and place.do.possible(g, p.seat, p.seat, -1)
        ):
            out.append(row[number])


def _any_joins(g: Game, p: Player, speaking: list[Modifier], place: int) -> bool:
    for modifier in speaking:
        if modifier.joins(g, p, place):
            return True
    return False


def barrier(g: Game, p: Player, place: int) -> Modifier | None:
    """What keeps a player from a place that would be free to visit."""
    for modifier in barriers(g, p):
        if modifier.bars(g, p, place):
            return modifier
    return None


def card_barrier(g: Game, p: Player, owner: Player, slot: int) -> Modifier | None:
    """What keeps a player from a city card that would be free to visit."""
    for modifier in barriers(g, p):
        if modifier.bars_card(g, p, owner, slot):
            return modifier
    return None


def _list_places(g: Game, p: Player, row: list[Option], out: list[Option]) -> None:
    board = g.board
    at = g.at
    places = g.rules.places
    seat = p.seat
    for place in board.always:
        out.append(row[place])
    for place in board.exclusive:
        if at[place] == 0:
            out.append(row[place])
    for place in board.spotted:
        if at[place] == 0 or has_spot(places[place], at[place], seat):
            out.append(row[place])
    for place in board.guarded:
        guarded = places[place]
        if (
            p.season >= guarded.season
            and has_spot(guarded, at[place], seat)
            and guarded.do.possible(g, seat, seat, -1)
        ):
            out.append(row[place])
    if board.events:
        facts = facts_of(g, p)
        count = facts.count
        colors = facts.colors
        for place in board.events:
            event = places[place]
            # The first thing an event asks for is mostly missing: no need to ask for the rest.
            if (
                count[event.first_card]
                if event.first_card
                else colors[event.first_color] >= event.first_number
                and len(p.city) >= event.cards_needed
            ) and may_achieve(g, p, facts, event):
                out.append(row[place])


def list_places_for(g: Game, p: Player, piece: int, row: list[Option], out: list[Option]) -> None:
    """Places of the board where this player may put a piece that is no worker."""
    barring = _barring(g, p)
    for number in g.board.others:
        place = g.rules.places[number]
        if (
            place.piece_number == piece
            and p.season >= place.season
            and has_spot(place, g.at[number], p.seat)
            and has_needs(g, p, place)
            and place.do.possible(g, p.seat, p.seat, -1)
            and not _is_barred(g, p, barring, number)
        ):
            out.append(row[number])


def has_spot(place: Place, here: int, seat: int) -> bool:
    """Whether a place takes one more piece of a seat, beside those that are there."""
    if here == 0 or place.spots == 0:
        return True
    if place.one_each and here >> (WORKER_BITS * seat) & WORKER_MASK:
        return False
    taken = 0
    while here:
        taken += here & WORKER_MASK
        here >>= WORKER_BITS
    return taken < place.spots


def may_achieve(g: Game, p: Player, facts: Facts, event: Place) -> bool:
    """Whether a player meets all requirements and can pay every cost of an event."""
    return meets(g, p, facts, event) and event.do.possible(g, p.seat, p.seat, -1)


def meets(g: Game, p: Player, facts: Facts, event: Place) -> bool:
    """Whether a city holds what an event asks for."""
    for color, n in event.colors:
        if facts.colors[color] < n:
            return False
    for card in event.card_numbers:
        if facts.count[card] == 0:
            return False
    return has_needs(g, p, event)


def has_needs(g: Game, p: Player, place: Place) -> bool:
    """Whether a player has what a place asks for beside colours and cards."""
    for need in place.needs:
        if not need.met(g, p.seat):
            return False
    return True


def list_city_cards(
    g: Game,
    p: Player,
    row: CityRow,
    out: list[Option],
    not_of: int = -1,
    not_slot: int = -1,
    piece: int = 0,
    named: int = 0,
) -> None:
    """City cards where this player may put a piece: one's own, and open ones of opponents.

    One card may be ruled out: the slot `not_slot` in the city of `not_of`. What lets workers join
    others does not help a `named` one.
    """
    plain = piece == 0 and named == 0
    speaking = joiners(g, p) if plain else NO_MODIFIERS
    joining = len(speaking) > 0
    barred = g.rules.modifies_card_visits and piece == 0 and len(barriers(g, p)) > 0
    for owner in g.players:
        mine = owner.seat == p.seat
        facts = owner.facts if owner.facts is not None else facts_of(g, owner)
        slots = facts.visits if mine else facts.open
        if joining:
            slots = _joined_cards(g, p, owner, facts, slots, speaking)
        if not slots:
            continue
        if owner.seat == not_of:
            slots = [slot for slot in slots if slot != not_slot]
        for slot in slots:
            placed = owner.city[slot]
            card = g.rules.cards[placed.card]
            visit = card.visit
            if (
                visit is not None
                and card.spots is not None
                and card.spots.piece_number == piece
                and (joining or has_free_spot(g, owner, slot))
                and visit.possible(g, p.seat, owner.seat, slot)
                and (not barred or card_barrier(g, p, owner, slot) is None)
                and not _twin_listed(g, owner, slots, slot)
            ):
                out.append(row.of(owner.seat, placed.card, ordinal_of(owner.city, slot)))


def _joined_cards(
    g: Game,
    p: Player,
    owner: Player,
    facts: Facts,
    usual: list[int],
    speaking: list[Modifier],
) -> list[int]:
    """Cards of a city that this player may visit: as usual, or by joining opponents there.

    Where one of the player's own workers stands it is taken, as on the board.
    """
    found: list[int] = []
    for slot in facts.visits:
        placed = owner.city[slot]
        spots = g.rules.cards[placed.card].spots
        others = [seat for seat in placed.workers + placed.settled if seat != p.seat]
        visiting = placed.settled if spots is not None and spots.permanent else placed.workers
        if slot in usual and has_free_spot(g, owner, slot):
            found.append(slot)
        elif others and p.seat not in visiting:
            for modifier in speaking:
                if modifier.joins_card(g, p, owner, slot):
                    found.append(slot)
                    break
    return found


def _twin_listed(g: Game, owner: Player, slots: list[int], slot: int) -> bool:
    """Whether a card that looks the same comes earlier in the list."""
    for other in slots:
        if other == slot:
            return False
        if alike(g, owner, slot, other):
            return True
    return False


def go_to_place(g: Game, seat: int, number: int, named: int = 0) -> None:
    """A piece arrives at a place of the board, which acts at once and in full.

    `named` is the worker with a name that it is.
    """
    place = g.rules.places[number]
    put_on_place(g, seat, number)
    if named:
        put_named(g.players[seat], named, Spot(number))
    _tell_visit(g, VISITED, seat, number, named=named)
    if place.is_event:
        achieve(g, seat, number)
        _tell_visit(g, PLACED, seat, number, named=named)
        return
    if g.journal is not None:
        piece = _told_piece(g, place.piece_number, named)
        g.journal.tell(Entry("visited", seat, place=place.id, piece=piece))
    _then(g, seat, named, -number)
    if not g.rules.answers_visits:
        g.start(place.do, seat, seat, -1, -number)
        return
    g.push(place.do, seat, seat, -1, -number)
    _tell_visit(g, VISITING, seat, number, named=named)
    if place.piece_number == 0:
        _tell_visit(g, PLACED, seat, number, named=named)


def _tell_visit(
    g: Game,
    moment: int,
    seat: int,
    place: int,
    owner: int = NO_SEAT,
    slot: int = NO_SLOT,
    named: int = 0,
) -> None:
    if g.rules.heard[moment]:
        happens(g, moment, seat, at=Spot(place, owner, slot, named), named=named > 0)


def _told_piece(g: Game, number: int, named: int) -> str:
    """What is told of the piece that was placed: nothing of a worker without a name."""
    if named:
        return g.rules.ids[named]
    piece = g.rules.pieces[number].id
    return piece if piece != WORKER else ""


def _then(g: Game, seat: int, named: int, source: int) -> None:
    """Have a worker with a name do what it does once the place has acted.

    It is told which place that is in `Frame.off`, or which card in `Frame.card`.
    """
    character = g.rules.tile(named).character if named else None
    if character is not None and character.then is not None:
        f = g.push(character.then, seat, seat, -1, named)
        f.off = max(-source, 0)
        f.card = max(source, 0)


def achieve(g: Game, seat: int, number: int) -> None:
    """An event is achieved: cards that wait for it answer, then it takes effect."""
    event = g.rules.places[number]
    if g.journal is not None:
        g.journal.tell(Entry("achieved", seat, place=event.id))
    claim_event(g, seat, number)
    g.push(event.do, seat, seat, -1, -number)
    happens(g, ACHIEVED, seat)


def use_place(g: Game, seat: int, number: int) -> None:
    """Take the action of a place, even if it is taken."""
    g.push(g.rules.places[number].do, seat, seat, -1, -number)


def claim_event(g: Game, seat: int, number: int) -> None:
    """An event is achieved once, by one player, and kept."""
    p = g.players[seat]
    p.claims = (*p.claims, Claim(number))
    board = g.board
    left = [event for event in board.events if event != number]
    g.board = Board(
        board.places,
        board.always,
        board.exclusive,
        board.spotted,
        board.guarded,
        left,
        board.scoring,
        board.others,
    )


def bring_into_play(g: Game, number: int) -> None:
    """A place that was not dealt comes into play, as the last of its group."""
    from everdell.engine.assembly import make_board

    events = g.board.events
    g.board = make_board(g.rules, [*g.board.places, number])
    g.board.events = events


def go_to_card(g: Game, seat: int, owner: int, slot: int, named: int = 0) -> None:
    """A piece arrives at a city card; an opponent's owner gains the printed points."""
    put_on_card(g, seat, owner, slot)
    if named:
        put_named(g.players[seat], named, Spot(0, owner, slot))
    number = g.players[owner].city[slot].card
    card = g.rules.cards[number]
    if g.journal is not None:
        piece = _told_piece(g, card.spots.piece_number if card.spots is not None else 0, named)
        g.journal.tell(Entry("visited_card", seat, card=card.id, city=owner, piece=piece))
    if owner != seat:
        gain_points(g, owner, card.open_points, number)
    _tell_visit(g, VISITED, seat, 0, owner, slot, named)
    _then(g, seat, named, number)
    if card.visit is not None and not g.rules.answers_visits:
        g.start(card.visit, seat, owner, slot, number)
        return
    character = g.rules.tile(named).character if named else None
    if card.visit is not None:
        g.push(card.visit, seat, owner, slot, number)
    elif character is not None and character.upon is not None:
        g.push(character.upon, seat, owner, slot, named)
    _tell_visit(g, VISITING, seat, 0, owner, slot, named)
    if card.spots is None or card.spots.piece_number == 0:
        _tell_visit(g, PLACED, seat, 0, owner, slot, named)


# Workers with a name -------------------------------------------------------------------------


def list_places_named(g: Game, p: Player, named: int, row: list[Option], out: list[Option]) -> None:
    """Places of the board where a player may put a worker with a name."""
    found: list[Option] = []
    _list_places(g, p, row, found)
    _list_private(g, p, row, found)
    character = g.rules.tile(named).character
    if character is not None:
        for number in places_for(g, p.seat):
            place = g.rules.places[number]
            # Where no one stands others may go, too.
            if (place.is_event or place.reached_by or g.at[number]) and _is_open_to(
                g, p, named, character, place
            ):
                found.append(row[number])
    barring = _barring(g, p)
    out += _open_ones(g, p, barring, found) if barring else found


def _is_open_to(g: Game, p: Player, named: int, character: Character, place: Place) -> bool:
    """Whether this worker may go there, and another one may not."""
    number = place.number
    if place.is_event:
        may_go = (
            character.achieves(g, p, place)
            and number in g.board.events
            and not meets(g, p, facts_of(g, p), place)
        )
    elif place.reached_by:
        may_go = place.reached_by == g.rules.ids[named] and has_spot(place, g.at[number], p.seat)
    else:
        taken = place.piece_number == 0 and not has_spot(place, g.at[number], p.seat)
        may_go = taken and character.joins(g, p, number)
    return may_go and p.season >= place.season and place.do.possible(g, p.seat, p.seat, -1)


def list_cards_named(
    g: Game,
    p: Player,
    named: int,
    row: CityRow,
    out: list[Option],
    not_of: int = -1,
    not_slot: int = -1,
) -> None:
    """City cards where a player may put a worker with a name."""
    list_city_cards(g, p, row, out, not_of, not_slot, named=named)
    character = g.rules.tile(named).character
    if character is None:
        return
    for owner in g.players:
        facts = facts_of(g, owner)
        usual = facts.visits if owner.seat == p.seat else facts.open
        slots: list[int] = []
        for slot in range(len(owner.city)):
            if owner.city[slot].card == 0 or (owner.seat == not_of and slot == not_slot):
                continue
            card = g.rules.cards[owner.city[slot].card]
            visit = card.visit
            if visit is None or card.spots is None:
                may_go = character.goes_upon(g, p, owner, slot)
            else:
                may_go = (
                    slot in usual
                    and card.spots.piece_number == 0
                    and not has_free_spot(g, owner, slot)
                    and character.joins_card(g, p, owner, slot)
                    and visit.possible(g, p.seat, owner.seat, slot)
                )
            if may_go and g.rules.modifies_card_visits:
                may_go = card_barrier(g, p, owner, slot) is None
            if may_go:
                slots.append(slot)
        city_options(g, owner, slots, row, True, out)


def place_named(g: Game, seat: int, named: int, option: Option) -> None:
    """A worker with a name goes where an option says, and what follows from that happens."""
    if option.place:
        go_to_place(g, seat, option.place, named)
        return
    go_to_card(g, seat, option.seat, chosen_slot(g, option), named)
