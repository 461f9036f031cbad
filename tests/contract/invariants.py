"""What must hold after every decision of every game."""

from __future__ import annotations

from collections import Counter

from everdell import Game
from everdell.engine.characters import Character, named_adrift
from everdell.engine.content import Card
from everdell.engine.facts import facts_of, goes_with, hosts_of, invited
from everdell.engine.moments import joiners, voices_of
from everdell.engine.queries import hand_limit, is_paired, joinable
from everdell.engine.state import WORKER_BITS, Facts, Player
from everdell.engine.terms import terms_of
from tests.contract.fields import fields_of


def _facts_anew(game: Game, p: Player) -> Facts:
    """All facts about a city, read from its cards."""
    again = p.clone()
    again.facts = None
    hosts_of(game, again)
    if game.rules.invites:
        invited(game, again)
    terms_of(game, again)
    return facts_of(game, again)


def printed_cards(game: Game) -> Counter[int]:
    found = Counter({card.number: card.copies for card in game.rules.cards[1:]})
    found.update({tile.number: tile.copies for tile in game.rules.tiles})
    return found


def cards_everywhere(game: Game) -> Counter[int]:
    """Every card, wherever it is: each must be in exactly one place."""
    found: Counter[int] = Counter(game.deck[: game.top])
    found.update(game.discard)
    found.update(card for card in game.meadow if card)
    for zone in game.zones:
        found.update(thing for thing in zone if thing)
    for p in game.players:
        found.update(p.hand)
        for zone in p.zones:
            found.update(thing for thing in zone if thing)
        for placed in p.city:
            if placed.card:
                found[placed.card] += 1
            found.update(placed.held)
        for claim in p.claims:
            found.update(claim.held)
    for frame in game.stack:
        found.update(frame.cards)
    return found


def workers_everywhere(game: Game, seat: int) -> int:
    p = game.players[seat]
    found = p.home + p.adrift
    for place, here in zip(game.rules.places, game.at, strict=True):
        if place.piece_number == 0:
            found += here >> (WORKER_BITS * seat) & 15
    for owner in game.players:
        for placed in owner.city:
            spots = game.rules.cards[placed.card].spots
            if spots is not None and spots.piece_number == 0:
                found += placed.workers.count(seat) + placed.settled.count(seat)
    return found


def check_named(game: Game, p: Player) -> None:
    """Workers with a name are among those of their player, at home and wherever they stand."""
    home = [named for named in p.named if named.spot is None]
    assert len(home) <= p.home, "more workers with a name at home than workers"
    assert len({named.thing for named in p.named}) == len(p.named), "a name was given twice"
    spots = Counter(
        (spot.place, spot.seat, spot.slot) for named in p.named if (spot := named.spot) is not None
    )
    for (place, seat, slot), n in spots.items():
        if place:
            there = game.at[place] >> (WORKER_BITS * p.seat) & 15
        elif slot >= 0:
            placed = game.players[seat].city[slot]
            there = (placed.workers + placed.settled).count(p.seat) if placed.card else n
        else:
            adrift = named_adrift(p)
            lifted = [f for f in game.stack if f.lifted is not None and f.lifted.named in adrift]
            there = p.adrift + len(lifted)
        assert n <= there, "a worker with a name stands where no worker of its player does"


def joined_by_name(game: Game, p: Player, place: int) -> int:
    """How many of a player's workers stand on a place because their name lets them.

    A rival goes where the season says, even to one who has stayed there when the others came home.
    """
    rival = any(p.automaton and game.at[place] >> (WORKER_BITS * p.seat) & 15 for p in game.players)
    return len(
        [
            named
            for named in p.named
            if named.spot is not None
            and named.spot.place == place
            and (character := game.rules.tile(named.thing).character) is not None
            and (rival or type(character).joins is not Character.joins)
        ]
    )


def groups_of(p: Player, card: int) -> set[int]:
    """The spaces on which copies of a card stand, by the slot of the card that owns each."""
    return {
        placed.host if placed.host >= 0 else slot
        for slot, placed in enumerate(p.city)
        if placed.card == card
    }


def check_joins(game: Game, p: Player) -> None:
    """Cards that join others stand each upon a card of their own, whenever there is one."""
    cards = game.rules.cards
    joined = [placed for placed in p.city if placed.card and cards[placed.card].joins is not None]
    hosts = [placed.host for placed in joined if placed.host >= 0]
    assert len(set(hosts)) == len(hosts), "two cards have joined the same one"
    looking = any(frame.program is game.rules.rejoining for frame in game.stack)
    for placed in joined:
        if placed.host < 0 and not looking and not p.automaton:
            assert not joinable(game, p, placed.card), "a card stands alone that could join another"


def _has_stand_ins(game: Game, card: Card) -> bool:
    """Whether another card may be paired in place of one, or of its partner."""
    return any(
        other.partner and other.stands_for in (card.number, card.partner)
        for other in game.rules.cards[1:]
    ) or bool(card.stands_for)


def _is_trimming(game: Game) -> bool:
    """Whether a hand is being brought down to a limit that has fallen."""
    return any(frame.program is game.rules.trimming for frame in game.stack)


def check(game: Game) -> None:
    rules = game.rules
    assert cards_everywhere(game) == printed_cards(game), "cards are lost or made"
    ids = [option.id for option in game.options]
    if game.over:
        assert ids == []
        assert game.decision is None
    else:
        assert ids, "a decision without options"
        assert len(set(ids)) == len(ids), f"options twice: {ids}"
        begun = len(game.stack) > 1 or bool(rules.interludes)  # these come before the action, too
        assert game.answers == 0 or begun, "a turn begins without answers"
    if game.reach is not None:
        open_to_all = [card for i, card in enumerate(game.meadow) if not game.blocked >> i & 1]
        assert game.reach == sorted(filter(None, open_to_all)), "stale reach"
    for kept_row, lying in zip(game.in_order, game.zones, strict=True):
        assert kept_row is None or kept_row == sorted(filter(None, lying)), "stale row"
    for p in game.players:
        assert min(p.resources) >= 0, "a negative resource"
        assert p.points >= 0
        assert p.home >= 0
        assert p.adrift >= 0
        assert p.hand == sorted(p.hand)
        bound = not (p.automaton or _is_trimming(game))  # no limit binds a rival
        assert len(p.hand) <= hand_limit(game, p) or not bound, "too many cards in hand"
        seen = _facts_anew(game, p)
        if p.facts is not None:
            for field in fields_of(seen):
                kept = getattr(p.facts, field)  # None as long as no one has asked for it
                assert kept is None or kept == getattr(seen, field), f"stale {field}"
        if p.voices is not None and p.voices.season == p.season:
            kept = p.voices
            seen_anew = p.clone()
            seen_anew.voices = None
            spoken = voices_of(game, seen_anew)
            assert kept.speakers == spoken.speakers, "stale speakers"
            assert kept.modifiers == spoken.modifiers, "stale modifiers"
            terms_of(game, seen_anew)
            assert kept.terms in (None, spoken.terms), "stale terms"
        standing = Counter(placed.card for placed in p.city)
        for card in rules.cards[1:]:
            if card.crowd:
                assert len(groups_of(p, card.number)) <= 1, f"{card.id} in several spaces"
            elif card.partner:
                paired = [
                    slot
                    for slot, placed in enumerate(p.city)
                    if placed.card == card.number and is_paired(game, p, slot)
                ]
                partners = [
                    placed for placed in p.city if goes_with(rules, placed.card, card.number)
                ]
                most = min(standing[card.number], len(partners))
                # Else whenever it can be, where there is only one sort of partner.
                by_choice = card.arrival is not None or _has_stand_ins(game, card)
                assert len(paired) == most or (by_choice and len(paired) < most)
            if card.unique and not p.automaton:
                assert standing[card.number] <= 1, f"{card.id} twice in a city"
        if not p.automaton:
            assert seen.free >= 0, "an overfull city"
        for placed in p.city:
            assert placed.host < 0 or p.city[placed.host].card, "a card upon nothing"
            joins = rules.cards[placed.card].joins is not None
            assert joins or placed.host < 0 or p.city[placed.host].host < 0, "a guest as host"
        check_joins(game, p)
        check_named(game, p)
    waiting_for_spots = [p.seat for p in game.players if not joiners(game, p)]
    for place, here in enumerate(game.at):
        kind = rules.places[place]
        standing_there = sum(
            (here >> (WORKER_BITS * seat) & 15) - joined_by_name(game, game.players[seat], place)
            for seat in waiting_for_spots
        )
        if standing_there and kind.spots:
            assert standing_there <= kind.spots, f"too many workers on {kind.id}"
