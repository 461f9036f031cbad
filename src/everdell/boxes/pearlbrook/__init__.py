"""Pearlbrook: a river, its pearls, ambassadors, adornments and wonders."""

from everdell.boxes.pearlbrook.box import PearlbrookBox

__all__ = ["PearlbrookBox"]
