"""Spirecrest: weather, discoveries on a mountain road, big critters, an expedition at the end."""

from everdell.boxes.spirecrest.box import SpirecrestBox

__all__ = ["SpirecrestBox"]
