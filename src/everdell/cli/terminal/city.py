"""Cities and their owners: one's own in rows, the others' in a few lines each."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from everdell.cli.terminal.board import heading, section
from everdell.cli.terminal.box_parts import belongings
from everdell.cli.terminal.flow import Flow
from everdell.cli.terminal.pen import OCCUPIED, Pen, points, spaced
from everdell.cli.terminal.view import Achieved, CityCard, Player, View


def _load(pen: Pen, card: CityCard | Achieved) -> Text:
    """What lies on or beneath a card."""
    return spaced(
        points(card.points) if card.points else "",
        pen.amounts(card.stored),
        pen.say("beneath", n=len(card.held)) if card.held else "",
    )


def _city_card(pen: Pen, card: CityCard) -> Text:
    return spaced(
        pen.card(card.card),
        Text(OCCUPIED if card.occupied else "", "dim"),
        _load(pen, card),
        pen.workers(card.workers),
        Text.assemble("[", pen.workers(card.settled), "]") if card.settled else "",
    )


def city_cells(pen: Pen, city: list[CityCard]) -> list[Text]:
    """One cell a space; cards that share a space stand together."""
    cells: list[Text] = []
    for card in city:
        if card.shares_with is None:
            guests = [guest for guest in city if guest.shares_with == card.slot]
            cells.append(Text(" + ").join(_city_card(pen, each) for each in (card, *guests)))
    return cells


def _events(pen: Pen, player: Player) -> Flow:
    names = [spaced(pen.name(e.event), _load(pen, e)) for e in player.events]
    if names:
        names[0] = spaced(Text(pen.say("achieved"), "dim"), names[0])
    return Flow(names, indent=2)


def _status(pen: Pen, player: Player, owns: Text) -> list[Text]:
    """Who, in which season, with what to act; an automatic opponent has neither."""
    season = pen.say("passed") if player.passed else pen.words.text(f"season-{player.season}")
    parts = [pen.player(player.seat), Text(season)]
    if not player.automaton:
        nothing = Text(pen.say("no-resources"), "dim")
        parts += [Text(pen.say("workers", n=player.workers)), owns or nothing]
    return [*parts, points(player.score.total)]


def draw_status(pen: Pen, me: Player) -> Flow:
    """The reader's own season, workers, resources and points in a line."""
    return Flow(_status(pen, me, pen.holdings(me.resources)) + belongings(pen, me))


def draw_own_city(pen: Pen, view: View) -> Group:
    me = view.me
    lines: list[RenderableType] = [draw_status(pen, me)]
    if me.city:
        lines.append(Columns(city_cells(pen, me.city), padding=(0, 3), equal=True))
    lines.append(_events(pen, me))
    return section(pen.say("own-city", n=me.spaces_used, limit=me.spaces), Group(*lines))


def _opponent(pen: Pen, player: Player) -> Group:
    status = _status(pen, player, pen.amounts(player.resources))
    if not player.automaton:
        status.append(Text(pen.say("hand-size", n=player.hand_size)))
        for zone, kept in player.aside.items():
            status.append(Text(pen.zone(zone, ".count", n=kept.size)))
            status += [pen.card(thing) for thing in kept.cards]
        status += belongings(pen, player)
        spaces = pen.say("city-spaces", n=player.spaces_used, limit=player.spaces)
        status.append(Text(spaces))
    return Group(Flow(status), Flow(city_cells(pen, player.city), indent=2), _events(pen, player))


def draw_opponents(pen: Pen, view: View) -> Group:
    return Group(heading(pen.say("others")), *(_opponent(pen, p) for p in view.others))
