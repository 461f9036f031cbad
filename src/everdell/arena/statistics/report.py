"""The report: what the numbers say, in Markdown and in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from everdell.arena.statistics.counting import DECISIONS, TOTAL, TURNS, Statistics, Use
from everdell.arena.statistics.game_records import CARD, EVENT, LOCATION, TILE
from everdell.bots.simulation import Lineup
from everdell.engine.phrases import message_id
from everdell.texts import Catalog

Numeral = Callable[[float, int], str]  # a number with so many digits behind the point

_CHAPTERS: Final = (CARD, EVENT, LOCATION, TILE)


class Report:
    def __init__(self, words: Catalog, numeral: Numeral) -> None:
        self._words = words
        self._numeral = numeral

    def write(
        self, lineup: Lineup, seed: int, sums: Statistics, pictures: Mapping[str, str]
    ) -> str:
        """`pictures` are the files to be shown, by what they show."""
        say = self._words.text
        chapters = [
            f"# {say('statistics-title')}",
            say(
                "statistics-settings",
                count=sums.games,
                games=self._numeral(sums.games, 0),
                players=lineup.players,
                boxes=", ".join(lineup.boxes),
                bots=", ".join(lineup.seated),
                seed=str(seed),
            ),
            f"## {say('statistics-scores')}",
            *self._picture(pictures, "scores"),
            self._scores(lineup, sums),
            self._parts(sums),
            *self._tokens(sums),
            f"## {say('statistics-length')}",
            self._lengths(sums),
            f"## {say('statistics-branching')}",
            self._prompts(sums),
        ]
        for kind in _CHAPTERS:
            if not sums.used(kind):
                continue
            chapters += [f"## {say('statistics-components', kind=kind)}"]
            chapters += self._picture(pictures, kind)
            chapters += [say("statistics-uses"), self._uses(sums.used(kind))]
        return "\n\n".join(chapters) + "\n"

    def _picture(self, pictures: Mapping[str, str], name: str) -> list[str]:
        if name not in pictures:
            return []
        return [f"![{self._words.text('statistics-picture', shows=name)}]({pictures[name]})"]

    def _scores(self, lineup: Lineup, sums: Statistics) -> str:
        rows = []
        for seat, won in enumerate(sums.won):
            points = sums.distribution(seat, TOTAL)
            playing = (
                lineup.seated[seat] if seat < lineup.players else self._words.text("commands-rival")
            )
            rows.append(
                [
                    self._words.text("seat", n=seat + 1),
                    playing,
                    self._numeral(_mean(points), 1),
                    *[
                        self._numeral(_quantile(points, share), 0)
                        for share in (0, 0.25, 0.5, 0.75, 1)
                    ],
                    self._percent(won / sums.games),
                ]
            )
        columns = (
            "seat",
            "bot",
            "mean",
            "least",
            "quarter",
            "median",
            "three-quarters",
            "most",
            "won",
        )
        return self._table(columns, rows)

    def _parts(self, sums: Statistics) -> str:
        """The mean of each part, for each seat."""
        return self._means(
            sums,
            "part",
            {
                self._words.text("statistics-total")
                if part == TOTAL
                else self._words.score_part(part): partial(sums.distribution, part=part)
                for part in sums.parts
            },
        )

    def _tokens(self, sums: Statistics) -> list[str]:
        """The mean of each countable thing that was left, for each seat."""
        if not sums.counters:
            return []
        left = {
            self._words.text(f"token-{message_id(counter)}"): partial(sums.left, counter=counter)
            for counter in sums.counters
        }
        heading = f"## {self._words.text('statistics-tokens')}"
        return [heading, self._means(sums, "component", left)]

    def _means(
        self, sums: Statistics, column: str, rows: Mapping[str, Callable[[int], dict[int, int]]]
    ) -> str:
        seats = range(len(sums.won))
        names = [self._words.text("seat", n=seat + 1) for seat in seats]
        return _markdown(
            [self._words.text("statistics-column", column=column), *names],
            [
                [name, *[self._numeral(_mean(of_seat(seat)), 1) for seat in seats]]
                for name, of_seat in rows.items()
            ],
            1,
        )

    def _lengths(self, sums: Statistics) -> str:
        rows = []
        for measure in (DECISIONS, TURNS):
            lengths = sums.length(measure)
            figures = [_mean(lengths), *[_quantile(lengths, share) for share in (0, 0.5, 1)]]
            rows.append(
                [
                    self._words.text("statistics-measure", measure=measure),
                    *[
                        self._numeral(figure, 1 if i == 0 else 0)
                        for i, figure in enumerate(figures)
                    ],
                ]
            )
        return self._table(("measure", "mean", "least", "median", "most"), rows, words=1)

    def _prompts(self, sums: Statistics) -> str:
        total = (self._words.text("statistics-all-prompts"), sums.branching)
        prompts = sorted(sums.prompts.items(), key=lambda item: -item[1].decisions)
        rows = [
            [
                name,
                self._numeral(seen.decisions, 0),
                self._numeral(seen.options / seen.decisions, 2),
                self._numeral(seen.most, 0),
            ]
            for name, seen in [total, *[(f"`{prompt}`", seen) for prompt, seen in prompts]]
        ]
        return self._table(("prompt", "decisions", "mean-options", "most-options"), rows, words=1)

    def _uses(self, uses: Iterable[Use]) -> str:
        rows = []
        for use in uses:
            if use.users:
                low, high = use.interval
                rows.append(
                    [
                        self._words.name(use.component),
                        self._percent(use.rate),
                        self._numeral(use.times / use.users, 2),
                        self._percent(use.win_rate),
                        f"{self._percent(low)} – {self._percent(high)}",
                    ]
                )
        columns = ("component", "play-rate", "times", "win-rate", "interval")
        return self._table(columns, rows, words=1)

    def _percent(self, share: float) -> str:
        return self._words.text("arena-percent", n=self._numeral(100 * share, 1))

    def _table(self, columns: Sequence[str], rows: Iterable[Sequence[str]], words: int = 2) -> str:
        headings = [self._words.text("statistics-column", column=column) for column in columns]
        return _markdown(headings, rows, words)


def _markdown(headings: Sequence[str], rows: Iterable[Sequence[str]], words: int) -> str:
    """A table; the columns behind the first `words` hold numbers and stand to the right."""
    rule = ["---" if i < words else "---:" for i in range(len(headings))]
    return "\n".join([f"| {' | '.join(row)} |" for row in (headings, rule, *rows)])


def _mean(counts: Mapping[int, int]) -> float:
    """Of values that came so many times each."""
    return sum([value * n for value, n in counts.items()]) / (sum(counts.values()) or 1)


def _quantile(counts: Mapping[int, int], share: float) -> int:
    """The least value that so great a share does not exceed."""
    needed = share * sum(counts.values())
    seen = 0
    for value, n in sorted(counts.items()):
        seen += n
        if seen >= needed:
            return value
    return 0
