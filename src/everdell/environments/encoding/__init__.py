"""Games in numbers, compiled with the engine: it knows nothing of numpy, and writes into buffers.

layout.py     where each number of an observation stands
canvas.py     the numbers of all seats' observations, rewritten only where they change
sight.py      what each seat knows; seat.py is about each seat, marks.py about the rest
numbering.py  a number for each option
games.py      many games that are moved on together
"""
