"""What stands in the tables: three with a row for each game and more, five that sum them up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from everdell.arena.jobs import Result
from everdell.arena.statistics.counting import Statistics
from everdell.arena.statistics.game_records import GameRecord
from everdell.arena.statistics.tables import Folder, Row, TableLayout

GAMES: Final = TableLayout(
    "games",
    {"seed": int, "decisions": int, "turns": int, "options": int, "most_options": int},
)
SEATS: Final = TableLayout(
    "seats", {"seed": int, "seat": int, "bot": str, "score": int, "won": float, "seconds": float}
)
DEEDS: Final = TableLayout(
    "deeds", {"seed": int, "seat": int, "kind": str, "component": str, "times": int}
)
COMPONENTS: Final = TableLayout(
    "components",
    {
        "kind": str, "component": str, "chances": int, "users": int, "times": int, "won": float,
        "play_rate": float, "win_rate": float, "low": float, "high": float,
    },
)  # fmt: skip
PROMPTS: Final = TableLayout(
    "prompts", {"prompt": str, "decisions": int, "mean_options": float, "most_options": int}
)
SCORES: Final = TableLayout("scores", {"seat": int, "part": str, "points": int, "games": int})
TOKENS: Final = TableLayout("tokens", {"seat": int, "token": str, "left": int, "games": int})
LENGTHS: Final = TableLayout("lengths", {"measure": str, "length": int, "games": int})
TABLES: Final = (GAMES, SEATS, DEEDS, COMPONENTS, PROMPTS, SCORES, TOKENS, LENGTHS)


def write_game(folder: Folder, result: Result) -> None:
    record = msgspec.convert(result.record, GameRecord)
    options = sum([seen.options for seen in record.prompts.values()])
    most = max([seen.most for seen in record.prompts.values()])
    folder.add(GAMES, [(result.seed, result.decisions, record.turns, options, most)])
    folder.add(SEATS, _seats(result))
    folder.add(
        DEEDS,
        [(result.seed, deed.seat, deed.kind, deed.component, deed.times) for deed in record.deeds],
    )


def _seats(result: Result) -> Iterator[Row]:
    """An automatic opponent is a seat without a bot."""
    for seat, score in enumerate(result.scores):
        bot = result.bots[seat] if seat < len(result.bots) else ""
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        seconds = result.seconds[seat] if seat < len(result.seconds) else 0.0
        yield result.seed, seat, bot, score, won, seconds


def write_sums(folder: Folder, sums: Statistics) -> None:
    folder.add(
        COMPONENTS,
        [
            (
                use.kind, use.component, use.chances, use.users, use.times, use.won,
                use.rate, use.win_rate, *use.interval,
            )
            for use in sums.uses.values()
        ],
    )  # fmt: skip
    folder.add(
        PROMPTS,
        [
            (prompt, seen.decisions, seen.options / seen.decisions, seen.most)
            for prompt, seen in sorted(sums.prompts.items())
        ],
    )
    folder.add(SCORES, [(*which, games) for which, games in sorted(sums.scores.items())])
    folder.add(TOKENS, [(*which, games) for which, games in sorted(sums.tokens.items())])
    folder.add(LENGTHS, [(*which, games) for which, games in sorted(sums.lengths.items())])
