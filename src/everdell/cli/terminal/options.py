"""What can be chosen now: numbered, grouped by the kind of thing it touches, with its price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from everdell.cli.terminal.labels import Labels, points, spaced
from everdell.cli.terminal.prices import worded
from everdell.cli.terminal.view import View
from everdell.engine.content import SEASONS
from everdell.engine.option import PLAY, Decision, Option
from everdell.engine.prices import prices
from everdell.engine.rules import Rules
from everdell.engine.state import Game
from everdell.engine.wording import option_phrase

# The groups of a turn in the order they are shown. "" is for answers that need no title.
_ORDER: Final = ("visit", "hand", "meadow", "revealed", "event", "", "season")
_ZONES: Final = 2  # behind the hand comes what is kept aside from it


def group_of(option: Option, rules: Rules) -> str:
    if option.verb == PLAY:
        return rules.origins[option.origin]
    if option.verb in ("prepare", "pass"):
        return "season"
    return option.verb if option.verb in ("visit", "event") else ""


def component_of(option: Option, rules: Rules) -> str:
    """The card, place or event that an option is about; empty if it is about none."""
    return rules.ids[option.card] if option.card else rules.places[option.place].id


class Menu:
    """The options of a decision as a numbered list."""

    def __init__(self, labels: Labels, game: Game, view: View, decision: Decision) -> None:
        self._labels = labels
        self._game = game
        self._seat = decision.seat
        self._prices = prices(game)
        zones = [zone.id for zone in game.rules.origin_zones]
        self._groups: dict[str, list[Option]] = {
            group: [] for group in (*_ORDER[:_ZONES], *zones, *_ORDER[_ZONES:])
        }
        for option in decision.options:
            self._groups[group_of(option, game.rules)].append(option)
        places = [place.id for place in view.places]
        self._sort("visit", places)
        self._sort("event", places)
        self._sort("hand", view.me.hand)
        self._sort("meadow", [spot.card for spot in view.meadow])
        listed = [option for group in self._groups.values() for option in group]
        self.ids: list[str] = [option.id for option in listed]
        self._numbered = {str(n): option for n, option in enumerate(listed, start=1)}

    def _sort(self, group: str, drawn: Sequence[str | None]) -> None:
        """Put options in the order in which what they touch is drawn."""
        order = {id: n for n, id in reversed(list(enumerate(drawn)))}
        last = len(drawn)
        self._groups[group].sort(key=lambda option: order.get(self._component(option), last))

    def _component(self, option: Option) -> str:
        return component_of(option, self._game.rules)

    def at(self, number: str) -> str | None:
        """The id of the option with this number, as it was typed."""
        option = self._numbered.get(number)
        return None if option is None else option.id

    def component_at(self, number: str) -> str:
        """The component that the option with this number is about; empty if it is about none."""
        option = self._numbered.get(number)
        return "" if option is None else self._component(option)

    def numbers_of(self, component_id: str) -> list[str]:
        """The numbers of the options that visit, play or touch a component."""
        return [n for n, one in self._numbered.items() if component_id in self._named(one)]

    def _named(self, option: Option) -> tuple[str, str]:
        """The component that an option is about, and the one that helps to pay."""
        rules = self._game.rules
        return self._component(option), rules.ids[rules.ways[option.way].card]

    # Drawing ---------------------------------------------------------------------------------

    def draw(self) -> Group:
        return Group(*self._draw_groups())

    def numbered(self, option_id: str, words: str = "") -> Text:
        """An option with its number, as it stands in the list or in these words."""
        width = len(str(len(self.ids)))
        number = self.ids.index(option_id) + 1
        line = Text(words) if words else self._line(self._numbered[str(number)])
        return Text.assemble((f"{number:>{width + 1}} ", "bold yellow"), line)

    def _draw_groups(self) -> Iterator[RenderableType]:
        for group, options in self._groups.items():
            lines = [self.numbered(option.id) for option in options]
            if lines and group:
                yield Text(self._title(group), "bold underline")
            if lines:
                yield Columns(lines, padding=(0, 3), column_first=True)

    def _title(self, group: str) -> str:
        if group in [zone.id for zone in self._game.rules.origin_zones]:
            return self._labels.zone(group, ".play")
        return self._labels.say(f"group-{group}")

    def _line(self, option: Option) -> Text:
        labels = self._labels
        component = self._component(option)
        if option.verb == PLAY:
            return spaced(labels.card(component), worded(labels, self._prices[option.id]))
        if option.verb == "event" and option.place:
            printed = labels.printed_place(component).points
            return spaced(labels.name(component), points(printed) if printed else "")
        if option.verb == "visit" and option.place:
            return Text(labels.name(component))
        if option.verb == "prepare":
            season = SEASONS[self._game.players[self._seat].season + 1]
            return Text(labels.say("prepare", season=season))
        if labels.rules.card_or_none(component) and not option.copy:
            worth = points(labels.printed(component).points)
            return spaced(self._worded(option), labels.price(component), worth)
        return self._worded(option)

    def _worded(self, option: Option) -> Text:
        phrase = option_phrase(self._game.rules, option, self._seat)
        return Text(self._labels.words.say(phrase, self._labels.names))
