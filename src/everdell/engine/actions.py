"""The actions of a turn. Boxes add actions of their own to this list."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from everdell.engine.changes import come_home
from everdell.engine.characters import is_at_home, plain_at_home
from everdell.engine.content import AUTUMN
from everdell.engine.effects.playing import start_play
from everdell.engine.effects.rows import within_reach
from everdell.engine.facts import facts_of, hosts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import ENDED, PASSED, TURN_DONE, happens
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot
from everdell.engine.quotes import lowered, open_ways
from everdell.engine.resources import GUARD, deficit, holdings, purse
from everdell.engine.rules import (
    HAND,
    MEADOW,
    NO_ROW,
    OCCUPY,
    ORIGINS,
    PAY,
    CityRow,
    Rules,
)
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.terms import BY_TOTAL, UNBOUND, terms_of
from everdell.engine.visits import (
    go_to_card,
    go_to_place,
    list_cards_named,
    list_city_cards,
    list_places,
    list_places_for,
    list_places_named,
    place_named,
)
from everdell.engine.zones import SEAT, row_in_order, things_in_order


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One kind of action. Its options carry its index."""

    def bind(self, rules: Rules, index: int) -> None:
        """Look up options."""

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        """Add the legal options of this kind."""
        raise NotImplementedError

    def take(self, g: Game, f: Frame, option: Option) -> None:
        raise NotImplementedError


@final
class VisitPlace(Action):
    """Place a worker on the board."""

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules, index: int) -> None:
        self.row = rules.visit_row(index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if p.home and (not p.named or plain_at_home(p)):
            list_places(g, p, self.row, out)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        g.players[f.me].home -= 1
        go_to_place(g, f.me, option.place)


@final
class VisitCity(Action):
    """Place a worker on a city card."""

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules, index: int) -> None:
        self.row = rules.city_row("visit:city", names_seat=True, action=index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if p.home and (not p.named or plain_at_home(p)):
            list_city_cards(g, p, self.row, out)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        g.players[f.me].home -= 1
        slot = chosen_slot(g, option)
        go_to_card(g, f.me, option.seat, slot)


@final
class Play(Action):
    """Play a card: which one, from where, and by which way of paying.

    Hand and meadow come first, then the zones of boxes. Copies are offered once.
    """

    def __init__(self) -> None:
        self.plays: list[list[list[Option]]] = []

    def bind(self, rules: Rules, index: int) -> None:
        self.plays = rules.plays(index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        """The hottest loop of the engine: `open_ways`, as long as the printed figures hold.

        Copies stand side by side.
        """
        rules = g.rules
        cards = rules.cards
        prices = rules.prices
        terms = terms_of(g, p)
        facts = p.facts if p.facts is not None else facts_of(g, p)
        barred = facts.barred
        beds = facts.beds
        full = facts.free <= 0
        hosts = hosts_of(g, p) if full else rules.no_cards
        abilities = facts.abilities
        helped = len(abilities) > 0
        totals = rules.totals
        usual = terms is rules.usual_terms
        at_most = 0  # how many resources a card may cost in all that is within reach
        if helped or not usual:
            at_most = holdings(p.resources) + _most_help(g, p, abilities)
        candidates = _candidates(g, p)
        brought = candidates is not rules.open_to_none
        owned: i64 = purse(p.resources)
        guard: i64 = GUARD
        for origin in rules.usual_origins if usual else rules.all_origins:
            numbers = _lying(g, p, origin)
            if not numbers:
                continue
            plays = self.plays[origin]
            off = rules.offs[origin]
            apart = terms.apart[origin]
            bound = terms.bound[origin]
            last = 0
            for number in numbers:
                if number == last:
                    continue
                last = number
                price: i64 = prices[number]
                affordable = (owned - price) & guard == guard  # as `resources.covers`
                if off and not affordable:
                    affordable = deficit(p.resources, price) <= off
                if apart[number]:
                    if (
                        bound == UNBOUND
                        or affordable
                        or beds[number]
                        or (bound == BY_TOTAL and totals[number] <= at_most + off)
                        or (helped and totals[number] <= at_most)
                        or (brought and candidates[number])
                    ):
                        for way in open_ways(g, p, number, origin):
                            out.append(plays[way][number])
                    continue
                if affordable or beds[number]:
                    card = cards[number]
                    if card.arrival is not None:
                        enters = card.arrival.possible(g, p.seat, number, -1)
                    else:
                        enters = not (
                            barred[number] or (full and card.needs_space and not hosts[number])
                        )
                    if enters:
                        if affordable:
                            out.append(plays[PAY][number])
                        if beds[number]:
                            out.append(plays[OCCUPY][number])
                if helped and totals[number] <= at_most:
                    _offer_helped(g, p, abilities, number, plays, out)
                if brought and candidates[number]:
                    _offer_brought(g, p, origin, number, plays, out)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        off = lowered(g, g.players[f.me], option.card, option.origin) if option.way == PAY else 0
        start_play(g, f.me, option.card, option.origin, option.way, off, f)


def _lying(g: Game, p: Player, origin: int) -> list[int]:
    """What a player may play from there, copies side by side."""
    if origin == HAND:
        return p.hand
    if origin == MEADOW:
        return within_reach(g)
    zone = g.rules.origin_zones[origin - len(ORIGINS)]
    if zone.of != SEAT:
        return row_in_order(g, zone)
    return things_in_order(zone, p.zones[zone.index])


def _candidates(g: Game, p: Player) -> bytes:
    """For each card whether a way that a box brings may be open for it."""
    found = g.rules.open_to_none
    for way in g.rules.brought_ways:
        wanted = way.candidates(g, p)
        if found is g.rules.open_to_none:
            found = wanted
        elif wanted is not g.rules.open_to_none:
            found = bytes([max(pair) for pair in zip(found, wanted, strict=True)])
    return found


def _offer_brought(
    g: Game, p: Player, origin: int, number: int, plays: list[list[Option]], out: list[Option]
) -> None:
    """By a way that a box brings, for one of the candidates."""
    ways = g.rules.brought_ways
    several = len(ways) > 1
    for way in ways:
        if (
            (not several or way.candidates(g, p)[number])
            and way.covers(g, p, number)
            and way.fits(g, p, number, origin)
        ):
            out.append(plays[way.number][number])


def _most_help(g: Game, p: Player, slots: list[int]) -> int:
    """How many resources of choice the best of some abilities is worth."""
    found = 0
    for slot in slots:
        ability = g.rules.cards[p.city[slot].card].ability
        if ability is not None and ability.at_best > found:
            found = ability.at_best
    return found


def _offer_helped(
    g: Game,
    p: Player,
    slots: list[int],
    number: int,
    plays: list[list[Option]],
    out: list[Option],
) -> None:
    """By an ability of the city."""
    offered = 0  # one bit a way: several cards may have the same ability
    for slot in slots:
        speaker = g.rules.cards[p.city[slot].card]
        ability = speaker.ability
        if (
            ability is not None
            and not offered >> speaker.way & 1
            and ability.covers(g, p, number)
            and ability.fits(g, p, slot, number, 0)
        ):
            offered |= 1 << speaker.way
            out.append(plays[speaker.way][number])


@final
class PlacePiece(Action):
    """Place another piece than a worker: `ambassador:shoal`, `ambassador:city:1:ferry`."""

    def __init__(self, piece: str) -> None:
        self.piece = piece
        self.number = 0
        self.row: list[Option] = []
        self.cities: CityRow = NO_ROW

    def bind(self, rules: Rules, index: int) -> None:
        self.number = rules.piece(self.piece)
        self.row = rules.place_row(self.piece, index)
        self.cities = rules.city_row(f"{self.piece}:city", names_seat=True, action=index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if p.pieces[self.number - 1]:
            list_places_for(g, p, self.number, self.row, out)
            list_city_cards(g, p, self.cities, out, piece=self.number)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        come_home(g.players[f.me], self.number, -1)
        if option.place:
            go_to_place(g, f.me, option.place)
        else:
            go_to_card(g, f.me, option.seat, chosen_slot(g, option))


@final
class PlaceNamed(Action):
    """Place a worker with a name: `honeypaw:haven`, `honeypaw:city:1:inn`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.thing = 0
        self.row: list[Option] = []
        self.cities: CityRow = NO_ROW

    def bind(self, rules: Rules, index: int) -> None:
        self.thing = rules.thing(self.id)
        self.row = rules.place_row(self.id, index)
        self.cities = rules.city_row(f"{self.id}:city", names_seat=True, action=index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if p.named and is_at_home(p, self.thing):
            list_places_named(g, p, self.thing, self.row, out)
            list_cards_named(g, p, self.thing, self.cities, out)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        g.players[f.me].home -= 1
        place_named(g, f.me, self.thing, option)


@final
class PrepareForSeason(Action):
    """Only with all workers placed, and never after autumn."""

    def __init__(self) -> None:
        self.option = Option("")

    def bind(self, rules: Rules, index: int) -> None:
        self.option = rules.word("prepare", index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if p.home == 0 and p.season < AUTUMN:
            out.append(self.option)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        g.push(g.rules.preparing, f.me, f.me, -1, 0)


@final
class Pass(Action):
    """In autumn only: when one cannot or will not act any more."""

    def __init__(self) -> None:
        self.option = Option("")

    def bind(self, rules: Rules, index: int) -> None:
        self.option = rules.word("pass", index)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        if p.season == AUTUMN:
            out.append(self.option)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        g.players[f.me].passed = True
        if g.journal is not None:
            g.journal.tell(Entry("passed", f.me))
        happens(g, PASSED, f.me)


@final
class TakeTurn(Ask):
    """Exactly one action. It is asked even when only one is left."""

    insists: bool = True
    prompt: str = "turn"

    def options(self, g: Game, f: Frame) -> list[Option]:
        offered: list[Option] = []
        p = g.players[f.me]
        for action in g.rules.actions:
            action.offer(g, p, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        happens(g, TURN_DONE, f.me)  # it lies beneath all that the action does
        g.rules.actions[option.action].take(g, f, option)


@final
class NextTurn(Step):
    """The turn goes on clockwise to a player who has not passed; else the game comes to its end."""

    def run(self, g: Game, f: Frame) -> None:
        order = g.order
        n = len(order)
        at = 0
        while order[at] != f.me:
            at += 1
        g.answers = 0
        f.acted = ()
        for _ in range(n):
            at = at + 1 if at + 1 < n else 0
            seat = order[at]
            p = g.players[seat]
            if p.passed:
                continue
            f.me = seat
            f.owner = seat
            g.turn = seat
            if p.automaton:
                f.pc = 1  # after its program this step comes again
                g.push(g.rules.rival(seat).turn, seat, seat, -1, 0)
            else:
                f.pc = 0
                g.plays = 0
                if g.journal is not None:
                    g.journal.tell(Entry("turn", seat))
            return
        if not g.rules.heard[ENDED]:
            end(g)


@final
class TellEnd(Step):
    """Everyone has passed: what waits for the end acts."""

    def run(self, g: Game, f: Frame) -> None:
        for seat in reversed(g.order):
            happens(g, ENDED, seat)


@final
class EndGame(Step):
    def run(self, g: Game, f: Frame) -> None:
        end(g)


def end(g: Game) -> None:
    g.over = True
    if g.journal is not None:
        g.journal.tell(Entry("over"))
