"""The manifest of Newleaf, with its modules."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.groups import SPECIAL_EVENT
from everdell.boxes.newleaf.constructions import constructions
from everdell.boxes.newleaf.critters import critters
from everdell.boxes.newleaf.events import basic_events, special_events
from everdell.boxes.newleaf.forest import forest_cards
from everdell.boxes.newleaf.golden import GOLDEN, GoldenToken, golden_tokens
from everdell.boxes.newleaf.powers import power_zones_of_newleaf, powers
from everdell.boxes.newleaf.reservations import (
    RESERVATION,
    KeepOrDiscard,
    TurnTokenBack,
    reservations,
    reserve,
    reserved_zone,
)
from everdell.boxes.newleaf.sharing import ShareByChoice
from everdell.boxes.newleaf.solo import RugwortTakesVisitor
from everdell.boxes.newleaf.station import lay_out_station, station_places, station_zones
from everdell.boxes.newleaf.tickets import TICKET, UseTicket, tickets
from everdell.boxes.newleaf.trains import STATION, train_zones, wagons
from everdell.boxes.newleaf.visitors import visitors
from everdell.boxes.powers import (
    CHOOSE,
    ChoosePower,
    deal_powers,
    has_powers,
    power_zones,
    powers_setting,
    without_spring_worker,
)
from everdell.engine.actions import Action
from everdell.engine.box import Box, Contents, Deal, Setting, Setup
from everdell.engine.content import Place
from everdell.engine.moments import SEASON_BEGUN
from everdell.engine.presets import NO_EFFECT, UNADVISED, Preset, Remark
from everdell.engine.stack import Step
from everdell.engine.state import Game
from everdell.engine.zones import Counter, Zone, set_count

_BOARD: Final = "newleaf_board"
_TICKETS: Final = "newleaf_tickets"
_RESERVATIONS: Final = "newleaf_reservations"
_FOREST: Final = "newleaf_forest"
_BASIC_EVENTS: Final = "newleaf_basic_events"
_EVENTS: Final = "newleaf_events"
_ON_OFF: Final = ("on", "off")


class NewleafBox(Box):
    def __init__(self) -> None:
        super().__init__("newleaf", requires=("base",))

    def settings(self) -> list[Setting]:
        return [
            Setting(_BOARD, ("station", "cards_only"), "station"),
            Setting(_TICKETS, _ON_OFF, "on"),
            Setting(_RESERVATIONS, _ON_OFF, "on"),
            Setting(_FOREST, _ON_OFF, "on"),
            Setting(_BASIC_EVENTS, _ON_OFF, "on"),
            Setting(
                _EVENTS,
                ("mixed", "two_and_two", "newleaf_only", "without_pairs", "base_only"),
                "mixed",
            ),
            powers_setting(),
        ]

    def presets(self) -> list[Preset]:
        settings = {_EVENTS: "without_pairs"}
        boxes = ("base", "newleaf")
        return [Preset("station", boxes, settings=settings, learn=3, picture="locomotive")]

    def remarks(self) -> list[Remark]:
        pairs = ("mixed", "two_and_two")
        # Its four powers alone are too few for two each (Newleaf rulebook: player powers).
        more = ("bellfaire",)
        return [
            Remark("newleaf_pairs", UNADVISED, setting=_EVENTS, values=pairs),
            # What the table sets counts for more than that one event be of the other box.
            Remark(
                "newleaf_only_events",
                UNADVISED,
                setting=_EVENTS,
                values=("newleaf_only",),
                beside=("pearlbrook",),
            ),
            Remark("newleaf_powers", NO_EFFECT, setting="powers", values=(CHOOSE,), unless=more),
        ]

    def printed(self) -> Contents:
        defaults = {setting.id: setting.default for setting in self.settings()}
        return self.contents(Setup(2, (self.id, *self.requires), {**defaults, "powers": "dealt"}))

    def contents(self, setup: Setup) -> Contents:
        board = setup.is_set(_BOARD, "station")
        rows = ("meadow", STATION) if board else ("meadow",)
        counters: list[Counter] = [golden_tokens()]
        zones: list[Zone] = []
        actions: list[Action] = []
        places: list[Place] = []
        if setup.is_set(_FOREST, "on"):
            places += forest_cards(spots=2 if setup.players > 3 else 1)
        if setup.is_set(_BASIC_EVENTS, "on"):
            places += basic_events()
        if not setup.is_set(_EVENTS, "base_only"):
            places += special_events()
        begun: list[Step] = []
        if board:
            places += station_places(setup.players)
            zones += station_zones() + train_zones()
            begun.append(RugwortTakesVisitor())
        if setup.is_set(_TICKETS, "on"):
            counters.append(tickets())
            actions.append(UseTicket())
        if setup.is_set(_RESERVATIONS, "on"):
            counters.append(reservations())
            zones.append(reserved_zone())
            actions.append(reserve(*rows))
            begun += [TurnTokenBack(), KeepOrDiscard()]
        if has_powers(setup):
            zones += power_zones() + power_zones_of_newleaf()
        return Contents(
            cards=critters(rows) + constructions(setup.has("legends"), station=board),
            tiles=(visitors() + wagons() if board else [])
            + (powers() if has_powers(setup) else []),
            places=places,
            zones=zones,
            counters=counters,
            actions=actions,
            ways=[GoldenToken()],
            moments={SEASON_BEGUN: begun} if begun else {},
        )

    def amend(self, setup: Setup, everything: Contents) -> None:
        """Farms and greenhouses may share a space; events are mixed as the table likes."""
        farm = everything.card("farm")
        if farm is not None:
            farm.shares_with = "greenhouse"
            farm.arrival = ShareByChoice()
        self._mix_events(setup, everything)
        if has_powers(setup):
            without_spring_worker(everything)

    def _mix_events(self, setup: Setup, everything: Contents) -> None:
        special = [place for place in everything.places if place.group is SPECIAL_EVENT]
        if setup.is_set(_EVENTS, "newleaf_only"):
            everything.drop(*[event.id for event in special if event.box != self.id])
        elif setup.is_set(_EVENTS, "without_pairs"):
            named = [event for event in special if event.cards and event.box == "base"]
            everything.drop(*[event.id for event in named])
        elif setup.is_set(_EVENTS, "two_and_two"):
            deal = everything.figures.deals[SPECIAL_EVENT.id]
            half = deal.n // 2
            everything.figures.deals[SPECIAL_EVENT.id] = Deal(
                deal.n, {self.id: half, "base": deal.n - half}
            )

    def opening(self, setup: Setup) -> list[Step]:
        return [ChoosePower()] if has_powers(setup) else []

    def set_up(self, g: Game) -> None:
        if g.rules.settings[_BOARD] == "station":
            lay_out_station(g)
        for p in g.players:
            if p.automaton:
                for counter in g.rules.seat_counters:
                    if counter.id in (GOLDEN, TICKET, RESERVATION):
                        set_count(g, counter, p.seat, 0)
        if g.rules.settings["powers"] != "off":
            deal_powers(g)
