"""Mistwood: Nightweave the spider, farms of every season, more Legends, Corrin, four powers."""

from everdell.boxes.mistwood.box import MistwoodBox

__all__ = ["MistwoodBox"]
