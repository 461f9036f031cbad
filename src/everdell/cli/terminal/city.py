"""Cities and their owners: one's own in rows, the others' in a few lines each."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from everdell.cli.terminal.board import heading, section
from everdell.cli.terminal.box_parts import belongings
from everdell.cli.terminal.flow import Flow
from everdell.cli.terminal.labels import OCCUPIED, Labels, points, spaced
from everdell.cli.terminal.view import Achieved, CityCard, Player, View


def _load(labels: Labels, card: CityCard | Achieved) -> Text:
    """What lies on or beneath a card."""
    return spaced(
        points(card.points) if card.points else "",
        labels.amounts(card.stored),
        labels.say("beneath", n=len(card.held)) if card.held else "",
    )


def _city_card(labels: Labels, card: CityCard) -> Text:
    return spaced(
        labels.card(card.card),
        Text(OCCUPIED if card.occupied else "", "dim"),
        _load(labels, card),
        labels.workers(card.workers),
        Text.assemble("[", labels.workers(card.settled), "]") if card.settled else "",
    )


def city_cells(labels: Labels, city: list[CityCard]) -> list[Text]:
    """One cell a space; cards that share a space stand together."""
    cells: list[Text] = []
    for card in city:
        if card.shares_with is None:
            guests = [guest for guest in city if guest.shares_with == card.slot]
            cells.append(Text(" + ").join(_city_card(labels, each) for each in (card, *guests)))
    return cells


def _events(labels: Labels, player: Player) -> Flow:
    names = [spaced(labels.name(e.event), _load(labels, e)) for e in player.events]
    if names:
        names[0] = spaced(Text(labels.say("achieved"), "dim"), names[0])
    return Flow(names, indent=2)


def _status(labels: Labels, player: Player, owns: Text) -> list[Text]:
    """Who, in which season, with what to act; an automatic opponent has neither."""
    parts = [labels.player(player.seat)]
    if player.passed:
        parts.append(Text(labels.say("passed")))
    elif player.season:
        parts.append(Text(labels.words.text(f"season-{player.season}")))
    if not player.automaton:
        nothing = Text(labels.say("no-resources"), "dim")
        parts += [Text(labels.pieces(player.workers)), owns or nothing]
    return [*parts, points(player.score.total)]


def draw_status(labels: Labels, me: Player) -> Flow:
    """The reader's own season, workers, resources and points in a line."""
    return Flow(_status(labels, me, labels.holdings(me.resources)) + belongings(labels, me))


def draw_own_city(labels: Labels, view: View) -> Group:
    me = view.me
    lines: list[RenderableType] = [draw_status(labels, me)]
    if me.city:
        lines.append(Columns(city_cells(labels, me.city), padding=(0, 3), equal=True))
    lines.append(_events(labels, me))
    title = labels.say("own-cards")
    if me.spaces:
        title = labels.say("own-city", n=me.spaces_used, limit=me.spaces)
    return section(title, Group(*lines))


def _opponent(labels: Labels, player: Player) -> Group:
    status = _status(labels, player, labels.amounts(player.resources))
    if not player.automaton:
        if player.hand_limit:
            status.append(Text(labels.say("hand-size", n=player.hand_size)))
        for zone, kept in player.aside.items():
            status.append(Text(labels.zone(zone, ".count", n=kept.size)))
            status += [labels.card(thing) for thing in kept.cards]
        status += belongings(labels, player)
        if player.spaces:
            spaces = labels.say("city-spaces", n=player.spaces_used, limit=player.spaces)
            status.append(Text(spaces))
    return Group(
        Flow(status), Flow(city_cells(labels, player.city), indent=2), _events(labels, player)
    )


def draw_opponents(labels: Labels, view: View) -> Group:
    return Group(heading(labels.say("others")), *(_opponent(labels, p) for p in view.others))
