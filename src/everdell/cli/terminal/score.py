"""The score sheet: points by where they come from, the winner, and what broke a tie."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from everdell.cli.terminal.pen import Pen
from everdell.cli.terminal.view import Player, View


def draw_score(pen: Pen, view: View) -> Group:
    return Group(_sheet(pen, view.players), *(Text(line, "bold") for line in _verdict(pen, view)))


def _sheet(pen: Pen, players: list[Player]) -> Table:
    sheet = Table(title=pen.say("score-sheet"), box=box.SIMPLE_HEAD, show_footer=True)
    sheet.add_column("", pen.say("score-total"))
    for player in players:
        total = Text(str(player.score.total), "bold")
        sheet.add_column(pen.player(player.seat), total, justify="right")
    parts = {part: None for player in players for part in player.score.parts}
    for part in parts:
        figures = [player.score.parts.get(part) for player in players]
        if any(figures):
            cells = ["" if n is None else str(n) for n in figures]
            sheet.add_row(pen.words.score_part(part), *cells)
    return sheet


def _verdict(pen: Pen, view: View) -> list[str]:
    names = [pen.names[seat] for seat in view.winners]
    if len(names) > 1:
        return [pen.say("shared-victory", names=", ".join(names))]
    lines = [pen.say("victory", name=names[0])]
    best = view.players[view.winners[0]]
    level = [p for p in view.players if p.score.total == best.score.total]
    if len(level) > 1:
        lines.append(_tie_break(pen, best, [p for p in level if p is not best]))
    return lines


def _tie_break(pen: Pen, best: Player, rivals: list[Player]) -> str:
    """More events decide, then more resources left (base rulebook, end of the game)."""
    most_events = max(len(rival.events) for rival in rivals)
    if len(best.events) > most_events:
        return pen.say("tie-events", mine=len(best.events), theirs=most_events)
    level = [rival for rival in rivals if len(rival.events) == most_events]
    theirs = max(sum(rival.resources.values()) for rival in level)
    return pen.say("tie-resources", mine=sum(best.resources.values()), theirs=theirs)
