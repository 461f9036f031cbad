"""The score sheet: points by where they come from, the winner, and what broke a tie."""

from __future__ import annotations

from rich import box as frames
from rich.console import Group
from rich.table import Table
from rich.text import Text

from everdell.cli.terminal.labels import Labels
from everdell.cli.terminal.view import Player, View
from everdell.engine.phrases import message_id


def draw_score(labels: Labels, view: View) -> Group:
    return Group(
        _sheet(labels, view.players), *(Text(line, "bold") for line in _verdict(labels, view))
    )


def _sheet(labels: Labels, players: list[Player]) -> Table:
    sheet = Table(title=labels.say("score-sheet"), box=frames.SIMPLE_HEAD, show_footer=True)
    sheet.add_column("", labels.say("score-total"))
    for player in players:
        total = Text(str(player.score.total), "bold")
        sheet.add_column(labels.player(player.seat), total, justify="right")
    parts = {part: None for player in players for part in player.score.parts}
    for part in parts:
        figures = [player.score.parts.get(part) for player in players]
        if any(figures):
            cells = ["" if n is None else str(n) for n in figures]
            sheet.add_row(labels.words.score_part(part), *cells)
    return sheet


def _verdict(labels: Labels, view: View) -> list[str]:
    names = [labels.names[seat] for seat in view.winners]
    if len(names) > 1:
        return [labels.say("shared-victory", names=", ".join(names))]
    lines = [labels.say("victory", name=names[0])]
    best = view.players[view.winners[0]]
    level = [p for p in view.players if p.score.total == best.score.total]
    if len(level) > 1:
        lines.append(_tie_break(labels, best, [p for p in level if p is not best]))
    return lines


def _tie_break(labels: Labels, best: Player, rivals: list[Player]) -> str:
    """More events decide, then more resources left (base rulebook, end of the game).

    A box with another game says what decides there.
    """
    for box in labels.rules.judges:
        return labels.words.text(f"tie-{message_id(box.id)}")
    most_events = max(len(rival.events) for rival in rivals)
    if len(best.events) > most_events:
        return labels.say("tie-events", mine=len(best.events), theirs=most_events)
    level = [rival for rival in rivals if len(rival.events) == most_events]
    theirs = max(sum(rival.resources.values()) for rival in level)
    return labels.say("tie-resources", mine=sum(best.resources.values()), theirs=theirs)
