"""The Legends: a legendary critter and a legendary construction for each player."""

from everdell.boxes.legends.box import LegendsBox

__all__ = ["LegendsBox"]
