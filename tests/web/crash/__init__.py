"""Servers that are killed while people play: what was acknowledged must be there afterwards.

`EVERDELL_EFFORT` multiplies how often they are killed, for a long run; `EVERDELL_SEED` repeats one.
"""
