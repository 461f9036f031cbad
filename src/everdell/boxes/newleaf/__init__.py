"""Newleaf: the station, its visitors and wagons, golden tokens, tickets, reservations, powers."""

from everdell.boxes.newleaf.box import NewleafBox

__all__ = ["NewleafBox"]
