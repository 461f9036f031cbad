"""Plots that change what players do: when they prepare, and what events and cards cost them."""

from __future__ import annotations

from typing import final

from everdell.boxes.mistwood.lair import figure_place, her_seat, is_in_force
from everdell.boxes.mistwood.nightweave_actions import draw_cards, go_to_basic
from everdell.boxes.mistwood.nightweave_figures import STICKY, STORES, TANGLED
from everdell.engine.box import Contents
from everdell.engine.changes import pay
from everdell.engine.content import SUMMER
from everdell.engine.moments import BEFORE_RECALL, Modifier
from everdell.engine.option import Option
from everdell.engine.phrases import Component, Reason
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import IN_MEADOW, Zone, are_next


def what_plots_do() -> dict[int, list[Step]]:
    """When a player prepares for a season."""
    return {BEFORE_RECALL: [SendOneOut(), GiveStores()]}


@final
class SendOneOut(Step):
    """She first places a worker on a basic location."""

    def run(self, g: Game, f: Frame) -> None:
        if is_in_force(g, "plot_web_of_roads"):
            go_to_basic(g, her_seat(g))


@final
class GiveStores(Ask):
    """For spring and autumn the player first gives her resources, as far as there are any."""

    prompt: str = "give-any"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row("give")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        if p.season + 1 == SUMMER or not is_in_force(g, "plot_stolen_stores"):
            return []
        return [self.row[kind] for kind in range(len(KINDS)) if p.resources[kind]]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        pay(g, f.me, option.bundle, f.source)
        draw_cards(g, her_seat(g), 1)
        f.picked += 1
        if f.picked < STORES:
            f.ask_again()


# Cards ---------------------------------------------------------------------------------------


def what_plots_change() -> dict[str, Modifier]:
    """For the players, as long as the plot lies open."""
    return {"plot_sticky_meadow": StickyMeadow()}


@final
class StickyMeadow(Modifier):
    """Cards of the meadow cost more beside her figure, above it and below."""

    dearer_by: int = STICKY

    def dearer_at(self, g: Game, p: Player, row: Zone, place: int) -> bool:
        figure = figure_place(g)
        return figure >= 0 and row.index == IN_MEADOW and are_next(row, place, figure)


# Events --------------------------------------------------------------------------------------


def tangle_events(everything: Contents) -> None:
    """Every event may cost more than it says."""
    for place in everything.places:
        if place.is_event:
            place.do = Program([PayForTangle(place.do), *place.do.steps])


@final
class PayForTangle(Ask):
    """Pay more resources of choice, beside all that the event asks for."""

    conditional: bool = True
    prompt: str = "pay-any"

    def __init__(self, rest: Program) -> None:
        self.rest = rest
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.kind_row("pay")

    def _spare(self, g: Game, me: int, due: int) -> list[int]:
        """The kinds of which one may be paid so that the rest can still be."""
        found: list[int] = []
        resources = g.players[me].resources
        for kind in range(len(KINDS)):
            if resources[kind]:
                resources[kind] -= 1
                if self._spare(g, me, due - 1) if due > 1 else self._goes_on(g, me):
                    found.append(kind)
                resources[kind] += 1
        return found

    def _goes_on(self, g: Game, me: int) -> bool:
        return self.rest.possible(g, me, me, NO_SLOT)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return not is_in_force(g, "plot_tangled_events") or bool(self._spare(g, me, TANGLED))

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("dearer", {"by": Component("plot_tangled_events")})

    def options(self, g: Game, f: Frame) -> list[Option]:
        if not is_in_force(g, "plot_tangled_events"):
            return []
        return [self.row[kind] for kind in self._spare(g, f.me, TANGLED - f.picked)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        pay(g, f.me, option.bundle, f.source)
        f.picked += 1
        if f.picked < TANGLED:
            f.ask_again()
        else:
            f.picked = 0
