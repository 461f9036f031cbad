"""Putting a game together: boxes and options become rules, rules and a seed become a game."""

from __future__ import annotations

from everdell.engine.actions import (
    NextTurn,
    Pass,
    PlayFromHandOrMeadow,
    PrepareForSeason,
    TakeTurn,
    VisitCity,
    VisitPlace,
)
from everdell.engine.changes import add_to_hand, next_card, refill_meadow
from everdell.engine.content import (
    BASIC,
    BASIC_EVENT,
    CRITTER,
    FOREST,
    HAVEN,
    JOURNEY,
    SPECIAL_EVENT,
    Box,
    Card,
    Place,
)
from everdell.engine.effects.doings import Take
from everdell.engine.effects.meadow import RefillMeadow, TellPlace
from everdell.engine.effects.order import PRODUCTION, TRIGGER, NextInOrder, PlainOnesFirst
from everdell.engine.effects.picking import Pick
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
from everdell.engine.effects.season import BeforeRecall, NewSeason, Recall, SeasonBonus
from everdell.engine.effects.sources import Row
from everdell.engine.errors import SetupError
from everdell.engine.rules import Rules
from everdell.engine.stack import Program
from everdell.engine.state import Board, Game, Player
from everdell.engine.stream import Seed, stream_of


def make_rules(boxes: list[Box], players: int, settings: dict[str, str]) -> Rules:
    """Number all components, name all programs, bind all steps."""
    rules = Rules(boxes, players, settings)
    for box in boxes:
        figures = box.figures(players)
        if figures is not None:
            rules.figures = figures
        rules.counters += box.counters()
        rules.piles += box.piles()
        rules.pile_cards += [[] for _ in box.piles()]
        rules.zones += box.zones()
        rules.origins += box.zones()
        automaton = box.automaton(players, settings)
        if automaton is not None:
            rules.automata.append(automaton)
        for card in box.cards():
            _check_new(rules, card.id)
            card.box = box.id
            card.number = len(rules.cards)
            rules.card_numbers[card.id] = card.number
            rules.cards.append(card)
            rules.prices.append(card.price)
            pile = rules.pile_cards[rules.piles.index(card.pile)] if card.pile else rules.deck
            pile += [card.number] * card.copies
        for place in box.places():
            _check_new(rules, place.id)
            place.box = box.id
            place.number = len(rules.places)
            rules.place_numbers[place.id] = place.number
            rules.places.append(place)
            rules.of_kind[place.kind].append(place.number)
    if len(rules.figures.hands) < players:
        raise SetupError(
            "no-figures",
            f"None of these boxes says how to set up a game for {players}.",
            {"players": str(players)},
        )
    rules.no_cards = bytes(len(rules.cards))
    for card in rules.cards[1:]:
        _link(rules, card)
    for card in rules.cards[1:]:
        _lodge(rules, card)
    _core_programs(rules)
    for card in rules.cards[1:]:
        _bind_card(rules, card)
    for place in rules.places[1:]:
        _bind_place(rules, place)
    for box in boxes:
        for program in box.programs():
            rules.register(program, f"{box.id}/{program.name}")
    for i, program in enumerate(rules.automata):
        rules.register(program, f"automaton/{i}")
    rules.actions = [
        VisitPlace(),
        VisitCity(),
        PlayFromHandOrMeadow(),
        *[action for box in boxes for action in box.actions()],
        PrepareForSeason(),
        Pass(),
    ]
    for i, action in enumerate(rules.actions):
        action.bind(rules, i)
    return rules


def _check_new(rules: Rules, id: str) -> None:
    if id in rules.card_numbers or id in rules.place_numbers:
        raise SetupError(
            "component-twice", f"Two components of these boxes are called {id!r}.", {"id": id}
        )


def _link(rules: Rules, card: Card) -> None:
    """Which critters a construction lets in, who shares a space, which ability is which way."""
    if card.kind != CRITTER:
        card.welcomes = tuple(
            [rules.card_numbers[id] for id in card.link if id in rules.card_numbers]
        )
    if card.shares_with:
        card.partner = rules.card_or_none(card.shares_with)
    if card.upgrades:
        card.stands_for = rules.card_or_none(card.upgrades)
    if card.spots is not None and card.spots.more_with:
        card.spots.key = rules.card_or_none(card.spots.more_with)
    if card.ability is not None:
        card.way = len(rules.way_cards)
        rules.way_cards.append(card.number)


def _lodge(rules: Rules, critter: Card) -> None:
    """A critter that may live in any construction of some colours is welcome in them all."""
    for card in rules.cards[1:]:
        if card.kind != CRITTER and card.color in critter.moves_into:
            card.welcomes = (*card.welcomes, critter.number)


def _core_programs(rules: Rules) -> None:
    rules.rounds = Program([TakeTurn(), NextTurn()])
    rules.playing = Program(
        [UseAbility(), Pay(), RefillAfterPlay(), EnterCity(), OwnEffect(), Triggers()]
    )
    rules.paying = Program([ChoosePayment()])
    rules.entering = Program([EnterSpecially()])
    rules.handing_over = Program([HandOverResources()])
    rules.preparing = Program(
        [
            BeforeRecall(),
            Recall(),
            NewSeason(),
            SeasonBonus([Pick(Row("meadow"), Take(), 0, rules.figures.summer_cards)]),
        ]
    )
    rules.ordering_triggers = Program([PlainOnesFirst(TRIGGER), NextInOrder(TRIGGER, "trigger")])
    rules.ordering_production = Program(
        [PlainOnesFirst(PRODUCTION), NextInOrder(PRODUCTION, "produce")]
    )
    if any(card.upgrades for card in rules.cards):  # else nobody need number what it may ask
        rules.upgrading = Program([EnterAsUpgrade()])
        rules.register(rules.upgrading, "upgrading")
    if rules.figures.held_places:
        rules.telling_place = Program([TellPlace()])
        rules.refilling = Program([RefillMeadow()])
        rules.register(rules.telling_place, "telling_place")
        rules.register(rules.refilling, "refilling")
    rules.register(rules.rounds, "rounds")
    rules.register(rules.playing, "playing")
    rules.register(rules.paying, "paying")
    rules.register(rules.entering, "entering")
    rules.register(rules.handing_over, "handing_over")
    rules.register(rules.preparing, "preparing")
    rules.register(rules.ordering_triggers, "ordering_triggers")
    rules.register(rules.ordering_production, "ordering_production")


def _bind_card(rules: Rules, card: Card) -> None:
    rules.register(card.play, f"{card.id}.play")
    rules.register(card.production, f"{card.id}.production")
    rules.register(card.visit, f"{card.id}.visit")
    rules.register(card.before_recall, f"{card.id}.before_recall")
    rules.register(card.on_event, f"{card.id}.on_event")
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


def _bind_place(rules: Rules, place: Place) -> None:
    place.card_numbers = tuple([rules.card(id) for id in place.cards])
    if place.card_numbers:
        place.first_card = place.card_numbers[0]
    rules.register(place.do, place.id)
    if place.score is not None:
        place.score.bind(rules)


# Setting up ----------------------------------------------------------------------------------


def make_board(rules: Rules, forest: list[int], special_events: list[int]) -> Board:
    """The printed places, with these forest cards and special events."""
    basic = rules.of_kind[BASIC]
    haven = rules.of_kind[HAVEN]
    journeys = rules.of_kind[JOURNEY]
    events = rules.of_kind[BASIC_EVENT] + special_events
    return Board(
        tuple(basic + forest + haven + journeys + events),
        tuple([number for number in basic if rules.places[number].shared] + haven),
        tuple([number for number in basic if not rules.places[number].shared]),
        tuple(forest),
        tuple(journeys),
        tuple(events),
    )


def new_game(rules: Rules, seed: Seed) -> Game:
    """Lay out a game: everything follows from the rules and the seed."""
    random = stream_of(seed)
    figures = rules.figures
    players = [Player(seat, [0, 0, 0, 0], [], []) for seat in range(rules.seats)]
    forest = rules.of_kind[FOREST][:]
    random.shuffle(forest)
    special = rules.of_kind[SPECIAL_EVENT][:]
    random.shuffle(special)
    board = make_board(rules, forest[: figures.forest_cards], special[: figures.special_events])
    g = Game(rules, players, [0] * len(rules.places), [0] * figures.meadow, [], [], board, random)
    g.seed = seed
    g.counters = (0,) * len(rules.counters)
    g.piles = tuple([tuple(pile) for pile in rules.pile_cards])
    g.deck = rules.deck[:]
    g.top = len(g.deck)
    random.shuffle(g.deck)
    # The meadow is dealt before the hands (base rulebook, set-up).
    refill_meadow(g)
    for p in players:
        p.home = figures.workers[0]
        p.zones = ((),) * len(rules.zones)
        p.automaton = p.seat >= rules.players
        if not p.automaton:
            for _ in range(figures.hands[p.seat]):
                add_to_hand(p, next_card(g))
    for box in rules.boxes:
        box.set_up(g)
    g.push(rules.rounds, 0, 0, -1, 0)
    g.advance()
    return g
