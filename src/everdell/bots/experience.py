"""What training has taught: weights for the traits of a position, kept in a file by their names.

Traits that a file does not know weigh nothing, so it serves for boxes it has never seen.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from everdell.bots.styles import PLAIN, STYLES, Style
from everdell.bots.thinking.judgement import Judgement
from everdell.bots.thinking.traits import trait_names
from everdell.engine.content import SEASONS
from everdell.engine.errors import EverdellError
from everdell.engine.rules import Rules
from everdell.engine.state import Game

OURS: Final = Path(__file__).with_name("experience.json")
FILE: Final = ".json"  # how the name of an experience of one's own ends


_ROW: Final = re.compile(r"\[[^][{}]*\]")


class Lesson(msgspec.Struct, frozen=True):
    """What was learned for one kind of table.

    rivalry    how much the best rival's points count against one's own
    error      by how many points a forecast missed, as a standard deviation for each season
    weights    by trait, for each season: the points that it will bring beyond those it scores now
    automaton  the same for the points of an automatic rival
    """

    rivalry: float
    error: list[float]
    weights: dict[str, list[float]]
    automaton: dict[str, list[float]] = {}


class Experience(msgspec.Struct, frozen=True):
    """Lessons for tables of people, and for one against an automatic rival."""

    company: Lesson
    solo: Lesson
    provenance: dict[str, Any] = {}

    def lesson(self, game: Game) -> Lesson:
        return self.solo if any(p.automaton for p in game.players) else self.company


@lru_cache(maxsize=8)
def load_experience(path: Path = OURS) -> Experience:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Experience)
        for lesson in (found.company, found.solo):
            rows = (lesson.error, *lesson.weights.values(), *lesson.automaton.values())
            if any(len(row) != len(SEASONS) for row in rows):
                raise ValueError
    except (OSError, ValueError, msgspec.DecodeError) as fault:
        raise EverdellError(
            "bad-experience",
            f"{path} holds no weights: name a file that `everdell train` has written.",
            {"path": str(path)},
        ) from fault
    return found


def write_experience(path: Path, experience: Experience) -> None:
    """A trait on a line, so that changes can be read. The former file is there until the end."""
    document = json.dumps(msgspec.to_builtins(experience), indent=1)
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(_ROW.sub(_on_one_line, document) + "\n", encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _on_one_line(row: re.Match[str]) -> str:
    return " ".join(row[0].split())


class Taught:
    """Experience and a style, ready to judge any game."""

    def __init__(self, style: str = "") -> None:
        """`style` is the name of a style, or a file with an experience of one's own."""
        own = style.endswith(FILE)
        self._experience = load_experience(Path(style)) if own else load_experience()
        self._style = PLAIN if own else style_named(style)
        self._rules: Rules | None = None
        self._judgement: Judgement | None = None

    def judgement(self, game: Game) -> Judgement:
        if self._judgement is None or game.rules is not self._rules:
            self._rules = game.rules
            self._judgement = self._judgement_for(game)
        return self._judgement

    def error(self, game: Game, seat: int) -> float:
        """By how many points a forecast for a seat may well miss; one who has passed has them."""
        p = game.players[seat]
        if p.passed or game.over:
            return 0.0
        season = game.players[0].season if p.automaton else p.season
        return self._experience.lesson(game).error[season]

    def _judgement_for(self, game: Game) -> Judgement:
        lesson = self._experience.lesson(game)
        names = trait_names(game.rules)
        return Judgement(
            game.rules,
            _by_season(names, lesson.weights, self._style.likes),
            0.0 if game.rules.figures.gentle else lesson.rivalry + self._style.spite,
            _by_season(names, lesson.automaton, {}),
        )


def _by_season(
    names: Sequence[str], weights: Mapping[str, list[float]], likes: Mapping[str, float]
) -> list[list[float]]:
    """For each season the weights of all traits, in the order of their numbers."""
    nothing = [0.0] * len(SEASONS)
    rows = [
        [weight + likes.get(name, 0.0) for weight in weights.get(name, nothing)] for name in names
    ]
    return [[row[season] for row in rows] for season in range(len(SEASONS))]


def style_named(name: str) -> Style:
    if not name:
        return PLAIN
    if name not in STYLES:
        known = ", ".join(STYLES)
        raise EverdellError(
            "unknown-style",
            f"There is no style {name!r}. There are: {known}; or name a file of weights (.json).",
            {"style": name, "known": known},
        )
    return STYLES[name]
