"""The start menu: a few questions, each answered by Enter if one likes the usual game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from everdell import defaults
from everdell.bots import bot_names
from everdell.bots.random_bot import RandomBot
from everdell.bots.registry import level_of
from everdell.cli.seating import USUAL_BOT
from everdell.cli.terminal.names import bot_manner, bot_title
from everdell.cli.terminal.player_console import Ask
from everdell.engine.box import Box
from everdell.engine.phrases import message_id
from everdell.gallery import told_of
from everdell.games import players_for, shelf
from everdell.texts import LANGUAGES, Catalog, catalog

_BOX: Final = defaults.BOXES[0]
_NOTE: Final = (0, 0, 0, 4)  # below the words of its answer
_PLAIN: Final = ""  # no style


@dataclass(frozen=True)
class Wish:
    """The game that is wanted. Bots take the last seats, by default all but one.

    boxes  those of another game than the usual one, if that is wanted
    """

    lang: str
    players: int
    bots: Sequence[str] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[str] = ()
    boxes: Sequence[str] = ()


def start_menu(
    lang: str, console: Console, ask: Ask, boxes: Sequence[str] = defaults.BOXES
) -> Wish:
    asker = _Asker(catalog(lang), console, ask)
    lang = _ask_language(asker, lang)
    asker = _Asker(catalog(lang), console, ask)
    if _BOX not in boxes:
        return _ask_own_game(asker, lang, [shelf()[id] for id in boxes])
    modes = {
        "1": asker.say("mode-bots"),
        "2": asker.say("mode-people"),
        "3": asker.say("mode-solo"),
    }
    own = {str(n): box for n, box in enumerate(_own_games(), start=len(modes) + 1)}
    titles = {n: asker.words.text(f"box-{message_id(box.id)}") for n, box in own.items()}
    mode = asker.choose("ask-mode", modes | titles, "1")
    if mode in own:
        return _ask_own_game(asker, lang, [own[mode]])
    if mode == "3":
        return Wish(lang, players=1, options=_ask_settings(asker, players=1))
    players = int(asker.choose("ask-players", {str(n): "" for n in _player_counts()}, "2"))
    if mode == "2":
        return Wish(lang, players, bots=(), names=_ask_names(asker, players))
    return Wish(lang, players, bots=[_ask_bot(asker)] * (players - 1))


def _own_games() -> list[Box]:
    """The other games that are installed."""
    return [box for box in shelf().values() if box.own_game and box.id != _BOX]


def _ask_own_game(asker: _Asker, lang: str, boxes: Sequence[Box]) -> Wish:
    """Such a game is played alone, or against those bots that suit it."""
    for box in boxes:
        asker.tell(*told_of(asker.words, box))
    fewest, most = players_for(boxes)
    counts = {str(n): "" for n in range(fewest, most + 1)}
    players = int(asker.choose("ask-players", counts, "2" if "2" in counts else str(fewest)))
    suited = [level for box in boxes for level in box.levels()]
    bots = [_ask_bot(asker, suited)] * (players - 1) if players > 1 else None
    return Wish(lang, players, bots=bots, boxes=[box.id for box in boxes])


class _Asker:
    """Asks one question after another, in one language."""

    def __init__(self, words: Catalog, console: Console, ask: Ask) -> None:
        self.words = words
        self._console = console
        self._ask = ask

    def say(self, key: str, **gaps: str | int) -> str:
        return self.words.text(f"terminal-{key}", **gaps)

    def choose(
        self,
        key: str,
        answers: Mapping[str, str],
        usual: str,
        notes: Mapping[str, str] | None = None,
    ) -> str:
        """The key of one of the answers; those with notes stand below each other."""
        rows = [f"{answer} {label}".strip() for answer, label in answers.items()]
        self._console.print(Text(self.say(key), "bold"))
        if notes is None:
            self._console.print(Text("  " + "   ".join(rows)))
        else:
            for answer, row in zip(answers, rows, strict=True):
                self._console.print(Text(f"  {row}"))
                if notes[answer]:
                    self._console.print(Padding(Text(notes[answer], "dim"), _NOTE))
        while True:
            typed = self.read("enter-for", answer=answers[usual] or usual) or usual
            if typed in answers:
                return typed
            self._console.print(Text(self.say("bad-answer", answers=", ".join(answers))))

    def tell(self, *sentences: str) -> None:
        """Something to know beforehand, in a quiet line of its own."""
        for sentence in sentences:
            self._console.print(Text(sentence, "dim"))

    def read(self, key: str, **gaps: str | int) -> str:
        return self._ask(f"{self.say(key, **gaps)} > ").strip()


def _ask_language(asker: _Asker, lang: str) -> str:
    tongues = {str(n): id for n, id in enumerate(LANGUAGES, start=1)}
    labels = {key: catalog(id).text("terminal-language") for key, id in tongues.items()}
    usual = next(key for key, id in tongues.items() if id == lang)
    return tongues[asker.choose("ask-language", labels, usual)]


def _ask_bot(asker: _Asker, suited: Sequence[str] = ()) -> str:
    """One of those that suit the game; where none are named, all do."""
    names = [
        name
        for name in suited or bot_names()
        if name != RandomBot.name  # a yardstick, no opponent
    ]
    bots = {str(n): name for n, name in enumerate(names, start=1)}
    labels = {key: bot_title(asker.words, name) for key, name in bots.items()}
    manners = {key: bot_manner(asker.words, name) for key, name in bots.items()}
    usual = next(key for key, name in bots.items() if name == USUAL_BOT)
    bot = bots[asker.choose("ask-bot", labels, usual, manners)]
    return bot if suited else _styled(asker, bot)


def _styled(asker: _Asker, bot: str) -> str:
    """A bot that can play in several ways, in the one that is wished for."""
    level = level_of(bot)
    if level is None or not level.styles:
        return bot
    words = asker.words
    ways = {str(n): way for n, way in enumerate((_PLAIN, *level.styles), start=1)}
    labels = {
        n: words.text(f"style-{way}" if way else "lobby-style-plain") for n, way in ways.items()
    }
    manners = {n: words.text(f"style-{way}.description") if way else "" for n, way in ways.items()}
    way = ways[asker.choose("ask-style", labels, "1", manners)]
    return f"{bot}:{way}" if way else bot


def _ask_settings(asker: _Asker, players: int) -> dict[str, str]:
    """What may be set for just so many players."""
    chosen: dict[str, str] = {}
    for setting in shelf()[_BOX].settings():
        if players in setting.players:
            key = f"choice-{message_id(setting.id)}"
            labels = {
                value: asker.words.text(f"{key}-{message_id(value)}") for value in setting.values
            }
            chosen[setting.id] = asker.choose("ask-year", labels, setting.default)
    return chosen


def _player_counts() -> range:
    return range(2, shelf()[_BOX].most + 1)


def _ask_names(asker: _Asker, players: int) -> list[str]:
    """Names parted by commas; a seat without one is called by its number."""
    return [name.strip() for name in asker.read("ask-names").split(",")][:players]
