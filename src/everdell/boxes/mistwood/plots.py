"""Plots that change what players do: when they prepare, and what events and cards cost them."""

from __future__ import annotations

from typing import final

from everdell.boxes.mistwood.lair import figure_place, her_seat, is_in_force
from everdell.boxes.mistwood.nightweave_actions import draw_cards, go_to_basic
from everdell.boxes.mistwood.nightweave_figures import STICKY, STORES, TANGLED
from everdell.engine.box import Contents
from everdell.engine.changes import pay
from everdell.engine.content import SUMMER
from everdell.engine.effects.resources import PayMore
from everdell.engine.moments import BEFORE_RECALL, Modifier
from everdell.engine.option import Option
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Program, Step
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
class PayForTangle(PayMore):
    """Beside all that an event asks for."""

    def __init__(self, rest: Program) -> None:
        super().__init__("plot_tangled_events", TANGLED, rest)

    def in_force(self, g: Game, p: Player) -> bool:
        return is_in_force(g, self.because)
