"""What happens in many games: scores, lengths, branching, and what each component is worth."""

from everdell.arena.statistics.counting import Statistics
from everdell.arena.statistics.game_records import WATCHER

__all__ = ["WATCHER", "Statistics"]
