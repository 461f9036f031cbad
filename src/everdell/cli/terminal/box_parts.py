"""What boxes lay on the table and give to players, drawn by the zones and counters they declare."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from everdell.cli.terminal.board import section
from everdell.cli.terminal.flow import GAP, Flow
from everdell.cli.terminal.pen import Pen, spaced
from everdell.cli.terminal.view import Aside, Player, View


def draw_box_parts(pen: Pen, view: View) -> Group:
    """The rows, piles and counters of the table; nothing where no box brings any.

    A pile that only serves to deal from has no name, and is of no interest.
    """
    sections: list[RenderableType] = [
        section(pen.zone(zone), _row(pen, things)) for zone, things in view.rows.items()
    ]
    rest = [_pile(pen, zone, pile) for zone, pile in view.piles.items() if pen.names_zone(zone)]
    rest += [Text(pen.token(counter, n)) for counter, n in view.counters.items()]
    if rest:
        sections.append(Flow(rest, GAP))
    return Group(*sections)


def _row(pen: Pen, things: list[str | None]) -> Flow:
    places = [
        spaced(Text(str(n), "dim"), Text(pen.name(thing)) if thing else Text("–", "dim"))
        for n, thing in enumerate(things, start=1)
    ]
    return Flow(places, GAP)


def _pile(pen: Pen, zone: str, pile: Aside) -> Text:
    known = f" ({', '.join([pen.name(thing) for thing in pile.cards])})" if pile.cards else ""
    return Text(f"{pen.zone(zone)}: {pile.size}{known}")


def belongings(pen: Pen, player: Player) -> list[Text]:
    """Tokens, pieces at home, and what lies open beside a city, each in a few words."""
    parts = [Text(pen.token(token, n)) for token, n in player.tokens.items() if n]
    parts += [Text(pen.token(piece, n)) for piece, n in player.pieces.items() if n]
    return parts
