"""Learning from games between bots what positions are worth."""

from everdell.arena.training.course import SUBJECTS, Course, Generation, train

__all__ = ["SUBJECTS", "Course", "Generation", "train"]
