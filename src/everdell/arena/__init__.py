"""Many games between bots: the runner, tournaments and their ratings, statistics."""

from everdell.arena.jobs import Forfeit, Job, Result
from everdell.arena.runner import HERE, run

__all__ = ["HERE", "Forfeit", "Job", "Result", "run"]
