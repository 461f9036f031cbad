"""What can be chosen now: numbered, grouped by the kind of thing it touches, with its price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from everdell.cli.terminal.pen import Pen, points, spaced
from everdell.cli.terminal.prices import worded
from everdell.cli.terminal.view import View
from everdell.engine.content import SEASONS
from everdell.engine.option import Decision
from everdell.engine.prices import prices
from everdell.engine.state import Game

# The groups of a turn in the order they are shown. "" is for answers that need no title.
_ORDER: Final = ("visit", "hand", "meadow", "revealed", "event", "", "season")
_ZONES: Final = 2  # behind the hand comes what is kept aside from it


def group_of(option_id: str, zones: Sequence[str] = ()) -> str:
    match option_id.split(":"):
        case ["play", _, origin, *_] if origin in (*_ORDER, *zones):
            return origin
        case ["prepare" | "pass"]:
            return "season"
        case ["visit" | "event" as kind, *_]:
            return kind
    return ""


def _sort(ids: list[str], drawn: Sequence[str | None]) -> None:
    """Put options in the order in which what they touch is drawn."""
    last = len(drawn)
    ids.sort(key=lambda id: drawn.index(w) if (w := id.split(":")[1]) in drawn else last)


class Menu:
    """The options of a decision as a numbered list."""

    def __init__(self, pen: Pen, game: Game, view: View, decision: Decision) -> None:
        self._pen = pen
        self._game = game
        self._seat = decision.seat
        self._prices = prices(game)
        zones = [zone.id for zone in game.rules.origin_zones]
        self._groups: dict[str, list[str]] = {
            group: [] for group in (*_ORDER[:_ZONES], *zones, *_ORDER[_ZONES:])
        }
        for option in decision.options:
            self._groups[group_of(option.id, zones)].append(option.id)
        places = [place.id for place in view.places]
        _sort(self._groups["visit"], places)
        _sort(self._groups["event"], places)
        _sort(self._groups["hand"], view.me.hand)
        _sort(self._groups["meadow"], [spot.card for spot in view.meadow])
        self.ids: list[str] = [id for group in self._groups.values() for id in group]
        self._numbered = {str(n): id for n, id in enumerate(self.ids, start=1)}

    def at(self, number: str) -> str | None:
        """The id of the option with this number, as it was typed."""
        return self._numbered.get(number)

    def numbers_of(self, component_id: str) -> list[str]:
        """The numbers of the options that visit, play or touch a component."""
        return [n for n, id in self._numbered.items() if component_id in id.split(":")]

    # Drawing ---------------------------------------------------------------------------------

    def draw(self) -> Group:
        return Group(*self._draw_groups())

    def numbered(self, option_id: str, words: str = "") -> Text:
        """An option with its number, as it stands in the list or in these words."""
        width = len(str(len(self.ids)))
        number = self.ids.index(option_id) + 1
        line = Text(words) if words else self._line(option_id)
        return Text.assemble((f"{number:>{width + 1}} ", "bold yellow"), line)

    def _draw_groups(self) -> Iterator[RenderableType]:
        for group, ids in self._groups.items():
            lines = [self.numbered(id) for id in ids]
            if lines and group:
                yield Text(self._title(group), "bold underline")
            if lines:
                yield Columns(lines, padding=(0, 3), column_first=True)

    def _title(self, group: str) -> str:
        if group in [zone.id for zone in self._game.rules.origin_zones]:
            return self._pen.zone(group, ".play")
        return self._pen.say(f"group-{group}")

    def _line(self, option_id: str) -> Text:
        pen = self._pen
        match option_id.split(":"):
            case ["play", card, _, *_]:
                return spaced(pen.card(card), worded(pen, self._prices[option_id]))
            case ["event", event]:
                printed = pen.printed_place(event).points
                return spaced(pen.name(event), points(printed) if printed else "")
            case ["visit", place]:
                return Text(pen.name(place))
            case ["prepare"]:
                season = SEASONS[self._game.players[self._seat].season + 1]
                return Text(pen.say("prepare", season=season))
            case [_, card] if pen.rules.card_or_none(card):
                worth = points(pen.printed(card).points)
                return spaced(self._worded(option_id), pen.price(card), worth)
        return self._worded(option_id)

    def _worded(self, option_id: str) -> Text:
        return Text(self._pen.words.option(option_id, self._pen.names, self._seat))
