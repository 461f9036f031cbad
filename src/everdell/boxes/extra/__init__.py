"""Extra! Extra!: six kinds of cards for the main deck, fifteen cards in all."""

from everdell.boxes.extra.box import ExtraBox

__all__ = ["ExtraBox"]
