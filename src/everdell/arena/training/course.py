"""The course of training: play, fit, play better, fit again.

First at tables of people, knowing nothing but the score; then alone against an automatic rival,
with what was learned in company. Or from where another course has ended. Everything follows from
the seed, and the weights are rounded, so the same command writes the same file on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal, get_args

import msgspec

from everdell import defaults
from everdell.arena.jobs import Job, Result
from everdell.arena.runner import run
from everdell.arena.training.fitting import Sums, add_up, lesson_from, no_sums
from everdell.arena.training.samples import WATCHER, Notes, Sample
from everdell.bots.experience import Experience, Lesson, write_experience
from everdell.bots.levels import TRAINEE
from everdell.bots.simulation import Lineup
from everdell.bots.thinking.traits import trait_names
from everdell.engine.content import SEASONS
from everdell.engine.errors import EverdellError, SetupError
from everdell.extras import extra
from everdell.games import checked_setup, rules_for, shelf
from everdell.version import VERSION

_TABLES: Final = (2, 2, 2, 3, 4)  # players, in turn: most games are played by two
_MEMORY: Final = 2  # generations that a fit looks at
_STRIDE: Final = 1_000_000  # seeds from one generation to the next
_BATCH: Final = 5000  # samples that are added up together, which is much faster than game by game

_RIVALRY: Final = 0.3
_SOLO_RIVALRY: Final = 0.5
_IGNORANT: Final = Lesson(_RIVALRY, [0.0] * len(SEASONS), {})

Subject = Literal["company", "solo"]
SUBJECTS: Final[tuple[Subject, ...]] = get_args(Subject)


@dataclass(frozen=True)
class Course:
    """How much is played: so many games in each generation, in company and then alone.

    options   settings of the boxes at all tables
    subjects  which of the two is learned
    after     what is known before; nothing by default
    keep      boxes of which all that is known before stays as it is
    """

    boxes: tuple[str, ...] = defaults.BOXES
    games: int = 2000
    generations: int = 8
    seed: int = 0
    subjects: tuple[Subject, ...] = SUBJECTS
    after: Experience | None = None
    keep: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.after is None and self.subjects != SUBJECTS:
            raise EverdellError(
                "half-experience",
                "With --only, the other half of the experience has to be known already:"
                " name its file with --after.",
            )
        if self.after is None and self.keep:
            raise EverdellError(
                "nothing-to-keep",
                "With --keep, what is to be kept has to be known already:"
                " name its file with --after.",
            )
        if self.keep and not set(self.keep) < set(self.boxes):
            boxes = ", ".join(self.boxes)
            raise EverdellError(
                "bad-keep",
                f"--keep takes some of the boxes on the table ({boxes}), but not all of them:"
                " the others are learned.",
                {"boxes": boxes},
            )

    @property
    def all_games(self) -> int:
        return len(self.subjects) * self.generations * self.games

    @property
    def command(self) -> str:
        """How to go through the same course once more."""
        wish = f"--games {self.games} --generations {self.generations} --seed {self.seed}"
        only = f" --only {self.subjects[0]}" if self.subjects != SUBJECTS else ""
        after = " --after FORMER" if self.after is not None else ""
        keep = f" --keep {','.join(self.keep)}" if self.keep else ""
        options = "".join([f" --option {id}={value}" for id, value in self.options.items()])
        boxes = ",".join(self.boxes)
        return f"everdell train FILE --boxes {boxes}{options} {wish}{only}{after}{keep}"

    def traits(self, solo: bool) -> list[str]:
        return _traits(solo, self.boxes, self.options)

    def kept_traits(self, solo: bool) -> frozenset[str]:
        return frozenset(_traits(solo, self.keep, {}) if self.keep else ())

    def lineups(self, solo: bool, bots: tuple[str, ...]) -> list[Lineup]:
        tables = (1,) if solo else _TABLES
        return [
            Lineup(players, self.boxes, {**options, **self.options}, bots)
            for players in tables
            for options in self._options(players)
        ]

    def _options(self, players: int) -> list[dict[str, str]]:
        """All settings that matter only at a table of this size."""
        settings = [
            setting
            for id in self.boxes
            for setting in shelf()[id].settings()
            if players in setting.players and setting.id not in self.options
        ]
        ways = product(*[setting.values for setting in settings])
        named = [dict(zip([setting.id for setting in settings], way, strict=True)) for way in ways]
        return [options for options in named if self._is_possible(players, options)]

    def _is_possible(self, players: int, options: dict[str, str]) -> bool:
        try:
            checked_setup(players, self.boxes, {**options, **self.options})
        except SetupError:
            return False
        return True


def _traits(solo: bool, boxes: tuple[str, ...], options: Mapping[str, str]) -> list[str]:
    return trait_names(rules_for(1 if solo else 2, boxes, options))


@dataclass(frozen=True)
class Generation:
    """What came of one round of games: the scores of its players show the progress."""

    number: int
    solo: bool
    games: int
    mean_score: float
    won: float  # the share of games that a player won

    @property
    def summary(self) -> dict[str, Any]:
        return {
            "solo": self.solo,
            "games": self.games,
            "mean_score": self.mean_score,
            "won": self.won,
        }


Playing = Callable[[list[Job]], Generator[Result, None, None]]
Writing = Callable[[Path, Experience], None]


def train(
    course: Course, file: Path, playing: Playing = run, write: Writing = write_experience
) -> Generator[Generation | Experience, None, None]:
    """Each generation when it is fitted, and in the end the experience.

    file     where the experience will be kept: bots in other processes, or on other machines, find
             what was learned so far beside it
    playing  plays the games of a generation
    write    keeps an experience in a file
    """
    extra("numpy", "train")  # better now than after the games of a generation
    history: list[Generation] = []
    beside = file.absolute().parent
    with TemporaryDirectory(prefix="everdell-train-", dir=beside) as folder:
        known = course.after
        company = known.company if known is not None else _IGNORANT
        if "company" in course.subjects:
            company = yield from _learn(
                course, False, company, Path(folder), playing, write, history
            )
        fresh = Lesson(_SOLO_RIVALRY, company.error, company.weights)
        solo = known.solo if known is not None else fresh
        if "solo" in course.subjects:
            solo = yield from _learn(course, True, solo, Path(folder), playing, write, history)
    yield Experience(company, solo, _provenance(course, history))


def _learn(
    course: Course,
    solo: bool,
    lesson: Lesson,
    folder: Path,
    playing: Playing,
    write: Writing,
    history: list[Generation],
) -> Generator[Generation, None, Lesson]:
    memory: list[list[Sums]] = []
    names = course.traits(solo)  # and whatever else turns up in games with other settings
    kept = course.kept_traits(solo)
    for number in range(course.generations):
        path = folder / f"{'solo' if solo else 'company'}-{number}.json"
        write(path, Experience(lesson, lesson))
        lineups = course.lineups(solo, (f"{TRAINEE.name}:{path}",))
        first = course.seed + (2 * number + solo) * _STRIDE
        jobs = [Job(lineups[i % len(lineups)], first + i, WATCHER) for i in range(course.games)]
        with closing(playing(jobs)) as results:
            harvest = _Harvest(results, names)
        memory = [*memory[1 - _MEMORY :], harvest.sums]
        # The first trait is the mean. The others are sorted: any game may have brought them first.
        order = [0, *sorted(range(1, len(names)), key=names.__getitem__)]
        in_order = [[season.in_order(order) for season in sums] for sums in memory]
        ordered = [names[number] for number in order]
        lesson = lesson_from(_together(in_order), ordered, lesson, kept)
        history.append(harvest.generation(number, solo))
        yield history[-1]
    return lesson


class _Harvest:
    """What the games of a generation have taught. They may be many: only sums are kept.

    All sums are exact, so it does not matter which game ends first. New traits join the `names`.
    """

    def __init__(self, results: Iterable[Result], names: list[str]) -> None:
        self._names = names
        self._numbers = {name: number for number, name in enumerate(names)}
        self.sums = no_sums(len(names))
        self._games = 0
        self._won = 0
        self._seats = 0
        self._points = 0
        self._waiting: list[Sample] = []
        for result in results:
            self._count(result)
            if len(self._waiting) >= _BATCH:
                self._add_up()
        self._add_up()

    def _count(self, result: Result) -> None:
        if not result.over:
            raise EverdellError(
                "training-failed",
                f"The game of seed {result.seed} was not played to its end ({result.failure}).",
                {"seed": str(result.seed), "error": result.failure},
            )
        self._games += 1
        self._won += min(result.winners) < len(result.bots)
        self._seats += len(result.bots)
        self._points += sum(result.scores[: len(result.bots)])
        notes = msgspec.convert(result.record, Notes)
        numbers = [self._number_of(name) for name in notes.names]
        for sample in notes.samples:
            sample.traits[::2] = [numbers[number] for number in sample.traits[::2]]
        self._waiting += notes.samples

    def _number_of(self, name: str) -> int:
        if name not in self._numbers:
            self._numbers[name] = len(self._names)
            self._names.append(name)
        return self._numbers[name]

    def _add_up(self) -> None:
        for sums in self.sums:
            sums.widen(len(self._names))
        add_up(self.sums, self._waiting)
        self._waiting = []

    def generation(self, number: int, solo: bool) -> Generation:
        mean = round(self._points / self._seats, 2)
        return Generation(number, solo, self._games, mean, round(self._won / self._games, 3))


def _provenance(course: Course, history: Sequence[Generation]) -> dict[str, Any]:
    """How to make the same experience once more."""
    former = {"after": course.after.provenance} if course.after is not None else {}
    return {
        "everdell": VERSION,
        "command": course.command,
        "generations": [generation.summary for generation in history],
        **former,
    }


def _together(memory: Sequence[list[Sums]]) -> list[Sums]:
    total = memory[0]
    for sums in memory[1:]:
        total = [one.plus(other) for one, other in zip(total, sums, strict=True)]
    return total
