"""Putting a game together: boxes and options become rules, rules and a seed become a game."""

from __future__ import annotations

from everdell.engine.actions import (
    EndGame,
    NextTurn,
    Pass,
    Play,
    PrepareForSeason,
    TakeTurn,
    TellEnd,
    VisitCity,
    VisitPlace,
)
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.changes import add_to_hand, next_card, refill_meadow
from everdell.engine.content import CRITTER, DECK, Card, Group, Place, Tile, lets_in
from everdell.engine.effects.cards import DiscardToLimit
from everdell.engine.effects.counts import Counted
from everdell.engine.effects.doings import HoldApart, Take
from everdell.engine.effects.joining import Rejoin
from everdell.engine.effects.order import PRODUCTION, TRIGGER, NextInOrder, PlainOnesFirst
from everdell.engine.effects.picking import MANY, Pick
from everdell.engine.effects.playing import (
    ChoosePayment,
    EnterAsUpgrade,
    EnterCity,
    EnterSpecially,
    OwnEffect,
    Pay,
    RefillAfterPlay,
    Triggers,
    UseAbility,
)
from everdell.engine.effects.resources import HandOverResources
from everdell.engine.effects.rows import Refill, TellPlace
from everdell.engine.effects.season import (
    BeforeRecall,
    NewSeason,
    Recall,
    SeasonBegun,
    SeasonBonus,
)
from everdell.engine.effects.sources import Row
from everdell.engine.errors import SetupError
from everdell.engine.resources import total
from everdell.engine.rng import Generator
from everdell.engine.rules import HAND, REVEALED, Rules
from everdell.engine.stack import Program
from everdell.engine.state import Board, Game, Player
from everdell.engine.stream import Seed, stream_of
from everdell.engine.terms import Terms
from everdell.engine.ways import ByAbility, FreeBed, FullPrice, Way
from everdell.engine.zones import MEADOW, ROW, TABLE, Piece


def make_rules(boxes: list[Box], players: int, settings: dict[str, str]) -> Rules:
    """Number all components, name all programs, bind all steps."""
    rules = Rules(boxes, players, settings)
    setup = Setup(players, tuple([box.id for box in boxes]), settings)
    everything = Contents()
    for box in boxes:
        everything.take_in(box.contents(setup).of_box(box.id))
    for box in boxes:
        box.change_figures(setup, everything.figures)
    for box in boxes:
        box.amend(setup, everything)
    everything.check()
    rules.figures = everything.figures
    if len(rules.figures.hands) < players:
        raise SetupError(
            "no-figures",
            f"None of these boxes says how to set up a game for {players}.",
            {"players": str(players)},
        )
    rules.add_rivals(everything.rivals)
    rules.add_zones(everything.zones)
    rules.add_counters(everything.counters)
    rules.pieces = [Piece(rules.figures.piece), *everything.pieces]
    _number(rules, everything)
    rules.no_cards = bytes(len(rules.cards))
    rules.open_to_none = bytes([0]) * len(rules.cards)
    rules.open_to_all = bytes([1]) * len(rules.cards)
    for card in rules.cards[1:]:
        _link(rules, card)
    _number_ways(rules, everything.ways)
    for card in rules.cards[1:]:
        _lodge(rules, card)
    _note_banners(rules)
    _note_modifiers(rules)
    roots = [root for box in boxes if (root := box.root(setup)) is not None]
    rules.own_root = len(roots) > 0
    _shared_programs(rules)
    if not rules.own_root:
        _core_programs(rules)
    for card in rules.cards[1:]:
        _bind_card(rules, card)
    for tile in rules.tiles:
        _bind_tile(rules, tile)
    for place in rules.places[1:]:
        _bind_place(rules, place)
    if rules.modifies_draws:
        _note_draws(rules)
    for box_id, moment, program in everything.moments:
        rules.add_rule_at(box_id, moment, program)
    for zone in rules.origin_zones:
        rules.register(zone.then, f"{zone.id}.then")
    for way in rules.brought_ways:
        rules.register(way.use, f"way/{way.id}")
    _note_origins(rules)
    for i, rival in enumerate(rules.rivals):
        rules.register(rival.turn, f"automaton/{i}")
    _openings(rules, setup)
    for root in roots:
        rules.rounds = Program(root)
        rules.register(rules.rounds, "rounds")
    rules.actions = everything.actions
    if not rules.own_root:
        rules.actions = [
            VisitPlace(),
            VisitCity(),
            Play(),
            *everything.actions,
            PrepareForSeason(),
            Pass(),
        ]
    for i, action in enumerate(rules.actions):
        action.bind(rules, i)
    rules.interludes = everything.interludes
    for i, interlude in enumerate(rules.interludes):
        interlude.bind(rules, i + 1)
    return rules


def _number(rules: Rules, everything: Contents) -> None:
    """Cards first, then tiles: what lies in zones is one row of numbers. Places have their own."""
    begins: dict[str, list[int]] = {zone.id: [] for zone in rules.table_zones}
    begins[DECK] = rules.deck
    for card in everything.cards:
        card.number = len(rules.ids)
        rules.numbers[card.id] = card.number
        rules.ids.append(card.id)
        rules.cards.append(card)
        rules.prices.append(card.price)
        rules.totals.append(total(card.price))
        begins[card.begins] += [card.number] * card.copies
    for tile in everything.tiles:
        tile.number = len(rules.ids)
        rules.numbers[tile.id] = tile.number
        rules.ids.append(tile.id)
        rules.tiles.append(tile)
        begins[tile.begins] += [tile.number] * tile.copies
    rules.families = [zone.id for zone in rules.table_zones if begins[zone.id]]
    rules.begins = [tuple(begins[zone.id]) or zone.empty for zone in rules.table_zones]
    for place in everything.places:
        place.number = len(rules.places)
        rules.place_numbers[place.id] = place.number
        rules.places.append(place)
        if place.group not in rules.groups:
            rules.groups.append(place.group)
            rules.has_events |= place.group.event
            rules.places_of[place.group.id] = []
        rules.places_of[place.group.id].append(place.number)


def _openings(rules: Rules, setup: Setup) -> None:
    """What boxes have players do before the first turn."""
    for box in rules.boxes:
        steps = box.opening(setup)
        if steps:
            rules.openings.append(Program(steps))
            rules.register(rules.openings[-1], f"opening/{box.id}")


def _link(rules: Rules, card: Card) -> None:
    """Which critters a construction lets in, who shares a space, which card stands for which."""
    if card.kind != CRITTER:
        card.welcomes = tuple([rules.card(id) for id in card.link if rules.card_or_none(id)])
    if card.shares_with:
        card.partner = rules.card_or_none(card.shares_with)
    if card.upgrades:
        card.replaces = rules.card_or_none(card.upgrades)
        card.stands_for = card.replaces
    if card.counts_as:
        card.stands_for = rules.card_or_none(card.counts_as)
        named = rules.cards[card.stands_for]
        if named.number:
            named.stand_ins = (*named.stand_ins, card.number)
    if card.spots is not None:
        card.spots.piece_number = rules.piece(card.spots.piece)
        if card.spots.more_with:
            card.spots.key = rules.card_or_none(card.spots.more_with)


def _number_ways(rules: Rules, brought: list[Way]) -> None:
    """Price and bed, the abilities in the order of their cards, then what boxes bring."""
    abilities = [
        ByAbility(card.id, card.number) for card in rules.cards if card.ability is not None
    ]
    rules.brought_ways = brought
    rules.ways = [FullPrice(), FreeBed(), *abilities, *brought]
    for number, way in enumerate(rules.ways):
        way.number = number
        way.bind(rules)
        if way.card:
            rules.cards[way.card].way = number


def _lodge(rules: Rules, critter: Card) -> None:
    """A critter that may live in any construction of some colours is welcome in them all.

    So is every critter of some colours in a construction that says so. Those with a banner ask for
    a token of their box.
    """
    for card in rules.cards[1:]:
        if card.kind == CRITTER or critter.number in card.welcomes:
            continue
        moves_in = card.banner is None and card.color in critter.moves_into
        invited = critter.kind == CRITTER and critter.banner is None
        if moves_in or (invited and critter.color in card.houses):
            card.welcomes = (*card.welcomes, critter.number)


def _shared_programs(rules: Rules) -> None:
    """What is done in every game, be it a round of turns or not."""
    rules.ordering_triggers = Program([PlainOnesFirst(TRIGGER), NextInOrder(TRIGGER, "trigger")])
    rules.register(rules.ordering_triggers, "ordering_triggers")


def _core_programs(rules: Rules) -> None:
    rules.rounds = Program([TakeTurn(), NextTurn(), TellEnd(), EndGame()])
    rules.playing = Program(
        [UseAbility(), Pay(), RefillAfterPlay(), EnterCity(), OwnEffect(), Triggers()]
    )
    rules.paying = Program([ChoosePayment()])
    rules.entering = Program([EnterSpecially()])
    rules.handing_over = Program([HandOverResources()])
    rules.trimming = Program([DiscardToLimit()])
    rules.preparing = Program(
        [
            BeforeRecall(),
            Recall(),
            NewSeason(),
            SeasonBonus([Pick(Row(MEADOW), Take(), 0, rules.figures.summer_cards)]),
            SeasonBegun(),
        ]
    )
    rules.ordering_production = Program(
        [PlainOnesFirst(PRODUCTION), NextInOrder(PRODUCTION, "produce")]
    )
    if any(
        card.upgrades for card in rules.cards
    ):  # else there is no need to number what it may ask
        rules.upgrading = Program([EnterAsUpgrade()])
        rules.register(rules.upgrading, "upgrading")
    if any(card.joins is not None for card in rules.cards):
        rules.any_joins = True
        rules.rejoining = Program([Rejoin()])
        rules.register(rules.rejoining, "rejoining")
    if rules.figures.draws_from_meadow:
        rules.drawing_from_meadow = Program([Pick(Row(MEADOW), Take(), 0, Counted())])
        rules.looking_in_meadow = Program([Pick(Row(MEADOW), HoldApart(), 0, Counted())])
        rules.register(rules.drawing_from_meadow, "drawing_from_meadow")
        rules.register(rules.looking_in_meadow, "looking_in_meadow")
    if (
        rules.figures.held_places
        or rules.marks
        or rules.prices_by_place
        or any(zone.distinct for zone in rules.zones)
    ):
        rules.telling_place = Program([TellPlace()])
        rules.refilling = Program([Refill(MEADOW)])
        rules.register(rules.telling_place, "telling_place")
        rules.register(rules.refilling, "refilling")
    rules.register(rules.rounds, "rounds")
    rules.register(rules.playing, "playing")
    rules.register(rules.paying, "paying")
    rules.register(rules.entering, "entering")
    rules.register(rules.handing_over, "handing_over")
    rules.register(rules.trimming, "trimming")
    rules.register(rules.preparing, "preparing")
    rules.register(rules.ordering_production, "ordering_production")


def _bind_card(rules: Rules, card: Card) -> None:
    rules.register(card.play, f"{card.id}.play")
    if card.again is not card.play:
        rules.register(card.again, f"{card.id}.again")
    rules.register(card.production, f"{card.id}.production")
    rules.register(card.visit, f"{card.id}.visit")
    rules.add_answers(card.number, card.moments)
    if card.trigger is not None:
        rules.register(card.trigger.then, f"{card.id}.trigger")
        if card.trigger.to_constructions is not card.trigger.then:
            rules.register(card.trigger.to_constructions, f"{card.id}.trigger.construction")
    if card.ability is not None:
        card.ability.bind(rules)
        rules.register(card.ability.use, f"{card.id}.ability")
    if card.arrival is not None:
        card.arrival.bind(rules)
    if card.score is not None:
        card.score.bind(rules)


def _note_banners(rules: Rules) -> None:
    """For each construction, the critters that move in by its banner or by theirs."""
    if not any(card.banner is not None for card in rules.cards):
        return
    rules.invited[0] = rules.open_to_none
    for home in rules.cards:
        flags = bytes([lets_in(home, critter) for critter in rules.cards])
        guests = int.from_bytes(flags, "little")
        if guests == 0:
            rules.invites.append(0)
            continue
        if guests not in rules.guests:
            rules.guests.append(guests)
        rules.invites.append(1 << rules.guests.index(guests))


def _note_modifiers(rules: Rules) -> None:
    """What cards and tiles change: programs that are bound later ask whether anything does."""
    for number in range(1, len(rules.ids)):
        modifier = rules.modifier_of(number)
        if modifier is not None:
            rules.cards_modify |= number < len(rules.cards)
            rules.add_modifier(modifier, rules.ids[number])


def _note_origins(rules: Rules) -> None:
    """From where the printed figures and places say who may play what.

    Not where cards may lie that take the place of others: if those are not of the deck, anywhere
    but in hands and rows of the table.
    """
    upgrades = [card for card in rules.cards if card.replaces]
    in_deck = any(card.begins == DECK for card in upgrades)
    for origin in range(len(rules.origins)):
        if origin == REVEALED:
            rules.plain_origins.append(False)
            continue
        zone = rules.zone_of(origin)
        common = origin == HAND or (zone.of == TABLE and zone.shape == ROW)
        rules.plain_origins.append(not in_deck and (common or not upgrades))
        rules.all_origins.append(origin)
    rules.usual_origins = sorted(
        rules.all_origins, key=lambda origin: not rules.plain_origins[origin]
    )
    rules.usual_terms = rules.terms[()] = Terms(rules, [])


def _note_draws(rules: Rules) -> None:
    """How those draw who may take cards of the meadow instead: so many as the frame counts."""
    rules.drawing = Program([Pick(Row(DECK, MEADOW), Take(), MANY, Counted())])
    rules.looking = Program([Pick(Row(DECK, MEADOW), HoldApart(), MANY, Counted())])
    rules.register(rules.drawing, "drawing")
    rules.register(rules.looking, "looking")


def _bind_tile(rules: Rules, tile: Tile) -> None:
    rules.register(tile.do, tile.id)
    rules.add_answers(tile.number, tile.moments)
    if tile.character is not None:
        rules.names_workers = True
        tile.character.bind(rules)
        rules.register(tile.character.then, f"{tile.id}.then")
        rules.register(tile.character.upon, f"{tile.id}.upon")
    if tile.goal is not None:
        tile.goal.bind(rules)
    if tile.score is not None:
        tile.score.bind(rules)


def _bind_place(rules: Rules, place: Place) -> None:
    place.piece_number = rules.piece(place.piece)
    place.card_numbers = tuple([rules.card(id) for id in place.cards])
    if place.card_numbers:
        place.first_card = place.card_numbers[0]
    for need in place.needs:
        need.what.bind(rules)
    rules.register(place.do, place.id)
    if place.score is not None:
        place.score.bind(rules)


# Setting up ----------------------------------------------------------------------------------


def make_board(rules: Rules, in_play: list[int]) -> Board:
    """The places in play, by group, and by what decides whether a worker may go there."""
    places = in_play if _are_by_group(rules, in_play) else _by_group(rules, in_play)
    always: list[int] = []
    exclusive: list[int] = []
    spotted: list[int] = []
    guarded: list[int] = []
    events: list[int] = []
    others: list[int] = []
    for number in places:
        place = rules.places[number]
        if place.piece_number or place.reached_by:
            others.append(number)
        elif place.is_event:
            events.append(number)
        elif place.season or place.do.conditional:
            guarded.append(number)
        elif place.spots == 0:
            always.append(number)
        elif place.spots == 1:
            exclusive.append(number)
        else:
            spotted.append(number)
    return Board(
        places,
        always,
        exclusive,
        spotted,
        guarded,
        events,
        [number for number in places if rules.places[number].group.part],
        others,
    )


def _by_group(rules: Rules, places: list[int]) -> list[int]:
    return sorted(places, key=lambda number: rules.places[number].group.rank)


def _are_by_group(rules: Rules, places: list[int]) -> bool:
    """Whether there is nothing to sort, as is nearly always so."""
    last = 0
    for number in places:
        rank = rules.places[number].group.rank
        if rank < last:
            return False
        last = rank
    return True


def _dealt(rules: Rules, group: Group, random: Generator) -> list[int]:
    """The places of a group that are in play: all of them, or as many as are dealt."""
    deal = rules.figures.deals.get(group.id)
    if deal is None:
        return rules.places_of[group.id]
    places = rules.places_of[group.id][:]
    random.shuffle(places)
    if not deal.least_of:
        return places[: deal.n]
    first: list[int] = []
    for box, least in deal.least_of.items():
        first += [number for number in places if rules.places[number].box == box][:least]
    return [number for number in places if number in first] + [
        number for number in places if number not in first
    ][: deal.n - len(first)]


def new_game(rules: Rules, seed: Seed) -> Game:
    """Lay out a game: everything follows from the rules and the seed."""
    random = stream_of(seed, len(rules.deck) + len(rules.places))
    figures = rules.figures
    players = [Player(seat, [0, 0, 0, 0], [], []) for seat in range(rules.seats)]
    board = rules.whole_board
    if board is None:
        in_play: list[int] = []
        for group in rules.groups:
            in_play += _dealt(rules, group, random)
        board = make_board(rules, in_play)
        if not figures.deals:
            rules.whole_board = board
    g = Game(rules, players, [0] * len(rules.places), [0] * figures.meadow, [], [], board, random)
    g.seed = seed
    g.order = rules.order
    g.counters = tuple([counter.start for counter in rules.table_counters])
    g.zones = rules.begins[:]
    g.in_order = [None] * len(g.zones)
    g.deck = rules.deck[:]
    g.top = len(g.deck)
    random.shuffle(g.deck)
    # The meadow is dealt before the hands (base rulebook, set-up).
    refill_meadow(g)
    zones = [zone.empty for zone in rules.seat_zones]
    counters = tuple([counter.start for counter in rules.seat_counters])
    pieces = tuple([piece.by_season[0] for piece in rules.pieces[1:]])
    for p in players:
        p.home = figures.workers[0]
        p.zones = zones[:]
        p.counters = counters
        p.pieces = pieces
        p.automaton = p.seat >= rules.players
        if not p.automaton:
            for _ in range(figures.hands[p.seat]):
                add_to_hand(p, next_card(g))
    for box in rules.boxes:
        box.set_up(g)
    begin(g)
    return g


def begin(g: Game) -> None:
    """Start the first turn, after what the boxes ask everyone before it."""
    rules = g.rules
    g.turn = g.order[0]
    if rules.own_root:
        g.push(rules.rounds, g.turn, g.turn, -1, 0)
    else:
        last = g.order[-1]
        # Where the turn goes on to the next player, who is the first.
        g.push(rules.rounds, last, last, -1, 0).pc = 1
    for opening in reversed(rules.openings):
        for seat in reversed(g.order):
            if not g.players[seat].automaton:
                g.push(opening, seat, seat, -1, 0)
    g.advance()
