"""Bellfaire: tables of five and six, a market, a garland, more events and forest cards."""

from everdell.boxes.bellfaire.box import BellfaireBox

__all__ = ["BellfaireBox"]
