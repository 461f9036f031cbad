"""Bellfaire: a fair for up to six players, with market, garland and player powers."""

from everdell.boxes.bellfaire.box import BellfaireBox

__all__ = ["BellfaireBox"]
