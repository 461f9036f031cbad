"""The base game for one to four players, with Rugwort as the solo opponent."""

from everdell.boxes.base.box import BaseBox

__all__ = ["BaseBox"]
