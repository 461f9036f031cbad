"""One game at the terminal: whose turn it is, what is shown to whom, and how it ends."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from everdell.bots.specs import USUAL, Budget
from everdell.cli.terminal.board import heading
from everdell.cli.terminal.bot_seats import BotSeats
from everdell.cli.terminal.city import draw_status
from everdell.cli.terminal.commands import Verb, parse
from everdell.cli.terminal.game_file import GameFile
from everdell.cli.terminal.options import Menu
from everdell.cli.terminal.player_console import PlayerConsole
from everdell.cli.terminal.prompt import Leave, Prompt
from everdell.cli.terminal.score import draw_score
from everdell.cli.terminal.view import view_of
from everdell.engine.journal import Entry, Journal
from everdell.engine.option import Decision
from everdell.table import Sitting

_TURN: Final = "turn"  # the prompt of a turn's own choice, and the entry that begins it


class Session:
    """Runs a sitting to its end, or until the players leave.

    Every screen is made for one seat, the viewer. Before another person's secrets are shown, the
    screen is cleared and the keyboard handed over. `_read` says how far each person has read the
    log, `_heard` how much of what went wrong with the bots.
    """

    def __init__(
        self,
        sitting: Sitting,
        rivals: BotSeats,
        console: PlayerConsole,
        file: GameFile,
        hints: Budget = USUAL,
    ) -> None:
        self._sitting = sitting
        self._rivals = rivals
        self._console = console
        self._labels = console.labels
        self._file = file
        self._prompt = Prompt(sitting, console, file, hints)
        self._persons = [s for s in range(sitting.game.rules.players) if s not in rivals]
        self._viewer: int | None = None
        self._read = {seat: self._last_act(seat) for seat in self._persons}
        self._heard = dict.fromkeys(self._persons, 0)

    def run(self) -> None:
        self._console.say("welcome", seed=str(self._sitting.game.seed))
        if self._sitting.older_rules is not None:
            self._console.say("older-rules")
        elif self._sitting.choices:
            self._console.say("resumed")
        try:
            while (decision := self._sitting.game.decision) is not None:
                if decision.seat in self._rivals:
                    self._sitting.choose(self._rivals.choose(decision.seat))
                else:
                    self._let_person_choose(decision)
            self._finish()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self._console.show("")
            if not self._sitting.game.over:
                self._prompt.keep()
        except Exception:
            self._prompt.keep()  # a fault in a box must not cost the game
            raise
        self._console.say("goodbye")

    def _last_act(self, seat: int) -> int:
        """Up to where a seat knows the log of a game that is gone on with."""
        acts = [
            n
            for n, entry in enumerate(self._sitting.log, start=1)
            if entry.seat == seat and entry.kind != _TURN
        ]
        return acts[-1] if acts else 0

    # Choosing --------------------------------------------------------------------------------

    def _let_person_choose(self, decision: Decision) -> None:
        seat = decision.seat
        self._make_viewer(seat)
        menu = Menu(self._labels, self._sitting.game, view_of(self._sitting.game, seat), decision)
        self._show_decision(decision, menu)
        choice = self._prompt.choice(seat, menu)
        if choice is None:
            return
        outlook = self._outlook(seat, choice) if self._prompt.confirms else None
        if outlook is None:
            self._sitting.choose(choice)
        elif self._ends_turn(seat, outlook):
            self._sitting.choose(choice)
            self._read[seat] = len(self._sitting.log)

    def _outlook(self, seat: int, choice: str) -> list[Entry] | None:
        """What a choice would do, if it ended the turn and could not be taken back any more.

        Not told where a player would learn something: trying must not show it.
        """
        trial = self._sitting.game.clone()
        journal = trial.journal = Journal()
        trial.choose(choice)
        goes_on = trial.decision is not None and trial.decision.seat == seat
        learned = any(entry.barrier for entry in journal.entries)
        return None if goes_on or learned else journal.entries

    def _ends_turn(self, seat: int, outlook: list[Entry]) -> bool:
        """The last moment to think again."""
        self._console.show(*self._console.lines(outlook, seat))
        while True:
            command = parse(self._console.ask("end-turn"))
            if command.verb is Verb.NOTHING:
                return True
            if command.verb is Verb.UNDO:
                self._console.say("undone")
                return False
            self._console.say("enter-or-undo")

    # Showing ---------------------------------------------------------------------------------

    def _make_viewer(self, seat: int) -> None:
        """Before another person looks, the one before reads on and the screen is cleared."""
        if seat != self._viewer and len(self._persons) > 1:
            if self._viewer is not None and self._tell_news(self._viewer):
                self._console.ask("read-on")
            self._console.clear()
            self._console.ask("curtain", name=self._labels.names[seat])
            self._console.clear()
        self._viewer = seat

    def _tell_news(self, seat: int, title: str = "") -> bool:
        """What has happened since this seat last looked; whether anything has."""
        log, mishaps = self._sitting.log, self._rivals.mishaps
        news = [
            *mishaps[self._heard[seat] :],
            *self._console.lines(log[self._read[seat] :], seat),
        ]
        self._read[seat], self._heard[seat] = len(log), len(mishaps)
        if news and title:
            self._console.show(heading(self._labels.say(title)))
        self._console.show(*news)
        return bool(news)

    def _show_decision(self, decision: Decision, menu: Menu) -> None:
        if decision.prompt == _TURN:
            self._prompt.show_table(decision.seat)
            self._tell_news(decision.seat, "news")
        else:
            self._tell_news(decision.seat)
            self._show_status(decision.seat)
        self._show_options(decision, menu)

    def _show_status(self, seat: int) -> None:
        """In the middle of a turn a line will do, and the cards that lie open."""
        view = view_of(self._sitting.game, seat)
        self._console.show(draw_status(self._labels, view.me))
        for shown in view.shown:
            cards = Text(", ").join(self._labels.card(card) for card in shown.cards)
            self._console.show(Text.assemble(self._labels.say("shown"), " ", cards))

    def _show_options(self, decision: Decision, menu: Menu) -> None:
        self._console.show("", Text(self._labels.words.prompt(decision), "bold"), menu.draw())

    # The end ---------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The last moves, the score sheet, and the record if one is kept."""
        console = self._console
        if self._viewer is None:
            console.show(*self._rivals.mishaps, *console.lines(self._sitting.log, None))
        else:
            self._tell_news(self._viewer, "news")
        console.show("", draw_score(self._labels, view_of(self._sitting.game, self._viewer or 0)))
        if self._file.path is not None:
            self._prompt.keep()
        self._prompt.farewell(self._viewer)
