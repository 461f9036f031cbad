"""What boxes lay on the table and give to players, drawn by the zones and counters they declare."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from everdell.cli.terminal.board import section
from everdell.cli.terminal.flow import GAP, Flow
from everdell.cli.terminal.labels import Labels, spaced
from everdell.cli.terminal.view import Aside, Player, View


def draw_box_parts(labels: Labels, view: View) -> Group:
    """The rows, piles and counters of the table; nothing where no box brings any.

    A pile that only serves to deal from has no name, and is of no interest.
    """
    drawn = [] if view.meadow else [zone.id for zone in labels.rules.origin_zones]
    sections: list[RenderableType] = [
        section(labels.zone(zone), _row(labels, things))
        for zone, things in view.rows.items()
        if zone not in drawn
    ]
    rest = [
        _pile(labels, zone, pile) for zone, pile in view.piles.items() if labels.names_zone(zone)
    ]
    rest += [Text(labels.token(counter, n)) for counter, n in view.counters.items()]
    if rest:
        sections.append(Flow(rest, GAP))
    return Group(*sections)


def _row(labels: Labels, things: list[str | None]) -> Flow:
    places = [
        spaced(Text(str(n), "dim"), Text(labels.name(thing)) if thing else Text("–", "dim"))
        for n, thing in enumerate(things, start=1)
    ]
    return Flow(places, GAP)


def _pile(labels: Labels, zone: str, pile: Aside) -> Text:
    known = f" ({', '.join([labels.name(thing) for thing in pile.cards])})" if pile.cards else ""
    return Text(f"{labels.zone(zone)}: {pile.size}{known}")


def belongings(labels: Labels, player: Player) -> list[Text]:
    """Tokens, pieces at home, and what lies open beside a city, each in a few words."""
    parts = [Text(labels.token(token, n)) for token, n in player.tokens.items() if n]
    parts += [Text(labels.token(piece, n)) for piece, n in player.pieces.items() if n]
    return parts
