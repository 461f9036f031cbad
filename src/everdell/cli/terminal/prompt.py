"""Asking a person for one of the options, and answering everything else that may be typed."""

from __future__ import annotations

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from everdell.bots import advise
from everdell.bots.specs import Budget
from everdell.cli.terminal.commands import Command, Verb, parse
from everdell.cli.terminal.game_file import GameFile
from everdell.cli.terminal.hint import draw_hint, thinking
from everdell.cli.terminal.lookup import component_ids, draw_component, find
from everdell.cli.terminal.offered import offered_now
from everdell.cli.terminal.options import Menu
from everdell.cli.terminal.player_console import PlayerConsole
from everdell.cli.terminal.screen import draw_legend, draw_table
from everdell.cli.terminal.view import view_of
from everdell.engine.errors import EverdellError
from everdell.table import Sitting


class Leave(Exception):
    """A player ends the session before the game is over."""


class Prompt:
    """The keyboard's side of a game.

    hints     how long a bot may think about a hint
    confirms  whether one more Enter ends a turn that could not be taken back afterwards
    """

    def __init__(
        self, sitting: Sitting, console: PlayerConsole, file: GameFile, hints: Budget
    ) -> None:
        self._sitting = sitting
        self._console = console
        self._labels = console.labels
        self._file = file
        self._hints = hints
        self._names = {id: self._labels.name(id) for id in component_ids(self._labels.rules)}
        self.confirms = True

    def choice(self, seat: int, menu: Menu) -> str | None:
        """The id that was chosen; None if the decision has become another one."""
        while True:
            undo = "yes" if self._sitting.can_undo(seat) else "no"
            command = parse(self._console.ask("your-choice", last=len(menu.ids), undo=undo))
            match command.verb:
                case Verb.PICK if choice := menu.at(command.rest):
                    return choice
                case Verb.UNDO if self._undo(seat):
                    return None
                case Verb.UNDO:
                    self._console.say("cannot-undo")
                case Verb.QUIT:
                    self._quit()
                case _:
                    self._answer(seat, menu, command)

    def farewell(self, seat: int | None) -> None:
        """After the score sheet: the log and the record are still at hand."""
        while (command := parse(self._console.ask("farewell"))).verb is not Verb.NOTHING:
            match command.verb:
                case Verb.LOG:
                    self._show_log(seat)
                case Verb.SAVE:
                    self.save(command.rest)
                case Verb.QUIT:
                    return

    # Looking ---------------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        game = self._sitting.game
        self._console.show("", Rule(self._labels.player(seat), characters="═", style="dim"))
        self._console.show(
            draw_table(self._labels, view_of(game, seat), offered_now(game), self._console.width)
        )

    def _answer(self, seat: int, menu: Menu, command: Command) -> None:
        """Commands that change nothing in the game."""
        match command.verb:
            case Verb.CARD:
                self._show_component(seat, menu, command.rest)
            case Verb.LOG:
                self._show_log(seat)
            case Verb.BOARD:
                self.show_table(seat)
                self._console.show(menu.draw())
            case Verb.HINT:
                self._show_hint(seat, menu)
            case Verb.SAVE:
                self.save(command.rest)
            case Verb.ENDING:
                self.confirms = not self.confirms
                self._console.say("confirms" if self.confirms else "ends-at-once")
            case Verb.HELP:
                self._console.show(Text(self._labels.say("help")), draw_legend(self._labels))
            case _:
                self._console.say("not-understood", last=len(menu.ids))

    def _show_log(self, seat: int | None) -> None:
        self._console.show(*self._console.lines(self._sitting.log, seat))

    def _show_hint(self, seat: int, menu: Menu) -> None:
        self._console.show(thinking(self._labels))
        advice = advise(self._sitting.game, seat, self._hints)
        self._console.show(draw_hint(self._labels, menu, advice))

    def _show_component(self, seat: int, menu: Menu, wanted: str) -> None:
        ids = self._components(menu, wanted)
        if len(ids) == 1:
            view = view_of(self._sitting.game, seat)
            self._console.show(draw_component(self._labels, view, ids[0], menu.numbers_of(ids[0])))
        elif ids:
            self._console.say("which-one", names=", ".join(self._names[id] for id in ids))
        else:
            self._console.say("no-such-card", name=wanted)

    def _components(self, menu: Menu, wanted: str) -> list[str]:
        """What a name means, or the number of an option."""
        if not wanted.isdecimal():
            return find(self._names, wanted)
        component = menu.component_at(wanted)
        return [component] if component in self._names else []

    # Undoing, keeping, leaving ---------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        if self._sitting.can_undo(seat):
            self._sitting.undo()
            self._console.say("undone")
            return True
        return False

    def save(self, file: str) -> None:
        target = Path(file).expanduser() if file else None
        try:
            self._file.save(self._sitting.record(), target)
        except EverdellError as fault:
            self._console.show(Text(self._labels.words.error(fault)))
        else:
            self._say_saved()

    def keep(self) -> None:
        """Save wherever it is possible, if there is anything to lose."""
        if self._sitting.choices:
            self._file.save_anywhere(self._sitting.record())
            self._say_saved()

    def _say_saved(self) -> None:
        self._console.say_unbroken("saved", path=str(self._file.path))
        if not self._sitting.game.over:
            self._console.say_unbroken("resume-with", command=self._file.command())

    def _quit(self) -> None:
        if not self._console.ask("save-first").casefold().startswith("n"):
            self.keep()
        raise Leave
