"""Learning from games between bots what positions are worth."""

from everdell.arena.training.course import Course, Generation, train

__all__ = ["Course", "Generation", "train"]
