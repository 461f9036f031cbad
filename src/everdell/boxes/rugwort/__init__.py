"""The Rugwort pack: three cards for the main deck. (The solo opponent is in the base box.)"""

from everdell.boxes.rugwort.box import RugwortBox

__all__ = ["RugwortBox"]
