"""The board: places, events, meadow and hand, in as few lines as possible."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from everdell.cli.color_marks import color_mark
from everdell.cli.terminal.flow import GAP, Flow
from everdell.cli.terminal.labels import (
    BLOCKED,
    LEGAL,
    POINT,
    SHARED,
    Labels,
    points,
    seat_mark,
    spaced,
)
from everdell.cli.terminal.offered import Offered
from everdell.cli.terminal.view import Place, View
from everdell.engine import content
from everdell.engine.phrases import Phrase

_FEW: Final = 5  # places of a group that stand in a line; more of them stand in columns


class Cell(NamedTuple):
    """A thing on the board, and the mark that says whether it can be chosen."""

    mark: Text
    text: Text


def _legal(yes: bool) -> Text:
    return Text(LEGAL if yes else " ", "bold yellow")


def heading(title: str) -> Rule:
    return Rule(Text(title, "bold"), align="left", style="dim")


def section(title: str, body: RenderableType) -> Group:
    return Group(heading(title), body)


def _in_columns(cells: list[Cell], columns: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column()
        grid.add_column(ratio=1)
    for start in range(0, len(cells), columns):
        grid.add_row(*(part for cell in cells[start : start + columns] for part in cell))
    return grid


# Places and events ---------------------------------------------------------------------------


def _by_group(labels: Labels, view: View, event: bool) -> dict[str, list[Place]]:
    """The places of the board by their groups, or the events."""
    groups: dict[str, list[Place]] = {
        group.id: [] for group in labels.rules.groups if group.event is event
    }
    for place in view.places:
        if place.kind in groups:
            groups[place.kind].append(place)
    return {group: places for group, places in groups.items() if places}


def _place(labels: Labels, place: Place, offered: Offered) -> Cell:
    shared = labels.printed_place(place.id).spots == 0
    name = Text(labels.name(place.id), "dim" if place.workers and not shared else "")
    here = spaced(name, Text(SHARED if shared else "", "dim"), labels.workers(place.workers))
    return Cell(_legal(place.id in offered.places), here)


def draw_places(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    """Groups of many places in columns, smaller ones in a line; then those with a title."""
    large: list[RenderableType] = []
    small: list[Text] = []
    titled: list[RenderableType] = []
    for group, places in _by_group(labels, view, event=False).items():
        cells = [_place(labels, place, offered) for place in places]
        title = labels.group_title(group)
        if title:
            titled.append(section(title, _in_columns(cells, 2)))
        elif len(cells) > _FEW:
            large.append(_in_columns(cells, columns))
        else:
            small += [Text(" ").join(cell) for cell in cells]
    return Group(heading(labels.say("locations")), *large, Flow(small, GAP), *titled)


def _demands(labels: Labels, view: View, place: Place) -> Text:
    """What an event asks of a city; what the reader's city has already is ticked."""
    event = labels.printed_place(place.id)
    mine = [card.card for card in view.me.city]
    colors = [placed.color for placed in view.me.city]
    parts = [
        Text.assemble(
            f"{min(n, colors.count(content.COLORS[color]))}/{n}", color_mark(content.COLORS[color])
        )
        for color, n in event.colors
    ]
    parts += [
        Text(f"{labels.name(card)}{' ✓' if card in mine else ''}", "" if card in mine else "dim")
        for card in event.cards
    ]
    needed = [Phrase(f"needs-{need.word}", {"n": need.least}) for need in event.needs]
    parts += [Text(labels.words.say(phrase)) for phrase in needed]
    return Text(" + ").join(parts)


def _worth(event: content.Place) -> Text:
    """A plus stands for points that depend on what is done with the event."""
    fixed = event.points and event.score is None
    return Text(f"{POINT}{event.points or ''}{'' if fixed else '+'}", "bold")


def draw_events(labels: Labels, view: View, offered: Offered) -> Group:
    """Groups of events; those that ask for no card by name are short and stand in columns."""
    groups: list[RenderableType] = []
    for events in _by_group(labels, view, event=True).values():
        rows = [_event(labels, view, place, offered) for place in events]
        if any(labels.printed_place(place.id).cards for place in events):
            table = Table.grid(padding=(0, 1, 0, 0))
            for mark, *texts in rows:
                table.add_row(mark, *texts)
            groups.append(table)
        else:
            cells = [Cell(mark, Text("  ").join(texts)) for mark, *texts in rows]
            groups.append(_in_columns(cells, 2))
    return section(labels.say("events"), Group(*groups))


def _event(
    labels: Labels, view: View, place: Place, offered: Offered
) -> tuple[Text, Text, Text, Text]:
    """Whether it can be chosen, its name, what it asks for and what it is worth."""
    taken = place.achieved_by
    return (
        _legal(place.id in offered.places),
        Text(labels.name(place.id), "dim" if taken is not None else ""),
        _demands(labels, view, place),
        spaced(
            _worth(labels.printed_place(place.id)),
            seat_mark(taken) if taken is not None else "",
        ),
    )


# Cards ---------------------------------------------------------------------------------------


class CardRow(NamedTuple):
    label: Text
    card: str | None
    legal: bool
    more: int = 0  # of any kind: its place makes it dearer


def _card_table(labels: Labels, rows: list[CardRow], columns: int) -> Table:
    """Cards with price and points, so many side by side."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(columns):
        grid.add_column()
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
    for start in range(0, len(rows), columns):
        cells: list[Text] = []
        for row in rows[start : start + columns]:
            cells.append(Text.assemble(row.label, _legal(row.legal)))
            if row.card is None:
                cells += [Text("–", "dim"), Text(), Text()]
            elif not labels.rules.card_or_none(row.card):
                cells += [labels.card(row.card), Text(), Text()]
            else:
                worth = points(labels.printed(row.card).points)
                price = spaced(labels.price(row.card), Text(f"+{row.more}" if row.more else ""))
                cells += [labels.card(row.card), price, worth]
        grid.add_row(*cells)
    return grid


def draw_meadow(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    rows = [
        CardRow(
            Text.assemble((str(n), "dim"), (BLOCKED if spot.blocked else "", "bold red")),
            spot.card,
            not spot.blocked and ("meadow", spot.card) in offered.cards,
            sum(spot.dearer.values()),
        )
        for n, spot in enumerate(view.meadow, start=1)
    ]
    title = labels.say("meadow", deck=view.deck, discard=view.discard)
    return section(title, _card_table(labels, rows, columns))


def draw_open_rows(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    """In a game without a meadow: the rows that cards are played from."""
    sections: list[RenderableType] = []
    for zone in labels.rules.origin_zones:
        rows = [
            CardRow(Text(str(n), "dim"), card, (zone.id, card) in offered.cards)
            for n, card in enumerate(view.rows.get(zone.id, []), start=1)
        ]
        title = labels.say("open-row", row=labels.zone(zone.id), deck=view.deck)
        sections.append(section(title, _card_table(labels, rows, columns)))
    return Group(*sections)


def draw_hand(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    me = view.me
    rows = [CardRow(Text(" "), card, ("hand", card) in offered.cards) for card in me.hand]
    title = labels.say("hand", n=me.hand_size, limit=me.hand_limit)
    body = _card_table(labels, rows, columns) if rows else Text(labels.say("no-cards"), "dim")
    return section(title, body)


def draw_aside(labels: Labels, view: View, offered: Offered, columns: int) -> Group:
    """What the viewing seat keeps aside from the hand; nothing where there is nothing."""
    sections: list[RenderableType] = []
    for zone, kept in view.me.aside.items():
        rows = [CardRow(Text(" "), card, (zone, card) in offered.cards) for card in kept.cards]
        if rows:
            sections.append(section(labels.zone(zone), _card_table(labels, rows, columns)))
    return Group(*sections)
